"""Placing cards in Race for the Galaxy: which, by which way, and one world more."""

from typing import Final

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..rules.powers.powers import (
    CLOAK,
    DEVELOP_DISCOUNT,
    ENVOY_PRESTIGE,
    GENES,
    GENES_GOOD,
    MERCENARIES,
    RARE,
    SECOND_WORLD,
    UPGRADE,
    UPGRADES,
    WILD,
)
from .card_values import ROWS, Means, Row, means
from .evaluation import Table
from .takeovers import (
    attempt_gap,
    best_takeover,
    my_attempt,
)
from .ways_to_place import (
    CANNOT,
    cheapest,
    cloak_cost,
    gain,
    gain_by_conquest,
    hired,
)

Worths = list[float]
NEVER: Final = 100.0
SPARE: Final = 0.01  # a production world has its next good sooner


# -------------------------------------------------------------------------------- which card
def place_development(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [gain(t, act.card, t.off_development) if act.card else 0.0 for act in actions]


def place_world(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """A world, or a takeover instead."""
    return [gain(t, act.card, t.off_world) if act.card else best_takeover(t) for act in actions]


# -------------------------------------------------------------------------------- which way
def how_to_develop(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """Pay, or make it cheaper first, whichever loses less."""
    assert t.shown.placing is not None
    off = t.off_development + t.shown.less + t.terms.sums[DEVELOP_DISCOUNT]
    price = max(0, ROWS[t.shown.placing].cost - off)
    return [-cost_to_develop(t, act, price) for act in actions]


def cost_to_develop(t: Table, action: Action, price: int) -> float:
    if action.verb == "pay_cost":
        return t.payment(None, price)
    row = ROWS[action.card or ""]
    if price == 0:
        return NEVER
    if row.crash:
        return t.loss(action.card or "") + t.payment(None, price - row.crash)
    return cheapest_good(t, RARE) + t.payment(None, price - row.rare_good)


def cheapest_good(t: Table, kind: int) -> float:
    return min([t.good_on(world) for world in t.goods_of(kind)], default=NEVER)


def how_to_settle(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """What is the least to lose by."""
    return [-cost_to_settle(t, action) for action in actions]


def cost_to_settle(t: Table, action: Action) -> float:
    assert t.shown.placing is not None
    row = ROWS[t.shown.placing]
    if action.verb == "conquer":
        return 0.0
    if action.verb == "pay_cost":
        return t.payment(None, price_of(t, row, 0))
    assert action.card is not None
    if action.verb == "conquer_by":
        return cloak_cost(t, action.card)
    if action.verb == "use":
        return cost_of_use(t, action.card, row)
    prestige = t.prestige_gain(t.terms.sums[ENVOY_PRESTIGE]) if row.military else 0.0
    if action.verb == "pay_by":
        return t.payment(None, price_of(t, row, t.by_envoy(action.card, row))) - prestige
    return t.loss(action.card) - prestige


def price_of(t: Table, row: Row, less: int) -> int:
    """Of the world that is being settled."""
    return t.terms.peaceful_cost(row, less + t.off_world + t.shown.less)


def cost_of_use(t: Table, card: str, row: Row) -> float:
    """A good for a discount, or military as much as it takes; never in vain."""
    power = means(card, GENES_GOOD)
    if power is not None:
        return cost_of_discount(t, power, row)
    gap = gap_of(t, row)
    arms = cheapest(t, gap, None)
    if gap <= 0 or arms is None:
        return NEVER
    first = card == arms.cards[0] if arms.cards else MERCENARIES in dict(ROWS[card].sums)
    more = 0.0 if row.military else min(cloak_cost(t, name) for name in cloaks(t))
    return arms.cost + more if first else NEVER


def cost_of_discount(t: Table, power: Means, row: Row) -> float:
    price = price_of(t, row, max(0, t.envoy(row)) if row.military else 0)
    if price == 0:
        return NEVER
    return cheapest_good(t, GENES) + t.payment(None, price - power.value)


def cloaks(t: Table) -> list[str]:
    """Cards by discarding which a peaceful world can be conquered, with military enough."""
    return [name for name in t.working if means(name, CLOAK) is not None]


def gap_of(t: Table, row: Row) -> int:
    """The military that is missing for the world that is being settled."""
    if row.military:
        return t.gap(row)
    powers = [means(name, CLOAK) for name in cloaks(t)]
    return t.gap(row) - max([power.value for power in powers if power is not None], default=-99)


def spend_good(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The good that is worth least."""
    return [SPARE * ROWS[act.card or ""].production - t.good_on(act.card or "") for act in actions]


# -------------------------------------------------------------------------------- military
def wanted_military(t: Table, question: RaceQuestion) -> int:
    """How many cards of the hand should become military, with those that are picked already."""
    if t.shown.placing is not None and t.shown.placing not in t.hand:
        return gap_of(t, ROWS[t.shown.placing])
    judged = [given(row.number) for row in t.view.then if row.step == "judge"]
    if judged:
        return attempt_gap(t, t.view.attempts[judged[-1]])
    aim = my_attempt(t)
    most = given(question.left) + len(given(question.picked)) + hired(t, None)
    return aim.gap + aim.more if aim.gap + aim.more <= most else aim.gap


# -------------------------------------------------------------------------------- one world more
def use_to_settle(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [worth_of_power(t, act.card) if act.card else 0.0 for act in actions]


def worth_of_power(t: Table, card: str) -> float:
    """The best that one more world can be by this power."""
    worlds = [name for name in t.hand if ROWS[name].is_world]
    if means(card, SECOND_WORLD) is not None:
        return max([best_takeover(t), *(gain(t, name, t.off_world) for name in worlds)])
    if means(card, UPGRADE) is not None:
        return max([best_upgrade(t, old) for old in t.working], default=CANNOT)
    conquered = [gain_by_conquest(t, name) for name in worlds if ROWS[name].military]
    return max(conquered, default=CANNOT) - t.loss(card)


def place_by_sneak(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    cost = min([t.loss(name) for name in t.working if ROWS[name].sneak], default=0.0)
    return [gain_by_conquest(t, act.card) - cost if act.card else 0.0 for act in actions]


def replace_world(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [best_upgrade(t, act.card) if act.card else 0.0 for act in actions]


def place_better(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [upgrade(t, given(question.card), act.card or "") for act in actions]


def best_upgrade(t: Table, old: str) -> float:
    found = [upgrade(t, old, new) for new in t.hand if is_better(t, ROWS[old], ROWS[new])]
    return max(found, default=CANNOT)


def is_better(t: Table, old: Row, new: Row) -> bool:
    """Can the old world be replaced by the new one?"""
    if not (old.is_world and new.is_world) or old.military or new.military:
        return False
    fits = old.kind == new.kind or (WILD in (old.kind, new.kind) and old.kind and new.kind)
    return bool(fits) and 0 <= new.cost - old.cost <= t.terms.sums[UPGRADES]


def upgrade(t: Table, old: str, new: str) -> float:
    """What is gained by replacing one world by another, with prestige for it."""
    side = t.without(old).plus(new)
    side.prestige += 1 + ROWS[new].prestige
    found = t.outlook_of(side) - t.now - t.value(new)
    if old in t.goods_of(ROWS[old].kind):
        found -= t.good_on(old)
    return found + (t.good_on(new) if ROWS[new].windfall else 0.0)
