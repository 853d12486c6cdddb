"""How goods are best consumed: all powers that can be used must be, in an order one may choose."""

from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.consume.trade import plain_price
from ..rules.powers.powers import (
    ALIEN,
    ALL_GOODS,
    ANTE,
    CHIPS,
    DRAW,
    EACH_KIND,
    GAMBLING,
    GOODS,
    HAND_CARDS,
    KINDS_OF_GOODS,
    NOVELTY,
    OWN_GOOD,
    PLAIN_SALE,
    PRESTIGE_STAKE,
    SALE,
    SET_OF_CARDS,
    SET_OF_GOODS,
    WILD,
)
from .card_values import Use

#: Of each kind, novelty first; the last are of any kind.
Goods = tuple[int, int, int, int, int]
KINDS: Final = range(5)
PLAIN_PRICES: Final = [int(plain_price(min(kind, ALIEN))) for kind in range(NOVELTY, WILD + 1)]
ANY_KIND: Final = 4
MOST_KINDS: Final = 4
NO_GOODS: Final[Goods] = (0, 0, 0, 0, 0)
LUCK: Final = 0.25  # of the card that one gambles for
SWAPPED: Final = 0.15  # of a card that may be discarded for another one
WITHOUT_GOODS: Final = (
    HAND_CARDS,
    SET_OF_CARDS,
    PRESTIGE_STAKE,
    DRAW,
    CHIPS,
    GAMBLING,
    ANTE,
)


class Rates(NamedTuple):
    """What goods can be turned into, in points."""

    chip: float
    card: float
    prices: Goods  # in cards, of each kind
    kept: float = 0.0  # a good that stays where it is
    prestige: float = 1.0


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


def reward(use: Use, rates: Rates) -> float:
    """What a power gives once."""
    _, _, _, cards, points, prestige = use
    return cards * rates.card + points * rates.chip + prestige * rates.prestige


def ways(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    """The goods that are left after a power, and what it gives; empty if it can't be used."""
    word, kind, number = use[:3]
    if word in WITHOUT_GOODS:
        return []
    gain = reward(use, rates)
    there = goods[kind - 1] + goods[ANY_KIND] if kind else sum(goods)
    if word == GOODS:
        most = min(number, there)
        found = without(goods, kind, most)
        return [(left, (sum(goods) - sum(left)) * gain) for left in found] if most else []
    if word == SET_OF_GOODS:
        return [(left, gain) for left in without(goods, kind, number)] if there >= number else []
    if word == OWN_GOOD:
        return [(left, gain) for left in without(goods, kind, 1)] if there else []
    return SPECIAL[word](use, goods, rates) if there else []


def without(goods: Goods, kind: int, number: int) -> list[Goods]:
    """All ways to take so many goods of a kind, or of any kind."""
    if kind:
        found = []
        for others in range(min(number, goods[ANY_KIND]) + 1):
            if number - others <= goods[kind - 1]:
                found.append(taken(taken(goods, ANY_KIND, others), kind - 1, number - others))
        return found
    some = {goods}
    for _ in range(number):
        some = {taken(left, k, 1) for left in some for k in KINDS if left[k]}
    return sorted(some)


def taken(goods: Goods, place: int, number: int) -> Goods:
    left = list(goods)
    left[place] -= number
    return left[0], left[1], left[2], left[3], left[4]


def of_kinds(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    """So many goods, all of different kinds."""
    gain = reward(use, rates)
    return [(left, gain) for left in different(goods, use[2])]


def different(goods: Goods, number: int) -> list[Goods]:
    """What is left after so many goods of different kinds."""
    found = [(goods, -1)]
    for _ in range(number):
        found = [(taken(g, k, 1), k) for g, last in found for k in KINDS if k > last and g[k]]
    return [left for left, _ in found]


def of_each_kind(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    number = min(MOST_KINDS, sum([n > 0 for n in goods]))
    gain = number * reward(use, rates)
    return [(left, gain) for left in different(goods, number)]


def of_all(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(NO_GOODS, (sum(goods) - 1) * rates.chip)]


def sold(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(taken(goods, k, 1), rates.prices[k] * rates.card) for k in KINDS if goods[k]]


def sold_plainly(use: Use, goods: Goods, rates: Rates) -> list[tuple[Goods, float]]:
    return [(taken(goods, k, 1), PLAIN_PRICES[k] * rates.card) for k in KINDS if goods[k]]


SPECIAL: Final = {
    KINDS_OF_GOODS: of_kinds,
    EACH_KIND: of_each_kind,
    ALL_GOODS: of_all,
    SALE: sold,
    PLAIN_SALE: sold_plainly,
}


def goods_uses(uses: tuple[Use, ...]) -> tuple[Use, ...]:
    """The powers that take goods, in an order that makes equal sets equal."""
    return tuple(sorted([use for use in uses if use[0] not in WITHOUT_GOODS]))


def free_gain(uses: tuple[Use, ...], rates: Rates) -> float:
    """What the powers give that take no goods, if they are worth using; without chips for cards."""
    return sum([by_itself(use, rates) for use in uses if use[0] in WITHOUT_GOODS])


def by_itself(use: Use, rates: Rates) -> float:
    word, _, number, cards, _, _ = use
    if word in (GAMBLING, ANTE):
        return LUCK * rates.card
    if word == HAND_CARDS:
        return SWAPPED * cards * rates.card
    gain = reward(use, rates)
    if word == SET_OF_CARDS:
        return max(0.0, gain - number * rates.card)
    return max(0.0, gain - rates.prestige) if word == PRESTIGE_STAKE else gain


def hand_chips(uses: tuple[Use, ...]) -> int:
    """Cards of the hand that can become chips."""
    return sum(use[2] * use[4] for use in uses if use[0] == HAND_CARDS)
