"""The goals of Race for the Galaxy: what they ask for, who has them, how near everybody is."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import ITEM, Line

from ..rules.powers.powers import (
    IMPERIUMS,
    MILITARY_WORLDS,
)
from ..rules.round.goals import (
    COUNTS_INFLUENCE,
    COUNTS_PEACE_OR_WAR,
    COUNTS_ROUND_DISCARDS,
    COUNTS_STANDING,
    FIRST_POINTS,
    GOAL_KEYS,
    GOALS,
    MOST_POINTS,
    Goal,
    value,
)
from ..rules.state import Race
from ..view import GoalView, RaceView
from .asking_the_rules import at_table
from .cards import KEY, who
from .sentences import goal_text

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


def row_of(shown: GoalView) -> Goal:
    return GOALS[GOAL_KEYS[shown.goal]]


def name_of(screen: "Screen", shown: GoalView) -> str:
    return screen.text(f"{screen.game.name}-goal-{shown.goal}")


def points_of(goal: Goal) -> int:
    return MOST_POINTS if goal.most else FIRST_POINTS


def counts(s: Race, shown: GoalView) -> list[int]:
    """How much each seat has of what a goal counts."""
    goal = row_of(shown)
    return [int(value(s, s.players[seat], goal)) for seat in range(s.seats)]


def is_reached_or_not(goal: Goal) -> bool:
    """Is there no number to come near to?  What counts is done at once, or is two things."""
    return not goal.most and goal.least == 1


# -------------------------------------------------------------------------------- in short
def goals_in_short(screen: "Screen", view: RaceView) -> list[Line]:
    """A line for each goal in play."""
    s = at_table(view)
    return [
        screen.line(
            f"{KEY}-goal",
            goal=name_of(screen, shown),
            points=points_of(row_of(shown)),
            state=standing(screen, view, shown, counts(s, shown)),
        )
        for shown in view.goals
    ]


def standing(screen: "Screen", view: RaceView, shown: GoalView, there: list[int]) -> str:
    """Who has it, or how near the reader and the best of the others are."""
    text, goal = screen.text, row_of(shown)
    owners = screen.listed(who(screen, seat) for seat in shown.seats)
    if owners and not goal.most:
        return text(f"{KEY}-goal-reached", players=owners)
    if is_reached_or_not(goal):
        return text(f"{KEY}-goal-open")
    near = nearness(screen, view, there)
    if owners:
        return text(f"{KEY}-goal-held", players=owners, near=near)
    return text(f"{KEY}-goal-near", near=near, least=int(goal.least))


def nearness(screen: "Screen", view: RaceView, there: list[int]) -> str:
    others = [number for seat, number in enumerate(there) if seat != view.seat]
    if view.seat == SPECTATOR:
        return screen.text(f"{KEY}-goal-best", number=max(others))
    return screen.text(f"{KEY}-goal-mine", mine=there[view.seat], best=max(others))


# -------------------------------------------------------------------------------- in full
def goals(screen: "Screen", view: RaceView) -> list[Line]:
    """What each goal asks for, who has it, and how much everybody has of it."""
    if not view.goals:
        return [screen.line(f"{KEY}-no-goals")]
    s = at_table(view)
    lines = []
    for shown in view.goals:
        goal = row_of(shown)
        key = "most" if goal.most else "first"
        lines.append(
            screen.line(
                f"{KEY}-aim-{key}",
                goal=name_of(screen, shown),
                points=points_of(goal),
                aim=goal_text(screen.text, shown.goal),
            )
        )
        lines += progress(screen, s, shown)
    return lines


def progress(screen: "Screen", s: Race, shown: GoalView) -> list[Line]:
    owners = screen.listed(who(screen, seat) for seat in shown.seats)
    lines = [screen.line(f"{KEY}-owners", ITEM, players=owners)] if owners else []
    if row_of(shown).counts != COUNTS_ROUND_DISCARDS:  # counted when a round ends, and forgotten
        amounts = screen.listed(amount(screen, s, shown, seat) for seat in range(s.seats))
        lines.append(screen.line(f"{KEY}-amounts", ITEM, amounts=amounts))
    return lines


def amount(screen: "Screen", s: Race, shown: GoalView, seat: int) -> str:
    """How much a player has; where a goal asks for one of two things or for both, of each."""
    p, goal, player = s.players[seat], row_of(shown), who(screen, seat)
    two_things = {
        COUNTS_STANDING: (p.prestige, p.chips),
        COUNTS_INFLUENCE: (p.sums[IMPERIUMS], p.sums[MILITARY_WORLDS]),
        COUNTS_PEACE_OR_WAR: (p.military(), p.sums[MILITARY_WORLDS]),
    }
    if goal.counts not in two_things:
        number = int(value(s, p, goal))
        return screen.text(f"{KEY}-amount", player=player, number=number)
    one, two = two_things[goal.counts]
    return screen.text(f"{KEY}-amount-{shown.goal}", player=player, one=int(one), two=int(two))
