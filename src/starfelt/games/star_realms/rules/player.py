"""One side of the table."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from starfelt.core.pile import Pile


@final
@mypyc_attr(acyclic=True, native_class=True)
class Player:
    """One side of the table.  Hand, ships and bases are in ascending order.

    What others know of hidden cards is public: the `tops` cards on top of the deck, put there for
    all to see, and those `shown` in hand, which came from there or were the last of the old deck.
    """

    def __init__(
        self,
        authority: i64,
        deck: Pile,
        hand: Pile,
        discards: Pile,
        ships: Pile,
        bases: Pile,
        shown: Pile,
    ) -> None:
        self.authority: i64 = authority
        self.owed: i64 = 0  # cards to be discarded when the turn begins
        self.tops: i64 = 0
        self.deck: Pile = deck
        self.hand: Pile = hand
        self.discards: Pile = discards
        self.ships: Pile = ships  # in play, with marks
        self.bases: Pile = bases  # in play, with marks
        self.shown: Pile = shown

    def copy(self) -> Player:
        p = Player(
            self.authority,
            self.deck.copy(),
            self.hand.copy(),
            self.discards.copy(),
            self.ships.copy(),
            self.bases.copy(),
            self.shown.copy(),
        )
        p.owed = self.owed
        p.tops = self.tops
        return p

    def leaves_hand(self, card: i64) -> None:
        self.hand.remove(card)
        if self.shown.size() > 0 and self.shown.has(card):
            self.shown.remove(card)
