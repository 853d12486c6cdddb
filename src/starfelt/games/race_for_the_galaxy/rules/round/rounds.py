"""A round: action cards in secret, the phases that were chosen, and the end of the round."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Step
from starfelt.core.pile import Pile

from ..actions import ACTION_SEARCH, DISCARD
from ..consume.phase import Consume
from ..develop import Develop
from ..explore import Explore
from ..options import HAND_LIMIT, LARGE_HAND_LIMIT
from ..paying.saved_cards import set_apart
from ..picks import Picks, pose
from ..player import NO_CARD, Player
from ..powers.powers import (
    LARGE_HAND,
    LAST_CHOICE,
    SALVAGE,
)
from ..produce.phase import Produce
from ..settle.phase import Settle
from ..state import PLAYING, Race
from . import goals, phases, prestige
from .action_cards import ChooseAction, has_one_of_two, reveal
from .phases import NO_SECRET, SECRET_ACTIONS
from .search import Search


@final
class Round(Step[Race]):
    """A new round begins: the prestige leader is rewarded, then everybody chooses in secret."""

    def do(self, s: Race) -> None:
        s.round += 1
        s.tell("round", NOBODY, NOBODY, HIDDEN, s.round)
        if s.leaders != 0:
            prestige.reward_leaders(s)
            if len(s.goals) > 0:
                goals.look(s, goals.AFTER_LEADER)
        s.push(CHOOSE_ACTIONS)


@final
class ChooseActions(Step[Race]):
    """Who chooses last has nothing to choose yet, or one of two actions."""

    def do(self, s: Race) -> None:
        s.secret = SECRET_ACTIONS
        last: i64 = NOBODY
        for seat in range(s.seats):
            if s.players[seat].sums[LAST_CHOICE] > 0:
                last = seat
        s.push(REVEAL if last == NOBODY else RevealTo(last))
        for seat in range(s.seats):
            if seat != last or s.rules.two_actions:
                s.ask(ChooseAction(seat))


@final
class RevealTo(phases.SeatStep):
    """All others have chosen: what they have is revealed, and the last seat chooses."""

    def do(self, s: Race) -> None:
        s.secret = NO_SECRET
        for i in range(s.seats):
            seat = s.in_order(i)
            if s.players[seat].chosen != NO_CARD:
                show_choice(s, seat)
        s.push(REVEAL)
        s.ask(ChooseAction(self.seat))


def show_choice(s: Race, seat: i64) -> None:
    p = s.players[seat]
    before = p.action if has_one_of_two(s, p) else NO_CARD
    reveal(s, p)
    for card in (p.action, p.second):
        if card != NO_CARD and card != before:
            s.tell("boosts" if card == p.boosted else "chooses", seat, NOBODY, HIDDEN, card)


@final
class Reveal(Step[Race]):
    """All have chosen: searches, and the phases that were chosen, follow in order."""

    def do(self, s: Race) -> None:
        s.secret = NO_SECRET
        chosen: i64 = 0
        for i in range(s.seats):
            seat = s.in_order(i)
            p = s.players[seat]
            if p.chosen != NO_CARD:
                show_choice(s, seat)
            assert p.action != NO_CARD, "a position was read in which a seat has chosen nothing"
            chosen |= 1 << p.action
            if p.second != NO_CARD:
                chosen |= 1 << p.second
        if s.rules.prestige:
            prestige.pay_for_boosts(s)
        push_phases(s, chosen)
        if (chosen >> ACTION_SEARCH) & 1:
            push_searches(s)


def push_phases(s: Race, chosen: i64) -> None:
    """The phases of these action cards follow: the last one lies lowest."""
    s.push(END_OF_ROUND)
    for i in range(len(PHASE_STEPS) - 1, -1, -1):
        if chosen & phases.CALLED_BY[i]:
            s.push(PHASE_STEPS[i])


def push_searches(s: Race) -> None:
    for i in range(s.seats):
        seat = s.in_order(s.seats - 1 - i)
        if s.chose(seat, ACTION_SEARCH):
            s.push(Search(seat))


def hand_limit(p: Player) -> i64:
    return LARGE_HAND_LIMIT if p.sums[LARGE_HAND] > 0 else HAND_LIMIT


@final
class EndOfRound(Step[Race]):
    """Everybody discards down to the hand limit."""

    def do(self, s: Race) -> None:
        s.phase = 0
        s.again = False
        s.push(CHECK_END)
        salvager = who_salvages(s)
        if salvager != NOBODY:
            s.push(TakeDiscards(salvager))
        for seat in range(s.seats):
            p = s.players[seat]
            over = p.hand.size() - hand_limit(p)
            p.discarded = over > 0
            if over > 0:
                pose(s, DiscardToLimit(seat, over, 0))


@final
class DiscardToLimit(Picks):
    """At the end of a round no hand is larger than the limit."""

    def verb_number(self) -> i64:
        return DISCARD

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardToLimit(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        salvager = who_salvages(s)
        for card in cards:
            if salvager == NOBODY or salvager == self.seat:
                s.discard(self.seat, card, "discards")
            else:
                set_apart(s, self.seat, card, "discards")


def hand_over(s: Race, seat: i64, to: i64) -> None:
    """Cards that were set apart come into another hand; only the two know which they are."""
    p = s.players[seat]
    q = s.players[to]
    for card in p.drawn.cards:
        q.hand.insert(card)
        if not s.quiet:
            q.fresh += 1
            s.known[to].sees(card)
            s.tell_some("salvages", to, seat, card, 1, (1 << seat) | (1 << to))
    p.drawn = Pile(vec[i64]())
    p.shown = None
    p.gone = 0


def who_salvages(s: Race) -> i64:
    for seat in range(s.seats):
        if s.players[seat].sums[SALVAGE] > 0:
            return seat
    return NOBODY


@final
class TakeDiscards(phases.SeatStep):
    """What the others have discarded comes into this hand, over the limit if need be."""

    def do(self, s: Race) -> None:
        for i in range(s.seats):
            other = s.in_order(i)
            if other != self.seat and s.players[other].drawn.size() > 0:
                hand_over(s, other, self.seat)


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
CHOOSE_ACTIONS: Final = ChooseActions()
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
#: The phases as they stand in `phases.CHOSEN_BY`.
PHASE_STEPS: Final[list[Step[Race]]] = [
    EXPLORE_PHASE,
    DEVELOP_PHASE,
    SECOND_DEVELOP_PHASE,
    SETTLE_PHASE,
    SECOND_SETTLE_PHASE,
    CONSUME_PHASE,
    PRODUCE_PHASE,
]
