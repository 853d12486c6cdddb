"""No test may fail by chance: chance in tests has a seed."""

import ast
from pathlib import Path

import pytest

from tests.terminal.person import through_a_pipe

TESTS = Path(__file__).parents[1]

#: Where chance without a seed is meant: names that nobody may guess.
MEANT = {"server/live/test_websocket_limits.py": ("secrets.token_urlsafe",)}


def unseeded(path):
    """The calls in a file that give something else in every run."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {
        a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            module = called.rpartition(".")[0]
            if called in ("Random", "random.Random"):
                if not node.args:
                    yield called
            elif module in ("secrets", "random") and module in imported:
                yield called


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.stem)
def test_chance_has_a_seed(path):
    name = path.relative_to(TESTS).as_posix()
    assert [*unseeded(path)] == [*MEANT.get(name, ())]


def test_chance_without_a_seed_is_found(tmp_path):
    file = tmp_path / "test_it.py"
    file.write_text(
        "import random\na = random.Random(3).choice(b)\nc = random.choice(b)\nd = random.Random()\n"
    )
    assert [*unseeded(file)] == ["random.choice", "random.Random"]


def test_a_program_must_name_the_seed_of_its_game(tmp_path):
    with pytest.raises(AssertionError, match="--seed"):
        through_a_pipe("play", "stolen_plans", lines=["quit"], folder=tmp_path)
