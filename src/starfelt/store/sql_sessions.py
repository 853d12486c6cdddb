"""Sessions in SQL: browsers known as an account; the functions run inside a transaction."""

from collections.abc import Sequence
from sqlite3 import Connection

from msgspec.structs import replace

from starfelt.store.records import Account, Known, Session
from starfelt.store.sql_accounts import COLUMNS, add_account, change_account

KNOWN = f"""
SELECT sessions.created, sessions.seen, ended, signed, {", ".join(f"a.{c}" for c in COLUMNS)}
FROM sessions JOIN accounts AS a ON a.id = sessions.account WHERE sessions.id = ?"""

SESSIONS = "SELECT id, created, seen, signed FROM sessions"

BEGIN = "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"

# Those used last stay, and the one that begins now among them.
TOO_MANY = """
SELECT id FROM sessions WHERE account = ? AND NOT ended AND id <> ?
ORDER BY seen DESC, created DESC LIMIT -1 OFFSET ?"""


def session(db: Connection, id_: str) -> Known | None:
    found = db.execute(KNOWN, (id_,)).fetchone()
    if found is None:
        return None
    created, seen, ended, signed, *facts = found
    account = replace(Account(*facts), shown=id_)
    return Known(account, Session(id_, account.id, created, seen, bool(ended), bool(signed)))


def sessions(db: Connection, account: str) -> list[Session]:
    """Those that go on, the one used last first."""
    found = db.execute(f"{SESSIONS} WHERE account = ? AND NOT ended ORDER BY seen DESC", (account,))
    return [
        Session(id_, account, created, seen, signed=bool(signed))
        for id_, created, seen, signed in found
    ]


def begin(db: Connection, new: Session, epoch: int, most: int) -> list[str]:
    """Begin one, if the account is still of this epoch; returns those that had to end for it."""
    found = db.execute("SELECT epoch FROM accounts WHERE id = ?", (new.account,)).fetchone()
    if found is None or found[0] != epoch:
        raise KeyError(new.account)
    db.execute(BEGIN, (new.id, new.account, new.created, new.seen, new.ended, new.signed))
    see(db, new.id, new.seen)
    surplus = [id_ for (id_,) in db.execute(TOO_MANY, (new.account, new.id, most - 1))]
    end(db, surplus)
    return surplus


def welcome(db: Connection, account: Account, session: Session) -> None:
    """A new account, and the browser in which it was made."""
    add_account(db, account)
    begin(db, session, account.epoch, 1)


def see(db: Connection, id_: str, now: int) -> None:
    """It is used at about this time, and so is its account."""
    db.execute("UPDATE sessions SET seen = ? WHERE id = ? AND seen < ?", (now, id_, now))
    account = "SELECT account FROM sessions WHERE id = ?"
    db.execute(f"UPDATE accounts SET seen = ? WHERE id = ({account}) AND seen < ?", (now, id_, now))


def end(db: Connection, ids: Sequence[str]) -> None:
    for id_ in ids:
        db.execute("DELETE FROM sessions WHERE id = ? AND NOT signed", (id_,))
        db.execute("UPDATE sessions SET ended = 1 WHERE id = ?", (id_,))


def end_all(db: Connection, account: str) -> None:
    db.execute("DELETE FROM sessions WHERE account = ? AND NOT signed", (account,))
    db.execute("UPDATE sessions SET ended = 1 WHERE account = ?", (account,))


def shut_out(db: Connection, account: str) -> None:
    """Nothing that was shown for this account until now is good any more."""
    db.execute("UPDATE accounts SET epoch = epoch + 1 WHERE id = ?", (account,))
    end_all(db, account)
    db.execute("DELETE FROM tokens WHERE account = ?", (account,))


def start_over(
    db: Connection,
    new: Account,
    was: Account,
    by: Account | None,
    session: Session | None,
    tokens_too: bool,
) -> None:
    """Change an account, end all of its sessions, and begin the one that goes on."""
    change_account(db, new, was, by)
    end_all(db, new.id)
    if tokens_too:
        db.execute("DELETE FROM tokens WHERE account = ?", (new.id,))
    if session is not None:
        begin(db, session, new.epoch, 1)
