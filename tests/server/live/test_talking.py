"""Talking at a table: who may, how fast, what is sent of it, and who need not hear it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starfelt.server.config import DAY, Limits
from starfelt.server.http.limits import Allowances
from tests.server.hall import Hall, Person, playing, running
from tests.server.house import GENEROUS

PLANS = "stolen_plans"


def said(person: Person, table: str, text: str = "hello", **facts: Any) -> tuple[int, str]:
    answer = person.command(table, "say", text=text, **facts)
    return answer.status_code, answer.json().get("code", "")


# ------------------------------------------------------------------ who may
@pytest.mark.parametrize("private", [False, True])
def test_spectators_talk_only_where_the_table_allows_it(hall: Hall, private: bool):
    one, other = hall.person(), hall.person()
    quiet = one.open(PLANS, "me", "open", private=private)
    loud = one.open(PLANS, "me", "open", private=private, talk=True)
    assert said(other, quiet) == (403, "players-talk")
    assert said(other, loud) == said(one, quiet) == said(one, loud) == (200, "")
    assert other.command(quiet, "sit").status_code == 200
    assert said(other, quiet) == (200, "")

    async def welcomed(table: str) -> tuple[bool, Any]:
        async with hall.person().at(table) as line:
            about = (await line.next("welcome"))["table"]
            return about.get("talk", False), await line.asked("say", text="hm")

    talk, refused = asyncio.run(welcomed(quiet))
    assert (talk, refused["code"]) == (False, "players-talk")
    assert asyncio.run(welcomed(loud))[1]["type"] == "ack"


def test_nobody_talks_at_a_table_that_ended_long_ago(tmp_path: Path):
    with running(tmp_path, workers=0) as hall:
        table, one, two = playing(hall)
        one.command(table, "resign")
        ended = one.look(table)["now"]["ended"]
        clock = hall.services.clock

        def later() -> int:
            return clock() + DAY - 1000

        hall.hub.clock = later
        assert said(two, table) == (200, "")
        assert one.look(table)["now"]["ended"] == ended  # talking does not put it off
        hall.hub.clock = lambda: clock() + DAY + 1000
        assert said(two, table) == said(one, table) == (409, "talk-is-over")


# ------------------------------------------------------------------ how fast
def test_so_many_lines_of_one_account_at_one_table(tmp_path: Path):
    with running(tmp_path, GENEROUS, workers=0) as hall:
        table, one, two = playing(hall)
        elsewhere = one.open(PLANS, "me", "open")
        hall.hub.allowances = Allowances(Limits())
        now = hall.services.clock()
        hall.hub.clock = lambda: now

        async def by_socket() -> Any:
            async with one.at(table) as line:
                return await line.asked("say", text="by socket")

        assert [said(one, table, id=str(n)) for n in range(5)] == [(200, "")] * 5
        assert said(one, table, id="0") == (200, "")  # was said before
        refused = one.command(table, "say", text="more")
        assert (refused.status_code, refused.json()["seconds"]) == (429, 1)
        assert refused.headers["retry-after"] == "1"
        assert asyncio.run(by_socket())["code"] == "too-many-requests"
        assert said(two, table) == said(one, elsewhere) == (200, "")
        now += 1000
        assert [said(one, table), said(one, table)] == [(200, ""), (429, "too-many-requests")]


def test_so_many_lines_of_one_account_wherever_it_talks(tmp_path: Path):
    with running(tmp_path, GENEROUS, workers=0) as hall:
        one = hall.person()
        tables = [one.open(PLANS, "me", "open") for _ in range(5)]
        hall.hub.allowances = Allowances(Limits())
        now = hall.services.clock()
        hall.hub.clock = lambda: now
        answers = [said(one, table)[0] for table in tables for _ in range(5)]
        assert answers == [200] * 20 + [429] * 5
        assert said(hall.person(), one.open(PLANS, "me", "open", talk=True)) == (200, "")


# ------------------------------------------------------------------ what is sent
def test_a_line_is_sent_without_the_table(hall: Hall):
    table, one, two = playing(hall)

    async def heard() -> list[Any]:
        async with one.at(table, "?lang=en") as mine, hall.stranger().at(table) as other:
            await mine.next("update")
            await other.next("update")
            await asyncio.to_thread(two.command, table, "say", text="hello")
            return [await mine.next(), await other.next(), await mine.asked("ping")]

    mine, other, pong = asyncio.run(heard())
    assert set(mine) == set(other) == {"type", "number", "happened"}
    assert mine["type"] == other["type"] == "said"
    assert mine["number"] == other["number"] == pong["number"] == 4
    lines = [one.pop("lines") for one in mine["happened"]]
    assert mine["happened"] == other["happened"]
    assert [one["text"] for one in mine["happened"]] == ["hello"]
    assert two.account is not None
    assert lines == [[{"text": f"{two.account.name}: hello"}]]


# ------------------------------------------------------------------ who need not hear it
@pytest.mark.parametrize("kind", ["mute", "block"])
def test_muting_and_blocking_take_effect_where_somebody_listens_already(hall: Hall, kind: str):
    table, one, two = playing(hall)
    path = f"/api/blocks/{kind}/{two.id}"

    async def heard() -> None:
        async with one.at(table) as first, one.at(table, "?lang=ja") as second:
            for change, texts in (("PUT", []), ("DELETE", ["boo"])):
                changed = await asyncio.to_thread(one.call, change, path)
                assert changed.status_code == 204
                await asyncio.to_thread(two.command, table, "say", text="boo")
                for line in (first, second):
                    message = await line.next("said")
                    found = [happened["text"] for happened in message.get("happened", [])]
                    assert found == texts
                    assert ("boo" in str(message)) == bool(texts)

    asyncio.run(heard())


def test_a_stream_hears_no_more_of_whom_its_reader_mutes(hall: Hall):
    table, one, two = playing(hall)

    async def reader() -> Any:
        return [reader for reader in hall.hub.readers if reader.account == one.id]

    async def heard() -> None:
        async with one.at(table) as line:
            await line.next("update")
            assert hall.do(reader())[0].muted == frozenset()
            await asyncio.to_thread(one.call, "PUT", f"/api/blocks/mute/{two.id}")
            assert hall.do(reader())[0].muted == {two.id}

    asyncio.run(heard())


def test_the_rates_are_those_that_the_documents_promise() -> None:
    rates = Limits().rates
    assert (rates.talk.a_second, rates.talk.at_once) == (1, 5)
    assert (rates.talk_anywhere.a_second, rates.talk_anywhere.at_once) == (2, 20)
    assert replace(rates, talk=rates.talk) == rates
