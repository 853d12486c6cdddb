"""By what right something is written: looked at in the same transaction, so nothing comes between.

Whoever has deleted their account, logged out or been banned has heard that it is done; nothing of
theirs that was still on its way may be stored after that.
"""

from datetime import UTC, datetime
from sqlite3 import Connection

from starfelt.core.refusal import Refusal
from starfelt.store.records import Account

SHOWN = """
SELECT 1 FROM sessions WHERE id = :shown AND account = :id AND NOT ended
UNION ALL SELECT 1 FROM tokens WHERE digest = :shown AND account = :id"""


def check(db: Connection, by: Account | None, at: int = 0) -> None:
    """Refuse an account that is gone, whose session or token has ended, or that is banned then.

    Nobody is asked for where the server itself does something.
    """
    if by is None:
        return
    found = db.execute("SELECT banned FROM accounts WHERE id = ?", (by.id,)).fetchone()
    if found is None or not holds(db, by):
        raise Refusal("no-account")
    (banned,) = found
    if at and banned > at:
        raise Refusal("banned", until=date(banned))


def holds(db: Connection, by: Account) -> bool:
    """Is what they showed still good?"""
    facts = {"shown": by.shown, "id": by.id}
    return not by.shown or db.execute(SHOWN, facts).fetchone() is not None


def date(at: int) -> str:
    """A time in words that read the same in every language."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
