"""Sets of designs, one bit each; and cards in play, a design with what it was used for."""

from typing import Final

from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.pile import Pile

# a card in play: its design and these three marks; unmarked it has all its abilities left
USED: Final = 1  # a base's primary ability
ALLIED: Final = 2  # its ally ability
UNLOCKED: Final = 4  # by a variant: its ally ability stays usable this turn
MARKS: Final = 3  # how many bits they take


def design(code: i64) -> i64:
    """The design of a card in play."""
    return code >> MARKS


def designs(cards: Pile) -> i64:
    """The set of designs in a pile."""
    found: i64 = 0
    for card in cards.cards:
        found |= bit(card)
    return found


def designs_in_play(codes: Pile) -> i64:
    """The set of designs of cards in play."""
    found: i64 = 0
    for code in codes.cards:
        found |= bit(code >> MARKS)
    return found


def most_used(codes: Pile, card: i64, without: i64) -> i64:
    """Of the cards in play of this design that lack a mark, the one with the most marks."""
    i = codes.size() - 1
    while design(codes.at(i)) != card or codes.at(i) & without:
        i -= 1
    return codes.at(i)
