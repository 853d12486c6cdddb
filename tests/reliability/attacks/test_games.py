"""Games are fair: nothing is taken back after it was seen, and neither time nor figures tell."""

import asyncio
import os
import signal
from time import monotonic

import pytest

from starfelt.server.config import Config
from starfelt.table import log_rows as kinds
from tests.reliability.attacks.past import Past, file_of, somebody
from tests.reliability.served import Served
from tests.reliability.visitors import Visitor, begun, visitors

TICK = 25  # milliseconds
STOPPED = 5  # seconds
DRAW = 0  # the action by which a card is drawn in Stolen Plans


@pytest.fixture
def generous(tmp_path):
    return Served(tmp_path)


# ---------------------------------------------------------------------- rated
async def rated(store, away=False):
    """A rated table at which the one who is asked has just drawn a hidden card."""
    people = [await somebody(store, name, "player") for name in ("Ada", "Bob")]
    accounts = [account for account, _ in people]
    past = Past("rated", "stolen_plans", accounts, clock="fischer:600+10", rated=True)
    (mine,) = past.table.asked()
    if away:
        for _ in range(3):
            past.answer(mine, DRAW)
            (other,) = past.table.asked()
            past.answer(other, DRAW, kinds.TIME_OUT)
    past.answer(mine, DRAW)
    await past.written(store)
    return mine, [cookie for _, cookie in people]


@pytest.mark.parametrize("away", (False, True), ids=("agreed", "alone"))
def test_a_card_that_was_drawn_is_not_put_back(generous, away):
    async def run():
        async with file_of(generous) as store:
            mine, cookies = await rated(store, away)
        async with generous, Visitor(generous, cookie=cookies[mine]) as one:
            before = (await one.now("rated"))["view"]["hand"]
            answers = [await one.do("rated", "propose", what="undo")]
            if not away:
                async with Visitor(generous, cookie=cookies[1 - mine]) as two:
                    answers.append(await two.do("rated", "agree"))
            after = (await one.now("rated"))["view"]["hand"]
            return before, after, [answer.status_code for answer in answers]

    before, after, statuses = asyncio.run(run())
    assert after[: len(before)] == before or set(before) <= set(after)
    assert 400 <= statuses[-1] < 500


def test_nobody_leaves_a_rated_game_alone_without_resigning(generous):
    async def run():
        async with file_of(generous) as store:
            mine, cookies = await rated(store, away=True)
        async with generous, Visitor(generous, cookie=cookies[mine]) as one:
            answer = await one.do("rated", "propose", what="abandon")
            return answer.status_code, (await one.now("rated"))["status"]

    status, then = asyncio.run(run())
    assert 400 <= status < 500
    assert then == "playing"


@pytest.mark.parametrize(
    "wish",
    ({"clock": "none"}, {"seats": ("me", "bot:thumb"), "clock": "fischer:600+10"}),
    ids=("without a clock", "with a bot"),
)
def test_rated_needs_people_and_a_clock(generous, wish):
    async def run():
        async with file_of(generous) as store:
            _, cookie = await somebody(store, "Ada", "player")
        async with generous, Visitor(generous, cookie=cookie) as ada:
            good = await ada.try_open(rated=True, clock="fischer:600+10")
            return good.status_code, (await ada.try_open(rated=True, **wish)).status_code

    good, status = asyncio.run(run())
    assert good == 201
    assert 400 <= status < 500


# ---------------------------------------------------------------------- what tells
def test_figures_count_no_secret_pick(tmp_path):
    """Somebody picks a card, and has more to pick: nothing that others can read changes."""

    at_once = {"metrics_seconds": 0} if "metrics_seconds" in Config.__struct_fields__ else {}

    async def run():
        served = Served(tmp_path, **at_once)
        async with served, visitors(served, 3) as (one, two, other):
            table = await begun(one, two, game="race_for_the_galaxy")
            picking, asked = await to_pick((one, two), table)
            number = (await other.now(table))["number"]
            before = await figures(other)
            first = asked["options"][0]["action"]
            await picking.do(table, "answer", question=asked["question"], actions=[first])
            assert (await picking.now(table))["asked"]["question"] == asked["question"] + 1
            assert (await other.now(table))["number"] == number
            return before, await figures(other)

    before, after = asyncio.run(run())
    assert before and after == before


async def to_pick(players, table):
    """Play until somebody has several cards to pick: who it is, and the question."""
    for _ in range(100):
        for player in players:
            asked = (await player.now(table)).get("asked")
            if asked and asked.get("picks", 1) > 1:
                return player, asked
            await player.answer(table)
    raise AssertionError("nobody has anything to pick")


async def figures(visitor):
    """What can be read of the tables; requests and the process are counted all the time."""
    lines = (await visitor.get("/metrics")).text.splitlines()
    return [line for line in lines
            if line.startswith("starfelt_") and not line.startswith("starfelt_request")
            and "_created" not in line]  # fmt: skip


def test_bots_answer_on_a_tick(tmp_path):
    async def run():
        served = Served(tmp_path, workers=1)
        async with served, visitors(served, 1) as (guest,):
            table = await guest.open(seats=("me", "bot:thumb"))
            times = []
            while len(times) < 6 and (await guest.now(table))["status"] == "playing":
                await guest.answer(table)
                log = (await guest.get(f"/api/tables/{table}/log?limit=500")).json()["happened"]
                times = [one["at"] for one in log if one["seat"] == 1 and one["kind"] == "answer"]
            return times

    times = asyncio.run(run())
    assert len(times) > 2
    assert {at % TICK for at in times} == {0}


# ---------------------------------------------------------------------- clocks
def test_a_process_that_was_stopped_costs_nobody_their_time(generous):
    async def run():
        async with generous, visitors(generous, 2) as (one, two):
            table = await begun(one, two, clock="fischer:60+0")
            began, before = monotonic(), await left(one, table)
            os.kill(generous.pid, signal.SIGSTOP)
            await asyncio.sleep(STOPPED)
            os.kill(generous.pid, signal.SIGCONT)
            await asyncio.sleep(2.5)
            after = await left(one, table)
            return (before - after) / 1000, monotonic() - began

    lost, passed = asyncio.run(run())
    assert lost < passed - STOPPED + 2


async def left(visitor, table):
    """Milliseconds on the clock that runs, as the table says at this moment."""
    now = await visitor.now(table)
    return next(seat["left"] for seat in now["seats"] if seat.get("running"))
