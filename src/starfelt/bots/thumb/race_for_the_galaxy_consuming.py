"""How goods are best consumed: all powers that can be used must be, in an order one may choose."""

from functools import lru_cache
from typing import Final, NamedTuple

from starfelt.bots.thumb.race_for_the_galaxy_rows import Use
from starfelt.games.race_for_the_galaxy.powers import (
    ALL_GOODS,
    DRAW,
    GAMBLE,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    PLAIN_SALE,
    SALE,
    SET_OF_GOODS,
)

Goods = tuple[int, int, int, int]  # of each kind, novelty first
KINDS: Final = range(4)
NO_GOODS: Final[Goods] = (0, 0, 0, 0)
LUCK: Final = 0.25  # of the card that one gambles for


class Rates(NamedTuple):
    """What goods can be turned into, in points."""

    chip: float
    card: float
    prices: Goods  # in cards, of each kind
    kept: float = 0.0  # a good that stays where it is


@lru_cache(maxsize=20_000)
def consumed(goods: Goods, uses: tuple[Use, ...], rates: Rates) -> float:
    """What the goods are worth if they go to these powers in the best order."""
    best = None
    for i, use in enumerate(uses):
        if use in uses[:i]:
            continue
        others = (*uses[:i], *uses[i + 1 :])
        for left, gain in ways(use, goods, rates):
            total = gain + consumed(left, others, rates)
            if best is None or total > best:
                best = total
    return sum(goods) * rates.kept if best is None else best


def ways(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    """The goods that are left after a power, and what it gives; empty if it can't be used."""
    word, kind, number, cards, points = use
    if word in (HAND_CARDS, DRAW, GAMBLE):
        return []
    gain = cards * rates.card + points * rates.chip
    there = goods[kind - 1] if kind else sum(goods)
    if word == GOODS:
        taken = min(number, there)
        return [(left, taken * gain) for left in without(goods, kind, taken)] if taken else []
    if word == SET_OF_GOODS:
        return [(left, gain) for left in without(goods, kind, number)] if there >= number else []
    if word == OWN_GOOD:
        return [(left, gain) for left in without(goods, kind, 1)] if there else []
    return SPECIAL[word](use, goods, rates) if there else []


def without(goods: Goods, kind: int, number: int) -> list[Goods]:
    """All ways to take so many goods of a kind, or of any kind."""
    if kind:
        return [taken(goods, kind - 1, number)]
    found = {goods}
    for _ in range(number):
        found = {taken(left, k, 1) for left in found for k in KINDS if left[k]}
    return sorted(found)


def taken(goods: Goods, place: int, number: int) -> Goods:
    left = list(goods)
    left[place] -= number
    return left[0], left[1], left[2], left[3]


def of_kinds(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    """So many goods, all of different kinds."""
    number, gain = use[2], use[3] * rates.card + use[4] * rates.chip
    found = [(goods, -1)]
    for _ in range(number):
        found = [(taken(g, k, 1), k) for g, last in found for k in KINDS if k > last and g[k]]
    return [(left, gain) for left, _ in found]


def of_all(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(NO_GOODS, (sum(goods) - 1) * rates.chip)]


def sold(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(taken(goods, k, 1), rates.prices[k] * rates.card) for k in KINDS if goods[k]]


def sold_plainly(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(taken(goods, k, 1), (k + 2) * rates.card) for k in KINDS if goods[k]]


SPECIAL: Final = {
    KINDS_OF_GOODS: of_kinds,
    ALL_GOODS: of_all,
    SALE: sold,
    PLAIN_SALE: sold_plainly,
}


def goods_uses(uses: tuple[Use, ...]) -> tuple[Use, ...]:
    """The powers that take goods, in an order that makes equal sets equal."""
    return tuple(sorted([use for use in uses if use[0] not in (HAND_CARDS, DRAW, GAMBLE)]))


def free_gain(uses: tuple[Use, ...], rates: Rates) -> float:
    """What the powers give that take neither goods nor cards."""
    cards = sum(use[3] if use[0] == DRAW else LUCK for use in uses if use[0] in (DRAW, GAMBLE))
    return cards * rates.card


def hand_chips(uses: tuple[Use, ...]) -> int:
    """Cards of the hand that can become chips."""
    return sum(use[2] for use in uses if use[0] == HAND_CARDS)
