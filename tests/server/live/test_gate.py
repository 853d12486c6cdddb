"""Reading while something is being stored: a secret pick holds up nobody but its seat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.server.live.subscriber import Reader
from starfelt.store.protocol import Broken
from starfelt.store.records import Account
from starfelt.table.commands import Answer, Resign, Say, Sit
from starfelt.table.updates import now
from tests.server.house import House
from tests.server.live.live_house import actor, run

RACE = Wish("race_for_the_galaxy", ("me", "open"))  # picks that nobody may notice come early


async def picking(house: House, hub: Hub) -> tuple[Live, Account, Account, Answer]:
    """A table at which the first player owes a choice of several cards; the first pick of it."""
    one, two = await house.person(), await house.person()
    live = await hub.live(await open_table(hub, one, RACE))
    await live.command(actor(two), Sit())
    for _ in range(20):
        asked = now(live.table, 0, 0).asked
        assert asked is not None
        first = Answer(asked.question, [asked.options[0].action])
        if asked.picks > 1:
            return live, one, two, first
        await live.command(actor(one, 0), first)
    raise AssertionError("never several cards at once")


class Held:
    """A disk that takes its time; then it has it, or it fails."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.may_go = asyncio.Event()
        self.fails = False


@asynccontextmanager
async def held(hub: Hub) -> AsyncIterator[Held]:
    disk, append = Held(), hub.store.append

    async def slow(*args: Any) -> Any:
        disk.reached.set()
        await disk.may_go.wait()
        if disk.fails:
            raise Broken("disk")
        return await append(*args)

    hub.store.append = slow  # type: ignore[method-assign]
    yield disk
    hub.store.append = append  # type: ignore[method-assign]


async def read(client: httpx.AsyncClient, live: Live, path: str = "") -> Any:
    answer = await client.get(f"/api/tables/{live.id}{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def waits(work: asyncio.Task[Any]) -> bool:
    """It is not done, however often it gets its turn."""
    for _ in range(50):
        await asyncio.sleep(0.001)
    return not work.done()


@pytest.mark.parametrize("fails", [False, True])
def test_a_secret_pick_that_is_being_stored_holds_up_its_own_seat_alone(
    tmp_path: Path, fails: bool
):
    async def play(house: House, hub: Hub) -> None:
        live, one, two, pick = await picking(house, hub)
        stranger, mine, theirs = house.client(), house.as_(one), house.as_(two)
        before = [await read(client, live) for client in (stranger, theirs, mine)]
        log = await read(stranger, live, "/log")
        async with held(hub) as disk:
            disk.fails = fails
            giving = asyncio.create_task(live.command(actor(one, 0), pick))
            await disk.reached.wait()
            async with asyncio.timeout(10):
                assert await read(stranger, live) == before[0]
                assert await read(theirs, live) == before[1]
                assert await read(stranger, live, "/log") == log
                for seat, account in ((-1, ""), (1, two.id)):
                    reader = Reader(seat, account)
                    await live.join(reader, live.number - 1)
                    assert len(reader.waiting) == 1
            own = asyncio.create_task(read(mine, live))
            joining = asyncio.create_task(live.join(Reader(0, one.id), None))
            assert await waits(own) and not joining.done()
            disk.may_go.set()
            (result,) = await asyncio.gather(giving, return_exceptions=True)
            assert isinstance(result, Broken) == fails
            after = await own
            await joining
            was_asked = before[2]["now"]["asked"]["question"]
            assert after["now"]["asked"]["question"] == was_asked + (not fails)
        assert await read(stranger, live) == before[0]

    run(tmp_path, play)


@pytest.mark.parametrize("fails", [False, True])
def test_what_all_may_know_is_shown_to_nobody_before_it_is_stored(tmp_path: Path, fails: bool):
    async def play(house: House, hub: Hub) -> None:
        live, one, two, _ = await picking(house, hub)
        stranger = house.client()
        before = await read(stranger, live)
        await read(stranger, live, "/log")
        async with held(hub) as disk:
            disk.fails = fails
            saying = asyncio.create_task(live.command(actor(one, 0), Say("hello")))
            await disk.reached.wait()
            looking = asyncio.create_task(read(stranger, live))
            reading = asyncio.create_task(read(stranger, live, "/log"))
            reader = Reader(1, two.id)
            joining = asyncio.create_task(live.join(reader, None))
            assert await waits(looking) and not joining.done()
            assert not reader.waiting and not reading.done()
            disk.may_go.set()
            await asyncio.gather(saying, return_exceptions=True)
            after, log = await looking, await reading
            await joining
        number = before["now"]["number"] + (not fails)
        assert after["now"]["number"] == log["happened"][-1]["number"] == number
        assert b'"number":%d' % number in reader.waiting[0]
        assert ("hello" in str(log)) == (not fails)

    run(tmp_path, play)


@pytest.mark.parametrize("fails", [False, True])
def test_a_game_is_over_for_nobody_before_its_end_is_stored(tmp_path: Path, fails: bool):
    async def play(house: House, hub: Hub) -> None:
        live, one, two, _ = await picking(house, hub)
        here, theirs = f"/api/tables/{live.id}", house.as_(two)
        async with held(hub) as disk:
            disk.fails = fails
            resigning = asyncio.create_task(live.command(actor(one, 0), Resign()))
            await disk.reached.wait()
            asking = [
                asyncio.create_task(theirs.get(f"{here}/replay")),
                asyncio.create_task(theirs.get(f"{here}/moves/0", params={"seat": 0})),
                asyncio.create_task(theirs.post(f"{here}/rematch")),
                asyncio.create_task(
                    theirs.post(f"{here}/continue", json={"answers": 0, "seat": 0})
                ),
            ]
            assert await waits(asking[0])
            assert not any(one.done() for one in asking)
            disk.may_go.set()
            await asyncio.gather(resigning, return_exceptions=True)
            answers = await asyncio.gather(*asking)
        assert [answer.is_success for answer in answers] == [not fails] * 4
        assert [answer.json().get("code") == "game-not-over" for answer in answers] == [fails] * 4

    run(tmp_path, play)


def test_readers_get_their_turn_between_one_answer_and_the_next(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, *_ = await picking(house, hub)
        stranger = house.client()
        talking = [
            asyncio.create_task(live.command(actor(one, 0), Say(str(n)))) for n in range(100)
        ]
        await asyncio.sleep(0)
        shown = await read(stranger, live)
        assert shown["now"]["number"] < live.number + sum(not task.done() for task in talking)
        await asyncio.gather(*talking)

    run(tmp_path, play)
