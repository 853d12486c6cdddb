"""A thousand people come back at the same moment, after kill -9 and after SIGTERM.

    python -m bench.storm [--tables 500] [--rounds 3]

Each wants the table as it is, with words, in one of three languages; and comes again until it is
there.  The server has its usual limits.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter

from bench.crowd import Crowd, Socket
from bench.load import GAMES, part, say
from starfelt.server.config import Limits
from tests.reliability.dice import dice
from tests.reliability.seeding import Place, seeded
from tests.reliability.served import Served

WANTED = 5  # seconds in which all are to be back
LANGUAGES = ("en", "ja", "zh-Hant")
ADDRESSES = [f"127.0.5.{number}" for number in range(1, 51)]
PAUSE = 0.5  # seconds until somebody tries again, at first at most
HANG = 60


class Client:
    """Somebody who always wants to be at the table."""

    def __init__(self, crowd: Crowd, place: Place, number: int) -> None:
        self.crowd = crowd
        self.place = place
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.query = f"?lang={LANGUAGES[number % len(LANGUAGES)]}"
        self.rng = dice(number)
        self.tries = 0
        self.socket: Socket | None = None

    async def come(self) -> float:
        """Until the table is there; when that was."""
        pause = PAUSE
        while True:
            self.tries += 1
            with suppress(OSError, TimeoutError):
                words = await self.asked()
                assert words, "an update without words"
                return perf_counter()
            await asyncio.sleep(pause * self.rng.random())
            pause = min(2 * pause, 4 * PAUSE)

    async def asked(self) -> bytes:
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.crowd, self.place, self.query),
            "127.0.0.1",
            self.crowd.port,
            local_addr=(self.address, 0),
        )
        async with asyncio.timeout(HANG / 2):
            return await self.socket.opened

    def leave(self) -> None:
        assert self.socket is not None
        self.socket.transport.abort()


async def all_back(clients: Sequence[Client]) -> list[float]:
    """Seconds until each was back, sorted."""
    began = perf_counter()
    async with asyncio.timeout(HANG):
        return sorted(at - began for at in await asyncio.gather(*(c.come() for c in clients)))


async def storm(tables: int, rounds: int) -> bool:
    broken = False
    with tempfile.TemporaryDirectory() as folder:
        served = Served(folder, limits=Limits())
        games = [GAMES[number % len(GAMES)] for number in range(tables)]
        places = await seeded(served.url, games)
        async with served:
            crowd = Crowd(served.origin, served.port)
            clients = [Client(crowd, place, number) for number, place in enumerate(places)]
            await all_back(clients)
            for how in ("kill -9", "SIGTERM") * rounds:
                broken |= await restarted(served, clients, how)
            crowd.leaving = True
            for client in clients:
                client.leave()
    return broken


async def restarted(served: Served, clients: Sequence[Client], how: str) -> bool:
    """Was anything too slow, or did the server not end as it should?"""
    for client in clients:
        client.tries = 0
    began = perf_counter()
    code = await asyncio.to_thread(served.kill if how == "kill -9" else served.stop)
    ended = perf_counter() - began
    await served.start()
    times = await all_back(clients)
    tries = sum(client.tries for client in clients)
    say(f"{how}: ended after {ended:.1f} s; {len(clients)} are back, "
        f"p50 {part(times, 0.5):.0f}, p99 {part(times, 0.99):.0f}, "
        f"the last after {1000 * times[-1]:.0f} ms; {tries} tries"
        f"{' TOO MUCH' if times[-1] > WANTED else ''}")  # fmt: skip
    return times[-1] > WANTED or (how == "SIGTERM" and code != 0)


def main() -> bool:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--rounds", type=int, default=3)
    chosen = reader.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return asyncio.run(storm(chosen.tables, chosen.rounds))


if __name__ == "__main__":
    sys.exit(main())
