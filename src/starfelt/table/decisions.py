"""What becomes of a command: the rows that it leads to, or a refusal.  Nothing is changed here."""

from typing import assert_never

from starfelt.core.refusal import Refusal
from starfelt.table import answering, log_rows, proposals, seating
from starfelt.table.commands import (
    Agree,
    Answer,
    AnyCommand,
    Back,
    Consent,
    Decline,
    Propose,
    PutBot,
    Resign,
    Resume,
    Say,
    Seating,
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
    rows = decided(table, actor, command, now)
    if rows and isinstance(command, ENDLESS) and known(table, actor) >= MOST_ROWS:
        raise Refusal("log-is-full", most=MOST_ROWS)
    return rows


def decided(table: Table, actor: Actor, command: AnyCommand, now: int) -> list[Row]:
    match command:
        case Answer():
            return answering.answer(table, actor, command, now)
        case Say():
            return say(table, actor, command, now)
        case Resign():
            return resign(table, actor, now)
        case Back():
            return back(table, actor, now)
        case Undo() | Propose() | Agree() | Decline() | Resume():
            return by_consent(table, actor, command, now)
        case Sit() | Stand() | PutBot() | Unseat():
            return seated(table, actor, command, now)
        case _:
            assert_never(command)


def by_consent(table: Table, actor: Actor, command: Consent, now: int) -> list[Row]:
    match command:
        case Undo():
            return proposals.undo(table, actor, command, now)
        case Propose():
            return proposals.propose(table, actor, command, now)
        case Agree():
            return proposals.agree(table, actor, now)
        case Decline():
            return proposals.decline(table, actor, now)
        case Resume():
            return proposals.resume(table, actor, now)
        case _:
            assert_never(command)


def seated(table: Table, actor: Actor, command: Seating, now: int) -> list[Row]:
    match command:
        case Sit():
            return seating.sit(table, actor, command, now)
        case Stand():
            return seating.stand(table, actor, now)
        case PutBot():
            return seating.put_bot(table, actor, command, now)
        case Unseat():
            return seating.unseat(table, actor, command, now)
        case _:
            assert_never(command)


def known(table: Table, actor: Actor) -> int:
    """How many rows there are, but for those of which only others may know."""
    return table.public + table.quiet[actor.seat]


def resign(table: Table, actor: Actor, now: int) -> list[Row]:
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


def back(table: Table, actor: Actor, now: int) -> list[Row]:
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
