"""Finding the database that an address names, and opening it or saying why that can't be."""

import asyncio
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from starfelt.core.refusal import Refusal
from starfelt.store import migrations
from starfelt.store.backup import sync_folder
from starfelt.store.connections import is_busy, is_unwritable, writing
from starfelt.store.protocol import Store
from starfelt.store.sqlite import SqliteStore

SQLITE = "sqlite:///"
OURS = 0x53464C54  # "SFLT": the application id that the first migration writes into the file


async def open_store(url: str) -> Store:
    """The store at this address; a new file is a new store."""
    return await open_sqlite(file_of(url))


def file_of(url: str) -> Path:
    """The file of sqlite:///FILE, from the working folder; sqlite:////FILE begins at the root."""
    if not url.startswith(SQLITE):
        # Only the scheme is told: an address may hold a password.
        raise Refusal("unknown-store", scheme=url.partition(":")[0])
    name = url.removeprefix(SQLITE)
    if not name or name == ":memory:" or "\0" in name:
        raise Refusal("store-without-file")
    # Whole, because SQLite reads more into names like "file:..." than a file.
    return Path(os.path.abspath(name))


async def open_sqlite(path: Path, create: bool = True) -> SqliteStore:
    """The store in this file; it is created if it may be, and brought up to this version."""
    db = await asyncio.to_thread(prepared, path, create)
    return SqliteStore(path, db, asyncio.get_running_loop())


def prepared(path: Path, create: bool = True) -> sqlite3.Connection:
    """A connection for writing to a database of ours, of this version."""
    try:
        make_file(path, create)
        db = writing(path)
    except (OSError, sqlite3.Error) as problem:
        raise refusal(path, problem) from None
    try:
        check(db, path)
        if is_new(db):
            db.execute("PRAGMA auto_vacuum = INCREMENTAL")  # else what is free stays in the file
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("BEGIN IMMEDIATE")  # a file that may only be read is found out now
        db.execute("ROLLBACK")
        migrations.migrate(db)
    except sqlite3.Error as problem:
        db.close()
        raise refusal(path, problem) from None
    except Refusal:
        db.close()
        raise
    return db


def make_file(path: Path, create: bool) -> None:
    """An empty file that nobody else may read: seeds and hashes of passwords will be in it.

    A file that is there is left to SQLite: closing it here would give up locks on it that this
    process has through other connections.
    """
    if path.exists():
        return
    if not create:
        raise Refusal("no-file", file=str(path))
    with suppress(FileExistsError):  # another process was quicker
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        sync_folder(path.parent)


def check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse databases of other programs, and those of later versions of this one."""
    tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    owner = db.execute("PRAGMA application_id").fetchone()[0]
    if owner != OURS and (tables or owner):
        raise Refusal("not-our-store", file=str(path))
    found, known = migrations.version(db), migrations.latest()
    if found > known:
        raise Refusal("newer-store", file=str(path), version=found, expected=known)


def is_new(db: sqlite3.Connection) -> bool:
    return bool(db.execute("PRAGMA page_count").fetchone()[0] == 0)


def refusal(path: Path, problem: OSError | sqlite3.Error) -> Refusal:
    """What to tell who runs the server."""
    if is_busy(problem):
        return Refusal("busy-store", file=str(path))
    if isinstance(problem, OSError) or is_unwritable(problem):
        return Refusal("unwritable-store", file=str(path))
    return Refusal("not-our-store", file=str(path))
