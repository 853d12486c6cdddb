"""Every game takes the names of its steps from one table: words, bots and features."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import starfelt

every_game = pytest.mark.parametrize("game", starfelt.GAMES)


def steps_of(game):
    return import_module(f"starfelt.games.{game}.notation.steps").STEPS


@every_game
def test_a_bot_has_advice_for_every_question(game):
    """A bot may look up what to do by question: its tables `ADVICE` leave out none."""
    bot = import_module(f"starfelt.games.{game}.bot")
    modules = [
        import_module(f"{bot.__name__}.{found.name}") for found in iter_modules(bot.__path__)
    ]
    tables = [module.ADVICE for module in modules if hasattr(module, "ADVICE")]
    if not tables:
        pytest.skip("this bot looks nothing up by question")
    assert set().union(*tables) == set(steps_of(game).questions)


@every_game
def test_a_word_that_a_step_is_compared_with_is_a_step_of_the_game(game):
    room = Path(import_module(f"starfelt.games.{game}").__path__[0])
    wrong = [
        f"{path.relative_to(room)}: {word}"
        for path in sorted(room.rglob("*.py"))
        for word in compared_with_steps(ast.parse(path.read_text(encoding="utf-8")))
        if word not in steps_of(game).rows
    ]
    assert wrong == []


def compared_with_steps(tree):
    """The words in comparisons such as `question.step == "find"` or `step in ("find", "take")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any("step" in (getattr(s, "attr", ""), getattr(s, "id", "")) for s in sides):
                parts = [part for side in sides for part in ast.walk(side)]
                yield from (p.value for p in parts if isinstance(p, ast.Constant))


def test_words_that_are_compared_with_steps_are_found():
    found = compared_with_steps(
        ast.parse("a.step == 'find' or step in ('lose', 'take') or b == 'x'")
    )
    assert set(found) == {"find", "lose", "take"}
