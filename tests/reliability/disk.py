"""A disk that fails under play: nothing is acknowledged after that, and nothing before is lost.

strace lets a system call fail from some moment on; where there is none, this can't be tried.
"""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from tests.reliability.dice import dice
from tests.reliability.evidence import problems
from tests.reliability.player import Message, Player
from tests.reliability.seeding import GAMES, seeded
from tests.reliability.served import Door, Served
from tests.reliability.visitors import Visitor

STRACE = shutil.which("strace")
CALLS = ("fdatasync", "pwrite64")
PATIENCE = 30  # seconds in which the server has to say that it is not ready


class Patient(Player):
    """What a broken store refuses may be stored or not: it is sent again after the restart."""

    def on_refused(self, message: Message) -> None:
        if message["code"] != "store-broken":
            super().on_refused(message)


class Failed(Struct):
    call: str
    before: int  # answers that were acknowledged until the error
    after: int  # those that came after the server knew of it
    noticed: float  # seconds until it said that it is not ready
    problems: list[str]


async def failing(folder: Path | str, seed: int, call: str, error: str = "EIO") -> Failed:
    """Play; let this call fail from now on; look what is acknowledged; start again and finish."""
    served = Served(folder)
    places = await seeded(served.url, GAMES)
    rng = dice(seed)
    players = [Patient(served, place, dice(rng.random()), pause=0.05) for place in places]
    async with served:
        playing = asyncio.gather(*(player.play() for player in players))
        await answered(players, 50)
        with injected(served.pid, call, error):
            began = perf_counter()
            await broken(served)
            noticed = perf_counter() - began
            before = answers_of(players)
            await asyncio.sleep(0.5)
            after = answers_of(players) - before
        served.kill()
        await served.start()
        await asyncio.wait_for(playing, 600)
        served.stop()
    return Failed(call, before, after, noticed, await problems(served.url, players))


def answers_of(players: Sequence[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def answered(players: Sequence[Player], count: int) -> None:
    while answers_of(players) < count:
        await asyncio.sleep(0.01)


async def broken(served: Door) -> None:
    """Until the server says that it takes nothing any more."""
    async with Visitor(served) as visitor, asyncio.timeout(PATIENCE):
        while (await visitor.get("/readyz")).status_code != 503:
            await asyncio.sleep(0.02)


@contextmanager
def injected(pid: int, call: str, error: str) -> Iterator[None]:
    """While this lasts, a system call of a process fails."""
    fault = f"inject={call}:error={error}"
    assert STRACE is not None
    command = [STRACE, "-f", "-qq", "-o", os.devnull, "-e", fault, "-p", str(pid)]
    process = subprocess.Popen(command)
    try:
        yield
    finally:
        process.terminate()
        process.wait()
