"""Phase IV, Consume: trade first, then every consume power, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.pile import sort

from ..actions import ACTION_CONSUME_TRADE, CASH_IN, GAMBLE, NONE, USE
from ..player import CASHED, MARKS, Player
from ..powers.designs import CARDS
from ..powers.powers import (
    ALL_GOODS,
    ANTE,
    CHIPS,
    CONSUMERS,
    DRAW,
    EACH_KIND,
    GAMBLING,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    PLAIN_SALE,
    PRESTIGE_STAKE,
    SALE,
    SET_OF_CARDS,
    SET_OF_GOODS,
    Power,
)
from ..round import phases, prestige
from .cards_and_prestige import CashIn, DiscardForChips, DiscardSet
from .gambling import Ante, NameNumber
from .goods import (
    consume_goods,
    number_of,
    number_of_kinds,
    reward,
)
from .trade import BY_ACTION, FULL, PLAIN, pose_sale

if TYPE_CHECKING:
    from ..state import Race


CARDS_FOR_CHIPS: Final = 2  # by the prestige bonus of trading


@final
class Consume(Step["Race"]):
    def do(self, s: Race) -> None:
        phases.begin(s, phases.PHASE_CONSUME, False)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            if s.players[seat].sums[CONSUMERS] > 0 or s.boosted(seat, ACTION_CONSUME_TRADE):
                s.push(UsePowers(seat))
            if s.chose(seat, ACTION_CONSUME_TRADE):
                s.push(Trade(seat))


@final
class Trade(phases.SeatStep):
    """Who chose to trade must sell a good, having one."""

    def do(self, s: Race) -> None:
        pose_sale(s, self.seat, BY_ACTION)


@final
class UsePowers(phases.SeatStep):
    """Go on with the powers that can be used: all must be, but those that take cards of a hand
    or prestige."""

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        usable = usable_powers(p)
        cash = can_cash_in(s, self.seat)
        if len(usable) == 0 and not cash:
            return
        if len(usable) == 0:
            s.push(self)
            cash_in(s, self.seat)
        elif len(usable) == 1 and not cash and power_at(p, usable[0]).word != PRESTIGE_STAKE:
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
    if word == ALL_GOODS or word == EACH_KIND or word == SALE or word == PLAIN_SALE:
        return number_of(p, 0) > 0
    if word == OWN_GOOD:
        return p.has_good(slot)
    return cards_staked(word) <= p.hand.size() if word != PRESTIGE_STAKE else p.prestige > 0


def cards_staked(word: i64) -> i64:
    """How many cards of the hand an optional power needs at the least; 0 if it must be used."""
    if word == HAND_CARDS or word == ANTE:
        return 1
    return 2 if word == SET_OF_CARDS else 0


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
            word = power_at(p, mark).word
            optional = optional and (cards_staked(word) > 0 or word == PRESTIGE_STAKE)
            acts = append(acts, action_of(p, mark))
        if can_cash_in(s, self.seat):
            acts = append(acts, CASH_IN)
        if optional:
            acts = append(acts, NONE)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        if action == NONE:
            return
        s.push(UsePowers(self.seat))
        if action == CASH_IN:
            cash_in(s, self.seat)
        else:
            use(s, self.seat, mark_of(s.players[self.seat], action))


def action_of(p: Player, mark: i64) -> i64:
    word = power_at(p, mark).word
    gambles = word == GAMBLING or word == ANTE
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
    if cards_staked(word) > 0:
        stake(s, seat, card, power)
        return
    s.tell("uses", seat, NOBODY, card, 0)
    if word == PRESTIGE_STAKE:
        prestige.spend(s, seat, card)
        reward(s, seat, card, power, 1)
    elif word == CHIPS:
        reward(s, seat, card, power, 1)
    elif word == DRAW:
        s.draw(seat, power.cards)
    elif word == GAMBLING:
        s.ask(NameNumber(seat))
    elif word == SALE or word == PLAIN_SALE:
        pose_sale(s, seat, PLAIN if word == PLAIN_SALE else FULL)
    else:
        consume_goods(s, seat, card, power)


def stake(s: Race, seat: i64, card: i64, power: Power) -> None:
    """Powers that take cards of the hand, if one likes."""
    p = s.players[seat]
    if power.word == ANTE:
        s.ask(Ante(seat))
    elif power.word == SET_OF_CARDS:
        s.ask(DiscardSet(seat, power.number, 0, card))
    else:
        s.ask(DiscardForChips(seat, least(power.number, p.hand.size()), 0, card))


def can_cash_in(s: Race, seat: i64) -> bool:
    p = s.players[seat]
    return s.boosted(seat, ACTION_CONSUME_TRADE) and p.hand.size() > 0 and not p.has_done(CASHED)


def cash_in(s: Race, seat: i64) -> None:
    p = s.players[seat]
    p.once |= CASHED
    s.ask(CashIn(seat, least(CARDS_FOR_CHIPS, p.hand.size()), 0))


def least(a: i64, b: i64) -> i64:
    return a if a < b else b
