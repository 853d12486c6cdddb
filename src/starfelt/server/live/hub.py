"""All live tables of this process: loading them, telling bots and clocks, letting them go again."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from starfelt.bots import BOTS
from starfelt.core.refusal import Refusal
from starfelt.core.replay import commitment
from starfelt.server.bot_workers import Workers
from starfelt.server.config import Limits
from starfelt.server.http.limits import Allowances
from starfelt.server.http.logging import logged
from starfelt.server.http.turns import Turns
from starfelt.server.live.bot_seats import Players
from starfelt.server.live.clock_gaps import Gaps
from starfelt.server.live.counted import Counted
from starfelt.server.live.history import RECENT, Page, Shelf
from starfelt.server.live.live_table import Live, page_of
from starfelt.server.live.locks import Locks
from starfelt.server.live.messages import About
from starfelt.server.live.notices import Notices
from starfelt.server.live.rating import rate
from starfelt.server.live.subscriber import Reader
from starfelt.server.live.sweeping import close_deserted, wake
from starfelt.server.live.ticks import Ticks
from starfelt.store.protocol import Store
from starfelt.store.records import TableRecord
from starfelt.table.clock import read_clock
from starfelt.table.log_rows import Row
from starfelt.table.setup import Setup
from starfelt.table.table import OVER, Table
from starfelt.words.text import Text

T = TypeVar("T")

IDLE = 60_000  # milliseconds after which a table that nobody looks at is let go
SHORT = 5_000  # the same where somebody looks at one table after the other
MANY = 200  # tables; each takes some 100 kB
SWEEP = 20  # seconds between two looks at idle tables and at clocks of tables that are not live
BEAT = 2  # seconds between two signs of life
PULSE = 1  # seconds between two looks at the clock
STOP = 1  # seconds for each thing that is waited for when the server stops
AT_ONCE = 20  # rows that are applied without a pause


class Hub:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], int],
        text: Callable[[str], Text],
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self.text = text
        self.lives: dict[str, Live] = {}
        self.readers: set[Reader] = set()  # also those that are only just coming in
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.players = Players(self)
        self.locks = Locks()
        self.counting = asyncio.Lock()  # ratings are read, changed and written one by one
        self.histories = asyncio.Semaphore(2)  # that are read at a time: each takes a megabyte
        self.replaying = asyncio.Lock()  # games are played again one at a time, in a thread
        self.gaps = Gaps(clock)
        self.ticks = Ticks(clock)
        self.limits = Limits()
        self.allowances = Allowances(self.limits)
        self.turns = Turns()
        self.leaving = False  # the server stops: nobody comes in any more
        self.notices = Notices(store, clock, text)
        self.shelf = Shelf()
        # ------------------------------------------------------------------ for the metrics
        self.counted = Counted()
        self.refused: Counter[str] = Counter()  # commands, by the code of the refusal
        self.appended: Callable[[float], None] = lambda seconds: None

    # ------------------------------------------------------------------ coming and going
    async def start(self) -> None:
        """Find out how long the server was away; nobody's clock runs for that."""
        self.gaps.start(int(await self.store.setting("alive") or 0))
        await self.notices.start()
        self.task(self.repeat(BEAT, self.sign_of_life))
        self.task(self.repeat(PULSE, self.pulse))
        self.task(self.repeat(SWEEP, self.sweep))
        await self.count_results()

    async def stop(self) -> None:
        """No more bots and clocks; what is being stored is finished, unless the disk hangs."""
        for live in self.lives.values():
            self.players.stop(live)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP):
                for live in list(self.lives.values()):
                    async with live.lock:
                        pass
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=STOP)
        with logged():
            async with asyncio.timeout(STOP):
                await self.sign_of_life()

    def task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that goes on, whatever becomes of whoever asked for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """What went wrong was told to who waited; if nobody does any more, nobody has to know."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            with logged():
                await work()

    async def sign_of_life(self) -> None:
        await self.store.set_setting("alive", str(self.clock()))

    async def pulse(self) -> None:
        self.look()

    def look(self) -> None:
        """Notice when the server was frozen, before anything is decided by the clock."""
        if self.gaps.look():
            for live in list(self.lives.values()):
                self.task(self.forgive(live))

    async def sweep(self) -> None:
        """Let idle tables go, and load those where somebody's time is over."""
        now = self.clock()
        self.let_go(IDLE)
        for live in list(self.lives.values()):
            self.players.go_on(live)  # should a bot have failed to
        await wake(self, now + SWEEP * 1000)
        await close_deserted(self, now)
        await self.count_results()

    def let_go(self, idle: int) -> None:
        """Let tables go that nobody has looked at for so long."""
        now = self.clock()
        for live in list(self.lives.values()):
            is_busy = live.readers or live.thinking or live.lock.locked()
            if live.touched + idle < now and not is_busy and not soon(live.table, now):
                self.drop(live)

    def drop(self, live: Live) -> None:
        """Whoever wants this table next builds it from its log."""
        self.players.stop(live)
        self.shelf.take(live.past)
        if self.lives.get(live.id) is live:
            del self.lives[live.id]

    async def count_results(self) -> None:
        """Rated tables that ended, but whose results could not be counted then."""
        after = ""
        while bite := await self.store.unrated(after):
            for table in bite:
                await self.count_result(table)
            after = bite[-1]

    # ------------------------------------------------------------------ tables
    async def record(self, table: str) -> TableRecord:
        record = await self.store.table(table)
        if record is None:
            raise Refusal("no-such-table")
        return record

    async def live(self, table: str) -> Live:
        """The live table of this id; it is built from its log if it is not at hand."""
        found = self.lives.get(table)
        if found is None:
            if table not in self.loading:
                task = self.loading[table] = self.task(self.load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(self.loading[table])
        found.touched = self.clock()  # so it is not let go before whoever asks has come in
        return found

    async def load(self, table: str) -> Live:
        record = await self.record(table)
        live = Live(self, record, about(record), *await self.built(record))
        await self.forgive(live)
        self.lives[table] = live
        if len(self.lives) % MANY == 0:
            self.let_go(SHORT)
        self.after(live, [])
        return live

    async def built(self, record: TableRecord) -> tuple[Table, list[Page]]:
        """The table that its log tells of, and what was told of the last rows."""
        table = Table(setup_of(record))
        rows = await self.store.rows(record.id)
        left = sum(not row.quiet for row in rows)
        recent: list[Page] = []
        async for row in self.patiently(rows):
            table.apply(row)
            if not row.quiet:
                if left <= RECENT:
                    recent.append(page_of(table, row))
                left -= 1
        return table, recent

    async def patiently(self, rows: list[Row]) -> AsyncIterator[Row]:
        """A long log is gone through in pieces, so that nobody at another table waits for it."""
        for start in range(0, len(rows), AT_ONCE):
            if start:
                await self.turns.wait()
            for row in rows[start : start + AT_ONCE]:
                yield row

    async def forgive(self, live: Live) -> None:
        """The time in which the server was away is nobody's loss."""
        if self.gaps.grace(live.table, 0):
            await live.change(lambda table, at: [])  # what is owed comes before any change

    async def history(self, live: Live, number: int) -> list[Page]:
        """What every reader was told, up to that number."""
        table = Table(setup_of(live.record))
        found: list[Page] = []
        async with self.histories:
            async for row in self.patiently(await self.store.rows(live.id)):
                if table.public == number:
                    break
                table.apply(row)
                if not row.quiet:
                    found.append(page_of(table, row))
        return found

    # ------------------------------------------------------------------ after each change
    def after(self, live: Live, rows: list[Row]) -> None:
        """Bots think, clocks are set, results are counted."""
        self.counted.add(rows)
        self.players.go_on(live)
        if live.table.status == OVER and live.record.rated and rows:
            self.task(self.count_result(live.id))

    async def count_result(self, table: str) -> None:
        with logged():
            async with self.counting:
                await rate(self.store, await self.record(table))


def hub_of(connection: HTTPConnection) -> Hub:
    """The live tables of the server that this request came to."""
    hub: Hub = connection.app.state.hub
    return hub


def setup_of(record: TableRecord) -> Setup:
    return Setup(
        record.game,
        record.rules,
        record.options,
        record.seats,
        record.seed,
        read_clock(record.clock),
        record.host,
        BOTS,
        record.rated,
    )


def about(record: TableRecord) -> About:
    """What everybody may know of how a table was set up."""
    return About(
        record.id,
        record.game,
        record.rules,
        record.options,
        record.seats,
        record.clock,
        commitment(record.seed),
        record.rated,
        record.private,
        record.after,
        record.talk,
    )


def soon(table: Table, now: int) -> bool:
    """Will somebody's time be over before long?"""
    due = table.due()
    return bool(due) and due < now + 2 * IDLE
