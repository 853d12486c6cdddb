"""Nothing is left out: every design and every point of the rules has its test.

A test of a design has the design's key at the beginning of its name; a point of the rules is cited
by its number in the docstring of a test.
"""

from pathlib import Path

import pytest

from tests.games.citations import cites, written
from tests.games.stolen_plans.rules.table import GAME

POINTS = [
    *(f"3.{n}" for n in range(1, 12)),
    *(f"3.1.{n}" for n in range(1, 15)),
    *(f"3.2.{n}" for n in range(1, 6)),
]


TESTS = [*written(Path(__file__).parents[1])]


@pytest.mark.parametrize("key", GAME.cards)
def test_every_design_has_a_test(key):
    assert any(name.startswith(f"test_{key}_") for name, _ in TESTS)


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_the_rules_is_cited(point):
    assert any(cites(docstring, point) for _, docstring in TESTS)
