"""Goals of Race for the Galaxy, as far as a tableau brings them nearer."""

from typing import Final

from starfelt.bots.thumb.race_for_the_galaxy_outlook import Time
from starfelt.bots.thumb.race_for_the_galaxy_side import Side
from starfelt.games.race_for_the_galaxy.goals import (
    FIRST_POINTS,
    GOAL_KEYS,
    GOALS,
    MOST_POINTS,
    TOTAL,
)
from starfelt.games.race_for_the_galaxy.view import RaceView

STEP: Final = 0.45  # what each step that is still missing leaves of a goal
HELD: Final = 0.8  # a most goal can be lost
TIED: Final = 0.5

#: A goal that can still be won: its number, and the most that another seat has of it.
Open = tuple[int, int]
Progress = tuple[Open, ...]

SUMS_OF: Final = [tuple(int(n) for n in goal.sums) for goal in GOALS]


def counted(side: Side, number: int) -> int:
    """How much a side has of what a goal counts."""
    found = [side.sums[n] for n in SUMS_OF[number]]
    return sum(found) if GOALS[number].counts == TOTAL else sum([n > 0 for n in found])


def progress(view: RaceView, foes: list[Side]) -> Progress:
    """The goals that a card may still bring: first goals nobody has, and all most goals."""
    found = []
    for shown in view.goals:
        number = GOAL_KEYS[shown.goal]
        if GOALS[number].most or (not shown.seats and SUMS_OF[number]):
            found.append((number, max(counted(foe, number) for foe in foes)))
    return tuple(found)


def outlook(open_goals: Progress, side: Side, time: Time) -> float:
    """The points that the goals promise."""
    found = 0.0
    for number, theirs in open_goals:
        goal = GOALS[number]
        mine = counted(side, number)
        if goal.most:
            found += MOST_POINTS * of_most(mine, theirs, int(goal.least))
        else:
            found += FIRST_POINTS * of_first(mine, theirs, int(goal.least), time)
    return found


def of_first(mine: int, theirs: int, least: int, time: Time) -> float:
    missing = least - mine
    if missing <= 0:
        return 1.0
    if missing > time.left:
        return 0.0
    ahead = 1.0 if mine >= theirs else 0.5
    return ahead * STEP**missing


def of_most(mine: int, theirs: int, least: int) -> float:
    if mine >= least and mine > theirs:
        return HELD
    if mine >= least and mine == theirs:
        return TIED
    return TIED * STEP ** max(least - mine, theirs - mine)
