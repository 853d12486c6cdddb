"""Rights that end, by deletion, ban, a new password or log-out, and bodies that come after that."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from tests.reliability.attacks.past import file_of
from tests.reliability.served import Door, Served
from tests.reliability.visitors import PASSWORD, Slow, Visitor, in_file, visitors

NO = (401, 403)
TOKEN = {"scopes": ["read"], "days": 0}
NEW = {"game": "stolen_plans", "seats": ["me", "open"]}


# ---------------------------------------------------------------------- people
def address(number: int) -> str:
    """Each comes from elsewhere: nobody here is one of too many."""
    return f"127.0.{6 + number // 250}.{number % 250 + 1}"


@asynccontextmanager
async def somebody(served: Door, number: int, is_player: bool = True) -> AsyncIterator[Visitor]:
    async with Visitor(served, address(number)) as visitor:
        if is_player:
            yield await visitor.sign_up(f"Zebulon {number}")
        else:
            await visitor.come()
            await visitor.client.patch("/api/me", json={"name": f"Zebulon {number}"})
            yield visitor


@asynccontextmanager
async def hosted(served: Served) -> AsyncIterator[Visitor]:
    """Somebody who may ban others."""
    async with Visitor(served, "127.0.5.1") as host:
        await host.sign_up("Hortensia")
        async with file_of(served) as store:
            await store.set_role("Hortensia", "host")
        yield host


# ---------------------------------------------------------------------- how rights end
async def deleted(visitor: Visitor, host: Visitor | None = None) -> httpx.Response:
    password = "" if visitor.me["role"] == "guest" else PASSWORD
    return await visitor.post("/api/me/delete", {"password": password})


async def banned(visitor: Visitor, host: Visitor | None) -> httpx.Response:
    assert host is not None
    return await host.client.put(f"/api/host/bans/{visitor.me['id']}", json={"days": 1})


async def changed_password(visitor: Visitor, host: Visitor | None = None) -> httpx.Response:
    return await visitor.post("/api/me/password", {"old": PASSWORD, "new": f"{PASSWORD} 2"})


async def logged_out(visitor: Visitor, host: Visitor | None = None) -> httpx.Response:
    return await visitor.post("/api/log-out")


ENDINGS = {
    "deletion": deleted,
    "ban": banned,
    "password": changed_password,
    "log-out": logged_out,
}


# ---------------------------------------------------------------------- slow bodies
async def slow_bodies(served: Served, rounds: int) -> list[str]:
    """Requests whose last byte comes when the right to send them has ended: each is refused."""
    found = []
    async with hosted(served) as host:
        for number in range(rounds):
            name = list(ENDINGS)[number % len(ENDINGS)]
            async with (
                visitors(served, 1) as (one,),
                somebody(served, number) as late,
                AsyncExitStack() as stack,
            ):
                word = f"Zanzibar {number}."
                slow = [Slow(late, *wish) for wish in wishes(word, *await two_tables(one, late))]
                await asyncio.gather(*(stack.enter_async_context(body) for body in slow))
                ended = await ENDINGS[name](late, host)
                assert ended.is_success, ended.text
                statuses = await asyncio.gather(*(body.finished() for body in slow))
                words = [word, *([late.me["id"], late.me["name"]] if name == "deletion" else [])]
                found += [f"slow, {name}: {status}" for status in statuses if status not in NO]
                found += [f"slow, {name}: {left} is left" for left in in_file(served, *words)]
    return found


async def two_tables(one: Visitor, late: Visitor) -> tuple[str, str]:
    """A game in which somebody sits, and a table at which they could."""
    playing, free = await one.open(), await one.open()
    assert (await late.do(playing, "sit")).is_success
    return playing, free


def wishes(word: str, playing: str, free: str) -> tuple[tuple[str, str, Any], ...]:
    return (
        ("POST", f"/api/tables/{playing}/commands", {"type": "say", "text": word}),
        ("POST", f"/api/tables/{free}/commands", {"type": "sit"}),
        ("POST", "/api/tables", NEW),
        ("POST", "/api/tokens", {"name": word, **TOKEN}),
        ("PATCH", "/api/me", {"name": word}),
    )
