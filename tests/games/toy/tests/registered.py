"""The toy as one more game of Starfelt: registered as a new game would be, and gone afterwards."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

import starfelt
from starfelt import games
from starfelt.kit import Kit, kit_of

ROOM = Path(__file__).parents[1]
TOY = ROOM.name
PACKAGE = f"{games.__name__}.{TOY}"


@contextmanager
def registered() -> Iterator[Kit]:
    """Put the toy's folder beside those of the other games, and its name on their list."""
    before = starfelt.GAMES
    games.__path__.append(str(ROOM.parent))
    starfelt.GAMES = (*before, TOY)
    forget()
    try:
        yield kit_of(TOY)
    finally:
        starfelt.GAMES = before
        games.__path__.remove(str(ROOM.parent))
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{PACKAGE}.")]:
            del sys.modules[name]
        vars(games).pop(TOY, None)
        forget()


def forget() -> None:
    """Empty everything that the program remembers: kits, texts, icons, faces, files."""
    invalidate_caches()
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "starfelt":
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
