"""Where things lie: a game in its room, what is compiled by folder, and no crowded folder."""

import ast
import importlib.util
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

import starfelt
from starfelt.native import sources

ROOT = Path(__file__).parents[2]
PACKAGE = Path(starfelt.__file__).parent
MOST = 30  # files in a folder

ROOMS = re.compile(rf"(src/starfelt|web/src|tests)/games/({'|'.join(starfelt.GAMES)})/")
CROWDS = re.compile(r"/(icons|golden|data)/")  # of pictures and records


def tracked(*folders):
    listed = subprocess.run(
        ["git", "ls-files", *folders], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return listed.stdout.splitlines()


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_all_that_bears_the_name_of_a_game_is_in_its_room(game):
    named = [path for path in tracked("src", "web/src", "tests") if game in path]
    assert len(named) > 50
    assert [path for path in named if not ROOMS.match(path)] == []


def test_no_folder_is_crowded():
    files = tracked("src", "web/src", "tests")
    found = Counter(str(Path(path).parent) for path in files if not CROWDS.search(path))
    assert {folder: number for folder, number in found.items() if number > MOST} == {}


def test_every_folder_with_modules_is_a_package():
    folders = {Path(path).parent for path in tracked("src", "tests") if path.endswith(".py")}
    assert len(folders) > 100
    assert [folder for folder in folders if not (ROOT / folder / "__init__.py").is_file()] == []


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_inside_a_room_imports_are_relative(game):
    """So that the folder can be copied to begin another game."""
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            taken = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            assert not taken.startswith("starfelt.games"), path


# ---------------------------------------------------------------------- what is compiled
def modules(folder):
    """The modules of a folder and below, but for those that only make it a package."""
    return {path for path in folder.rglob("*.py") if path.name != "__init__.py"}


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_all_rules_are_compiled_but_for_the_rows_of_cards(game):
    rules = PACKAGE / "games" / game / "rules"
    rows = modules(rules / "cards")
    assert rows
    assert modules(rules) - rows <= set(sources(PACKAGE))
    assert not rows & set(sources(PACKAGE))


@pytest.mark.skipif(not starfelt.COMPILED, reason="there is no native build here")
def test_what_is_to_be_compiled_is_native():
    for path in sources(PACKAGE):
        name = ".".join(("starfelt", *path.relative_to(PACKAGE).with_suffix("").parts))
        found = importlib.util.find_spec(name)
        assert found.origin.endswith((".so", ".pyd")), name


def test_nothing_else_is_written_for_the_compiler():
    """Types of mypyc and librt in plain code would only slow it down."""
    for path in modules(PACKAGE) - set(sources(PACKAGE)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        taken = {
            name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for name in (node.module, *(alias.name for alias in node.names))
        }
        assert not {"librt.vecs", "librt", "mypyc_attr"} & taken, path
