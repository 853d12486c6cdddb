"""Takeovers in Race for the Galaxy: which are worth it, and what it is worth to be spared them."""

from typing import Final, NamedTuple

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..notation.write import Attempt
from ..rules.powers.powers import (
    ANYONE,
    BRIBES,
    CLOAK,
    DESTRUCTION,
    DISCARDED,
    FUELS,
    IMPERIUMS,
    MERCENARIES,
    MILITARY_WORLDS,
    RARE,
    REBEL_MILITARY_WORLDS,
    REBELS,
    TACTICS,
    TAKEOVER_DEFENCE,
    TAKEOVERS,
    THE_ARMED,
    THE_IMPERIUM,
    WILD,
)
from ..view import SeatView
from .accounts import Side
from .card_values import ROWS, TAKEOVER_POWERS, Means, means
from .costs import theirs
from .evaluation import Table
from .ways_to_place import NO_ARMS, Arms, cheapest

Worths = list[float]

HOSTILE: Final = 0.6  # what another side loses is gained
HOPE: Final = 0.2  # that a defender who could do more does not, or has no cards for it
NO_MORE: Final = 0.5  # better than what is not in the plan
OVERSEEN: Final = 0.3  # of what one attacker gains from another side, to those who look on


class Target(NamedTuple):
    """A world of another side, what it takes, and what it gives."""

    world: str
    power: str  # the card with the power to take it
    gap: int  # the military that is missing
    more: int  # that its owner may add
    gain: float  # if it succeeds
    cost: float  # in any case


class Plan(NamedTuple):
    """With how much more military to attack, and what is to be expected of it."""

    worth: float
    arms: Arms


# -------------------------------------------------------------------------------- strength
def defence(shown: SeatView, side: Side, world: str) -> int:
    """The strength of an owner and of the world."""
    total = side.strength(ROWS[world]) + shown.extra + ROWS[world].cost
    if side.sums[TAKEOVER_DEFENCE]:
        total += side.sums[MILITARY_WORLDS] + side.sums[REBEL_MILITARY_WORLDS]
    return total


def reserve(shown: SeatView, side: Side) -> int:
    """What an owner may still add."""
    sums = side.sums
    found = sums[TACTICS] + min(shown.hand, max(0, sums[MERCENARIES] - shown.armed))
    if shown.prestige and "bribed" not in shown.once:
        found += sums[BRIBES]
    if side.goods[RARE - 1] + side.goods[WILD - 1] and "fuelled" not in shown.once:
        found += sums[FUELS]
    return found


def attack(shown: SeatView, side: Side, world: str, power: str) -> int:
    """The strength of an attacker."""
    bonus = TAKEOVER_POWERS[power].value * side.sums[REBEL_MILITARY_WORLDS]
    return side.strength(ROWS[world]) + shown.extra + bonus


# -------------------------------------------------------------------------------- targets
def may_strike(t: Table, power: Means, owner: Side, world: str) -> bool:
    row = ROWS[world]
    if power.kind == REBELS:
        return row.military and row.rebel
    if not row.is_world or not (row.military or fleet(t)):
        return False
    if power.kind == THE_IMPERIUM:
        return owner.sums[IMPERIUMS] > 0
    return owner.military() >= 1 if power.kind == THE_ARMED else t.shown.prestige > 0


def fleet(t: Table) -> str | None:
    """The card by discarding which a takeover may strike a peaceful world."""
    for name in t.working:
        power = means(name, CLOAK)
        if power is not None and power.prestige:
            return name
    return None


def targets(t: Table) -> list[Target]:
    """All that I could attack, by each power."""
    if not t.war or not t.terms.sums[TAKEOVERS]:
        return []
    return [
        target(t, card.card, name, shown, side)
        for _, shown, side in theirs(t.view)
        for card in shown.tableau
        if not card.new
        for name in t.working
        if name in TAKEOVER_POWERS and may_strike(t, TAKEOVER_POWERS[name], side, card.card)
    ]


def target(t: Table, world: str, power: str, shown: SeatView, side: Side) -> Target:
    means_ = TAKEOVER_POWERS[power]
    destroys = means_.word == DESTRUCTION
    good = any(card.card == world and card.good is not None for card in shown.tableau)
    gain = t.prestige_gain(means_.prestige) + HOSTILE * ROWS[world].points / len(t.foes)
    if not destroys:
        gain += t.outlook_of(t.me.plus(world, good)) - t.now + (t.good_on(world) if good else 0.0)
    cost = -t.prestige_gain(-1) if means_.kind == ANYONE else 0.0
    cost += t.loss(power) if means_.number == DISCARDED else 0.0
    if not ROWS[world].military:
        cost += t.loss(fleet(t) or power)
        gain += t.prestige_gain(2)
    gap = defence(shown, side, world) - attack(t.shown, t.terms, world, power)
    return Target(world, power, gap, reserve(shown, side), gain, cost)


def plan(t: Table, aim: Target) -> Plan:
    """To be sure of it, or to hope that the owner adds nothing; else not at all."""
    found = [Plan(0.0, NO_ARMS)]
    for more, chance in ((aim.more, 1.0), (0, 1.0 if aim.more <= 0 else HOPE)):
        arms = cheapest(t, aim.gap + more, None)
        if arms is not None:
            found.append(Plan(chance * aim.gain - arms.cost, arms))
    return max(found, key=lambda plan: plan.worth)


def worth_of(t: Table, aim: Target) -> float:
    return plan(t, aim).worth - aim.cost + t.ending()


def best_takeover(t: Table) -> float:
    """What the best takeover is worth, or nothing."""
    return max([0.0, *(worth_of(t, aim) for aim in targets(t))])


# -------------------------------------------------------------------------------- declaring
def declare_takeover(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    found = targets(t)
    return [
        max([worth_of(t, aim) for aim in found if aim.world == act.card]) if act.card else 0.0
        for act in actions
    ]


def takeover_by(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    found = {aim.power: aim for aim in targets(t) if aim.world == given(question.card)}
    return [worth_of(t, found[act.card or ""]) for act in actions]


def my_attempt(t: Table) -> Target:
    """The takeover that I declared last, as it stands."""
    row = [row for row in t.view.attempts if row.attacker == t.seat][-1]
    shown = t.view.seats[row.owner]
    side = next(side for seat, _, side in theirs(t.view) if seat == row.owner)
    gap = defence(shown, side, row.world) - attack(t.shown, t.terms, row.world, row.power)
    gain = t.outlook_of(t.me.plus(row.world, False)) - t.now
    gain += HOSTILE * ROWS[row.world].points / len(t.foes)
    return Target(row.world, row.power, gap, reserve(shown, side), gain, 0.0)


def reinforce_attack(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return by_plan(t, plan(t, my_attempt(t)).arms, actions)


def by_plan(t: Table, arms: Arms, actions: list[Action]) -> Worths:
    """The powers of the plan first, then cards of the hand, then no more."""
    first = arms.cards[:1]
    return [
        NO_MORE if act.card is None else float(act.card in first if first else hires(act, arms))
        for act in actions
    ]


def hires(action: Action, arms: Arms) -> bool:
    """Are cards of the hand wanted, and does this power take them?"""
    return arms.hired > 0 and MERCENARIES in dict(ROWS[action.card or ""].sums)


# -------------------------------------------------------------------------------- resisting
def attempt_gap(t: Table, row: Attempt) -> int:
    """How much military I need more to keep my world."""
    attacker = t.view.seats[row.attacker]
    side = next(side for seat, _, side in theirs(t.view) if seat == row.attacker)
    strength = attack(attacker, side, row.world, row.power)
    return strength - defence(t.shown, t.terms, row.world) + 1


def stake(t: Table, world: str) -> float:
    """What it is worth to keep a world from an attacker."""
    good = t.good_on(world) if world in t.goods_of(ROWS[world].kind) else 0.0
    return t.loss(world) + good + HOSTILE * ROWS[world].points / len(t.foes)


def defending(t: Table, number: int) -> Arms:
    """The cheapest way to keep the world, if it is worth it."""
    row = t.view.attempts[number]
    arms = cheapest(t, attempt_gap(t, row), None, True)
    return arms if arms is not None and arms.cost < stake(t, row.world) else NO_ARMS


def defend(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return by_plan(t, defending(t, given(question.number)), actions)


def prevent_takeover(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The attempt that would cost me most; rarely one on others, by who is ahead."""
    price = -t.prestige_gain(-1)
    return [
        spared(t, t.view.attempts[act.number - 1]) - price if act.number else 0.0 for act in actions
    ]


def spared(t: Table, row: Attempt) -> float:
    if row.prevented or row.attacker == t.seat:
        return 0.0
    if row.owner != t.seat:
        ahead = t.view.seats[row.attacker].score >= max(s.score for s in t.view.seats)
        return OVERSEEN * ROWS[row.world].points if ahead else 0.0
    gap = attempt_gap(t, row)
    if gap <= 0:
        return 0.0
    arms = cheapest(t, gap, None, True)
    worth = stake(t, row.world)
    return worth if arms is None else min(worth, arms.cost)
