"""What to do with goods in Race for the Galaxy: sell, consume, produce."""

from typing import Any, Final

from starfelt.bots.thumb.race_for_the_galaxy_consuming import (
    Goods,
    Rates,
    consumed,
    goods_uses,
    taken,
    ways,
    without,
)
from starfelt.bots.thumb.race_for_the_galaxy_hand import SWAP
from starfelt.bots.thumb.race_for_the_galaxy_outlook import KEPT, LAST
from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS, Use
from starfelt.bots.thumb.race_for_the_galaxy_table import Table
from starfelt.core.game import Action
from starfelt.games.race_for_the_galaxy.powers import (
    DRAW,
    GAMBLE,
    HAND_CARDS,
    KINDS_OF_GOODS,
    OWN_GOOD,
    PAID_PRODUCTION,
)

Question = dict[str, Any]
Worths = list[float]

FIRST: Final = 50.0  # what brings cards whatever else is done
FROM_PRODUCTION: Final = 0.01  # a production world has its next good sooner


def rates(t: Table) -> Rates:
    chip = 2.0 if "consume_twice" in t.shown.actions else 1.0
    kept = 0.0 if t.time.left <= LAST else KEPT
    return Rates(chip, t.time.card, t.me.prices(), kept)


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
def sell_which(t: Table, question: Question, actions: list[Action]) -> Worths:
    """The dearest, but what is left has to serve the powers."""
    uses, terms = goods_uses(all_unused(t)), rates(t)
    found = []
    for action in actions:
        row = ROWS[action.card or ""]
        price = row.kind + 1 if question["plain"] else terms.prices[row.kind - 1] + row.own_price
        rest = consumed(taken(t.me.held(), row.kind - 1, 1), uses, terms)
        found.append(price * terms.card + rest + spare(action.card or ""))
    return found


def spare(world: str) -> float:
    """Which of two goods of a kind to take."""
    row = ROWS[world]
    own = any(use[0] == OWN_GOOD for use in row.uses)
    return FROM_PRODUCTION * (row.production - own)


# -------------------------------------------------------------------------------- consume
def use_power(t: Table, question: Question, actions: list[Action]) -> Worths:
    return [worth_of_use(t, action) for action in actions]


def worth_of_use(t: Table, action: Action) -> float:
    if action.verb in ("none", "gamble"):
        return FIRST if action.verb == "gamble" else 0.0
    use = next(use for use in unused(t)[action.card or ""] if use[0] != GAMBLE)
    if use[0] == DRAW:
        return FIRST
    if use[0] == HAND_CARDS:
        return 0.01 if min(map(t.value, t.hand)) < SWAP else -0.01
    uses, terms = list(goods_uses(all_unused(t))), rates(t)
    uses.remove(use)
    others = tuple(uses)
    return FIRST / 2 + max(
        gain + consumed(left, others, terms) for left, gain in ways(use, t.me.held(), terms)
    )


def consume_good(t: Table, question: Question, actions: list[Action]) -> Worths:
    """The good after which most can be made of the others."""
    uses, terms = goods_uses(all_unused(t)), rates(t)
    power = ROWS[question["card"]].uses[0]
    found = []
    for action in actions:
        row = ROWS[action.card or ""]
        left = taken(t.me.held(), row.kind - 1, 1)
        rests = further(left, power, question["left"] - 1, row.kind)
        best = max(consumed(rest, uses, terms) for rest in rests)
        found.append(best + spare(action.card or ""))
    return found


def further(goods: Goods, power: Use, number: int, kind: int) -> list[Goods]:
    """What may be left when a power has taken the rest of its goods."""
    if number == 0 or power[0] == KINDS_OF_GOODS:
        return [goods]
    return without(goods, power[1], number)


# -------------------------------------------------------------------------------- produce
def which_windfall(t: Table, question: Question, actions: list[Action]) -> Worths:
    """Where the good is dearest."""
    found: Worths = []
    for action in actions:
        row = ROWS[action.card or ""]
        own = 2 * any(use[0] == OWN_GOOD for use in row.uses)
        price = t.me.prices()[row.kind - 1] + row.own_price
        found.append(price + row.draw_if + own)
    return found


def use_next(t: Table, question: Question, actions: list[Action]) -> Worths:
    """Make one good more before they are counted."""
    return [
        float(any(word == PAID_PRODUCTION for word, _, _ in ROWS[action.card or ""].produces))
        for action in actions
    ]
