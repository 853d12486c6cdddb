"""The goals of Race for the Galaxy: what they ask for, who has them, how near everybody is."""

from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.games.race_for_the_galaxy.goals import (
    FIRST_POINTS,
    GOAL_KEYS,
    GOALS,
    MOST_POINTS,
    ROUND_DISCARDS,
    Goal,
    value,
)
from starfelt.games.race_for_the_galaxy.view import GoalView, RaceView
from starfelt.terminal.race_for_the_galaxy_cards import KEY, side, who
from starfelt.text.race_for_the_galaxy import goal_text

if TYPE_CHECKING:
    from starfelt.terminal.screen import Screen


def row_of(shown: GoalView) -> Goal:
    return GOALS[GOAL_KEYS[shown.goal]]


def name_of(screen: "Screen", shown: GoalView) -> str:
    return screen.text(f"{screen.game.name}-goal-{shown.goal}")


def points_of(goal: Goal) -> int:
    return MOST_POINTS if goal.most else FIRST_POINTS


def counts(view: RaceView, shown: GoalView) -> list[int]:
    """How much each seat has of what a goal counts."""
    goal = row_of(shown)
    return [int(value(side(seat), goal)) for seat in view.seats]


# -------------------------------------------------------------------------------- in short
def goals_in_short(screen: "Screen", view: RaceView) -> list[str]:
    """A line for each goal in play."""
    return [
        screen.text(
            f"{KEY}-goal",
            goal=name_of(screen, shown),
            points=points_of(row_of(shown)),
            state=standing(screen, view, shown),
        )
        for shown in view.goals
    ]


def standing(screen: "Screen", view: RaceView, shown: GoalView) -> str:
    """Who has it, or how near the reader and the best of the others are."""
    text, goal = screen.text, row_of(shown)
    owners = screen.listed(who(screen, seat) for seat in shown.seats)
    if owners and not goal.most:
        return text(f"{KEY}-goal-reached", players=owners)
    if goal.counts == ROUND_DISCARDS:  # it is counted when a round ends, and forgotten
        return text(f"{KEY}-goal-open")
    near = nearness(screen, view, shown)
    if owners:
        return text(f"{KEY}-goal-held", players=owners, near=near)
    return text(f"{KEY}-goal-near", near=near, least=int(goal.least))


def nearness(screen: "Screen", view: RaceView, shown: GoalView) -> str:
    there = counts(view, shown)
    others = [number for seat, number in enumerate(there) if seat != view.seat]
    if view.seat == SPECTATOR:
        return screen.text(f"{KEY}-goal-best", number=max(others))
    return screen.text(f"{KEY}-goal-mine", mine=there[view.seat], best=max(others))


# -------------------------------------------------------------------------------- in full
def goals(screen: "Screen", view: RaceView) -> list[str]:
    """What each goal asks for, who has it, and how much everybody has of it."""
    if not view.goals:
        return [screen.text(f"{KEY}-no-goals")]
    lines = []
    for shown in view.goals:
        goal = row_of(shown)
        key = "most" if goal.most else "first"
        lines.append(
            screen.text(
                f"{KEY}-aim-{key}",
                goal=name_of(screen, shown),
                points=points_of(goal),
                aim=goal_text(screen.text, shown.goal),
            )
        )
        lines += progress(screen, view, shown)
    return lines


def progress(screen: "Screen", view: RaceView, shown: GoalView) -> list[str]:
    owners = screen.listed(who(screen, seat) for seat in shown.seats)
    lines = [screen.text(f"{KEY}-owners", players=owners)] if owners else []
    if row_of(shown).counts != ROUND_DISCARDS:
        amounts = [
            screen.text(f"{KEY}-amount", player=who(screen, seat), number=number)
            for seat, number in enumerate(counts(view, shown))
        ]
        lines.append(screen.text(f"{KEY}-amounts", amounts=screen.listed(amounts)))
    return lines
