"""A whole game of the toy in the terminal, in every language."""

from pathlib import Path

import pytest

from starfelt.core.replay import read_file
from starfelt.kit import Kit
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.terminal import person
from tests.terminal import test_line_game as line_game
from tests.terminal.person import Taste, first, last, played, starfelt_with
from tests.words import plain

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(person.TABLES, "toy", "you,thumb")


@every_language
@pytest.mark.parametrize(
    ("seats", "taste", "seed"), [("you,thumb", first, 3), ("thumb,you,random", last, 4)]
)
def test_a_game_against_its_bot(
    toy: Kit, seats: str, taste: Taste, seed: int, language: str, tmp_path: Path
) -> None:
    mode, lines = played(seats, seed, taste, game="toy", language=language)
    arguments = ("play", "toy", "--seats", seats, "--seed", str(seed), "--lang", language)
    out = starfelt_with(*arguments, lines=[*lines[:-1], "save game.json", ""])
    assert out.exit_code == 0, out.output
    screen = mode.screen(mode.people[0])
    assert screen.ending(mode.recorder.state) in out.stdout
    assert plain.afterword(screen, mode.recorder.state)[0] in out.stdout
    assert Text(language)("line-welcome-toy") in out.stdout
    saved = read_file(tmp_path / "game.json", lambda name: toy.game)
    assert saved.state.hash() == mode.recorder.state.hash()


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_no_english_is_left_over(language: str) -> None:
    line_game.test_no_english_is_left_over("toy", language)


def test_it_reads_well() -> None:
    """What somebody reads in a short game, from the first line to the last."""
    out = starfelt_with(
        "play", "toy", "--seats", "you,thumb", "--seed", "1", "--lang", "en",
        "--option", "short=on", lines=["why", "card", "1", "1", ""],
    ).stdout  # fmt: skip
    for line in (
        "Round 1 of 2: worth 1 point.",
        "5 cards were not dealt.",
        "Bot 1: 0 points, 1 card in hand, one face down on the table.",
        "You: 0 points, 2 cards in hand.",
        "Which card do you lay face down?",
        "Round 2 of 2: worth 2 points.",
    ):
        assert line in out, out
    assert "Beats every fainter light." in out


def test_bots_play_it_alone() -> None:
    out = starfelt_with(
        "play", "toy", "--seats", "thumb,thumb,random", "--seed", "9", "--lang", "en"
    )
    assert out.exit_code == 0
    assert [line for line in out.stdout.splitlines() if line.startswith("Round")] == [
        "Round 1, worth 1 point.",
        "Round 2, worth 2 points.",
        "Round 3, worth 3 points.",
    ]


def test_many_games_are_simulated_and_their_end_is_told() -> None:
    out = starfelt_with(
        "simulate", "toy", "--games", "50", "--bots", "thumb,random", "--lang", "en"
    )
    assert out.exit_code == 0, out.output
    assert "Ended after the last round" in out.stdout
