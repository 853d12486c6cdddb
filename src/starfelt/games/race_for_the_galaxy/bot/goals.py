"""Goals of Race for the Galaxy, as far as a tableau brings them nearer."""

from typing import Final

from ..rules.powers.powers import (
    IMPERIUMS,
    MILITARY_WORLDS,
    TAKEOVERS,
    WORLDS,
)
from ..rules.round.goals import (
    COUNTS_CHIPS,
    COUNTS_INFLUENCE,
    COUNTS_MILITARY,
    COUNTS_NUMBER_OF,
    COUNTS_NUMBER_OF_GOODS,
    COUNTS_PRESTIGE,
    COUNTS_ROUND_DISCARDS,
    COUNTS_STANDING,
    COUNTS_TOTAL,
    FIRST_POINTS,
    GOAL_KEYS,
    GOALS,
    MOST_POINTS,
)
from ..view import RaceView
from .accounts import Side
from .forecast import Time

STEP: Final = 0.45  # what each step that is still missing leaves of a goal
HELD: Final = 0.8  # a most goal can be lost
TIED: Final = 0.5

#: A goal that can still be won: its number, and the most that another seat has of it.
Open = tuple[int, int]
Progress = tuple[Open, ...]

COUNTS: Final = [int(goal.counts) for goal in GOALS]
SUMS_OF: Final = [tuple(int(n) for n in goal.sums) for goal in GOALS]
NOT_BY_CARDS: Final = (COUNTS_CHIPS, COUNTS_ROUND_DISCARDS)


def counted(side: Side, number: int, war: bool) -> int:
    """How much a side has of what a goal counts."""
    counts = COUNTS[number]
    if counts == COUNTS_TOTAL:
        return sum([side.sums[n] for n in SUMS_OF[number]])
    if counts == COUNTS_NUMBER_OF:
        return sum([side.sums[n] > 0 for n in SUMS_OF[number]])
    if counts == COUNTS_MILITARY:
        return side.military()
    if counts == COUNTS_NUMBER_OF_GOODS:
        return sum(side.goods)
    return side.prestige if counts == COUNTS_PRESTIGE else 1 - missing(side, counts, war)


def missing(side: Side, counts: int, war: bool) -> int:
    """How many steps are missing to a goal that asks for more than one thing."""
    sums = side.sums
    if counts == COUNTS_STANDING:
        return max(0, 2 - side.prestige) + (side.chips < 3)
    if counts == COUNTS_INFLUENCE:
        return max(0, min(3 - sums[IMPERIUMS], 4 - sums[MILITARY_WORLDS]))
    peace = max(0, side.military() + 1) + max(0, 2 - sums[WORLDS])
    if not war:
        return peace
    return min(peace, (sums[TAKEOVERS] == 0) + max(0, 2 - sums[MILITARY_WORLDS]))


def progress(view: RaceView, foes: list[Side], war: bool) -> Progress:
    """The goals that a card may still bring: first goals nobody has, and all most goals."""
    found = []
    for shown in view.goals:
        number = GOAL_KEYS[shown.goal]
        if GOALS[number].most or (not shown.seats and COUNTS[number] not in NOT_BY_CARDS):
            found.append((number, max(counted(foe, number, war) for foe in foes)))
    return tuple(found)


def outlook(open_goals: Progress, side: Side, time: Time) -> float:
    """The points that the goals promise."""
    found = 0.0
    for number, theirs in open_goals:
        goal = GOALS[number]
        mine = counted(side, number, time.war)
        if goal.most:
            found += MOST_POINTS * of_most(mine, theirs, int(goal.least))
        else:
            found += FIRST_POINTS * of_first(mine, theirs, int(goal.least), time)
    return found


def of_first(mine: int, theirs: int, least: int, time: Time) -> float:
    steps = least - mine
    if steps <= 0:
        return 1.0
    if steps > time.left:
        return 0.0
    ahead = 1.0 if mine >= theirs else 0.5
    return ahead * STEP**steps


def of_most(mine: int, theirs: int, least: int) -> float:
    if mine >= least and mine > theirs:
        return HELD
    if mine >= least and mine == theirs:
        return TIED
    return TIED * STEP ** max(least - mine, theirs - mine)
