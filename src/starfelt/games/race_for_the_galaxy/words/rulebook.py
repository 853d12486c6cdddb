"""The numbers in the rulebook of Race for the Galaxy, taken from the rules themselves."""

from ..game import GAME as RACE
from ..rules.consume.gambling import HIGHEST_ANTE, HIGHEST_NUMBER
from ..rules.consume.phase import CARDS_FOR_CHIPS
from ..rules.options import (
    END_AT,
    FIRST_HAND,
    HAND_LIMIT,
    LARGE_HAND_LIMIT,
    LATE_END_AT,
    POOL_PER_SEAT,
    POOL_WITH_PRESTIGE,
    PRESTIGE_END,
    START_DISCARDS,
)
from ..rules.powers import powers as words
from ..rules.powers.designs import (
    CARDS,
    KEYS,
    MOST_SEATS,
    copies,
    start_worlds,
)
from ..rules.powers.powers import KINDS
from ..rules.round.goals import (
    FIRST_POINTS,
    FIRSTS_IN_PLAY,
    GOALS,
    MOST_POINTS,
    MOSTS_IN_PLAY,
    NUMBER_OF_GOALS,
    TIE_POINTS,
)
from ..rules.round.scoring import KINDS_POINTS
from ..rules.round.search import CATEGORIES
from ..rules.settle.phase import BOOST_MILITARY
from .card_texts import Facts, power_name

SHORT_NAMES = ("base", "storm", "rebel", "brink")  # of the set levels


def goal_facts() -> Facts:
    """How much each goal asks for at least, by its key."""
    return {GOALS[n].key: GOALS[n].least for n in range(NUMBER_OF_GOALS)}


def prices() -> Facts:
    """What a good sells for, by its kind."""
    regular = enumerate(KINDS[: words.WILD])
    return {f"price-{kind}": n + 1 for n, kind in regular if n != words.ANY}


def limits() -> Facts:
    """How many cards a hand may have at the end of a round, and where the game ends."""
    return {
        "limit": HAND_LIMIT,
        "large-limit": LARGE_HAND_LIMIT,
        "end": END_AT,
        "late-end": LATE_END_AT,
        "prestige-end": PRESTIGE_END,
    }


def levels() -> Facts:
    """Players, cards and start worlds of each set level, such as `storm-seats`."""
    facts: Facts = {"least-seats": RACE.least_seats}
    for level, name in enumerate(SHORT_NAMES):
        facts[f"{name}-seats"] = MOST_SEATS[level]
        facts[f"{name}-cards"] = sum(copies(level))
        facts[f"{name}-starts"] = len(start_worlds(level))
    return facts


def rule_facts() -> Facts:
    """Every number of the game.

    Of a card these are the numbers of its powers, such as `space_marines-military`; a goal's own
    key stands for how much it asks for.
    """
    facts: Facts = {
        **levels(),
        **limits(),
        "first-hand": FIRST_HAND,
        "discards": START_DISCARDS,
        "hand": FIRST_HAND - START_DISCARDS,
        "ancient-hand": FIRST_HAND - START_DISCARDS - 1,
        "pool": POOL_PER_SEAT,
        "more-pool": POOL_WITH_PRESTIGE,
        "firsts": FIRSTS_IN_PLAY,
        "mosts": MOSTS_IN_PLAY,
        "first-points": FIRST_POINTS,
        "most-points": MOST_POINTS,
        "tie-points": TIE_POINTS,
        "highest": HIGHEST_NUMBER,
        "ante": HIGHEST_ANTE,
        "cashed": CARDS_FOR_CHIPS,
        "boost-military": BOOST_MILITARY,
        "categories": len(CATEGORIES),
        "cap": int(RACE.defaults["cap"]),
        **{f"points-{kinds}": KINDS_POINTS[kinds] for kinds in range(1, 5)},
        **prices(),
        **goal_facts(),
    }
    for key in KEYS:
        facts.update(numbers_in_row(key))
    return facts


def numbers_in_row(key: str) -> Facts:
    row = CARDS[KEYS[key]]
    facts: Facts = {}
    for power in row.powers:
        numbers = (power.value, power.number, power.cards, power.points, power.prestige)
        facts[f"{key}-{power_name(power)}"] = next((n for n in numbers if n), 0)
    return facts
