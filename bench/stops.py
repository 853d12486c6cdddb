"""Processes that stand still, and clocks that are set, while people play against the clock.

    python -m bench.stops [server | worker | clock]

The server is stopped by SIGSTOP for some seconds at a time, then the process in which bots think;
and the clock of the machine jumps, if libfaketime is installed.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.load import part, say
from tests.reliability.attacks.frozen import LIBRARY, set_clocks, stopped, worker_stopped
from tests.reliability.attacks.neighbour import Neighbour
from tests.reliability.served import Served

STOPS = (1, 5, 2, 8, 4)  # seconds
WORKERS = 2  # times
HOUR, DAY = 3600, 86400
JUMPS = (HOUR, -HOUR, DAY, -DAY, DAY + HOUR)  # seconds


async def server(folder: Path | str) -> tuple[str, list[str]]:
    async with Served(folder) as served:
        return await stopped(served, STOPS)


async def worker(folder: Path | str) -> tuple[str, list[str]]:
    async with Served(folder, workers=1) as served, Neighbour(served.port) as neighbour:
        said, found = await worker_stopped(served, WORKERS)
    times = sorted(neighbour.times)
    felt = f"neighbour p50 {part(times, 0.5):.1f}, p99 {part(times, 0.99):.1f} ms"
    return f"{said}; {felt}", found + neighbour.errors


async def clock(folder: Path | str) -> tuple[str, list[str]]:
    if LIBRARY is None:
        return "libfaketime is not installed: no clock is set here", []
    return await set_clocks(folder, JUMPS)


ALL = {work.__name__: work for work in (server, worker, clock)}


async def run(name: str) -> tuple[str, list[str]]:
    with tempfile.TemporaryDirectory() as folder:
        return await ALL[name](folder)


def main() -> bool:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    chosen = reader.parse_args()
    if unknown := set(chosen.names) - set(ALL):
        reader.error(f"nothing is called {sorted(unknown)}")
    broken = False
    for name in chosen.names or ALL:
        began = perf_counter()
        said, found = asyncio.run(run(name))
        say(f"{name}: {said}; {len(found)} problems {found[:3]} ({perf_counter() - began:.0f} s)")
        broken |= bool(found)
    return broken


if __name__ == "__main__":
    sys.exit(main())
