"""A guided game: each lesson when it comes up, once for each reader, and what to do next."""

from pathlib import Path

import pytest

import starfelt
from starfelt.core.replay import read_file
from starfelt.games.empire_vs_rebellion.notation.steps import WarQuestion
from starfelt.terminal.line_mode import LineMode
from starfelt.words.fluent import LANGUAGES
from starfelt.words.numbered_choices import Choice
from starfelt.words.text import Text
from tests.terminal.person import Taste, first, last, played, starfelt_with, through_a_pipe

GAME = "empire_vs_rebellion"
TUTORIAL = ("--option", "tutorial=on", "--option", "rebel=1")
OPTIONS = {"tutorial": True, "rebel": "1"}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def careful(choice: Choice) -> list[int]:
    """Passes as soon as there is a choice."""
    return [0] if choice.stop else first(choice)


def sentences(mode: LineMode) -> dict[str, set[str]]:
    """Every lesson that fits at some time of a game, in all the words that it can have there."""
    found: dict[str, set[str]] = {}
    state = mode.recorder.beginning()
    for seat, action in [*mode.recorder.replay.answers, (-1, -1)]:
        for name, lesson in mode.text.lessons(GAME, mode.game.view(state, 0), ()):
            found.setdefault(name, set()).add(lesson)
        if seat >= 0:
            state.answer(seat, action)
    return found


def welcome_in(text: Text) -> str:
    side = text("empire_vs_rebellion-faction-rebel")
    return text("empire_vs_rebellion-lesson-welcome", side=side)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("taste", "seed"), [(first, 1), (last, 2), (careful, 3)])
def test_the_tutorial_to_its_end(language: str, taste: Taste, seed: int, tmp_path: Path) -> None:
    """Through a pipe: the result, why it came out so, and how to go on."""
    mode, lines = played("you,random", seed, taste, OPTIONS, language, GAME)
    arguments = ("--seats", "you,random", "--seed", str(seed), "--lang", language)
    lines = [*lines[:-1], "save game.json", ""]
    done = through_a_pipe("play", GAME, *TUTORIAL, *arguments, lines=lines, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode()
    text = Text(language)
    screen = mode.screen(0)
    state = read_file(tmp_path / "game.json", starfelt.load).state
    assert state.is_over()
    ending = screen.ending(state)
    end = out.split(ending)[1]
    view = screen.view(state)
    last_lessons = [lesson for _, lesson in text.lessons(GAME, view, ())]
    assert len(last_lessons) >= 2
    assert all(lesson in end for lesson in last_lessons)
    assert f"starfelt play {GAME}" in end
    assert text("line-welcome-tutorial", game=text.game(GAME)) in out
    assert text(f"line-welcome-{GAME}") not in out


@pytest.mark.parametrize("taste", [first, last, careful])
def test_each_lesson_is_given_once(taste: Taste) -> None:
    given = set()
    for seed in range(6):
        mode, _ = played("you,random", seed, taste, OPTIONS, game=GAME)
        shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
        assert {"welcome", "event", "first_play", "full_game"} <= mode.lessons[0]
        for name, words in sentences(mode).items():
            times = sum(line in words for line in shown)
            assert times == (name in mode.lessons[0]), name
        given |= mode.lessons[0]
    assert len(given) > 10


def test_a_lesson_stands_above_the_question_it_is_about() -> None:
    mode, _ = played("you,random", 1, first, OPTIONS, game=GAME)
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    text = Text("en")
    prompt = text.prompt(GAME, WarQuestion("your_turn", 0), 0, mode.names)
    welcome = welcome_in(text)
    assert shown.index(welcome) < shown.index(prompt)


def test_who_has_passed_is_told_what_that_means() -> None:
    taught = set()
    for seed in range(6):
        mode, _ = played("you,random", seed, careful, OPTIONS, game=GAME)
        taught |= mode.lessons[0]
    assert "you_passed" in taught


def test_two_people_are_taught_apart() -> None:
    mode, _ = played("you:Ann,you:Ben", 1, first, OPTIONS, game=GAME)
    assert "welcome" in mode.lessons[0] & mode.lessons[1]
    shown: list[str] = mode.console.shown  # type: ignore[attr-defined]
    assert any(f"starfelt play {GAME}" in line for line in shown)


def test_bots_need_no_lessons() -> None:
    out = starfelt_with("play", GAME, *TUTORIAL, "--seats", "random,random", "--seed", "1").stdout
    text = Text("en")
    assert welcome_in(text) not in out
    assert f"starfelt play {GAME}" not in out


def test_a_whole_game_says_where_the_tutorial_is() -> None:
    command = f"starfelt play {GAME} --option tutorial=on"
    arguments = ("play", GAME, "--seats", "you,random", "--save", "game.json")
    out = starfelt_with(*arguments, lines=["1 2 3 4", "quit"]).stdout
    assert out.count(command) == 1
    again = starfelt_with("play", "--load", "game.json", lines=["quit"]).stdout
    assert command not in again
    assert command not in starfelt_with("play", "star_realms", lines=["quit"]).stdout


def test_there_is_no_influence_and_no_strategy_on_its_table() -> None:
    arguments = ("play", GAME, *TUTORIAL, "--seats", "you,random", "--seed", "1")
    out = starfelt_with(*arguments, lines=["1", "table", "unseen", "strategies", "quit"]).stdout
    table = out.split("Escape From Tatooine: objective 11, at most 3 cards each.")[-1]
    for word in ("nfluence", "reserve", "victory points", "alance token"):
        assert word not in table.split("1: ")[0]
    assert "You are the Rebel." in table


@pytest.mark.parametrize(
    ("language", "alone", "among"),
    [
        ("en", "The only choice is 1.", "The choices are 0 to 2."),
        ("ja", "1を選んでください。", "0～2の中から選んでください。"),
        ("zh-Hant", "請選擇1。", "請從0到2中選擇。"),
    ],
)
def test_a_wrong_number_is_told_all_that_could_be_chosen(
    language: str, alone: str, among: str
) -> None:
    lines = ["7", "1", "7", "quit"]
    done = starfelt_with("play", GAME, *TUTORIAL, "--seed", "11", "--lang", language, lines=lines)
    assert alone in done.stdout and among in done.stdout
