"""What a seat reads of Race for the Galaxy, from a position."""

from typing import Any

from starfelt.core.game import Told
from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.games.race_for_the_galaxy.rules.table import table
from tests.terminal.person import RACE

NAMES = ("Ann", "Ben", "Cem", "Dora", "Eve", "Finn")


def view(seat: int, *sides: Any, **fields: Any) -> Any:
    return RACE.view(table(*sides, **fields), seat)


def screen(seat: int, language: str = "en") -> Screen:
    return Screen(Text(language), RACE, NAMES, seat)


def log(*told: Told, seat: int = 0, language: str = "en") -> list[str]:
    return screen(seat, language).log(told)
