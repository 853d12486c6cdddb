"""Nothing is left out: every design and every point of the rules has its test.

A test of a design has the design's key at the beginning of its name; a point of the rules is cited
by its number in the docstring of a test.  The points are those of docs/rulings.md.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.games.citations import cites, written
from tests.games.star_realms.rules.table import GAME

RULINGS = Path(__file__).parents[4] / "docs" / "rulings.md"
PART = RULINGS.read_text(encoding="utf-8").split("\n## Star Realms\n")[1].split("\n## ")[0]
POINTS = re.findall(r"^\| (\d+(?:\.\d+)+) \|", PART, re.MULTILINE)
SECTIONS = {
    0: 6, 1: 4, 2: 4, 3: 4, 4: 5, 5: 7, 6: 2, 7: 15, 8: 5, 9: 4, 10: 5, 11: 7, 12: 3, 13: 2,
    14: 13, 15: 8, 16: 9,
}  # fmt: skip


TESTS = [*written(Path(__file__).parents[1])]


def test_every_section_has_all_its_points():
    wanted = [f"{section}.{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)]
    assert [point for point in POINTS if point.count(".") == 1] == wanted
    copies = [point for point in POINTS if point.startswith("7.1.")]
    assert copies == [f"7.1.{n}" for n in range(1, 9)]
    assert len(POINTS) == len(set(POINTS)) == len(wanted) + len(copies)


def test_points_are_in_order():
    numbers = [tuple(map(int, point.split("."))) for point in POINTS]
    assert all(one < two for one, two in pairwise(numbers))


@pytest.mark.parametrize("key", GAME.cards)
def test_every_design_has_a_test(key):
    assert any(name.startswith(f"test_{key}_") for name, _ in TESTS)


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_the_rules_is_cited(point):
    assert any(cites(docstring, point) for _, docstring in TESTS)
