"""Replays of live tables: everything that happened is in them, shown and verified."""

import json
from pathlib import Path
from typing import Any

import pytest

import starfelt
from starfelt.core.replay import commitment, read
from starfelt.core.table_record import UNPICK
from starfelt.table import log_rows
from starfelt.table.commands import Agree, Propose, Resign, Undo
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.replay_of_table import recorded
from starfelt.words.fluent import LANGUAGES
from starfelt.words.table_record import course_lines, course_of
from starfelt.words.text import Text
from tests.table.live import BOT, Live
from tests.table.test_proposals import to_the_end
from tests.terminal.person import starfelt_with
from tests.words.checking import check


def written(live: Live, folder: Path) -> str:
    """The replay of a table that is over, as a file."""
    path = folder / "game.json"
    path.write_bytes(recorded(live.table, live.log).bytes())
    return str(path)


def facts(*arguments: str) -> Any:
    done = starfelt_with(*arguments, "--json")
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return json.loads(done.stdout)


def said(*arguments: str) -> str:
    done = starfelt_with(*arguments)
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return str(done.stdout)


def eventful() -> Live:
    """A game in which everything happens that a replay shows, played to its end."""
    live = Live("ada", "bo", "cy", clock="move:60")
    live.named(0, "play learn_the_ways")
    live.does(0, Undo())
    live.passes(60)
    live.whole(0, log_rows.TIME_OUT)
    while live.table.asked() != [0]:
        live.whole(live.table.asked()[0])
    live.does(1, Propose("undo"))
    live.does(0, Agree())
    live.does(2, Agree())
    live.does(2, Resign())
    to_the_end(live)
    return live


def test_a_running_table_has_no_replay() -> None:
    live = Live("ada", "bo")
    with pytest.raises(AssertionError):
        recorded(live.table, live.log)


def test_a_replay_has_all_that_happened_and_who_played() -> None:
    live = eventful()
    replay = recorded(live.table, live.log).replay
    assert replay.players == ["Ada", "Bo", "Cy"]
    assert replay.answers == live.table.answers
    assert replay.commitment == commitment(live.setup.seed)
    kinds = [moment.kind for moment in replay.course]
    assert {
        log_rows.UNDO,
        log_rows.TIME_OUT,
        log_rows.RESIGN,
        log_rows.STAND_IN,
        log_rows.ANSWER,
    } == set(kinds)
    wanted = [row for row in live.log if row.kind in set(kinds)]
    assert [moment.at for moment in replay.course] == [row.at for row in wanted]


def test_it_is_read_back_and_played_through() -> None:
    live = eventful()
    data = recorded(live.table, live.log).bytes()
    again = read(data, starfelt.load)
    assert again.state.hash() == live.table.state.hash()
    assert again.bytes() == data


def test_picks_that_were_taken_back_unnoticed_are_verified_too() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion")
    live.answer(0, 510)
    live.answer(1, 502)
    live.does(0, Undo())
    live.whole(1)
    live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
    recorder = recorded(live.table, live.log)
    assert UNPICK in [moment.kind for moment in recorder.replay.course]
    again = course_of(read(recorder.bytes(), starfelt.load))
    assert again is not None
    assert (again.taken_back, again.end, again.winners) == (1, "close", [])


def test_what_is_played_on_at_a_keyboard_is_no_live_table() -> None:
    live = Live("ada", "bo")
    live.whole(0)
    live.does(0, Resign())
    data = recorded(live.table, live.log).bytes()
    further = read(data, starfelt.load)
    seat = further.state.asked()[0]
    further.answer(seat, further.state.legal(seat)[0])
    assert course_of(read(further.bytes(), starfelt.load)) is None
    back = read(data, starfelt.load)
    back.back_to(0)
    assert course_of(read(back.bytes(), starfelt.load)) is None


# ------------------------------------------------------------------ verify
def test_verify_counts_what_happened(tmp_path: Path) -> None:
    live = eventful()
    path = written(live, tmp_path)
    found = facts("verify", path)
    course = found["course"]
    stand_ins = sum(row.kind == log_rows.STAND_IN for row in live.log)
    given = sum(row.kind in log_rows.ANSWERS for row in live.log)
    assert (found["ok"], found["over"], found["committed"]) == (True, True, True)
    assert course["taken_back"] == given - len(live.table.answers) > 1
    assert (course["time_outs"], course["stand_ins"]) == (1, stand_ins)
    assert (course["resigned"], course["end"]) == ([2], "")
    ranks = live.table.ranks()
    assert course["winners"] == [seat for seat in range(3) if ranks[seat] == 1]
    words = said("verify", path).splitlines()
    assert words[0].endswith("The game was played to its end.")
    promised = commitment(live.table.setup.seed)
    assert words[1] == f"The seed is the one that was promised before the first card ({promised})."
    assert words[2] == f"{course['taken_back']} answers were taken back."
    assert words[3] == "A bot gave 1 answer because somebody's time was over."
    assert words[4].startswith(f"A bot gave {stand_ins} answers in place of")
    assert words[5] == "Cy resigned."
    assert words[6].startswith("Of those who did not resign, ")


def test_verify_says_who_won_by_resignation(tmp_path: Path) -> None:
    live = Live("ada", BOT, game="star_realms")
    live.whole(0)
    live.does(0, Resign())
    path = written(live, tmp_path)
    found = facts("verify", path)
    assert (found["over"], found["course"]["end"], found["course"]["winners"]) == (
        True, "resign", [1],
    )  # fmt: skip
    words = said("verify", path).splitlines()
    assert words[0].endswith("The game ended early.")
    assert words[2:] == ["Ada resigned.", "Bot 1 wins, for everybody else has resigned."]


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("abandon", "The game was abandoned by consent of all. Nobody wins."),
        ("close", "Those who run the server closed the table. Nobody wins."),
    ],
)
def test_verify_says_that_nobody_won(tmp_path: Path, kind: str, sentence: str) -> None:
    live = Live("ada", "bo")
    live.whole(0)
    live.happen(Row(kind, NOBODY if kind == "close" else 0, live.now))
    path = written(live, tmp_path)
    course = facts("verify", path)["course"]
    assert (course["end"], course["winners"], course["resigned"]) == (kind, [], [])
    assert said("verify", path).splitlines()[-1] == sentence
    assert said("replay", path).splitlines()[-1] == sentence


def test_verify_refuses_what_was_changed(tmp_path: Path) -> None:
    path = Path(written(eventful(), tmp_path))
    document = json.loads(path.read_text())
    undone = next(n for n, moment in enumerate(document["course"]) if moment[0] == "undo")
    for change, sentence in (
        ({"commitment": "0" * 64}, "promised before the first card"),
        ({"course": document["course"][:-1]}, "does not lead to the answers"),
        ({"course": document["course"][:undone]}, "does not lead to the answers"),
        ({"course": [["undo", 0, 3, 1], *document["course"]]}, "entry number 1 "),
    ):
        path.write_text(json.dumps({**document, **change}))
        done = starfelt_with("verify", str(path))
        assert done.exit_code == 2
        assert sentence in done.stderr


# ------------------------------------------------------------------ replay
def test_replay_counts_answers_that_stand(tmp_path: Path) -> None:
    live = eventful()
    path = written(live, tmp_path)
    number = len(live.table.answers)
    found = facts("replay", path, "--at", "5", "--seat", "1")
    state = live.table.game.start(3, int(live.setup.seed, 16))
    for seat, action in live.table.answers[:5]:
        state.answer(seat, action)
    assert (found["at"], found["answers"], found["over"]) == (5, number, False)
    assert found["view"]["hand"] == list(live.table.game.view(state, 1).hand)
    assert found["course"]["resigned"] == [2]
    whole = said("replay", path)
    assert "Seat 1: Bo." in whole
    assert "Cy resigned." in whole
    assert facts("replay", path, "--at", str(number))["over"] is True


def test_replay_of_a_game_that_somebody_gave_up_asks_nobody(tmp_path: Path) -> None:
    live = Live("ada", "bo", game="star_realms")
    live.whole(0)
    live.whole(1)
    live.does(1, Resign())
    path = written(live, tmp_path)
    whole = said("replay", path).splitlines()
    assert whole[-2:] == ["Bo resigned.", "Ada wins, for everybody else has resigned."]
    assert not any("Waiting for" in line for line in whole)
    assert facts("replay", path)["over"] is True
    assert facts("replay", path, "--at", "1")["over"] is False
    assert any("Waiting for" in line for line in said("replay", path, "--at", "1").splitlines())


def test_a_live_replay_that_names_nobody_is_shown_all_the_same(tmp_path: Path) -> None:
    live = Live("ada", "bo")
    live.does(0, Resign())
    path = Path(written(live, tmp_path))
    document = json.loads(path.read_text())
    del document["players"]
    path.write_text(json.dumps(document))
    assert "Player 2 wins" in said("replay", str(path))
    document["players"] = ["you", "\x1b[31mBo", "Cy", "Dee"]
    path.write_text(json.dumps(document))
    assert "[31mBo wins" in said("verify", str(path))
    assert "\x1b" not in said("verify", str(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_in_every_language(language: str) -> None:
    text = Text(language)
    for live in (eventful(), given_up()):
        course = course_of(recorded(live.table, live.log))
        assert course is not None
        for line in course_lines(text, course, ["一", "二", "三"]):
            check(line, language)


def given_up() -> Live:
    live = Live("ada", "bo")
    live.does(0, Resign())
    return live
