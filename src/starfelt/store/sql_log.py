"""The log of a table in SQL: rows are added at its end, and nowhere else.

The functions run on a connection, inside a transaction.  What they do for one append does not
depend on how many tables and rows there are but for the depth of the trees.
"""

from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from starfelt.store.protocol import Conflict
from starfelt.store.records import Account, SeatRecord, Summary
from starfelt.store.rights import check
from starfelt.table.log_rows import GONE, SAY, SIT, Row
from starfelt.table.seats import BOT

END = """
SELECT tables.key, seated,
    coalesce((SELECT number + 1 FROM log WHERE place = tables.key ORDER BY number DESC LIMIT 1), 0)
FROM tables WHERE id = ?"""

ADD = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"

NAME = "INSERT INTO people VALUES (?, ?, 0) ON CONFLICT DO NOTHING"

SEAT = "INSERT INTO people VALUES (?, ?, 1) ON CONFLICT (who, place) DO UPDATE SET sits = 1"

RISE = "UPDATE people SET sits = 0 WHERE who = ? AND place = ?"

# A rematch that is named stays: the one who appends may not have heard of it yet.
SUMMARISE = """
UPDATE tables SET status = ?, changed = ?, seated = ?, asked = ?, due = ?, ranks = ?,
    next = CASE WHEN next = '' THEN ? ELSE next END, free = seats - ?, persons = ?
WHERE key = ?"""

COLUMNS = """
log.kind, log.seat, log.at, log.value, log.quiet, log.part, log.who, log.name, log.text, log.key"""

ROWS = f"""
SELECT {COLUMNS} FROM log
WHERE place = (SELECT key FROM tables WHERE id = ?) AND number >= ? ORDER BY number"""

SAID = f"""
SELECT id, {COLUMNS} FROM people
CROSS JOIN log ON log.place = people.place AND log.who = people.who AND kind = ?
JOIN tables ON tables.key = log.place
WHERE people.who = ? ORDER BY log.place, number"""

# A seat that was taken stays so, and what a proposal is about is its text: the game could not
# be replayed otherwise.
FORGET = f"""
UPDATE log SET name = '', key = '', who = CASE kind WHEN '{SIT}' THEN '{GONE}' ELSE '' END,
    text = CASE kind WHEN '{SAY}' THEN '' ELSE text END
WHERE place = ? AND who = ?"""

NAMED = """
SELECT place, id, sits FROM people JOIN tables ON key = place WHERE who = ?
ORDER BY place LIMIT ?"""

UNFINISHED = """
SELECT id FROM people JOIN tables ON key = place
WHERE who = ? AND sits AND status IN ('open', 'playing', 'paused')"""

Seated = tuple[SeatRecord, ...]


def append(
    db: Connection,
    table: str,
    number: int,
    rows: Sequence[Row],
    summary: Summary | None,
    by: Account | None = None,
) -> None:
    """Add rows at the end, if that is where the writer believes it to be."""
    check(db, by, rows[-1].at if rows else 0)
    found = db.execute(END, (table,)).fetchone()
    if found is None:
        raise KeyError(table)
    place, seated, present = found
    named = names_in(rows, summary) - sitters(seated) - ({by.id} if by else names_in(rows))
    if number != present or any(is_gone(db, who) for who in named):
        raise Conflict(present)
    add_rows(db, place, number, rows)
    if summary is not None:
        summarise(db, place, seated, summary)


def names_in(rows: Sequence[Row], summary: Summary | None = None) -> set[str]:
    """Whom rows and a summary name."""
    seated = summary.seated if summary is not None else ()
    return {row.who for row in rows} | {seat.who for seat in seated}


def is_gone(db: Connection, who: str) -> bool:
    """Was this an account?  A writer that still names it has not heard of its end yet."""
    if who in ("", GONE) or who.startswith(BOT):
        return False
    return db.execute("SELECT 1 FROM accounts WHERE id = ?", (who,)).fetchone() is None


def add_rows(db: Connection, place: int, number: int, rows: Sequence[Row]) -> None:
    db.executemany(ADD, (values(place, number + i, row) for i, row in enumerate(rows)))
    named = {row.who for row in rows if row.who}
    if named:
        db.executemany(NAME, ((who, place) for who in sorted(named)))


def values(place: int, number: int, row: Row) -> tuple[Any, ...]:
    return (
        place, number, row.kind, row.seat, row.at, row.value, row.quiet, row.part,
        row.who, row.name, row.text, row.key,
    )  # fmt: skip


def summarise(db: Connection, place: int, before: str, summary: Summary) -> None:
    """Replace the summary; `before` is who sat there, as it is kept."""
    seated = msgspec.json.encode(summary.seated).decode()
    sitting = sum(1 for seat in summary.seated if seat.who)
    persons = sum(1 for seat in summary.seated if seat.who and not seat.who.startswith(BOT))
    ranks = msgspec.json.encode(summary.ranks).decode()
    db.execute(SUMMARISE, (
        summary.status, summary.changed, seated, summary.asked, summary.due, ranks, summary.next,
        sitting, persons, place,
    ))  # fmt: skip
    if seated != before:
        reseat(db, place, sitters(before), {seat.who for seat in summary.seated if seat.who})


def reseat(db: Connection, place: int, before: set[str], now: set[str]) -> None:
    db.executemany(RISE, ((who, place) for who in sorted(before - now)))
    db.executemany(SEAT, ((who, place) for who in sorted(now - before)))


def sitters(seated: str) -> set[str]:
    return {seat.who for seat in msgspec.json.decode(seated, type=Seated) if seat.who}


def rows(db: Connection, table: str, since: int) -> list[Row]:
    return [row_of(found) for found in db.execute(ROWS, (table, since))]


def row_of(found: Sequence[Any]) -> Row:
    kind, seat, at, value, quiet, *rest = found
    return Row(kind, seat, at, value, bool(quiet), *rest)


def unfinished(db: Connection, account: str) -> list[str]:
    return [id_ for (id_,) in db.execute(UNFINISHED, (account,))]


def said(db: Connection, account: str) -> list[tuple[str, Row]]:
    return [(table, row_of(found)) for table, *found in db.execute(SAID, (SAY, account))]


def forget(db: Connection, account: str, most: int = -1) -> list[str]:
    """Make somebody nobody in all logs and summaries, or in so many at most.

    Returns the tables that named them.
    """
    places = db.execute(NAMED, (account, most)).fetchall()
    for place, _, sits in places:
        db.execute(FORGET, (place, account))
        if sits:
            unseat(db, place, account)
        db.execute("DELETE FROM people WHERE who = ? AND place = ?", (account, place))
    hosted = db.execute("SELECT id FROM tables WHERE host = ?", (account,)).fetchall()
    db.execute("UPDATE tables SET host = '' WHERE host = ?", (account,))
    return sorted({id_ for _, id_, _ in places} | {id_ for (id_,) in hosted})


def unseat(db: Connection, place: int, account: str) -> None:
    """The seat stays as it is in the game; in the summary it is nobody's."""
    (before,) = db.execute("SELECT seated FROM tables WHERE key = ?", (place,)).fetchone()
    seats = msgspec.json.decode(before, type=Seated)
    kept = tuple(SeatRecord() if seat.who == account else seat for seat in seats)
    seated = msgspec.json.encode(kept).decode()
    db.execute("UPDATE tables SET seated = ? WHERE key = ?", (seated, place))
