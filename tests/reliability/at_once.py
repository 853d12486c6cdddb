"""What many people do at the same moment: it happens once, and nobody is lost.

Each coroutine takes a server and a number of rounds, and returns what went wrong.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from tests.reliability.served import Door, Work
from tests.reliability.visitors import Socket, Visitor, begun, visitors


# ---------------------------------------------------------------------- one thing, many hands
async def two_tabs(served: Door, rounds: int) -> list[str]:
    """Two tabs of one seat answer the same question differently: one is taken, one refused."""
    found = []
    async with AsyncExitStack() as stack:
        one, two = await stack.enter_async_context(visitors(served, 2))
        table = await begun(one, two)
        players = [one, two]
        tabs = [
            [await stack.enter_async_context(player.at(table, lang="en")) for _ in range(2)]
            for player in players
        ]
        tried = 0
        while tried < rounds:
            seat, asked = await whose_turn(players, table)
            if asked is None:
                table = await begun(one, two)
                tabs = [
                    [await stack.enter_async_context(player.at(table)) for _ in range(2)]
                    for player in players
                ]
                continue
            found += await both_answer(tabs[seat], asked)
            tried += len(asked["options"]) > 1
    return found


async def whose_turn(players: Sequence[Visitor], table: str) -> tuple[int, Any]:
    """The seat that is asked, and what; nothing when the game is over."""
    for seat, player in enumerate(players):
        asked = (await player.get(f"/api/tables/{table}?seat={seat}")).json()["now"].get("asked")
        if asked:
            return seat, asked
    return 0, None


async def both_answer(tabs: Sequence[Socket], asked: Any) -> list[str]:
    options = [option["action"] for option in asked["options"]]
    answers = (options[0], options[-1])
    for tab, action in zip(tabs, answers, strict=True):
        await tab.send("answer", question=asked["question"], actions=[action], id="it")
    said = [await tab.next("ack", "refused") for tab in tabs]
    outcome = Counter(one.get("code", "ack") for one in said)
    wanted = {"ack": 2} if answers[0] == answers[1] else {"ack": 1, "answered-already": 1}
    return [] if outcome == wanted else [f"two tabs: {dict(outcome)}"]


async def one_seat(served: Door, rounds: int, many: int = 5) -> list[str]:
    """Many want the last free seat at once: one gets it."""
    found = []
    async with visitors(served, many + 1) as (owner, *others):
        for _ in range(rounds):
            table = await owner.open()
            answers = await asyncio.gather(*(other.do(table, "sit", seat=1) for other in others))
            seated = [answer.status_code for answer in answers].count(200)
            now = (await owner.get(f"/api/tables/{table}")).json()["now"]
            if seated != 1 or now["status"] != "playing":
                found.append(f"one seat: {seated} sat down, {now['status']}")
    return found


async def rematches(served: Door, rounds: int, many: int = 4) -> list[str]:
    """Both players ask for a rematch several times at once: it is one table."""
    found = []
    async with visitors(served, 2) as (one, two):
        for _ in range(rounds):
            table = await begun(one, two)
            await one.do(table, "resign")
            path = f"/api/tables/{table}/rematch"
            asking = [(one, two)[number % 2].post(path) for number in range(many)]
            ids = {answer.json()["id"] for answer in await asyncio.gather(*asking)}
            if len(ids) != 1:
                found.append(f"rematch: {len(ids)} tables")
            await one.do(ids.pop(), "stand")
    return found


async def matches(served: Door, rounds: int, many: int = 20) -> list[str]:
    """Many look for a game at once: they meet two by two, and nobody waits alone."""
    found = []
    async with visitors(served, many) as people:
        for number in range(rounds):
            wish = {"game": "stolen_plans", "seats": ["me", "open"], "clock": f"move:{60 + number}"}
            asking = [person.post("/api/quick-match", wish) for person in people]
            tables = Counter(answer.json()["id"] for answer in await asyncio.gather(*asking))
            if set(tables.values()) != {2}:
                found.append(f"quick match: {sorted(tables.values())}")
    return found


# ---------------------------------------------------------------------- cookies
async def forged_cookies(served: Door, rounds: int) -> list[str]:
    """Each cookie that was changed in one place is nobody's."""
    found = []
    async with Visitor(served) as visitor:
        await visitor.come()
        value = visitor.client.cookies["starfelt"]
        for number in range(rounds):
            place = number % len(value)
            other = "A" if value[place] != "A" else "B"
            changed = value[:place] + other + value[place + 1 :]
            visitor.client.cookies.clear()
            answer = await visitor.client.get("/api/me", headers={"Cookie": f"starfelt={changed}"})
            if answer.status_code != 401 and not same_signature(value, changed):
                found.append(f"a changed cookie is {answer.status_code}: place {place}")
    return found


def same_signature(value: str, changed: str) -> bool:
    """The last letter of a signature has bits that stand for nothing."""
    return value[:-1] == changed[:-1]


ALL: dict[str, tuple[Work, int]] = {
    "two tabs": (two_tabs, 60),
    "one seat": (one_seat, 40),
    "rematches": (rematches, 25),
    "quick matches": (matches, 20),
    "forged cookies": (forged_cookies, 400),
}
