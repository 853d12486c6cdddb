"""The registry of games: a kit has all that one game offers, and loads each part when first wanted.

A game is the folder `games/NAME`.  This is the one place that finds its parts by their names, so
that a bot's process loads no drawings, and whoever draws cards loads no bot.  For mypy what is
found by name has no type, so `make check` looks at the parts of each game, `tests/builds/parts.py`.
"""

from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import starfelt
from starfelt.core.refusal import Refusal

if TYPE_CHECKING:
    from starfelt.bots.seat import AnyBot
    from starfelt.core.game import AnyGame
    from starfelt.core.rng import Rng
    from starfelt.faces.game_face import Face
    from starfelt.words.game_words import AnyWords


class Kit:
    """The parts of one game, each declared in its own module of the game's folder."""

    def __init__(self, name: str) -> None:
        self.name = name

    def part(self, name: str) -> ModuleType:
        return import_module(f"starfelt.games.{self.name}.{name}")

    @cached_property
    def folder(self) -> Path:
        """Where the files of the game lie that are not code: texts and icons."""
        package = import_module(f"starfelt.games.{self.name}")
        return Path(str(package.__file__)).parent

    @cached_property
    def game(self) -> "AnyGame":
        """The rules, and the doors to them."""
        game: AnyGame = self.part("game").GAME
        return game

    @cached_property
    def words(self) -> "AnyWords":
        """What the shared sentences ask of this game."""
        words: AnyWords = self.part("words").WORDS
        return words

    @cached_property
    def face(self) -> "Face":
        """What is on its cards."""
        face: Face = self.part("face").FACE
        return face

    def bot(self, rng: "Rng") -> "AnyBot":
        """A bot that plays by this game's rules of thumb."""
        bot: AnyBot = self.part("bot").BOT(rng)
        return bot


@cache
def kit_of(name: str) -> Kit:
    """The kit of the game with this name."""
    if name not in starfelt.GAMES:
        raise Refusal("unknown-game", game=name, expected=", ".join(starfelt.GAMES))
    return Kit(name)


def kits() -> list[Kit]:
    """The kits of all games."""
    return [kit_of(name) for name in starfelt.GAMES]
