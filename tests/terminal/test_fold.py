"""Lines as wide as the terminal, and whole ones where nobody looks."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import starfelt
from starfelt.terminal.fold import fold, width
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

ENGLISH = "Bot 1 places Gem World, pays 2 cards (Old Earth, Rebel Base) and draws 1 card."
JAPANESE = "・宝石ワールド（製品）：珍品生産 2／1｜Ⅴここなら引く1、「終わり」。次の文もあります。"


@pytest.mark.parametrize("line", [ENGLISH, JAPANESE, f"  - {ENGLISH}", "word" * 30, ""])
@pytest.mark.parametrize("columns", [20, 45, 80])
def test_nothing_is_lost_and_everything_fits(line: str, columns: int) -> None:
    parts = fold(line, columns)
    assert "".join("".join(parts).split()) == "".join(line.split())
    assert all(width(part) <= columns or " " not in part.strip() for part in parts)


def test_lines_are_folded_between_words_and_go_on_indented() -> None:
    assert fold(ENGLISH, 45) == [
        "Bot 1 places Gem World, pays 2 cards (Old",
        "  Earth, Rebel Base) and draws 1 card.",
    ]
    assert fold("  short", 45) == ["  short"]


def test_a_command_can_be_copied_as_it_stands() -> None:
    for language in LANGUAGES:
        facts = {"file": "g.json", "quoted": "g.json", "program": "./bin/starfelt", "game": "x"}
        for line in Text(language)("line-saved", **facts).splitlines():
            assert len(fold(line, 20)) == 1 or "starfelt" not in line


def test_wide_letters_count_as_two_and_marks_stay_where_they_belong() -> None:
    assert width("製品2つ") == 7
    for columns in range(12, 40):
        for part in fold(JAPANESE, columns):
            assert width(part) <= columns
            assert part.strip()[0] not in "、。：）」"
            assert part[-1] not in "（「"


def test_on_a_terminal_lines_are_folded_and_through_a_pipe_they_are_whole(tmp_path: Path) -> None:
    source = str(Path(starfelt.__file__).parent.parent)
    environment = {**os.environ, "PYTHONPATH": source, "COLUMNS": "45", "LINES": "24"}
    words = f"from starfelt.terminal.console import Console; Console().say([{ENGLISH!r}])"
    command = [sys.executable, "-c", words]
    ours, theirs = pty.openpty()
    subprocess.run(command, stdout=theirs, env=environment, check=True, timeout=60)
    os.close(theirs)
    shown = os.read(ours, 4096).decode()
    os.close(ours)
    assert shown.splitlines() == fold(ENGLISH, 45)
    piped = subprocess.run(
        command, capture_output=True, env=environment, check=True, timeout=60, cwd=tmp_path
    )
    assert piped.stdout.decode() == f"{ENGLISH}\n"
