"""Accounts in SQL, with tokens, blocks and reports; the functions run inside a transaction."""

import unicodedata
from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from starfelt.store import sql_log
from starfelt.store.looks import look_of
from starfelt.store.protocol import Conflict, NameTaken
from starfelt.store.records import Account, Block, Report, Token
from starfelt.store.rights import check

ADD = """
INSERT INTO accounts
    (id, name, folded, look, role, created, seen, password, epoch, language, banned)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

COLUMNS = ("id", "name", "role", "created", "password", "epoch", "language", "banned")

ACCOUNTS = f"SELECT {', '.join(COLUMNS)} FROM accounts"

BY_ID = f"{ACCOUNTS} WHERE id = ?"

BY_NAME = f"{ACCOUNTS} WHERE folded = ? AND role <> 'guest'"

HOSTS = f"{ACCOUNTS} WHERE role = 'host' ORDER BY folded"

CHANGE = """
UPDATE accounts SET name = ?, folded = ?, look = ?, role = ?, password = ?, epoch = ?, language = ?,
    banned = ?
WHERE id = ?"""

OTHERS = "SELECT 1 FROM accounts WHERE folded = ? AND role <> 'guest' AND id <> ?"

ALIKE = "SELECT 1 FROM accounts WHERE look = ? AND role <> 'guest' AND id <> ?"

TOKEN = "SELECT id, account, name, scopes, digest, created, expires FROM tokens"

BLOCKS = """
SELECT account, other, kind, coalesce(name, '') FROM blocks LEFT JOIN accounts ON id = other
WHERE account = ? ORDER BY other, kind"""

REPORTS = "SELECT id, sender, about, place, text, at, done FROM reports WHERE"


def folded(name: str) -> str:
    """A name as names are compared: also half and full width are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def add_account(db: Connection, account: Account) -> None:
    if account.role != "guest":
        refuse_taken(db, account)
    a = account
    db.execute(ADD, (
        a.id, a.name, folded(a.name), look_of(a.name), a.role, a.created, a.created, a.password,
        a.epoch, a.language, a.banned,
    ))  # fmt: skip


def refuse_taken(db: Connection, new: Account, old: Account | None = None) -> None:
    """Nobody takes a name that is a player's, or looks like one.

    Those that looked alike before it mattered stay as they are.
    """
    same_look = old is not None and old.role != "guest" and look_of(old.name) == look_of(new.name)
    if is_taken(db, new.name, new.id, not same_look):
        raise NameTaken(new.name)


def is_taken(db: Connection, name: str, but: str = "", by_look: bool = True) -> bool:
    """Is there a player of this name, or of one that looks like it, but for this account?"""
    if db.execute(OTHERS, (folded(name), but)).fetchone():
        return True
    return by_look and db.execute(ALIKE, (look_of(name), but)).fetchone() is not None


def account(db: Connection, id_: str) -> Account | None:
    found = db.execute(BY_ID, (id_,)).fetchone()
    return None if found is None else Account(*found)


def account_named(db: Connection, name: str) -> Account | None:
    found = db.execute(BY_NAME, (folded(name),)).fetchone()
    return None if found is None else Account(*found)


def hosts(db: Connection) -> list[Account]:
    return [Account(*found) for found in db.execute(HOSTS)]


def change_account(
    db: Connection, new: Account, was: Account | None = None, by: Account | None = None
) -> None:
    """Write an account, if it is still as it was when the change was thought of."""
    check(db, by)
    old = account(db, new.id)
    if old is None:
        raise KeyError(new.id)
    if was is not None and old != was:
        raise Conflict(0)
    if (old.name, old.role) != (new.name, new.role):
        refuse_taken(db, new, old)
    db.execute(CHANGE, (
        new.name, folded(new.name), look_of(new.name), new.role, new.password, new.epoch,
        new.language, new.banned, new.id,
    ))  # fmt: skip


def set_role(db: Connection, name: str, role: str) -> Account | None:
    """Give a player of this name another role; returns the player, if there is one."""
    db.execute(
        "UPDATE accounts SET role = ? WHERE folded = ? AND role <> 'guest'", (role, folded(name))
    )
    return account_named(db, name)


def forget(db: Connection, account: str) -> list[str]:
    """Delete an account; sessions, tokens and blocks go with it.  Returns where it was named.

    A report about somebody who is gone can't lead to anything, and what it says is about them: it
    is deleted.  One by them is about somebody who is still here: it stays for the host to look at,
    but neither whose it was nor their words.
    """
    tables = sql_log.forget(db, account)
    db.execute("DELETE FROM ratings WHERE player = ?", (account,))
    db.execute("DELETE FROM reports WHERE about = ?", (account,))
    db.execute("UPDATE reports SET sender = '', text = '' WHERE sender = ?", (account,))
    db.execute("DELETE FROM accounts WHERE id = ?", (account,))
    return tables


# ------------------------------------------------------------------ tokens
def add_token(db: Connection, token: Token, by: Account | None = None) -> None:
    check(db, by, token.created)
    need(db, token.account)
    scopes = msgspec.json.encode(token.scopes).decode()
    db.execute(
        "INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?, ?)",
        (token.id, token.account, token.name, scopes, token.digest, token.created, token.expires),
    )


def need(db: Connection, account: str) -> None:
    if not db.execute("SELECT 1 FROM accounts WHERE id = ?", (account,)).fetchone():
        raise KeyError(account)


def token(db: Connection, digest: str) -> Token | None:
    found = db.execute(f"{TOKEN} WHERE digest = ?", (digest,)).fetchone()
    return None if found is None else token_of(found)


def tokens(db: Connection, account: str) -> list[Token]:
    found = db.execute(f"{TOKEN} WHERE account = ? ORDER BY created, id", (account,))
    return [token_of(one) for one in found]


def token_of(found: Sequence[Any]) -> Token:
    id_, account, name, scopes, *rest = found
    return Token(id_, account, name, msgspec.json.decode(scopes, type=tuple[str, ...]), *rest)


def delete_token(db: Connection, account: str, id_: str) -> bool:
    done = db.execute("DELETE FROM tokens WHERE account = ? AND id = ?", (account, id_))
    return bool(done.rowcount)


# ------------------------------------------------------------------ blocks
def block(db: Connection, block: Block, by: Account | None = None) -> None:
    check(db, by)
    need(db, block.account)
    need(db, block.other)
    db.execute(
        "INSERT INTO blocks VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (block.account, block.other, block.kind),
    )


def unblock(db: Connection, block: Block) -> None:
    db.execute(
        "DELETE FROM blocks WHERE account = ? AND other = ? AND kind = ?",
        (block.account, block.other, block.kind),
    )


def blocks(db: Connection, account: str) -> list[Block]:
    return [Block(*found) for found in db.execute(BLOCKS, (account,))]


def blocked_by(db: Connection, account: str) -> list[str]:
    found = db.execute(
        "SELECT account FROM blocks WHERE other = ? AND kind = 'block' ORDER BY account", (account,)
    )
    return [id_ for (id_,) in found]


# ------------------------------------------------------------------ reports
def report(db: Connection, report: Report, by: Account | None = None) -> int:
    """Keep it; a complaint about somebody who is gone can't lead to anything."""
    if by is not None:
        check(db, by, report.at)
        need(db, report.about)
    done = db.execute(
        "INSERT INTO reports (sender, about, place, text, at, done) VALUES (?, ?, ?, ?, ?, ?)",
        (report.by, report.about, report.table, report.text, report.at, report.done),
    )
    assert done.lastrowid is not None
    return done.lastrowid


def reports(db: Connection, done: bool, after: int, limit: int) -> list[Report]:
    """The oldest first."""
    claim = "done" if done else "NOT done"
    found = db.execute(f"{REPORTS} {claim} AND id > ? ORDER BY id LIMIT ?", (after, limit))
    return [report_of(one) for one in found]


def reports_by(db: Connection, account: str) -> list[Report]:
    return [report_of(one) for one in db.execute(f"{REPORTS} sender = ? ORDER BY id", (account,))]


def report_of(found: Sequence[Any]) -> Report:
    id_, sender, about, place, text, at, done = found
    return Report(id_, sender, about, place, text, at, bool(done))


def finish_report(db: Connection, id_: int) -> bool:
    done = db.execute("UPDATE reports SET done = 1 WHERE id = ? AND NOT done", (id_,))
    return bool(done.rowcount)
