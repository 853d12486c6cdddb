"""Tables that wait for people, in SQL: whose they are, who finds them, and which have no hope."""

from sqlite3 import Connection

from starfelt.store.records import Hosted, Mark, TableRecord
from starfelt.store.sql_tables import options_text

HOSTED = """
SELECT count(*) FILTER (WHERE status = 'open'), count(*) FILTER (WHERE status <> 'open'),
    count(*) FILTER (WHERE status <> 'open' AND seats - free > persons)
FROM tables INDEXED BY tables_of_host WHERE host = ? AND status IN ('open', 'playing', 'paused')"""

SITTER = "json_extract(seat.value, '$.who')"

# At each seat it is looked up whether one of the two blocks the other: however many an account
# blocks, and however many block it, a table costs the same.
MATCHING = f"""
SELECT id FROM tables INDEXED BY tables_wanted
WHERE status = 'open' AND NOT private AND free > 0
    AND game = ? AND seats = ? AND clock = ? AND rated = ? AND options = ? AND rules = ?
    AND NOT EXISTS (
        SELECT 1 FROM json_each(seated) AS seat
        WHERE EXISTS (
            SELECT 1 FROM blocks WHERE account = {SITTER} AND other = ? AND kind = 'block'
        ) OR EXISTS (
            SELECT 1 FROM blocks WHERE account = ? AND other = {SITTER} AND kind = 'block'
        )
    )
ORDER BY persons = 0, key LIMIT 10"""

DESERTED = """
SELECT changed, id FROM tables INDEXED BY tables_by_status
WHERE status = 'open' AND changed <= ? AND (changed, id) > (?, ?)
    AND (persons = 0 OR changed <= CASE WHEN clock LIKE 'days:%' THEN ? ELSE ? END)
ORDER BY changed, id LIMIT ?"""


def hosted(db: Connection, account: str) -> Hosted:
    return Hosted(*db.execute(HOSTED, (account,)).fetchone())


def matching(db: Connection, wish: TableRecord, account: str) -> list[str]:
    facts = (wish.game, wish.seats, wish.clock, wish.rated, options_text(wish), wish.rules)
    return [id_ for (id_,) in db.execute(MATCHING, (*facts, account, account))]


def deserted(
    db: Connection, empty: int, waiting: int, slow: int, after: Mark, limit: int
) -> list[Mark]:
    return db.execute(DESERTED, (empty, *after, slow, waiting, limit)).fetchall()
