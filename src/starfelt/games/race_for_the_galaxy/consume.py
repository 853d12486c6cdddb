"""Phase IV, Consume: trade first, then every consume power, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort
from starfelt.core.sets import bit
from starfelt.games.race_for_the_galaxy import phases
from starfelt.games.race_for_the_galaxy.actions import CONSUME_TRADE, GAMBLE, NONE, USE
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.goods import consume_goods, number_of, number_of_kinds
from starfelt.games.race_for_the_galaxy.player import MARKS, Player
from starfelt.games.race_for_the_galaxy.powers import (
    ALL_GOODS,
    CONSUMERS,
    DRAW,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    PLAIN_SALE,
    SALE,
    SET_OF_GOODS,
    Power,
)
from starfelt.games.race_for_the_galaxy.powers import GAMBLE as GAMBLING
from starfelt.games.race_for_the_galaxy.stakes import DiscardForChips, NameNumber
from starfelt.games.race_for_the_galaxy.trade import pose_sale

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


@final
class Consume(Step["Race"]):
    def do(self, s: Race) -> None:
        phases.begin(s, phases.CONSUME, False)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            if s.players[seat].sums[CONSUMERS] > 0:
                s.push(UsePowers(seat))
            if s.chose(seat, CONSUME_TRADE):
                s.push(Trade(seat))


@final
class Trade(phases.SeatStep):
    """Who chose to trade must sell a good, having one."""

    def do(self, s: Race) -> None:
        pose_sale(s, self.seat, False)


@final
class UsePowers(phases.SeatStep):
    """Go on with the powers that can be used: all must be, but those that take cards of a hand."""

    def do(self, s: Race) -> None:
        usable = usable_powers(s.players[self.seat])
        if len(usable) == 0:
            return
        if len(usable) == 1:
            s.push(self)
            use(s, self.seat, usable[0])
        else:
            s.ask(UsePower(self.seat))


def usable_powers(p: Player) -> vec[i64]:
    """The powers that can be used now: MARKS * place in the tableau + place among the powers."""
    found = vec[i64](capacity=8)
    for i in range(p.tableau.size()):
        powers = CARDS[p.tableau.at(i)].consumes
        for k in range(len(powers)):
            mark = MARKS * i + k
            if not p.used & bit(mark) and is_usable(p, i, powers[k]):
                found = append(found, mark)
    return found


def is_usable(p: Player, slot: i64, power: Power) -> bool:
    word = power.word
    if word == GOODS:
        return number_of(p, power.kind) > 0
    if word == SET_OF_GOODS:
        return number_of(p, power.kind) >= power.number
    if word == KINDS_OF_GOODS:
        return number_of_kinds(p) >= power.number
    if word == ALL_GOODS or word == SALE or word == PLAIN_SALE:
        return number_of(p, 0) > 0
    if word == OWN_GOOD:
        return p.has_good(slot)
    return word != HAND_CARDS or p.hand.size() > 0


def power_at(p: Player, mark: i64) -> Power:
    return CARDS[p.tableau.at(mark // MARKS)].consumes[mark % MARKS]


@final
class UsePower(Question["Race"]):
    """Which power next; none, if all that are left are optional."""

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        acts = vec[i64](capacity=8)
        optional = True
        for mark in usable_powers(p):
            optional = optional and power_at(p, mark).word == HAND_CARDS
            acts = append(acts, action_of(p, mark))
        if optional:
            acts = append(acts, NONE)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action != NONE:
            s.push(UsePowers(self.seat))
            use(s, self.seat, mark_of(s.players[self.seat], action))


def action_of(p: Player, mark: i64) -> i64:
    gambles = power_at(p, mark).word == GAMBLING
    return GAMBLE if gambles else USE + p.tableau.at(mark // MARKS)


def mark_of(p: Player, action: i64) -> i64:
    """The power that an action uses; it must be usable."""
    usable = usable_powers(p)
    i: i64 = 0
    while action_of(p, usable[i]) != action:
        i += 1
    return usable[i]


def use(s: Race, seat: i64, mark: i64) -> None:
    """Use a power; it may ask a question."""
    p = s.players[seat]
    p.used |= bit(mark)
    power = power_at(p, mark)
    word = power.word
    card = p.tableau.at(mark // MARKS)
    if word == HAND_CARDS:
        s.ask(DiscardForChips(seat, least(power.number, p.hand.size()), 0, card))
        return
    s.tell("uses", seat, NOBODY, card, 0)
    if word == DRAW:
        s.draw(seat, power.cards)
    elif word == GAMBLING:
        s.ask(NameNumber(seat))
    elif word == SALE or word == PLAIN_SALE:
        pose_sale(s, seat, word == PLAIN_SALE)
    else:
        consume_goods(s, seat, card, power)


def least(a: i64, b: i64) -> i64:
    return a if a < b else b
