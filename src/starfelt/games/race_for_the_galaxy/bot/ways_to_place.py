"""Ways to place a card in Race for the Galaxy, as the rules offer them, and what each one costs in
points.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations
from typing import Final, NamedTuple

from starfelt.core.game import Action

from ..game import GAME
from ..rules import develop
from ..rules.actions import CONQUER_BY, USE
from ..rules.powers.designs import CARDS, KEYS, NAMES
from ..rules.powers.powers import (
    BRIBE,
    CRASH,
    ENVOY_PRESTIGE,
    FUEL,
    GENES,
    GENES_GOOD,
    MERCENARY,
    RARE,
    TACTIC,
)
from ..rules.settle import offers, takeover_fight, takeovers
from ..rules.state import Race
from .evaluation import Table

WAIT: Final = 0.3  # of the value in hand that is lost by placing a card
CANNOT: Final = -1.0  # worse than to place nothing
NEVER: Final = 100.0


@cache
def meaning(action: int) -> Action:
    return GAME.action(action)


# -------------------------------------------------------------------------------- military
class Arms(NamedTuple):
    """Temporary military: the powers to use first, the cards to discard, and what it costs."""

    cost: float
    cards: tuple[str, ...]
    hired: int


NO_ARMS: Final = Arms(0.0, (), 0)


def bought(t: Table, s: Race, defending: bool) -> list[tuple[int, float, str]]:
    """Powers for military that take no cards of the hand: how much, at what cost, by which card."""
    ways_to_arm = takeover_fight.ways_to_defend if defending else takeovers.ways_to_arm
    found = []
    for act in ways_to_arm(s, t.seat):
        power, name = offers.settle_power(act - USE), NAMES[act - USE]
        if power.word == TACTIC:
            found.append((power.value, t.loss(name), name))
        elif power.word == BRIBE:
            found.append((power.value, -t.prestige_gain(-1), name))
        elif power.word == FUEL:
            found.append((power.value, cheapest_good(t, RARE), name))
    return found


def cheapest(
    t: Table, s: Race, gap: int, apart: str | None = None, defending: bool = False
) -> Arms | None:
    """The least that so much more military costs, or nothing if there is not so much; one card of
    the hand is kept apart."""
    if gap <= 0:
        return NO_ARMS
    p = s.players[t.seat]
    cards = len(t.hand) - (apart is not None)
    most = takeover_fight.mercenaries_left(p) if defending else offers.hired(p, cards)
    some, best = bought(t, s, defending), None
    for chosen in chain.from_iterable(combinations(some, n) for n in range(len(some) + 1)):
        number = max(0, gap - sum([value for value, _, _ in chosen]))
        if number > most:
            continue
        cost = sum([cost for _, cost, _ in chosen]) + t.payment(apart, number)
        if best is None or cost < best.cost:
            best = Arms(cost, tuple([name for _, _, name in chosen]), number)
    return best


# -------------------------------------------------------------------------------- costs
class Offer(NamedTuple):
    """A card that is placed, on which table; and itself, as long as it is in the hand."""

    s: Race
    card: int
    apart: str | None


def laid(t: Table) -> Offer:
    """The card that I have laid."""
    return Offer(t.s, t.p.placing, None)


def cost(t: Table, offer: Offer, action: Action) -> float:
    """What one way to place a card costs."""
    if CARDS[offer.card].is_world:
        return cost_to_settle(t, offer, action)
    return cost_to_develop(t, offer, action)


def cost_to_develop(t: Table, offer: Offer, action: Action) -> float:
    price = develop.price(offer.s, t.seat, offer.card)
    if action.card is None:
        return t.payment(offer.apart, price)
    if price == 0:
        return NEVER
    power = CARDS[KEYS[action.card]].develops[0]
    given = t.loss(action.card) if power.word == CRASH else cheapest_good(t, RARE)
    return given + t.payment(offer.apart, price - power.value)


def cheapest_good(t: Table, kind: int) -> float:
    return min([t.good_on(world) for world in t.goods_of(kind)], default=NEVER)


def cost_to_settle(t: Table, offer: Offer, action: Action) -> float:
    if action.verb == "conquer":
        return 0.0
    if action.card is None:
        return pay_for_world(t, offer, 0)
    if action.verb == "conquer_by":
        return cloak_cost(t, action.card)
    if action.verb == "use":
        return cost_of_use(t, offer, action.card)
    if action.verb == "pay_by":
        less = offers.off_by_envoy(t.p, KEYS[action.card])
        return pay_for_world(t, offer, less) - envoy_prestige(t, offer)
    return t.loss(action.card) - envoy_prestige(t, offer)


def envoy_prestige(t: Table, offer: Offer) -> float:
    """What the prestige is worth that a power gives for a military world that is not conquered."""
    return t.prestige_gain(t.p.sums[ENVOY_PRESTIGE]) if CARDS[offer.card].military else 0.0


def pay_for_world(t: Table, offer: Offer, less: int) -> float:
    price = offers.peaceful_cost(offer.s, t.seat, offer.card, less)
    return t.payment(offer.apart, price)


def cloak_cost(t: Table, name: str) -> float:
    return t.loss(name) - t.prestige_gain(offers.settle_power(KEYS[name]).prestige)


def cost_of_use(t: Table, offer: Offer, name: str) -> float:
    """A good for a discount, or military as much as it takes; never in vain."""
    s, world, apart = offer
    power = offers.settle_power(KEYS[name])
    if power.word == GENES_GOOD:
        return cost_of_discount(t, offer, power.value)
    p = s.players[t.seat]
    gap = offers.least_defence(p, world) - offers.strength(p, world)
    arms = cheapest(t, s, gap, apart)
    if gap <= 0 or arms is None:
        return NEVER
    first = name == arms.cards[0] if arms.cards else power.word == MERCENARY
    if not first:
        return NEVER
    if CARDS[world].military:
        return arms.cost
    cloaks = offers.cloaks(p, CARDS[world].cost - offers.least_defence(p, world))
    return arms.cost + min([cloak_cost(t, NAMES[act - CONQUER_BY]) for act in cloaks])


def cost_of_discount(t: Table, offer: Offer, less: int) -> float:
    """A genes good, and what is still to be paid then."""
    s, world, apart = offer
    price = offers.peaceful_cost(s, t.seat, world, 0)
    if CARDS[world].military:
        price = offers.envoy_cost(s, t.seat, world)
    if price == 0:
        return NEVER
    return cheapest_good(t, GENES) + t.payment(apart, price - less) - envoy_prestige(t, offer)


# -------------------------------------------------------------------------------- gains
def ways(t: Table, s: Race, card: int) -> Iterable[int]:
    """All that can be done to place a card of the hand."""
    cards = len(t.hand) - 1
    if CARDS[card].is_world:
        return offers.ways(s, t.seat, card, cards)
    if not develop.can_develop(s, t.seat, card, cards):
        return ()
    return develop.ways_to_develop(s, t.seat, card, cards)


def gain(t: Table, s: Race, card: str) -> float:
    """By placing this card of the hand rather than keeping it; less than nothing if it can't be."""
    return by_cheapest(t, Offer(s, KEYS[card], card), ways(t, s, KEYS[card]))


def gain_by_conquest(t: Table, card: str) -> float:
    found = offers.ways_to_conquer(t.s, t.seat, KEYS[card], len(t.hand) - 1)
    return by_cheapest(t, Offer(t.s, KEYS[card], card), found)


def by_cheapest(t: Table, offer: Offer, acts: Iterable[int]) -> float:
    """What is gained by the cheapest of these ways."""
    if not acts:
        return CANNOT
    card = NAMES[offer.card]
    paid = min([cost(t, offer, meaning(act)) for act in acts])
    return t.worth(card) - paid - WAIT * t.value(card) + t.ending()
