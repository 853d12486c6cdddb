"""What the shared frames ask of a game: its faces, as one record.

Each game declares its own in `face/__init__.py`; mypy refuses a record that lacks a part.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from starfelt.faces.design import Design
from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import Silhouette
from starfelt.faces.svg import Svg
from starfelt.words.text import Text


@dataclass(frozen=True, kw_only=True)
class Face:
    """The faces of one game."""

    #: All keys that have a face.
    cards: tuple[str, ...]
    #: What is on a face, before it is drawn.
    design: Callable[[Text, str], Design]
    #: The art of a card, without words, 60 x 40.
    paint: Callable[[str], Svg]
    #: The back that all its cards share.
    back: Callable[[], Svg]
    #: The three cards on the picture of the game, from left to right.
    poster: tuple[str, str, str]
    #: The colours of each style that its designs name.
    palettes: Mapping[str, Palette]
    #: The outline of each kind that its designs name.
    silhouettes: Mapping[str, Silhouette]
    #: What the drawing of a table must know of a card besides its face, ...
    facts: Mapping[str, Struct] = field(default_factory=dict)
    #: ... and of the game.
    constants: Struct | None = None
