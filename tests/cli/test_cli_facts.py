"""The commands that print facts, in words and as one JSON object."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import starfelt
from starfelt.core.contract import CHECKS
from starfelt.core.game import SPECTATOR
from starfelt.terminal.channels import TEXTS
from starfelt.text import LANGUAGES, Text
from tests.terminal.person import GAME, played, position, starfelt_with, through_a_pipe

SMALL = {
    "games": ("games",),
    "simulate": ("simulate", "stolen_plans", "--games", "5", "--seats", "3"),
    "replay": ("replay", "game.json"),
    "verify": ("verify", "game.json"),
    "check": ("check", "stolen_plans", "--pairs", "10"),
    "bench": ("bench", "--seconds", "0.01"),
}


@pytest.fixture(autouse=True)
def game_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of one person and two bots, with the first choices always."""
    monkeypatch.chdir(tmp_path)
    mode, _ = played("you:Mia,thumb,random", 5)
    path = tmp_path / "game.json"
    path.write_bytes(mode.recorder.bytes())
    return path


def facts(*arguments: str) -> Any:
    done = starfelt_with(*arguments, "--json")
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return json.loads(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SMALL)
def test_every_command_says_its_facts_in_every_language(command: str, language: str) -> None:
    done = starfelt_with(*SMALL[command], "--lang", language)
    assert (done.exit_code, done.stderr) == (0, "")
    words = done.stdout
    assert bool(re.search("[\u3040-\u30ff\u4e00-\u9fff]", words)) == (language != "en")


@pytest.mark.parametrize("command", SMALL)
def test_json_is_one_object_on_standard_output(command: str, tmp_path: Path) -> None:
    done = through_a_pipe(*SMALL[command], "--json", lines=[], folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert isinstance(json.loads(done.stdout), dict)


def test_games() -> None:
    (game,) = facts("games")["games"]
    assert (game["name"], game["rules"]) == ("stolen_plans", GAME.rules)
    assert game["seats"] == {"least": 2, "most": 6}
    options = {option["key"]: option for option in game["options"]}
    assert list(options) == [option.key for option in GAME.options]
    assert options["deck"]["choices"] == ["base", "full"]
    assert options["deck"]["default"] == "full"
    assert options["open_discards"]["default"] is False
    assert all(option["explanation"] for option in game["options"])
    assert game["title"] in starfelt_with("games").stdout


def test_simulate() -> None:
    arguments = ("simulate", "stolen_plans", "--seats", "4", "--games", "30", "--seed", "0x7")
    found = facts(*arguments, "--bots", "thumb,random", "--option", "deck=base")
    wanted = {"game": "stolen_plans", "seats": 4, "games": 30, "seed": 7, "draws": 0}
    assert {key: found[key] for key in wanted} == wanted
    assert sum(found["wins"]) == 30
    assert len(found["wins"]) == 4
    assert sum(found["ends"].values()) == 30
    assert found["seconds"] > 0
    assert found["games_per_second"] > 0
    assert found["answers"] >= 30 * found["length"]["least"]
    again = facts(*arguments, "--bots", "thumb,random", "--option", "deck=base")
    assert all(again[key] == found[key] for key in ("wins", "answers", "length", "ends"))


def test_a_seed_may_have_256_bits() -> None:
    seed = (1 << 256) - 1
    assert facts("simulate", "stolen_plans", "--games", "1", "--seed", hex(seed))["seed"] == seed
    words = starfelt_with("simulate", "stolen_plans", "--games", "1", "--seed", str(seed)).stdout
    assert hex(seed) in words


def test_simulate_needs_no_option() -> None:
    assert facts("simulate", "stolen_plans", "--games", "3")["seats"] == 4
    five = ",".join(["thumb"] * 5)
    assert facts("simulate", "stolen_plans", "--games", "3", "--bots", five)["seats"] == 5


# ------------------------------------------------------------------ replays
def test_replay_shows_what_a_seat_was_told_up_to_an_answer(game_file: Path) -> None:
    state = GAME.start(3, 5)
    answers = json.loads(game_file.read_text())["answers"]
    for seat, action in answers[:10]:
        state.answer(seat, action)
    for seat in (SPECTATOR, 0, 1, 2):
        flag = ("--seat", str(seat)) if seat >= 0 else ()
        found = facts("replay", "game.json", "--at", "10", *flag)
        assert (found["at"], found["answers"], found["seat"]) == (10, len(answers), seat)
        assert found["view"]["seat"] == seat
        assert found["view"]["draw_pile"] == GAME.view(state, seat).draw_pile
        hand = found["view"].get("hand", [])
        assert hand == list(GAME.view(state, seat).hand)
        seen = {told["card"] for told in found["log"] if "card" in told and told["kind"] == "draws"}
        assert (seen != set()) == (seat in [s for s, a in answers[:10] if a == 0])


def test_replay_in_words(game_file: Path) -> None:
    text = Text("en")
    whole = starfelt_with("replay", "game.json").stdout
    assert "Seat 0: Mia." in whole
    assert "Seat 1: Bot 1." in whole
    assert "wins" in whole.splitlines()[-1]
    drawn = json.loads(game_file.read_text())["answers"].index([0, 0]) + 1
    own = starfelt_with("replay", "game.json", "--seat", "0", "--at", str(drawn)).stdout
    assert "Your hand: " in own
    assert "You draw " in own
    other = starfelt_with("replay", "game.json", "--at", str(drawn)).stdout
    assert "Your hand" not in other
    assert "Mia draws a card." in other
    assert f"after {drawn} of " in other
    start = starfelt_with("replay", "game.json", "--at", "0", "--seat", "1").stdout
    assert text("line-stolen_plans-draw-pile", number=39) in start


def test_replay_accepts_a_bare_position(tmp_path: Path) -> None:
    path = position(tmp_path, hands=[["jawa"], ["r2d2"], ["darth_vader"]])
    found = facts("replay", path, "--seat", "1")
    assert found["view"]["hand"] == ["r2d2"]
    assert found["answers"] == 0
    assert "Your hand: Jawa (attack 5)." in starfelt_with("replay", path, "--seat", "0").stdout
    assert facts("verify", path)["ok"] is True


def test_verify_counts_what_agrees(game_file: Path) -> None:
    document = json.loads(game_file.read_text())
    found = facts("verify", "game.json")
    assert found["ok"] is True
    assert found["over"] is True
    assert found["answers"] == len(document["answers"])
    assert found["hashes"] == len(document["hashes"])
    words = starfelt_with("verify", "game.json").stdout
    assert f"{found['answers']} answers and {found['hashes']} hashes agree" in words


# ------------------------------------------------------------------ checks
def test_check_reports_each_check() -> None:
    found = facts("check", "stolen_plans", "--pairs", "40")
    assert (found["pairs"], found["different"], found["ok"]) == (40, 0, True)
    assert found["checks"] == dict.fromkeys(CHECKS, "ok")
    lines = starfelt_with("check", "stolen_plans", "--pairs", "5").stdout.splitlines()
    assert len(lines) == 1 + len(CHECKS)


def test_check_exits_with_1_if_something_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(game: Any, state: Any, seat: int) -> bytes:
        return str(list(state.draw_pile.cards)).encode()

    monkeypatch.setattr("starfelt.cli.TEXTS", (*TEXTS, leak))
    done = starfelt_with("check", "stolen_plans", "--pairs", "20")
    assert done.exit_code == 1
    assert "FAILED: nothing that a seat receives" in done.stdout
    done = starfelt_with("check", "stolen_plans", "--pairs", "20", "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)
    assert found["ok"] is False
    assert found["different"] > 0
    assert found["checks"]["noninterference"] != "ok"


def test_the_texts_are_channels_and_read_by_every_seat() -> None:
    state = GAME.start(3, 1)
    for seat in (SPECTATOR, 0, 1, 2):
        for channel in TEXTS:
            words = channel(GAME, state, seat).decode()
            assert all(start in words for start in ("Bot", "ボット", "電腦"))


def test_bench_has_figures_for_both_builds() -> None:
    found = facts("bench", "--seconds", "0.02")["stolen_plans"]
    assert set(found) == {"plain", "compiled"}
    wanted = {"games_per_second", "answers_per_second", "clone_us"}
    assert set(found["plain"]) >= wanted
    assert (found["compiled"] is None) == (not starfelt.COMPILED)
