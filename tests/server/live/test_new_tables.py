"""New tables and results when several people do something at once."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub
from starfelt.server.live.matching import quick_match
from starfelt.server.live.new_tables import Wish, open_table, rematch, sit
from starfelt.server.live.subscriber import Reader
from starfelt.server.live.sweeping import EMPTY, SLOW, WAITING
from starfelt.store.records import BITE, Block, Query
from starfelt.table.commands import Resign, Sit, Stand
from starfelt.table.log_rows import CLOSE
from tests.server.house import House
from tests.server.live.live_house import PLANS, TWO, actor, playing, run


def test_of_two_who_want_a_rematch_at_once_both_get_the_same(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        await live.command(actor(one, 0), Resign())
        first, second = await asyncio.gather(rematch(hub, live, one), rematch(hub, live, two))
        assert first == second == await live.following()
        open_ones = await hub.store.tables(Query(("open",)))
        assert [record.id for record in open_ones] == [first]

    run(tmp_path, play)


def test_rematches_count_as_tables_that_are_opened(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        most = hub.limits.rates.table.at_once
        with pytest.raises(Refusal, match="too-many-requests"):
            for _ in range(most + 1):
                await live.command(actor(two, live.table.seats_of(two.id)[0]), Resign())
                live = await hub.live(await rematch(hub, live, one))
                await live.command(actor(two), Sit())
        assert len(await hub.store.tables(Query(limit=100))) == most + 1
        house.clock.now += 60_000
        assert await rematch(hub, live, one)

    run(tmp_path, play)


def test_nobody_sits_on_two_seats_of_a_rated_table_even_at_once(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        wish = Wish(PLANS, ("me", "open", "open"), clock="move:60", rated=True)
        live = await hub.live(await open_table(hub, one, wish))
        both = (sit(hub, live, two, Sit(seat)) for seat in (1, 2))
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refusal", "int"]
        assert len(live.table.seats_of(two.id)) == 1

    run(tmp_path, play)


def test_two_rated_tables_of_the_same_players_are_both_counted(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        lives = []
        for _ in range(4):
            wish = replace(TWO, clock="move:60", rated=True)
            live = await hub.live(await open_table(hub, one, wish))
            await live.command(actor(two), Sit())
            lives.append(live)
        await asyncio.gather(*(live.command(actor(one, 0), Resign()) for live in lives))
        while await hub.store.unrated():
            await asyncio.sleep(0.001)
        rating = await hub.store.rating(two.id, PLANS)
        assert rating is not None
        assert (rating.games, rating.wins) == (4, 4)

    run(tmp_path, play)


def test_who_looks_for_somebody_at_the_same_time_finds_them(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        people = [await house.person() for _ in range(20)]
        found = await asyncio.gather(*(quick_match(hub, one, TWO) for one in people))
        assert [found.count(table) for table in set(found)] == [2] * 10

    run(tmp_path, play)


def test_tables_at_which_nobody_sits_keep_nobody_from_meeting(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        hub.limits = replace(hub.limits, open_tables=1000)
        guest, one, two = [await house.person() for _ in range(3)]
        first = await quick_match(hub, one, TWO)
        for _ in range(120):
            live = await hub.live(await open_table(hub, guest, TWO))
            await live.command(actor(guest, 0), Stand())
        assert await quick_match(hub, two, TWO) == first

    run(tmp_path, play)


def test_whoever_is_blocked_at_many_tables_still_finds_the_next_one(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        unkind, one, two = [await house.person() for _ in range(3)]
        await hub.store.block(Block(unkind.id, one.id, "block"))
        for _ in range(12):
            await open_table(hub, unkind, TWO)
        table = await open_table(hub, two, TWO)
        assert await quick_match(hub, one, TWO) == table

    run(tmp_path, play)


def test_of_many_tables_opened_at_once_no_more_than_the_bound_are_there(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        hub.limits = replace(hub.limits, open_tables=3)
        one = await house.person()
        wish = Wish(PLANS, ("open", "open"))
        tries = [open_table(hub, one, wish) for _ in range(10)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(table, str) for table in found) == 3
        assert (await hub.store.hosted(one.id)).open == 3

    run(tmp_path, play)


# ------------------------------------------------------------------ tables that nobody wants
def test_an_open_table_without_people_closes_by_itself(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        empty = await open_table(hub, one, Wish(PLANS, ("open", "open")))
        bot = await open_table(hub, one, Wish(PLANS, ("open", "bot:thumb")))
        waiting = await open_table(hub, one, TWO)
        left = await open_table(hub, one, TWO)
        house.clock.now += EMPTY - 1
        await (await hub.live(left)).command(actor(one, 0), Stand())
        await hub.sweep()
        assert await open_ones(hub) == {empty, bot, waiting, left}
        house.clock.now += 1
        await hub.sweep()
        assert await open_ones(hub) == {waiting, left}
        assert (await hub.live(empty)).table.status == "closed"
        house.clock.now += EMPTY
        await hub.sweep()
        assert await open_ones(hub) == {waiting}
        assert (await hub.store.hosted(one.id)).open == 1

    run(tmp_path, play)


def test_an_open_table_that_everybody_has_left_alone_closes_after_a_day(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        waiting = await open_table(hub, one, TWO)
        slow = await open_table(hub, one, replace(TWO, clock="days:3"))
        house.clock.now += WAITING
        looks = Reader(0, one.id)
        live = await hub.live(waiting)
        await live.join(looks, None)
        await hub.sweep()
        assert await open_ones(hub) == {waiting, slow}
        live.leave(looks)
        await hub.sweep()
        assert await open_ones(hub) == {slow}
        house.clock.now += SLOW - WAITING
        await hub.sweep()
        assert await open_ones(hub) == set()

    run(tmp_path, play)


def test_more_tables_than_are_looked_at_together_are_all_closed(tmp_path: Path):
    """Also those of rules that nobody plays any more."""

    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        empty = Wish(PLANS, ("open", "open"))
        record = await hub.record(await open_table(hub, one, empty))
        for number in range(BITE + 20):
            rules = 99 if number % 2 else record.rules
            await hub.store.create(replace(record, id=f"t{number}", rules=rules), [])
        house.clock.now += EMPTY
        await hub.sweep()
        assert await open_ones(hub) == set()
        assert (await hub.store.rows("t1"))[-1].kind == CLOSE

    run(tmp_path, play)


async def open_ones(hub: Hub) -> set[str]:
    return {record.id for record in await hub.store.tables(Query(("open",), limit=1000))}
