"""Several people at one keyboard: each sees what is theirs, and nothing else."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import starfelt
from starfelt.core.replay import read_file
from starfelt.terminal.console import FORGET
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.terminal.person import GAME, last, played, position, starfelt_with

NAMES = ("Anna", "Ben")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def parts(text: Text, out: str) -> list[tuple[str, str]]:
    """What was shown between the marks, and to whom; it ends with the last lines for all."""
    marks = [re.escape(text("line-hand-over", player=name)) for name in NAMES]
    found = re.split(f"({'|'.join(marks)})", out)[1:]
    owners = [next(name for name in NAMES if name in mark) for mark in found[::2]]
    return list(zip(owners, found[1::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_ever_sees_the_hand_of_another(language: str, tmp_path: Path) -> None:
    """Both draw to the end: whatever is only in the other hand is nowhere on the screen."""
    text = Text(language)
    seats = "you:Anna,you:Ben"
    _, lines = played(seats, 17, language=language)
    arguments = ("--seats", seats, "--seed", "17", "--save", "game.json", "--lang", language)
    out = starfelt_with("play", "stolen_plans", *arguments, lines=lines).stdout
    answers = read_file(tmp_path / "game.json", starfelt.load).replay.answers
    state = GAME.start(2, 17)
    shown = parts(text, out)
    assert len(shown) == len(answers)
    for (seat, action), (owner, lines_shown) in zip(answers, shown, strict=True):
        assert NAMES[seat] == owner
        state.answer(seat, action)
        if state.is_over():
            break
        mine, theirs = set(GAME.view(state, seat).hand), set(GAME.view(state, 1 - seat).hand)
        for card in theirs - mine:
            assert text.card("stolen_plans", card) not in lines_shown
        assert all(text.card("stolen_plans", card) in lines_shown for card in mine)


def test_the_screen_is_hidden_between_two_people_and_not_for_one() -> None:
    text = Text("en")
    mode, lines = played("you:Anna,you:Ben,thumb", 2, last)
    arguments = ("play", "stolen_plans", "--seed", "2", "--seats", "you:Anna,you:Ben,thumb")
    out = starfelt_with(*arguments, lines=lines).stdout
    shown = parts(text, out)
    assert len(shown) > 5
    for (one, lines_shown), (two, _) in pairwise(shown):
        assert one != two
        assert lines_shown.endswith("\n" * 20)
    assert FORGET not in out  # that is for terminals
    assert mode.screen(-1).ending(mode.recorder.state) in shown[-1][1].split("\n" * 20)[-1]
    _, lines = played("you,thumb,random", 2, last)
    arguments = ("play", "stolen_plans", "--seed", "2", "--seats", "you,thumb,random")
    out = starfelt_with(*arguments, lines=lines).stdout
    assert "when only you are looking" not in out
    assert "\n" * 20 not in out


def test_what_a_choice_told_is_shown_before_the_screen_is_hidden() -> None:
    _, lines = played("you:Anna,you:Ben", 1)
    out = starfelt_with(
        *("play", "stolen_plans", "--seats", "you:Anna,you:Ben", "--seed", "1"), lines=lines[:4]
    ).stdout
    first_part = parts(Text("en"), out)[0][1]
    assert re.search(r"You draw .*\.\nPress Enter to hide the screen:", first_part)


def test_one_may_leave_instead_of_looking(tmp_path: Path) -> None:
    path = position(tmp_path, hands=[["jawa"], ["r2d2"]])
    done = starfelt_with("play", "--load", path, "--seats", "you:Anna,you:Ben", lines=["quit"])
    assert done.exit_code == 0
    assert "Jawa" not in done.stdout
    assert (tmp_path / "starfelt-stolen_plans.json").exists()


def test_people_without_names_are_counted_and_equal_names_told_apart() -> None:
    for seats, words in (
        ("you,thumb,you", "Player 1, Bot 1 (plays by rules of thumb), Player 2"),
        ("you:Ann,you:Ann,random", "Ann, Ann (1), Bot 1 (plays at random)"),
        ("you:\x1b[2JEve,you", "[2JEve, Player 2"),
        ("you:Ann,random", "you, Bot 1 (plays at random)"),
    ):
        out = starfelt_with("play", "stolen_plans", "--seats", seats, lines=["quit"]).stdout
        assert f"At the table: {words}." in out
