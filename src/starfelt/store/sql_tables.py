"""Tables and lists of them in SQL; the functions run on a connection, inside a transaction."""

from collections.abc import Iterator, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from starfelt.store.protocol import Conflict
from starfelt.store.records import Query, Row, Summary, TableRecord
from starfelt.store.sql_log import END, Seated, add_rows, summarise

CREATE = """
INSERT INTO tables
    (id, game, rules, options, seats, seed, clock, rated, private, host, created, after, talk)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

COLUMNS = """
id, game, rules, options, seats, seed, clock, rated, private, host, created, after, talk,
status, changed, seated, asked, due, ranks, next"""

TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?"

ALL = f"SELECT {COLUMNS} FROM tables INDEXED BY tables_by_change WHERE status IS NOT NULL"

IN_STATUS = f"SELECT {COLUMNS} FROM tables INDEXED BY tables_by_status WHERE status = ?"

# The + keeps SQLite from walking through all tables because they lie in the wanted order.
OF_PLAYER = f"""
SELECT {COLUMNS} FROM tables
WHERE key IN (SELECT place FROM people WHERE who = ? AND sits) AND +status IS NOT NULL"""

DUE = "SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due"

UNRATED = """
SELECT id FROM tables INDEXED BY tables_uncounted
WHERE rated AND NOT counted AND status = 'over' ORDER BY key"""


def create(db: Connection, record: TableRecord, rows: Sequence[Row]) -> None:
    found = db.execute(END, (record.id,)).fetchone()
    if found is not None:
        raise Conflict(found[2])
    place = db.execute(CREATE, (
        record.id, record.game, record.rules, msgspec.json.encode(record.options).decode(),
        record.seats, record.seed, record.clock, record.rated, record.private, record.host,
        record.created, record.after, record.talk,
    )).lastrowid  # fmt: skip
    assert place is not None
    add_rows(db, place, 0, rows)
    if record.summary is not None:
        summarise(db, place, "[]", record.summary)


def table(db: Connection, id_: str) -> TableRecord | None:
    found = db.execute(TABLE, (id_,)).fetchone()
    return None if found is None else record_of(found)


def record_of(found: Sequence[Any]) -> TableRecord:
    id_, game, rules, options, seats, seed, clock, rated, private, *rest = found[:13]
    host, created, after, talk = rest
    return TableRecord(
        id_, game, rules, msgspec.json.decode(options), seats, seed, clock, bool(rated),
        bool(private), host, created, after, summary_of(found[13:]), bool(talk),
    )  # fmt: skip


def summary_of(found: Sequence[Any]) -> Summary | None:
    status, changed, seated, asked, due, ranks, following = found
    if status is None:
        return None
    return Summary(
        status, changed, msgspec.json.decode(seated, type=Seated), asked, due,
        msgspec.json.decode(ranks, type=tuple[int, ...]), following,
    )  # fmt: skip


# ------------------------------------------------------------------ lists
def tables(db: Connection, query: Query) -> list[TableRecord]:
    """A page: so many of the latest, and those that changed at the same moment as the last one.

    The next page begins before that moment, so none is ever skipped.
    """
    found: list[TableRecord] = []
    for select, facts in selections(query):
        found += page(latest(db, select, facts, query), query.limit)
    found.sort(key=changed, reverse=True)
    return list(page(found, query.limit))


def selections(query: Query) -> Iterator[tuple[str, list[Any]]]:
    """Where to look; one status after the other, as each has its tables in order."""
    statuses = set(query.statuses)
    if query.player and statuses:
        marks = ", ".join("?" for _ in statuses)
        yield f"{OF_PLAYER} AND +status IN ({marks})", [query.player, *statuses]
    elif query.player:
        yield OF_PLAYER, [query.player]
    elif statuses:
        yield from ((IN_STATUS, [status]) for status in statuses)
    else:
        yield ALL, []


def latest(db: Connection, select: str, facts: list[Any], query: Query) -> Iterator[TableRecord]:
    """One selection after the other wishes, the latest first, read as far as it is wanted."""
    order = "+changed" if query.player else "changed"
    facts = list(facts)
    if query.before:
        select += f" AND {order} < ?"
        facts.append(query.before)
    if query.game:
        select += " AND game = ?"
        facts.append(query.game)
    if query.private is not None:
        select += " AND private = ?"
        facts.append(query.private)
    if query.open_seats:
        select += " AND free > 0"
    for found in db.execute(f"{select} ORDER BY {order} DESC", facts):
        yield record_of(found)


def page(found: Iterator[TableRecord] | list[TableRecord], limit: int) -> Iterator[TableRecord]:
    last = -1
    for number, record in enumerate(found):
        if number >= limit and changed(record) != last:
            break
        last = changed(record)
        yield record


def changed(record: TableRecord) -> int:
    assert record.summary is not None
    return record.summary.changed


def due(db: Connection, now: int) -> list[str]:
    return [id_ for (id_,) in db.execute(DUE, (now,))]


def unrated(db: Connection) -> list[str]:
    return [id_ for (id_,) in db.execute(UNRATED)]


def set_next(db: Connection, id_: str, following: str) -> str:
    db.execute("UPDATE tables SET next = ? WHERE id = ? AND next = ''", (following, id_))
    found = db.execute("SELECT next FROM tables WHERE id = ?", (id_,)).fetchone()
    if found is None:
        raise KeyError(id_)
    return str(found[0])
