"""A table as a stream of lines or of server-sent events."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from starfelt.server.api import streams
from starfelt.server.live import subscriber
from tests.server.hall import SECONDS, Hall, Person, running
from tests.server.house import GENEROUS

PLANS = "stolen_plans"
EVENTS = {"Accept": "text/event-stream"}


class Heard:
    """A stream that is being read, line by line."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.lines = response.aiter_lines()

    async def line(self) -> str:
        async with asyncio.timeout(SECONDS):
            return await anext(self.lines)

    async def next(self, *kinds: str) -> dict:
        while True:
            line = (await self.line()).removeprefix("data: ")
            if line.startswith("{"):
                message = msgspec.json.decode(line)
                if message["type"] in kinds:
                    return message

    async def rest(self) -> list[dict]:
        """Everything up to the end of the stream, which comes by itself."""
        async with asyncio.timeout(SECONDS):
            lines = [line.removeprefix("data: ") async for line in self.lines]
        return [msgspec.json.decode(line) for line in lines if line.startswith("{")]


@asynccontextmanager
async def stream(
    person: Person, table: str, headers: dict | None = None, **query: object
) -> AsyncIterator[Heard]:
    client = httpx.AsyncClient(base_url=person.hall.url, timeout=SECONDS)
    sent = {**person.headers, **(headers or {})}
    address = f"/api/tables/{table}/events"
    async with client, client.stream("GET", address, params=query, headers=sent) as response:
        if response.status_code != 200:
            await response.aread()
        yield Heard(response)


def two_at_a_table(hall: Hall) -> tuple[str, Person, Person]:
    one, two = hall.person(), hall.person()
    table = one.open(PLANS, "me", "open")
    return table, one, two


def test_a_stream_tells_what_is_there_and_what_happens(hall: Hall):
    table, one, two = two_at_a_table(hall)

    async def heard() -> None:
        async with stream(one, table, lang="ja") as mine, stream(hall.stranger(), table) as other:
            assert mine.response.headers["content-type"] == "application/x-ndjson"
            welcome = msgspec.json.decode(await mine.line())
            assert (welcome["type"], welcome["seat"]) == ("welcome", 0)
            assert welcome["table"]["id"] == table
            first = await mine.next("update")
            assert (first["now"]["status"], first["now"]["number"]) == ("open", 1)
            await asyncio.to_thread(two.command, table, "sit")
            mine_now, other_now = await mine.next("update"), await other.next("update")
            while other_now["now"]["number"] < mine_now["now"]["number"]:
                other_now = await other.next("update")
            assert mine_now["now"]["number"] == 3
            assert [one["kind"] for one in mine_now["happened"]] == ["sit", "begin"]
            assert mine_now["now"]["view"] != other_now["now"]["view"]
            assert not mine_now["happened"][0]["lines"][0]["text"].isascii()
            assert mine_now["now"]["standing"]
            assert "standing" not in other_now["now"]
            assert not any("lines" in one for one in other_now["happened"])

    asyncio.run(heard())


def test_a_bot_of_somebody_else_plays_by_stream_and_post(hall: Hall):
    account = hall.account()
    program = hall.program(account, "read", "play")
    table = program.open(PLANS, "me", "bot:random")

    async def play() -> dict:
        answered = -1
        async with stream(program, table) as heard:
            while True:
                now = (await heard.next("update"))["now"]
                asked = now.get("asked")
                if now["status"] == "over":
                    return now
                if asked and asked["question"] > answered:
                    answered = asked["question"]
                    facts = {"question": answered, "actions": [asked["options"][0]["action"]]}
                    done = await asyncio.to_thread(
                        lambda: program.command(table, "answer", **facts)  # noqa: B023
                    )
                    assert done.status_code == 200

    assert sorted(asyncio.run(play())["ranks"]) in ([1, 2], [1, 1])


def test_server_sent_events_are_numbered_and_go_on_where_they_were_cut(hall: Hall):
    table, one, two = two_at_a_table(hall)

    async def heard() -> None:
        async with stream(one, table, EVENTS) as mine:
            assert mine.response.headers["content-type"].startswith("text/event-stream")
            assert mine.response.headers["x-accel-buffering"] == "no"
            assert (await mine.line()).startswith('data: {"type":"welcome"')
            assert await mine.line() == ""
            assert await mine.line() == "id: 1"
        await asyncio.to_thread(two.command, table, "sit")
        async with stream(one, table, {**EVENTS, "Last-Event-ID": "1"}) as mine:
            update = await mine.next("update")
            assert [one["number"] for one in update["happened"]] == [2, 3]
        async with stream(one, table, since=2) as mine:
            update = await mine.next("update")
            assert [one["kind"] for one in update["happened"]] == ["begin"]
        async with stream(one, table, {**EVENTS, "Last-Event-ID": "x1"}) as mine:
            assert "happened" not in await mine.next("update")

    asyncio.run(heard())


def test_what_is_said_is_numbered_too(hall: Hall):
    table, one, _ = two_at_a_table(hall)

    async def heard() -> None:
        async with stream(one, table, EVENTS) as mine:
            await mine.next("update")
            assert await mine.line() == ""
            await asyncio.to_thread(one.command, table, "say", text="hello")
            assert await mine.line() == "id: 2"
            assert (await mine.next("said"))["happened"][0]["text"] == "hello"

    asyncio.run(heard())


def test_signs_of_life_come_when_nothing_happens(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(streams, "BEAT", 0.02)
    table, one, _ = two_at_a_table(hall)

    async def heard() -> None:
        async with stream(one, table) as lines, stream(one, table, EVENTS) as events:
            await lines.next("update")
            await events.next("update")
            assert [await lines.line() for _ in range(2)] == ["", ""]
            assert [await events.line() for _ in range(3)] == ["", ":", ""]

    asyncio.run(heard())


def test_a_stream_can_be_asked_to_end(hall: Hall):
    table, one, _ = two_at_a_table(hall)
    answer = one.get(f"/api/tables/{table}/events", seconds=0)
    kinds = [msgspec.json.decode(line)["type"] for line in answer.text.splitlines()]
    assert kinds == ["welcome", "update", "bye"]
    assert one.call("HEAD", f"/api/tables/{table}/events").status_code == 200


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"seat": 1}, 403, "no-seat-of-yours"),
        ({"lang": "tlh"}, 400, "unknown-language"),
        ({"since": -1}, 422, "small-number"),
        ({"sinse": 1}, 422, "unknown-field"),
    ],
)
def test_what_is_wrong_is_said_before_the_stream_begins(
    hall: Hall, query: dict, status: int, code: str
):
    table, one, _ = two_at_a_table(hall)
    open_before = len(hall.services.sockets)
    answer = one.get(f"/api/tables/{table}/events", **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert one.get("/api/tables/nowhere/events").status_code == 404
    assert len(hall.services.sockets) == open_before


def test_streams_count_as_sockets_until_they_end(tmp_path: Path):
    limits = replace(GENEROUS, sockets_of_account=2)
    with running(tmp_path, limits, workers=0) as hall:
        table, one, two = two_at_a_table(hall)

        async def heard() -> None:
            async with stream(one, table) as first, stream(one, table) as second:
                await first.next("update")
                await second.next("update")
                async with stream(one, table) as third:
                    assert third.response.status_code == 429
                    assert third.response.json()["code"] == "too-many-sockets"
                async with stream(two, table) as other:
                    assert (await other.next("welcome"))["seat"] == -1
            async with asyncio.timeout(SECONDS):
                while len(hall.services.sockets) or hall.hub.readers:
                    await asyncio.sleep(0.01)
            async with stream(one, table) as fourth:
                await fourth.next("update")

        asyncio.run(heard())


def test_a_stream_ends_when_the_account_may_do_less(hall: Hall):
    table, one, two = two_at_a_table(hall)

    async def heard() -> list[dict]:
        async with stream(one, table) as mine, stream(two, table) as other:
            await mine.next("update")
            await other.next("update")
            done = await asyncio.to_thread(one.post, "/api/log-out-everywhere")
            assert done.status_code == 204
            rest = await mine.rest()
            await asyncio.to_thread(two.command, table, "sit")
            assert (await other.next("update"))["now"]["number"] == 3
            return rest

    assert asyncio.run(heard()) == [{"type": "bye", "why": "revoked"}]


def test_streams_end_at_once_when_the_server_stops(tmp_path: Path):
    with running(tmp_path, workers=0) as hall:
        table, one, two = two_at_a_table(hall)

        async def heard() -> list:
            async with stream(one, table) as lines, stream(two, table, EVENTS) as events:
                await lines.next("update")
                await events.next("update")
                hall.server.should_exit = True
                return [await lines.rest(), await events.rest()]

        assert asyncio.run(heard()) == [[{"type": "bye", "why": "restart", "retry": 1000}]] * 2


def test_who_does_not_read_is_cut_off_and_nobody_else_waits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(subscriber, "MOST_WAITING", 20_000)
    monkeypatch.setattr(subscriber, "PATIENCE", 0.1)
    table, one, two = two_at_a_table(hall)
    two.command(table, "sit")
    text = "y" * 500

    async def deaf() -> None:
        head = "\r\n".join(f"{key}: {value}" for key, value in one.headers.items())
        hall.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        _, writer = await asyncio.open_connection(*hall.bound.getsockname(), limit=1024)
        address = f"/api/tables/{table}/events?lang=ja"
        writer.write(f"GET {address} HTTP/1.1\r\nHost: x\r\n{head}\r\n\r\n".encode())
        writer.transport.pause_reading()
        async with asyncio.timeout(SECONDS):
            while not (found := [r for r in hall.hub.readers if r.account == one.id]):
                await asyncio.sleep(0.01)
            while found[0].end is None:
                await asyncio.to_thread(two.command, table, "say", text=text)
            assert (found[0].end.code, found[0].end.why) == (1013, "slow")
            while found[0] in hall.hub.readers:
                await asyncio.sleep(0.01)
        writer.transport.abort()

    asyncio.run(deaf())
