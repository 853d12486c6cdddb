"""A server that was frozen, or whose clock was set: nobody loses time by that."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import open_table
from starfelt.server.services import MILLISECOND, Steady
from starfelt.store.records import Account
from starfelt.table import log_rows
from starfelt.table.commands import Answer, Say, Sit
from tests.server.house import House
from tests.server.live.live_house import TWO, actor, run

SECOND = 1000
DAY = 24 * 3600 * SECOND


async def started(house: House, hub: Hub, clock: str) -> tuple[Live, list[Account]]:
    """A game with that clock, on a server that is running."""
    people = [await house.person(), await house.person()]
    live = await hub.live(await open_table(hub, people[0], replace(TWO, clock=clock)))
    await live.command(actor(people[1]), Sit())
    await hub.start()
    return live, people


async def settled(hub: Hub, live: Live) -> list[str]:
    """What has happened at the table since the game began."""
    for _ in range(5):
        await asyncio.sleep(0)
        async with live.lock:
            pass
    rows = await hub.store.rows(live.id)
    kinds = [row.kind for row in rows]
    return kinds[kinds.index(log_rows.BEGIN) + 1 :]


def passes(house: House, hub: Hub, seconds: int) -> None:
    """Time passes, and the server is there."""
    for _ in range(seconds):
        house.clock.now += SECOND
        hub.look()


def left(house: House, live: Live) -> int:
    seat = live.table.seats[live.table.asked()[0]]
    assert seat.since
    return seat.time_left(house.clock.now)


def test_no_time_is_over_because_the_server_was_frozen(tmp_path: Path):
    """Even if the alarm rings first of all when it goes on."""

    async def play(house: House, hub: Hub) -> None:
        live, _ = await started(house, hub, "fischer:10+0")
        passes(house, hub, 2)
        house.clock.now += 15 * SECOND
        hub.players.ring(live)
        assert await settled(hub, live) == [log_rows.GRACE]
        assert left(house, live) == 8 * SECOND
        assert not live.thinking and live.timer is not None

    run(tmp_path, play)


def test_an_answer_that_came_while_the_server_was_frozen_costs_no_time(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, people = await started(house, hub, "fischer:60+0")
        seat = live.table.asked()[0]
        passes(house, hub, 2)
        house.clock.now += 15 * SECOND
        action = live.table.state.legal(seat)[0]
        await live.command(actor(people[seat], seat), Answer(0, [action]))
        assert await settled(hub, live) == [log_rows.GRACE, log_rows.ANSWER]
        assert live.table.seats[seat].time_left(house.clock.now) == 58 * SECOND

    run(tmp_path, play)


def test_grace_is_given_to_every_table_once(tmp_path: Path):
    """Also to those that nobody had at hand when it was noticed."""

    async def play(house: House, hub: Hub) -> None:
        live, people = await started(house, hub, "fischer:60+0")
        other = await hub.live(await open_table(hub, people[0], replace(TWO, clock="move:60")))
        await other.command(actor(people[1]), Sit())
        hub.drop(other)
        house.clock.now += 15 * SECOND
        hub.look()
        assert await settled(hub, live) == [log_rows.GRACE]
        passes(house, hub, 5)
        assert await settled(hub, live) == [log_rows.GRACE]
        other = await hub.live(other.id)
        assert await settled(hub, other) == [log_rows.GRACE]
        assert left(house, live) == left(house, other) == 55 * SECOND

    run(tmp_path, play)


def test_time_that_passes_while_the_server_is_there_is_over(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, _ = await started(house, hub, "fischer:10+0")
        passes(house, hub, 10)
        hub.players.ring(live)
        assert live.thinking
        assert await settled(hub, live) == []
        hub.players.stop(live)

    run(tmp_path, play)


@pytest.mark.parametrize(("gap", "found"), [(15 * SECOND, []), (DAY, [log_rows.GRACE])])
def test_where_there_are_days_only_hours_matter(tmp_path: Path, gap: int, found: list[str]):
    async def play(house: House, hub: Hub) -> None:
        live, _ = await started(house, hub, "days:1")
        house.clock.now += gap
        hub.players.ring(live)
        assert await settled(hub, live) == found
        assert left(house, live) == (DAY if found else DAY - gap)
        assert not live.thinking

    run(tmp_path, play)


def test_at_a_table_time_never_goes_back(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, people = await started(house, hub, "move:60")
        house.clock.now -= DAY
        await live.command(actor(people[0], 0), Say("Hello"))
        times = [row.at for row in await hub.store.rows(live.id)]
        assert times == sorted(times)
        assert left(house, live) == 60 * SECOND

    run(tmp_path, play)


# ------------------------------------------------------------------ the clock of the server
class Machine:
    """Its clock, which somebody may set, and the time that it is on."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000 * SECOND
        self.passed = 70 * SECOND
        self.steady = Steady(lambda: self.wall * MILLISECOND, lambda: self.passed * MILLISECOND)

    def runs(self, time: int) -> None:
        self.wall += time
        self.passed += time


def test_a_clock_that_is_set_back_does_not_take_the_server_with_it() -> None:
    machine = Machine()
    before = machine.steady()
    assert before == machine.wall
    machine.wall -= DAY
    machine.runs(5)
    assert machine.steady() == before + 5
    machine.wall += DAY
    machine.runs(5)
    assert machine.steady() == before + 10 == machine.wall


def test_a_clock_that_is_set_forward_or_a_machine_that_slept_is_followed() -> None:
    machine = Machine()
    machine.wall += DAY
    assert machine.steady() == machine.wall
    machine.wall += 999  # so much may be drift
    assert machine.steady() == machine.wall - 999
