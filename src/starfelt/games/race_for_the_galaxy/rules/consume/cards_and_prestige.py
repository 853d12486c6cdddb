"""Consume powers that take no goods: cards of the hand for chips or prestige."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY

from ..actions import DISCARD
from ..picks import Picks, PowerPicks
from ..powers.designs import CARDS
from ..round import prestige

if TYPE_CHECKING:
    from ..state import Race


@final
class DiscardForChips(PowerPicks):
    """Which cards of the hand are discarded for a chip or a card each, if any."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardForChips(self.seat, left, picked, self.card)

    def give(self, s: Race, cards: vec[i64]) -> None:
        """Chips for cards never count double."""
        s.tell("uses", self.seat, NOBODY, self.card, 0)
        for card in cards:
            s.discard(self.seat, card, "discards")
        power = CARDS[self.card].consumes[0]  # no card has another one beside it
        if power.points > 0:
            s.gain_chips(self.seat, power.points * len(cards))
        s.draw(self.seat, power.cards * len(cards))


@final
class DiscardSet(PowerPicks):
    """Which cards of the hand are discarded for prestige: all that it takes, or none."""

    def required(self, s: Race) -> i64:
        return self.left if self.picked != 0 else 0

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardSet(self.seat, left, picked, self.card)

    def answers(self, s: Race) -> vec[i64]:
        """A first card needs others to follow."""
        acts = super().answers(s)
        hand = s.players[self.seat].hand
        last = hand.at(hand.size() - 1)
        if self.picked == 0 and hand.count(last) == 1 and len(acts) > 1:
            return acts[: len(acts) - 1]
        return acts

    def give(self, s: Race, cards: vec[i64]) -> None:
        s.tell("uses", self.seat, NOBODY, self.card, 0)
        for card in cards:
            s.discard(self.seat, card, "discards")
        prestige.gain(s, self.seat, self.card, CARDS[self.card].consumes[0].prestige)


@final
class CashIn(Picks):
    """Which cards of the hand are discarded for a chip each, by the prestige bonus of trading."""

    def verb_number(self) -> i64:
        return DISCARD

    def required(self, s: Race) -> i64:
        return 0

    def more(self, left: i64, picked: i64) -> Picks:
        return CashIn(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "discards")
        if len(cards) > 0:
            s.gain_chips(self.seat, len(cards))
