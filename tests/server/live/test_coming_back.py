"""Whoever comes back gets the table as it is, and is sent to the log for what is too much."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starfelt.server.live import history as histories
from starfelt.server.live import live_table, subscriber
from starfelt.server.live.history import MOST_MISSED, RECENT
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import encode
from starfelt.server.live.new_tables import open_table
from starfelt.server.live.subscriber import Reader
from starfelt.store.records import Account
from starfelt.table.commands import Resign, Say
from tests.server.hall import Hall
from tests.server.hall import playing as playing_at
from tests.server.house import House
from tests.server.live.live_house import TWO, actor, playing, run

LONG = "長" * 500


def heard(reader: Reader) -> list[Any]:
    """All that waits for a reader."""
    return [msgspec.json.decode(message) for message in reader.waiting]


async def talked(live: Live, one: Account, *lines: str) -> None:
    for text in lines:
        await live.command(actor(one, 0), Say(text))


async def joined(live: Live, account: Account, since: int | None, language: str = "") -> Any:
    """The first update of somebody who comes back."""
    reader = Reader(live.table.seats_of(account.id)[0], account.id, language)
    await live.join(reader, since)
    live.leave(reader)
    (first,) = heard(reader)
    return first


def numbers(update: Any) -> list[int]:
    return [one["number"] for one in update.get("happened", [])]


def test_a_little_is_told_and_too_much_is_left_to_the_log(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        await talked(live, one, *map(str, range(MOST_MISSED)))
        last = live.number
        for since in (last, last - 1, last - RECENT, last - RECENT - 1, last - MOST_MISSED):
            update = await joined(live, one, since, "ja")
            assert numbers(update) == list(range(since + 1, last + 1))
            assert all(one["lines"] for one in update.get("happened", []))
            assert "skipped" not in update
        for since in (last - MOST_MISSED - 1, 0):
            update = await joined(live, one, since, "ja")
            assert "happened" not in update
            assert update["skipped"] == last - since
            assert update["now"]["number"] == last
            assert update["now"]["standing"]
        assert "skipped" not in await joined(live, one, None)

    run(tmp_path, play)


def test_few_but_long_lines_are_left_to_the_log_too(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        await talked(live, one, *[LONG] * 40)
        update = await joined(live, one, live.number - 40)
        assert (numbers(update), update["skipped"]) == ([], 40)
        assert len(numbers(await joined(live, one, live.number - 10))) == 10

    run(tmp_path, play)


def test_coming_back_reads_the_log_once_for_all_and_not_at_all_where_that_is_in_vain(
    tmp_path: Path,
):
    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        await talked(live, one, *map(str, range(150)))
        rows, read = hub.store.rows, 0

        async def counted(table: str) -> Any:
            nonlocal read
            read += 1
            assert not live.lock.locked()  # whoever plays on does not wait for it
            return await rows(table)

        hub.store.rows = counted  # type: ignore[method-assign]
        for since in (0, 5, live.number - RECENT, live.number):
            await joined(live, one, since)
        assert read == 0
        many = (joined(live, who, live.number - 50) for who in (one, two) * 5)
        assert all(len(numbers(update)) == 50 for update in await asyncio.gather(*many))
        await talked(live, one, *map(str, range(20)))
        assert len(numbers(await joined(live, two, live.number - 60))) == 60
        assert read == 1

    run(tmp_path, play)


def test_what_happens_while_the_log_is_read_is_told_once_and_in_order(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        await talked(live, one, *map(str, range(30)))
        rows, may_read = hub.store.rows, asyncio.Event()

        async def slow(table: str) -> Any:
            found = await rows(table)
            await may_read.wait()
            return found

        hub.store.rows = slow  # type: ignore[method-assign]
        since = live.number - 20
        late = Reader(1, two.id)
        coming = asyncio.create_task(live.join(late, since))
        await asyncio.sleep(0)
        await talked(live, one, *map(str, range(20)))
        may_read.set()
        await coming
        await talked(live, one, "last")
        told = [number for message in heard(late) for number in numbers(message)]
        assert told == list(range(since + 1, live.number + 1))

    run(tmp_path, play)


def test_after_a_restart_the_last_rows_are_at_hand(tmp_path: Path):
    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        await talked(live, one, *map(str, range(20)))
        before = await joined(live, one, live.number - RECENT)
        hub.drop(live)
        again = await hub.live(live.id)
        assert again is not live
        assert await joined(again, one, again.number - RECENT) == before
        assert again.past.history is None  # nothing had to be read for it

    run(tmp_path, play)


def test_only_so_much_of_the_past_is_kept_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def play(house: House, hub: Hub) -> None:
        hub.shelf.most = 50
        one = await house.person()
        lives = []
        for _ in range(3):
            live = await hub.live(await open_table(hub, one, TWO))
            await talked(live, one, *map(str, range(30)))
            await live.past.whole()
            lives.append(live)
        assert [live.past.history is not None for live in lives] == [False, False, True]
        assert len(await lives[0].past.whole()) == lives[0].number
        hub.drop(lives[0])
        assert lives[0].past not in hub.shelf.kept

    run(tmp_path, play)


def test_nobody_is_too_slow_for_the_first_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(subscriber, "MOST_WAITING", 1000)

    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)
        reader = Reader(0, one.id, "ja")
        await live.join(reader, 0)
        assert reader.end is None
        first = await reader.take()
        assert first is not None and len(first) > 1000
        await talked(live, one, "x")
        assert reader.end is None
        await talked(live, one, *["x" * 500] * 2)
        assert reader.end is not None and reader.end.why == "slow"

    run(tmp_path, play)


def test_a_long_game_can_be_come_back_to_by_socket_and_stream(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
):
    """However often, and however much was said meanwhile: the table comes, and the log has it."""
    monkeypatch.setattr(histories, "MOST_BYTES", 2000)
    table, one, two = playing_at(hall)
    for _ in range(6):
        assert two.command(table, "say", text=LONG).status_code == 200

    async def back() -> None:
        for _ in range(3):
            async with one.at(table, "?since=3&lang=ja") as line:
                update = await line.next("update", "bye")
                assert (update["now"]["number"], update["skipped"]) == (9, 6)
                assert (await line.asked("ping"))["type"] == "pong"

    asyncio.run(back())
    lines = one.get(f"/api/tables/{table}/events", since=3, seconds=0).text.splitlines()
    kinds = [msgspec.json.decode(line) for line in lines]
    assert [message["type"] for message in kinds] == ["welcome", "update", "bye"]
    assert kinds[1]["skipped"] == 6
    log = one.get(f"/api/tables/{table}/log").json()["happened"]
    assert [happened["number"] for happened in log] == list(range(1, 10))


def test_a_piece_is_looked_for_among_so_many_and_says_where_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(histories, "MOST_LOOKED_AT", 10)

    async def play(house: House, hub: Hub) -> None:
        live, one, two = await playing(house, hub)
        await talked(live, one, *map(str, range(30)))
        await live.command(actor(two, 1), Say("at last"))
        history = await live.past.whole()
        wanted = histories.heard_by({one.id})
        found, before, pieces = [], 0, 0
        while True:
            piece = history.piece(1, wanted, 2, before)
            found = [*piece.happened, *found]
            before, pieces = piece.before, pieces + 1
            if not before:
                break
        assert [happened.number for happened in found] == [1, 2, 3, 34]
        assert pieces > 2
        assert encode(found).count(b"at last") == 1

    run(tmp_path, play)


def test_the_words_for_all_who_watch_are_found_once_and_are_those_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    found: list[int] = []
    words = live_table.now_in_words

    def counted(screen: Any, *more: Any) -> Any:
        found.append(screen.seat)
        return words(screen, *more)

    monkeypatch.setattr(live_table, "now_in_words", counted)

    async def play(house: House, hub: Hub) -> None:
        live, one, _ = await playing(house, hub)

        async def watched(language: str, lines: bool = False) -> Any:
            reader = Reader(-1, "", language)
            reader.lines = lines
            await live.join(reader, None)
            live.leave(reader)
            now = heard(reader)[0]["now"]
            assert ("table" in now) == lines
            return now["standing"], now.get("waiting"), now["seats"]

        before = [await watched(language) for language in ("en", "ja") * 10]
        assert found == [-1, -1]
        assert before[0] == before[2] != before[1]
        assert await watched("en", lines=True) == before[0]
        assert found == [-1, -1, -1]
        await live.command(actor(one, 0), Resign())
        assert await watched("en") != before[0]
        assert found == [-1, -1, -1, -1]

    run(tmp_path, play)
