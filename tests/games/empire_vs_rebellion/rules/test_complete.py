"""Nothing is left out: every design, every point of the rules, every line of the two sheets.

A test of a design has the design's key at the beginning of its name; basic cards of a kind share
theirs.  A docstring begins with the points of docs/rulings.md that its test is for.
"""

import re
from pathlib import Path

import pytest

from tests.games.citations import in_order, is_written, written
from tests.games.empire_vs_rebellion.rules.table import GAME

HERE = Path(__file__).parents[1]
RULINGS = Path(__file__).parents[4] / "docs" / "rulings.md"
PART = RULINGS.read_text(encoding="utf-8").split("\n## Empire vs. Rebellion\n")[1].split("\n## ")[0]
POINT = r"[A-Z]\d+(?:\.\d+)?"
POINTS = re.findall(rf"^\| ({POINT}) \|", PART, re.MULTILINE)
TESTS = [*written(HERE)]

#: How many points there are: of the sheets' sixteen rules by number, of the others by letter.
RULES = [6, 2, 4, 2, 2, 2, 2, 3, 2, 1, 4, 4, 2, 1, 5, 5]
OTHERS = {"P": 4, "F": 12, "D": 14, "R": 18, "T": 7, "V": 4, "O": 17}


def cited(docstring):
    """The points that a docstring begins with: `S1.1, F2: ...`."""
    found = re.match(rf"({POINT}(?:, {POINT})*)(?=:|$)", docstring.strip())
    return found[1].split(", ") if found else []


CITED = {point for _, docstring in TESTS for point in cited(docstring)}


def section(title):
    return PART.split(f"\n### {title}\n")[1].split("\n### ")[0]


# -------------------------------------------------------------------------------- points
def test_every_section_has_all_its_points():
    rules = [f"S{n}.{m}" for n, last in enumerate(RULES, 1) for m in range(1, last + 1)]
    others = [f"{letter}{n}" for letter, last in OTHERS.items() for n in range(1, last + 1)]
    assert sorted(POINTS) == sorted(rules + others)
    assert [point for point in POINTS if point[0] == "S"] == rules


def test_points_of_a_letter_are_in_order():
    assert all(in_order(POINTS, letter) for letter in OTHERS)


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_the_rules_is_cited(point):
    assert point in CITED


def test_no_test_cites_a_point_that_is_not_there():
    assert set(POINTS) >= CITED


# -------------------------------------------------------------------------------- designs
@pytest.mark.parametrize("key", GAME.cards)
def test_every_design_has_a_test(key):
    name = key.rpartition("_")[0] if key in GAME.cards[:16] else key
    assert any(test.startswith(f"test_{name}_") for test, _ in TESTS)


# -------------------------------------------------------------------------------- the sheets
ANSWERS = re.findall(
    r"^\| (F\d+) \| .* \| (`.*`) \|$", section("Questions and answers of the sheets"), re.MULTILINE
)


def test_all_twelve_questions_are_answered():
    assert [number for number, _ in ANSWERS] == [f"F{n}" for n in range(1, 13)]


@pytest.mark.parametrize(("number", "names"), ANSWERS)
def test_each_answer_has_its_tests(number, names):
    """Each is where the table says, and cites the answer."""
    for name in re.findall(r"`([^`]+)`", names):
        file, _, test = name.partition("::")
        assert is_written(HERE, file, test)
        (docstring,) = [text for found, text in TESTS if found == test]
        assert number in cited(docstring)


LINES = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in section("Line by line").splitlines()
    if line.startswith("|")
][2:]  # without its head


def test_every_line_of_the_sheets_names_its_points():
    assert len(LINES) > 70
    for *_, points in LINES:
        assert points and set(points.split(", ")) <= set(POINTS)


def test_every_rule_of_the_sheets_is_in_a_line():
    """All but what a card says, and what we decide for the tutorial."""
    named = {point for *_, points in LINES for point in points.split(", ")}
    wanted = {point for point in POINTS if point[0] in "SPFDT"}
    assert wanted - named == {"S11.4", "T7"}


def test_every_question_is_a_line():
    questions = [line for line in LINES if line[0].startswith("question ")]
    assert [line[0] for line in questions] == [f"question {n}" for n in range(1, 13)]
    assert [line[-1].split(", ")[0] for line in questions] == [f"F{n}" for n in range(1, 13)]
