"""What is looked after from time to time, at tables that nobody has open; always in bites."""

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.http.logging import logged
from starfelt.store.records import START, Mark, TableRecord
from starfelt.table.log_rows import CLOSE, NOBODY, Row
from starfelt.table.table import CLOSED, OPEN, Table

if TYPE_CHECKING:
    from starfelt.server.live.hub import Hub

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

EMPTY = 10 * MINUTE  # after which an open table closes at which no person sits
WAITING = DAY  # the same where people sit, but nobody has come to look
SLOW = 7 * DAY  # the same with a clock of days


async def wake(hub: "Hub", now: int) -> None:
    """Load the tables where somebody's time is over."""
    after = START
    while bite := await hub.store.due(now, after):
        for _, table in bite:
            with logged(), suppress(Refusal):
                await hub.live(table)
        after = bite[-1]


async def close_deserted(hub: "Hub", now: int) -> None:
    """Close open tables at which nobody is any more."""
    after = START
    while bite := await hub.store.deserted(now - EMPTY, now - WAITING, now - SLOW, after):
        for mark in bite:
            with logged():
                await close_one(hub, mark)
        after = bite[-1]


async def close_one(hub: "Hub", mark: Mark) -> None:
    """Close a table, unless something has happened there since, or somebody looks at it."""
    changed, table = mark
    known = hub.lives.get(table)
    if known is not None and known.readers:
        return

    def decision(table: Table, at: int) -> list[Row]:
        same = table.status == OPEN and table.changed <= changed
        return [Row(CLOSE, NOBODY, at)] if same else []

    try:
        await (await hub.live(table)).change(decision)
    except Refusal:  # of rules that are not played any more
        await close_unplayable(hub, await hub.record(table))


async def close_unplayable(hub: "Hub", record: TableRecord) -> None:
    """Nobody can load this table, and so nobody else writes to its log."""
    now, rows = hub.clock(), await hub.store.rows(record.id)
    assert record.summary is not None
    summary = replace(record.summary, status=CLOSED, changed=now)
    await hub.store.append(record.id, len(rows), [Row(CLOSE, NOBODY, now)], summary)
