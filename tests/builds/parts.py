"""How the parts of a game belong together, for mypy to check: a kit finds them only by name."""

from collections.abc import Callable
from typing import TypeVar

from starfelt.bots.seat import Bot
from starfelt.core.game import Game
from starfelt.core.machine import State
from starfelt.core.rng import Rng
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.faces.game_face import Face
from starfelt.words.game_words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=AnyView)
R = TypeVar("R")
Q = TypeVar("Q", bound=OpenQuestion)


def belong_together(
    game: Game[S, V, R], words: Words[V, Q], face: Face, bot: Callable[[Rng], Bot[V]]
) -> None:
    """Do nothing: a call is right if all parts are there and speak of the same view."""
