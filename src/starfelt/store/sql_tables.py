"""Tables and lists of them in SQL; the functions run on a connection, inside a transaction."""

from collections.abc import Iterator, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from starfelt.store.protocol import Conflict
from starfelt.store.records import Account, Mark, Query, Row, Summary, TableRecord, read_cursor
from starfelt.store.rights import check
from starfelt.store.sql_log import END, Seated, add_rows, summarise
from starfelt.table.seats import BOT

CREATE = """
INSERT INTO tables
    (id, game, rules, options, seats, seed, clock, rated, private, host, created, after, talk)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

COLUMNS = """
id, game, rules, options, seats, seed, clock, rated, private, host, created, after, talk,
status, changed, seated, asked, due, ranks, next"""

TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?"

ALL = "tables INDEXED BY tables_by_change WHERE status IS NOT NULL"

IN_STATUS = "tables INDEXED BY tables_by_status WHERE status = ?"

# The + keeps SQLite from walking through all tables because they lie in the wanted order.
OF_PLAYER = """
tables WHERE key IN (SELECT place FROM people WHERE who = ? AND sits) AND +status IS NOT NULL"""

# A bot sits at so many tables that its own can't be sorted: it is looked for among the latest.
OF_BOT = """
tables WHERE key IN (SELECT key FROM {} ORDER BY changed DESC, id DESC LIMIT 2000)
AND EXISTS (SELECT 1 FROM people WHERE who = ? AND place = tables.key AND sits)"""

DUE = """
SELECT due, id FROM tables INDEXED BY tables_due
WHERE due > 0 AND due <= ? AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?"""

UNRATED = """
SELECT id FROM tables INDEXED BY tables_uncounted
WHERE rated AND NOT counted AND status = 'over'
    AND key > coalesce((SELECT key FROM tables WHERE id = ?), 0)
ORDER BY key LIMIT ?"""


def create(
    db: Connection, record: TableRecord, rows: Sequence[Row], by: Account | None = None
) -> None:
    check(db, by, record.created)
    found = db.execute(END, (record.id,)).fetchone()
    if found is not None:
        raise Conflict(found[2])
    place = db.execute(CREATE, (
        record.id, record.game, record.rules, options_text(record),
        record.seats, record.seed, record.clock, record.rated, record.private, record.host,
        record.created, record.after, record.talk,
    )).lastrowid  # fmt: skip
    assert place is not None
    add_rows(db, place, 0, rows)
    if record.summary is not None:
        summarise(db, place, "[]", record.summary)


def options_text(record: TableRecord) -> str:
    """The options as they are kept; a game names them in one order, so equal ones are equal."""
    return msgspec.json.encode(record.options).decode()


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
    """A page: so many of the latest; of those that changed at the same moment the id decides."""
    found: list[TableRecord] = []
    for selection, facts in selections(query):
        found += latest(db, selection, facts, query)
    found.sort(key=place, reverse=True)
    return found[: query.limit]


def place(record: TableRecord) -> tuple[int, str]:
    """Where a table stands in lists."""
    assert record.summary is not None
    return record.summary.changed, record.id


def selections(query: Query) -> Iterator[tuple[str, list[Any]]]:
    """Where to look; one status after the other, as each has its tables in order."""
    statuses = sorted(set(query.statuses))
    if query.player and not query.player.startswith(BOT):
        marks = f" AND +status IN ({', '.join('?' for _ in statuses)})" if statuses else ""
        yield OF_PLAYER + marks, [query.player, *statuses]
        return
    for selection, facts in [(IN_STATUS, [status]) for status in statuses] or [(ALL, [])]:
        if query.player:
            yield OF_BOT.format(selection), [*facts, query.player]
        else:
            yield selection, facts


def latest(db: Connection, selection: str, facts: list[Any], query: Query) -> list[TableRecord]:
    """So many of one selection as are wanted, after the other wishes, the latest first."""
    order = "+changed" if query.player else "changed"
    wishes = [(wish, fact) for wish, fact in wishes_of(query, order) if fact is not None]
    more = "".join(f" AND {wish}" for wish, _ in wishes)
    values = [value for _, fact in wishes for value in fact]
    select = f"SELECT {COLUMNS} FROM {selection}{more} ORDER BY {order} DESC, id DESC LIMIT ?"
    return [record_of(found) for found in db.execute(select, [*facts, *values, query.limit])]


def wishes_of(query: Query, order: str) -> list[tuple[str, Sequence[Any] | None]]:
    """Each wish in SQL with its values; none where all is well."""
    return [
        (f"({order}, id) < (?, ?)", read_cursor(query.before) if query.before else None),
        ("game = ?", [query.game] if query.game else None),
        ("clock = ?", [query.clock] if query.clock else None),
        ("rated = ?", None if query.rated is None else [query.rated]),
        ("private = ?", None if query.private is None else [query.private]),
        ("free > 0", [] if query.open_seats else None),
    ]


def due(db: Connection, now: int, after: Mark, limit: int) -> list[Mark]:
    return db.execute(DUE, (now, *after, limit)).fetchall()


def unrated(db: Connection, after: str, limit: int) -> list[str]:
    return [id_ for (id_,) in db.execute(UNRATED, (after, limit))]


def set_next(db: Connection, id_: str, following: str) -> str:
    db.execute("UPDATE tables SET next = ? WHERE id = ? AND next = ''", (following, id_))
    found = db.execute("SELECT next FROM tables WHERE id = ?", (id_,)).fetchone()
    if found is None:
        raise KeyError(id_)
    return str(found[0])
