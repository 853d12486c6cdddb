"""Empire vs. Rebellion in the line mode from a position, in this process."""

from pathlib import Path
from typing import Any

from tests.terminal.person import WAR, answers_in, starfelt_with, war_position


def out_of(
    folder: Path,
    lines: list[str],
    mine: Any = None,
    theirs: Any = None,
    seats: str = "you,random",
    **fields: Any,
) -> str:
    """All that is shown when these lines are entered, and then quit."""
    path = war_position(folder, mine, theirs, **fields)
    done = starfelt_with("play", "--load", path, "--seats", seats, lines=[*lines, "quit"])
    assert done.exit_code == 0, done.output
    return done.stdout


def answers(folder: Path, seat: int = 0) -> list[str]:
    """What this seat has answered, in the words of the actions."""
    found = []
    for answerer, number in answers_in(folder / "war.json"):
        action = WAR.action(number)
        if answerer == seat:
            found.append(f"{action.verb} {action.card}" if action.card else action.verb)
    return found
