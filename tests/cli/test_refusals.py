"""Whatever is wrong: one sentence on standard error, exit code 2, nothing written."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from starfelt.words.fluent import LANGUAGES
from tests.terminal.person import GAME, played, starfelt_with, through_a_pipe

PLAY = ("play", "stolen_plans")
SIMULATE = ("simulate", "stolen_plans")
REALMS = ("play", "star_realms")
WAR = ("play", "empire_vs_rebellion")
RACE = ("play", "race_for_the_galaxy")

WRONG: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown game": (("play", "chess"), "no game called “chess”"),
    "a book as game": (("play", "x" * 5000), "xx…”"),
    "a book as flag": (("play", "--" + "x" * 5000), "xx…"),
    "no game": (("play",), "Which game?"),
    "too few seats": ((*PLAY, "--seats", "you"), "1 seat"),
    "too many seats": ((*PLAY, "--seats", "you" + ",thumb" * 6), "7 seats"),
    "unknown player": ((*PLAY, "--seats", "you,deep"), "“deep” can't sit"),
    "no player": ((*PLAY, "--seats", "you,"), "“” can't sit"),
    "unknown option": ((*PLAY, "--option", "cap=3"), "“cap”"),
    "impossible option": ((*PLAY, "--option", "deck=jawa"), "“deck” can't be “jawa”"),
    "number too large": (
        (*REALMS, "--option", "cap=1001"),
        "“cap” can't be “1001”. It can be: 1-1000.",
    ),
    "number too small": ((*REALMS, "--option", "starting_authority=0"), "“0”"),
    "negative number": ((*REALMS, "--option", "cap=-5"), "“-5”"),
    "word as number": ((*REALMS, "--option", "cap=many"), "“many”"),
    "no number": ((*REALMS, "--option", "cap="), "“cap” can't be “”"),
    "no such choice": ((*REALMS, "--option", "fleet_hq=new"), "errata, printed_2014"),
    "no such pile": ((*REALMS, "--option", "explorer_pile=11"), "10, 16, infinite"),
    "not a flag": ((*REALMS, "--option", "destroy_own_base=maybe"), "on, off"),
    "option of another game": ((*REALMS, "--option", "deck=base"), "“deck”"),
    "three at a table for two": ((*REALMS, "--seats", "you,thumb,thumb"), "it takes 2."),
    "alone at a table for two": ((*REALMS, "--seats", "you"), "it takes 2."),
    "no such side": (
        (*WAR, "--option", "rebel=3"),
        "“rebel” can't be “3”. It can be: random, 1, 2.",
    ),
    "not a tutorial": ((*WAR, "--option", "tutorial=maybe"), "on, off"),
    "rounds without end": ((*WAR, "--option", "cap=0"), "1-1000"),
    "a struggle without end": ((*WAR, "--option", "struggle_cap=1001"), "“struggle_cap” can't be"),
    "one side too many": ((*WAR, "--seats", "you,random,random"), "it takes 2."),
    "the other game's option": ((*WAR, "--option", "first_player=1"), "rebel, tutorial, cap"),
    "too many for these cards": (
        (*RACE, "--seats", "you,random,random,random,random", "--option", "set=base"),
        "can't be played with 5 seats: it takes 2 to 4.",
    ),
    "seven in space": ((*RACE, "--seats", ",".join(["random"] * 7)), "it takes 2 to 6."),
    "six in an older set": (
        (*RACE, "--seats", ",".join(["random"] * 6), "--option", "set=gathering_storm"),
        "it takes 2 to 5.",
    ),
    "three with two actions": (
        (*RACE, "--seats", "you,random,random", "--option", "two_actions=on"),
        "can't be played with 3 seats: it takes 2.",
    ),
    "no such set": ((*RACE, "--option", "set=orb"), "rebel_vs_imperium, gathering_storm, base"),
    "too many seats for two actions": (
        ("simulate", "race_for_the_galaxy", "--seats", "3", "--option", "two_actions=on"),
        "it takes 2.",
    ),
    "too many bots for the base set": (
        (
            "simulate",
            "race_for_the_galaxy",
            "--bots",
            ",".join(["random"] * 5),
            "--option",
            "set=base",
        ),
        "it takes 2 to 4.",
    ),
    "nothing to compare": (("differential",), "starfelt differential needs FILE"),
    "no such record": (("differential", "nothing.jsonl"), "“nothing.jsonl”"),
    "no record": (("differential", "game.json"), "Line 1 of the file “game.json”"),
    "impossible number to simulate": (
        ("simulate", "star_realms", "--option", "cap=0", "--json"),
        "“cap” can't be “0”",
    ),
    "too many seats for two": (("simulate", "star_realms", "--seats", "3"), "it takes 2."),
    "option without value": ((*PLAY, "--option", "deck"), "KEY=VALUE"),
    "bad seed": ((*PLAY, "--seed", "seven"), "“seven” is no seed"),
    "bad hexadecimal seed": ((*PLAY, "--seed", "0xg"), "“0xg” is no seed"),
    "negative seed": ((*PLAY, "--seed", "-1"), "256 bits"),
    "large seed": ((*PLAY, "--seed", "0x1" + "0" * 64), "256 bits"),
    "unknown language": ((*PLAY, "--lang", "fr"), "“fr”"),
    "language of nothing": ((*PLAY, "--lang="), "“”"),
    "no such file": (("play", "--load", "nothing.json"), "“nothing.json”"),
    "load and seed": (("play", "--load", "game.json", "--seed", "1"), "leave out --seed"),
    "load and option": (("play", "--load", "game.json", "--option", "deck=base"), "--option"),
    "load and too few": (("play", "--load", "game.json", "--seats", "you,you"), "3 seats"),
    "unwritable folder": ((*PLAY, "--save", "nowhere/game.json"), "“nowhere/game.json”"),
    "a folder as file": ((*PLAY, "--save", "."), "“.”"),
    "unknown game to simulate": (("simulate", "go"), "no game called “go”"),
    "negative games": ((*SIMULATE, "--games", "-1"), "--games can't be “-1”"),
    "games as a word": ((*SIMULATE, "--games", "many"), "--games can't be “many”"),
    "unknown bot": ((*SIMULATE, "--bots", "random,deep"), "no bot called “deep”"),
    "too many bots": ((*SIMULATE, "--seats", "2", "--bots", "random,thumb,thumb"), "2"),
    "too many seats to simulate": ((*SIMULATE, "--seats", "7"), "7 seats"),
    "seats beyond all numbers": ((*SIMULATE, "--seats", "9" * 5000), "--seats can't be"),
    "no seats": ((*SIMULATE, "--seats", "0"), "--seats can't be “0”"),
    "impossible option to simulate": ((*SIMULATE, "--option", "deck=x", "--json"), "“x”"),
    "at too far": (("replay", "game.json", "--at", "9999"), "--at can't be 9,999"),
    "at beyond all numbers": (("replay", "game.json", "--at", "9" * 40), "--at can't be “999"),
    "at before the start": (("replay", "game.json", "--at", "-1"), "--at can't be “-1”"),
    "no such seat": (("replay", "game.json", "--seat", "3"), "--seat can't be 3"),
    "negative seat": (("replay", "game.json", "--seat", "-1"), "--seat can't be “-1”"),
    "folder to verify": (("verify", "."), "“.”"),
    "unknown game to check": (("check", "chess"), "no game called “chess”"),
    "negative pairs": (("check", "stolen_plans", "--pairs", "-5"), "--pairs can't be “-5”"),
    "no time": (("bench", "--seconds", "0"), "--seconds can't be “0”"),
    "not a time": (("bench", "--seconds", "nan"), "--seconds can't be “nan”"),
    "unknown command": (("dance",), "no command “dance”"),
    "unknown flag": ((*PLAY, "--fast"), "no option --fast"),
    "flag without value": ((*PLAY, "--seed"), "--seed needs a value"),
    "value without need": (("games", "--json=1"), "--json takes no value"),
    "missing argument": (("verify",), "starfelt verify needs FILE"),
    "one word too many": (("verify", "game.json", "again"), "“again”"),
}


@pytest.fixture(autouse=True)
def game_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STARFELT_LANG", "")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    mode, _ = played("you,thumb,random", 5)
    path = tmp_path / "game.json"
    path.write_bytes(mode.recorder.bytes())
    return path


def refused(*arguments: str) -> str:
    """The one sentence; and nothing was written anywhere."""
    before = {path: path.read_bytes() for path in Path.cwd().rglob("*") if path.is_file()}
    done = starfelt_with(*arguments)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert {path: path.read_bytes() for path in Path.cwd().rglob("*") if path.is_file()} == before
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(case: str) -> None:
    arguments, words = WRONG[case]
    assert words in refused(*arguments)


@pytest.mark.parametrize("case", [case for case in WRONG if "language" not in case])
def test_the_sentence_is_translated(case: str) -> None:
    arguments, _ = WRONG[case]
    sentences = {refused("--lang", language, *arguments) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_as_a_process_of_its_own(tmp_path: Path) -> None:
    done = through_a_pipe("play", "chess", "--seed", "1", "--lang", "ja", lines=[], folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().startswith("「chess」というゲームはありません。")
    assert done.stderr.count(b"\n") == 1


# ------------------------------------------------------------------ files
def change(path: Path, **fields: Any) -> str:
    document = json.loads(path.read_text())
    changed = path.with_name("changed.json")
    changed.write_text(json.dumps({**document, **fields}))
    return changed.name


def test_a_tampered_replay_is_found_out(game_file: Path) -> None:
    document = json.loads(game_file.read_text())
    answers = document["answers"]
    last = str(len(answers))
    for fields in (
        {"seed": f"{6:064x}"},
        {"hashes": {**document["hashes"], "16": "0" * 32}},
        {"hashes": {**document["hashes"], last: "0" * 32}},
        {"answers": answers[1:]},
        {"answers": [*answers, answers[-1]]},
        {"options": {**document["options"], "deck": "base"}},
        {"answers": answers[:-1]},
        {"hashes": {**document["hashes"], "x": "0" * 32}},
    ):
        assert "changed.json" in refused("verify", change(game_file, **fields)), fields


def test_damaged_and_foreign_files_are_refused_by_all_who_read_them(game_file: Path) -> None:
    whole = game_file.read_bytes()
    files = {
        "half.json": whole[: len(whole) // 2],
        "empty.json": b"",
        "bytes.json": b"\xff\xfe\x00",
        "list.json": b"[]",
        "number.json": b"7",
        "other.json": b'{"format": "chess 1", "moves": []}',
        "format.json": whole.replace(b"starfelt replay 1", b"starfelt replay 9"),
        "rules.json": whole.replace(b'"rules": 1', b'"rules": 99'),
        "game.json2": whole.replace(b"stolen_plans", b"star_realms_2"),
        "position.json2": b'{"hands": [["jawa"]], "game": "stolen_plans", "rules": 1}',
        "cards.json": json.dumps(GAME.write(GAME.start(2, 1)) | {"hands": [["sun"], []]}).encode(),
    }
    for name, data in files.items():
        Path(name).write_bytes(data)
    for name in files:
        for command in (("verify", name), ("replay", name), ("play", "--load", name)):
            assert refused(*command)


def test_a_saved_game_of_another_name(game_file: Path) -> None:
    assert "“chess”" in refused("play", "chess", "--load", "game.json")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_the_right_to_write(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    assert "closed" in refused(*PLAY, "--save", "closed/game.json")


def test_where_the_game_cannot_be_saved_when_the_input_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The place was there at the start and is gone at the end: said, not hidden."""
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.setattr("starfelt.terminal.line_mode.LineMode.welcome", lambda self: folder.rmdir())
    # A chance deal may end the game before the input ends.
    done = starfelt_with(*PLAY, "--seed", "7", "--save", "folder/game.json", lines=["1"])
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "folder/game.json" in done.stderr


def test_what_is_no_file_is_never_written_over() -> None:
    assert "/dev/null" in refused(*PLAY, "--save", "/dev/null")
