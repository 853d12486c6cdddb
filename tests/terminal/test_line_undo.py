"""A choice can be taken back as long as nobody has learned anything by it."""

from pathlib import Path

import pytest

from tests.terminal.person import answers_in, position, starfelt_with

SAVED = "starfelt-stolen_plans.json"
BACK = "Your last choice is taken back."
OTHERS = "somebody else has acted since"
SECRETS = "a hidden card has been seen since"
NOTHING = "you have not chosen anything yet"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def out_of(
    folder: Path, lines: list[str], seats: str = "you,random,random", **fields: object
) -> str:
    path = position(folder, **fields)
    done = starfelt_with("play", "--load", path, "--seats", seats, lines=[*lines, "quit"])
    assert done.exit_code == 0, done.output
    return done.stdout


HANDS = [["jawa", "bounty_hunter"], ["bounty_hunter", "jawa"], ["r2d2", "crime_lord"]]


def test_a_played_card_comes_back_to_the_hand(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["2", "undo"], hands=HANDS)
    assert BACK in out
    before, after = out.split(BACK)
    assert "You play Jawa." in before
    assert "Your hand: Jawa (attack 5), Bounty Hunter (Boba Fett)." in after
    assert answers_in(tmp_path / SAVED) == []


def test_a_choice_is_taken_back_once(tmp_path: Path) -> None:
    hands = [["han_solo", "princess_leia"], ["jawa"], ["r2d2"]]
    out = out_of(tmp_path, ["2", "undo", "undo"], hands=hands)
    assert out.count(BACK) == 1
    assert NOTHING in out
    assert answers_in(tmp_path / SAVED) == []


def test_not_after_somebody_else_has_acted(tmp_path: Path) -> None:
    out = out_of(tmp_path, ["1", "undo"], hands=HANDS)
    assert OTHERS in out
    assert BACK not in out


def test_not_after_a_look_at_a_hand(tmp_path: Path) -> None:
    hands = [["yoda_look_take", "jawa"], ["stormtrooper", "r2d2"]]
    table = [["learn_the_ways"], []]
    out = out_of(tmp_path, ["3", "undo"], "you,random", hands=hands, table=table)
    assert "Take R2-D2" in out
    assert SECRETS in out
    assert BACK not in out


DEFENCE = {
    "step": "defend",
    "seat": 0,
    "card": "jawa",
    "attack": 5,
    "defence": 0,
    "left": 2,
    "last": "r2d2",
}
ATTACKED = {"turn": 1, "discards": ["jawa"], "open": [DEFENCE]}


def test_a_defence_that_tied_can_be_taken_back_whole(tmp_path: Path) -> None:
    hands = [["blaster_light", "blaster_heavy", "jawa"], ["r2d2", "jawa"]]
    out = out_of(tmp_path, ["2 1", "undo"], "you,random", hands=hands, **ATTACKED)
    assert "It is a tie" in out
    assert BACK in out
    assert answers_in(tmp_path / SAVED) == []


def test_not_after_the_attacker_had_to_show_a_card(tmp_path: Path) -> None:
    hands = [["thermal_detonator", "blaster_heavy", "jawa"], ["stormtrooper"]]
    out = out_of(tmp_path, ["1 2", "undo"], "you,random", hands=hands, **ATTACKED)
    assert "Bot 1 discards Imperial Stormtrooper." in out
    assert SECRETS in out
    assert BACK not in out


def test_after_a_load_the_last_answer_can_still_be_taken_back(tmp_path: Path) -> None:
    out_of(tmp_path, ["2"], hands=HANDS)
    out = starfelt_with("play", "--load", SAVED, lines=["undo", "quit"]).stdout
    assert BACK in out
    assert answers_in(tmp_path / SAVED) == []
