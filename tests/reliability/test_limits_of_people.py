"""The usual limits are met by nobody who only plays: a class behind one address, a quick bot."""

import asyncio

from starfelt.server.config import Limits
from tests.reliability.served import Served
from tests.reliability.visitors import begun, visitors

CLASS = 30


def test_a_class_behind_one_address_plays(tmp_path):
    """All come at the same moment, see the first page and their table, sit down and play."""

    async def run():
        served = Served(tmp_path, limits=Limits())
        async with served, visitors(served, CLASS) as people:
            pairs = list(zip(people[::2], people[1::2], strict=True))
            tables = await asyncio.gather(*(begun(one, two) for one, two in pairs))
            places = [
                (one, table) for pair, table in zip(pairs, tables, strict=True) for one in pair
            ]
            return await asyncio.gather(*(at_table(person, table) for person, table in places))

    statuses = [status for some in asyncio.run(run()) for status in some]
    assert set(statuses) == {200}


async def at_table(person, table):
    """The statuses of what a browser asks for, and of an answer if there is a question."""
    paths = ("/", f"/tables/{table}", f"/api/tables/{table}/log?lang=en")
    found = [(await person.get(path)).status_code for path in paths]
    async with person.at(table, lang="en") as socket:
        asked = (await socket.next("update"))["now"].get("asked")
        if asked:
            first = asked["options"][0]["action"]
            await socket.send("answer", question=asked["question"], actions=[first])
            found.append(200 if (await socket.next("ack", "refused"))["type"] == "ack" else 400)
    return found


def test_a_bot_that_answers_at_once_is_not_cut_off(tmp_path):
    """Two programs play against each other as fast as they are asked, for whole games."""

    async def run():
        served = Served(tmp_path, limits=Limits())
        async with served, visitors(served, 2) as (one, two):
            table = await begun(one, two)
            return await asyncio.gather(*(quick(player, table) for player in (one, two)))

    assert asyncio.run(run()) == ["over", "over"]


async def quick(player, table):
    """Answer at once, to the end of the game; how it ended."""
    done = -1
    async with player.at(table) as socket:
        while True:
            now = (await socket.next("update"))["now"]
            if now["status"] != "playing":
                return now["status"]
            asked = now.get("asked")
            if asked and asked["question"] > done:
                done = asked["question"]
                last = asked["options"][-1]["action"]
                await socket.send("answer", question=done, actions=[last])
