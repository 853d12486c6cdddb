"""Talking hurts nobody: who may, how often, and what it costs those who listen or come back."""

import asyncio

import pytest

from starfelt.server.config import DAY, Limits
from tests.reliability.attacks.past import Past, file_of, somebody
from tests.reliability.served import Served
from tests.reliability.visitors import Visitor, begun, visitors

LINES = 30  # of each socket
WORDS = "Zanzibar"


@pytest.fixture
def usual(tmp_path):
    return Served(tmp_path, limits=Limits())


@pytest.mark.parametrize("more", ({}, {"private": True}), ids=("public", "private"))
def test_whoever_does_not_sit_at_a_table_does_not_talk_there(usual, more):
    async def run():
        async with usual, visitors(usual, 3) as (one, two, stranger):
            table = await begun(one, two, **more)
            return [(await who.do(table, "say", text="Hello!")).status_code
                    for who in (one, stranger)]  # fmt: skip

    seated, stranger = asyncio.run(run())
    assert seated == 200
    assert 400 <= stranger < 500


def test_where_the_table_allows_it_whoever_watches_talks(usual):
    async def run():
        async with usual, visitors(usual, 3) as (one, two, stranger):
            table = await begun(one, two, talk=True)
            return (await stranger.do(table, "say", text="Hello!")).status_code

    assert asyncio.run(run()) == 200


def test_many_sockets_talk_no_more_than_one(usual):
    """The rate is one of the account and the table: a line a second, after five."""

    async def run():
        async with usual, visitors(usual, 2) as (one, two):
            table = await begun(one, two)
            counts = await asyncio.gather(*(talked(one, table) for _ in range(3)))
            return sum(counts), (await two.do(table, "say", text="And I?")).status_code

    said, other = asyncio.run(run())
    assert 5 <= said < 2 * LINES
    assert other == 200


async def talked(visitor, table):
    """How many lines of one socket were taken."""
    async with visitor.at(table) as socket:
        for number in range(LINES):
            await socket.send("say", text="x" * 500, id=f"{id(socket)}.{number}")
        answers = [await socket.next("ack", "refused") for _ in range(LINES)]
    return [answer["type"] for answer in answers].count("ack")


def test_a_line_does_not_carry_the_table(usual):
    async def run():
        async with usual, visitors(usual, 2) as (one, two):
            table = await begun(one, two)
            async with two.at(table, lang="en") as socket:
                await socket.next("update")
                await one.do(table, "say", text=WORDS)
                return [message for message in await socket.so_far() if WORDS in str(message)]

    (message,) = asyncio.run(run())
    assert "now" not in message


@pytest.mark.parametrize("kind", ("mute", "block"))
def test_whoever_is_not_to_be_heard_is_not_heard_on_open_sockets(usual, kind):
    async def run():
        async with usual, visitors(usual, 2) as (one, two):
            table = await begun(one, two)
            async with two.at(table, lang="en") as socket:
                await socket.next("update")
                path = f"/api/blocks/{kind}/{one.me['id']}"
                assert (await two.client.put(path)).is_success
                assert (await one.do(table, "say", text=WORDS)).status_code == 200
                return await socket.so_far()

    assert WORDS not in str(asyncio.run(run()))


def test_nobody_talks_at_a_table_that_ended_long_ago(usual):
    async def run():
        async with file_of(usual) as store:
            (ada, cookie), (bob, _) = await somebody(store, "Ada"), await somebody(store, "Bob")
            past = Past("long-ago", "stolen_plans", [ada, bob], ago=2 * DAY)
            past.resign(1)
            table = await past.written(store)
        async with usual, Visitor(usual, cookie=cookie) as visitor:
            assert (await visitor.get("/api/me")).json()["name"] == "Ada"
            assert (await visitor.now(table))["status"] == "over"
            return (await visitor.do(table, "say", text="Anybody here?")).status_code

    assert 400 <= asyncio.run(run()) < 500


def test_pages_of_a_talkative_table_are_bounded(usual):
    async def run():
        async with file_of(usual) as store:
            (ada, _), (bob, _) = await somebody(store, "Ada"), await somebody(store, "Bob")
            past = Past("talkative", "stolen_plans", [ada, bob])
            for number in range(2000):
                past.say(number % 2, "x" * 500)
            table = await past.written(store)
        async with usual, Visitor(usual) as visitor:
            paths = (f"/tables/{table}", f"/api/tables/{table}/log?lang=en", f"/api/tables/{table}")
            return [len((await visitor.get(path)).content) for path in paths]

    assert max(asyncio.run(run())) < 300_000


# ---------------------------------------------------------------------- coming back
@pytest.mark.parametrize("lang", ("", "ja"))
def test_whoever_comes_back_after_long_gets_the_table(usual, lang):
    """A long game was slept through, and somebody said much in it: the table as it is comes, the
    socket stays open, and what can't be told at once is in the log."""

    async def run():
        async with file_of(usual) as store:
            (ada, cookie), (bob, _) = await somebody(store, "Ada"), await somebody(store, "Bob")
            past = Past("long", "star_realms", [ada, bob], {"starting_authority": 200})
            past.play(300)
            for number in range(600):
                past.say(number % 2, "y" * 500)
            table = await past.written(store)
        async with usual, Visitor(usual, cookie=cookie) as visitor:
            found = []
            for _ in range(2):
                async with visitor.at(table, since=3, lang=lang) as socket:
                    messages = await socket.until("update", "bye")
                    found.append(messages[-1])
                    if messages[-1]["type"] == "update":
                        assert not await socket.so_far()
            log = (await visitor.get(f"/api/tables/{table}/log?limit=500")).json()
            return past.table.public, found, log

    number, found, log = asyncio.run(run())
    assert [message["type"] for message in found] == ["update", "update"]
    assert {message["now"]["number"] for message in found} == {number}
    assert log["happened"][-1]["number"] == number and log["more"]
