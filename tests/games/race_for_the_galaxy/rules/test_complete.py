"""Nothing is left out: every design, every power, every goal and every point of the rules.

A docstring begins with the points of docs/rulings.md that its test is for.  Tests of designs are
parametrised; which powers they play is noted where they are chosen from the facts.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.games.citations import in_order, written
from tests.games.race_for_the_galaxy.rules import test_developing_more
from tests.games.race_for_the_galaxy.rules.codes import FLAGS
from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS, PLAYED, powers
from tests.games.race_for_the_galaxy.rules.paying import test_placing
from tests.games.race_for_the_galaxy.rules.round import test_prestige, test_sixes

HERE = Path(__file__).parents[1]
ROOT = Path(__file__).parents[4]
RULINGS = ROOT / "docs" / "rulings.md"
PART = RULINGS.read_text(encoding="utf-8").split("\n## Race for the Galaxy\n")[1].split("\n## ")[0]
POINT = r"[A-Z]\d+(?:\.\d+)?"
POINTS = re.findall(rf"^\| ({POINT}) \|", PART, re.MULTILINE)
TESTS = [*written(HERE)]

#: How many points there are: of the rules by section, of the others by letter.
RULES = {
    1: 6, 2: 14, 3: 14, 4: 4, 5: 8, 6: 24, 7: 18, 8: 12, 9: 14, 10: 20, 11: 15, 12: 5, 13: 15,
    14: 3,
}  # fmt: skip
OTHERS = {"B": 11, "O": 32, "Q": 18, "C": 3}


def cited(docstring):
    """The points that a docstring begins with: `R1.1, O2: ...`."""
    found = re.match(rf"({POINT}(?:,\s+{POINT})*)(?=:|$)", docstring.strip())
    return re.split(r",\s+", found[1]) if found else []


CITED = {point for _, docstring in TESTS for point in cited(docstring)}


# -------------------------------------------------------------------------------- points
def test_every_section_has_all_its_points():
    rules = [f"R{n}.{m}" for n, last in RULES.items() for m in range(1, last + 1)]
    others = [f"{letter}{n}" for letter, last in OTHERS.items() for n in range(1, last + 1)]
    assert sorted(POINTS) == sorted(rules + others)
    assert [point for point in POINTS if point[0] == "R"] == rules


def test_points_of_a_letter_are_in_order():
    assert all(in_order(POINTS, letter) for letter in OTHERS)


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_the_rules_is_cited(point):
    assert point in CITED


def test_no_test_cites_a_point_that_is_not_there():
    assert set(POINTS) >= CITED


# -------------------------------------------------------------------------------- designs
def test_every_design_is_placed():
    placed = [*test_placing.DEVELOPMENTS, *test_placing.PEACEFUL, *test_placing.MILITARY]
    assert sorted(placed) == sorted(CARDS)


def test_every_power_of_every_design_is_played():
    for path in HERE.rglob("rules/**/test_*.py"):
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    there = {
        (key, phase, "|".join(codes))
        for key in CARDS
        for phase in ("explore", "develop", "settle", "consume", "produce")
        for codes, *_ in powers(key, phase)
    }
    assert there - PLAYED == set() == PLAYED - there


def test_every_six_cost_development_is_counted():
    assert [key for key, facts in CARDS.items() if facts["lines"]] == test_sixes.SIXES
    codes = {line[1] for key in test_sixes.SIXES for line in CARDS[key]["lines"]}
    counted = {code for code in codes for key in CARDS if test_sixes.counts(key, code, key)}
    assert codes - counted == test_sixes.NO_CARDS


def test_every_mark_of_a_card_is_tested():
    """Prestige symbols, and what is special about a card."""
    symbols = [*test_developing_more.SYMBOLS, *test_prestige.SYMBOLS]
    assert sorted(symbols) == sorted(key for key, facts in CARDS.items() if facts.get("prestige"))
    flags = {flag for facts in CARDS.values() for flag in facts.get("flags", [])}
    assert flags == set(FLAGS)


@pytest.mark.parametrize("goal", GOALS["goals"])
def test_every_goal_has_a_test(goal):
    """A first goal by its name, a most goal by its tableaus."""
    if GOALS["goals"][goal]["kind"] == "first":
        assert any(name.startswith(f"test_{goal}_") for name, _ in TESTS)
    else:
        most = import_module("tests.games.race_for_the_galaxy.rules.goals.test_most_goals")
        assert goal in most.EXACTLY and goal in most.AS_MANY and goal in most.EXTRA
