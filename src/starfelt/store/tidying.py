"""A database made as small as it can be, and able to shrink by itself from then on."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from starfelt.core.refusal import Refusal
from starfelt.store.connections import writing
from starfelt.store.open import check, refusal

MEGABYTE = 1_000_000


def tidy(path: Path) -> tuple[int, int]:
    """All or nothing, wherever it is ended; returns the bytes before and after.

    Whoever else writes to the file waits meanwhile; what they have written is kept.
    """
    before = size(path)
    check_room(path, 2 * before)
    try:
        with closing(writing(path)) as db:
            check(db, path)
            rebuild(db, path)
    except sqlite3.Error as problem:
        raise refusal(path, problem) from None
    return before, size(path)


def size(path: Path) -> int:
    """Of the file, and of what is still beside it."""
    parts = (path, path.with_name(path.name + "-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())


def check_room(path: Path, wanted: int) -> None:
    """A copy of everything is written beside the file, and then once more into its log."""
    free = shutil.disk_usage(path.parent).free
    if free < wanted:
        needed, left = wanted // MEGABYTE + 1, free // MEGABYTE
        raise Refusal("no-room-to-tidy", file=str(path), wanted=needed, free=left)


def rebuild(db: sqlite3.Connection, path: Path) -> None:
    os.environ["SQLITE_TMPDIR"] = str(path.parent)  # where there is room, and nobody else reads
    db.execute("PRAGMA auto_vacuum = INCREMENTAL")
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
