"""Recorded games of another engine, compared with ours on the command line."""

import gzip
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from starfelt.cli import differential
from starfelt.games.race_for_the_galaxy.recorded.compare import Comparison, Difference, Excluded
from starfelt.games.race_for_the_galaxy.recorded.names import SETS
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.terminal.person import starfelt_with, through_a_pipe

SAMPLE = Path(__file__).parents[1] / "data" / "games.jsonl.gz"
EXCLUDED = SAMPLE.with_name("excluded.jsonl.gz")
KEYS = ["games", "equal", "excluded", "differences"]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def some_games(number: int, start: int = 0) -> list[dict[str, Any]]:
    """Some of the recorded games."""
    with gzip.open(SAMPLE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in islice(lines, start, start + number)]


def shortest_of_each_set() -> list[dict[str, Any]]:
    """A recorded game of each set, the one with least to compare."""
    with gzip.open(SAMPLE, "rt", encoding="utf-8") as lines:
        games = [json.loads(line) for line in sorted(lines, key=len)]
    return [next(game for game in games if game["config"]["set"] == of_set) for of_set in SETS]


def written(name: str, games: list[dict[str, Any]]) -> str:
    data = "".join(f"{json.dumps(game)}\n" for game in games).encode()
    Path(name).write_bytes(gzip.compress(data, mtime=0) if name.endswith(".gz") else data)
    return name


def compared(*files: str) -> tuple[int, dict[str, Any]]:
    done = starfelt_with("differential", *files, "--json")
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert list(found) == KEYS
    return done.exit_code, found


# ------------------------------------------------------------------ equal games
def test_several_files_packed_and_not() -> None:
    plain, packed = written("a.jsonl", some_games(2)), written("b.jsonl.gz", some_games(1, 2))
    equal = {"games": 3, "equal": 3, "excluded": [], "differences": []}
    assert compared(plain, packed) == (0, equal)
    assert compared(plain)[1]["games"] == 2
    done = starfelt_with("differential", plain, packed)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["games 3", "equal 3", "excluded 0", "differences 0"]


@pytest.mark.unmeasured
def test_games_of_all_sets() -> None:
    games = shortest_of_each_set()
    code, found = compared(written("sets.jsonl", games))
    assert (code, found["games"], found["equal"]) == (0, len(SETS), len(SETS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_compared_is_listed_with_its_section(language: str) -> None:
    done = starfelt_with("differential", str(EXCLUDED), "--lang", language)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert len(lines) == 5
    assert lines[3].startswith("- bow-4p-R-139704")
    assert "6.24" in lines[3]


def test_as_a_process_of_its_own(tmp_path: Path) -> None:
    written("a.jsonl", some_games(1))
    done = through_a_pipe("differential", "a.jsonl", "--lang", "ja", lines=[], folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    text = Text("ja")
    numbers = {"games": 1, "equal": 1, "excluded": 0, "differences": 0}
    wanted = [text(f"cli-differential-{key}", number=str(n)) for key, n in numbers.items()]
    assert done.stdout.decode().splitlines() == wanted


# ------------------------------------------------------------------ damaged games
def states(game: dict[str, Any]) -> list[dict[str, Any]]:
    return [record[2] for record in game["records"] if record[0] == "state"]


def test_a_changed_number_is_found_with_its_place() -> None:
    whole, damaged = some_games(2)
    state = states(damaged)[7]
    state["players"]["1"]["vp"] += 1
    code, found = compared(written("a.jsonl", [whole, damaged]))
    assert code == 1
    assert (found["games"], found["equal"]) == (2, 1)
    (difference,) = found["differences"]
    assert difference["id"] == damaged["id"]
    assert difference["where"].startswith(f"round {state['round']}, ")
    assert difference["what"] == "seat 1: vp"
    assert difference["theirs"] == difference["ours"] + 1
    assert difference["rule"] == "8"


def test_a_changed_answer_is_found() -> None:
    """Another action than the one that the rest of the record follows from."""
    (game,) = some_games(1)
    asks = [record for record in game["records"] if record[0] == "ask"]
    chosen = next(record for record in asks if record[2] == "ACTION")
    chosen[-1] = [action for action in ("settle", "develop") if [action] != chosen[-1]][:1]
    code, found = compared(written("a.jsonl", [game]))
    assert (code, found["equal"]) == (1, 0)
    (difference,) = found["differences"]
    assert difference["where"] == "round 1, round_start"


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_said_in_words(language: str) -> None:
    (game,) = some_games(1)
    game["final"]["players"][0]["total"] += 3
    done = starfelt_with("differential", written("a.jsonl", [game]), "--lang", language)
    assert (done.exit_code, done.stderr) == (1, "")
    *_, line = done.stdout.splitlines()
    total = game["final"]["players"][0]["total"]
    for fact in (game["id"], "the end", "seat 0: score", str(total), str(total - 3), "14"):
        assert fact in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_left_out_and_a_difference_without_a_rule(language: str) -> None:
    comparison = Comparison(
        [Excluded("a-1", "4.2")], [Difference("b-2", "setup", "x", [1], None, "")]
    )
    found = differential.facts(comparison)
    lines = differential.report(Text(language), found)
    assert len(lines) == 6
    assert "a-1" in lines[3]
    assert "4.2" in lines[3]
    assert "[1]" in lines[5]
    assert "null" in lines[5]


# ------------------------------------------------------------------ what is refused
def test_no_file_at_all_is_refused() -> None:
    done = starfelt_with("differential")
    assert done.exit_code == 2
    assert "FILE" in done.stderr


@pytest.mark.parametrize(
    ("name", "data", "key", "facts"),
    [
        ("nothing.jsonl", None, "no-file", {}),
        (".", None, "no-file", {}),
        ("a.jsonl.gz", b"not packed", "no-file", {}),
        ("a.jsonl.gz", gzip.compress(b"{}\n" * 99, mtime=0)[:20], "no-file", {}),
        ("a.jsonl", b"\xff\xfe\n", "bad-record", {"line": 1}),
        ("a.jsonl", b"[]\n", "bad-record", {"line": 1}),
        ("a.jsonl", b"{}\n", "bad-record", {"line": 1}),
    ],
)
def test_bad_files_are_refused(name: str, data: bytes | None, key: str, facts: Any) -> None:
    if data is not None:
        Path(name).write_bytes(data)
    for language in LANGUAGES:
        text = Text(language)
        done = starfelt_with("differential", name, "--lang", language)
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr == text(f"refusal-{key}", file=name, **facts) + "\n"


def test_a_bad_line_is_named_and_nothing_is_compared_before() -> None:
    whole, other = some_games(2)
    other["config"]["set"] = "unheard_of"
    good, bad = written("good.jsonl", [whole]), written("bad.jsonl", [whole, other])
    done = starfelt_with("differential", good, bad, "--json")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "Line 2 of the file “bad.jsonl”" in done.stderr
    assert "base" in done.stderr  # one of the sets that are known
