"""The toy is a game like the others while it is registered, and was never there afterwards."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import starfelt
from starfelt import games
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.faces import icons
from starfelt.kit import Kit, kit_of, kits
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.toy.tests.registered import PACKAGE, ROOM, registered
from tests.terminal.person import starfelt_with

SOURCES = Path(starfelt.__file__).parents[1]


def is_there() -> list[bool]:
    """Does the program know the toy?  As each of its parts would answer."""
    return [
        "toy" in starfelt.GAMES,
        "toy" in [kit.name for kit in kits()],
        "toy-name" in Text("en").keys,
        "toy_light" in icons.files(),
        "toy:" in starfelt_with("games", "--lang", "en").stdout,
    ]


def test_it_is_found_in_one_folder(toy: Kit) -> None:
    assert toy.folder == ROOM
    assert [kit.name for kit in kits()] == [*starfelt.GAMES]
    assert starfelt.GAMES[-1] == "toy"
    assert type(toy.game).__module__ == f"{PACKAGE}.game"


def test_it_has_the_parts_of_a_game_and_imports_the_others_by_their_place() -> None:
    """So it can be copied: no module of it knows where it lies or what it is called."""
    there = {path.stem for path in ROOM.iterdir()} - {"__init__", "__pycache__", "tests"}
    assert there == {"game", "view", "notation", "rules", "words", "face", "bot", "text"}
    modules = [path for path in ROOM.rglob("*.py") if "tests" not in path.relative_to(ROOM).parts]
    assert len(modules) > 20
    for path in modules:
        assert not re.search(r"import.*toy|games", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_listed_with_its_option(language: str) -> None:
    text = Text(language)
    listed = starfelt_with("games", "--lang", language).stdout
    assert text.game("toy") in listed
    assert text("toy-option-short") in listed


@pytest.mark.usefixtures("unregistered")
def test_it_comes_and_goes_and_leaves_nothing_behind() -> None:
    before = [list(games.__path__), starfelt.GAMES, dict(vars(games))]
    for _ in range(2):
        with registered() as kit:
            assert all(is_there())
            assert kit.game.start(2, 1).asked() == [0, 1]
            assert kit.words and kit.face and kit.bot(fast(1))
        assert not any(is_there())
        assert [list(games.__path__), starfelt.GAMES, dict(vars(games))] == before
        assert not [name for name in sys.modules if name.startswith(PACKAGE)]
        with pytest.raises(Refusal):
            kit_of("toy")


@pytest.fixture
def unregistered(toy: Kit) -> Iterator[None]:
    """As all other tests find the program: the registration of this test is set aside."""
    there = starfelt.GAMES
    starfelt.GAMES = there[:-1]
    games.__path__.remove(str(ROOM.parent))
    vars(games).pop("toy", None)
    yield
    starfelt.GAMES = there
    games.__path__.append(str(ROOM.parent))


def test_it_is_found_by_a_program_that_leaves_native_code_aside() -> None:
    code = (
        "from tests.games.toy.tests.registered import registered\n"
        "with registered() as kit: print(kit.game.name, kit.words.example, kit.face.poster[0])\n"
    )
    environment = {**os.environ, "STARFELT_PURE": "1", "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOM.parents[2], env=environment,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.split() == ["toy", "comet", "comet"]
