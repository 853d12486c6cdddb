"""The authorisation matrix: each endpoint against everybody who may come along.

A row names an endpoint, how to call it, and one status for each of ACTORS, in their order.  The
rows of an area are a list; test_matrix.py puts the lists together, and fails where an endpoint has
no row.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx
from msgspec.structs import replace

from starfelt.server.config import DAY
from starfelt.store.records import Account
from tests.server.house import House

Arranged = dict[str, Any]
Arrange = Callable[[House, Account], Awaitable[Arranged]]


@dataclass(frozen=True)
class Row:
    """One endpoint and what everybody gets.

    `arrange` makes what the call is about, for the account (mine) to which it belongs, and returns
    what fills the path; `body` may name those too.
    """

    method: str
    path: str
    statuses: tuple[int, ...]
    body: Any = None
    arrange: Arrange | None = None


async def stranger(house: House, mine: Account) -> httpx.AsyncClient:
    return house.client()


async def guest(house: House, mine: Account) -> httpx.AsyncClient:
    return house.as_(await house.person("guest"))


async def owner(house: House, mine: Account) -> httpx.AsyncClient:
    """The player whose things they are."""
    return house.as_(mine)


async def other(house: House, mine: Account) -> httpx.AsyncClient:
    """Another player."""
    return house.as_(await house.person())


async def host(house: House, mine: Account) -> httpx.AsyncClient:
    return house.as_(await house.person("host"))


async def banned(house: House, mine: Account) -> httpx.AsyncClient:
    return house.as_(await house.person(banned=house.clock() + DAY))


async def expired(house: House, mine: Account) -> httpx.AsyncClient:
    """With the owner's cookie of last year."""
    return house.as_(mine, issued=house.clock() - 181 * DAY)


async def logged_out(house: House, mine: Account) -> httpx.AsyncClient:
    """With the owner's cookie from before they logged out everywhere."""
    client = house.as_(mine)
    later = replace(mine, epoch=mine.epoch + 1)
    await house.store.start_over(later, mine, None, None)
    return client


def holder(scope: str) -> Callable[[House, Account], Awaitable[httpx.AsyncClient]]:
    async def with_token(house: House, mine: Account) -> httpx.AsyncClient:
        return await house.program(mine, scope)

    return with_token


async def deleted_token(house: House, mine: Account) -> httpx.AsyncClient:
    client = await house.program(mine, "read", "play", "chat", "account")
    for token in await house.store.tokens(mine.id):
        await house.store.delete_token(mine.id, token.id)
    return client


#: Who comes along, in the order of the statuses of a row.
ACTORS: dict[str, Callable[[House, Account], Awaitable[httpx.AsyncClient]]] = {
    "stranger": stranger,
    "guest": guest,
    "owner": owner,
    "other": other,
    "host": host,
    "banned": banned,
    "expired": expired,
    "logged out": logged_out,
    "token: read": holder("read"),
    "token: play": holder("play"),
    "token: chat": holder("chat"),
    "token: account": holder("account"),
    "deleted token": deleted_token,
}


async def status(house: House, row: Row, actor: str) -> int:
    """What this actor gets."""
    mine = await house.person()
    arranged = await row.arrange(house, mine) if row.arrange else {}
    client = await ACTORS[actor](house, mine)
    body = filled(row.body, arranged)
    answer = await client.request(row.method, row.path.format(**arranged), json=body)
    return answer.status_code


def filled(body: Any, arranged: Arranged) -> Any:
    """The words in braces stand for what was arranged."""
    if not isinstance(body, dict):
        return body
    return {k: v.format(**arranged) if isinstance(v, str) else v for k, v in body.items()}
