"""`make check` refuses a game that lacks a method or a field, before anybody plays it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "games" / "toy"
CACHE = ".mypy_cache"

#: What is taken away from the toy, by its file, and the name that mypy then misses.
LACKING = [
    ("game.py", r"    told_kinds = .*\n", "told_kinds"),
    ("game.py", r"    max_answers = .*\n", "max_answers"),
    ("game.py", r"    rules = .*\n", "rules"),
    ("game.py", r"    def count_cards.*\n.*\n", "count_cards"),
    ("view.py", r"    asked: .*\n", "asked"),
    ("words/__init__.py", r"    status=.*\n", "status"),
    ("face/__init__.py", r"    paint=.*\n", "paint"),
    ("bot/__init__.py", "= ToyThumb", "Bot"),
]


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the toy that is no part of the repository."""
    folder = tmp_path_factory.mktemp("types") / "toy"
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("tests", "__pycache__"))
    return folder


def checked(toy: Path) -> list[str]:
    """What mypy says of the toy; what it knows of all else is at hand already."""
    command = [sys.executable, "-m", "mypy", "--package", "toy"]
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / CACHE)]
    path = f"{ROOT / 'src'}:{toy.parent}"
    done = subprocess.run(
        [*command, *settings],
        cwd=toy.parent,
        env={"MYPYPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout.splitlines()


def test_what_a_game_lacks_is_missed_by_name(toy: Path) -> None:
    (whole,) = checked(toy)
    assert whole.startswith("Success")
    for file, line, _ in LACKING:
        text = (toy / file).read_text()
        left = re.sub(line, "= Rng" if line.startswith("=") else "", text)
        assert left != text
        (toy / file).write_text(left)
    found = checked(toy)
    for file, _, name in LACKING:
        missed = re.compile(rf"toy/{file}:\d+: error: .*\b{name}\b")
        assert any(missed.match(line) for line in found), (file, name, found)
