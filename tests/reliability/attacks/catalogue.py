"""The long forms of the attacks, each in a process of its own, beside people who play:

    python -m tests.reliability.attacks.catalogue NAME ORIGIN PORT TABLE SECONDS

It goes on for so many seconds, against this machine only, and says what it did.
"""

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from functools import partial
from time import monotonic, sleep
from typing import Any

import httpx
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.reliability.attacks import strain
from tests.reliability.attacks.floods import (
    FRAMES,
    HEADERS,
    connected,
    frames_poured,
    headers_poured,
    websocket,
)
from tests.reliability.visitors import Visitor, visitors

PIECE = 4_000_000  # bytes that are poured at a time
SILENT = 1200  # connections that say nothing
ANEW = 50  # of these that are made anew at a time
CALLERS = [f"127.0.4.{number}" for number in range(1, 6)]
LOST = (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError, AssertionError)


Deed = Callable[[], Awaitable[httpx.Response | None]]


class Target(Struct):
    """Where everybody comes in, and the table of somebody else."""

    origin: str
    port: int
    table: str
    seconds: float

    @property
    def ends(self) -> float:
        return monotonic() + self.seconds


# ---------------------------------------------------------------------- below the application
def frames(name: str, target: Target) -> str:
    """Frames without end; a new socket whenever one was cut off."""
    ends, sockets, sent = target.ends, 0, 0
    while monotonic() < ends:
        try:
            with websocket(target.port, target.origin, target.table, CALLERS[0]) as out:
                sockets += 1
                sent += frames_poured(out, name, PIECE)
        except OSError:
            sleep(0.05)  # it may not come in at the moment
    return f"{sent / 1e6:.0f} MB of {name} on {sockets} sockets"


def headers(name: str, target: Target) -> str:
    ends, sockets, sent = target.ends, 0, 0
    while monotonic() < ends:
        try:
            with connected(target.port, CALLERS[0]) as out:
                sockets += 1
                sent += headers_poured(out, name, PIECE)
        except OSError:
            sleep(0.05)
    return f"{sent / 1e6:.0f} MB of {name} on {sockets} connections"


def silence(target: Target) -> str:
    """Connections that say nothing; each that was cut off is made anew."""
    return held(target, b"")


def drips(target: Target) -> str:
    """Hold connections open by sending a letter of a header now and then."""
    return held(target, b"a")


def held(target: Target, letter: bytes) -> str:
    ends, made, due = target.ends, 0, SILENT
    open_: list[socket.socket] = []
    while monotonic() < ends:
        for _ in range(min(due, SILENT - len(open_))):
            try:
                one = connected(target.port, CALLERS[0], 1)
                one.send(b"GET / HTTP/1.1\r\na: " if letter else b"")
            except OSError:
                break
            one.setblocking(False)
            open_.append(one)
            made += 1
        open_ = [one for one in open_ if stays(one, letter)]
        due = ANEW
        sleep(0.2)
    for one in open_:
        one.close()
    return f"{made} connections, {len(open_)} of them held at the end"


def stays(one: socket.socket, letter: bytes) -> bool:
    """Is it still open on the other side?"""
    try:
        one.send(letter)
        one.recv(1)
    except BlockingIOError:
        return True
    except OSError:
        pass
    one.close()
    return False


# ---------------------------------------------------------------------- talk, tables, bots
async def again(seconds: float, *works: Deed) -> tuple[int, int]:
    """Do each of these again and again until the time is over; how often, and how often well."""
    ends, done, well = monotonic() + seconds, 0, 0

    async def one(work: Deed) -> None:
        nonlocal done, well
        while monotonic() < ends:
            with suppress(*LOST):
                answer = await work()
                well += answer is None or answer.is_success
            done += 1
            await asyncio.sleep(0)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await asyncio.gather(*(one(work) for work in works))
    return done, well


async def talk(target: Target) -> str:
    """A guest talks at a table of others, from many connections, and at one of its own."""
    async with visitors(target, 2, CALLERS[0]) as (one, two):
        mine = await one.open()
        await two.do(mine, "sit")
        says = [partial(one.do, table, "say", text="x" * 500) for table in (target.table, mine)]
        done, well = await again(target.seconds, *says * 10)
        return f"{done} lines, {well} of them taken"


async def tables(target: Target) -> str:
    """Guests open tables at which nobody sits."""
    async with visitors(target, 5, CALLERS[0]) as guests:
        opens = [partial(guest.try_open, seats=("open", "open")) for guest in guests]
        done, well = await again(target.seconds, *opens * 4)
        return f"{done} tables wished for, {well} opened"


async def bots(target: Target) -> str:
    """A guest opens tables full of bots, and gives up at each of them."""
    async with visitors(target, 1, CALLERS[0]) as (guest,):

        async def one() -> httpx.Response:
            seats = ("me", *("bot:thumb",) * 3)
            answer = await guest.try_open("race_for_the_galaxy", seats)
            if answer.is_success:
                await guest.do(answer.json()["id"], "resign")
            return answer

        alone = partial(guest.try_open, seats=("bot:thumb",) * 2)
        done, well = await again(target.seconds, one, one, alone)
        return f"{done} tables of bots wished for, {well} opened"


async def continued(target: Target) -> str:
    """A guest plays a game to its end, and continues it again and again."""
    async with visitors(target, 2, CALLERS[0]) as (one, two):
        table = await one.open()
        await two.do(table, "sit")
        await one.do(table, "resign")
        body = {"answers": 0, "seat": 0}
        work = partial(one.post, f"/api/tables/{table}/continue", body)
        done, well = await again(target.seconds, work, work, work)
        return f"{done} times continued, {well} times let"


async def blocked(target: Target) -> str:
    """Five guests block a sixth and wait at tables; that one looks for a game again and again."""
    async with AsyncExitStack() as stack:
        owners = await stack.enter_async_context(visitors(target, 5, CALLERS[0]))
        sixth = (await stack.enter_async_context(visitors(target, 1, CALLERS[1])))[0]
        wish = {"game": "stolen_plans", "seats": ["me", "open"], "clock": "move:77"}
        for owner in owners:
            await owner.client.put(f"/api/blocks/block/{sixth.me['id']}")
            for _ in range(20):
                await owner.post("/api/tables", wish)
        work = partial(sixth.post, "/api/quick-match", wish)
        done, well = await again(target.seconds, *[work] * 10)
        return f"{done} quick matches, {well} answered"


async def coming(target: Target) -> str:
    """Spectators come to a table, get what they are sent, and leave, again and again."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(target, address)) for address in CALLERS]

        async def one(visitor: Visitor) -> None:
            async with visitor.at(target.table, seat=-1, since=1, lang="ja") as socket:
                await socket.next("update")

        done, well = await again(target.seconds, *(partial(one, person) for person in people * 4))
        return f"{done} times at the table, {well} times let in"


async def wrong_passwords(target: Target) -> str:
    """Passwords are tried, which costs a lot for each."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(target, address)) for address in CALLERS]
        wrong = {"name": "Nobody", "password": "a wrong password"}
        works = [partial(person.post, "/api/log-in", wrong) for person in people]
        done, _ = await again(target.seconds, *works)
        return f"{done} passwords tried"


def running(work: Callable[[Target], Coroutine[Any, Any, str]], target: Target) -> str:
    return asyncio.run(work(target))


def strained(work: Callable[[Target, str, float], Coroutine[Any, Any, str]], target: Target) -> str:
    return asyncio.run(work(target, target.table, target.seconds))


ATTACKS: dict[str, Callable[[Target], str]] = {
    **{name: partial(frames, name) for name in FRAMES},
    **{name: partial(headers, name) for name in HEADERS},
    "silence": silence,
    "drips": drips,
    "talk": partial(running, talk),
    "tables": partial(running, tables),
    "bots": partial(running, bots),
    "continued": partial(running, continued),
    "blocked": partial(running, blocked),
    "coming": partial(running, coming),
    "wrong passwords": partial(running, wrong_passwords),
    "deaf": partial(strained, strain.deaf),
    "pages": partial(strained, strain.pages),
    "taking back": partial(strained, strain.taking_back),
}


def main() -> None:
    name, origin, port, table, seconds = sys.argv[1:]
    said = ATTACKS[name](Target(origin, int(port), table, float(seconds)))
    sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    main()
