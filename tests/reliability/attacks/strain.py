"""Much of what is allowed, from many at once: readers that never read, heavy pages, taking back.

Each coroutine runs until its time is over and returns a sentence about what it did.
"""

import asyncio
from contextlib import AsyncExitStack, suppress
from time import monotonic

import httpx
from websockets.exceptions import ConnectionClosed

from tests.reliability.raw import Raw, opened
from tests.reliability.seeding import Place
from tests.reliability.served import Door
from tests.reliability.visitors import Visitor

ADDRESSES = [f"127.0.1.{number}" for number in range(1, 17)]


async def deaf(served: Door, table: str, seconds: float, many: int = 500) -> str:
    """So many spectators come to a table and never read a byte."""
    watching = Place(table, "", -1, "", "")
    sockets = []
    for number in range(many):
        address = ADDRESSES[number % len(ADDRESSES)]
        with suppress(AssertionError, OSError, asyncio.IncompleteReadError):
            sockets.append(await opened(served, watching, address))
            read_no_more(sockets[-1])
    await asyncio.sleep(seconds)
    for socket in sockets:
        socket.writer.transport.abort()
    return f"{len(sockets)} spectators never read"


def read_no_more(socket: Raw) -> None:
    transport = socket.writer.transport
    if not isinstance(transport, asyncio.Transport):
        raise TypeError(transport)
    transport.pause_reading()


async def pages(served: Door, table: str, seconds: float, rate: float = 45) -> str:
    """Each of sixteen addresses asks for heavy pages as often as it may."""
    ends = monotonic() + seconds
    paths = ("/", f"/tables/{table}", f"/api/tables/{table}/log?lang=ja", "/rules/star_realms")

    async def one(address: str) -> int:
        got = 0
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(transport=transport, base_url=served.origin) as client:
            while monotonic() < ends:
                with suppress(httpx.HTTPError):
                    await client.get(paths[got % len(paths)])
                    got += 1
                await asyncio.sleep(1 / rate)
        return got

    got = await asyncio.gather(*(one(address) for address in ADDRESSES))
    return f"{sum(got)} heavy pages for {len(ADDRESSES)} addresses"


async def taking_back(served: Door, table: str, seconds: float, many: int = 9) -> str:
    """Pairs of people answer and take back at their own long games as fast as they are served."""
    ends = monotonic() + seconds
    async with AsyncExitStack() as stack:

        async def pair(number: int) -> int:
            address = ADDRESSES[number % len(ADDRESSES)]
            one, two = [
                await (await stack.enter_async_context(Visitor(served, address))).come()
                for _ in range(2)
            ]
            mine = await one.open("star_realms", options={"starting_authority": 200})
            await two.do(mine, "sit")
            sides = (one, two)
            counts = await asyncio.gather(*(back_and_forth(side, mine, ends) for side in sides))
            return sum(counts)

        counts = await asyncio.gather(*(pair(number) for number in range(many)))
    return f"{sum(counts)} answers and take-backs by {2 * many} people"


async def back_and_forth(visitor: Visitor, table: str, ends: float) -> int:
    """Answer, take it back if that is free, answer again."""
    done = 0
    with suppress(ConnectionClosed, TimeoutError):
        async with visitor.at(table) as socket, asyncio.timeout(ends - monotonic()):
            while True:
                now = (await socket.next("update"))["now"]
                if now.get("can_undo") and done % 2:
                    await socket.send("undo")
                elif asked := now.get("asked"):
                    first = asked["options"][0]["action"]
                    await socket.send("answer", question=asked["question"], actions=[first])
                else:
                    continue
                done += 1
    return done
