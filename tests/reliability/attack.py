"""Hostile messages, thousands of them, while people play; and what came of them."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from tests.reliability.dice import dice
from tests.reliability.evidence import logs, problems
from tests.reliability.hostility import BYTES, CODES, DEEDS
from tests.reliability.player import Message, Player
from tests.reliability.raw import Raw, opened
from tests.reliability.seeding import GAMES, Place, seeded
from tests.reliability.served import Door, Served

PATIENCE = 30  # seconds: what is never answered shall not be waited for for ever


class Result(Struct):
    sent: int
    answers: Counter[str]  # by the code of the refusal, or ack, or pong
    closed: Counter[int]  # by code
    problems: list[str]
    games: int  # that were played meanwhile, and answers in them
    played: int


class Attacker:
    """One socket after the other, each used until the server has had enough."""

    def __init__(self, served: Door, place: Place, rng: Random, result: Result) -> None:
        self.served = served
        self.place = place
        self.rng = rng
        self.result = result
        self.raw: Raw | None = None

    async def attack(self, count: int) -> None:
        for _ in range(count):
            if self.raw is None:
                self.raw = await opened(self.served, self.place)
            await self.offend(self.raw)
            self.result.sent += 1
        if self.raw is not None:
            await self.raw.close()

    async def offend(self, raw: Raw) -> None:
        """Something bad, and whatever is said to it."""
        sent = None
        if self.rng.random() < 0.05:
            deed = self.rng.choice(DEEDS)
            name = deed.__name__
            deed(raw, self.rng)
        else:
            make = self.rng.choice(BYTES)
            name = make.__name__
            sent = make(self.rng)
            raw.send(sent)
        async with asyncio.timeout(PATIENCE):
            await self.reply(raw, name, sent)

    async def reply(self, raw: Raw, name: str, sent: bytes | None) -> None:
        """Each is answered, or the socket is closed by a code that says why."""
        while True:
            message = await raw.message()
            if isinstance(message, int):
                self.result.closed[message] += 1
                if message not in CODES and not (name == "broken_frames" and message == 1006):
                    self.result.problems.append(f"{name} {sent!r:.200}: closed by {message}")
                await raw.close()
                self.raw = None
                return
            said = json.loads(message)
            if said["type"] in ("refused", "ack", "pong"):
                self.judge(name, sent, said)
                return

    def judge(self, name: str, sent: bytes | None, said: Message) -> None:
        code = said["code"] if said["type"] == "refused" else said["type"]
        self.result.answers[code] += 1
        if code == "internal" or (said["type"] == "refused" and not said["sentence"]):
            self.result.problems.append(f"{name} {sent!r:.200}: {said}")


async def attacked(
    folder: Path | str, messages: int, seed: int, attackers: int = 12, rounds: int = 1
) -> Result:
    """Send so many hostile messages from seats, strangers and spectators while games go on."""
    rng = dice(seed)
    served = Served(folder)
    quiet = await seeded(served.url, GAMES, "quiet")
    lively = await seeded(served.url, GAMES * rounds, "lively")
    before = await logs(served.url, {place.table for place in quiet})
    result = Result(0, Counter(), Counter(), [], len(GAMES) * rounds, 0)
    stranger = quiet[0]
    guests = [replace(place, seat=-1, account="", cookie="") for place in lively]
    guests += [replace(stranger, table=place.table, seat=-1) for place in lively]
    places = [*quiet, *rng.sample(guests, min(len(guests), attackers))]
    players = [Player(served, place, dice(rng.random()), pause=0.01) for place in lively]
    async with served:
        pid = served.pid
        playing = asyncio.gather(*(player.play() for player in players))
        hostile = [
            Attacker(served, place, dice(rng.random()), result).attack(messages // len(places))
            for place in places
        ]
        await asyncio.gather(*hostile)
        await asyncio.wait_for(playing, 600)
        assert served.pid == pid and served.is_running()
        served.stop()
    after = await logs(served.url, {place.table for place in quiet})
    result.problems += [f"{table} was changed" for table in before if before[table] != after[table]]
    result.problems += await problems(served.url, players)
    result.problems += [line for line in served.log.read_text().splitlines() if "failed" in line]
    result.played = sum(len(player.acked) for player in players)
    return result
