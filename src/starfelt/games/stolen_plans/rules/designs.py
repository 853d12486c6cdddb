"""All designs, by number, and how many of each there are."""

from typing import Final

from librt.vecs import append, vec

from .card import Card
from .cards.second_edition import ROWS, VARIANTS


def all_rows() -> vec[Card]:
    cards = vec[Card]()
    for card in ROWS:
        cards = append(cards, card)
    return cards


CARDS: Final = all_rows()

R2D2: Final = 0
DARTH_VADER: Final = 3
LEARN_THE_WAYS: Final = 12
ADVANTAGE: Final = 20
SEARCH: Final = 22
DECOY: Final = 24
DESIGNS: Final = 25

# Two Rebel Heroes that are played together.
HEROES: Final = [number for number in range(DESIGNS) if CARDS[number].hero]
PAIRS: Final = [(one, two) for one in HEROES for two in HEROES if one <= two]

KEYS: Final = {CARDS[number].key: number for number in range(DESIGNS)}


def copies(bonus: list[str], variants: list[str]) -> list[int]:
    """How many of each design are in the deck with these bonus cards and variants."""
    counts = [
        CARDS[n].copies if not CARDS[n].bonus or CARDS[n].key in bonus else 0
        for n in range(DESIGNS)
    ]
    for variant, key, number in VARIANTS:
        if variant in variants:
            counts[KEYS[key]] = number
    return counts
