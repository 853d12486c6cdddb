"""Load: how many answers a server takes at how many tables, what each costs, and how long it takes.

    python -m bench.load steady [--tables 2500] [--rate 500] [--seconds 300] [--words words]
    python -m bench.load both       the same without words, then with them
    python -m bench.load tables      the cost of an answer against the number of tables
    python -m bench.load length      the cost of an answer against the length of the game

The server is one process on a SQLite file, the players are another.  They are bots that want no
words, browsers in three languages (`words`), or browsers that also show the table in plain lines
(`lines`).  `--game NAME:SEATS` plays that game alone.
"""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Self

import starfelt
from bench.crowd import Crowd
from starfelt.words.fluent import LANGUAGES
from tests.reliability.seeding import Wanted, seeded
from tests.reliability.served import Served

GAMES: tuple[Wanted, ...] = (
    ("stolen_plans", 2, {}),
    ("star_realms", 2, {}),
    ("empire_vs_rebellion", 2, {}),
    ("race_for_the_galaxy", 2, {}),
)
#: What the players' sockets ask for, in turn.
QUERIES = {
    "none": ("",),
    "words": tuple(f"?lang={language}" for language in LANGUAGES),
    "lines": tuple(f"?lang={language}&lines=true" for language in LANGUAGES),
}
GOAL = 250  # milliseconds that 99 of 100 answers may take at most
LONG: Wanted = ("star_realms", 2, {"starting_authority": 200})


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def part(sorted_times: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


class Process:
    """What a process uses, as the kernel counts it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu(self) -> float:
        """Seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are its own."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        found = dict(line.split(":", 1) for line in lines[1:])
        return sum(int(found[key].split()[0]) for key in ("Private_Clean", "Private_Dirty")) * 1024


class Run:
    """A server with players at so many tables."""

    def __init__(self, folder: Path | str, games: Sequence[Wanted], words: str = "none") -> None:
        self.served = Served(folder)
        self.games = games
        self.queries = QUERIES[words]

    async def __aenter__(self) -> Self:
        self.places = await seeded(self.served.url, self.games)
        await self.served.start()
        self.process = Process(self.served.pid)
        before = self.process.memory()
        self.crowd = Crowd(self.served.origin, self.served.port, self.queries)
        began = perf_counter()
        await self.crowd.come(self.places)
        self.came = perf_counter() - began
        self.memory = self.process.memory() - before
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.crowd.leave()
        await asyncio.sleep(0.1)
        self.served.kill()

    async def measured(
        self, rate: float, seconds: float = 0.0, answers: int = 0
    ) -> tuple[float, list[float]]:
        """Seconds of the server's processor for each answer, and the sorted times."""
        crowd = self.crowd
        before, first = self.process.cpu(), len(crowd.times)
        self.took = await crowd.play(rate, seconds, answers)
        times = sorted(crowd.times[first:])
        return (self.process.cpu() - before) / len(times), times


async def steady(
    tables: int, rate: float, seconds: float, words: str = "none", mix: Sequence[Wanted] = GAMES
) -> bool:
    """Returns whether anything was refused, cut off or too slow."""
    say(f"--- {words}")
    with tempfile.TemporaryDirectory() as folder:
        games = [mix[number % len(mix)] for number in range(tables)]
        async with Run(folder, games, words) as run:
            crowd = run.crowd
            say(f"{len(crowd.sockets)} websockets at {tables} tables in {run.came:.1f} s")
            say(f"memory of a table with its players: {run.memory / tables / 1024:.0f} KiB")
            bytes_before = crowd.bytes
            cost, times = await run.measured(rate, seconds)
            answers, took = len(times), run.took
            say(f"{answers} answers in {took:.0f} s, {answers / took:.0f} a second: {shown(times)}")
            say(f"by tenths of the time, p99: {by_tenths(crowd.times)} ms")
            share, whole = 100 * cost * answers / took, 1000 * cost * answers / tables
            say(f"processor: {1000 * cost:.2f} ms an answer, {share:.0f} % of a core")
            say(f"processor: {whole:.0f} ms for a table in all this time")
            size = (crowd.bytes - bytes_before) / answers
            say(f"sent to all readers for an answer: {size:.0f} bytes")
            say(f"memory of the server at the end: {run.process.memory() / 1e6:.0f} MB")
            say(f"{len(crowd.errors)} errors {crowd.errors[:5]}; {crowd.starved} were not asked")
            say(f"longest pause of the players' process: {1000 * crowd.pause:.0f} ms")
            say(f"load of the machine: {os.getloadavg()[0]:.1f}")
            return bool(crowd.errors) or part(times, 0.99) > GOAL


def shown(times: Sequence[float]) -> str:
    return (
        f"p50 {part(times, 0.5):.1f} ms, p99 {part(times, 0.99):.1f} ms, "
        f"p99.9 {part(times, 0.999):.1f} ms, longest {1000 * times[-1]:.0f} ms"
    )


def by_tenths(times: Sequence[float]) -> str:
    """Does it become slower, or stop now and then?"""
    size = len(times) // 10
    tenths = [sorted(times[n * size : (n + 1) * size]) for n in range(10)]
    return " ".join(f"{part(tenth, 0.99):.0f}" for tenth in tenths)


async def by_tables(rate: float, answers: int = 8) -> bool:
    """The first answers of every game, for what is asked later costs more or less by itself."""
    for tables in (100, 500, 1000, 2500):
        with tempfile.TemporaryDirectory() as folder:
            games = [GAMES[number % len(GAMES)] for number in range(tables)]
            async with Run(folder, games) as run:
                cost, times = await run.measured(rate, answers=answers * tables)
                say(f"{tables:5} tables: {1000 * cost:.2f} ms of processor an answer, "
                    f"{shown(times)}, {len(run.crowd.errors)} errors")  # fmt: skip
    return False


async def by_length(rate: float, tables: int = 20, answers: int = 480) -> bool:
    """Long games of Star Realms, all of them at the same pace, by thirds."""
    with tempfile.TemporaryDirectory() as folder:
        async with Run(folder, [LONG] * tables) as run:
            for number in (1, 2, 3):
                cost, times = await run.measured(rate, answers=tables * answers // 3)
                say(f"third {number}: {len(times)} answers, {1000 * cost:.2f} ms of processor an "
                    f"answer, {shown(times)}, {len(run.crowd.errors)} errors")  # fmt: skip
    return False


def mix(game: str) -> Sequence[Wanted]:
    """The games that are played: all of them, or one as NAME:SEATS."""
    if not game:
        return GAMES
    name, _, seats = game.partition(":")
    return ((name, int(seats or 2), {}),)


def main() -> bool:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("what", choices=("steady", "both", "tables", "length"))
    reader.add_argument("--tables", type=int, default=2500)
    reader.add_argument("--rate", type=int, default=0)
    reader.add_argument("--seconds", type=float, default=0)
    reader.add_argument("--words", choices=tuple(QUERIES), default="none")
    reader.add_argument("--game", default="")
    chosen = reader.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    say("compiled" if starfelt.COMPILED else "plain Python")
    if chosen.what in ("steady", "both"):
        ways = ("none", "words") if chosen.what == "both" else (chosen.words,)
        rate, seconds = chosen.rate or 500, chosen.seconds or 300
        found = [
            asyncio.run(steady(chosen.tables, rate, seconds, words, mix(chosen.game)))
            for words in ways
        ]
        return any(found)
    if chosen.what == "tables":
        return asyncio.run(by_tables(chosen.rate or 400))
    return asyncio.run(by_length(chosen.rate or 400))


if __name__ == "__main__":
    sys.exit(main())
