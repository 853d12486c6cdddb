"""Bots and time-outs act on ticks: time does not tell how many cards a bot has picked in secret."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.server.bot_workers import Chosen, Request, Workers
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.server.live.ticks import Ticks
from starfelt.store.records import Account
from starfelt.table import log_rows
from starfelt.table.commands import Answer, Sit
from starfelt.table.log_rows import Row
from tests.server.house import NOON, Clock, House
from tests.server.live.live_house import TWO, actor, run

TICK = 25
A_PICK = 7  # milliseconds that a bot of these tests thinks about one card


class Thinking(Workers):
    """Bots that choose the last action there is, while time passes."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(0, 1)
        self.clock = clock

    async def choose(self, request: Request, account: str = "") -> Chosen:
        await asyncio.sleep(0)
        self.clock.now += A_PICK
        return Chosen(request.legal[-1], by=request.bot)


def on_ticks(house: House, hub: Hub) -> None:
    async def sleep(seconds: float) -> None:
        house.clock.now += round(seconds * 1000)
        await asyncio.sleep(0)

    hub.workers = Thinking(house.clock)
    hub.ticks.length = TICK
    hub.ticks.sleep = sleep


async def rest(live: Live) -> None:
    while live.thinking:
        await asyncio.gather(*live.thinking.values())


async def answer_all(live: Live, account: Account) -> None:
    """The person gives the first answers there are, and the bot all of its own."""
    await rest(live)
    while 0 in live.table.asked():
        question, action = live.table.seats[0].question, live.table.state.legal(0)[0]
        await live.command(actor(account, 0), Answer(question, [action]))
        await rest(live)


def choices(log: Sequence[Row], seat: int) -> list[tuple[int, int]]:
    """Of each choice of a seat: how many picks it has, and how long after the row before it."""
    found: list[tuple[int, int]] = []
    picks = then = 0
    for row in log:
        if row.seat == seat and row.kind in log_rows.ANSWERS and row.part:
            picks, waited = found.pop()
            found.append((picks + 1, waited))
        elif row.seat == seat and row.kind in log_rows.ANSWERS:
            found.append((1, row.at - then))
        then = row.at
    return found


def test_the_time_of_a_choice_does_not_depend_on_the_number_of_its_picks(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        on_ticks(house, hub)
        one = await house.person()
        wish = Wish("empire_vs_rebellion", ("me", "bot:thumb"))
        live = await hub.live(await open_table(hub, one, wish))
        await answer_all(live, one)
        log = await hub.store.rows(live.id)
        assert all(row.at % TICK == 0 for row in log if row.who == "bot:thumb")
        waits = defaultdict(set)
        for picks, waited in choices(log, 1):
            waits[picks].add(waited)
        assert len(waits) > 1
        assert all(found == {2 * TICK} for found in waits.values()), waits

    run(tmp_path, play)


def test_a_time_out_is_on_a_tick_too(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        on_ticks(house, hub)
        people = [await house.person(), await house.person()]
        live = await hub.live(await open_table(hub, people[0], replace(TWO, clock="move:60")))
        house.clock.now += 13
        await live.command(actor(people[1]), Sit())
        due = house.clock.now = live.table.due()
        assert due % TICK
        hub.players.ring(live)
        await rest(live)
        [row] = [row for row in await hub.store.rows(live.id) if row.kind == log_rows.TIME_OUT]
        assert row.at % TICK == 0
        assert due + 2 * TICK <= row.at < due + 3 * TICK

    run(tmp_path, play)


def test_a_choice_still_holds_if_another_seat_picks_in_secret_meanwhile(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        on_ticks(house, hub)
        one = await house.person()
        wish = Wish("empire_vs_rebellion", ("me", "bot:thumb"))
        live = await hub.live(await open_table(hub, one, wish))

        async def meanwhile(seconds: float) -> None:
            """The bot has chosen, and waits for its tick."""
            action = live.table.state.legal(0)[0]
            await live.command(actor(one, 0), Answer(0, [action]))

        hub.ticks.sleep = meanwhile
        await rest(live)
        log = [row for row in await hub.store.rows(live.id) if row.kind == log_rows.ANSWER]
        assert [row.seat for row in log] == [0, 1, 1, 1, 1]
        assert [row.part for row in log] == [0, 0, 1, 2, 3]
        assert len({row.value for row in log if row.seat == 1}) == 4

    run(tmp_path, play)


@pytest.mark.parametrize("asked", [NOON, NOON + 1, NOON + 24])
def test_long_thoughts_wait_for_ever_coarser_ticks(asked: int) -> None:
    ticks = Ticks(lambda: asked, TICK)
    released = [ticks.release(asked, asked + thought) for thought in range(1000)]
    assert all(at % TICK == 0 and at >= asked + n for n, at in enumerate(released))
    assert len(set(released)) == 6  # 50, 100, 200, 400, 800 or 1600 milliseconds
    assert len(set(released[:51])) == 1


def test_nobody_waits_much_longer_than_the_bot_thought() -> None:
    ticks = Ticks(lambda: 0, TICK)
    assert ticks.release(0, 20_000) == 20_000
    assert ticks.release(0, 20_001) == 20_800


def test_without_ticks_bots_answer_at_once() -> None:
    assert Ticks(lambda: 0).release(100, 117) == 117
