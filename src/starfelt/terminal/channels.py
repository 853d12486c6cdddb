"""The words that a seat reads, as bytes: further channels for the check that no secret gets out."""

from collections.abc import Callable
from typing import Any

from starfelt.core.game import Game
from starfelt.terminal.players import names, usual
from starfelt.terminal.screen import Screen
from starfelt.text import LANGUAGES, Text


def in_all_languages(
    game: Game[Any, Any], state: Any, seat: int, lines: Callable[[Screen], list[str]]
) -> bytes:
    found = []
    for language in LANGUAGES:
        text = Text(language)
        found += lines(Screen(text, game, names(text, usual(state.seats)), seat))
    return "\n".join(found).encode()


def prompts(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    return in_all_languages(game, state, seat, lambda screen: screen.prompts(state))


def choices(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    return in_all_languages(game, state, seat, lambda screen: screen.choices(state))


def table(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    return in_all_languages(game, state, seat, lambda screen: screen.table(state))


def log(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    return in_all_languages(
        game, state, seat, lambda screen: screen.log(game.told(state, screen.seat))
    )


TEXTS = (prompts, choices, table, log)
