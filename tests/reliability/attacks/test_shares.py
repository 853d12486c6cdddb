"""Nobody takes more than a share: tables, lists, the bots' time, quick match, and the file."""

import asyncio
from itertools import pairwise
from time import perf_counter

import pytest

from starfelt.server.config import Limits
from starfelt.store.records import Block
from tests.reliability.attacks.past import Past, file_of, somebody
from tests.reliability.served import Served
from tests.reliability.visitors import Visitor, visitors

BOTS = ("bot:thumb",) * 2


@pytest.fixture
def generous(tmp_path):
    return Served(tmp_path)


# ---------------------------------------------------------------------- tables and lists
@pytest.mark.parametrize("seats", (("open", "open"), ("me", "open")), ids=("empty", "waiting"))
def test_one_guest_does_not_fill_the_lobby(generous, seats):
    async def run():
        async with generous, visitors(generous, 1) as (guest,):
            return [(await guest.try_open(seats=seats)).status_code for _ in range(40)]

    statuses = asyncio.run(run())
    assert statuses.count(201) == Limits().open_tables
    assert set(statuses) <= {201, 400, 403, 409, 429}


def test_sitting_down_and_standing_up_does_not_fill_it_either(generous):
    async def run():
        async with generous, visitors(generous, 1) as (guest,):
            statuses = []
            for _ in range(40):
                answer = await guest.try_open()
                statuses.append(answer.status_code)
                if answer.is_success:
                    await guest.do(answer.json()["id"], "stand")
            return statuses

    assert asyncio.run(run()).count(201) <= Limits().open_tables


def test_a_page_of_one_is_one_table_and_the_pages_have_all(generous):
    """Also where many tables changed in the same millisecond."""

    async def run():
        async with file_of(generous) as store:
            (ada, _), (bob, _) = await somebody(store, "Ada"), await somebody(store, "Bob")
            made = {
                await Past(f"t{n}", "stolen_plans", [ada, bob]).written(store) for n in range(12)
            }
        async with generous, visitors(generous, 1) as (guest,):
            made |= {await guest.open(seats=("open", "open")) for _ in range(3)}
            pages, before = [], ""
            while len(pages) < 2 * len(made):
                page = (await guest.get(f"/api/tables?limit=1{before}")).json()
                pages.append([table["id"] for table in page["tables"]])
                if not page.get("before"):
                    break
                before = f"&before={page['before']}"
            return made, pages

    made, pages = asyncio.run(run())
    assert max(len(page) for page in pages) == 1
    assert sorted(id_ for page in pages for id_ in page) == sorted(made)


# ---------------------------------------------------------------------- bots
def test_bots_alone_get_no_table(tmp_path):
    async def run():
        served = Served(tmp_path, workers=1)
        async with served, visitors(served, 1) as (guest,):
            answer = await guest.try_open(seats=BOTS)
            found = [answer.status_code]
            empty = await guest.open(seats=("open", "open"))
            for _ in BOTS:
                answer = await guest.do(empty, "put_bot", bot="thumb")
            found.append((await guest.now(empty))["status"])
            return found

    status, then = asyncio.run(run())
    assert 400 <= status < 500
    assert then != "playing"


def test_many_tables_of_one_keep_nobodys_bot_busy(tmp_path):
    """The bots' time goes round by account: while my bot answers me some times, those of the
    other account don't answer many times as often.  Without ticks, on which all bots would wait,
    and with bots that think for so long that no slow disk counts."""
    tables, answers = 15, 6
    many = {"game": "race_for_the_galaxy", "seats": ("me", *("bot:thumb",) * 3)}

    async def run():
        served = Served(tmp_path, "slow_bots", workers=1, tick=0)
        async with served, visitors(served, 2) as (greedy, innocent):
            made = [(await greedy.try_open(**many)) for _ in range(tables)]
            theirs = [answer.json()["id"] for answer in made if answer.is_success]
            for table in theirs:
                await greedy.do(table, "resign")
            mine = await innocent.open(seats=("me", "bot:thumb"))
            waits = []
            while len(waits) < answers and await played(innocent, mine):
                waits = waits_for(1, await times(innocent, mine))
            given = [at for table in theirs for _, at in await times(greedy, table)]
            return sum(began < at <= ended for began, ended in waits for at in given), len(waits)

    theirs, mine = asyncio.run(run())
    assert mine > 2
    assert theirs < 10 * mine


async def played(visitor, table):
    """Answer if there is a question; is the game still on?"""
    await visitor.answer(table)
    return (await visitor.now(table))["status"] == "playing"


async def times(visitor, table):
    """Who answered when, as the log has it."""
    log = (await visitor.get(f"/api/tables/{table}/log?limit=500")).json()["happened"]
    return [(one["seat"], one["at"]) for one in log if one["seat"] >= 0]


def waits_for(seat, given):
    """From when to when somebody waited for this seat."""
    pairs = pairwise(given)
    return [(before, at) for (_, before), (who, at) in pairs if who == seat]


# ---------------------------------------------------------------------- quick match
def test_tables_of_those_who_block_me_hold_nobody_up(generous):
    """Others wait no longer beside my quick matches than beside those of somebody else."""
    wish = {"game": "stolen_plans", "seats": ["me", "open"], "clock": "move:60"}

    async def run():
        async with file_of(generous) as store:
            me, cookie = await somebody(store, "Unloved")
            for number in range(100):
                owner, _ = await somebody(store, f"Owner{number}")
                await store.block(Block(owner.id, me.id, "block"))
                await waiting(store, f"t{number}", owner)
        async with (
            generous,
            visitors(generous, 2) as (loved, other),
            Visitor(generous, cookie=cookie) as unloved,
        ):
            await asked(unloved, wish)  # the tables are at hand then
            usual, held = [], []
            for _ in range(12):  # by turns: somewhere the machine is not busy with other things
                usual.append(await beside(loved, {**wish, "clock": "move:61"}, other))
                held.append(await beside(unloved, wish, other))
            return min(held) / min(usual)

    assert asyncio.run(run()) < 3


async def beside(asking, wish, other, many=40):
    """How long somebody's quick match takes beside many of another one."""
    asks = [asyncio.create_task(asked(asking, wish)) for _ in range(many)]
    await asyncio.sleep(0.02)
    seconds = await asked(other, {**wish, "clock": "move:62"})
    await asyncio.gather(*asks)
    return seconds


async def waiting(store, id_, owner):
    """A table at which somebody waits for another one."""
    past = Past(id_, "stolen_plans", [owner], clock="move:60", seats=2)
    await past.written(store)


async def asked(visitor, wish):
    began = perf_counter()
    answer = await visitor.post("/api/quick-match", wish)
    assert answer.is_success, answer.text
    return perf_counter() - began


# ---------------------------------------------------------------------- growth
def test_one_guest_does_not_fill_the_disk(generous):
    """A long game is continued again and again: each time all of it would be stored once more."""

    async def run():
        async with file_of(generous) as store:
            (ada, _), (bob, _) = await somebody(store, "Ada"), await somebody(store, "Bob")
            past = Past("long", "stolen_plans", [ada, bob])
            past.play(10_000)
            table = await past.written(store)
            last = len(past.table.answers) - 1
        async with generous, visitors(generous, 1) as (guest,):
            path = f"/api/tables/{table}/continue"
            wish = {"answers": last, "seat": 0}
            return [(await guest.post(path, wish)).status_code for _ in range(60)]

    statuses = asyncio.run(run())
    assert 201 in statuses
    assert statuses.count(201) <= 45
