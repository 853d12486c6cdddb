"""Something is done at the very moment in which the right to do it ends.

Each coroutine takes a server and a number of rounds, and returns what went wrong.
"""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import closing, suppress
from typing import TypeVar

import httpx
from websockets.exceptions import ConnectionClosed

from tests.reliability.attacks.rights import (
    ENDINGS,
    NO,
    TOKEN,
    changed_password,
    deleted,
    hosted,
    slow_bodies,
    somebody,
)
from tests.reliability.served import Door, Served, Work
from tests.reliability.visitors import HANG, Socket, Visitor, in_file, visitors

DONE = (200, 201)
STEPS = 8  # moments at which something is tried around the end of a right
STEP = 0.002  # seconds between two of them
HASHING = 0.015  # the same where a password is hashed first, which takes long

T = TypeVar("T")


async def later(seconds: float, work: Awaitable[T]) -> T:
    await asyncio.sleep(seconds)
    return await work


async def deletions(served: Served, rounds: int) -> list[str]:
    """Sitting down, talking, opening tables, making tokens at the very moment of the deletion."""
    found = []
    for number in range(rounds):
        async with (
            visitors(served, 1) as (one,),
            somebody(served, number, is_player=number % 2 == 1) as gone,
        ):
            cookie, word = gone.cookie, f"Zanzibar {number}"
            table = await one.open(talk=True)
            works = [
                work
                for _ in range(2)
                for work in (
                    gone.do(table, "sit"),
                    gone.do(table, "say", text=word),
                    gone.try_open(),
                    gone.post("/api/tokens", {"name": word, **TOKEN}),
                )
            ]
            end = later(number // 2 % STEPS * STEP, deleted(gone))
            answers = await asyncio.gather(*works, end)
            found += failures("deletion", [answer.status_code for answer in answers[:-1]])
            assert answers[-1].is_success, answers[-1].text
            words = (gone.me["id"], gone.me["name"], word)
            found += [f"deletion: {left} is left" for left in in_file(served, *words)]
            found += await not_ended(served, "deletion", cookie)
    return found


async def bans(served: Served, rounds: int) -> list[str]:
    """Somebody talks and opens tables at the very moment of a ban."""
    async with hosted(served) as host:
        return await raced(served, rounds, "ban", host)


async def log_outs(served: Served, rounds: int) -> list[str]:
    """Talk at the moment of a log-out, by a copy of the cookie and by a socket that is open."""
    return await raced(served, rounds, "log-out", None)


async def raced(served: Served, rounds: int, name: str, host: Visitor | None) -> list[str]:
    found = []
    for number in range(rounds):
        async with (
            visitors(served, 1) as (one,),
            somebody(served, number, is_player=False) as bad,
            Visitor(served, bad.address, bad.cookie) as tab,
        ):
            table = await one.open(talk=True)
            end = later(number % STEPS * STEP, ENDINGS[name](bad, host))
            found += await race(served, name, (bad, tab, table), end)
    return found


async def race(
    served: Served, name: str, scene: tuple[Visitor, Visitor, str], end: Awaitable[httpx.Response]
) -> list[str]:
    """One round: what is acknowledged was done, what is refused was not, and then it is over."""
    bad, tab, table = scene
    async with bad.at(table) as socket:
        await socket.next("update")
        hearing = asyncio.create_task(rest(socket))
        (ended, before), opened, said, _ = await asyncio.gather(
            with_what_is_written(served, table, bad.me["id"], end),
            in_steps(tab.try_open() for _ in range(STEPS)),
            in_steps(tab.do(table, "say", text=f"by hand {n}.") for n in range(STEPS)),
            in_steps(tried(socket, f"by socket {n}.") for n in range(STEPS)),
        )
        assert ended.is_success, ended.text
        await tried(socket, "too late.")
        late = [await tab.do(table, "say", text="too late."), await tab.try_open()]
        acked, refused, is_open = await hearing
    for n, answer in enumerate(said):
        (acked if answer.status_code in DONE else refused).add(f"by hand {n}.")
    made = sum(answer.status_code in DONE for answer in opened)
    after = words, tables = written(served, table, bad.me["id"])
    found = failures(name, [answer.status_code for answer in (*opened, *said)])
    found += [f"{name}: {one.status_code} afterwards" for one in late if one.status_code not in NO]
    found += [f"{name}: '{word}' is lost" for word in acked - words]
    found += [f"{name}: '{word}' was refused, but said" for word in refused & words]
    wrong = {
        f"{sorted(after[0] - before[0])}, {after[1] - before[1]} tables after it": before != after,
        "its socket stays open": is_open,
        f"{made} tables opened, {tables} there": made != tables,
    }
    return found + [f"{name}: {what}" for what, is_so in wrong.items() if is_so]


async def with_what_is_written(
    served: Served, table: str, account: str, end: Awaitable[httpx.Response]
) -> tuple[httpx.Response, tuple[set[str], int]]:
    """The answer to this, and what was written by then."""
    answer = await end
    return answer, written(served, table, account)


async def in_steps(works: Iterable[Awaitable[T]]) -> list[T]:
    return await asyncio.gather(*(later(n * STEP, work) for n, work in enumerate(works)))


async def tried(socket: Socket, text: str) -> None:
    """Say something on a socket that may be closed."""
    with suppress(ConnectionClosed):
        await socket.send("say", text=text, id=text)


async def rest(socket: Socket) -> tuple[set[str], set[str], bool]:
    """What was acknowledged until the end, what was refused, and whether there was none."""
    heard: dict[str, set[str]] = {"ack": set(), "refused": set()}
    try:
        async with asyncio.timeout(HANG):
            while True:
                message = json.loads(await socket.socket.recv())
                heard.setdefault(message["type"], set()).add(message.get("id", ""))
    except (ConnectionClosed, TimeoutError) as end:
        return heard["ack"], heard["refused"], isinstance(end, TimeoutError)


def written(served: Served, table: str, account: str) -> tuple[set[str], int]:
    """What was said at a table, and how many tables there are that somebody opened."""
    with closing(sqlite3.connect(served.url.removeprefix("sqlite:///"))) as file:
        query = (
            "SELECT text FROM log JOIN tables ON place = tables.key WHERE id = ? AND kind = 'say'"
        )
        said = file.execute(query, (table,))
        opened = file.execute("SELECT count(*) FROM tables WHERE host = ?", (account,))
        return {row[0] for row in said}, opened.fetchone()[0]


async def passwords(served: Served, rounds: int) -> list[str]:
    """Tokens that are made at the moment of a new password are good for nothing afterwards."""
    found = []
    for number in range(rounds):
        name = f"for ever {number}."
        async with (
            somebody(served, number) as vera,
            Visitor(served, vera.address, vera.cookie) as thief,
        ):
            makes = [
                later(step * HASHING, thief.post("/api/tokens", {"name": name, **TOKEN}))
                for step in range(STEPS)
            ]
            change = later(number % STEPS * STEP, changed_password(vera))
            *made, changed = await asyncio.gather(*makes, change)
            assert changed.is_success, changed.text
            found += failures("password", [answer.status_code for answer in made])
            found += await not_ended(served, "password", thief.cookie)
            for answer in made:
                if answer.status_code in DONE:
                    found += await still_good(served, answer.json()["token"])
            found += [f"password: the token {left} is left" for left in in_file(served, name)]
    return found


async def still_good(served: Door, token: str) -> list[str]:
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=served.origin, headers=headers) as program:
        status = (await program.get("/api/me")).status_code
        return [] if status == 401 else [f"password: a token of before is {status}"]


async def not_ended(served: Door, name: str, cookie: str) -> list[str]:
    """Is a copy of the cookie still somebody's?"""
    async with Visitor(served, cookie=cookie) as copy:
        status = (await copy.get("/api/me")).status_code
        return [] if status == 401 else [f"{name}: the cookie of before is {status}"]


def failures(name: str, statuses: Sequence[int]) -> list[str]:
    """Everything is done or refused for a reason; to be one of too many is none here."""
    return [f"{name}: answered {one}" for one in statuses if one == 429 or one >= 500]


#: With the rounds of a long run, and those of a short one.
ALL: dict[str, tuple[Work, int, int]] = {
    "races with a deletion": (deletions, 100, 4),
    "races with a ban": (bans, 100, 3),
    "races with a log-out": (log_outs, 100, 3),
    "races with a new password": (passwords, 100, 2),
    "slow bodies": (slow_bodies, 100, 4),
}
