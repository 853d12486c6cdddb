"""A store is closed soon, whatever the disk or another process does."""

import asyncio
import sqlite3
import threading

import pytest

from starfelt.store import readers, writer
from starfelt.store.open import file_of
from starfelt.store.protocol import Broken
from starfelt.store.sqlite import SqliteStore
from tests.store.stored import answers, record

ENOUGH = 20  # seconds: only a guard against waiting for ever


async def test_who_waits_for_another_process_is_told_before_the_store_is_closed(
    store: SqliteStore, address: str
) -> None:
    await store.create(record(), [])
    other = sqlite3.connect(file_of(address), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.append("one", 0, answers(0), None))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    store.hurry(0.1)
    async with asyncio.timeout(ENOUGH):
        with pytest.raises(Broken):
            await waiting
    other.close()
    assert await store.rows("one") == []


async def test_in_a_hurry_what_can_be_written_is_written(store: SqliteStore) -> None:
    store.hurry(0)
    await store.create(record(), answers(0))
    await store.close()
    with pytest.raises(Broken):
        await store.rows("one")
    with sqlite3.connect(store.path) as again:
        assert again.execute("SELECT count(*) FROM log").fetchone() == (1,)
    again.close()


async def test_a_disk_that_hangs_is_left_to_itself(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reading and a writing that do not end keep nobody from ending."""
    monkeypatch.setattr(readers, "END_SECONDS", 0.1)
    monkeypatch.setattr(writer, "END_SECONDS", 0.1)
    gate = threading.Event()
    hanging = [
        asyncio.ensure_future(store.write(lambda db: gate.wait())),
        asyncio.ensure_future(store.read(lambda db: gate.wait())),
    ]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(ENOUGH):
        await store.close()
    assert not any(one.done() for one in hanging)
    gate.set()  # what was begun ends when it can
    assert await asyncio.gather(*hanging) == [True, True]
    await store.close()
