"""What one reader of a table gets, built up from nothing: a seat, or a spectator.

Rows never leave as they are: the action of an answer, the number of picks that nobody noticed and
how many answers an undo left standing are secrets.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from starfelt.core.game import SPECTATOR, Told
from starfelt.core.steps import AnyView
from starfelt.table import log_rows
from starfelt.table.log_rows import Row
from starfelt.table.table import PLAYING, Status, Table
from starfelt.words.asking import Asked, asked_of
from starfelt.words.lines import Line
from starfelt.words.reasons import Closed

# Each game describes its own view, so readers of the API are told no more than that it is one.
GameView = Annotated[AnyView, Meta(extra_json_schema={"type": "object"})]

SPOKEN = (log_rows.SAY, log_rows.PROPOSE)  # rows whose text everybody may read


class Happened(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as this reader may know it."""

    number: int  # how many there were with it
    kind: str
    seat: int
    at: int
    who: str = ""  # the account of whoever said something
    name: str = ""
    text: str = ""
    told: Sequence[Told] = ()  # what the game told of it
    lines: list[Line] = []  # in words


class SeatNow(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str = ""
    bot: str = ""
    who: str = ""  # the account of a person
    resigned: bool = False
    away: bool = False  # the easy bot stands in
    left: int | None = None  # milliseconds on the clock
    running: bool = False  # the clock
    called: str = ""  # in words: what they go by at this table, if not by their name


class ProposalNow(Struct, frozen=True):
    what: str
    by: int
    agreed: tuple[int, ...]


class Waiting(Struct, frozen=True):
    """Whom everybody waits for, and for what."""

    seat: int
    prompt: str


class Now(Struct, frozen=True, omit_defaults=True):
    """The table as it is: everything a client needs to show it.

    What is in words is there where a language was asked for.
    """

    number: int
    status: Status
    at: int  # when this was written: clocks count down from here
    seats: list[SeatNow]
    view: GameView | None = None  # the game's own
    asked: Asked | None = None
    can_undo: bool = False
    proposal: ProposalNow | None = None
    ranks: list[int] = []
    seed: str = ""  # when the game is over
    ended: int = 0  # when that was
    standing: list[Line] = []  # in words: what is going on, or how it ended
    waiting: list[Waiting] = []  # in words: the open questions of others
    closed: list[Closed] = []  # in words: what can't be chosen now, and why not
    lessons: list[str] = []  # in words: of a tutorial
    table: list[Line] = []  # in words: the table in plain lines, for whoever asks for them


def happened(table: Table, row: Row, reader: int) -> Happened | None:
    """The row that was applied last; nothing where this reader may not notice it."""
    if row.quiet and row.seat != reader:
        return None
    return Happened(
        table.public,
        row.kind,
        row.seat,
        row.at,
        who=row.who if row.kind == log_rows.SAY else "",
        name=row.name,
        text=row.text if row.kind in SPOKEN else "",
        told=table.told(reader) if row.kind in (*log_rows.ANSWERS, log_rows.BEGIN) else (),
    )


def now(table: Table, reader: int, at: int) -> Now:
    view = table.game.view(table.dealt, reader) if table.dealt is not None else None
    return Now(
        number=table.public,
        status=table.status,
        at=at,
        seats=[seat_now(table, seat, at) for seat in range(len(table.seats))],
        view=view,
        asked=asked(table, reader),
        can_undo=can_undo(table, reader),
        proposal=proposal_now(table),
        ranks=table.ranks(),
        seed=table.setup.seed if table.is_over() else "",
        ended=table.ended,
    )


def seat_now(table: Table, number: int, at: int) -> SeatNow:
    seat = table.seats[number]
    return SeatNow(
        name=seat.name,
        bot=seat.bot,
        who="" if seat.is_bot else seat.who,
        resigned=seat.resigned,
        away=seat.is_away,
        left=seat.time_left(at) if table.setup.clock.base and table.dealt is not None else None,
        running=bool(seat.since),
    )


def proposal_now(table: Table) -> ProposalNow | None:
    p = table.proposal
    return ProposalNow(p.what, p.by, tuple(sorted(p.agreed))) if p is not None else None


def can_undo(table: Table, reader: int) -> bool:
    """May the reader take something back without asking?"""
    if reader == SPECTATOR or table.status != PLAYING:
        return False
    seat = table.seats[reader]
    return seat.decides and seat.free > 0


def asked(table: Table, reader: int) -> Asked | None:
    if reader not in table.asked():
        return None
    return asked_of(table.game, table.state, reader, table.seats[reader].question)
