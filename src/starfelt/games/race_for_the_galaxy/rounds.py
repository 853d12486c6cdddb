"""A round: action cards in secret, the phases that were chosen, and the end of the round."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Step
from starfelt.games.race_for_the_galaxy import goals
from starfelt.games.race_for_the_galaxy.actions import (
    CONSUME_TRADE,
    CONSUME_TWICE,
    DEVELOP,
    DEVELOP_AGAIN,
    DISCARD,
    EXPLORE_FIVE,
    EXPLORE_ONE,
    PRODUCE_ACTION,
    SETTLE,
    SETTLE_AGAIN,
)
from starfelt.games.race_for_the_galaxy.choosing import ChooseAction, reveal
from starfelt.games.race_for_the_galaxy.consume import Consume
from starfelt.games.race_for_the_galaxy.develop import Develop
from starfelt.games.race_for_the_galaxy.explore import Explore
from starfelt.games.race_for_the_galaxy.phases import NO_SECRET, SECRET_ACTIONS
from starfelt.games.race_for_the_galaxy.picks import Picks, pose
from starfelt.games.race_for_the_galaxy.player import NO_CARD
from starfelt.games.race_for_the_galaxy.produce import Produce
from starfelt.games.race_for_the_galaxy.rules import HAND_LIMIT
from starfelt.games.race_for_the_galaxy.settle import Settle
from starfelt.games.race_for_the_galaxy.state import PLAYING, Race


@final
class Round(Step[Race]):
    """A new round begins: everybody chooses in secret."""

    def do(self, s: Race) -> None:
        s.round += 1
        s.tell("round", NOBODY, NOBODY, HIDDEN, s.round)
        s.secret = SECRET_ACTIONS
        s.push(REVEAL)
        for seat in range(s.seats):
            s.ask(ChooseAction(seat))


@final
class Reveal(Step[Race]):
    """All have chosen: the phases that were chosen follow in order."""

    def do(self, s: Race) -> None:
        s.secret = NO_SECRET
        chosen: i64 = 0
        for i in range(s.seats):
            p = s.players[s.in_order(i)]
            reveal(p)
            chosen |= 1 << p.action
            s.tell("chooses", s.in_order(i), NOBODY, HIDDEN, p.action)
            if p.second != NO_CARD:
                chosen |= 1 << p.second
                s.tell("chooses", s.in_order(i), NOBODY, HIDDEN, p.second)
        s.push(END_OF_ROUND)
        if (chosen >> PRODUCE_ACTION) & 1:
            s.push(PRODUCE_PHASE)
        if (chosen >> CONSUME_TRADE) & 1 or (chosen >> CONSUME_TWICE) & 1:
            s.push(CONSUME_PHASE)
        if (chosen >> SETTLE_AGAIN) & 1:
            s.push(SECOND_SETTLE_PHASE)
        if (chosen >> SETTLE) & 1:
            s.push(SETTLE_PHASE)
        if (chosen >> DEVELOP_AGAIN) & 1:
            s.push(SECOND_DEVELOP_PHASE)
        if (chosen >> DEVELOP) & 1:
            s.push(DEVELOP_PHASE)
        if (chosen >> EXPLORE_FIVE) & 1 or (chosen >> EXPLORE_ONE) & 1:
            s.push(EXPLORE_PHASE)


@final
class EndOfRound(Step[Race]):
    """Everybody discards down to the hand limit."""

    def do(self, s: Race) -> None:
        s.phase = 0
        s.again = False
        s.push(CHECK_END)
        for seat in range(s.seats):
            p = s.players[seat]
            p.discarded = p.hand.size() > HAND_LIMIT
            if p.discarded:
                pose(s, DiscardToLimit(seat, p.hand.size() - HAND_LIMIT, 0))


@final
class DiscardToLimit(Picks):
    """At the end of a round no hand is larger than the limit."""

    def verb_number(self) -> i64:
        return DISCARD

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardToLimit(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "discards")


@final
class CheckEnd(Step[Race]):
    """The goal of who discarded; then the game is over, or the next round begins."""

    def do(self, s: Race) -> None:
        if len(s.goals) > 0:
            goals.after_round(s)
        for p in s.players:
            p.discarded = False
        s.over = s.ends()
        if s.over == PLAYING:
            s.push(ROUND)
        else:
            s.tell("ends", NOBODY, NOBODY, HIDDEN, s.over)


ROUND: Final = Round()
REVEAL: Final = Reveal()
END_OF_ROUND: Final = EndOfRound()
CHECK_END: Final = CheckEnd()
EXPLORE_PHASE: Final = Explore()
DEVELOP_PHASE: Final = Develop(False)
SECOND_DEVELOP_PHASE: Final = Develop(True)
SETTLE_PHASE: Final = Settle(False)
SECOND_SETTLE_PHASE: Final = Settle(True)
CONSUME_PHASE: Final = Consume()
PRODUCE_PHASE: Final = Produce()
