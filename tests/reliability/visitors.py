"""People at a real server, as plain clients: each with an address and a cookie of their own."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.reliability.served import Door, Served

PASSWORD = "correct horse battery"
HANG = 20  # seconds after which something is taken to hang; no machine is that busy


class Visitor:
    """Somebody with a browser; `come` makes a guest of them, `sign_up` a player."""

    def __init__(self, served: Door, address: str = "127.0.0.1", cookie: str = "") -> None:
        self.served = served
        self.address = address
        self.client = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(local_address=address),
            base_url=served.origin,
            headers={"Origin": served.origin},
            timeout=HANG,
        )
        if cookie:
            name, value = cookie.split("=", 1)
            self.client.cookies.set(name, value, domain="127.0.0.1")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.client.aclose()

    async def come(self) -> Self:
        self.me = (await self.post("/api/guest")).json()
        return self

    async def sign_up(self, name: str) -> Self:
        """A player of this name, with the password that everybody has here."""
        answer = await self.post("/api/sign-up", {"name": name, "password": PASSWORD})
        assert answer.is_success, answer.text
        self.me = answer.json()
        return self

    # ------------------------------------------------------------------ requests
    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(path)

    async def open(
        self, game: str = "stolen_plans", seats: Sequence[str] = ("me", "open"), **more: Any
    ) -> str:
        """A new table; its id."""
        answer = await self.try_open(game, seats, **more)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]

    async def try_open(
        self, game: str = "stolen_plans", seats: Sequence[str] = ("me", "open"), **more: Any
    ) -> httpx.Response:
        return await self.post("/api/tables", {"game": game, "seats": seats, **more})

    async def do(self, table: str, kind: str, **more: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/commands", {"type": kind, **more})

    async def now(self, table: str) -> Any:
        """The table as it is for this visitor."""
        return (await self.get(f"/api/tables/{table}")).json()["now"]

    async def answer(self, table: str) -> bool:
        """Answer with the first option, if there is a question."""
        asked = (await self.now(table)).get("asked")
        if asked:
            first = asked["options"][0]["action"]
            await self.do(table, "answer", question=asked["question"], actions=[first])
        return bool(asked)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    # ------------------------------------------------------------------ sockets
    @asynccontextmanager
    async def at(self, table: str, seat: int | str = "", **more: Any) -> "AsyncIterator[Socket]":
        """A websocket of the table; its welcome and its first update are still to be read."""
        query = "&".join(
            f"{key}={value}" for key, value in {"seat": seat, **more}.items() if value != ""
        )
        address = self.served.origin.replace("http", "ws", 1) + f"/ws/tables/{table}?{query}"
        async with connect(
            address,
            origin=Origin(self.served.origin),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
        ) as socket:
            yield Socket(socket)


class Socket:
    """Messages in and out, as objects."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, kind: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **more}))

    async def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds; those before it are let go."""
        return (await self.until(*kinds))[-1]

    async def until(self, *kinds: str) -> list[Any]:
        """All messages up to the next one of these kinds."""
        found: list[Any] = []
        async with asyncio.timeout(HANG):
            while not found or found[-1]["type"] not in kinds:
                found.append(json.loads(await self.socket.recv()))
        return found

    async def so_far(self) -> list[Any]:
        """All messages that are on their way: those before the answer to a ping."""
        await self.send("ping")
        return (await self.until("pong"))[:-1]

    async def closed(self) -> int | None:
        """The code by which the server closes it; None if it stays open."""
        try:
            async with asyncio.timeout(HANG / 4):
                while True:
                    await self.socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        except TimeoutError:
            return None


@asynccontextmanager
async def visitors(
    served: Door, count: int, address: str = "127.0.0.1"
) -> AsyncIterator[list[Visitor]]:
    """So many new guests."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(served, address)) for _ in range(count)]
        yield [await person.come() for person in people]


async def begun(one: Visitor, two: Visitor, **more: Any) -> str:
    """A game of these two; the id of its table."""
    table = await one.open(**more)
    assert (await two.do(table, "sit")).status_code == 200
    return table


def in_file(served: Served, *words: str) -> list[str]:
    """Which of these words stand anywhere in the file of the server."""
    path = served.url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as file:
        names = [
            row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        rows = [row for name in names for row in file.execute(f'SELECT * FROM "{name}"')]
    text = repr(rows)
    return [word for word in words if word in text]


class Slow:
    """A request of which the last byte is still to come: its rights may change meanwhile."""

    def __init__(self, visitor: Visitor, method: str, path: str, body: Any) -> None:
        self.visitor = visitor
        data = json.dumps(body).encode()
        served = visitor.served
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nConnection: close\r\n"
            f"Origin: {served.origin}\r\nCookie: {visitor.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.first, self.last = head.encode() + data[:-1], data[-1:]

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.visitor.served.port
        )
        self.writer.write(self.first)
        await self.visitor.get("/healthz")  # by then the server has looked at the headers
        await asyncio.sleep(0.1)
        return self

    async def finished(self) -> int:
        """The status of the answer, when all is there."""
        self.writer.write(self.last)
        async with asyncio.timeout(HANG):
            return int((await self.reader.read()).split()[1])

    async def __aexit__(self, *problem: object) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()
