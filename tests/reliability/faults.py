"""Faults that are planted in a server, to show that the tests which look for them see them."""

import asyncio
import sys
from functools import wraps
from typing import Any

from msgspec.structs import replace

from starfelt.bots.worker import Answer, Request
from starfelt.core.game import SPECTATOR
from starfelt.server.bot_workers import Worker
from starfelt.server.live import joining, live_table
from starfelt.server.live.messages import About, Welcome
from starfelt.store.sqlite import SqliteStore
from starfelt.table import updates
from starfelt.table.log_rows import Row
from starfelt.table.table import Table
from starfelt.table.updates import Happened, Now
from tests.reliability.seeding import seed_of

LATER = 0.05  # seconds


def plant(where: object, name: str, fault: object) -> None:
    """Put a fault in the place of what is right."""
    setattr(where, name, fault)


def early_acknowledgement() -> None:
    """Answers are acknowledged before they are committed, a little later, as many servers do."""
    append = SqliteStore.append
    pending: set[asyncio.Task[None]] = set()

    async def late(*arguments: Any) -> None:
        await asyncio.sleep(LATER)
        await append(*arguments)

    @wraps(append)
    async def hasty(*arguments: Any) -> None:
        task = asyncio.create_task(late(*arguments))
        pending.add(task)
        task.add_done_callback(pending.discard)

    plant(SqliteStore, "append", hasty)


def slow_bots() -> None:
    """A bot thinks for much longer than a commit takes."""
    ask = Worker.ask

    async def slow(worker: Worker, request: Request, seconds: float) -> Answer:
        await asyncio.sleep(LATER)
        return await ask(worker, request, seconds)

    plant(Worker, "ask", slow)


# ---------------------------------------------------------------------- leaks
def views_mixed_up() -> None:
    """Who watches sees the table from the first seat."""
    now = updates.now

    def leaking(table: Table, reader: int, at: int) -> Now:
        found = now(table, reader, at)
        if reader == SPECTATOR and table.dealt is not None:
            return replace(found, view=now(table, 0, at).view)
        return found

    plant(live_table, "now", leaking)


def picks_for_all() -> None:
    """Everybody is told of picks that nobody may notice."""
    happened = updates.happened

    def leaking(table: Table, row: Row, reader: int) -> Happened | None:
        return happened(table, replace(row, quiet=False), reader)

    plant(live_table, "happened", leaking)


def tales_mixed_up() -> None:
    """Who watches is told what the first seat is told."""
    happened = updates.happened

    def leaking(table: Table, row: Row, reader: int) -> Happened | None:
        return happened(table, row, 0 if reader == SPECTATOR and not row.quiet else reader)

    plant(live_table, "happened", leaking)


def rows_counted() -> None:
    """The number of a table counts the picks that nobody may notice."""
    now = updates.now

    def leaking(table: Table, reader: int, at: int) -> Now:
        return replace(now(table, reader, at), number=table.number)

    plant(live_table, "now", leaking)


def seed_in_welcome() -> None:
    """The seed stands where the table of a rematch is named."""

    def leaking(protocol: int, about: About, seat: int, mine: list[int], *more: Any) -> Welcome:
        return Welcome(protocol, about, seat, mine, seed_of(about.id))

    plant(joining, "Welcome", leaking)


def rows_in_log() -> None:
    """What is stored is also written to the log, for once, to find an error."""
    commit = live_table.Live.commit

    async def leaking(self: live_table.Live, rows: list[Row], *more: Any) -> None:
        sys.stderr.write(f"{rows}\n")
        sys.stderr.flush()
        await commit(self, rows, *more)

    plant(live_table.Live, "commit", leaking)


def chance_in_sight() -> None:
    """Something that everybody gets depends on the generator: the same in every reader's eyes."""

    def leaking(table: Table, reader: int) -> bool:
        return table.dealt is not None and table.dealt.rng.at % 2 == 1

    plant(updates, "can_undo", leaking)


LEAKS = (views_mixed_up, picks_for_all, tales_mixed_up, rows_counted, seed_in_welcome, rows_in_log,
         chance_in_sight)  # fmt: skip

FAULTS = {fault.__name__: fault for fault in (early_acknowledgement, slow_bots, *LEAKS)}
