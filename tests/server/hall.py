"""The whole server behind a real socket, in a thread of its own, and people who come to it."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import websockets
from msgspec.structs import replace

from starfelt.server import run as serving
from starfelt.server.config import Config, Limits
from starfelt.server.identity.tokens import new_token
from starfelt.server.live.hub import Hub
from starfelt.server.services import Services, open_services
from starfelt.store import open_store
from starfelt.store.records import Account
from tests.server.house import GENEROUS, HASHED, QUICK, begun
from tests.server.serving import address_of, listening

T = TypeVar("T")

SECONDS = 20  # in which anything that should happen has happened


class Person:
    """Somebody at a browser, or a program: how they show who they are."""

    def __init__(self, hall: "Hall", account: Account | None, headers: dict[str, str]) -> None:
        self.hall = hall
        self.account = account
        self.headers = headers

    @property
    def id(self) -> str:
        assert self.account is not None
        return self.account.id

    # ------------------------------------------------------------------ requests
    def call(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        answer = self.hall.client.request(
            method, path, json=body, params=query or None, headers=self.headers
        )
        self.hall.client.cookies.clear()  # it is nobody's browser: each shows their own
        return answer

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.call("GET", path, **query)

    def post(self, path: str, body: Any = None, **query: Any) -> httpx.Response:
        return self.call("POST", path, body, **query)

    def open(self, game: str, *seats: str, **wish: Any) -> str:
        """A new table as wished; its id."""
        made = self.post("/api/tables", {"game": game, "seats": seats, **wish})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def command(self, table: str, kind: str, seat: int | None = None, **facts: Any) -> Any:
        query = {} if seat is None else {"seat": seat}
        return self.post(f"/api/tables/{table}/commands", {"type": kind, **facts}, **query)

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}").json()

    # ------------------------------------------------------------------ sockets
    @asynccontextmanager
    async def at(self, table: str, query: str = "") -> AsyncIterator["Line"]:
        """An open websocket; what is wrong at the handshake is raised."""
        url = f"ws{self.hall.url.removeprefix('http')}/ws/tables/{table}{query}"
        connect = websockets.connect(
            url, additional_headers=self.headers, compression=None, max_size=2**22, max_queue=None
        )
        async with connect as socket:
            yield Line(socket)


class Line:
    """One end of a websocket."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def send(self, kind: str, **facts: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **facts}).decode())

    async def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds, whatever comes before it."""
        async with asyncio.timeout(SECONDS):
            while True:
                message = msgspec.json.decode(await self.socket.recv())
                if not kinds or message["type"] in kinds:
                    return message

    async def asked(self, kind: str, **facts: Any) -> Any:
        """Send a command; its acknowledgement or its refusal."""
        await self.send(kind, **facts)
        return await self.next("ack", "refused", "pong")

    async def closed(self) -> tuple[int, str]:
        """The code and the reason with which the other side closes."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(SECONDS):
                while True:
                    await self.socket.recv()
        return self.socket.close_code or 0, self.socket.close_reason or ""


class Unsignalled(serving.Server):
    """A server beside others in one process, whose signals are not its own."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Hall:
    """A server that runs in its own thread and event loop."""

    def __init__(self, config: Config, bound: Any) -> None:
        self.config = config
        self.bound = bound
        self.url = address_of(bound)
        self.client = httpx.Client(base_url=self.url, timeout=SECONDS)
        self.services: Services
        self.loop: asyncio.AbstractEventLoop
        self.server: serving.Server
        self.people = 0
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))

    async def run(self) -> None:
        try:
            self.loop = asyncio.get_running_loop()
            store = await open_store(self.config.store)
            self.services = await open_services(self.config, store, hasher=QUICK)
            app = serving.app_of(self.services)
            self.server = Unsignalled(self.config, app)
            task = asyncio.create_task(self.server.serve([self.bound]))
            while not self.server.started and not task.done():
                await asyncio.sleep(0.005)
        finally:
            self.ready.set()
        await task

    def start(self) -> None:
        self.thread.start()
        self.ready.wait(SECONDS)
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()
        self.client.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.server.app.state.hub
        return hub

    # ------------------------------------------------------------------ people
    def account(self, role: str = "player", **facts: Any) -> Account:
        self.people += 1
        number = self.people
        hashed = "" if role == "guest" else HASHED
        account = Account(
            f"id{number}", f"Person {number}", role, self.services.clock(), hashed
        )  # fmt: skip
        account = replace(account, **facts)
        self.do(self.services.store.add_account(account))
        return account

    def person(self, role: str = "player", **facts: Any) -> Person:
        return self.as_(self.account(role, **facts))

    def as_(self, account: Account, issued: int | None = None) -> Person:
        name = self.services.cookies.name
        value = begun(self.services.store, account, issued or self.services.clock())
        return Person(self, account, {"Origin": self.url, "Cookie": f"{name}={value}"})

    def stranger(self) -> Person:
        return Person(self, None, {"Origin": self.url})

    def program(self, account: Account, *scopes: str) -> Person:
        secret, token = new_token(account, "program", scopes, 1, self.services.clock())
        self.do(self.services.store.add_token(token))
        return Person(self, account, {"Authorization": f"Bearer {secret}"})


@contextmanager
def running(folder: Path, limits: Limits = GENEROUS, **more: Any) -> Iterator[Hall]:
    """A hall on a store in this folder."""
    with listening() as bound:
        url = address_of(bound)
        config = Config(
            store=f"sqlite:///{folder}/starfelt.db",
            public_url=url,
            limits=limits,
            **{"tick": 1, "metrics_seconds": 0, **more},
        )
        hall = Hall(config, bound)
        hall.start()
        try:
            yield hall
        finally:
            hall.stop()


def play_out(table: str, *people: Person) -> None:
    """Everybody gives the first answer there is, until the game is over."""
    for _ in range(2000):
        for person in people:
            now = person.look(table)["now"]
            if now["status"] != "playing":
                return
            asked = now.get("asked")
            if asked:
                action = asked["options"][0]["action"]
                facts = {"question": asked["question"], "actions": [action]}
                assert person.command(table, "answer", **facts).status_code == 200
    raise AssertionError("the game does not end")


def playing(hall: Hall) -> tuple[str, Person, Person]:
    """A table at which two play."""
    one, two = hall.person(), hall.person()
    table = one.open("stolen_plans", "me", "open")
    two.command(table, "sit")
    return table, one, two


async def played_at_once(person: Person, table: str, query: str = "") -> int:
    """Answer whatever is asked in the moment it is asked, until the game is over; how often."""
    answered: set[int] = set()
    async with person.at(table, query) as line:
        while True:
            now = (await line.next("update"))["now"]
            if now["status"] == "over":
                return len(answered)
            asked = now.get("asked")
            if asked and asked["question"] not in answered:
                answered.add(asked["question"])
                action = asked["options"][0]["action"]
                await line.send("answer", question=asked["question"], actions=[action])


def refusal(error: websockets.InvalidStatus) -> tuple[int, str]:
    """What was said at the handshake."""
    return error.response.status_code, msgspec.json.decode(error.response.body or b"{}")["code"]
