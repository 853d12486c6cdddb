"""Which results count: those of people with a clock, whatever version opened the table."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub, setup_of
from starfelt.server.live.matching import quick_match
from starfelt.server.live.new_tables import close, new_record, open_table, rematch
from starfelt.server.live.summary import summary_of
from starfelt.store.records import Account, TableRecord
from starfelt.table import log_rows
from starfelt.table.commands import Propose, Resign, Sit
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.table import Table
from tests.server.house import House
from tests.server.live.live_house import PLANS, TWO, actor, run

RATED = replace(TWO, clock="move:60", rated=True)


async def stored_before(hub: Hub, one: Account, other: str, clock: str) -> TableRecord:
    """A rated game as an earlier version has stored it."""
    record = replace(new_record(hub, one, TWO), rated=True, clock=clock)
    table = Table(setup_of(record))
    rows = [
        Row(log_rows.SIT, 0, record.created, who=one.id, name=one.name),
        Row(log_rows.SIT, 1, record.created, who=other, name="Other"),
        Row(log_rows.BEGIN, NOBODY, record.created),
    ]
    for row in rows:
        table.apply(row)
    await hub.store.create(replace(record, summary=summary_of(table)), rows)
    return record


async def counted(hub: Hub) -> None:
    while await hub.store.unrated():
        await asyncio.sleep(0.001)


def test_a_rated_table_of_an_earlier_version_goes_on_and_counts_for_nobody(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        for other, clock in (("bot:thumb", "move:60"), (two.id, "none")):
            record = await stored_before(hub, one, other, clock)
            live = await hub.live(record.id)
            with pytest.raises(Refusal, match="rated-undo"):
                await live.command(actor(one, 0), Propose("undo"))
            await live.command(actor(one, 0), Resign())
            assert live.table.ranks() == [2, 1]
            await counted(hub)
            again = await hub.record(await rematch(hub, live, one))
            assert not again.rated  # it could not be opened as a rated one
        assert await hub.store.leaders(PLANS, 10) == []

    run(tmp_path, play)


def test_who_deletes_the_account_in_the_middle_leaves_the_win_to_the_other(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        live = await hub.live(await open_table(hub, one, RATED))
        await live.command(actor(two), Sit())
        await live.command(actor(one, 0), Resign())
        await hub.store.forget(one.id)
        await live.reload()
        await counted(hub)
        [rating] = await hub.store.leaders(PLANS, 10)
        assert (rating.player, rating.games, rating.wins) == (two.id, 1, 1)
        assert await hub.record(await rematch(hub, live, two))

    run(tmp_path, play)


def test_a_host_who_plays_does_not_close_their_own_rated_game(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        host, two = await house.person("host"), await house.person()
        live = await hub.live(await open_table(hub, host, RATED))
        await live.command(actor(two), Sit())
        with pytest.raises(Refusal, match="rated-alone"):
            await close(hub, live.id, host)
        await close(hub, live.id, await house.person("host"))
        assert live.table.status == "closed"

    run(tmp_path, play)


def test_quick_match_finds_no_rated_table_without_a_clock(tmp_path: Path):
    """Not even one that an earlier version has left open."""

    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        record = replace(new_record(hub, one, TWO), rated=True)
        await hub.store.create(replace(record, summary=summary_of(Table(setup_of(record)))), [])
        with pytest.raises(Refusal, match="rated-needs-clock"):
            await quick_match(hub, two, replace(TWO, rated=True))
        assert await quick_match(hub, two, RATED) != record.id

    run(tmp_path, play)
