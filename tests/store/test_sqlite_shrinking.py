"""A file from which much was forgotten is smaller, whatever happens meanwhile."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import namedtuple
from pathlib import Path

import pytest

from starfelt.core.refusal import Refusal
from starfelt.store import connections, sql_log, sql_tables, tidying
from starfelt.store.connections import writing
from starfelt.store.open import open_sqlite, prepared
from starfelt.store.records import Horizons
from starfelt.store.sqlite import SqliteStore
from starfelt.store.tidying import tidy
from tests.store.stored import BOT, answers, people, record, summary

GONE = Horizons(nobodys=100)
TABLES = 60


def fill(file: Path) -> None:
    """Tables of bots, each followed by one that is somebody's."""
    db = prepared(file)
    db.execute("BEGIN")
    for number in range(TABLES):
        over = summary(5, status="over", seated=(BOT, BOT))
        sql_tables.create(db, record(f"old{number}", summary=over), answers(0, 300))
        sql_tables.create(db, record(f"new{number}"), answers(0, 30))
    db.execute("COMMIT")
    db.close()


def is_whole(file: Path) -> bool:
    db = prepared(file)
    kept = all(sql_log.rows(db, f"new{n}", 0) == answers(0, 30) for n in range(TABLES))
    (verdict,) = db.execute("PRAGMA integrity_check").fetchone()
    db.close()
    return verdict == "ok" and kept


async def forget_all(store: SqliteStore) -> None:
    for number in range(TABLES):
        await store.forget_table(f"old{number}", GONE)
    while await store.shrink(20):
        pass


def in_old_mode(file: Path) -> None:
    """A file as it was before files could shrink."""
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA auto_vacuum = NONE")
    db.execute("VACUUM")
    assert db.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    db.close()


def forgetting(file: Path) -> None:
    async def run() -> None:
        store = await open_sqlite(file)
        await forget_all(store)
        await store.close()

    asyncio.run(run())


def test_what_is_forgotten_is_given_back_to_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    fill(file)
    before = file.stat().st_size
    forgetting(file)
    assert file.stat().st_size < before / 3
    assert is_whole(file)


def test_who_is_killed_while_forgetting_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    fill(file)
    code = f"from tests.store.test_sqlite_shrinking import *; forgetting(Path({str(file)!r}))"
    wal = file.with_name("a.db-wal")
    for written in (50_000, 500_000, 2_000_000):
        child = subprocess.Popen([sys.executable, "-c", code])
        while child.poll() is None and not (wal.exists() and wal.stat().st_size > written):
            time.sleep(0.001)
        child.send_signal(signal.SIGKILL)
        child.wait()
        assert is_whole(file)
    forgetting(file)
    assert is_whole(file)


def test_a_file_of_an_earlier_version_is_left_as_it_is_until_it_is_tidied(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    fill(file)
    in_old_mode(file)
    before = file.stat().st_size
    forgetting(file)
    assert file.stat().st_size == before
    found = tidy(file)
    assert found == (before, file.stat().st_size)
    assert found[1] < before / 3
    assert is_whole(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["a.db"]
    db = writing(file)
    assert db.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_a_file_is_tidied_while_a_server_uses_it(tmp_path: Path) -> None:
    async def run() -> None:
        file = tmp_path / "a.db"
        fill(file)
        in_old_mode(file)
        store = await open_sqlite(file)
        await people(store, "Ann")
        tidying = asyncio.create_task(asyncio.to_thread(tidy, file))
        for number in range(30, 60):
            await store.append("new0", number, answers(number), None)
        await tidying
        assert await store.rows("new0") == answers(0, 60)
        await forget_all(store)
        await store.close()

    asyncio.run(run())


def test_without_room_a_file_is_not_tidied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.db"
    fill(file)
    before = file.read_bytes()
    usage = namedtuple("usage", "free")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage(2 * len(before) - 1))
    with pytest.raises(Refusal) as refusal:
        tidying.tidy(file)
    assert refusal.value.key == "no-room-to-tidy"
    assert file.read_bytes() == before


def test_a_log_that_grew_beside_the_file_is_cut_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads for long, so what is written can't be moved into the file meanwhile."""
    monkeypatch.setattr(connections, "LONGEST_WAL", 100_000)
    file = tmp_path / "a.db"
    db, slow = prepared(file), sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA wal_autocheckpoint = 10")
    slow.execute("BEGIN")
    slow.execute("SELECT count(*) FROM log").fetchone()
    for number in range(20):
        sql_tables.create(db, record(f"t{number}"), answers(0, 100))
    wal = file.with_name("a.db-wal")
    assert os.path.getsize(wal) > 200_000
    slow.execute("COMMIT")
    for number in range(20, 24):
        sql_tables.create(db, record(f"t{number}"), answers(0, 2))
    assert os.path.getsize(wal) <= 100_000
    slow.close()
    db.close()
