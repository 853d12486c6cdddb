"""What readers see and know of hidden cards, and where these lie in the worlds they imagine."""

from collections.abc import Iterable
from typing import Any

from starfelt.core.rng import fast
from starfelt.games.race_for_the_galaxy.game import GAME
from starfelt.games.race_for_the_galaxy.rules.state import Race
from starfelt.games.race_for_the_galaxy.view import RaceView
from tests.games.race_for_the_galaxy.rules.table import SPECTATOR

READERS = (0, 1, SPECTATOR)


def views(s: Race) -> list[RaceView]:
    return [GAME.view(s, reader) for reader in READERS]


def known(s: Race, reader: int) -> str:
    return " ".join(GAME.view(s, reader).known.discards)


def worlds(s: Race, reader: int, number: int = 60) -> list[Any]:
    found = []
    for seed in range(number):
        world = GAME.resample(s, reader, fast(seed))
        assert isinstance(world, Race)
        found.append(GAME.write(world)["players"])
    return found


def hidden(tale: Iterable[str]) -> list[str]:
    return [" ".join(w for w in line.split() if w not in GAME.cards) for line in tale]
