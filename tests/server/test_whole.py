"""People, programs and bots play every game through a real server, whatever happens to it."""

import asyncio
import json
import signal
from asyncio.subprocess import Process
from math import inf
from pathlib import Path
from typing import Any

import httpx

from starfelt.core.replay import commitment
from tests.server.program import CLIENT, PATIENCE, STARFELT, Served, finished, started
from tests.server.wire import Wire
from tests.terminal.person import starfelt_with

PASSWORD = "correct horse"

Said = dict[str, list[list[str]]]  # by table: what its two programs said, line by line

BY_HAND, BY_BOT = "two clients", "a client and a bot"

#: What is played, by whom, with which options: long enough to be interrupted thrice.
TABLES = {
    ("stolen_plans", BY_HAND): {"deck": "base"},
    ("star_realms", BY_HAND): {"cap": 20},
    ("star_realms", BY_BOT): {"cap": 20},
    ("empire_vs_rebellion", BY_HAND): {"cap": 3},
    ("empire_vs_rebellion", BY_BOT): {"cap": 3},
    ("race_for_the_galaxy", BY_HAND): {"cap": 5},
}
SEATS = {"stolen_plans": 3, "race_for_the_galaxy": 3}  # the third one is for a bot of the server

STEP = 6  # messages of players at each table between two misfortunes


class Evening:
    """The tables of one evening, and who plays at them."""

    def __init__(self, folder: Path, wire: Wire, server: Served) -> None:
        self.folder = folder
        self.wire = wire
        self.server = server
        headers = {"Origin": wire.url, "Connection": "close"}
        url = f"http://127.0.0.1:{server.port}"
        self.http = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE)
        self.token = ""
        self.tables: dict[str, tuple[str, str]] = {}
        self.shown: dict[str, str] = {}  # the commitment of each table before the first card
        self.programs: dict[str, list[Process]] = {}
        self.found: list[Any] = []  # how those who named no table were welcomed
        self.strangers: list[list[str]] = []  # and what they said then

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        more = {} if body is None else {"json": body}
        response = await self.http.request(method, path, **more)
        assert response.status_code < 300, response.text
        return response.json()

    async def sign_up(self) -> None:
        await self.call("POST", "/api/sign-up", {"name": "Ada", "password": PASSWORD})
        wanted = {"name": "program", "scopes": ["read", "play"]}
        self.token = (await self.call("POST", "/api/tokens", wanted))["token"]

    async def open_tables(self) -> None:
        for (game, players), options in TABLES.items():
            seats = ["open", "open", "bot:thumb"][: SEATS.get(game, 2)]
            wish = {"game": game, "seats": seats, "options": options}
            table = (await self.call("POST", "/api/tables", wish))["id"]
            self.tables[table] = game, players
            shown = await self.call("GET", f"/api/tables/{table}")
            assert shown["now"]["status"] == "open"
            assert "view" not in shown["now"]
            self.shown[table] = shown["table"]["commitment"]

    async def begin(self) -> None:
        """At each table one sits down with a cookie and one with a token."""
        for number, (table, (game, players)) in enumerate(self.tables.items()):
            errors = self.folder / f"{number}.log"
            client = (str(CLIENT), self.wire.url, game, table)
            other = client
            if players == BY_BOT:
                other = (*STARFELT, "bot", "--url", self.wire.url, "--table", table)
            self.programs[table] = [
                await started(*client, errors=errors),
                await started(*other, errors=errors, STARFELT_TOKEN=self.token),
            ]

    async def go_on(self, messages: int) -> None:
        """Let so many messages of players through at each table; who is first waits there."""
        self.wire.limit = messages
        async with asyncio.timeout(PATIENCE):
            while any(self.wire.heard[table] < messages for table in self.tables):
                await asyncio.sleep(0.02)
        for table in self.tables:
            now = (await self.call("GET", f"/api/tables/{table}"))["now"]
            assert now["status"] == "playing", self.tables[table]

    async def stranger(self) -> Process:
        """A client that names no table; it has one when this returns."""
        alone = (str(CLIENT), self.wire.url, "stolen_plans")
        client = await started(*alone, errors=self.folder / "strangers.log")
        assert client.stdout is not None
        async with asyncio.timeout(PATIENCE):
            self.found.append(json.loads(await client.stdout.readline()))
        return client

    async def play(self) -> Said:
        """With a cut, a restart and a crash in the middle; what each program said."""
        await self.begin()
        strangers = [await self.stranger() for _ in range(2)]
        await self.go_on(STEP)
        self.wire.cut()
        assert self.wire.cuts >= 2 * len(TABLES)
        await self.go_on(2 * STEP)
        assert (await self.server.end(signal.SIGTERM))[0] == 0
        await self.server.start()
        await self.go_on(3 * STEP)
        assert (await self.server.end(signal.SIGKILL))[0] == -signal.SIGKILL
        await self.server.start()
        self.wire.limit = inf
        self.strangers = [await finished(client) for client in strangers]
        return {
            table: [await finished(program) for program in programs]
            for table, programs in self.programs.items()
        }

    async def replay(self, table: str) -> Path:
        path = self.folder / f"{table}.json"
        response = await self.http.get(f"/api/tables/{table}/replay")
        path.write_bytes(response.raise_for_status().content)
        return path


async def spent(folder: Path) -> tuple[Evening, Said, dict[str, Path]]:
    """An evening with all its misfortunes, and the replays of what was played."""
    server = Served(folder)
    async with Wire(server.port) as wire, server:
        server.options = ("--public-url", wire.url)
        await server.start()
        evening = Evening(folder, wire, server)
        async with evening.http:
            await evening.sign_up()
            await evening.open_tables()
            said = await evening.play()
            return evening, said, {table: await evening.replay(table) for table in said}


def test_an_evening(tmp_path: Path) -> None:
    """All of it in one test, because a server takes long to start."""
    evening, said, replays = asyncio.run(spent(tmp_path))
    for table, path in replays.items():
        check_end(evening, table, *said[table])
        check_replay(evening.shown[table], json.loads(said[table][0][-1])["now"]["seed"], path)
        check_returns(evening.shown[table], said[table][0])
        check_numbers(said[table][0])
    check_strangers(evening)
    check_farewell(said)
    check_secrets(evening, said)


def check_end(evening: Evening, table: str, client: list[str], other: list[str]) -> None:
    """The game is over, and its seed is the one that was committed to."""
    game, players = evening.tables[table]
    last = json.loads(client[-1])["now"]
    assert last["status"] == "over"
    assert len(last["ranks"]) == SEATS.get(game, 2)
    assert commitment(last["seed"]) == evening.shown[table]
    if players == BY_BOT:
        assert other[-1].startswith(f"The game at table {table} is over")
    else:
        assert json.loads(other[-1])["now"]["seed"] == last["seed"]


def check_replay(shown: str, seed: str, path: Path) -> None:
    """`starfelt verify` accepts it, with the commitment from before the first card."""
    document = json.loads(path.read_text())
    assert document["seed"] == seed
    assert document["commitment"] == shown
    done = starfelt_with("verify", str(path), "--json")
    assert done.exit_code == 0, done.output
    facts = json.loads(done.stdout)
    assert facts["ok"] and facts["over"] and facts["committed"]
    assert facts["answers"] == len(document["answers"])


def check_returns(shown: str, client: list[str]) -> None:
    """Welcome at first, after the cut, after the restart and after the crash, at the same table."""
    messages = [json.loads(line) for line in client]
    welcomes = [message for message in messages if message["type"] == "welcome"]
    assert len(welcomes) >= 4
    assert {message["table"]["commitment"] for message in welcomes} == {shown}


def check_numbers(client: list[str]) -> None:
    """Nobody missed anything or heard it twice, whatever happened to the connection."""
    happened = [one for line in client for one in json.loads(line).get("happened", [])]
    numbers = [one["number"] for one in happened]
    assert numbers == sorted(numbers)
    assert sorted(set(numbers)) == list(range(1, numbers[-1] + 1))


def check_strangers(evening: Evening) -> None:
    """Two clients that named no table have found each other."""
    one, other = evening.found
    assert one["table"]["id"] == other["table"]["id"]
    assert {one["seat"], other["seat"]} == {0, 1}
    ends = [json.loads(said[-1])["now"]["ranks"] for said in evening.strangers]
    assert ends[0] == ends[1] != []


def check_farewell(said: Said) -> None:
    """Who listens is told to come back; who is just sending finds the connection closed."""
    bye = json.dumps({"type": "bye", "why": "restart", "retry": 1000})
    assert any(bye in client for client, _ in said.values())


def check_secrets(evening: Evening, said: Said) -> None:
    """Neither a server nor a bot says what nobody else may know."""
    logs = "".join(path.read_text() for path in evening.folder.glob("*.log"))
    bots = [said[table][1] for table, key in evening.tables.items() if key[1] == BY_BOT]
    assert logs and bots
    words = logs + str(bots)
    seeds = [json.loads(client[-1])["now"]["seed"] for client, _ in said.values()]
    assert not [secret for secret in (evening.token, PASSWORD, *seeds) if secret in words]
