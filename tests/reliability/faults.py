"""Faults that are planted in a server, to show that the tests which look for them see them."""

import asyncio
import sys
from functools import wraps

from msgspec.structs import replace

from starfelt.core.game import SPECTATOR
from starfelt.server.live import joining, live_table
from starfelt.store.sqlite import SqliteStore
from starfelt.table import updates
from tests.reliability.seeding import seed_of

LATER = 0.05  # seconds


def early_acknowledgement():
    """Answers are acknowledged before they are committed, a little later, as many servers do."""
    append = SqliteStore.append
    pending = set()

    async def late(*arguments):
        await asyncio.sleep(LATER)
        await append(*arguments)

    @wraps(append)
    async def hasty(*arguments):
        task = asyncio.create_task(late(*arguments))
        pending.add(task)
        task.add_done_callback(pending.discard)

    SqliteStore.append = hasty


# ---------------------------------------------------------------------- leaks
def views_mixed_up():
    """Who watches sees the table from the first seat."""
    now = updates.now

    def leaking(table, reader, at):
        found = now(table, reader, at)
        if reader == SPECTATOR and table.state is not None:
            return replace(found, view=now(table, 0, at).view)
        return found

    live_table.now = leaking


def picks_for_all():
    """Everybody is told of picks that nobody may notice."""
    happened = updates.happened

    def leaking(table, row, reader):
        return happened(table, replace(row, quiet=False), reader)

    live_table.happened = leaking


def tales_mixed_up():
    """Who watches is told what the first seat is told."""
    happened = updates.happened

    def leaking(table, row, reader):
        return happened(table, row, 0 if reader == SPECTATOR and not row.quiet else reader)

    live_table.happened = leaking


def rows_counted():
    """The number of a table counts the picks that nobody may notice."""
    now = updates.now
    live_table.now = lambda table, reader, at: replace(now(table, reader, at), number=table.number)


def seed_in_welcome():
    """The seed stands where the table of a rematch is named."""
    welcome = joining.Welcome

    def leaking(about, seat, mine, *more):
        return welcome(about, seat, mine, seed_of(about.id))

    joining.Welcome = leaking


def rows_in_log():
    """What is stored is also written to the log, for once, to find an error."""
    commit = live_table.Live.commit

    async def leaking(self, rows, *more):
        sys.stderr.write(f"{rows}\n")
        sys.stderr.flush()
        await commit(self, rows, *more)

    live_table.Live.commit = leaking


def chance_in_sight():
    """Something that everybody gets depends on the generator: the same in every reader's eyes."""
    updates.can_undo = lambda table, reader: table.state is not None and table.state.rng.at % 2 == 1


LEAKS = (views_mixed_up, picks_for_all, tales_mixed_up, rows_counted, seed_in_welcome, rows_in_log,
         chance_in_sight)  # fmt: skip

FAULTS = {fault.__name__: fault for fault in (early_acknowledgement, *LEAKS)}
