"""What it means that answers are taken back: the game, the clocks and the questions go back too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starfelt.table.answer_history import Standing
from starfelt.table.clock import FISCHER
from starfelt.table.log_rows import Row
from starfelt.table.seats import UNDONE

if TYPE_CHECKING:
    from starfelt.table.table import Table


def undone(table: Table, row: Row) -> None:
    """All answers from a number on are gone; if nobody is to notice it, only those of the seat.

    Picks that others made meanwhile, as unnoticed, fit without those too.
    """
    since = table.standing[row.value :]
    gone = [answer for answer in since if answer.seat == row.seat or not row.quiet]
    table.standing[row.value :] = [
        answer for answer in since if answer.seat != row.seat and row.quiet
    ]
    table.dealt = table.beginning()
    for answer in table.standing:
        table.state.answer(answer.seat, answer.action)
    if not row.quiet:
        take_time_back(table, row.seat, gone)
        table.bind_all_but(row.seat)
        table.proposal = None
    for n, seat in enumerate(table.seats):
        if n == row.seat or not row.quiet:
            seat.given.append(UNDONE)
    seat = table.seats[row.seat]
    choices = sum(answer.first for answer in gone if answer.seat == row.seat)
    seat.free = max(0, seat.free - choices)


def take_time_back(table: Table, by: int, gone: list[Standing]) -> None:
    """What clocks got for these answers: else one could win time by answering again and again.

    Where time is given for each answer, all who agree to an undo begin anew.
    """
    clock = table.setup.clock
    asked = table.state.asked()
    for n, seat in enumerate(table.seats):
        if clock.kind == FISCHER or (n == by and seat.free):
            gained = sum(answer.gained for answer in gone if answer.seat == n)
            seat.left = max(0, seat.left - gained)
        elif n not in asked:
            seat.left, seat.since = clock.base, 0
