"""Games over real sockets, every byte of which is kept, and compared with what may be known.

An update that a reader got must be, to the byte, the one that can be written without knowing what
is hidden from that reader: from a world resampled for it.  So no hidden card, no count of secret
picks and no state of the generator can be in it.  And nothing secret may be in any other byte.
"""

import asyncio
import copy
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import starfelt
from starfelt.core.rng import fast
from starfelt.server.live.hub import about, setup_of
from starfelt.server.live.messages import PROTOCOL, Update, Welcome, encode
from starfelt.server.live.update_words import happened_in_words, now_in_words, screen_at
from starfelt.store.records import TableRecord
from starfelt.table.log_rows import Row
from starfelt.table.table import Table
from starfelt.table.updates import Happened, happened, now
from starfelt.words.text import Text
from tests.reliability.dice import dice
from tests.reliability.evidence import logs, plain
from tests.reliability.player import Message, Player
from tests.reliability.prowling import Prowler
from tests.reliability.seeding import GAMES, Wanted, seed_of, seeded
from tests.reliability.served import Served

#: In which language who sits where is told everything; the others get no words.
LANGUAGES = {-1: "ja", 0: "en"}

TOKENS = re.compile(rb"[0-9a-zA-Z]{16,}")


class Heard(Struct):
    answers: int
    messages: int  # updates that were compared
    bytes: int
    fetched: int  # pages and answers of the API
    problems: list[str]


class Ear:
    """What one reader got, in order, and how far it is explained."""

    def __init__(self, player: Player, record: TableRecord) -> None:
        self.player = player
        self.seat = player.place.seat
        self.text = Text(player.lang) if player.lang else None
        self.visible: list[Happened] = []  # all that it may be told of, up to now
        self.problems: list[str] = []
        self.compared = 0
        self.waiting = [data for data in player.raw if data.startswith('{"type":"update"')]
        self.waiting.reverse()
        mine = [self.seat] if self.seat >= 0 else []
        assert record.summary is not None
        hosts = self.seat >= 0 and record.summary.seated[self.seat].who == record.host
        self.welcome = encode(
            Welcome(PROTOCOL, about(record), self.seat, mine, hosts=hosts)
        ).decode()
        self.check_rest()

    def check_rest(self) -> None:
        """Messages that are no updates say nothing of the game but its public number."""
        for data in self.player.raw:
            message = json.loads(data)
            kind = message["type"]
            if kind == "welcome" and data != self.welcome:
                self.problems.append("welcomed with something else")
            elif kind == "ack" and set(message) != {"type", "number", "id"}:
                self.problems.append(f"acknowledged with {message}")

    def explain(self, table: Table, rng: Random) -> None:
        """Take all updates that can be written here by who knows what this reader may know."""
        while self.waiting:
            message = json.loads(self.waiting[-1])
            if message["now"]["number"] > table.public:
                return
            if message["now"]["number"] == table.public and not self.fits(table, message, rng):
                return
            if message["now"]["number"] < table.public:
                self.problems.append(f"can't be known: {self.waiting[-1]:.300}")
            self.waiting.pop()
            self.compared += 1

    def fits(self, table: Table, message: Message, rng: Random) -> bool:
        data = self.waiting[-1]
        if table.is_over():
            return data == self.written(table, message)
        world = copy.copy(table)
        state = table.state.clone()
        world.dealt = table.game.resample(state, self.seat, fast(rng.getrandbits(64)))
        return data == self.written(world, message)

    def written(self, table: Table, message: Message) -> str:
        told = self.visible[len(self.visible) - len(message.get("happened", [])) :]
        present = now(table, self.seat, message["now"]["at"])
        if self.text is not None:
            screen = screen_at(table, self.text, self.seat)
            told = happened_in_words(screen, told)
            present = now_in_words(screen, table, present)
        return encode(Update(present, told)).decode()

    def early(self) -> list[bytes]:
        """All bytes that came before the end, when the seed is shown."""
        return [data.encode() for data in self.player.raw if '"status":"over"' not in data]


async def listened(
    folder: Path | str,
    seed: int,
    *faults: str,
    games: Sequence[Wanted] = GAMES,
    enough: int = 0,
    prowl: bool = True,
) -> Heard:
    """Play these games with somebody watching each, and compare all that was heard."""
    rng = dice(seed)
    served = Served(folder, *faults)
    places = await seeded(served.url, games)
    watching = [
        replace(place, seat=-1, account="", cookie="") for place in places if not place.seat
    ]
    players = []
    for place in [*places, *watching]:
        lang = LANGUAGES.get(place.seat, "")
        player = Player(served, place, dice(rng.random()), lang=lang)
        player.keep = True
        players.append(player)
    prowler = Prowler(served, places, rng)
    async with served:
        if prowl:
            await prowler.sign_up()
        tasks = [asyncio.create_task(player.play()) for player in players]
        tasks += [asyncio.create_task(prowler.prowl(players))] if prowl else []
        await until(players, enough)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        served.stop()
    return await compared(served, players, prowler, rng)


async def until(players: Sequence[Player], enough: int) -> None:
    """Until all games are over, or enough was answered."""
    while not all(player.is_done for player in players):
        if enough and sum(len(player.acked) for player in players) >= enough:
            return
        await asyncio.sleep(0.02)


async def compared(
    served: Served, players: Sequence[Player], prowler: Prowler, rng: Random
) -> Heard:
    found = Heard(0, 0, 0, prowler.fetched, list(prowler.problems))
    secrets = prowler.secrets | {player.place.cookie.partition("=")[2] for player in players} - {""}
    secrets |= {seed_of(player.place.table) for player in players}
    found.answers = sum(len(player.acked) for player in players)
    hashes = set()
    for id_, (record, rows) in (await logs(served.url, {p.place.table for p in players})).items():
        ears = [Ear(player, record) for player in players if player.place.table == id_]
        hashes |= heard_by(ears, record, rows, rng)
        looks = [shown for shown in prowler.looks if shown["table"]["id"] == id_]
        found.problems += prowled(record, rows, looks, rng)
        for ear in ears:
            place = ear.player.place
            left = [f"never explained: {data:.200}" for data in ear.waiting]
            wrong = ear.player.problems + ear.problems + left
            found.problems += [f"{id_}, reader {place.seat}: {problem}" for problem in wrong[:3]]
            found.messages += ear.compared
            found.bytes += sum(len(data) for data in ear.early())
            found.problems += searched(f"{id_}, reader {place.seat}", ear.early(), secrets, hashes)
    found.problems += searched("the API", prowler.bodies, secrets, hashes)
    found.problems += searched(
        "the log", [served.log.read_bytes()], secrets | private(players), hashes
    )
    return found


def heard_by(
    ears: Sequence[Ear], record: TableRecord, rows: Sequence[Row], rng: Random
) -> set[bytes]:
    """Go through the log once more, and explain every update; the hashes of all states."""
    table = Table(setup_of(record))
    hashes = set()
    for row in rows:
        table.apply(row)
        if table.dealt is not None and not table.is_over():
            hashes.add(table.state.hash().encode())
        for ear in ears:
            one = happened(table, row, ear.seat)
            if one is not None:
                ear.visible.append(one)
        if table.dealt is not None:
            for ear in ears:
                ear.explain(table, rng)
    return hashes


def prowled(
    record: TableRecord, rows: Sequence[Row], looks: Sequence[Any], rng: Random
) -> list[str]:
    """The same for what was seen of a table by who looked from outside."""
    table = Table(setup_of(record))
    unexplained = {shown["now"]["number"]: shown["now"] for shown in looks}
    for row in rows:
        table.apply(row)
        if table.public in unexplained and table.dealt is not None and not table.is_over():
            world = copy.copy(table)
            world.dealt = table.game.resample(table.state.clone(), -1, fast(rng.getrandbits(64)))
            seen = unexplained.pop(table.public)
            if seen != plain(now(world, -1, seen["at"])):
                return [f"{record.id}: looked at from outside at {table.public}"]
    return []


def private(players: Sequence[Player]) -> set[str]:
    """What has no place in a log: people, tables, cards, and what was said."""
    found = {player.place.account for player in players} - {""}
    found |= {player.place.table for player in players}
    found |= {"Canary", "星"}
    for player in players:
        found |= {card for card in starfelt.load(player.place.game).cards if "_" in card}
    return found


def searched(
    where: str, all_bytes: Iterable[bytes], secrets: set[str], hashes: set[bytes]
) -> list[str]:
    """Secrets and hashes of states that stand somewhere in there."""
    found = []
    data = b"\n".join(all_bytes)
    for secret in secrets:
        if secret.encode() in data or msgspec.json.encode(secret)[1:-1] in data:
            found.append(f"{where}: holds {secret}")
    found += [f"{where}: holds a hash" for token in TOKENS.findall(data) if token in hashes]
    return found[:5]
