"""Starfelt: an open card table for four space card games."""

from typing import TYPE_CHECKING

from starfelt.native import check

#: True when the rules run as native code.
COMPILED = check()

from starfelt.core.refusal import Refusal  # noqa: E402 - only now is it decided which build runs
from starfelt.kit import kit_of  # noqa: E402

if TYPE_CHECKING:
    from starfelt.core.game import AnyGame

__all__ = ["COMPILED", "GAMES", "Refusal", "__version__", "load"]

__version__ = "0.1.0"

#: All games, by the names of their folders in games/: the one line that a new game adds here.
GAMES: tuple[str, ...] = (
    "stolen_plans",
    "star_realms",
    "empire_vs_rebellion",
    "race_for_the_galaxy",
)


def load(name: str) -> "AnyGame":
    """The game of this name."""
    return kit_of(name).game
