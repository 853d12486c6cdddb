"""Copies of a database that is in use."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.store import backup, open_store
from starfelt.store.sqlite import SqliteStore
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.store.stored import answers, record, summary


async def play(store: SqliteStore, name: str, count: int) -> None:
    await store.create(record(name), [])
    for number in range(count):
        await store.append(name, number, answers(number), summary(number))


async def test_a_backup_under_play_is_a_whole_store(store: SqliteStore, tmp_path: Path) -> None:
    await play(store, "before", 30)
    playing = [asyncio.ensure_future(play(store, f"t{n}", 40)) for n in range(10)]
    for number in range(3):
        await store.backup(tmp_path / f"copy-{number}.db")
    await asyncio.gather(*playing)
    lengths = []
    for number in range(3):
        copy = tmp_path / f"copy-{number}.db"
        assert copy.stat().st_mode & 0o777 == 0o600
        restored = await open_store(f"sqlite:///{copy}")
        assert await restored.rows("before") == answers(0, 30)
        assert await restored.table("before") == record("before", summary=summary(29))
        rows = [await restored.rows(f"t{n}") for n in range(10)]
        assert rows == [answers(0, len(one)) for one in rows]
        lengths.append(sum(map(len, rows)))
        await restored.append("before", 30, answers(30), None)  # and play goes on there
        await restored.close()
    assert lengths == sorted(lengths)
    assert len(await store.rows("t0")) == 40
    assert await store.rows("before") == answers(0, 30)


async def test_a_backup_is_one_file_and_replaces_an_older_one(
    store: SqliteStore, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await store.create(record(), [])
    await store.backup(folder / "a.db")
    await store.append("one", 0, answers(0), None)
    for end in ("", "-journal", "-wal", "-shm"):  # as of a backup that was killed
        (folder / f"a.db.part{end}").write_bytes(b"left behind " * 100)
    await store.backup(folder / "a.db")
    assert [path.name for path in folder.iterdir()] == ["a.db"]
    restored = await open_store(f"sqlite:///{folder}/a.db")
    assert await restored.rows("one") == answers(0)
    await restored.close()


async def test_a_backup_that_fails_leaves_the_older_one(
    store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    await store.create(record(), [])
    await store.backup(folder / "a.db")
    older = (folder / "a.db").read_bytes()
    await store.append("one", 0, answers(0, 500), None)

    def small(path: Path) -> sqlite3.Connection:
        """A disk that is nearly full."""
        db = sqlite3.connect(path, isolation_level=None)
        db.execute("PRAGMA max_page_count = 5")
        return db

    monkeypatch.setattr(backup, "connection", small)
    assert await refused(store, folder / "a.db") == "failed-backup"
    assert [path.name for path in folder.iterdir()] == ["a.db"]
    assert (folder / "a.db").read_bytes() == older


async def test_places_for_a_backup_that_are_refused(store: SqliteStore, tmp_path: Path) -> None:
    await store.create(record(), answers(0))
    assert await refused(store, tmp_path / "nowhere" / "a.db") == "failed-backup"
    assert await refused(store, tmp_path) == "failed-backup"
    assert await refused(store, store.path) == "backup-onto-itself"
    (tmp_path / "link").symlink_to(store.path)
    assert await refused(store, tmp_path / "link") == "backup-onto-itself"
    assert await store.rows("one") == answers(0)
    assert not list(tmp_path.parent.glob("*.part"))


async def refused(store: SqliteStore, path: Path) -> str:
    with pytest.raises(Refusal) as refusal:
        await store.backup(path)
    for language in LANGUAGES:
        assert str(path) in Text(language).refusal(refusal.value)
    return refusal.value.key
