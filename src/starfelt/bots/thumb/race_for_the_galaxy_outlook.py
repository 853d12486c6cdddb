"""What a side of Race for the Galaxy is good for: points now, and what its powers will still bring.

All is in points at the end of the game.  Powers bring cards and chips in the rounds that are left;
a card in hand is worth less and less towards the end.
"""

from typing import Final, NamedTuple

from starfelt.bots.thumb.race_for_the_galaxy_consuming import (
    Goods,
    Rates,
    consumed,
    free_gain,
    goods_uses,
    hand_chips,
    taken,
)
from starfelt.bots.thumb.race_for_the_galaxy_rows import ROWS, Use
from starfelt.bots.thumb.race_for_the_galaxy_side import Side
from starfelt.games.race_for_the_galaxy.powers import (
    DEVELOP_DISCOUNT,
    DEVELOP_DRAW,
    DISCOUNT,
    DRAW_AFTER_DEVELOP,
    DRAW_AFTER_SETTLE,
    ENVOYS,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    FREE_SHIPS,
    MERCENARIES,
    MILITARY,
    REBEL_WORLDS,
    SECOND_WORLDS,
    TACTICS,
)
from starfelt.games.race_for_the_galaxy.rules import END_AT

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
    (DEVELOP_DISCOUNT, 0.9),
    (DEVELOP_DRAW, 1.0),
    (DRAW_AFTER_DEVELOP, 0.8),
    (DRAW_AFTER_SETTLE, 0.8),
    (DISCOUNT, 0.72),
    *[(DISCOUNT + kind, 0.25) for kind in range(1, 5)],
    (ENVOYS, 0.4),
    (SECOND_WORLDS, 0.8),
    (MERCENARIES, 0.3),
)
#: In cards, once.
BRINGS_ONCE: Final = ((FREE_SHIPS, 1.5), (TACTICS, 0.6))


class Time(NamedTuple):
    """How long the game still goes on."""

    left: float  # rounds, this one too
    pace: float  # the chance that a phase is played in a round
    card: float  # what a card in hand is worth


# -------------------------------------------------------------------------------- conquering
STRENGTHS: Final = 12
MILITARY_ROWS: Final = [row for row in ROWS.values() if row.military]


def conquest(kind: int, rebel: bool) -> list[float]:
    """By military: what the worlds are worth that can be conquered, for a card of the deck."""
    rows = [row for row in MILITARY_ROWS if (row.kind, row.rebel) == (kind, rebel)]
    good = VALUE_OF_KIND * (kind + 1 if kind else 0)
    worths = [
        [row.points + VALUE_OF_KIND + good for row in rows if row.cost <= strength]
        for strength in range(STRENGTHS)
    ]
    return [sum(worth) / len(ROWS) for worth in worths]


CONQUEST: Final = [
    (kind, rebel, conquest(kind, rebel)) for kind in range(5) for rebel in (False, True)
]


def conquests(side: Side) -> float:
    """What one may expect to conquer with each card that is seen."""
    sums = side.sums
    base = sums[MILITARY]
    found = 0.0
    for kind, rebel, table in CONQUEST:
        m = base + (sums[MILITARY + kind] if kind else 0) + sums[MILITARY + REBEL_WORLDS] * rebel
        if m > 0:
            found += table[min(m, STRENGTHS - 1)]
    return found


# -------------------------------------------------------------------------------- all together
def outlook(side: Side, time: Time) -> float:
    """Points of the cards, and what they will bring; without goals."""
    found = float(side.points)
    if side.sixes:
        room = max(0, END_AT - len(side.names))
        later = min(room, PLACED * time.left * time.pace) / len(side.names)
        found += sum([side.six_points(six) for six in side.sixes]) * (1 + GROWTH * later)
    return found + standing(side, time) + time.left * time.pace * CYCLES * cycle(side, time)


def standing(side: Side, time: Time) -> float:
    """What discounts, draws and military bring in the rounds that are left."""
    sums = side.sums
    cards = sum([sums[n] * each for n, each in BRINGS])
    once = sum([sums[n] * each for n, each in BRINGS_ONCE])
    rounds = max(0.0, time.left - 1)
    found = time.card * (rounds * time.pace * cards + min(1.0, time.left / 4) * once)
    return found + CONQUERED * rounds * conquests(side)


def cycle(side: Side, time: Time) -> float:
    """What producing once and consuming it brings."""
    rates = Rates(CHIP, time.card, side.prices())
    uses = goods_uses(side.uses)
    found = free_gain(side.uses, rates)
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
def sale_and_rest(goods: Goods, uses: tuple[Use, ...], rates: Rates) -> float:
    """To sell the best good and consume the others."""
    best = 0.0
    for place, number in enumerate(goods):
        if number:
            rest = consumed(taken(goods, place, 1), uses, rates)
            best = max(best, rates.prices[place] * rates.card + rest)
    return best
