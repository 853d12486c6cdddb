"""A server to test: the real application on a real store, with a clock that stands still."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from msgspec.structs import replace
from starlette.applications import Starlette

from starfelt.server.accounts import ENDPOINTS
from starfelt.server.app import make_app
from starfelt.server.config import Config, Limits, Rate, Rates
from starfelt.server.identity.cookies import new_session
from starfelt.server.identity.tokens import new_token
from starfelt.server.services import Services, open_services
from starfelt.store import open_store
from starfelt.store.protocol import Store
from starfelt.store.records import Account
from starfelt.store.sqlite import SqliteStore

ORIGIN = "http://127.0.0.1:8000"
ADDRESS = "192.0.2.1"
NOON = 1_800_000_000_000
PASSWORD = "correct horse"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
HASHED = QUICK.hash(PASSWORD)

OFTEN = Rate(1000, 10_000)
GENEROUS = Limits(
    rates=Rates(*[OFTEN] * len(Rates.__struct_fields__)),
    open_tables=1000,
    running_tables=1000,
    bot_tables=1000,
)


class Clock:
    """Tells the time that it was set to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


def begun(store: Store, account: Account, at: int) -> str:
    """A session as if it had begun then, though the store may be at work: what its cookie holds."""
    secret, session = new_session(account, at)
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path, timeout=20)) as db, db:
        facts = session.id, account.id, session.created, session.seen, 0, 0
        db.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", facts)
    return secret


class House:
    """An application, what is behind it, and clients of it."""

    def __init__(self, app: Starlette, services: Services, clock: Clock) -> None:
        self.app = app
        self.services = services
        self.store = services.store
        self.clock = clock
        self.clients: list[httpx.AsyncClient] = []
        self.people = 0
        self.revoked: list[str] = []

    def client(self, address: str = ADDRESS, **headers: Any) -> httpx.AsyncClient:
        """Somebody at a browser: cookies are kept, and the origin is ours."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=(address, 5000)),
            base_url=self.services.origin,
            headers={"Origin": self.services.origin, **headers},
        )
        self.clients.append(client)
        return client

    async def person(self, role: str = "player", **facts: Any) -> Account:
        """A new account, of which only what matters is said."""
        self.people += 1
        number = self.people
        hashed = "" if role == "guest" else HASHED
        account = Account(f"id{number}", f"Person {number}", role, self.clock(), hashed)
        account = replace(account, **facts)
        await self.store.add_account(account)
        return account

    def as_(self, account: Account, issued: int | None = None) -> httpx.AsyncClient:
        """Somebody who has the cookie of an account."""
        client = self.client()
        name = self.services.cookies.name
        client.cookies.set(name, begun(self.store, account, issued or self.clock()))
        return client

    async def program(self, account: Account, *scopes: str) -> httpx.AsyncClient:
        """A program with a token of an account: it has no cookie and says no origin."""
        secret, token = new_token(account, "program", scopes, 1, self.clock())
        await self.store.add_token(token)
        client = self.client(Authorization=f"Bearer {secret}")
        del client.headers["Origin"]
        return client


@asynccontextmanager
async def opened(
    folder: Path, limits: Limits = GENEROUS, endpoints: Sequence[Any] = ENDPOINTS, **more: Any
) -> AsyncIterator[House]:
    """A house on a store in this folder."""
    parts = {key: more.pop(key) for key in ("routes", "page", "hooks") if key in more}
    config = Config(limits=limits, **more)
    store = await open_store(f"sqlite:///{folder}/starfelt.db")
    clock = Clock()
    services = await open_services(config, store, clock, QUICK)
    house = House(make_app(services, endpoints, **parts), services, clock)

    async def note(account: str, shown: str) -> None:
        house.revoked.append(account)

    services.on_revoked.append(note)
    try:
        yield house
    finally:
        for client in house.clients:
            await client.aclose()
        services.passwords.close()
        await store.close()


def in_house(folder: Path, play: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Play something in a house."""

    async def run() -> None:
        async with opened(folder, **more) as house:
            await play(house)

    asyncio.run(run())
