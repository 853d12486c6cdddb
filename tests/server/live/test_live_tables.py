"""Live tables when something goes wrong: the log is the truth, and everybody gets an answer."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.bot_workers import Workers
from starfelt.server.config import DAY
from starfelt.server.identity.tokens import READ
from starfelt.server.live import hub as hubs
from starfelt.server.live.hub import Hub
from starfelt.server.live.joining import Wanted, entered, greet
from starfelt.server.live.matching import quick_match
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.server.live.subscriber import Reader
from starfelt.server.visitor import BY_TOKEN, Visitor
from starfelt.store.protocol import Broken
from starfelt.table.commands import Resign, Say, Sit, Stand, Unseat
from starfelt.table.seats import PATIENCE
from starfelt.table.updates import now
from tests.server.house import House
from tests.server.live.live_house import PLANS, TWO, actor, playing, run


# ------------------------------------------------------------------ the store fails
def test_what_can_t_be_stored_has_not_happened(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        reader = Reader(0, one.id)
        await live.join(reader, None)
        reader.waiting.clear()
        before = now(live.table, 0, 0)
        append = hub.store.append

        async def failing(*args):
            raise Broken("disk")

        hub.store.append = failing  # type: ignore[method-assign]
        client = house.as_(one)
        said = await client.post(
            f"/api/tables/{live.id}/commands", json={"type": "say", "text": "hello"}
        )
        assert (said.status_code, said.json()["code"]) == (503, "store-broken")
        assert said.json()["sentence"]
        assert now(live.table, 0, 0) == before
        assert not reader.waiting
        hub.store.append = append  # type: ignore[method-assign]
        assert await live.command(actor(one, 0), Say("hello")) == before.number + 1
        assert len(reader.waiting) == 1

    run(tmp_path, play)


def test_a_table_that_can_t_even_be_read_again_is_let_go_with_its_readers(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        reader = Reader(0, one.id)
        await live.join(reader, None)
        append, rows = hub.store.append, hub.store.rows

        async def failing(*args):
            raise Broken("disk")

        hub.store.append = hub.store.rows = failing  # type: ignore[method-assign]
        with pytest.raises(Broken):
            await live.command(actor(one, 0), Say("hello"))
        assert reader.end is not None
        assert (reader.end.code, reader.end.why) == (1012, "restart")
        assert live.id not in hub.lives
        for late in (live.command(actor(one, 0), Resign()), live.join(Reader(0, one.id), None)):
            with pytest.raises(Broken):  # who still has it in hand must not use it
                await late
        hub.store.append, hub.store.rows = append, rows  # type: ignore[method-assign]
        again = await hub.live(live.id)
        assert again is not live
        assert again.table.public == 3

    run(tmp_path, play)


def test_a_store_that_fails_is_said_at_every_endpoint(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person()

        async def failing(*args):
            raise Broken("disk")

        house.store.create = failing  # type: ignore[method-assign]
        answer = await house.as_(one).post(
            "/api/tables", json={"game": PLANS, "seats": ["me", "open"]}
        )
        assert (answer.status_code, answer.json()["code"]) == (503, "store-broken")
        assert "disk" not in answer.text

    run(tmp_path, play)


def test_another_process_that_was_faster_is_caught_up_with(tmp_path: Path):
    """Two hubs on one store are as two processes."""

    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        services = house.services
        other = Hub(services.store, Workers(1, 1), services.clock, services.text)
        twin = await other.live(live.id)
        reader = Reader(1, two.id)
        await twin.join(reader, None)
        reader.waiting.clear()
        await live.command(actor(one, 0), Say("first"))
        with pytest.raises(Refusal) as faster:
            await twin.command(actor(two, 1), Say("second"))
        assert (faster.value.key, faster.value.facts["number"]) == ("somebody-was-faster", 4)
        assert b"first" in reader.waiting[0]
        assert await twin.command(actor(two, 1), Say("second")) == 5

    run(tmp_path, play)


# ------------------------------------------------------------------ other rules
def test_a_table_of_other_rules_is_answered_clearly_and_bothers_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        old = await open_table(hub, one, replace(TWO, clock="move:5"))
        await (await hub.live(old)).command(actor(two), Sit())
        waiting = await open_table(hub, one, TWO)
        hub.lives.clear()
        game = hubs.Table(hubs.setup_of(await hub.record(old))).game
        newer = game.rules + 1
        monkeypatch.setattr(game, "rules", newer)
        monkeypatch.setattr(game, "kept", (newer,))
        client = house.as_(one)
        for path in ("", "/replay", "/events"):
            answer = await client.get(f"/api/tables/{old}{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-of-other-rules")
            assert answer.json()["sentence"]
        assert [entry["id"] for entry in (await client.get("/api/tables")).json()["tables"]]
        house.clock.now += 60_000
        fresh = await open_table(hub, one, replace(TWO, clock="move:5"))
        await (await hub.live(fresh)).command(actor(two), Sit())
        hub.lives.clear()
        house.clock.now += 60_000
        await hub.sweep()  # loads what is due, past the old one
        assert fresh in hub.lives
        assert await quick_match(hub, await house.person(), TWO) not in (old, waiting)

    run(tmp_path, play)


# ------------------------------------------------------------------ coming and going
def test_a_table_is_loaded_once_whoever_gives_up_waiting(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, *_ = await playing(house, hub)
        hub.lives.clear()
        first = asyncio.create_task(hub.live(live.id))
        second = asyncio.create_task(hub.live(live.id))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        third = asyncio.create_task(hub.live(live.id))
        assert await second is await third is hub.lives[live.id]
        assert not hub.loading

    run(tmp_path, play)


def test_a_table_that_somebody_asks_for_is_not_let_go(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        house.clock.now += hubs.IDLE + 1
        assert await hub.live(live.id) is live  # on the way in
        await hub.sweep()
        assert live.id in hub.lives
        reader = Reader(0, one.id)
        await live.join(reader, None)
        house.clock.now += 10 * hubs.IDLE
        await hub.sweep()
        assert live.id in hub.lives
        live.leave(reader)
        house.clock.now += hubs.IDLE + 1
        await hub.sweep()
        assert live.id not in hub.lives

    run(tmp_path, play)


def test_what_repeats_goes_on_after_a_failure(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        times = 0

        async def failing() -> None:
            nonlocal times
            times += 1
            raise Broken("disk")

        task = hub.task(hub.repeat(0, failing))
        while times < 3:
            await asyncio.sleep(0)
        task.cancel()

    run(tmp_path, play)


def test_who_stands_up_while_coming_in_gets_nothing_of_who_sits_there_next(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two, three = [await house.person() for _ in range(3)]
        live = await hub.live(await open_table(hub, one, TWO))
        await live.command(actor(one, 0), Stand())
        await live.command(actor(two), Sit(0))
        late = Reader(0, one.id)  # as it was when it knocked
        await live.join(late, None)
        assert late.seat == -1
        await live.command(actor(three), Sit(1))
        assert live.table.status == "playing"
        for command in (Resign(), Say("as if from there")):
            with pytest.raises(Refusal, match="no-seat-of-yours"):
                await live.command(actor(one, 0), command)

    run(tmp_path, play)


def test_who_is_unseated_watches_from_then_on(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one, two = await house.person(), await house.person()
        live = await hub.live(await open_table(hub, one, Wish(PLANS, ("me", "open", "open"))))
        await live.command(actor(two), Sit(1))
        reader = Reader(1, two.id)
        await live.join(reader, None)
        await live.command(actor(one, 0), Unseat(1))
        assert reader.seat == -1

    run(tmp_path, play)


def test_who_comes_back_takes_the_seat_from_the_bot_but_not_by_a_token_for_reading(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        for scopes, is_away in (({"read"}, True), ({"read", "play"}, False)):
            live.table.seats[0].missed = PATIENCE
            visitor = Visitor(one, frozenset(scopes), "token", "en", "192.0.2.1")
            reader = Reader(0, one.id)
            await greet(live, visitor, reader, None)
            assert live.table.seats[0].is_away == is_away
            live.leave(reader)

    run(tmp_path, play)


# ------------------------------------------------------------------ what was shown ends
def test_what_was_opened_with_a_token_ends_with_it(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        for until, ends in ((house.clock() + 10, True), (house.clock() + DAY, False), (0, False)):
            visitor = Visitor(one, frozenset({READ}), BY_TOKEN, "en", "192.0.2.1", until=until)
            with entered(house.services, hub, visitor, Wanted()) as reader:
                await asyncio.sleep(0.05)
                assert (reader.end is not None) is ends

    run(tmp_path, play)


# ------------------------------------------------------------------ many tables at once
def test_of_all_that_is_read_in_pieces_one_piece_comes_at_a_time(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        turns: list[int] = []
        rounds = 0

        async def reading() -> None:
            await hub.turns.wait()
            turns.append(rounds)

        everybody = [asyncio.create_task(reading()) for _ in range(50)]
        while not all(task.done() for task in everybody):
            await asyncio.sleep(0)
            rounds += 1
        assert len(set(turns)) == 50

    run(tmp_path, play)


def test_where_many_tables_are_looked_at_once_each_they_are_let_go_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(hubs, "MANY", 5)

    async def play(house: House, hub: Hub) -> None:
        one = await house.person()
        tables = []
        for _ in range(10):
            tables.append(await open_table(hub, one, TWO))
            house.clock.now += 2_000
        assert len(hub.lives) <= 5
        assert tables[-1] in hub.lives

    run(tmp_path, play)
