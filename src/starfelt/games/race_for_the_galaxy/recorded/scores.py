"""Final positions that another engine recorded, scored by our rules."""

from typing import Any

from ..rules.player import new_player
from ..rules.round import goals
from ..rules.round.scoring import tableau_points
from .names import number_of


def score_position(record: dict[str, Any]) -> list[int]:
    """The scores by seat of a final position that another engine recorded."""
    return [recorded_score(record, seat) for seat in range(len(record["seats"]))]


def recorded_score(record: dict[str, Any], seat: int) -> int:
    facts: dict[str, Any] = record["seats"][seat]
    p = new_player()
    for name in facts["tableau"]:
        p.lay(number_of(name, record["set"]))
    p.put_to_work()
    p.chips = facts["chips"]
    p.prestige = facts.get("prestige", 0)
    total = p.chips + p.prestige + tableau_points(p)
    for number in record["goals"]:
        total += recorded_goal(record, facts, number)
    return total


def recorded_goal(record: dict[str, Any], facts: dict[str, Any], number: int) -> int:
    """What a goal is worth: claimed, or held, or shared at the end by what was counted."""
    goal = goals.GOALS[number]
    if number in facts["goals_claimed"]:
        return goals.MOST_POINTS if goal.most else goals.FIRST_POINTS
    if not goal.most:
        return 0
    values: list[int] = [seat["goal_progress"][str(number)] for seat in record["seats"]]
    mine: int = facts["goal_progress"][str(number)]
    return goals.TIE_POINTS if mine >= goal.least and mine == max(values) else 0
