"""New tables and results when several people do something at once."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from starfelt.server.live.hub import Hub
from starfelt.server.live.new_tables import Wish, open_table, quick_match, rematch, sit
from starfelt.store.records import Query
from starfelt.table.commands import Resign, Sit
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
        people = [await house.person() for _ in range(6)]
        found = await asyncio.gather(*(quick_match(hub, one, TWO) for one in people))
        assert [found.count(table) for table in set(found)] == [2, 2, 2]

    run(tmp_path, play)
