"""Who answers when no person does: at a time-out, for who stays away, and for a bot that fails."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from starfelt.server.bot_workers import Workers
from starfelt.server.live.bot_seats import waited_for
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.store.records import Account
from starfelt.table import log_rows
from starfelt.table.commands import Answer, Back, Resign, Sit
from starfelt.table.seats import PATIENCE
from tests.server.house import House
from tests.server.live.live_house import PLANS, TWO, actor, run

SECONDS = 20  # in which anything that should happen has happened

#: A worker whose bot takes the first answer there is, and one whose bot raises something.
WORKER = """
import json, sys
print('{"number":0}', flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"number": asked["number"], ANSWER}), flush=True)
"""
TAKES_THE_FIRST = WORKER.replace("ANSWER", '"action": asked["legal"][0]')
RAISES = WORKER.replace("ANSWER", '"failed": "ZeroDivisionError"')


@asynccontextmanager
async def bots(hub: Hub, worker: str) -> AsyncIterator[None]:
    hub.workers = Workers(1, 20, (sys.executable, "-c", worker))
    await hub.workers.start()
    try:
        yield
    finally:
        await hub.workers.stop()


async def rest(live: Live) -> None:
    """Until no bot thinks any more."""
    while live.thinking:
        await asyncio.gather(*live.thinking.values())


async def at_table(hub: Hub, one: Account, two: Account, clock: str) -> Live:
    live = await hub.live(await open_table(hub, one, replace(TWO, clock=clock)))
    await live.command(actor(two), Sit())
    return live


async def kinds(hub: Hub, live: Live, seat: int) -> list[str]:
    log = await hub.store.rows(live.id)
    return [row.kind for row in log if row.seat == seat and row.kind in log_rows.ANSWERS]


async def answers(live: Live, account: Account, seat: int) -> None:
    question = live.table.seats[seat].question
    action = live.table.state.legal(seat)[0]
    await live.command(actor(account, seat), Answer(question, [action]))


async def late(house: House, hub: Hub, live: Live, seat: int, people: list[Account]) -> None:
    """The others answer until this seat is asked, and then its time passes."""
    while seat not in live.table.asked():
        other = live.table.asked()[0]
        await answers(live, people[other], other)
        await rest(live)
    house.clock.now = live.table.due()
    hub.players.set_timer(live)
    async with asyncio.timeout(SECONDS):
        while not live.thinking:  # until it rings
            await asyncio.sleep(0)
    await rest(live)


def test_after_three_time_outs_the_bot_takes_the_seat_until_the_person_is_back(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        people = [await house.person(), await house.person()]
        live = await at_table(hub, *people, "move:60")
        async with bots(hub, TAKES_THE_FIRST):
            for missed in (1, 2, 3):
                await late(house, hub, live, 0, people)
                assert (await kinds(hub, live, 0)).count(log_rows.TIME_OUT) == missed
                assert live.table.seats[0].is_away == (missed == 3)
            while log_rows.STAND_IN not in await kinds(hub, live, 0):
                other = live.table.asked()[0]
                assert other == 1  # nobody waits for who is away
                await answers(live, people[1], 1)
                await rest(live)
            await live.command(actor(people[0], 0), Back())
            assert not live.table.seats[0].is_away
            given = len(await kinds(hub, live, 0))
            while 0 not in live.table.asked():
                await answers(live, people[1], 1)
            await rest(live)
            assert len(await kinds(hub, live, 0)) == given  # now it is theirs again

    run(tmp_path, play)


def test_nobody_is_late_before_the_time(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        people = [await house.person(), await house.person()]
        live = await at_table(hub, *people, "move:60")
        async with bots(hub, TAKES_THE_FIRST):
            house.clock.now = live.table.due() - 1
            hub.players.ring(live)
            await rest(live)
            assert live.table.answers == []

    run(tmp_path, play)


def test_a_bot_that_fails_is_replaced_and_the_table_says_so(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        async with bots(hub, RAISES):
            wish = Wish(PLANS, ("me", "bot:thumb"))
            live = await hub.live(await open_table(hub, one, wish))
            await rest(live)
            while 1 not in {seat for seat, _ in live.table.answers}:
                await answers(live, one, 0)
                await rest(live)
            log = [row.kind for row in await hub.store.rows(live.id) if row.seat == 1]
            assert log[:3] == [log_rows.SIT, log_rows.BOT_FAILED, log_rows.ANSWER]
            assert hub.workers.failed > 0

    run(tmp_path, play)


def test_while_the_server_is_away_no_clock_runs(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        people = [await house.person(), await house.person()]
        live = await at_table(hub, *people, "fischer:600+5")
        seat = live.table.asked()[0]
        house.clock.now += 20_000
        await hub.sign_of_life()
        house.clock.now += 90_000  # the server is away
        again = Hub(hub.store, hub.workers, house.clock, hub.text)
        await again.start()
        house.clock.now += 1_000
        back = await again.live(live.id)
        assert (await hub.store.rows(live.id))[-1].kind == log_rows.GRACE
        assert back.table.seats[seat].time_left(house.clock.now) == 600_000 - 21_000
        await again.stop()

    run(tmp_path, play)


def test_bots_think_in_the_turn_of_whoever_opened_the_table_and_plays(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        wish = Wish(PLANS, ("open", "open", "bot:thumb"))
        live = await hub.live(await open_table(hub, one, wish))
        await live.command(actor(two), Sit(0))
        assert waited_for(live.table) == two.id
        await live.command(actor(one), Sit(1))
        assert waited_for(live.table) == one.id
        await live.command(actor(one, 1), Resign())
        assert waited_for(live.table) == two.id
        live.table.seats[0].missed = PATIENCE
        assert waited_for(live.table) == ""

    run(tmp_path, play)
