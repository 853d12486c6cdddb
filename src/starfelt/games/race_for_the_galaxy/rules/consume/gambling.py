"""Gambling in the Consume phase: a number is named, or a card is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort

from ..actions import DONE, KEEP, NAME, STAKE
from ..player import NO_CARD
from ..powers.designs import CARDS
from ..round.turned_up import clear_flipped, discard_shown, flip, show_in_hand

if TYPE_CHECKING:
    from ..state import Race


HIGHEST_NUMBER: Final = 7


HIGHEST_ANTE: Final = 6


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
