"""Race for the Galaxy in the line mode from a position, in this process."""

from pathlib import Path
from typing import Any

from tests.games.race_for_the_galaxy.rules.table import document, in_words, side
from tests.terminal.person import RACE, answers_in, saved_position, starfelt_with

#: Seat 0 is asked alone: what the other one does was chosen before.
ASKED_ALONE: dict[str, Any] = {
    "open": [{"step": "choose_action", "seat": 0}],
    "stack": [{"step": "reveal"}],
    "secret": "actions",
}


def race_position(folder: Path, *sides: Any, **fields: Any) -> str:
    """A file with a position: everybody is about to choose, unless the fields say otherwise."""
    return saved_position(folder / "race.json", RACE, document(*sides, **fields))


def other(action: str) -> Any:
    """An opponent without cards who has chosen this; the fields `ASKED_ALONE` belong to it."""
    return side("", "doomed_world", chosen=action)


def out_of(
    folder: Path, lines: list[str], *sides: Any, seats: str = "you,random", **fields: Any
) -> str:
    """All that is shown when these lines are entered, and then quit."""
    path = race_position(folder, *sides, **fields)
    done = starfelt_with("play", "--load", path, "--seats", seats, lines=[*lines, "quit"])
    assert done.exit_code == 0, done.output
    return done.stdout


def answers(folder: Path, seat: int = 0) -> list[str]:
    """What this seat has answered, in the words of the actions."""
    given = answers_in(folder / "race.json")
    return [in_words(action) for answerer, action in given if answerer == seat]
