"""Connections to a SQLite file: how they are set up, and what their errors mean."""

import sqlite3
from pathlib import Path

from starfelt.store.looks import look_of

PATIENCE = 5.0  # seconds to wait for another process that writes
CHECKPOINT = 1000  # pages in the WAL before they are moved into the database
LONGEST_WAL = 8 * 1024 * 1024  # bytes: what a long reading made longer is cut off afterwards
CACHE = 64 * 1024  # KiB: the ends of the logs of many tables at once


def connection(path: Path) -> sqlite3.Connection:
    """A connection that begins no transaction on its own."""
    return sqlite3.connect(
        path,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,  # a connection is handed over to its thread, and closed after it
        cached_statements=256,
    )


def writing(path: Path) -> sqlite3.Connection:
    """What is committed on it is on disk; what is deleted is overwritten."""
    db = connection(path)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")
        db.execute(f"PRAGMA cache_size = -{CACHE}")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        db.execute(f"PRAGMA journal_size_limit = {LONGEST_WAL}")
        db.create_function("look_of", 1, look_of, deterministic=True)
    except sqlite3.Error:
        db.close()
        raise
    return db


def reading(path: Path) -> sqlite3.Connection:
    db = connection(path)
    db.execute("PRAGMA query_only = ON")
    return db


def code(problem: BaseException) -> int:
    """SQLite's primary result code, 0 if the problem is another one."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def is_busy(problem: BaseException) -> bool:
    return code(problem) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_unwritable(problem: BaseException) -> bool:
    return code(problem) in (
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    )


def is_of_one_job(problem: Exception) -> bool:
    """Did one job ask for something impossible?  Otherwise the database itself is in trouble."""
    return not isinstance(problem, sqlite3.Error) or isinstance(
        problem, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError
        | sqlite3.DataError,
    )  # fmt: skip
