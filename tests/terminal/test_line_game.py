"""Whole games in the line mode, through a pipe and in this process."""

import json
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import starfelt
from starfelt.cli.play import new_seed
from starfelt.core.replay import read_file
from starfelt.terminal.commands import COMMANDS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.players import names
from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.terminal.person import (
    SHORT,
    TABLES,
    Taste,
    answers_in,
    first,
    last,
    played,
    starfelt_with,
    through_a_pipe,
)

CJK = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
WORD = re.compile(r"\b[A-Za-z][A-Za-z0-9-]+", re.ASCII)
NAMES = ("R2-D2", "C-3PO", "IG-88", "VP", "SETI")  # the same in every language
SAVED = "starfelt-stolen_plans.json"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def as_arguments(options: dict[str, Any]) -> tuple[str, ...]:
    """Options of a game as they are entered."""
    return tuple(f"--option={key}={value}".lower() for key, value in options.items())


#: Each game twice, in languages by turns.
LANGUAGE = cycle(LANGUAGES)
PIPED = [
    (game, taste, seed, next(LANGUAGE))
    for game in TABLES
    for taste, seed in ((first, 3), (last, 4))
]


@pytest.mark.parametrize(("game", "taste", "seed", "language"), PIPED)
def test_a_whole_game_through_a_pipe(
    game: str, taste: Taste, seed: int, language: str, tmp_path: Path
) -> None:
    options = SHORT.get(game, {})
    mode, lines = played(TABLES[game], seed, taste, options, game=game)
    done = through_a_pipe(
        *("play", game, "--seats", TABLES[game], "--seed", str(seed), "--lang", language),
        *as_arguments(options),
        lines=[*lines[:-1], "save game.json", ""],
        folder=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert answers_in(tmp_path / "game.json") == mode.recorder.replay.answers
    out = done.stdout.decode()
    text = Text(language)
    screen = Screen(text, mode.game, names(text, mode.players), 0)
    assert screen.ending(mode.recorder.state) in out
    assert f"0x{seed:x}" in out
    assert (tmp_path / "game.json").name in out


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
@pytest.mark.parametrize("game", TABLES)
def test_no_english_is_left_over(game: str, language: str) -> None:
    options = SHORT.get(game, {})
    mode, lines = played(TABLES[game], 12, last, options, language=language, game=game)
    words = mode.screen(0).words
    own = [*words.gestures, *words.looks]
    arguments = ("play", game, "--seats", TABLES[game], "--seed", "12", "--lang", language)
    arguments += as_arguments(options)
    commands = ["?", "log", "why", "card", "rules", "undo", "nonsense", *words.looks]
    out = starfelt_with(*arguments, lines=[*commands, *lines[:-1], "log", ""]).stdout
    assert mode.screen(0).ending(mode.recorder.state) in out
    expected = [f"{option.key} {option.expected()}" for option in mode.game.options]
    typed = " ".join([*own, *expected, "starfelt play --option", game, mode.text.game(game)])
    allowed = {*NAMES, "Enter", "nonsense", *COMMANDS, *WORD.findall(typed.replace("_", " "))}
    for word in WORD.findall(out.replace("0xc", "").replace("_", " ")):
        assert word in allowed, word
    assert CJK.search(out)


def test_six_seats_two_seats_and_every_option() -> None:
    for seats, options in (
        ("you,random,thumb,random,thumb,random", {"deck": "full", "open_discards": True}),
        ("thumb,you", {"deck": "base", "single_vader": True, "single_jedi": True}),
    ):
        mode, lines = played(seats, 9, last, options)
        arguments = ("play", "stolen_plans", "--seats", seats, "--seed", "9")
        out = starfelt_with(*arguments, *as_arguments(options), lines=lines)
        assert out.exit_code == 0, out
        assert mode.screen(mode.people[0]).ending(mode.recorder.state) in out.stdout


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("stolen_plans", "thumb,random,thumb"),
        ("star_realms", "thumb,random"),
        ("empire_vs_rebellion", "thumb,random"),
        ("race_for_the_galaxy", "thumb,random,random"),
    ],
)
def test_bots_alone_play_to_the_end_and_save(game: str, seats: str, tmp_path: Path) -> None:
    out = starfelt_with("play", game, "--seats", seats, "--save", "bots.json")
    assert out.exit_code == 0
    assert "Bot 1" in out.stdout
    assert read_file(tmp_path / "bots.json", starfelt.load).state.is_over()


def test_save_quit_and_resume_give_the_same_state(tmp_path: Path) -> None:
    mode, lines = played("you,thumb,thumb", 21)
    arguments = ("play", "stolen_plans", "--seed", "21")
    out = starfelt_with(*arguments, lines=[*lines[:4], "save middle.json", "quit"])
    assert out.exit_code == 0
    assert f"--load {SAVED}" in out.stdout
    middle = read_file(tmp_path / "middle.json", starfelt.load)
    saved = read_file(tmp_path / SAVED, starfelt.load)
    assert saved.state.hash() == middle.state.hash()
    assert saved.replay.answers == mode.recorder.replay.answers[: len(saved.replay.answers)]
    assert saved.replay.players == ["you", "thumb", "thumb"]
    again = starfelt_with("play", "--load", SAVED, lines=["quit"])
    assert again.exit_code == 0
    resumed = read_file(tmp_path / SAVED, starfelt.load)
    assert resumed.state.hash() == saved.state.hash()
    table = out.stdout.split("At the table")[1]
    assert again.stdout.count("Draw pile: ") == 1
    assert again.stdout.split("Draw pile: ")[1].split("Enter")[0] in table
    assert sorted(path.name for path in tmp_path.iterdir()) == ["middle.json", SAVED]


def test_a_second_game_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for _ in range(3):
        assert starfelt_with("play", "stolen_plans", lines=["quit"]).exit_code == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"starfelt-stolen_plans{n}.json" for n in ("-2", "-3", "")]


def test_where_the_input_ends_the_game_is_saved(tmp_path: Path) -> None:
    mode, lines = played("you,thumb,thumb", 5)
    done = through_a_pipe("play", "stolen_plans", "--seed", "5", lines=lines[:3], folder=tmp_path)
    assert done.returncode == 0
    answers = answers_in(tmp_path / SAVED)
    assert [seat for seat, _ in answers].count(0) >= 3
    assert answers == mode.recorder.replay.answers[: len(answers)]


def test_a_seed_nobody_chose_has_256_bits(tmp_path: Path) -> None:
    seeds = {new_seed(), new_seed()}
    assert len(seeds) == 2
    assert max(seeds) > 1 << 200
    starfelt_with("play", "stolen_plans", "--save", "a.json", lines=["quit"])
    assert int(json.loads((tmp_path / "a.json").read_text())["seed"], 16) > 1 << 200


def test_seeds_may_be_hexadecimal(tmp_path: Path) -> None:
    for seed, name in (("255", "a.json"), ("0xFF", "b.json")):
        starfelt_with("play", "stolen_plans", "--seed", seed, "--save", name, lines=["quit"])
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_odd_bytes_are_wrong_input_and_no_crash(tmp_path: Path) -> None:
    done = through_a_pipe(
        "play", "stolen_plans", "--seed", "1", lines=["\udcff", "quit"], folder=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"neither a number nor a command" in done.stdout


def test_a_terminal_that_knows_only_ascii_gets_question_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = through_a_pipe(
        "play", "stolen_plans", "--seed", "1", "--lang", "ja", lines=["1"], folder=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"???" in done.stdout
