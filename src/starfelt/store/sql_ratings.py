"""Ratings in SQL, and settings; the functions run on a connection, inside a transaction."""

from collections.abc import Sequence
from sqlite3 import Connection

from starfelt.store.protocol import Conflict
from starfelt.store.records import Rating

# Of people: bots were rated in earlier versions, and have no account.  CROSS keeps the order.
RATINGS = """
SELECT player, game, mu, sigma, games, wins, name
FROM ratings CROSS JOIN accounts ON id = player"""

REPLACE = "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)"


def rating(db: Connection, player: str, game: str) -> Rating | None:
    found = db.execute(f"{RATINGS} WHERE player = ? AND game = ?", (player, game)).fetchone()
    return None if found is None else Rating(*found)


def ratings(db: Connection, player: str) -> list[Rating]:
    found = db.execute(f"{RATINGS} WHERE player = ? ORDER BY game", (player,))
    return [Rating(*one) for one in found]


def leaders(db: Connection, game: str, limit: int) -> list[Rating]:
    order = "ORDER BY mu - 3 * sigma DESC LIMIT ?"
    return [Rating(*one) for one in db.execute(f"{RATINGS} WHERE game = ? {order}", (game, limit))]


def rate(db: Connection, table: str, ratings: Sequence[Rating]) -> bool:
    found = db.execute("SELECT counted FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise KeyError(table)
    if found[0]:
        return False
    for one in ratings:
        replace(db, one)
    db.execute("UPDATE tables SET counted = 1 WHERE id = ?", (table,))
    return True


def replace(db: Connection, new: Rating) -> None:
    """One rating, unless it was reckoned from one that is no longer the present one."""
    if not is_known(db, new.player):
        return
    old = rating(db, new.player, new.game)
    games = old.games if old else 0
    if new.games != games + 1:
        raise Conflict(games)
    db.execute(REPLACE, (new.player, new.game, new.mu, new.sigma, new.games, new.wins))


def is_known(db: Connection, player: str) -> bool:
    """An account that is still there."""
    return db.execute("SELECT 1 FROM accounts WHERE id = ?", (player,)).fetchone() is not None


# ------------------------------------------------------------------ settings
def setting(db: Connection, key: str) -> str | None:
    found = db.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def set_setting(db: Connection, key: str, value: str, only_new: bool) -> str:
    clash = "DO NOTHING" if only_new else "DO UPDATE SET value = excluded.value"
    db.execute(f"INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) {clash}", (key, value))
    return setting(db, key) or ""
