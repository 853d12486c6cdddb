"""The websocket of a table: playing, resuming, what is refused, and the end."""

import asyncio
import logging
from pathlib import Path

import pytest
import websockets

from tests.server.hall import Hall, Person, playing, running

PLANS = "stolen_plans"


def answer(now: dict) -> dict:
    asked = now["asked"]
    return {"question": asked["question"], "actions": [asked["options"][0]["action"]]}


# ------------------------------------------------------------------ playing
def test_two_play_over_sockets_with_a_cut_now_and_then(hall: Hall):
    table, one, two = playing(hall)

    async def play(person: Person) -> list[int]:
        """All numbers that were told: each exactly once, in order."""
        told, number, answered = [], 0, -1
        while True:
            async with person.at(table, f"?since={number}") as line:
                for _ in range(20):
                    update = await line.next("update")
                    now, number = update["now"], update["now"]["number"]
                    told += [one["number"] for one in update.get("happened", [])]
                    if now["status"] == "over":
                        return told
                    if "asked" in now and now["asked"]["question"] > answered:
                        answered = now["asked"]["question"]
                        await line.send("answer", **answer(now))

    async def both() -> list[list[int]]:
        return list(await asyncio.gather(play(one), play(two)))

    mine, theirs = asyncio.run(both())
    assert mine == theirs == list(range(1, mine[-1] + 1))


def test_an_answer_that_is_sent_again_over_another_socket_is_acknowledged_again(hall: Hall):
    table, one, two = playing(hall)
    person = one if "asked" in one.look(table)["now"] else two

    async def twice() -> list[dict]:
        async with person.at(table) as first, person.at(table) as second:
            facts = answer((await first.next("update"))["now"])
            return [await line.asked("answer", id="x", **facts) for line in (first, second)]

    first, second = asyncio.run(twice())
    assert first == second
    assert first["type"] == "ack"


def test_who_sits_down_gets_the_view_of_the_seat_on_the_same_socket(hall: Hall):
    one, two = hall.person(), hall.person()
    table = one.open(PLANS, "me", "open")

    async def sitting() -> dict:
        async with two.at(table) as line:
            assert (await line.next("welcome"))["seat"] == -1
            await line.next("update")
            await line.send("sit")
            return await line.next("update")

    assert asyncio.run(sitting())["now"]["view"] == two.look(table)["now"]["view"]


def test_muted_people_are_not_heard(hall: Hall):
    table, one, two = playing(hall)
    assert one.call("PUT", f"/api/blocks/mute/{two.id}").status_code == 204

    async def heard() -> list:
        async with one.at(table) as mine, hall.stranger().at(table) as other:
            await mine.next("update")
            await other.next("update")
            await asyncio.to_thread(two.command, table, "say", text="boo")
            return [await mine.next("said"), await other.next("said")]

    mine, other = asyncio.run(heard())
    assert mine == {"type": "said", "number": other["number"]}
    assert [one["text"] for one in other["happened"]] == ["boo"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-json"),
        ("[", "wrong-field"),
        ("[" * 5000, "wrong-field"),
        ('{"type":', "bad-json"),
        ("\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "bad-json"),
        ("null", "wrong-field"),
        ("{}", "missing-field"),
        ('{"type":"dance"}', None),
        ('{"type":"say"}', "missing-field"),
        ('{"type":"say","text":7}', "wrong-field"),
        ('{"type":"say","text":"x","x":1}', "unknown-field"),
        ('{"type":"say","text":"' + "x" * 501 + '"}', "long-field"),
        ('{"type":"answer","question":0,"actions":[1e99]}', "wrong-field"),
        ('{"type":"answer","question":' + "9" * 400 + ',"actions":[1]}', None),
        ('{"type":"answer","question":99,"actions":[0]}', "not-asked"),
    ],
)
def test_a_message_that_is_wrong_is_refused_and_changes_nothing(
    hall: Hall, message: str, code: str | None
):
    table, one, _ = playing(hall)
    before = one.look(table)["now"]

    async def sent() -> dict:
        async with one.at(table, "?lang=ja") as line:
            await line.socket.send(message)
            return await line.next("refused")

    refused = asyncio.run(sent())
    assert code is None or refused["code"] == code
    assert refused["number"] == before["number"]
    assert not refused["sentence"].isascii()
    assert {**one.look(table)["now"], "at": 0} == {**before, "at": 0}


def test_no_log_tells_which_table_it_was(hall: Hall, caplog: pytest.LogCaptureFixture):
    """Who knows the address of a private table may come to it."""
    caplog.set_level(logging.INFO)
    one = hall.person()
    table = one.open("stolen_plans", "me", "open", private=True)

    async def come() -> None:
        async with one.at(table, "?lang=ja") as line:
            await line.asked("say", text="secret words")
        with pytest.raises(websockets.InvalidStatus):
            await one.at(table, "?seat=1").__aenter__()

    asyncio.run(come())
    told = str([vars(record) for record in caplog.records])
    assert "/ws/tables/{table}" in told
    assert table not in told
    assert "secret words" not in told


def test_a_stop_tells_everybody_to_come_back(tmp_path: Path):
    with running(tmp_path, workers=0) as hall:
        table, one, _ = playing(hall)

        async def stopped() -> tuple:
            async with one.at(table) as line:
                await line.next("update")
                hall.server.should_exit = True
                return await line.next("bye"), await line.closed()

        bye, closed = asyncio.run(stopped())
        assert bye == {"type": "bye", "why": "restart", "retry": 1000}
        assert closed[0] == 1012
