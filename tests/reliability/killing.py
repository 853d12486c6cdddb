"""Kill the server again and again while people play; then let them finish, and look at the log."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from tests.reliability.dice import dice
from tests.reliability.evidence import problems
from tests.reliability.player import Player
from tests.reliability.seeding import GAMES, seeded
from tests.reliability.served import Served

#: Games of Star Realms that last as long as it takes, so that there is play at every kill.
LASTING = [(game, seats, {} if game == "star_realms" else more) for game, seats, more in GAMES]
PAUSE = 0.06  # seconds that people think at most, until the last kill


class Outcome(Struct):
    kills: int
    tables: int
    answers: int  # that were acknowledged
    repeats: int  # acknowledged again
    cuts: int
    waits: list[float]  # seconds from a start to the first acknowledgement after it
    problems: list[str]

    @property
    def lost(self) -> int:
        return sum("lost" in problem for problem in self.problems)


async def killed(
    folder: Path | str,
    kills: int,
    tables: int,
    seed: int,
    *faults: str,
    bots: int = 0,
    longest: float = 0.25,
) -> Outcome:
    """Play so many tables to the end, with so many kills on the way; what came of it.

    The last `bots` seats of each table are bots'.
    """
    rng = dice(seed)
    served = Served(folder, *faults, workers=1 if bots else 0)
    games = [LASTING[number % len(LASTING)] for number in range(tables)]
    places = await seeded(served.url, games, bots=bots)
    players = [Player(served, place, dice(rng.random()), pause=PAUSE) for place in places]
    async with served:
        playing = asyncio.gather(*(player.play() for player in players))
        waits: list[float] = []
        while len(waits) < kills and not playing.done():
            await asyncio.sleep(0.02 + longest * rng.random())
            served.kill()
            await served.start()
            waits.append(await first_ack(players, playing))
        for player in players:
            player.pause = 0.0
        await asyncio.wait_for(playing, 600)
        served.stop()
    return Outcome(
        kills=len(waits),
        tables=tables,
        answers=sum(len(player.acked) for player in players),
        repeats=sum(player.repeats for player in players),
        cuts=sum(player.cuts for player in players),
        waits=waits,
        problems=await problems(served.url, players),
    )


async def first_ack(players: Sequence[Player], playing: asyncio.Future[list[None]]) -> float:
    """How long it takes until somebody has an answer acknowledged."""
    began = perf_counter()
    before = sum(player.acks for player in players)
    while sum(player.acks for player in players) == before and not playing.done():
        await asyncio.sleep(0.002)
    return perf_counter() - began
