"""Answers to the questions of the game."""

from starfelt.core.refusal import Refusal
from starfelt.table.commands import Answer
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.sender import Actor, must_play
from starfelt.table.table import PAUSED, Table


def answer(table: Table, actor: Actor, command: Answer, now: int) -> list[Row]:
    if actor.seat != NOBODY and command.question < table.seats[actor.seat].question:
        return answered_before(table, actor, command)  # even if the game is over meanwhile
    must_play(table, actor)
    seat = table.seats[actor.seat]
    if seat.is_away or seat.resigned:
        raise Refusal("seat-is-played-by-bot")
    if table.status == PAUSED:
        raise Refusal("table-is-paused")
    if command.question > seat.question or actor.seat not in table.asked():
        raise Refusal("not-asked")
    trial = Trial(table, actor.seat, now, who=actor.who)
    for action in command.actions:
        if not trial.is_one_choice:
            raise Refusal("more-than-one-choice")
        trial.answer(action)
    return trial.rows


def answered_before(table: Table, actor: Actor, command: Answer) -> list[Row]:
    """The same once more is fine and changes nothing; another answer comes too late."""
    given = table.seats[actor.seat].given[command.question :]
    if list(given[: len(command.actions)]) != command.actions:
        raise Refusal("answered-already")
    return []
