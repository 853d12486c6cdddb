"""`make check` refuses a game that lacks a method, a field or a part, before anybody plays it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import NamedTuple

import pytest

import starfelt
from starfelt.core.game import Game
from starfelt.core.machine import Question, State, Step
from starfelt.faces.game_face import Face
from starfelt.words.game_words import Words

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "games" / "toy"
CACHE = ".mypy_cache"
COPIES = 5  # of the toy, since mypy names no more than five things that a class lacks
EVERYWHERE = "**/*.py"

pytestmark = pytest.mark.skipif(starfelt.COMPILED, reason="mypy reads sources, not native code")

#: What a kit asks of the modules of a game.
PARTS = """
from tests.builds.parts import belong_together
from {game}.bot import BOT
from {game}.face import FACE
from {game}.game import GAME
from {game}.words import WORDS

belong_together(GAME, WORDS, FACE, BOT)
"""


class Fault(NamedTuple):
    """What is changed in some files of the toy, and what mypy then says of which files."""

    files: str
    changes: dict[str, str]
    said: tuple[str, ...]


def of_classes() -> Iterator[Fault]:
    """Take away each fact and method that a game, a state, a step or a question must have."""
    for kind, file, made in (
        (Game, "game.py", "game.py"),
        (State, "rules/state.py", "rules/rounds.py"),
        (Step, "rules/rounds.py", "rules/rounds.py"),
        (Question, "rules/rounds.py", "rules/rounds.py"),
    ):
        for name, value in vars(kind).items():
            if getattr(value, "__isabstractmethod__", False):
                member = rf"(?m)^    (def {name}\(.*\n(     .*\n)+|{name} = .*\n)"
                yield Fault(file, {member: ""}, (rf'{made}:.* abstract class .*"{name}"',))


def of_records() -> Iterator[Fault]:
    """Take away each field that words and faces must have."""
    for kind, file in ((Words, "words/__init__.py"), (Face, "face/__init__.py")):
        for field in fields(kind):
            if field.default is MISSING and field.default_factory is MISSING:
                missing = rf'{file}:.*Missing named argument "{field.name}"'
                yield Fault(file, {rf"(?m)^    {field.name}=.*\n": ""}, (missing,))


def of_views() -> Iterator[Fault]:
    """Take away a field of the view with all its uses, or make it of another type."""
    said = tuple(
        rf'{file}:.*"ToyView" of "{kind}" must be a subtype of "AnyView"'
        for file, kind in (("game.py", "Game"), ("words/__init__.py", "Words"))
    )
    for changes in (
        {
            r"    seat: int\n    options": "    place: int\n    options",
            r"seat=seat,\n        options": "place=seat,\n        options",
            r"view\.seat\b": "view.place",
        },
        {
            r"    options: dict": "    chosen: dict",
            r"options=options_of": "chosen=options_of",
            r"view\.options": "view.chosen",
        },
        {
            r"asked: tuple\[ToyQuestion, \.\.\.\]": "asked: tuple[dict[str, Any], ...]",
            r"asked=tuple\(.*,": "asked=(),",
        },
        {
            r"from msgspec import Struct\n\nfrom starfelt.core.pile": (
                "from dataclasses import dataclass\nfrom msgspec import Struct\n"
                "from starfelt.core.pile"
            ),
            r"class ToyView\(.*\):": "@dataclass(frozen=True)\nclass ToyView:",
        },
    ):
        yield Fault(EVERYWHERE, changes, said)


def of_parts() -> Iterator[Fault]:
    """Rename what a part of the toy offers, or make it something else."""
    for part in ("game", "words", "face", "bot"):
        file = "game.py" if part == "game" else f"{part}/__init__.py"
        name = part.upper()
        missing = rf'parts_of_toy.*"toy_\d.{part}" has no attribute "{name}"'
        yield Fault(file, {rf"(?m)^{name}\b": f"MY_{name}"}, (missing,))
    other = r'bot/__init__.py:.*variable has type "Callable\[\[Rng\], Bot\[ToyView\]\]"'
    yield Fault("bot/__init__.py", {"= ToyThumb": "= Rng"}, (other,))
    wrong = r'parts_of_toy.*Argument 4 to "belong_together"'
    yield Fault("bot/__init__.py", {r"BOT: .*": "BOT: Final = Rng"}, (wrong,))


FAULTS = [*of_classes(), *of_records(), *of_views(), *of_parts()]


def checked(folder: Path) -> list[str]:
    """What mypy says of the files in a folder; what it knows of all else is at hand already."""
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / CACHE)]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", ".", *settings],
        cwd=folder,
        env={"MYPYPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout.splitlines()


def add_parts(folder: Path, name: str, package: str) -> None:
    (folder / f"parts_of_{name}.py").write_text(PARTS.format(game=package))


def add_toy(folder: Path, name: str) -> Path:
    """A copy of the toy that is no part of the repository."""
    ignored = shutil.ignore_patterns("tests", "__pycache__")
    add_parts(folder, name, name)
    return Path(shutil.copytree(TOY, folder / name, ignore=ignored))


def change(toy: Path, fault: Fault) -> None:
    """Make this fault; each of its changes is one somewhere."""
    left = set(fault.changes)
    for path in toy.glob(fault.files):
        text = path.read_text()
        for before, after in fault.changes.items():
            text, number = re.subn(before, after, text)
            left -= {before} if number else set()
        path.write_text(text)
    assert not left, (fault, left)


def test_the_parts_of_every_game_belong_together(tmp_path: Path) -> None:
    for name in starfelt.GAMES:
        add_parts(tmp_path, name, f"starfelt.games.{name}")
    add_toy(tmp_path, "toy")
    (found,) = checked(tmp_path)
    assert found.startswith("Success")


def test_what_a_game_lacks_is_missed_by_name(tmp_path: Path) -> None:
    toys = [add_toy(tmp_path, f"toy_{number}") for number in range(COPIES)]
    for number, fault in enumerate(FAULTS):
        change(toys[number % COPIES], fault)
    found = checked(tmp_path)
    for number, fault in enumerate(FAULTS):
        for said in fault.said:
            where = rf"parts_of_toy_{number % COPIES}|toy_{number % COPIES}/"
            missed = re.compile(rf"(?={where}).*{said}")
            assert any(missed.match(line) for line in found), (said, found)
