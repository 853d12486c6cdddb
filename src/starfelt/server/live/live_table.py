"""One live table: commands come in one after the other, are stored, and only then seen by anybody.

A command is decided on the table, its rows are applied and appended to the log; when the store says
that they are on disk, the sender is told and every reader gets what it may know.  If they can't be
stored, the table is built anew from its log, as if nothing had been asked.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.server.live.gate import Gate
from starfelt.server.live.history import Page, Past
from starfelt.server.live.messages import About, Said, Update, encode
from starfelt.server.live.subscriber import RESTART, SOON, Form, Reader
from starfelt.server.live.summary import summary_of
from starfelt.server.live.update_words import (
    happened_in_words,
    now_in_words,
    said_before,
    screen_at,
)
from starfelt.store.protocol import Broken, Conflict
from starfelt.store.records import Account, Summary, TableRecord
from starfelt.table import log_rows as kinds
from starfelt.table.commands import AnyCommand
from starfelt.table.decisions import decide
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.sender import Actor
from starfelt.table.table import Table
from starfelt.table.updates import Happened, Now, happened, now
from starfelt.words.screen import Screen

if TYPE_CHECKING:
    from starfelt.server.live.hub import Hub

Decide = Callable[[Table, int], Sequence[Row]]


class Live:
    def __init__(
        self, hub: "Hub", record: TableRecord, about: About, table: Table, recent: Iterable[Page]
    ) -> None:
        self.hub = hub
        self.id = record.id
        self.record = record
        self.about = about
        self.table = table
        self.number = table.public  # as far as it is stored
        self.lock = asyncio.Lock()  # held by whoever changes the table
        self.gate = Gate()
        self.readers: set[Reader] = set()
        self.past = Past(self, recent)
        self.said: dict[Form, tuple[int, Now]] = {}  # in words, at which number of rows
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: a bot is at it
        self.touched = hub.clock()
        self.lost = False  # its table is not what the log says, and can't be made so

    # ------------------------------------------------------------------ commands
    async def command(self, actor: Actor, command: AnyCommand, by: Account | None = None) -> int:
        """Carry out a command; returns the number of the table then.  Refusals change nothing."""

        return await self.change(
            self.theirs(actor, lambda table, at: decide(table, actor, command, at)), by
        )

    def theirs(self, actor: Actor, decision: Decide) -> Decide:
        """Refuse the decision if the seat is not theirs any more by then."""

        def checked(table: Table, at: int) -> Sequence[Row]:
            if actor.seat != NOBODY and table.seats[actor.seat].who != actor.who:
                raise Refusal("no-seat-of-yours")
            return decision(table, at)

        return checked

    async def change(self, decision: Decide, by: Account | None = None) -> int:
        """Let the decision happen, whatever becomes of whoever asked for it.

        `by` is whoever wants it: refused if they have lost the right to when it is stored.
        """
        return await asyncio.shield(self.hub.task(self.decided(decision, by)))

    async def decided(self, decision: Decide, by: Account | None) -> int:
        async with self.lock:
            self.check()
            self.hub.look()
            at = max(self.hub.clock(), self.table.changed)  # time never goes back at a table
            grace = self.hub.gaps.grace(self.table, at)
            if grace:
                await self.commit(grace, at, None)
            rows = decision(self.table, at)
            if rows:
                await self.commit(list(rows), at, by)
            return self.table.public

    async def commit(self, rows: list[Row], at: int, by: Account | None) -> None:
        """Apply and store; then tell.  The gate is closed to whoever may notice it until then."""
        before, heard = self.table.number, self.table.public
        began = time.perf_counter()
        self.gate.close(rows)
        try:
            news = [self.applied(row) for row in rows]
            await self.hub.store.append(self.id, before, rows, self.summary_after(rows), by)
        except Conflict:
            await self.catch_up(heard)
            raise Refusal("somebody-was-faster", number=self.table.public) from None
        except BaseException:
            await self.recover()
            raise
        self.gate.open()
        if not all(row.quiet for row in rows):  # nobody is to notice those
            self.hub.appended(time.perf_counter() - began)
        self.touched = at
        self.number = self.table.public
        self.reseat(rows)
        self.past.keep([page for row, page in zip(rows, news, strict=True) if not row.quiet])
        self.tell(rows, news, at)
        self.hub.after(self, rows)

    async def catch_up(self, heard: int) -> None:
        """Another process has written to the log: take it over, and tell what it says."""
        await self.recover()
        for reader in self.readers:
            self.check_seat(reader)
            self.tell_missed(reader, heard)
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
        self.gate.rebuild()
        try:
            self.table, recent = await self.hub.built(self.record)
            self.hub.shelf.take(self.past)
            self.past = Past(self, recent)
            self.said.clear()
            self.number = self.table.public
            self.lost = False
        finally:
            self.gate.open()
            if self.lost:
                self.hub.drop(self)
                for reader in self.readers:
                    reader.close(RESTART, "restart", SOON)

    def check(self) -> None:
        """Is this still the table that the log tells of?"""
        if self.lost:
            raise Broken

    def applied(self, row: Row) -> Page:
        """Apply a row, and what each reader will be told of it."""
        self.table.apply(row)
        return page_of(self.table, row)

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
    async def settled(self, reader: int) -> None:
        """Wait until all that this reader may notice is stored; then it may read at once."""
        await self.gate.passed(reader)
        self.check()

    def tell(self, rows: list[Row], news: list[Page], at: int) -> None:
        """Send each reader its own update; equal ones are written once."""
        written: dict[tuple[Form, bool], bytes] = {}
        said = {row.who for row in rows if row.kind == kinds.SAY}
        talk = all(row.kind == kinds.SAY for row in rows)
        for reader in self.readers:
            told = [page[reader.seat] for page in news if reader.seat in page]
            if not told:
                continue
            form = reader.form, bool(said & reader.muted)
            if form not in written:
                write = self.written_talk if talk else self.written
                written[form] = write(reader, told, at)
            reader.send(written[form])

    def written(self, reader: Reader, told: list[Happened], at: int, skipped: int = 0) -> bytes:
        return encode(self.update(reader, told, at, skipped))

    def update(self, reader: Reader, told: list[Happened], at: int, skipped: int = 0) -> Update:
        """What a reader gets, over whatever wire, or as a page."""
        present = now(self.table, reader.seat, at)
        told = heard(reader, told)
        if reader.language:
            screen = self.screen(reader)
            present, told = self.in_words(reader, screen, present), happened_in_words(screen, told)
        return Update(present, told, skipped)

    def screen(self, reader: Reader) -> Screen:
        return screen_at(self.table, self.hub.text(reader.language), reader.seat)

    def in_words(self, reader: Reader, screen: Screen, present: Now) -> Now:
        """Say how the table is; for readers of one form it is said once."""
        number, known = self.said.get(reader.form, (-1, present))
        if number == self.table.number:
            return said_before(present, known)
        found = now_in_words(screen, self.table, present, reader.lines)
        self.said[reader.form] = self.table.number, found
        return found

    def written_talk(self, reader: Reader, told: list[Happened], at: int) -> bytes:
        """What was said changes nothing at the table, so the table is not sent with it."""
        told = heard(reader, told)
        if reader.language:
            told = happened_in_words(self.screen(reader), told)
        return encode(Said(self.number, told))

    async def join(self, reader: Reader, since: int | None) -> None:
        """From now on this reader gets updates; first what it missed since that number."""
        if since is not None and self.past.is_worth_reading(since):
            await self.past.whole()
        await self.hub.turns.wait()
        await self.settled(reader.seat)
        self.check_seat(reader)
        self.readers.add(reader)
        self.tell_missed(reader, since)

    def tell_missed(self, reader: Reader, since: int | None) -> None:
        """The table as it is, with what the reader missed; too much of that is in the log."""
        told = [] if since is None else self.past.missed(reader.seat, since)
        skipped = self.number - since if since is not None and told is None else 0
        reader.send_first(self.written(reader, told or [], self.hub.clock(), skipped))

    def check_seat(self, reader: Reader) -> None:
        """Who has stood up meanwhile watches."""
        if reader.seat not in self.table.seats_of(reader.account):
            reader.seat = SPECTATOR

    def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.touched = self.hub.clock()


def heard(reader: Reader, told: list[Happened]) -> list[Happened]:
    """All but what those said whom the reader does not want to hear."""
    return [one for one in told if one.who not in reader.muted]


def page_of(table: Table, row: Row) -> Page:
    """What each reader is told of the row that was applied last."""
    readers = (*range(len(table.seats)), SPECTATOR)
    found = ((reader, happened(table, row, reader)) for reader in readers)
    return {reader: one for reader, one in found if one is not None}
