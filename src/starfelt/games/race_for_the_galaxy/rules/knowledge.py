"""What an observer knows of cards that lie face down.

Cards are discarded face down, so everybody knows only their own discards and what was open before.
When the discards are shuffled, such a card was in the deck at that moment: from then on it can't be
one of the goods that were already laid, nor a card that somebody has held since before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.pile import Pile

EPOCH: Final = 4096  # more than there are reshuffles in a game


@final
@mypyc_attr(acyclic=True, native_class=True)
class Knowledge:
    """What one seat knows, or everybody.

    `discards` are cards known to be among the discards.  `past` are cards that were in the deck
    after a certain reshuffle and have not been seen since: card * EPOCH + that reshuffle's number.
    Both are ascending.
    """

    def __init__(self, discards: Pile, past: Pile) -> None:
        self.discards: Pile = discards
        self.past: Pile = past

    def copy(self) -> Knowledge:
        return Knowledge(self.discards.copy(), self.past.copy())

    def sees(self, card: i64) -> None:
        """A card that had not been in sight comes into sight.

        If several copies are out of sight it may be any of them; what stays known is what holds
        for each, so the most recent trace is the one to forget.
        """
        i = self.past.size() - 1
        while i >= 0 and self.past.at(i) >= card * EPOCH:
            if self.past.at(i) < (card + 1) * EPOCH:
                self.past.take(i)
                return
            i -= 1

    def reshuffle(self, number: i64) -> None:
        """The discards became the deck."""
        for card in self.discards.cards:
            self.past.insert(card * EPOCH + number)
        self.discards = Pile(vec[i64]())

    def numbers(self) -> list[int]:
        return [-4, *self.discards.cards, -5, *self.past.cards]


def nothing_known() -> Knowledge:
    return Knowledge(Pile(vec[i64]()), Pile(vec[i64]()))
