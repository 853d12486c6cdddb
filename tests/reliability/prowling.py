"""Somebody who looks for what leaks beside the sockets: pages, the API, errors, and the log."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from starfelt.server.services import milliseconds
from starfelt.store import open_store
from tests.reliability.player import Player
from tests.reliability.seeding import Place
from tests.reliability.served import Door, Served

PASSWORD = "correct-canary-battery"
TOKEN = "sf_canaryCanaryCanaryCanaryCanary"
NAME = "Canaria"


async def fetched(
    served: Door, method: str, path: str, cookie: str = "", body: Any = None, bearer: str = ""
) -> bytes:
    """The whole response, head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    data = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{served.port}", "Connection: close"]
    lines += [f"Origin: {served.origin}", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(data)}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += [f"Authorization: Bearer {bearer}"] if bearer else []
    writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
    try:
        return await reader.read()
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


class Prowler:
    """Asks for everything that can be asked for, again and again, as long as all games go on."""

    def __init__(self, served: Served, places: Sequence[Place], rng: Random) -> None:
        self.served = served
        self.places = places
        self.rng = rng
        self.bodies: list[bytes] = []
        self.looks: list[Any] = []
        self.problems: list[str] = []
        self.fetched = 0
        self.secrets = {PASSWORD, TOKEN}

    async def prowl(self, players: Sequence[Player]) -> None:
        while not any(player.is_over() for player in players):
            await asyncio.gather(*(self.ask(players) for _ in range(4)))

    async def sign_up(self) -> None:
        """A password and a token that may not be seen anywhere again."""
        credentials = {"name": NAME, "password": PASSWORD}
        head = await fetched(self.served, "POST", "/api/sign-up", body=credentials)
        start = head.index(b"et-cookie: ") + len(b"et-cookie: ")
        self.cookie = head[start : head.index(b";", start)].decode()
        self.secrets.add(self.cookie.partition("=")[2])
        wanted = {"name": "canary", "scopes": ["read"]}
        made = await fetched(self.served, "POST", "/api/tokens", self.cookie, wanted)
        self.token = json.loads(made.partition(b"\r\n\r\n")[2])["token"]
        self.secrets.add(self.token)
        store = await open_store(self.served.url)
        key, account = await store.setting("cookie-key"), await store.account_named(NAME)
        assert key is not None and account is not None
        self.secrets |= {key, account.password}
        await store.close()

    async def ask(self, players: Sequence[Player]) -> None:
        place = self.rng.choice(self.places)
        table = f"/api/tables/{place.table}"
        path = self.rng.choice((
            table, table, f"{table}?seat=0", f"{table}?seat=-1", f"{table}/replay",
            f"{table}/moves/3", f"{table}/log?lang=en&limit=20", "/api/tables",
            f"/api/players/{place.account}",
            f"/api/leaders/{place.game}", f"/api/tables/{PASSWORD}", f"/api/tables?game={TOKEN}",
            "/api/games", "/metrics", "/nowhere",
        ))  # fmt: skip
        how = self.rng.choice(("nobody", "cookie", "token", "wrong token", "log in", "nonsense"))
        response = await self.response(how, path)
        self.fetched += 1
        if any(player.is_over() for player in players):
            return  # then the seed may be shown
        _, _, body = response.partition(b"\r\n\r\n")
        if b" 500 " in response[:20]:
            self.problems.append(f"{path}: {response!r:.300}")
        if how != "nonsense" and PASSWORD not in path and TOKEN not in path:
            self.bodies.append(body)  # else it may say what it was sent
        if (
            path.startswith(f"{table}")
            and "/" not in path[len(table) :]
            and b" 200 " in response[:20]
        ):
            self.looks.append(json.loads(body))

    async def response(self, how: str, path: str) -> bytes:
        served = self.served
        if how == "cookie":
            return await fetched(served, "GET", path, self.cookie)
        if how in ("token", "wrong token"):
            return await fetched(
                served, "GET", path, bearer=self.token if how == "token" else TOKEN
            )
        if how == "log in":
            wrong = {"name": NAME, "password": f"{PASSWORD}{milliseconds()}"}
            return await fetched(served, "POST", "/api/log-in", body=wrong)
        if how == "nonsense":
            path = f"{path.partition('?')[0]}/commands"
            return await fetched(served, "POST", path, self.cookie, {"type": TOKEN, PASSWORD: 1})
        return await fetched(served, "GET", path)
