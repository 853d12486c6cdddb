"""A copy of the database while it is being written to, whole or not at all."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from starfelt.core.refusal import Refusal
from starfelt.store.connections import connection, reading


def back_up(source: Path, path: Path) -> None:
    """The copy is written beside its place, checked, and put there when it is on disk.

    It is all that was committed when it began; writers go on meanwhile.
    """
    part = path.with_name(path.name + ".part")
    try:
        if path.exists() and path.samefile(source):
            raise Refusal("backup-onto-itself", file=str(path))
        remove(part)  # of a backup that was killed
        write(source, part)
        os.replace(part, path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error):
        with suppress(OSError):
            remove(part)
        raise Refusal("failed-backup", file=str(path)) from None


def remove(part: Path) -> None:
    """A database with what SQLite may have left beside it: it would be read into the next one."""
    for end in ("", "-journal", "-wal", "-shm"):
        part.with_name(part.name + end).unlink(missing_ok=True)


def write(source: Path, part: Path) -> None:
    """A copy that only its owner may read, on disk."""
    descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        copy(source, part)
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copy(source: Path, part: Path) -> None:
    """All pages of one moment, as one file without a log beside it."""
    with closing(reading(source)) as old, closing(connection(part)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = new.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)


def sync_folder(folder: Path) -> None:
    """A name is on disk when its folder is."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
