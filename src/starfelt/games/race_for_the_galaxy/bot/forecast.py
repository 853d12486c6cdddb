"""What a side of Race for the Galaxy is good for: points now, and what its powers will still bring.

All is in points at the end of the game.  Powers bring cards and chips in the rounds that are left;
a card in hand is worth less and less towards the end.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.consume.trade import plain_price
from ..rules.options import END_AT, LATE_END_AT
from ..rules.player import military_against
from ..rules.powers.designs import NAMES, copies
from ..rules.powers.powers import (
    BRIBES,
    CLOAKS,
    CRASHES,
    DEVELOP_DISCARD,
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    DISCARD_AFTER_SETTLE,
    DISCOUNT,
    DRAW_AFTER_DEVELOP,
    DRAW_AFTER_SETTLE,
    ENVOYS,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    EXPLORE_MIX,
    FREE_SHIPS,
    FUELS,
    GENES_DISCOUNTS,
    GOOD_ON_PRODUCTION,
    LARGE_HAND,
    LAST_CHOICE,
    LATE_END,
    MERCENARIES,
    OFFERINGS,
    PRESTIGE_DEVELOPMENT,
    PRESTIGE_PRODUCTION_WORLD,
    PRESTIGE_REBEL_DEVELOPMENT,
    PRESTIGE_REBEL_WORLD,
    PRESTIGE_SIX,
    RARE_DISCOUNT,
    SALVAGE,
    SAVERS,
    SECOND_WORLDS,
    SNEAKS,
    TACTICS,
    TAKEOVER_DEFENCE,
    TAKEOVERS,
    UPGRADES,
    VETOES,
)
from .accounts import Side
from .card_values import ROWS, Use
from .consuming import (
    ANY_KIND,
    Goods,
    Rates,
    consumed,
    free_gain,
    goods_uses,
    hand_chips,
    taken,
)

CARD: Final = 0.75  # a card in hand, early
FADE: Final = 2.0  # rounds in which it loses most of that towards the end
CHIP: Final = 1.6  # a chip of a consume power: often it counts double
OTHER_USE: Final = 0.35  # goods are sold one time and consumed another; of what is worth less
CYCLES: Final = 0.7  # produced and consumed, for each time that a phase comes
OWN_CHOICE: Final = 0.5  # the part of these that I choose myself, with its bonus
CONQUERED: Final = 0.9  # cards a round that are seen and may be conquered
GROWTH: Final = 0.5  # how far later cards fit a six-cost development like those there are
PLACED: Final = 1.6  # cards for each time that a phase comes: there are two to place cards in
SWAPPED: Final = 0.75  # of a card that may be discarded for a chip
KEPT: Final = 0.35  # a good that is neither sold nor consumed in this round
LAST: Final = 1.2  # with so many rounds left, this is taken to be the last
VALUE_OF_KIND: Final = 0.3  # a good for each card that it is sold for

#: In cards, for each time that a phase comes: what the standing sums of a side bring.
BRINGS: Final = (
    (EXPLORE_DRAW, 0.25),
    (EXPLORE_KEEP, 0.8),
    (EXPLORE_MIX, 0.3),
    (DEVELOP_DISCOUNT, 0.9),
    (DEVELOP_DRAW, 1.0),
    (DEVELOP_DISCARD, -0.6),
    (RARE_DISCOUNT, 0.1),
    (DRAW_AFTER_DEVELOP, 0.8),
    (DRAW_AFTER_SETTLE, 0.8),
    (DISCARD_AFTER_SETTLE, -0.5),
    (DISCOUNT, 0.72),
    *[(DISCOUNT + kind, 0.25) for kind in range(1, 5)],
    (GENES_DISCOUNTS, 0.1),
    (GOOD_ON_PRODUCTION, 0.5),
    (ENVOYS, 0.4),
    (SECOND_WORLDS, 0.8),
    (MERCENARIES, 0.3),
    (BRIBES, 0.06),
    (FUELS, 0.08),
    (UPGRADES, 0.15),
    (SAVERS, 0.3),
    (LARGE_HAND, 0.3),
    (SALVAGE, 0.3),
    (LAST_CHOICE, 0.8),
)
#: In cards, once.
BRINGS_ONCE: Final = (
    (FREE_SHIPS, 1.5),
    (TACTICS, 0.6),
    (CRASHES, 0.4),
    (CLOAKS, 1.0),
    (SNEAKS, 0.8),
    (LATE_END, 0.5),
)
#: In prestige, for each time that a phase comes.
BRINGS_PRESTIGE: Final = (
    (OFFERINGS, 0.3),
    (PRESTIGE_DEVELOPMENT, 0.5),
    (PRESTIGE_REBEL_DEVELOPMENT, 0.05),
    (PRESTIGE_SIX, 0.12),
    (PRESTIGE_REBEL_WORLD, 0.15),
    (PRESTIGE_PRODUCTION_WORLD, 0.25),
    (UPGRADES, 0.08),
)
#: In points, for each round, where worlds can be taken over.
BRINGS_IN_WAR: Final = ((TAKEOVERS, 0.15), (TAKEOVER_DEFENCE, 0.05), (VETOES, 0.05))


class Time(NamedTuple):
    """How long the game still goes on."""

    left: float  # rounds, this one too
    pace: float  # the chance that a phase is played in a round
    card: float  # what a card in hand is worth
    level: int = 1  # how many sets were added to the first one
    prestige: float = 0.0  # what one prestige is worth; nothing where there is none
    war: bool = False  # can worlds be taken over?


# -------------------------------------------------------------------------------- conquering
STRENGTHS: Final = 16
Conquest = tuple[tuple[int, bool, list[float]], ...]


def conquest(kind: int, rebel: bool, counts: list[int]) -> list[float]:
    """By military: what the worlds are worth that can be conquered, for a card of the deck."""
    good = VALUE_OF_KIND * (int(plain_price(kind)) if kind else 0)
    found = [0.0] * STRENGTHS
    for name, number in zip(NAMES, counts, strict=True):
        row = ROWS[name]
        if row.military and (row.kind, row.rebel) == (kind, rebel):
            for strength in range(row.cost, STRENGTHS):
                found[strength] += number * (row.points + VALUE_OF_KIND + good) / sum(counts)
    return found


@lru_cache
def conquest_of(level: int) -> Conquest:
    """For the cards of a set level, those with a table of their own."""
    counts = copies(level)
    tables = [
        (kind, rebel, conquest(kind, rebel, counts)) for kind in range(5) for rebel in (False, True)
    ]
    return tuple(row for row in tables if any(row[2]))


def conquests(side: Side, level: int) -> float:
    """What one may expect to conquer with each card that is seen."""
    base = side.military()
    found = 0.0
    for kind, rebel, table in conquest_of(level):
        m = base + military_against(side.sums, kind, rebel)
        if m > 0:
            found += table[min(m, STRENGTHS - 1)]
    return found


# -------------------------------------------------------------------------------- all together
def end_at(side: Side) -> int:
    """The cards with which a side ends the game."""
    return LATE_END_AT if side.sums[LATE_END] else END_AT


def outlook(side: Side, time: Time) -> float:
    """Points of the cards, and what they will bring; without goals."""
    found = float(side.points)
    if side.sixes:
        room = max(0, end_at(side) - len(side.names))
        later = min(room, PLACED * time.left * time.pace) / len(side.names)
        found += side.six_points() * (1 + GROWTH * later)
    return found + standing(side, time) + time.left * time.pace * CYCLES * cycle(side, time)


def standing(side: Side, time: Time) -> float:
    """What discounts, draws and military bring in the rounds that are left."""
    cards, once = brought(side, BRINGS), brought(side, BRINGS_ONCE)
    rounds = max(0.0, time.left - 1)
    found = time.card * (rounds * time.pace * cards + min(1.0, time.left / 4) * once)
    if time.prestige:
        found += rounds * time.pace * brought(side, BRINGS_PRESTIGE) * time.prestige
    if time.war:
        found += rounds * brought(side, BRINGS_IN_WAR)
    return found + CONQUERED * rounds * conquests(side, time.level)


def brought(side: Side, rows: tuple[tuple[int, float], ...]) -> float:
    """What the standing sums of a side bring, by how much each one does."""
    found = 0.0
    for sum_of, each in rows:
        number: int = side.sums[sum_of]
        if number:
            found += number * each
    return found


def cycle(side: Side, time: Time) -> float:
    """What producing once and consuming it brings."""
    rates = Rates(CHIP, time.card, side.prices(), 0.0, time.prestige)
    uses = goods_uses(side.uses)
    found = free_gain(side.uses, rates) + side.prestige_made * time.prestige
    found += hand_chips(side.uses) * max(0.0, 1 - time.card) * SWAPPED
    made, cards = side.produced(side.production, side.windfall, 0)
    plain = cards * time.card + use_of(made, uses, rates)
    if not any(side.windfall):
        return found + plain
    made, cards = side.produced(side.production, side.windfall, 1)
    bonus = cards * time.card + use_of(made, uses, rates)
    return found + plain + OWN_CHOICE * (bonus - plain)


def use_of(made: Goods, uses: tuple[Use, ...], rates: Rates) -> float:
    """What goods bring that are consumed one time and sold another."""
    if not any(made):
        return 0.0
    by_powers = consumed(made, uses, rates)
    sale = max(p for p, n in zip(rates.prices, made, strict=True) if n) * rates.card
    return max(by_powers, sale) + OTHER_USE * min(by_powers, sale)


# -------------------------------------------------------------------------------- goods
def sale_and_rest(goods: Goods, uses: tuple[Use, ...], rates: Rates, more: int = 0) -> float:
    """To sell the best good, for so many cards more, and consume the others."""
    best = 0.0
    for place, number in enumerate(goods[:ANY_KIND]):
        if number:
            rest = consumed(taken(goods, place, 1), uses, rates)
            best = max(best, (rates.prices[place] + more) * rates.card + rest)
    return best if any(goods[:ANY_KIND]) else consumed(goods, uses, rates)
