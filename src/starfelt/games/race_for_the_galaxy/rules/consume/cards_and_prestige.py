"""Consume powers that take no goods: cards of the hand for something, and gambling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort

from ..actions import DISCARD, DONE, KEEP, NAME, STAKE
from ..picks import Picks, PowerPicks
from ..player import NO_CARD
from ..powers.designs import CARDS
from ..round import prestige
from ..round.turned_up import (
    clear_flipped,
    discard_shown,
    flip,
    show_in_hand,
)

if TYPE_CHECKING:
    from ..state import Race

HIGHEST_NUMBER: Final = 7
HIGHEST_ANTE: Final = 6


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


# -------------------------------------------------------------------------------- gambling
@final
class Ante(Question["Race"]):
    """Which card of the hand is at stake, if any: as many cards are turned up as it costs."""

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=8)
        acts = append(acts, DONE)
        hand = s.players[self.seat].hand.cards
        for i in range(len(hand)):
            cost = CARDS[hand[i]].cost
            if cost >= 1 and cost <= HIGHEST_ANTE and (i == 0 or hand[i] != hand[i - 1]):
                acts = append(acts, STAKE + hand[i])
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == DONE:
            s.tell("passes", self.seat, NOBODY, NO_CARD, 2)
            return
        ante = action - STAKE
        s.tell("stakes", self.seat, NOBODY, ante, CARDS[ante].cost)
        show_in_hand(s, self.seat, ante)
        won = False
        for _card in range(CARDS[ante].cost):
            card = flip(s, self.seat)
            won = won or (card != NO_CARD and CARDS[card].cost > CARDS[ante].cost)
        if won:
            pose_prize(s, self.seat)
        else:
            clear_flipped(s, self.seat, NO_CARD)
            discard_shown(s, self.seat, ante)


def pose_prize(s: Race, seat: i64) -> None:
    """Keep one of the cards turned up; which one is asked if there are several."""
    assert s.flipped is not None
    if s.flipped.size() == 1:
        clear_flipped(s, seat, s.flipped.at(0))
    else:
        s.ask(KeepPrize(seat))


@final
class KeepPrize(Question["Race"]):
    """Which of the cards turned up is kept."""

    def answers(self, s: Race) -> vec[i64]:
        assert s.flipped is not None
        acts = vec[i64](capacity=6)
        for card in s.flipped.cards:
            if KEEP + card not in acts:
                acts = append(acts, KEEP + card)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        clear_flipped(s, self.seat, action - KEEP)


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
