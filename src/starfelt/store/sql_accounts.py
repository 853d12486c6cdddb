"""Accounts in SQL, with tokens, blocks and reports; the functions run inside a transaction."""

import unicodedata
from collections.abc import Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from starfelt.store import sql_log
from starfelt.store.looks import look_of
from starfelt.store.protocol import NameTaken
from starfelt.store.records import Account, Block, Report, Token

ADD = """
INSERT INTO accounts
    (id, name, folded, look, role, created, seen, password, epoch, language, banned)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

COLUMNS = "id, name, role, created, password, epoch, language, banned"

BY_ID = f"SELECT {COLUMNS} FROM accounts WHERE id = ?"

BY_NAME = f"SELECT {COLUMNS} FROM accounts WHERE folded = ? AND role <> 'guest'"

CHANGE = """
UPDATE accounts SET name = ?, folded = ?, look = ?, role = ?, password = ?, epoch = ?, language = ?,
    banned = ?
WHERE id = ?"""

OTHERS = "SELECT 1 FROM accounts WHERE folded = ? AND role <> 'guest' AND id <> ?"

TOKEN = "SELECT id, account, name, scopes, digest, created, expires FROM tokens"

BLOCKS = """
SELECT account, other, kind, coalesce(name, '') FROM blocks LEFT JOIN accounts ON id = other
WHERE account = ? ORDER BY other, kind"""

REPORTS = "SELECT id, sender, about, place, text, at, done FROM reports WHERE"


def folded(name: str) -> str:
    """A name as names are compared: also half and full width are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def add_account(db: Connection, account: Account) -> None:
    refuse_taken(db, account)
    a = account
    db.execute(ADD, (
        a.id, a.name, folded(a.name), look_of(a.name), a.role, a.created, a.created, a.password,
        a.epoch, a.language, a.banned,
    ))  # fmt: skip


def refuse_taken(db: Connection, account: Account) -> None:
    if account.role != "guest":
        if db.execute(OTHERS, (folded(account.name), account.id)).fetchone():
            raise NameTaken(account.name)


def account(db: Connection, id_: str) -> Account | None:
    found = db.execute(BY_ID, (id_,)).fetchone()
    return None if found is None else Account(*found)


def account_named(db: Connection, name: str) -> Account | None:
    found = db.execute(BY_NAME, (folded(name),)).fetchone()
    return None if found is None else Account(*found)


def change_account(db: Connection, account: Account) -> None:
    refuse_taken(db, account)
    a = account
    done = db.execute(CHANGE, (
        a.name, folded(a.name), look_of(a.name), a.role, a.password, a.epoch, a.language, a.banned,
        a.id,
    ))  # fmt: skip
    if not done.rowcount:
        raise KeyError(account.id)


def forget(db: Connection, account: str) -> None:
    """Delete an account; tokens and blocks go with it.

    A report about somebody who is gone can't lead to anything, and what it says is about them: it
    is deleted.  One by them is about somebody who is still here: it stays for the host to look at,
    but neither whose it was nor their words.
    """
    sql_log.forget(db, account)
    db.execute("DELETE FROM ratings WHERE player = ?", (account,))
    db.execute("DELETE FROM reports WHERE about = ?", (account,))
    db.execute("UPDATE reports SET sender = '', text = '' WHERE sender = ?", (account,))
    db.execute("DELETE FROM accounts WHERE id = ?", (account,))


# ------------------------------------------------------------------ tokens
def add_token(db: Connection, token: Token) -> None:
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
def block(db: Connection, block: Block) -> None:
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
def report(db: Connection, report: Report) -> int:
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
