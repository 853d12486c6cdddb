"""The tutorial of the rule sheets: one struggle for one event with basic cards alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starfelt.core.machine import HIDDEN, NOBODY

if TYPE_CHECKING:
    from .state import War


def end_tutorial(s: War) -> None:
    """The highest total that is not above the objective wins; equal ones are a draw."""
    totals = (s.total(0), s.total(1))
    for seat in range(2):
        s.tell("total", seat, NOBODY, HIDDEN, totals[seat])
    objective = s.now().objective
    if totals[0] > objective and totals[1] > objective:
        s.draw_tutorial(True)
    elif totals[0] == totals[1]:
        s.draw_tutorial(False)
    elif totals[1] > objective or (totals[1] < totals[0] <= objective):
        s.win_tutorial(0)
    else:
        s.win_tutorial(1)
