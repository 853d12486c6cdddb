"""Numbered migrations: how a database of any earlier version becomes one of this version.

Each is a file of plain SQL and runs in one transaction together with the number it sets, so a
database is always of exactly one version, wherever a process is killed.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).parent / "migrations"


def numbered(home: Path = HOME) -> list[tuple[int, Path]]:
    """The migrations in order; their numbers begin at 1 and have no gaps."""
    found = sorted((int(path.name.split("_")[0]), path) for path in home.glob("*.sql"))
    assert [number for number, _ in found] == list(range(1, len(found) + 1)), found
    return found


def latest(home: Path = HOME) -> int:
    """The version that this program knows."""
    return len(numbered(home))


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, home: Path = HOME) -> None:
    """Apply what is missing."""
    for number, path in numbered(home):
        if version(db) < number:
            apply(db, number, path.read_text(encoding="utf-8"))


def apply(db: sqlite3.Connection, number: int, script: str) -> None:
    """One migration, all or nothing."""
    db.execute("BEGIN IMMEDIATE")
    try:
        if version(db) < number:  # another process may have been first
            for statement in statements(script):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """The script in pieces, for `executescript` would commit on its own."""
    lines: list[str] = []
    for line in script.splitlines():
        lines.append(line)
        if sqlite3.complete_statement("\n".join(lines)):
            yield "\n".join(lines)
            lines = []
    assert not "".join(lines).strip(), lines
