"""Consume powers that take no goods: cards of the hand for chips, and gambling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.games.race_for_the_galaxy.actions import NAME
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.picks import Picks, PowerPicks
from starfelt.games.race_for_the_galaxy.player import NO_CARD

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race

HIGHEST_NUMBER: Final = 7


@final
class DiscardForChips(PowerPicks):
    """Which cards of the hand are discarded for a chip each, if any; chips never count double."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardForChips(self.seat, left, picked, self.card)

    def give(self, s: Race, cards: vec[i64]) -> None:
        s.tell("uses", self.seat, NOBODY, self.card, 0)
        for card in cards:
            s.discard(self.seat, card, "discards")
        s.gain_chips(self.seat, len(cards))


@final
class NameNumber(Question["Race"]):
    """Gambling: the next card is shown, and won if it costs as many as was named."""

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=7)
        for number in range(HIGHEST_NUMBER):
            acts = append(acts, NAME + number)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        number = action - NAME + 1
        s.tell("names", self.seat, NOBODY, NO_CARD, number)
        card = s.top_card()
        if card == NO_CARD:
            s.tell("cannot_draw", self.seat, NOBODY, NO_CARD, 0)
            return
        s.refill()
        s.show(NOBODY, card)
        if CARDS[card].cost == number:
            s.tell("wins_card", self.seat, NOBODY, card, number)
            s.take_shown(self.seat, card)
        else:
            s.tell("flips", self.seat, NOBODY, card, number)
            s.open_discard(card)
