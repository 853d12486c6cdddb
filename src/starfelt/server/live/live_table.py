"""One live table: commands come in one after the other, are stored, and only then seen by anybody.

A command is decided on the table, its rows are applied and appended to the log; when the store says
that they are on disk, the sender is told and every reader gets what it may know.  If they can't be
stored, the table is built anew from its log, as if nothing had been asked.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.server.live.messages import About, Update, encode
from starfelt.server.live.subscriber import RESTART, SOON, Reader
from starfelt.server.live.summary import summary_of
from starfelt.server.live.update_words import words
from starfelt.store.protocol import Broken, Conflict
from starfelt.store.records import Summary, TableRecord
from starfelt.table import log_rows as kinds
from starfelt.table.commands import AnyCommand
from starfelt.table.decisions import decide
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.sender import Actor
from starfelt.table.table import Table
from starfelt.table.updates import Happened, happened, now

if TYPE_CHECKING:
    from starfelt.server.live.hub import Hub

RECENT = 8  # public rows that are kept at hand for who comes back after a short cut

Decide = Callable[[Table, int], Sequence[Row]]


class Live:
    def __init__(self, hub: "Hub", record: TableRecord, about: About, table: Table) -> None:
        self.hub = hub
        self.id = record.id
        self.record = record
        self.about = about
        self.table = table
        self.number = table.public  # as far as it is stored
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.recent: deque[dict[int, Happened]] = deque(maxlen=RECENT)
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: a bot is at it
        self.touched = hub.clock()
        self.lost = False  # its table is not what the log says, and can't be made so

    # ------------------------------------------------------------------ commands
    async def command(self, actor: Actor, command: AnyCommand) -> int:
        """Carry out a command; returns the number of the table then.  Refusals change nothing."""

        def decision(table: Table, at: int) -> list[Row]:
            """Whose seat it is may have changed since they asked."""
            if actor.seat != NOBODY and table.seats[actor.seat].who != actor.who:
                raise Refusal("no-seat-of-yours")
            return decide(table, actor, command, at)

        return await self.change(decision)

    async def change(self, decision: Decide) -> int:
        """Let the decision happen, whatever becomes of who asked for it."""
        return await asyncio.shield(self.hub.task(self.decided(decision)))

    async def decided(self, decision: Decide) -> int:
        async with self.lock:
            self.check()
            self.hub.look()
            at = max(self.hub.clock(), self.table.changed)  # time never goes back at a table
            grace = self.hub.gaps.grace(self.table, at)
            if grace:
                await self.commit(grace, at)
            rows = decision(self.table, at)
            if rows:
                await self.commit(list(rows), at)
            return self.table.public

    async def commit(self, rows: list[Row], at: int) -> None:
        """Apply and store; then tell.  The lock is held: nobody reads what is not stored yet."""
        before, heard = self.table.number, self.table.public
        news = [self.applied(row) for row in rows]
        began = time.perf_counter()
        try:
            await self.hub.store.append(self.id, before, rows, self.summary_after(rows))
        except Conflict:
            await self.catch_up(heard)
            raise Refusal("somebody-was-faster", number=self.table.public) from None
        except BaseException:
            await self.recover()
            raise
        if not all(row.quiet for row in rows):  # nobody is to notice those
            self.hub.appended(time.perf_counter() - began)
        self.touched = at
        self.number = self.table.public
        self.reseat(rows)
        self.recent.extend(page for row, page in zip(rows, news, strict=True) if not row.quiet)
        self.tell(rows, news, at)
        self.hub.after(self, rows)

    async def catch_up(self, heard: int) -> None:
        """Another process has written to the log: take it over, and tell what it says."""
        await self.recover()
        for reader in list(self.readers):
            self.check_seat(reader)
            told = await self.hub.history(self, reader.seat, heard)
            reader.send(self.written(reader, told, self.hub.clock()))
        self.hub.after(self, [])

    async def reload(self) -> None:
        """Somebody was taken out of the log: go on with what it says now."""
        async with self.lock:
            await self.catch_up(self.table.public)

    async def recover(self) -> None:
        """After a failure the log alone says what has happened; if it can't be read, all must go.

        Until then the table shows what may not be stored.
        """
        self.lost = True
        self.recent.clear()
        try:
            self.table = await self.hub.built(self.record)
            self.number = self.table.public
            self.lost = False
        finally:
            if self.lost:
                self.hub.drop(self)
                for reader in self.readers:
                    reader.close(RESTART, "restart", SOON)

    def check(self) -> None:
        """The lock is held: is this still the table that the log tells of?"""
        if self.lost:
            raise Broken

    def applied(self, row: Row) -> dict[int, Happened]:
        """Apply a row, and what each reader will be told of it."""
        self.table.apply(row)
        readers = (*range(len(self.table.seats)), SPECTATOR)
        found = ((reader, happened(self.table, row, reader)) for reader in readers)
        return {reader: one for reader, one in found if one is not None}

    def reseat(self, rows: list[Row]) -> None:
        """Who sits down gets what the seat gets from then on, and who stands up no longer."""
        for row in rows:
            for reader in self.readers:
                if row.kind == kinds.SIT and reader.seat == SPECTATOR and row.who == reader.account:
                    reader.seat = row.seat if reader.account else SPECTATOR
                elif row.kind == kinds.STAND and reader.seat == row.seat:
                    reader.seat = SPECTATOR

    async def following(self) -> str:
        """The table of the rematch, if there is one."""
        summary = (await self.hub.record(self.id)).summary if self.table.is_over() else None
        return summary.next if summary is not None else ""

    def summary_after(self, rows: list[Row]) -> Summary | None:
        """What lists show does not change by what nobody may notice: not even the time."""
        return None if all(row.quiet for row in rows) else summary_of(self.table)

    # ------------------------------------------------------------------ readers
    def tell(self, rows: list[Row], news: list[dict[int, Happened]], at: int) -> None:
        """Send each reader its own update; equal ones are written once."""
        written: dict[tuple[int, str, bool], bytes] = {}
        said = {row.who for row in rows if row.kind == kinds.SAY}
        for reader in self.readers:
            told = [page[reader.seat] for page in news if reader.seat in page]
            if not told:
                continue
            form = reader.seat, reader.language, bool(said & reader.muted)
            if form not in written:
                written[form] = self.written(reader, told, at)
            reader.send(written[form])

    def written(self, reader: Reader, told: list[Happened], at: int) -> bytes:
        told = [one for one in told if one.who not in reader.muted]
        present = now(self.table, reader.seat, at)
        spoken = None
        if reader.language:
            text = self.hub.text(reader.language)
            spoken = words(self.table, text, reader.seat, told, present)
        return encode(Update(present, told, spoken))

    async def join(self, reader: Reader, since: int | None) -> None:
        """From now on this reader gets updates; first what it missed since that number."""
        async with self.lock:
            self.check()
            self.check_seat(reader)
            missed = await self.missed(reader, since)
            self.readers.add(reader)
            reader.send(self.written(reader, missed, self.hub.clock()))

    def check_seat(self, reader: Reader) -> None:
        """Who has stood up meanwhile watches."""
        if reader.seat not in self.table.seats_of(reader.account):
            reader.seat = SPECTATOR

    def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.touched = self.hub.clock()

    async def missed(self, reader: Reader, since: int | None) -> list[Happened]:
        """What happened after that number, for a reader that heard it up to there."""
        number = self.table.public
        if since is None or since >= number:
            return []
        if number - since <= len(self.recent):
            return [page[reader.seat] for page in list(self.recent)[since - number :]]
        return await self.hub.history(self, reader.seat, since)
