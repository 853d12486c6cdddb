"""Ratings in any store."""

import asyncio
from contextlib import closing
from sqlite3 import connect

import pytest

from starfelt.store import open_store
from starfelt.store.protocol import Broken, Conflict, Store
from starfelt.store.records import Rating
from tests.store.stored import people, rating, record, summary


async def tables(store: Store, count: int) -> None:
    await people(store, "Ann", "Bob")
    for number in range(count):
        over = summary(number, status="over")
        await store.create(record(str(number), rated=True, summary=over), [])


async def test_ratings_come_back_with_names(store: Store) -> None:
    await tables(store, 2)
    ann = rating("ann", mu=31.25, sigma=1 / 3, wins=1)
    assert await store.rate("0", [ann])
    assert await store.rate("1", [rating("ann", game="stolen_plans")])
    assert await store.rating("ann", "star_realms") == Rating(
        "ann", "star_realms", 31.25, 1 / 3, 1, 1, "Ann"
    )
    assert await store.rating("ann", "empire_vs_rebellion") is None
    assert await store.rating("bob", "star_realms") is None
    assert [one.game for one in await store.ratings("ann")] == ["star_realms", "stolen_plans"]


async def test_a_table_is_counted_once(store: Store) -> None:
    await tables(store, 1)
    done = await asyncio.gather(*(store.rate("0", [rating("ann")]) for _ in range(5)))
    assert sorted(done) == [False] * 4 + [True]
    assert not await store.rate("0", [rating("ann", games=2, mu=99)])
    [found] = await store.ratings("ann")
    assert (found.games, found.mu) == (1, 25)


async def test_no_table_is_counted_over_another(store: Store) -> None:
    await tables(store, 3)
    assert await store.rate("0", [rating("bob", games=1)])
    with pytest.raises(Conflict) as refused:
        await store.rate("1", [rating("ann", games=1), rating("bob", games=1)])
    assert refused.value.present == 1
    assert await store.ratings("ann") == []
    assert await store.unrated() == ["1", "2"]
    assert await store.rate("1", [rating("ann", games=1), rating("bob", games=2)])


async def test_who_has_been_forgotten_gets_no_rating(store: Store) -> None:
    await tables(store, 1)
    await store.forget("ann")
    assert await store.rate("0", [rating("ann"), rating("bob")])
    assert [one.player for one in await store.leaders("star_realms")] == ["bob"]


async def test_tables_that_are_still_to_be_counted(store: Store) -> None:
    await tables(store, 3)
    await store.create(record("friendly", summary=summary(status="over")), [])
    await store.create(record("running", rated=True), [])
    await store.create(record("left", rated=True, summary=summary(status="abandoned")), [])
    await store.rate("1", [])
    assert await store.unrated() == ["0", "2"]
    await store.append("running", 0, [], summary(9, status="over"))
    assert await store.unrated() == ["0", "2", "running"]


async def test_leaders(store: Store) -> None:
    await tables(store, 1)
    await store.rate("0", [
        rating("ann", mu=30, sigma=2),  # 24
        rating("bob", mu=40, sigma=8),  # 16
        rating("bob", mu=90, game="stolen_plans"),
    ])  # fmt: skip
    leaders = await store.leaders("star_realms")
    assert [(one.player, one.name) for one in leaders] == [
        ("ann", "Ann"), ("bob", "Bob"),
    ]  # fmt: skip
    assert leaders[:1] == await store.leaders("star_realms", limit=1)
    assert await store.leaders("nothing") == []


async def test_bots_that_were_rated_in_earlier_versions_lead_nobody(
    store: Store, address: str
) -> None:
    await tables(store, 1)
    await store.rate("0", [rating("ann")])
    with closing(connect(address.removeprefix("sqlite:///"))) as db, db:
        db.execute("INSERT INTO ratings VALUES ('bot:thumb', 'star_realms', 90, 1, 5, 5)")
    assert [one.player for one in await store.leaders("star_realms", limit=1)] == ["ann"]
    assert await store.ratings("bot:thumb") == []


async def test_a_store_that_is_closed_takes_nothing(address: str, runner: asyncio.Runner) -> None:
    store = await open_store(address)
    assert await store.ready()
    waiting = [asyncio.ensure_future(store.set_setting(str(n), "x")) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == ["x"] * 20  # what was begun is finished
    assert not await store.ready()
    with pytest.raises(Broken):
        await store.set_setting("a", "b")
    with pytest.raises(Broken):
        await store.setting("a")
    await store.close()
