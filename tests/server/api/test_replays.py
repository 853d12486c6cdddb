"""Games that are over: their replay, every moment of them, and going on from there."""

import msgspec

import starfelt
from starfelt.core import replay
from starfelt.words.text import Text
from tests.server.hall import Hall, Person, play_out


def played(hall: Hall, game: str = "stolen_plans", **wish) -> tuple[str, Person, Person]:
    one, two = hall.person(), hall.person()
    table = one.open(game, "me", "open", **wish)
    two.command(table, "sit")
    play_out(table, one, two)
    return table, one, two


def test_a_replay_is_a_file_that_can_be_verified(hall: Hall):
    table, one, two = played(hall)
    answer = hall.stranger().get(f"/api/tables/{table}/replay")
    assert answer.headers["content-disposition"] == (
        f'attachment; filename="stolen_plans-{table}.json"'
    )
    recorder = replay.read(answer.content, starfelt.load, "replay")
    assert recorder.state.is_over()
    kept = recorder.replay
    assert kept.players == [one.account.name, two.account.name]
    assert kept.commitment == one.look(table)["table"]["commitment"]
    assert len(kept.course) == len(kept.answers) > 0


def test_nothing_of_it_is_told_before_the_end(hall: Hall):
    one, two = hall.person(), hall.person()
    table = one.open("stolen_plans", "me", "open")
    for path in ("replay", "moves/0"):
        assert one.get(f"/api/tables/{table}/{path}").json()["code"] == "game-not-over"
    two.command(table, "sit")
    for path in ("replay", "moves/0"):
        answer = one.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")
    body = {"answers": 0, "seat": 0}
    assert one.post(f"/api/tables/{table}/continue", body).json()["code"] == "game-not-over"


def test_every_moment_is_what_the_seat_saw_then(hall: Hall):
    table, one, _ = played(hall)
    data = one.get(f"/api/tables/{table}/replay").content
    game = starfelt.load("stolen_plans")
    answers = replay.read(data, starfelt.load).replay.answers
    recorder = replay.read(data, starfelt.load)
    for number in (len(answers), len(answers) // 2, 1, 0):
        recorder.back_to(number)
        for seat in (0, 1, -1):
            found = hall.stranger().get(f"/api/tables/{table}/moves/{number}", seat=seat).json()
            view = msgspec.json.decode(msgspec.json.encode(game.view(recorder.state, seat)))
            assert (found["number"], found["answers"]) == (number, len(answers))
            assert found["view"] == view
            assert "log" not in found


def test_a_moment_in_words_has_the_log_up_to_there(hall: Hall):
    table, one, _ = played(hall)
    address = f"/api/tables/{table}/moves"
    first = one.get(f"{address}/0", lang="ja", seat=0).json()
    later = one.get(f"{address}/3", lang="ja", seat=0).json()
    assert later["log"][: len(first["log"])] == first["log"]
    assert len(later["log"]) > len(first["log"])
    assert later["names"][0] == one.account.name
    assert not later["log"][-1]["text"].isascii()
    assert first["prompts"]


def test_what_is_no_moment_is_refused(hall: Hall):
    table, one, _ = played(hall)
    address = f"/api/tables/{table}/moves"
    for number in ("1000", "x", "-1", "９", "9" * 30):
        answer = one.get(f"{address}/{number}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-move"), number
    assert one.get(f"{address}/0", seat=2).json()["code"] == "table-has-fewer-seats"
    assert one.get(f"{address}/0", lang="tlh").json()["code"] == "unknown-language"


def test_a_game_goes_on_from_any_moment_against_bots(hall: Hall):
    table, one, _ = played(hall)
    stranger = hall.person("guest")
    body = {"answers": 2, "seat": 1}
    made = stranger.post(f"/api/tables/{table}/continue", body)
    assert made.status_code == 201, made.text
    shown = stranger.look(made.json()["id"])
    assert shown["seat"] == 1
    assert shown["table"]["after"] == table and shown["table"]["private"]
    assert shown["now"]["seats"][0]["bot"] == "thumb"
    play_out(made.json()["id"], stranger)
    before = replay.read(one.get(f"/api/tables/{table}/replay").content, starfelt.load)
    after = one.get(f"/api/tables/{made.json()['id']}/replay").content
    assert replay.read(after, starfelt.load).replay.answers[:2] == before.replay.answers[:2]
    most = len(before.replay.answers)
    for wrong in (most, most + 1):
        answer = stranger.post(f"/api/tables/{table}/continue", {**body, "answers": wrong})
        assert answer.json()["code"] == "no-such-move", wrong
    answer = stranger.post(f"/api/tables/{table}/continue", {**body, "seat": 2})
    assert answer.json()["code"] == "table-has-fewer-seats"


def test_a_table_that_was_closed_before_the_first_card_has_no_replay(hall: Hall):
    one = hall.person()
    table = one.open("stolen_plans", "me", "open")
    host = hall.person("host")
    assert host.post(f"/api/host/tables/{table}/close").status_code == 204
    answer = one.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-begun")
    assert answer.json()["sentence"] == Text("en")("refusal-game-not-begun")
