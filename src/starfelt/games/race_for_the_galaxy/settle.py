"""Phase III, Settle: place a world in secret, reveal, pay or conquer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY, Question, Step
from starfelt.core.sets import bit, size
from starfelt.games.race_for_the_galaxy import phases
from starfelt.games.race_for_the_galaxy.actions import (
    ARM,
    CONQUER,
    NONE,
    PAY,
    PAY_BY,
    PAY_COST,
    PLACE,
    PLACE_FREE,
    SELL,
    SETTLE,
    SETTLE_AGAIN,
    USE,
)
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.offers import peaceful_cost, reach, to_settle, ways
from starfelt.games.race_for_the_galaxy.picks import Picks, pose
from starfelt.games.race_for_the_galaxy.placing import choose_to_place, lay_open, none_or_place
from starfelt.games.race_for_the_galaxy.player import MARKS, NO_CARD
from starfelt.games.race_for_the_galaxy.powers import (
    DRAW_AFTER_SETTLE,
    ENVOY,
    MERCENARY,
    SECOND_WORLDS,
    TACTIC,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


@final
class Settle(Step["Race"]):
    """Everybody chooses what to place."""

    def __init__(self, again: bool) -> None:
        self.again: Final[bool] = again

    def numbers(self) -> list[int]:
        return [int(self.again)]

    def do(self, s: Race) -> None:
        phases.begin(s, phases.SETTLE, self.again)
        s.secret = phases.SECRET_WORLDS
        s.push(REVEAL_WORLDS)
        for seat in range(s.seats):
            if s.players[seat].hand.size() > 0:
                s.ask(PlaceWorld(seat))


@final
class PlaceWorld(Question["Race"]):
    """Which world is placed, if any; in secret until all have chosen."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_settle(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        choose_to_place(s, self.seat, action)


@final
class RevealWorlds(Step["Race"]):
    """All are laid open; then everybody pays or conquers, in order."""

    def do(self, s: Race) -> None:
        for seat in lay_open(s):
            s.push(ResolveWorld(seat))


@final
class ResolveWorld(phases.SeatStep):
    def do(self, s: Race) -> None:
        find_way(s, self.seat)


def find_way(s: Race, seat: i64) -> None:
    """Ask how the world is settled, unless there is one way only."""
    acts = ways(s, seat, s.players[seat].placing)
    if len(acts) == 1:
        go_way(s, seat, acts[0])
    else:
        s.ask(HowToSettle(seat))


@final
class HowToSettle(Question["Race"]):
    """By which way, or with which power first."""

    def answers(self, s: Race) -> vec[i64]:
        return ways(s, self.seat, s.players[self.seat].placing)

    def answer(self, s: Race, action: i64) -> None:
        go_way(s, self.seat, action)


def go_way(s: Race, seat: i64, action: i64) -> None:
    p = s.players[seat]
    world = p.placing
    if action == CONQUER:
        s.tell("conquers", seat, NOBODY, world, CARDS[world].cost)
        has_settled(s, seat)
    elif action == PAY_COST:
        pose(s, PayWorld(seat, peaceful_cost(p, world, 0), 0))
    elif action >= PAY_BY and action < SELL:
        envoy = action - PAY_BY
        s.tell("uses", seat, NOBODY, envoy, 0)
        pose(s, PayWorld(seat, peaceful_cost(p, world, value_of(envoy, ENVOY)), 0))
    elif action >= PLACE_FREE:
        s.tell("spends", seat, NOBODY, action - PLACE_FREE, 0)
        s.discard_from_tableau(seat, action - PLACE_FREE)
        has_settled(s, seat)
    else:
        use(s, seat, action - USE)


def value_of(card: i64, word: i64) -> i64:
    value: i64 = 0
    for power in CARDS[card].settles:
        if power.word == word:
            value = power.value
    return value


def use(s: Race, seat: i64, card: i64) -> None:
    """Use a power for military, then go on."""
    p = s.players[seat]
    number = value_of(card, MERCENARY)
    if number > 0:
        s.tell("uses", seat, NOBODY, card, 0)
        p.used |= bit(MARKS * p.slot(card))
        if number > p.hand.size():
            number = p.hand.size()
        pose(s, Arm(seat, number, 0))
        return
    s.tell("spends", seat, NOBODY, card, 0)
    p.extra += value_of(card, TACTIC)
    s.discard_from_tableau(seat, card)
    find_way(s, seat)


@final
class Arm(Picks):
    """Which cards of the hand are discarded for military, 1 each."""

    def verb_number(self) -> i64:
        return ARM

    def required(self, s: Race) -> i64:
        """At least one; and with what can still be had it must be enough."""
        p = s.players[self.seat]
        armed = size(self.picked)
        most = reach(p, p.placing, p.hand.size() - armed) + armed
        missing = CARDS[p.placing].cost - most
        least: i64 = 0 if armed > 0 else 1
        return missing if missing > least else least

    def more(self, left: i64, picked: i64) -> Picks:
        return Arm(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "arms")
        s.players[self.seat].extra += len(cards)
        find_way(s, self.seat)


@final
class PayWorld(Picks):
    """With which cards a world is paid."""

    def verb_number(self) -> i64:
        return PAY

    def more(self, left: i64, picked: i64) -> Picks:
        return PayWorld(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "pays")
        has_settled(s, self.seat)


def has_settled(s: Race, seat: i64) -> None:
    """A world is placed: draws, and perhaps a second one."""
    p = s.players[seat]
    p.placing = NO_CARD
    p.settled += 1
    if p.settled == 1 and s.chose(seat, SETTLE_AGAIN if s.again else SETTLE):
        s.draw(seat, 1)
    s.draw(seat, p.sums[DRAW_AFTER_SETTLE])
    if p.settled == 1 and p.sums[SECOND_WORLDS] > 0 and p.hand.size() > 0:
        s.ask(PlaceSecond(seat))


@final
class PlaceSecond(Question["Race"]):
    """Which world is placed after the first, if any."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_settle(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            s.tell("passes", self.seat, NOBODY, HIDDEN, 1)
            return
        s.players[self.seat].placing = action - PLACE
        s.lay(self.seat, action - PLACE)
        find_way(s, self.seat)


REVEAL_WORLDS: Final = RevealWorlds()
