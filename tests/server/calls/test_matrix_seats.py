"""The authorisation matrix of a table: each command against everybody who may send it.

Each cell is what comes back: `ack`, or the code of the refusal.  By websocket and by request it is
the same; who is not even let in gets the code at the door.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, get_args

import msgspec
import pytest
import websockets

from starfelt.server.api.moderation import removed
from starfelt.server.config import DAY
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import Wish, close, open_table
from starfelt.server.live.websocket import AskRematch, Ping
from starfelt.table.commands import AnyCommand, Sit
from starfelt.table.sender import Actor
from tests.server.hall import Hall, Person

PLANS = "stolen_plans"

SEATED = ("owner", "other", "kicked")


class Cast:
    """Everybody who comes along; three of them have sat down at the table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        now = hall.services.clock()
        people = {name: hall.person() for name in (*SEATED, "spectator", "elsewhere")}
        people["host"] = hall.person("host")
        people["banned"] = hall.person(banned=now + DAY)
        people["stranger"] = hall.stranger()
        hall.do(open_table(hall.hub, people["elsewhere"].account, Wish(PLANS, ("me", "me"))))
        owner = people["owner"].account
        people["expired"] = hall.as_(owner, issued=now - 181 * DAY)
        for scopes in (("read",), ("play",), ("read", "play"), ("read", "chat")):
            people["token: " + ", ".join(scopes)] = hall.program(owner, *scopes)
        self.people = people

    async def scene(self, stage: str) -> tuple[str, dict[str, Any]]:
        """A table that is open, at which a game goes on, or which is closed; and an answer there.

        The owner has opened it; when the game has begun, the owner is asked.
        """
        while True:
            hub = self.hall.hub
            owner, other, kicked = (self.people[name].account for name in SEATED)
            live = await hub.live(await open_table(hub, owner, Wish(PLANS, ("me", "open", "open"))))
            for person in (other, kicked) if stage != "open" else (kicked,):
                await live.command(Actor(person.id, person.name), Sit())
            if stage == "open" or live.table.asked() == [0]:
                break
        await self.kick(live)
        if stage == "open":
            await live.command(Actor(other.id, other.name), Sit())
            return live.id, {}
        if stage == "over":
            await close(hub, live.id, owner)
        return live.id, {"question": 0, "actions": [live.table.state.legal(0)[0]]}

    async def scenes(self, stage: str, number: int) -> list[tuple[str, dict[str, Any]]]:
        return await asyncio.gather(*(self.scene(stage) for _ in range(number)))

    async def kick(self, live: Live) -> None:
        """By a host of the server."""
        host, kicked = self.people["host"].id, self.people["kicked"].id
        (seat,) = live.table.seats_of(kicked)
        await live.change(lambda table, at: removed(table, seat, at, host))


@pytest.fixture(scope="module")
def cast(hall: Hall) -> Cast:
    return Cast(hall)


#: Who comes along, in the order of the cells of a row; the tokens are the owner's.
ACTORS = (
    "owner", "other", "spectator", "stranger", "expired", "kicked", "banned", "elsewhere", "host",
    "token: read", "token: play", "token: read, play", "token: read, chat",
)  # fmt: skip

MINE, NONE, BOT = "no-seat-of-yours", "no-account", "seat-is-played-by-bot"
SCOPE, BANNED, TABLE = "token-lacks-scope", "banned", "not-your-table"
NOT_ASKED, OVER, TALK = "not-asked", "game-is-over", "players-talk"


@dataclass(frozen=True)
class Row:
    """A command, where it is sent, and what each of ACTORS gets, in their order."""

    command: str
    stage: str
    cells: tuple[str, ...]
    facts: Any = None  # those of the scene, if none are given


ROWS = [
    Row(
        "answer", "playing",
        ("ack", NOT_ASKED, MINE, NONE, NONE, BOT, BANNED, MINE, MINE, SCOPE, SCOPE, "ack", SCOPE),
    ),
    Row(
        "say", "playing",
        ("ack", "ack", TALK, NONE, NONE, "ack", BANNED, TALK, TALK, SCOPE, SCOPE, SCOPE, "ack"),
        {"text": "hello"},
    ),
    Row(
        "undo", "playing",
        ("nothing-to-undo", "nothing-to-undo", MINE, NONE, NONE, BOT, BANNED, MINE, MINE, SCOPE,
         SCOPE, "nothing-to-undo", SCOPE),
        {},
    ),
    Row(
        "propose", "playing",
        ("ack", "ack", MINE, NONE, NONE, BOT, BANNED, MINE, MINE, SCOPE, SCOPE, "ack", SCOPE),
        {"what": "pause"},
    ),
    Row(
        "agree", "playing",
        ("nothing-proposed", "nothing-proposed", MINE, NONE, NONE, BOT, BANNED, MINE, MINE, SCOPE,
         SCOPE, "nothing-proposed", SCOPE),
        {},
    ),
    Row(
        "decline", "playing",
        ("nothing-proposed", "nothing-proposed", MINE, NONE, NONE, BOT, BANNED, MINE, MINE, SCOPE,
         SCOPE, "nothing-proposed", SCOPE),
        {},
    ),
    Row(
        "resume", "playing",
        ("table-is-not-paused", "table-is-not-paused", MINE, NONE, NONE, BOT, BANNED, MINE, MINE,
         SCOPE, SCOPE, "table-is-not-paused", SCOPE),
        {},
    ),
    Row(
        "resign", "playing",
        ("ack", "ack", MINE, NONE, NONE, "ack", BANNED, MINE, MINE, SCOPE, SCOPE, "ack", SCOPE),
        {},
    ),
    Row(
        "back", "playing",
        ("ack", "ack", MINE, NONE, NONE, "ack", BANNED, MINE, MINE, SCOPE, SCOPE, "ack", SCOPE),
        {},
    ),
    Row(
        "sit", "open",
        ("ack", "ack", "ack", NONE, NONE, "ack", BANNED, "ack", "ack", SCOPE, SCOPE, "ack", SCOPE),
        {},
    ),
    Row(
        "stand", "open",
        ("ack", "ack", "ack", NONE, NONE, "ack", BANNED, "ack", "ack", SCOPE, SCOPE, "ack", SCOPE),
        {},
    ),
    Row(
        "put_bot", "open",
        ("ack", TABLE, TABLE, NONE, NONE, TABLE, BANNED, TABLE, TABLE, SCOPE, SCOPE, "ack", SCOPE),
        {"bot": "thumb"},
    ),
    Row(
        "unseat", "open",
        ("ack", TABLE, TABLE, NONE, NONE, TABLE, BANNED, TABLE, TABLE, SCOPE, SCOPE, "ack", SCOPE),
        {"seat": 1},
    ),
    Row(
        "rematch", "over",
        ("ack", "ack", MINE, NONE, NONE, "ack", BANNED, MINE, MINE, SCOPE, SCOPE, "ack", SCOPE),
        {},
    ),
    Row(
        "ping", "playing",
        ("pong", "pong", "pong", "pong", "pong", "pong", BANNED, "pong", "pong", "pong", SCOPE,
         "pong", "pong"),
        {},
    ),
]  # fmt: skip


SOCKETS_ONLY = ("rematch", "ping")  # requests have an endpoint of their own for it, or no need


def test_every_command_has_a_row_and_every_cell_is_declared():
    commands = [*get_args(AnyCommand), Ping, AskRematch]
    tags = [command.__struct_config__.tag for command in commands]
    assert sorted(row.command for row in ROWS) == sorted(tags)
    assert [row.command for row in ROWS if len(row.cells) != len(ACTORS)] == []


async def by_socket(person: Person, table: str, command: dict[str, Any]) -> str:
    try:
        async with person.at(table) as line:
            await line.socket.send(msgspec.json.encode(command).decode())
            answer = await line.next("ack", "refused", "pong")
    except websockets.InvalidStatus as refused:
        answer = {"type": "refused", **msgspec.json.decode(refused.response.body or b"{}")}
    return str(answer["code"] if answer["type"] == "refused" else answer["type"])


async def by_request(person: Person, table: str, command: dict[str, Any]) -> str:
    answer = person.post(f"/api/tables/{table}/commands", command).json()
    return str(answer.get("code") or answer["type"])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.command)
def test_everybody_gets_what_the_matrix_says(cast: Cast, row: Row):
    wires = [by_socket] if row.command in SOCKETS_ONLY else [by_socket, by_request]

    async def all_of_them() -> list[str]:
        scenes = iter(cast.hall.do(cast.scenes(row.stage, len(wires) * len(ACTORS))))
        wrong = []
        for wire in wires:
            for actor, expected in zip(ACTORS, row.cells, strict=True):
                table, facts = next(scenes)
                given = facts if row.facts is None else row.facts
                got = await wire(cast.people[actor], table, {"type": row.command, **given})
                if got != expected:
                    wrong.append(f"{actor}, {wire.__name__}: {got}, not {expected}")
        return wrong

    assert asyncio.run(all_of_them()) == []
