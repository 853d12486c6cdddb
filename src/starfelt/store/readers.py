"""The threads that read: each has a connection of its own, so that no page waits for a writer.

Each reading is one transaction, which sees all that was acknowledged before it began.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from starfelt.store.connections import reading
from starfelt.store.protocol import Broken

COUNT = 2  # so that a long list does not hold up a table that is opened
END_SECONDS = 1.5  # in which a reading has ended, or else the disk hangs

T = TypeVar("T")


class Readers:
    """Some connections for reading, each with its thread."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.closed = False
        self.mine = threading.local()
        self.connections: list[sqlite3.Connection] = []
        self.running: set[Future[Any]] = set()
        self.threads = ThreadPoolExecutor(COUNT, thread_name_prefix="starfelt-reader")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise Broken("closed")
        reading = self.threads.submit(self.read, work)
        self.running.add(reading)
        reading.add_done_callback(self.running.discard)
        return await asyncio.wrap_future(reading, loop=self.loop)

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """One reading, in one of the threads."""
        try:
            db = self.connection()
            db.execute("BEGIN")
            try:
                return work(db)
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")
        except sqlite3.Error as problem:
            raise Broken(getattr(problem, "sqlite_errorname", "")) from problem

    def connection(self) -> sqlite3.Connection:
        """The connection of this thread."""
        found: sqlite3.Connection | None = getattr(self.mine, "db", None)
        if found is None:
            found = self.mine.db = reading(self.path)
            self.connections.append(found)
        return found

    async def close(self) -> None:
        """Let readings end; those that hang with the disk are left to themselves."""
        self.closed = True
        self.threads.shutdown(wait=False)
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                while self.running:
                    await asyncio.sleep(0.002)
                for db in self.connections:
                    db.close()
                self.connections.clear()
