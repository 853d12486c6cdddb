"""Star Realms in the line mode from a position, in this process."""

from pathlib import Path
from typing import Any

from starfelt.games.star_realms.rules.actions import AMOUNT, PLAY, verb_of
from starfelt.games.star_realms.rules.designs import CARDS
from tests.terminal.person import answers_in, realms_position, starfelt_with


def out_of(
    folder: Path,
    lines: list[str],
    mine: Any = None,
    theirs: Any = None,
    seats: str = "you,random",
    **fields: Any,
) -> str:
    """All that is shown when these lines are entered, and then quit."""
    path = realms_position(folder, mine, theirs, **fields)
    done = starfelt_with("play", "--load", path, "--seats", seats, lines=[*lines, "quit"])
    assert done.exit_code == 0, done.output
    return done.stdout


def answers(folder: Path, seat: int = 0) -> list[str]:
    """What this seat has answered, in the words of the actions."""
    given = answers_in(folder / "realms.json")
    return [in_words(action) for answerer, action in given if answerer == seat]


def in_words(action: int) -> str:
    verb, number = verb_of(action)
    return f"{verb} {CARDS[number].key}" if PLAY <= action < AMOUNT else verb
