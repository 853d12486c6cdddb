"""A saved game of each kind, and the facts that a command prints."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.terminal.person import first, last, played, starfelt_with

#: The file of each game, who played it, and how the person chose.
SAVED = {
    "game.json": ("stolen_plans", "you:Mia,thumb,random", first),
    "realms.json": ("star_realms", "you:Mia,thumb", last),
    "war.json": ("empire_vs_rebellion", "you:Mia,random", last),
    "race.json": ("race_for_the_galaxy", "you:Mia,random,random", last),
}


@cache
def saved(file: str) -> bytes:
    game, seats, taste = SAVED[file]
    mode, _ = played(seats, 5, taste, game=game)
    return mode.recorder.bytes()


def save_games(folder: Path) -> None:
    for file in SAVED:
        (folder / file).write_bytes(saved(file))


def facts(*arguments: str) -> Any:
    """What a command prints as one JSON object."""
    done = starfelt_with(*arguments, "--json")
    assert (done.exit_code, done.stderr) == (0, ""), done.output
    return json.loads(done.stdout)
