"""Saved games and positions, as one seat saw them."""

import json
from pathlib import Path

import pytest

from starfelt.core.game import SPECTATOR
from starfelt.words.text import Text
from tests.cli.saved import facts, save_games
from tests.games.race_for_the_galaxy.rules.table import side
from tests.games.race_for_the_galaxy.terminal.keyboard import race_position
from tests.terminal.person import (
    GAME,
    RACE,
    REALMS,
    WAR,
    position,
    realms_position,
    starfelt_with,
    war_position,
)


@pytest.fixture(autouse=True)
def game_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of one person and two bots, with the first choices always."""
    monkeypatch.chdir(tmp_path)
    save_games(tmp_path)
    return tmp_path / "game.json"


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


def test_replay_of_star_realms() -> None:
    answers = json.loads(Path("realms.json").read_text())["answers"]
    state = REALMS.start(2, 5)
    for seat, action in answers[:60]:
        state.answer(seat, action)
    for seat in (SPECTATOR, 0, 1):
        flag = ("--seat", str(seat)) if seat >= 0 else ()
        found = facts("replay", "realms.json", "--at", "60", *flag)
        assert found["view"].get("hand", []) == list(REALMS.view(state, seat).hand)
        words = starfelt_with("replay", "realms.json", "--at", "60", *flag).stdout
        assert ("Your hand" in words) == (seat >= 0)
        assert f"after 60 of {len(answers)} answers" in words
    whole = starfelt_with("replay", "realms.json").stdout
    assert "has no authority left" in whole.splitlines()[-1]
    verified = facts("verify", "realms.json")
    assert (verified["ok"], verified["over"]) == (True, True)
    assert verified["answers"] == len(answers)


def test_replay_of_empire_vs_rebellion() -> None:
    answers = json.loads(Path("war.json").read_text())["answers"]
    state = WAR.start(2, 5)
    for seat, action in answers[:60]:
        state.answer(seat, action)
    for seat in (SPECTATOR, 0, 1):
        flag = ("--seat", str(seat)) if seat >= 0 else ()
        found = facts("replay", "war.json", "--at", "60", *flag)
        assert found["view"].get("reserve", []) == list(WAR.view(state, seat).reserve)
        words = starfelt_with("replay", "war.json", "--at", "60", *flag).stdout
        assert ("Your reserve" in words) == (seat >= 0)
        assert ("for your deck." in words) == (seat >= 0)
        assert f"after 60 of {len(answers)} answers" in words
    verified = facts("verify", "war.json")
    assert (verified["ok"], verified["over"]) == (True, True)
    assert verified["answers"] == len(answers)


def test_replay_of_race_for_the_galaxy() -> None:
    answers = json.loads(Path("race.json").read_text())["answers"]
    state = RACE.start(3, 5)
    for seat, action in answers[:60]:
        state.answer(seat, action)
    for seat in (SPECTATOR, 0, 1, 2):
        flag = ("--seat", str(seat)) if seat >= 0 else ()
        found = facts("replay", "race.json", "--at", "60", *flag)
        assert found["view"].get("hand", []) == list(RACE.view(state, seat).hand)
        words = starfelt_with("replay", "race.json", "--at", "60", *flag).stdout
        assert ("Your hand" in words) == (seat >= 0)
        assert "Round 1: " in words
        assert f"after 60 of {len(answers)} answers" in words
    whole = starfelt_with("replay", "race.json").stdout
    assert "has the most VP and wins." in whole.splitlines()[-1]
    verified = facts("verify", "race.json")
    assert (verified["ok"], verified["over"]) == (True, True)
    assert verified["answers"] == len(answers)


def test_replay_of_a_position_of_race_for_the_galaxy(tmp_path: Path) -> None:
    mine, theirs = side("gem_world", "new_sparta"), side("hive_world", "doomed_world")
    path = race_position(tmp_path, mine, theirs)
    assert facts("replay", path, "--seat", "1")["view"]["hand"] == ["hive_world"]
    assert "- Gem World: " in starfelt_with("replay", path, "--seat", "0").stdout
    assert "Gem World" not in starfelt_with("replay", path, "--seat", "1").stdout
    assert facts("verify", path)["ok"] is True


def test_replay_of_a_position_of_empire_vs_rebellion(tmp_path: Path) -> None:
    path = war_position(tmp_path, {"ready": ["recon_2"], "chosen": "support"}, {})
    assert facts("replay", path, "--seat", "0")["view"]["seats"][0]["chosen"] == "support"
    assert "chosen" not in facts("replay", path, "--seat", "1")["view"]["seats"][0]
    assert "You have in play: Recon 2." in starfelt_with("replay", path, "--seat", "0").stdout
    assert facts("verify", path)["ok"] is True


def test_replay_of_a_position_of_star_realms(tmp_path: Path) -> None:
    path = realms_position(tmp_path, {"hand": ["ram"]}, {"hand": ["viper"]})
    assert facts("replay", path, "--seat", "1")["view"]["hand"] == ["viper"]
    assert "Your hand: Ram." in starfelt_with("replay", path, "--seat", "0").stdout
    assert facts("verify", path)["ok"] is True


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
