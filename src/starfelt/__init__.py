"""Starfelt: an open card table for four space card games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from starfelt.native import check

#: True when the rules run as native code.
COMPILED = check()

from starfelt.core.refusal import Refusal  # noqa: E402

if TYPE_CHECKING:
    from starfelt.core.game import Game

__version__ = "0.1.0"

GAMES = ("stolen_plans", "star_realms", "empire_vs_rebellion", "race_for_the_galaxy")


def load(name: str) -> "Game[Any, Any]":
    """The game of this name."""
    if name not in GAMES:
        raise Refusal("unknown-game", game=name, expected=", ".join(GAMES))
    game: Game[Any, Any] = import_module(f"starfelt.games.{name}.game").GAME
    return game
