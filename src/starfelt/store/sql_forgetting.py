"""What is forgotten by rules, in SQL; each function is one small bite, inside a transaction.

Nothing is forgotten because of what was read before: each bite looks again whether it may go.
"""

from sqlite3 import Connection
from typing import NamedTuple

from starfelt.store import sql_accounts, sql_log
from starfelt.store.records import Horizons

BITE = 50  # lines of talk, complaints or sessions at a time
PLACES = 10  # tables at which a guest is forgotten at a time

INCREMENTAL = 2  # of PRAGMA auto_vacuum

# 1: a player with a name sits there; 0: nobody but guests; NULL: nobody who has an account.
SITTING = """
(SELECT max(role <> 'guest') FROM people JOIN accounts ON accounts.id = people.who
 WHERE people.place = tables.key AND sits)"""

BEGUN = "EXISTS (SELECT 1 FROM log WHERE log.place = tables.key AND kind = 'begin')"

# Bots play on until their game ends: one that stands still, and is nobody's, never will.
MAY_GO = f"""
status IS NOT NULL
AND changed < CASE
    WHEN status = 'closed' AND NOT {BEGUN} THEN :unbegun
    WHEN status IN ('over', 'abandoned', 'closed') THEN
        CASE {SITTING} WHEN 1 THEN :players WHEN 0 THEN :guests ELSE :nobodys END
    WHEN status IN ('playing', 'paused') AND {SITTING} IS NULL THEN :nobodys
    ELSE 0 END
AND NOT (status = 'over' AND rated AND NOT counted)
AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.place = tables.id AND NOT done)"""

WALK = f"SELECT key, id, {MAY_GO} FROM tables WHERE key > :after ORDER BY key LIMIT :limit"

FOUND = f"SELECT key, after FROM tables WHERE id = :table AND {MAY_GO}"

# Somebody who waits for others, or whose game goes on without them, is not gone for good.
LAPSED = """
role = 'guest' AND seen < :before AND NOT EXISTS (
    SELECT 1 FROM people JOIN tables ON tables.key = people.place
    WHERE people.who = accounts.id AND sits
    AND (status = 'open' OR status IN ('playing', 'paused') AND changed >= :before))"""

GUESTS = f"""
SELECT id FROM accounts INDEXED BY guests_by_seen WHERE {LAPSED} ORDER BY seen LIMIT :limit"""

GUEST = f"SELECT 1 FROM accounts WHERE id = :account AND {LAPSED}"

PLACES_OF = """
SELECT DISTINCT tables.id FROM people JOIN tables ON tables.key = people.place
WHERE people.who = ? LIMIT ?"""

TALK = """
SELECT log.place, log.number, tables.id FROM log INDEXED BY log_by_talk
JOIN tables ON tables.key = log.place
WHERE kind = 'say' AND text <> '' AND at < ?
AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.place = tables.id AND NOT done)
ORDER BY at LIMIT ?"""

# As if whoever said it were gone: the row stays, for the others are numbered after it.
UNSAY = "UPDATE log SET who = '', name = '', text = '', key = '' WHERE place = ? AND number = ?"

REPORTS = """
DELETE FROM reports WHERE id IN
    (SELECT id FROM reports INDEXED BY reports_done WHERE done AND at < ? LIMIT ?)"""

SESSIONS = """
DELETE FROM sessions WHERE id IN
    (SELECT id FROM sessions INDEXED BY sessions_by_seen WHERE seen < ? LIMIT ?)"""


class Walked(NamedTuple):
    """Some tables further: those that may go, and where to go on; 0 at the end."""

    tables: list[str]
    after: int


def walk(db: Connection, horizons: Horizons, after: int, limit: int) -> Walked:
    facts = {**times(horizons), "after": after, "limit": limit}
    found = db.execute(WALK, facts).fetchall()
    return Walked([id_ for _, id_, goes in found if goes], found[-1][0] if found else 0)


def times(horizons: Horizons) -> dict[str, int]:
    return {name: getattr(horizons, name) for name in horizons.__struct_fields__}


def forget_table(db: Connection, table: str, horizons: Horizons) -> bool:
    """A table with all that happened there; ratings that were counted stay."""
    found = db.execute(FOUND, {**times(horizons), "table": table}).fetchone()
    if found is None:
        return False
    place, before = found
    db.execute("DELETE FROM log WHERE place = ?", (place,))
    db.execute("DELETE FROM people WHERE place = ?", (place,))
    db.execute("DELETE FROM tables WHERE key = ?", (place,))
    db.execute("UPDATE tables SET next = '' WHERE id = ? AND next = ?", (before, table))
    return True


def lapsed_guests(db: Connection, before: int, limit: int) -> list[str]:
    """Guests who were not here since then, the longest away first."""
    found = db.execute(GUESTS, {"before": before, "limit": limit})
    return [id_ for (id_,) in found]


def forget_guest(db: Connection, account: str, before: int) -> tuple[list[str], bool]:
    """Some of the tables that named them, and is it done?  With the last ones the account goes."""
    if not db.execute(GUEST, {"account": account, "before": before}).fetchone():
        return [], True
    tables = [id_ for (id_,) in db.execute(PLACES_OF, (account, PLACES))]
    sql_log.forget(db, account, PLACES)
    if len(tables) == PLACES:
        return tables, False
    sql_accounts.forget(db, account)
    return tables, True


def forget_talk(db: Connection, before: int) -> set[str]:
    """What was said before that time; returns the tables at which it was."""
    found = db.execute(TALK, (before, BITE)).fetchall()
    db.executemany(UNSAY, [(place, number) for place, number, _ in found])
    return {table for _, _, table in found}


def forget_reports(db: Connection, before: int) -> int:
    """Complaints of that time that are done; returns how many."""
    return db.execute(REPORTS, (before, BITE)).rowcount


def forget_sessions(db: Connection, before: int) -> int:
    """Sessions that nobody used since then; returns how many."""
    return db.execute(SESSIONS, (before, BITE)).rowcount


def shrink(db: Connection, pages: int) -> int:
    """Give so many free pages back to the disk; returns how many are left.

    A file of an earlier version can't do that until it is tidied once; its free pages are reused.
    """
    if db.execute("PRAGMA auto_vacuum").fetchone()[0] != INCREMENTAL:
        return 0
    for _ in range(pages):
        db.execute("PRAGMA incremental_vacuum(1)")
    return int(db.execute("PRAGMA freelist_count").fetchone()[0])
