"""The Japanese summary: every line of it is ruled on, with tests that are there."""

import re
from pathlib import Path

import pytest

from tests.games.citations import is_written
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    by,
    hand_size,
    military,
    options_of,
    step,
    table,
    tableau,
)

HERE = Path(__file__).parents[1]
RULINGS = Path(__file__).parents[4] / "docs" / "rulings.md"
PART = RULINGS.read_text(encoding="utf-8").split("\n## Race for the Galaxy\n")[1].split("\n## ")[0]
LINES = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PART.split("\n### Line by line\n")[1].split("\n### ")[0].splitlines()
    if line.startswith("|")
][2:]  # without its head
#: Lines of the sheet with nothing on them.
EMPTY = {34, 37, 44, 50, 53, 60, 73, 94, 100, 106, 110, 115, 119}


def numbers(cell):
    """The lines of the sheet that a row is for: `28-29`."""
    first, _, last = cell.partition("-")
    return range(int(first), int(last or first) + 1)


# -------------------------------------------------------------------------------- every line
def test_every_line_of_the_sheet_is_there():
    named = [number for row in LINES for number in numbers(row[0])]
    assert set(named) == set(range(1, 127)) - EMPTY
    assert [row[0] for row in LINES] == sorted((row[0] for row in LINES), key=starts)


def starts(cell):
    lines = numbers(cell)
    return lines[0], lines[-1]


@pytest.mark.parametrize(("lines", "names"), [(row[0], row[3]) for row in LINES])
def test_each_line_has_its_tests(lines, names):
    """Each is where the table says."""
    found = re.findall(r"`(test_\w+\.py)::(test_\w+)`", names)
    assert found and ", ".join(f"`{file}::{name}`" for file, name in found) == names
    for file, name in found:
        assert is_written(HERE, file, name), f"line {lines}: {file}::{name}"


def test_each_line_names_points_that_are_there():
    points = set(re.findall(r"^\| ([A-Z]\d+(?:\.\d+)?) \|", PART, re.MULTILINE))
    for lines, _, ruling, _ in LINES:
        named = set(re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", ruling))
        assert named <= points, lines


# -------------------------------------------------------------------------------- some of them
def test_a_game_begins_as_the_sheet_says():
    """R2.4, R2.12: eight action cards, a start world that lies there, four cards."""
    s = GAME.start(3, 4)
    while step(s) != "choose_action":
        seat = s.asked()[0]
        by(s, seat, options_of(s, seat=seat)[0])
    assert len(options_of(s)) == 8 and s.round == 1
    for seat in range(3):
        small = tableau(s, seat) in ("ancient_race", "galactic_scavengers")
        assert len(tableau(s, seat).split()) == 1 and hand_size(s, seat) == 4 - small


def test_what_the_trackers_show():
    """R6.7, R6.8: total military, and cards with their keywords, open to all and without limit."""
    army = "drop_ships space_marines new_galactic_order expedition_force mercenary_fleet"
    worlds = "new_sparta imperium_warlord rebel_outpost lost_alien_battle_fleet"
    s = table(f"{worlds} {army}", "old_earth", options=BRINK)
    seen = GAME.view(s, 1).seats[0]
    assert seen.military == military(s) == 2 + 1 + 1 + 3 + 3 + 2 + 2 + 1 + 2
    assert [card.card for card in seen.tableau][:3] == worlds.split()[:3]


def test_the_next_best_has_nothing():
    """R10.10: three points are for who has as many as the most, and enough."""
    seven, six = "rebel_outpost drop_ships space_marines expedition_force", "lost_alien_warship"
    goal = "greatest_military:0"
    s = table(f"old_earth {seven}", f"new_sparta {six} lost_alien_battle_fleet", options=BRINK,
              goals=goal)  # fmt: skip
    assert (military(s), military(s, 1)) == (7, 7)
    assert [GAME.view(s, 0).seats[seat].goals for seat in (0, 1)] == [5, 3]
    s = table(f"old_earth {seven}", f"epsilon_eridani {six} lost_alien_battle_fleet",
              options=BRINK, goals=goal)  # fmt: skip
    assert (military(s), military(s, 1)) == (7, 6)
    assert [GAME.view(s, 0).seats[seat].goals for seat in (0, 1)] == [5, 0]
