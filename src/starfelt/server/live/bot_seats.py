"""Who answers when no person does: bots on their seats, and the easy bot when time is over."""

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.bot_workers import Chosen, Request, Stopped
from starfelt.server.http.logging import error_facts, logger
from starfelt.server.live.live_table import Live
from starfelt.table import log_rows as kinds
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import Row
from starfelt.table.seats import BOT
from starfelt.table.table import Table

if TYPE_CHECKING:
    from starfelt.server.live.hub import Hub

EASY = "thumb"  # who answers for people


class Players:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    def go_on(self, live: Live) -> None:
        """Let bots think that are asked, and set the clock for people."""
        for seat in live.table.asked():
            kind = answered_by_bot(live.table, seat)
            if kind and seat not in live.thinking:
                self.think(live, seat, kind)
        self.set_timer(live)

    def stop(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
        for task in live.thinking.values():
            task.cancel()

    # ------------------------------------------------------------------ clocks
    def set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.due()
        if due:
            seconds = max(0, due - self.hub.clock()) / 1000
            live.timer = asyncio.get_running_loop().call_later(seconds, self.ring, live)

    def ring(self, live: Live) -> None:
        """Somebody's time is over."""
        live.timer = None
        self.hub.look()
        if self.hub.gaps.grace(live.table, 0):
            self.hub.task(self.hub.forgive(live))  # then the timer is set anew
            return
        late = live.table.late(self.hub.clock())
        for seat in late:
            if seat not in live.thinking:
                self.think(live, seat, kinds.TIME_OUT)
        if not late:
            self.set_timer(live)

    # ------------------------------------------------------------------ bots
    def think(self, live: Live, seat: int, kind: str) -> None:
        live.thinking[seat] = self.hub.task(self.played(live, seat, kind))

    async def played(self, live: Live, seat: int, kind: str) -> None:
        """A bot makes one choice; afterwards the table goes on.

        If the choice can't be stored, the table stands still until it is looked after again.
        """
        try:
            with suppress(Refusal):  # the table has moved on
                await self.choose(live, seat, kind)
        except Stopped:
            return  # so does the server
        except Exception as error:
            logger.error("failed", **error_facts(error))
            return
        finally:
            live.thinking.pop(seat, None)
        self.go_on(live)

    async def choose(self, live: Live, seat: int, kind: str) -> None:
        """All picks of a choice at once and on a tick: how many there are is nobody's business."""
        asked = self.hub.clock()
        async with live.lock:
            table = live.table
            if seat not in table.asked():
                return
            question, number = table.seats[seat].question, table.number
            bot = table.seats[seat].bot or EASY
            trial = Trial(table, seat, asked, kind, BOT + bot)
        failed = False
        while trial.goes_on:
            chosen = await self.chosen(live, trial, bot, number + len(trial.rows))
            trial.answer(chosen.action)
            failed |= chosen.failed
        tick = await self.hub.ticks.wait(asked)

        def decision(table: Table, now: int) -> list[Row]:
            at = max(tick, table.changed)
            if table.seats[seat].question != question or seat not in table.asked():
                return []
            if kind == kinds.TIME_OUT and seat not in table.late(at):
                return []
            is_same = table is trial.table and table.number == number
            made = trial if is_same else again(trial, table)
            notice = [Row(kinds.BOT_FAILED, seat, at)] if failed else []
            return [*notice, *(replace(row, at=at) for row in made.rows)]

        await live.change(decision)

    async def chosen(self, live: Live, trial: Trial, bot: str, number: int) -> Chosen:
        table = live.table
        view = msgspec.Raw(msgspec.json.encode(table.game.view(trial.state, trial.seat)))
        seed = sha256(f"bot {table.setup.seed} {number} {trial.seat}".encode()).hexdigest()
        legal = trial.state.legal(trial.seat)
        request = Request(table.game.name, bot, seed, view, legal)
        return await self.hub.workers.choose(request, waited_for(table))


def waited_for(table: Table) -> str:
    """The account in whose turn bots think here: whoever opened the table, if they play.

    All tables at which nobody plays any more share one turn.
    """
    people = [table.seats[seat].who for seat in table.deciders()]
    return table.setup.host if table.setup.host in people else next(iter(people), "")


def again(trial: Trial, table: Table) -> Trial:
    """Make the choice once more, at a table that has changed meanwhile."""
    found = Trial(table, trial.seat, trial.now, trial.kind, trial.who)
    for row in trial.rows:
        found.answer(row.value)
    return found


def answered_by_bot(table: Table, seat: int) -> str:
    """What kind of answer a bot gives for this seat; none where a person decides."""
    sitting = table.seats[seat]
    if sitting.is_bot:
        return kinds.ANSWER
    return kinds.STAND_IN if sitting.is_away or sitting.resigned else ""
