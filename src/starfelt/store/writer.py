"""The one thread that writes: jobs that wait are committed together.

A commit waits for the disk, and while it does more jobs arrive; they share the next one.  So
hundreds of answers a second cost a few waits, and nobody hears of an answer before it is on disk.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from starfelt.store.connections import is_busy, is_of_one_job
from starfelt.store.protocol import Broken

LARGEST_GROUP = 1000  # jobs: so that the first of them does not wait for ever
TRY = 200  # milliseconds in which SQLite tries for a lock before it is asked whether to go on
END_SECONDS = 1.5  # in which a writer that was told to end has ended, or else its disk hangs

T = TypeVar("T")


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What came of a job: a result, or why there is none."""

    result: Any = None
    problem: Exception | None = None


class Writer:
    """Owns the connection that writes; used from one event loop."""

    def __init__(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.db = db
        self.loop = loop
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.trouble = ""  # why nothing is written any more
        self.closing = False
        self.patience = inf  # when to stop waiting for another process, by the clock of `monotonic`
        self.ended = asyncio.Event()
        self.db.execute(f"PRAGMA busy_timeout = {TRY}")
        self.jobs = 0  # so many were done, in so many commits
        self.commits = 0
        self.thread = threading.Thread(target=self.write, name="starfelt-writer", daemon=True)
        self.thread.start()

    # ------------------------------------------------------------------ in the event loop
    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this in a transaction; it is on disk when this returns.

        Who stops waiting does not stop the job.
        """
        if self.closing or self.trouble:
            raise Broken(self.trouble or "closed")
        done: asyncio.Future[T] = self.loop.create_future()
        self.queue.put(Job(work, done))
        return await done

    def hurry(self, seconds: float) -> None:
        """Wait for other processes so long at most."""
        self.patience = monotonic() + seconds

    def tell_to_end(self) -> None:
        """Commit what waits, if no other process has to be waited for, then end."""
        if not self.closing:
            self.closing = True
            self.queue.put(None)

    async def close(self) -> None:
        """End; a disk that hangs is left to itself, and so is what nobody was told to be on it."""
        self.tell_to_end()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ended.wait(), END_SECONDS)

    # ------------------------------------------------------------------ in the thread
    def write(self) -> None:
        more = True
        while more:
            group, more = self.gathered()
            if group:
                self.tell(group, self.committed(group))
        self.db.close()
        with suppress(RuntimeError):  # the loop is gone
            self.loop.call_soon_threadsafe(self.ended.set)

    def gathered(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one; and will there be others?"""
        group: list[Job] = []
        try:
            job = self.queue.get()
            while job is not None:
                group.append(job)
                if len(group) == LARGEST_GROUP:
                    return group, True
                job = self.queue.get_nowait()
        except Empty:
            return group, True
        return group, False

    def committed(self, group: list[Job]) -> list[Outcome]:
        """Do all of the group in one transaction; a commit that fails fails all of it.

        After an error of the disk nobody knows what of it is written, and trying again may seem to
        work although it does not.  So nothing more is written on this connection.
        """
        if not self.trouble:
            try:
                self.begin()
                outcomes = [self.attempted(job) for job in group]
                self.db.execute("COMMIT")
                self.jobs += len(group)
                self.commits += 1
                return outcomes
            except Exception as problem:
                self.trouble = getattr(problem, "sqlite_errorname", type(problem).__name__)
                self.give_up()
        return [Outcome(problem=Broken(self.trouble)) for _ in group]

    def begin(self) -> None:
        """Wait until no other process writes, however long that takes; but end when told to."""
        while True:
            try:
                self.db.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as problem:
                if not is_busy(problem) or self.closing or monotonic() > self.patience:
                    raise

    def attempted(self, job: Job) -> Outcome:
        """One job: if it fails, it has done nothing and the others go on."""
        self.db.execute("SAVEPOINT job")
        try:
            outcome = Outcome(job.work(self.db))
        except Exception as problem:
            if not is_of_one_job(problem):
                raise
            self.db.execute("ROLLBACK TO job")
            outcome = Outcome(problem=problem)
        self.db.execute("RELEASE job")
        return outcome

    def give_up(self) -> None:
        with suppress(sqlite3.Error):  # then closing does it, or the next one who opens the file
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")

    def tell(self, group: list[Job], outcomes: list[Outcome]) -> None:
        """Wake the event loop once for all of them."""
        with suppress(RuntimeError):  # the loop is gone, and with it all who waited
            self.loop.call_soon_threadsafe(settle, group, outcomes)


def settle(group: list[Job], outcomes: list[Outcome]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.done.done():
            continue  # who waited has given up
        if outcome.problem is None:
            job.done.set_result(outcome.result)
        else:
            job.done.set_exception(outcome.problem)
