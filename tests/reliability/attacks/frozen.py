"""People play with clocks while processes stand still, or while the clock of the machine is set.

Each coroutine returns a sentence with figures, and what went wrong.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, time
from typing import Any, NoReturn

import httpx

from starfelt.table import log_rows as kinds
from tests.reliability.evidence import logs
from tests.reliability.served import Door, Served
from tests.reliability.visitors import Visitor
from tests.server import program

CLOCKS = ("fischer:120+0", "move:5", "days:1")
#: No such game ends soon.
GAME: dict[str, Any] = {"game": "star_realms", "options": {"starting_authority": 200}}
NOTICED = 3  # seconds; so much of a stop may be taken for the thoughts of whoever is asked
SLACK = 1  # seconds between a look at a clock and the answer to it, on a busy machine
PAUSE = 0.3  # seconds for which somebody thinks
LIBRARY = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
FAKED = {
    "FAKETIME_NO_CACHE": "1",
    "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    "DONT_FAKE_MONOTONIC": "1",  # as older versions call it
}


# ---------------------------------------------------------------------- people
class Match:
    """Two people who answer as soon as they have thought a little."""

    def __init__(self, people: Sequence[Visitor], table: str, clock: str) -> None:
        self.people = people
        self.table = table
        self.clock = clock
        self.began = monotonic()
        self.answers = 0

    async def play(self) -> NoReturn:
        while True:
            for person in self.people:
                with suppress(httpx.TransportError):  # a connection that slept for too long is cut
                    self.answers += await person.answer(self.table)
                await asyncio.sleep(PAUSE / 2)

    async def lost(self) -> float | None:
        """Seconds that the clocks of both have lost, beyond what has passed; None without a sum."""
        kind, _, base = self.clock.partition(":")
        if kind != "fischer":
            return None
        now = await self.people[0].now(self.table)
        left = sum(seat["left"] for seat in now["seats"]) / 1000
        return 2 * float(base.partition("+")[0]) - left - (monotonic() - self.began)


@asynccontextmanager
async def matches(served: Door, each: int = 1) -> AsyncIterator[list[Match]]:
    """At so many tables for each kind of clock people play for as long as this lasts."""
    async with AsyncExitStack() as stack:
        found = []
        for number, clock in enumerate(CLOCKS * each):
            people = [Visitor(served, f"127.0.8.{2 * number + one}") for one in (1, 2)]
            for person in people:
                await (await stack.enter_async_context(person)).come()
            table = await people[0].open(clock=clock, **GAME)
            assert (await people[1].do(table, "sit")).is_success
            found.append(Match(people, table, clock))
        tasks = [asyncio.create_task(match.play()) for match in found]
        yield found
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if not isinstance(end, asyncio.CancelledError):
                raise end


async def time_outs(served: "Served | Clocked", played: Sequence[Match]) -> tuple[int, float]:
    """How often somebody else answered for want of time, and the last moment in any log."""
    found = await logs(served.url, [match.table for match in played])
    rows = [row for _, log in found.values() for row in log]
    return sum(row.kind == kinds.TIME_OUT for row in rows), max(row.at for row in rows) / 1000


async def goes_on(played: Sequence[Match], seconds: float) -> list[str]:
    """Wait so long; at which tables did nobody answer?"""
    before = [match.answers for match in played]
    await asyncio.sleep(seconds)
    return [
        f"nobody answers: {match.clock}"
        for match, answers in zip(played, before, strict=True)
        if match.answers == answers
    ]


async def losses(played: Sequence[Match]) -> list[float]:
    return [lost for match in played if (lost := await match.lost()) is not None]


# ---------------------------------------------------------------------- stopped processes
async def stopped(served: Served, stops: Sequence[float]) -> tuple[str, list[str]]:
    """The server stands still for so many seconds each: long stops cost nobody anything."""
    found = []
    async with matches(served, each=2) as played:
        await asyncio.sleep(2)
        for seconds in stops:
            os.kill(served.pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(served.pid, signal.SIGCONT)
            found += await goes_on(played, 4)
        most = max(await losses(played))
        late, _ = await time_outs(served, played)
        answers = sum(match.answers for match in played)
    short = sum(seconds for seconds in stops if seconds <= NOTICED)
    lost = most + sum(stops)  # what they would have kept, had the server not been stopped
    found += [f"a clock has lost {lost:.1f} s"] if lost > short + SLACK else []
    found += [f"{late} time-outs"] if late else []
    return (
        f"stopped {len(stops)} times for {sum(stops):g} s: {len(played)} tables, {answers} "
        f"answers, {late} time-outs; the most that clocks lost by it: {lost:.1f} s "
        f"(of {short:g} s in short stops)"
    ), found


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for path in found for child in path.read_text().split()]


async def worker_stopped(served: Served, times: int) -> tuple[str, list[str]]:
    """The process stands still in which bots think: another takes its place, the game goes on."""
    waits = []
    async with Visitor(served) as guest:
        await guest.come()
        table = await guest.open(seats=("me", "bot:thumb"))
        for _ in range(times):
            if (await guest.now(table))["status"] != "playing":
                table = await guest.open(seats=("me", "bot:thumb"))
            for pid in children(served.pid):
                os.kill(pid, signal.SIGSTOP)
            began = monotonic()
            if not await until_bot(guest, table):
                return "", ["the bot of a stopped process never answered"]
            waits.append(monotonic() - began)
    return f"a bot's process stopped {times} times: the bot answered after {rounded(waits)} s", []


async def until_bot(guest: Visitor, table: str, patience: float = 60) -> bool:
    """Play until the bot has answered once more."""
    before = await answers_of_bot(guest, table)
    ends = monotonic() + patience
    while monotonic() < ends:
        await guest.answer(table)
        if await answers_of_bot(guest, table) > before:
            return True
        await asyncio.sleep(0.2)
    return False


async def answers_of_bot(guest: Visitor, table: str) -> int:
    log = (await guest.get(f"/api/tables/{table}/log?limit=500")).json()["happened"]
    return sum(one["seat"] == 1 and one["kind"] == "answer" for one in log)


def rounded(times: Sequence[float]) -> str:
    return ", ".join(f"{one:.1f}" for one in times)


# ---------------------------------------------------------------------- clocks that are set
class Clocked(program.Served):
    """`starfelt serve` on a machine whose clock can be set, by the library that Debian has."""

    def __init__(self, folder: Path) -> None:
        self.offset = folder / "offset"
        self.set(0)
        more = {"LD_PRELOAD": str(LIBRARY), "FAKETIME_TIMESTAMP_FILE": str(self.offset), **FAKED}
        super().__init__(folder)
        self.environment |= more
        self.url = f"sqlite:///{folder / 'starfelt.db'}"
        self.origin = f"http://127.0.0.1:{self.port}"

    def set(self, seconds: int) -> None:
        """So far the clock is ahead from now on."""
        new = self.offset.with_suffix(".new")
        new.write_text(f"{seconds:+d}s\n")
        new.rename(self.offset)


async def set_clocks(folder: Path | str, jumps: Sequence[int]) -> tuple[str, list[str]]:
    """The clock is set forward and back by so many seconds each: that costs nobody anything."""
    found, ahead, furthest = [], 0, 0
    async with Clocked(Path(folder)) as served:
        await served.start()
        async with matches(served) as played:
            await asyncio.sleep(2)
            for jump in jumps:
                ahead += jump
                furthest = max(furthest, ahead)
                served.set(ahead)
                found += await goes_on(played, 4)
            most = max(await losses(played))
            late, last = await time_outs(served, played)
            answers = sum(match.answers for match in played)
    found += [f"a clock has lost {most:.1f} s"] if most > SLACK else []
    found += [f"{late} time-outs"] if late else []
    if last - time() < furthest - 60:
        found.append(f"the clock of the server was not set: {last - time():.0f} s ahead")
    return (
        f"clock set by {', '.join(f'{jump:+d}' for jump in jumps)} s: {len(played)} tables, "
        f"{answers} answers, {late} time-outs; the most that clocks lost: {max(0, most):.1f} s"
    ), found
