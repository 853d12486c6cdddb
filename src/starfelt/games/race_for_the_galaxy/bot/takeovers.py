"""Takeovers in Race for the Galaxy: which are worth it, and what it is worth to be spared them."""

from typing import Final, NamedTuple

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..rules.powers.designs import KEYS, NAMES
from ..rules.powers.powers import ANYONE, DESTRUCTION, DISCARDED, MERCENARY
from ..rules.settle import takeovers as rules
from ..rules.settle.offers import has_word
from ..rules.settle.takeover_fight import (
    PRESTIGE_FOR_PEACEFUL,
    attack_of,
    attack_on,
    defence_by,
    defence_left,
    defence_of,
)
from .card_values import ROWS
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


# -------------------------------------------------------------------------------- targets
def targets(t: Table) -> list[Target]:
    """All that I could attack, by each power."""
    if not rules.can_declare(t.s, t.seat):
        return []
    found = []
    for world in rules.targets(t.s, t.seat):
        owner = rules.owner_of(t.s, world)
        for card in rules.powers_against(t.s, t.seat, owner, world):
            found.append(target(t, owner, world, card))
    return found


def target(t: Table, owner: int, world: int, card: int) -> Target:
    power, q = rules.takeover_power(card), t.s.players[owner]
    name, row = NAMES[world], ROWS[NAMES[world]]
    good = q.has_good(q.slot(world))
    gain = t.prestige_gain(power.prestige) + HOSTILE * row.points / len(t.foes)
    if power.word != DESTRUCTION:
        gain += t.outlook_of(t.me.plus(name, good)) - t.now + (t.good_on(name) if good else 0.0)
    cost = -t.prestige_gain(-1) if power.kind == ANYONE else 0.0
    cost += t.loss(NAMES[card]) if power.number == DISCARDED else 0.0
    if not row.military:
        cost += t.loss(NAMES[rules.fleet_of(t.p)])
        gain += t.prestige_gain(PRESTIGE_FOR_PEACEFUL)
    gap = defence_by(q, world) - attack_on(t.p, world, card)
    return Target(name, NAMES[card], gap, defence_left(t.s, owner), gain, cost)


def plan(t: Table, aim: Target) -> Plan:
    """To be sure of it, or to hope that the owner adds nothing; else not at all."""
    found = [Plan(0.0, NO_ARMS)]
    for more, chance in ((aim.more, 1.0), (0, 1.0 if aim.more <= 0 else HOPE)):
        arms = cheapest(t, t.s, aim.gap + more)
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
    number, row = [
        (number, row) for number, row in enumerate(t.view.attempts) if row.attacker == t.seat
    ][-1]
    gap = defence_of(t.s, number) - attack_of(t.s, number)
    gain = t.outlook_of(t.me.plus(row.world, False)) - t.now
    gain += HOSTILE * ROWS[row.world].points / len(t.foes)
    more = defence_left(t.s, row.owner)
    return Target(row.world, row.power, gap, more, gain, 0.0)


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
    return arms.hired > 0 and has_word(KEYS[action.card or ""], MERCENARY)


# -------------------------------------------------------------------------------- resisting
def attempt_gap(t: Table, number: int) -> int:
    """How much military I need more to keep my world."""
    return attack_of(t.s, number) - defence_of(t.s, number) + 1


def stake(t: Table, world: str) -> float:
    """What it is worth to keep a world from an attacker."""
    good = t.good_on(world) if world in t.goods_of(ROWS[world].kind) else 0.0
    return t.loss(world) + good + HOSTILE * ROWS[world].points / len(t.foes)


def defending(t: Table, number: int) -> Arms:
    """The cheapest way to keep the world, if it is worth it."""
    world = t.view.attempts[number].world
    arms = cheapest(t, t.s, attempt_gap(t, number), defending=True)
    return arms if arms is not None and arms.cost < stake(t, world) else NO_ARMS


def defend(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return by_plan(t, defending(t, given(question.number)), actions)


def prevent_takeover(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The attempt that would cost me most; rarely one on others, by who is ahead."""
    price = -t.prestige_gain(-1)
    return [spared(t, act.number - 1) - price if act.number else 0.0 for act in actions]


def spared(t: Table, number: int) -> float:
    row = t.view.attempts[number]
    if row.prevented or row.attacker == t.seat:
        return 0.0
    if row.owner != t.seat:
        ahead = t.view.seats[row.attacker].score >= max(s.score for s in t.view.seats)
        return OVERSEEN * ROWS[row.world].points if ahead else 0.0
    gap = attempt_gap(t, number)
    if gap <= 0:
        return 0.0
    arms = cheapest(t, t.s, gap, defending=True)
    worth = stake(t, row.world)
    return worth if arms is None else min(worth, arms.cost)
