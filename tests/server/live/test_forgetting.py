"""What is forgotten by the host's rules, and what somebody still has before them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.config import DAY, Keeping
from starfelt.server.live.forgetting import forget_by_rules
from starfelt.server.live.hub import Hub
from starfelt.server.live.new_tables import close, open_table
from starfelt.server.live.subscriber import Reader
from starfelt.store.records import Account, Horizons
from starfelt.table.commands import Resign, Say, Sit
from starfelt.table.log_rows import SAY
from tests.server.house import House
from tests.server.live.live_house import TWO, actor, playing, run

LONG = 400  # days
EVERYTHING = Keeping(tables=30)


async def ended(house: House, hub: Hub, role: str = "player") -> tuple[str, Account]:
    """A game between two that is over, and that nobody has before them."""
    one, two = await house.person(role), await house.person(role)
    live = await hub.live(await open_table(hub, one, TWO))
    await live.command(actor(two), Sit())
    await live.command(actor(one, 0), Say("good luck"))
    await live.command(actor(one, 0), Resign())
    hub.drop(live)
    return live.id, one


async def pages_of(house: House, table: str, by: Account) -> list[int]:
    client = house.as_(by, house.clock())
    return [
        (await client.get(path)).status_code
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay")
    ]


def test_by_default_games_of_guests_go_and_those_of_players_stay(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        (theirs, _), (guests, guest) = await ended(house, hub), await ended(house, hub, "guest")
        house.clock.now += 179 * DAY
        await forget_by_rules(hub, Keeping())
        assert await house.store.table(guests) is not None
        house.clock.now += 3 * DAY
        await forget_by_rules(hub, Keeping())
        assert await house.store.table(guests) is None
        assert await house.store.account(guest.id) is None
        host = await house.person()
        assert await pages_of(house, guests, host) == [404, 404]
        assert await pages_of(house, theirs, host) == [200, 200]

    run(tmp_path, play)


def test_a_host_may_keep_all_for_ever_or_nothing_for_long(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        (theirs, one), (guests, guest) = await ended(house, hub), await ended(house, hub, "guest")
        house.clock.now += 10 * LONG * DAY
        await forget_by_rules(hub, Keeping(0, 0, 0, 0, 0))
        assert await house.store.account(guest.id) is not None
        assert len(await house.store.said(one.id)) == len(await house.store.said(guest.id)) == 1
        await forget_by_rules(hub, EVERYTHING)
        assert [await house.store.table(id_) for id_ in (theirs, guests)] == [None, None]
        assert await house.store.account(one.id) is not None

    run(tmp_path, play)


def test_nobody_loses_what_they_look_at(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        table, guest = await ended(house, hub, "guest")
        live = await hub.live(table)
        reader = Reader(-1, guest.id)
        hub.readers.add(reader)
        await live.join(reader, None)
        house.clock.now += LONG * DAY
        await forget_by_rules(hub, Keeping(talk=0))
        assert await house.store.table(table) is not None
        assert await house.store.account(guest.id) is not None
        hub.readers.discard(reader)
        live.leave(reader)
        hub.drop(live)
        await forget_by_rules(hub, Keeping(talk=0))
        assert await house.store.table(table) is None
        assert await house.store.account(guest.id) is None

    run(tmp_path, play)


def test_a_game_that_goes_on_is_never_forgotten(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        hub.drop(live)
        rows = await house.store.rows(live.id)
        house.clock.now += LONG * DAY
        await forget_by_rules(hub, EVERYTHING)
        assert await house.store.rows(live.id) == rows
        assert await house.store.account(one.id) is not None

    run(tmp_path, play)


def test_whoever_comes_while_a_table_goes_is_sent_away(tmp_path: Path):
    """The table is being loaded at the moment at which it is forgotten."""

    async def play(house: House, hub: Hub) -> None:
        table, _ = await ended(house, hub, "guest")
        house.clock.now += LONG * DAY
        forget, reader = house.store.forget_table, Reader(-1)

        async def late(table: str, horizons: Horizons) -> bool:
            await (await hub.live(table)).join(reader, None)
            return await forget(table, horizons)

        house.store.forget_table = late  # type: ignore[method-assign]
        await forget_by_rules(hub, Keeping())
        assert reader.end is not None
        assert reader.end.why == "restart"
        assert table not in hub.lives
        with pytest.raises(Refusal, match="no-such-table"):
            await hub.live(table)

    run(tmp_path, play)


def test_old_talk_is_gone_also_from_a_live_table_and_its_game_replays(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        table, one = await ended(house, hub)
        client = house.as_(one)
        before = (await client.get(f"/api/tables/{table}/replay")).json()
        live = await hub.live(table)
        house.clock.now += 366 * DAY
        number = live.table.public
        await forget_by_rules(hub, Keeping())
        assert live.table.public == number
        said = [row for row in await house.store.rows(table) if row.kind == SAY]
        assert [(row.who, row.name, row.text) for row in said] == [("", "", "")]
        pages = (await live.past.whole()).pages
        assert "good luck" not in {one.text for page in pages for one in page.values()}
        client = house.as_(one, house.clock())
        assert (await client.get(f"/api/tables/{table}/replay")).json() == before

    run(tmp_path, play)


def test_a_table_that_was_closed_before_it_began_goes_after_a_day(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person("host")
        table = await open_table(hub, one, replace(TWO, private=True))
        await close(hub, table, one)
        hub.drop(hub.lives[table])
        house.clock.now += DAY
        await forget_by_rules(hub, Keeping())
        assert await house.store.table(table) is not None
        house.clock.now += 1
        await forget_by_rules(hub, Keeping())
        assert await house.store.table(table) is None

    run(tmp_path, play)
