"""What can be opened, what is refused, and databases of earlier versions."""

import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.store import connections, migrations
from starfelt.store import open as opening
from starfelt.store.open import file_of, open_sqlite, open_store, prepared
from starfelt.store.protocol import Store
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.store.stored import record

CHILD = ("-m", "tests.store.sqlite_child")


def refused(path: Path) -> str:
    """The key of the refusal, which has a sentence in every language."""
    with pytest.raises(Refusal) as refusal:
        prepared(path)
    for language in LANGUAGES:
        assert str(path) in Text(language).refusal(refusal.value)
    return refusal.value.key


# ------------------------------------------------------------------ addresses
def test_three_slashes_are_the_working_folder_and_four_the_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of("sqlite:///a.db") == tmp_path / "a.db"
    assert file_of("sqlite:///b/../a.db") == tmp_path / "a.db"
    assert file_of("sqlite:////var/a b%20?.db") == Path("/var/a b%20?.db")
    assert file_of("sqlite:///file:a.db?mode=memory") == tmp_path / "file:a.db?mode=memory"


@pytest.mark.parametrize(
    "url", ["postgresql://ann:secret@there/db", "sqlite:a.db", "sqlite://a.db", "/a.db", ""]
)
def test_an_unknown_kind_of_store_is_refused_without_telling_secrets(url: str) -> None:
    with pytest.raises(Refusal) as refusal:
        file_of(url)
    assert refusal.value.key == "unknown-store"
    for language in LANGUAGES:
        assert "secret" not in Text(language).refusal(refusal.value)


@pytest.mark.parametrize("url", ["sqlite:///", "sqlite:///:memory:", "sqlite:///a\0b"])
def test_an_address_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refusal:
        file_of(url)
    assert refusal.value.key == "store-without-file"
    for language in LANGUAGES:
        assert "sqlite:///" in Text(language).refusal(refusal.value)


# ------------------------------------------------------------------ files
def test_a_place_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert refused(tmp_path / "file" / "a.db") == "unwritable-store"
    assert refused(tmp_path / "no" / "folder" / "a.db") == "unwritable-store"
    assert refused(tmp_path) == "unwritable-store"
    assert not (tmp_path / "no").exists()


def test_a_file_that_may_only_be_read_is_refused() -> None:
    """As somebody who is not root, for nothing is forbidden to root."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a.db")
        prepared(file).close()
        Path(folder).chmod(0o755)
        file.chmod(0o444)
        subprocess.run([sys.executable, *CHILD, "only-read", file], check=True)


@pytest.mark.parametrize(
    "content", [b"xy", b"no database at all " * 1000, b"SQLite format 3\0" * 9]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(content)
    assert refused(path) == "not-our-store"
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (cake)")
    db.close()
    before = path.read_bytes()
    assert refused(path) == "not-our-store"
    assert path.read_bytes() == before


def test_a_database_that_is_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    prepared(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * 4000 + whole[4100:])
    assert refused(path) == "not-our-store"


def test_a_database_of_a_later_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    db = prepared(path)
    later = migrations.latest() + 1
    db.execute(f"PRAGMA user_version = {later}")
    db.close()
    before = path.read_bytes()
    assert refused(path) == "newer-store"
    assert path.read_bytes() == before


def test_a_database_that_is_locked_is_refused_after_some_patience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.01)
    path = tmp_path / "a.db"
    prepared(path).close()
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused(path) == "busy-store"
    other.close()


async def test_only_a_store_that_is_there_is_opened_if_so_wished(
    tmp_path: Path, runner: object
) -> None:
    with pytest.raises(Refusal, match="no-file"):
        await open_sqlite(tmp_path / "a.db", create=False)
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_file_becomes_a_store(tmp_path: Path, runner: object) -> None:
    (tmp_path / "a.db").touch()
    store = await open_store(f"sqlite:///{tmp_path}/a.db")
    await store.create(record(), [])
    assert await store.table("one") == record()
    await store.close()


async def test_a_store_is_set_up_to_lose_nothing(store: Store) -> None:
    def of(name: str) -> object:
        return store.writer.db.execute(f"PRAGMA {name}").fetchone()[0]  # type: ignore[attr-defined]

    assert of("journal_mode") == "wal"
    assert of("synchronous") == 2
    assert of("foreign_keys") == 1
    assert of("busy_timeout") == 200  # and then the writer tries again
    assert of("application_id") == opening.OURS


# ------------------------------------------------------------------ migrations
def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    prepared(path).close()
    before = path.read_bytes()
    prepared(path).close()
    assert path.read_bytes() == before


TWO = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';\n"
THREE = """
CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); -- a trigger is one statement
CREATE TRIGGER noted AFTER INSERT ON settings BEGIN
    INSERT INTO notes (text) VALUES (new.key || ';');
    UPDATE notes SET text = text || ' noted;';
END;
INSERT INTO settings VALUES ('three', 'done');
UPDATE tables SET colour = 'red' WHERE id = 'one';
"""


def later_migrations(folder: Path) -> Path:
    """Those of today, and two of a day to come."""
    folder.mkdir()
    for _, path in migrations.numbered():
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    known = migrations.latest()
    (folder / f"{known + 1:04d}_colours.sql").write_text(TWO)
    (folder / f"{known + 2:04d}_notes.sql").write_text(THREE)
    return folder


def test_migrations_are_applied_in_order_and_once(tmp_path: Path) -> None:
    home = later_migrations(tmp_path / "migrations")
    db = prepared(tmp_path / "a.db")
    for _ in range(2):
        migrations.migrate(db, home)
        assert migrations.version(db) == migrations.latest() + 2
        assert db.execute("SELECT text FROM notes").fetchall() == [("three; noted;",)]
    db.close()


def test_a_migration_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    home = later_migrations(tmp_path / "migrations")
    last = migrations.numbered(home)[-1][1]
    last.write_text(THREE + "INSERT INTO nothing VALUES (1);\n")
    db = prepared(tmp_path / "a.db")
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(db, home)
    assert migrations.version(db) == migrations.latest() + 1
    assert db.execute("SELECT count(*) FROM settings").fetchone() == (0,)
    last.write_text(THREE)
    migrations.migrate(db, home)
    assert db.execute("SELECT value FROM settings").fetchone() == ("done",)
    db.close()


def test_migrations_have_no_gaps(tmp_path: Path) -> None:
    home = later_migrations(tmp_path / "migrations")
    migrations.numbered(home)[0][1].unlink()
    with pytest.raises(AssertionError):
        migrations.numbered(home)


def test_a_migration_may_be_killed_anywhere(tmp_path: Path) -> None:
    """After each statement of each migration, from the first on an empty file."""
    home = later_migrations(tmp_path / "migrations")
    done = subprocess.run(
        [sys.executable, *CHILD, "migrate", home, tmp_path], check=True, capture_output=True
    )
    killed = done.stdout.decode().split()
    assert len(killed) > 30
    assert set(killed) == {str(-signal.SIGKILL)}
    wanted = prepared(tmp_path / "never-killed.db")
    migrations.migrate(wanted, home)
    schema = wanted.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    wanted.close()
    for number in range(len(killed)):
        db = connections.writing(tmp_path / f"killed-{number}.db")
        db.execute("PRAGMA synchronous = OFF")
        version = migrations.version(db)
        tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        assert (version == 0) == (tables == 0)
        migrations.migrate(db, home)
        assert db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall() == schema
        assert db.execute("SELECT value FROM settings").fetchall() == [("done",)]
        db.close()
