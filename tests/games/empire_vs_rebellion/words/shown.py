"""What a seat reads of Empire vs. Rebellion, from a position."""

from typing import Any

from starfelt.words.screen import Screen
from starfelt.words.text import Text
from tests.terminal.person import WAR, war_fields

NAMES = ("Ann", "Ben")


def state(mine: Any = None, theirs: Any = None, **fields: Any) -> Any:
    fields = war_fields(mine, theirs, **fields)
    return WAR.read({"game": WAR.name, "rules": WAR.rules, **fields})


def view(seat: int, mine: Any = None, theirs: Any = None, **fields: Any) -> Any:
    return WAR.view(state(mine, theirs, **fields), seat)


def screen(seat: int, language: str = "en") -> Screen:
    return Screen(Text(language), WAR, NAMES, seat)
