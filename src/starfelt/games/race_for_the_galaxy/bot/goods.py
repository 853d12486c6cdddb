"""What to do with goods in Race for the Galaxy: sell, consume, produce."""

from typing import Final

from starfelt.core.game import Action
from starfelt.core.steps import given

from ..notation.steps_in_views import RaceQuestion
from ..rules.consume.goods import multiplier
from ..rules.consume.trade import SALES, best_price, price_of, wild_world
from ..rules.powers.designs import KEYS
from ..rules.powers.powers import (
    ALIEN,
    ANTE,
    CHIPS,
    DRAW,
    EACH_KIND,
    GAMBLING,
    GOODS,
    HAND_CARDS,
    KINDS,
    KINDS_OF_GOODS,
    MOST_RARE,
    NOVELTY,
    OWN_GOOD,
    PER_ALIEN,
    PER_KIND,
    PER_NOVELTY,
    PRESTIGE_STAKE,
    RARE,
    SET_OF_CARDS,
    WILD,
)
from .card_values import ROWS, Use
from .consuming import (
    Goods,
    Rates,
    consumed,
    goods_uses,
    reward,
    taken,
    ways,
    without,
)
from .evaluation import Table
from .forecast import KEPT, LAST
from .hand import PAID, SWAP

Worths = list[float]

FIRST: Final = 50.0  # what brings cards whatever else is done
FROM_PRODUCTION: Final = 0.01  # a production world has its next good sooner


def rates(t: Table) -> Rates:
    kept = 0.0 if t.time.left <= LAST else KEPT
    chip, prestige = float(multiplier(t.s, t.seat)), round(t.prestige_gain(1), 1)
    return Rates(chip, t.time.card, t.me.prices(), kept, prestige)


def unused(t: Table) -> dict[str, tuple[Use, ...]]:
    """By card, the consume powers that are left."""
    found = {}
    for name in t.me.names:
        marks = [name, *(f"{name} {k + 1}" for k in range(1, len(ROWS[name].uses)))]
        uses = zip(marks, ROWS[name].uses, strict=False)
        found[name] = tuple(use for mark, use in uses if mark not in t.shown.used)
    return found


def all_unused(t: Table) -> tuple[Use, ...]:
    there = t.me.uses_now()
    return tuple(use for uses in unused(t).values() for use in uses if use in there)


# -------------------------------------------------------------------------------- trade
def sell_which(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The dearest, but what is left has to serve the powers."""
    uses, terms, sale = goods_uses(all_unused(t)), rates(t), SALES.index(given(question.sale))
    found = []
    for action in actions:
        world = action.card or ""
        price: int = best_price(t.s, t.seat, KEYS[world], sale)
        rest = consumed(taken(t.me.held(), ROWS[world].kind - 1, 1), uses, terms)
        found.append(price * terms.card + rest + spare(world))
    return found


def sell_as_kind(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """As the dearest."""
    sale, world = SALES.index(given(question.sale)), wild_world(t.p)
    kinds = [KINDS.index(action.card or "") for action in actions]
    return [float(price_of(t.s, t.seat, world, kind, sale)) for kind in kinds]


def spare(world: str) -> float:
    """Which of two goods of a kind to take."""
    row = ROWS[world]
    own = any(use[0] == OWN_GOOD for use in row.uses)
    return FROM_PRODUCTION * (row.production - own)


# -------------------------------------------------------------------------------- consume
def use_power(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    return [worth_of_use(t, action) for action in actions]


def worth_of_use(t: Table, action: Action) -> float:
    if action.verb in ("none", "gamble"):
        return FIRST if action.verb == "gamble" else 0.0
    if action.verb == "cash_in":
        return 0.01
    use = next(use for use in unused(t)[action.card or ""] if use[0] not in (GAMBLING, ANTE))
    if use[0] in (DRAW, CHIPS):
        return FIRST
    if use[0] in (HAND_CARDS, SET_OF_CARDS, PRESTIGE_STAKE):
        return worth_of_stake(t, use)
    uses, terms = list(goods_uses(all_unused(t))), rates(t)
    uses.remove(use)
    others = tuple(uses)
    return FIRST / 2 + max(
        gain + consumed(left, others, terms) for left, gain in ways(use, t.me.held(), terms)
    )


def worth_of_stake(t: Table, use: Use) -> float:
    """Cards of the hand or prestige for something; only the last of these asks nothing more."""
    if use[0] == PRESTIGE_STAKE:
        return reward(use, rates(t)) + t.prestige_gain(-1)
    if use[0] == SET_OF_CARDS:
        return 0.01 if t.payment(None, use[2]) < t.prestige_gain(1) else -0.01
    return 0.01 if min(map(t.value, t.hand)) < SWAP or use[3] else -0.01


def consume_good(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """The good after which most can be made of the others, or none if one may refuse."""
    uses, terms = goods_uses(all_unused(t)), rates(t)
    power = ROWS[given(question.card)].uses[0]
    each = power[0] in (GOODS, EACH_KIND)
    gain = reward(power, terms)
    found = []
    for action in actions:
        if action.card is None:
            found.append(consumed(t.me.held(), uses, terms))
            continue
        row = ROWS[action.card]
        left = taken(t.me.held(), row.kind - 1, 1)
        rests = further(left, power, given(question.left) - 1)
        best = max(
            consumed(rest, uses, terms) + gain * ((sum(left) - sum(rest)) * each) for rest in rests
        )
        found.append(best + gain + spare(action.card))
    return found


def further(goods: Goods, power: Use, number: int) -> list[Goods]:
    """What may be left when a power has taken the rest of its goods."""
    if number == 0 or power[0] in (KINDS_OF_GOODS, EACH_KIND):
        return [goods]
    return without(goods, power[1], number) or [goods]


# -------------------------------------------------------------------------------- produce
def which_windfall(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """Where the good is dearest."""
    found: Worths = []
    for action in actions:
        row = ROWS[action.card or ""]
        own = 2 * any(use[0] == OWN_GOOD for use in row.uses)
        price = t.me.prices()[row.kind - 1] + row.own_price - (row.kind == WILD)
        found.append(price + row.draw_if + own)
    return found


def produce_as_kind(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """As the kind for which most cards are drawn."""
    made = t.shown.produced or (0, 0, 0, 0)
    return [cards_for(t, KINDS.index(action.card or ""), made) for action in actions]


def cards_for(t: Table, kind: int, made: tuple[int, ...]) -> float:
    """The cards that powers draw for one more good of this kind."""
    fits = {PER_NOVELTY: kind == NOVELTY, PER_ALIEN: kind == ALIEN, MOST_RARE: kind == RARE}
    fits[PER_KIND] = made[kind - 1] == 0
    return float(sum([cards * fits.get(word, False) for word, cards in t.me.by_goods]))


def use_next(t: Table, question: RaceQuestion, actions: list[Action]) -> Worths:
    """Make one good more before they are counted."""
    return [
        float(any(word in PAID for word, _, _ in ROWS[action.card or ""].produces))
        for action in actions
    ]
