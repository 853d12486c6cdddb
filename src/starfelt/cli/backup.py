"""Backups from the command line: of a store that is one of ours, and is only read."""

import sqlite3
from contextlib import closing
from pathlib import Path

from starfelt.core.refusal import Refusal
from starfelt.store.backup import back_up
from starfelt.store.connections import reading
from starfelt.store.open import OURS, file_of


def write_backup(store: str, file: Path) -> None:
    """Copy the store at this address into a file, while a server may be writing to it."""
    source = file_of(store)
    check(source)
    back_up(source, file)


def check(source: Path) -> None:
    """Refuse what is no store: SQLite would make an empty database of a name without a file."""
    if not source.is_file():
        raise Refusal("no-file", file=str(source))
    try:
        with closing(reading(source)) as db:
            (owner,) = db.execute("PRAGMA application_id").fetchone()
    except sqlite3.Error:
        owner = 0
    if owner != OURS:
        raise Refusal("not-our-store", file=str(source))
