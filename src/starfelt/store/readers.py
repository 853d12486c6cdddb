"""The threads that read: each has a connection of its own, so that no page waits for a writer.

Each reading is one transaction, which sees all that was acknowledged before it began.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from starfelt.store.connections import reading
from starfelt.store.protocol import Broken

COUNT = 2  # so that a long list does not hold up a table that is opened

T = TypeVar("T")


class Readers:
    """Some connections for reading, each with its thread."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.loop = loop
        self.closed = False
        self.mine = threading.local()
        self.connections: list[sqlite3.Connection] = []
        self.threads = ThreadPoolExecutor(COUNT, thread_name_prefix="starfelt-reader")

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise Broken("closed")
        return await self.loop.run_in_executor(self.threads, self.read, work)

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
        self.closed = True
        await asyncio.to_thread(self.threads.shutdown)
        for db in self.connections:
            db.close()
        self.connections.clear()
