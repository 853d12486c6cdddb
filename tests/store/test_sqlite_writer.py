"""Group commit: many writings share a wait for the disk, one that fails fails alone."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from starfelt.store import sql_ratings, sqlite
from starfelt.store.open import file_of, open_store
from starfelt.store.protocol import Broken, Conflict, NameTaken
from starfelt.store.records import Query, Row
from starfelt.store.sqlite import SqliteStore
from starfelt.table.log_rows import SAY
from tests.store.stored import account, answers, people, record, summary


async def held(store: SqliteStore, *writings: Any) -> list[Any]:
    """Keep the writer busy until all of these wait, so that they are one group; their outcomes."""
    begun, gate = threading.Event(), threading.Event()

    def hold(db: sqlite3.Connection) -> None:
        begun.set()
        gate.wait()

    first = asyncio.ensure_future(store.write(hold))
    await asyncio.to_thread(begun.wait)
    others = [asyncio.ensure_future(writing) for writing in writings]
    await asyncio.sleep(0)
    gate.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


async def test_what_waits_is_committed_together(store: SqliteStore) -> None:
    await asyncio.gather(*(store.create(record(f"t{n}"), []) for n in range(300)))
    before, jobs = store.writer.commits, store.writer.jobs
    await held(store, *(store.append(f"t{n}", 0, answers(0), summary(n)) for n in range(300)))
    assert store.writer.jobs - jobs == 301
    assert store.writer.commits - before == 2
    for n in range(0, 300, 29):
        assert await store.rows(f"t{n}") == answers(0)


async def test_free_running_tables_share_commits(store: SqliteStore) -> None:
    async def play(name: str) -> None:
        await store.create(record(name), [])
        for number in range(5):
            await store.append(name, number, answers(number), summary(number))

    await asyncio.gather(*(play(f"t{n}") for n in range(100)))
    assert store.writer.jobs == 600
    assert store.writer.commits < 100


async def test_what_fails_in_a_group_fails_alone(store: SqliteStore) -> None:
    await people(store, "Ann")
    await store.create(record(), answers(0))
    commits = store.writer.commits
    outcomes = await held(
        store,
        store.append("one", 1, answers(1), summary(2)),
        store.append("one", 1, answers(1), summary(3)),
        store.add_account(account("ANN", id="x")),
        store.append("one", 2, answers(2), summary(4)),
        store.append("two", 0, answers(0), None),
        store.add_account(account("Bob")),
    )
    assert [type(one) for one in outcomes] == [
        type(None), Conflict, NameTaken, type(None), KeyError, type(None),
    ]  # fmt: skip
    assert outcomes[1].present == 2
    assert store.writer.commits - commits == 2
    assert await store.rows("one") == answers(0, 3)
    assert (await store.table("one")).summary == summary(4)
    assert await store.account("x") is None
    assert await store.account("bob") == account("Bob")


async def test_a_job_that_fails_half_way_has_done_nothing(store: SqliteStore) -> None:
    def half(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO settings VALUES ('half', 'x')")
        raise ZeroDivisionError

    outcomes = await held(store, store.write(half), store.set_setting("whole", "y"))
    assert isinstance(outcomes[0], ZeroDivisionError)
    assert await store.setting("half") is None
    assert await store.setting("whole") == "y"


async def test_who_stops_waiting_stops_nothing(store: SqliteStore) -> None:
    problems: list[object] = []
    store.writer.loop.set_exception_handler(lambda loop, problem: problems.append(problem))
    await store.create(record(), [])
    gate = threading.Event()
    first = asyncio.ensure_future(store.write(lambda db: gate.wait()))
    waiting = asyncio.ensure_future(store.append("one", 0, answers(0), None))
    await asyncio.sleep(0)
    waiting.cancel()
    gate.set()
    await first
    await store.append("one", 1, answers(1), None)
    assert waiting.cancelled()
    assert await store.rows("one") == answers(0, 2)
    assert problems == []


async def test_a_full_database_acknowledges_nothing_and_says_so(
    store: SqliteStore, address: str
) -> None:
    await store.create(record(), answers(0, 10))
    db = store.writer.db
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")  # as a disk that is full now
    outcomes = await held(
        store,
        store.set_setting("small", "x"),
        store.append("one", 10, answers(10, 2000), summary(2)),
        store.set_setting("small", "y"),
    )
    assert [repr(one) for one in outcomes] == ["Broken('SQLITE_FULL')"] * 3
    assert not await store.ready()
    with pytest.raises(Broken):
        await store.set_setting("later", "x")
    assert await store.rows("one") == answers(0, 10)  # reading goes on
    again = await open_store(address)
    assert await again.ready()
    assert await again.rows("one") == answers(0, 10)
    assert await again.setting("small") is None
    await again.append("one", 10, answers(10), None)
    await again.close()


async def test_a_reading_is_of_one_moment(store: SqliteStore) -> None:
    await store.set_setting("a", "old")
    begun, gate = threading.Event(), threading.Event()

    def twice(db: sqlite3.Connection) -> list[str | None]:
        before = sql_ratings.setting(db, "a")
        begun.set()
        gate.wait()
        return [before, sql_ratings.setting(db, "a")]

    reading = asyncio.ensure_future(store.read(twice))
    await asyncio.to_thread(begun.wait)
    await store.set_setting("a", "new")
    gate.set()
    assert await reading == ["old", "old"]
    assert await store.setting("a") == "new"


async def test_readers_wait_for_no_writer_and_writers_for_the_lock(
    store: SqliteStore, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create(record(), answers(0))
    monkeypatch.setattr(sqlite, "READY", 0.05)
    other = sqlite3.connect(file_of(address), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("DELETE FROM log")
    waiting = asyncio.ensure_future(store.append("one", 1, answers(1), summary(2)))
    assert await store.rows("one") == answers(0)
    assert len(await store.tables(Query())) == 1
    assert not await store.ready()
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    await waiting
    assert await store.rows("one") == answers(0, 2)


async def test_a_lock_of_another_is_waited_for_but_not_when_closing(
    store: SqliteStore, address: str
) -> None:
    await store.create(record(), [])
    store.writer.db.execute("PRAGMA busy_timeout = 10")
    other = sqlite3.connect(file_of(address), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.append("one", 0, answers(0), None))
    await asyncio.sleep(0.1)  # many times the patience of SQLite
    assert not waiting.done()
    await store.close()
    with pytest.raises(Broken):
        await waiting
    other.close()


async def test_nobody_else_may_read_the_file(store: SqliteStore) -> None:
    assert store.path.stat().st_mode & 0o777 == 0o600
    await store.set_setting("a", "b")
    wal = Path(f"{store.path}-wal")
    assert wal.stat().st_mode & 0o777 == 0o600


async def test_what_is_forgotten_is_overwritten(store: SqliteStore) -> None:
    await store.add_account(account("Zaphod Unforgettable", id="z"))
    said = Row(SAY, 0, 1, who="z", name="Zaphod", text="Unforgettable words")
    await store.create(record(), [*answers(0, 20), said, *answers(21, 20)])
    await store.close()
    assert store.path.read_bytes().count(b"Unforgettable") == 2
    again = await open_store(f"sqlite:///{store.path}")
    await again.forget("z")
    await again.close()
    assert b"Unforgettable" not in store.path.read_bytes()
    assert not Path(f"{store.path}-wal").exists()
