"""Ways to place a card in Race for the Galaxy, and what each one costs in points."""

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Final, NamedTuple

from ..rules.powers.powers import (
    ALIEN,
    BRIBE,
    BRIBES,
    CLOAK,
    CRASHES,
    ENVOY_PRESTIGE,
    FREE_SHIPS,
    FUEL,
    FUELS,
    GENES,
    GENES_DISCOUNTS,
    GENES_GOOD,
    MERCENARIES,
    MERCENARY,
    RARE,
    RARE_DISCOUNT,
    TACTIC,
    TACTICS,
)
from .card_values import ROWS, Means, means
from .costs import NO_ENVOY
from .evaluation import Table

WAIT: Final = 0.3  # of the value in hand that is lost by placing a card
CANNOT: Final = -1.0  # worse than to place nothing


# -------------------------------------------------------------------------------- military
class Arms(NamedTuple):
    """Temporary military: the powers to use first, the cards to discard, and what it costs."""

    cost: float
    cards: tuple[str, ...]
    hired: int


NO_ARMS: Final = Arms(0.0, (), 0)


def bought(t: Table, defending: bool = False) -> list[tuple[int, float, str]]:
    """Powers for military that take no cards of the hand: how much, at what cost, by which card."""
    sums, found = t.terms.sums, []
    if not sums[TACTICS] + sums[BRIBES] + sums[FUELS]:
        return []
    names = [*t.working, *t.shown.lost] if defending else t.working
    for name in names:
        for power in ROWS[name].settles:
            if power.word == TACTIC and name in t.working:
                found.append((power.value, t.loss(name), name))
            elif power.word == BRIBE and t.shown.prestige and "bribed" not in t.shown.once:
                found.append((power.value, -t.prestige_gain(-1), name))
            elif power.word == FUEL and "fuelled" not in t.shown.once and t.goods_of(RARE):
                goods = [t.good_on(world) for world in t.goods_of(RARE)]
                found.append((power.value, min(goods), name))
    return found


def hired(t: Table, card: str | None, defending: bool = False) -> int:
    """How many cards of the hand can become military, but for the one that is placed."""
    left = t.terms.sums[MERCENARIES] - t.shown.armed
    if left <= 0:
        return 0
    if not defending:
        left = min(left, sum([power.value for _, power in mercenaries(t)]))
    return min(left, len(t.hand) - (card in t.hand))


def mercenaries(t: Table) -> Iterator[tuple[str, Means]]:
    for name in t.working:
        power = means(name, MERCENARY)
        if power is not None and name not in t.shown.used:
            yield name, power


def cheapest(t: Table, gap: int, card: str | None, defending: bool = False) -> Arms | None:
    """The least that so much more military costs, or nothing if there is not so much."""
    if gap <= 0:
        return NO_ARMS
    most, some = hired(t, card, defending), bought(t, defending)
    best = None
    for chosen in chain.from_iterable(combinations(some, n) for n in range(len(some) + 1)):
        number = max(0, gap - sum([value for value, _, _ in chosen]))
        if number > most:
            continue
        cost = sum([cost for _, cost, _ in chosen]) + t.payment(card, number)
        if best is None or cost < best.cost:
            best = Arms(cost, tuple([name for _, _, name in chosen]), number)
    return best


# -------------------------------------------------------------------------------- costs
def paid(t: Table, card: str, price: int) -> Iterator[float]:
    """To pay so many cards of the hand, if they are there besides this one."""
    if price <= len(t.hand) - (card in t.hand):
        yield t.payment(card, price)


def to_develop(t: Table, card: str, off: int) -> Iterator[float]:
    """All ways to pay for a development."""
    price = t.price(card, off)
    yield from paid(t, card, price)
    if price == 0 or not t.terms.sums[CRASHES] + t.terms.sums[RARE_DISCOUNT]:
        return
    for name in t.working:
        row = ROWS[name]
        if row.crash:
            for cost in paid(t, card, max(0, price - row.crash)):
                yield cost + t.loss(name)
        if row.rare_good and t.goods_of(RARE):
            good = min([t.good_on(world) for world in t.goods_of(RARE)])
            for cost in paid(t, card, max(0, price - row.rare_good)):
                yield cost + good


def to_settle(t: Table, card: str, off: int, arms: int) -> Iterator[float]:
    """All ways to settle a world."""
    row = ROWS[card]
    yield from to_conquer(t, card, arms)
    less = t.envoy(row) if row.military else 0
    if less == NO_ENVOY:
        return
    prestige = t.prestige_gain(t.terms.sums[ENVOY_PRESTIGE]) if row.military else 0.0
    price = t.terms.peaceful_cost(row, less + off)
    for cost in to_pay(t, card, price):
        yield cost - prestige
    if t.terms.sums[FREE_SHIPS] > 0 and row.kind != ALIEN:
        for name in t.working:
            if ROWS[name].free_ship:
                yield t.loss(name) - prestige


def to_pay(t: Table, card: str, price: int) -> Iterator[float]:
    """By cards of the hand, and a genes good for a discount."""
    yield from paid(t, card, price)
    if price == 0 or not t.terms.sums[GENES_DISCOUNTS] or not t.goods_of(GENES):
        return
    good = min([t.good_on(world) for world in t.goods_of(GENES)])
    for name in t.working:
        power = means(name, GENES_GOOD)
        if power is not None and name not in t.shown.used:
            for cost in paid(t, card, max(0, price - power.value)):
                yield cost + good


def to_conquer(t: Table, card: str, arms: int) -> Iterator[float]:
    """By military, with more for this phase, or by a card that lets a peaceful world be taken."""
    row = ROWS[card]
    if row.military:
        found = cheapest(t, t.gap(row, arms), card)
        if found is not None:
            yield found.cost
        return
    for name in t.cloaks(row, arms):
        yield cloak_cost(t, name)


def cloak_cost(t: Table, name: str) -> float:
    power = means(name, CLOAK)
    return t.loss(name) - t.prestige_gain(power.prestige if power is not None else 0)


# -------------------------------------------------------------------------------- gains
def gain(t: Table, card: str, off: int = 0, arms: int = 0) -> float:
    """By placing this card now rather than keeping it; less than nothing if it can't be."""
    costs = to_settle(t, card, off, arms) if ROWS[card].is_world else to_develop(t, card, off)
    return after(t, card, min(costs, default=None))


def gain_by_conquest(t: Table, card: str) -> float:
    return after(t, card, min(to_conquer(t, card, 0), default=None))


def after(t: Table, card: str, cost: float | None) -> float:
    if cost is None:
        return CANNOT
    return t.worth(card) - cost - WAIT * t.value(card) + t.ending()
