"""A server under attack: people play beside each flood, and a neighbour says what it feels of it.

    python -m bench.attack [NAME ...] [--seconds 8] [--way direct|nginx]

The server has its usual limits.  It, the people and each attacker are processes of their own.
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

from msgspec import Struct

from bench.crowd import Crowd
from bench.load import part, say
from starfelt.server.config import Limits
from tests.reliability.attacks.catalogue import ATTACKS
from tests.reliability.attacks.neighbour import Neighbour
from tests.reliability.attacks.proxied import NGINX, proxy
from tests.reliability.seeding import GAMES, seeded
from tests.reliability.served import Served, free_port

TABLES = 20  # of two people each
RATE = 40  # answers a second, of all of them
LOADING = 2  # seconds until an attacker has begun
PATIENCE = 60  # seconds after which no acknowledgement is waited for
DIRECT, BEHIND = "direct", "nginx"
NEIGHBOUR, ACKS, MEMORY = 25, 100, 200  # milliseconds (p99) and MB that are not to be exceeded


class Felt(Struct):
    """What everybody else felt of one attack."""

    neighbour: list[float]
    acks: list[float]
    memory: float  # MB at most
    errors: list[str]
    said: str  # by the attacker

    def line(self) -> str:
        quiet, acks = sorted(self.neighbour), sorted(self.acks)
        return (
            f"neighbour p50 {part(quiet, 0.5):.1f}, p99 {part(quiet, 0.99):.1f}, longest "
            f"{1000 * quiet[-1]:.0f} ms; "
            f"acks p50 {part(acks, 0.5):.1f}, p99 {part(acks, 0.99):.1f} ms; "
            f"{self.memory:.0f} MB; {len(self.errors)} errors {self.errors[:3]}; {self.said}"
        )

    def is_too_much(self) -> bool:
        quiet, acks = sorted(self.neighbour), sorted(self.acks)
        return (
            bool(self.errors)
            or part(quiet, 0.99) > NEIGHBOUR
            or part(acks, 0.99) > ACKS
            or self.memory > MEMORY
        )


@asynccontextmanager
async def scene(folder: Path | str, way: str) -> AsyncIterator[tuple[Served, int, Crowd]]:
    """A server with its usual limits, and people at its tables; where everybody comes in."""
    async with AsyncExitStack() as stack:
        door = free_port() if way == BEHIND else 0
        more: dict[str, Any] = {}
        if door:
            more = {"public_url": f"http://127.0.0.1:{door}", "behind_proxy": True}
        served = Served(folder, limits=Limits(), workers=1, **more)
        games = [GAMES[number % len(GAMES)] for number in range(TABLES)]
        places = await seeded(served.url, games)
        await stack.enter_async_context(served)
        if door:
            await stack.enter_async_context(proxy(folder, served.port, door))
        crowd = Crowd(served.origin, door or served.port)
        await crowd.come(places)
        stack.callback(crowd.leave)
        yield served, door or served.port, crowd


async def felt(name: str, way: str, seconds: float) -> Felt:
    with tempfile.TemporaryDirectory() as folder:
        async with scene(folder, way) as (served, port, crowd):
            attacker = None
            if name:
                command = [sys.executable, "-m", "tests.reliability.attacks.catalogue", name]
                facts = [
                    served.origin,
                    str(port),
                    crowd.sockets[0].place.table,
                    str(seconds + LOADING),
                ]
                attacker = subprocess.Popen([*command, *facts], stdout=subprocess.PIPE, text=True)
            async with Neighbour(port) as neighbour:
                watching = asyncio.create_task(watched(served))
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds + LOADING + PATIENCE):
                        await crowd.play(RATE, seconds + LOADING)
                watching.cancel()
            said = await asyncio.to_thread(ended, attacker) if attacker else "nobody attacks"
            silent = crowd.sent - len(crowd.times) - len(crowd.errors)
            errors = [*crowd.errors, *neighbour.errors, *failures(served.log)]
            errors += [f"{silent} answers were not acknowledged"] if silent > 0 else []
            return Felt(neighbour.times, crowd.times, PEAK[served.pid], errors, said)


def ended(attacker: subprocess.Popen[str]) -> str:
    """What it has to say; it stops by itself."""
    try:
        return attacker.communicate(timeout=60)[0].strip()
    except subprocess.TimeoutExpired:
        attacker.kill()
        return "did not end"


PEAK: dict[int, float] = {}  # MB of each server at most


async def watched(served: Served) -> NoReturn:
    """Keeps the most memory that the server ever had."""
    PEAK[served.pid] = 0.0
    while True:
        PEAK[served.pid] = max(PEAK[served.pid], served.memory())
        await asyncio.sleep(0.1)


def failures(log: Path) -> list[str]:
    return [line for line in log.read_text().splitlines() if '"failed"' in line]


async def run(names: Sequence[str], ways: Sequence[str], seconds: float) -> bool:
    broken = False
    for way in ways:
        for name in ["", *names]:
            outcome = await felt(name, way, seconds)
            too_much = outcome.is_too_much()
            say(f"{way} {name or 'quiet'}: {outcome.line()}{' TOO MUCH' if too_much else ''}")
            broken |= too_much and bool(name)
    return broken


def main() -> bool:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    reader.add_argument("--seconds", type=float, default=8)
    reader.add_argument("--way", choices=(DIRECT, BEHIND))
    chosen = reader.parse_args()
    if unknown := set(chosen.names) - set(ATTACKS):
        reader.error(f"no attack is called {sorted(unknown)}")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    ways = [chosen.way] if chosen.way else [DIRECT, *([BEHIND] if NGINX else [])]
    if BEHIND not in ways and not chosen.way:
        say("nginx is not installed: only directly")
    return asyncio.run(run(chosen.names or list(ATTACKS), ways, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
