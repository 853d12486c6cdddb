"""What becomes of a command: the rows that it leads to, or a refusal.  Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from starfelt.core.refusal import Refusal
from starfelt.table import answering, log_rows, proposals, seating
from starfelt.table.commands import (
    Agree,
    Answer,
    AnyCommand,
    Back,
    Decline,
    Propose,
    PutBot,
    Resign,
    Resume,
    Say,
    Sit,
    Stand,
    Undo,
    Unseat,
)
from starfelt.table.log_rows import Row
from starfelt.table.sender import Actor, must_play
from starfelt.table.table import PAUSED, Table

MOST_ROWS = 20_000  # of one table, as far as somebody knows of them; games have a few hundred

#: What the longest log takes no more.  Without these a game comes to its end.
ENDLESS = (Say, Undo, Propose, Sit, PutBot)


def decide(table: Table, actor: Actor, command: AnyCommand, now: int) -> list[Row]:
    """The rows that the command leads to; none where it was carried out before."""
    rows = DECISIONS[type(command)](table, actor, command, now)
    if rows and isinstance(command, ENDLESS) and known(table, actor) >= MOST_ROWS:
        raise Refusal("log-is-full", most=MOST_ROWS)
    return rows


def known(table: Table, actor: Actor) -> int:
    """How many rows there are, but for those of which only others may know."""
    return table.public + table.quiet[actor.seat]


def resign(table: Table, actor: Actor, command: Resign, now: int) -> list[Row]:
    must_play(table, actor)
    if table.seats[actor.seat].resigned:
        return []
    row = Row(log_rows.RESIGN, actor.seat, now, who=actor.who)
    goes_on = sum(not seat.resigned for seat in table.seats) > 2
    if goes_on and table.status == PAUSED and {*table.deciders()} <= {actor.seat}:
        return [
            row,
            Row(log_rows.RESUME, actor.seat, now, who=actor.who),
        ]  # nobody else could do it
    return [row]


def back(table: Table, actor: Actor, command: Back, now: int) -> list[Row]:
    must_play(table, actor)
    seat = table.seats[actor.seat]
    if not seat.is_away or seat.resigned:
        return []
    return [Row(log_rows.BACK, actor.seat, now, who=actor.who)]


def say(table: Table, actor: Actor, command: Say, now: int) -> list[Row]:
    key = f"{actor.who} {command.id}" if command.id else ""
    if key in table.keys:
        return []
    text = "".join(c for c in command.text if c.isprintable()).strip()
    if not text:
        raise Refusal("nothing-said")
    return [Row(log_rows.SAY, actor.seat, now, who=actor.who, name=actor.name, text=text, key=key)]


Decision = Callable[[Table, Actor, Any, int], list[Row]]

DECISIONS: dict[type, Decision] = {
    Answer: answering.answer,
    Say: say,
    Undo: proposals.undo,
    Propose: proposals.propose,
    Agree: proposals.agree,
    Decline: proposals.decline,
    Resume: proposals.resume,
    Resign: resign,
    Back: back,
    Sit: seating.sit,
    Stand: seating.stand,
    PutBot: seating.put_bot,
    Unseat: seating.unseat,
}
