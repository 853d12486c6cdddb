"""What the browser gets of a game's faces: three files, each a few columns by card.

In a column like stands by like, which packs far better than faces card by card.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from starfelt.core.told import KindShown
from starfelt.faces.svg import Svg

#: Facts of a game, as a Struct of its own.
GameFacts = Annotated[Any, Meta(extra_json_schema={"type": "object"})]


class SmallFaces(Struct, frozen=True, omit_defaults=True):
    """What a table needs before it can be played."""

    title: str  # of the game
    goal: str  # what it is about
    name: dict[str, str]
    spoken: dict[str, str]  # the whole face as it is read aloud
    tint: dict[str, str]  # the colour that stands for the art until it is there
    chip: dict[str, Svg]
    thumb: dict[str, Svg]
    back: Svg
    icons: dict[str, Svg]  # all that the faces name
    told: dict[str, KindShown]  # the kinds of events
    facts: Mapping[str, GameFacts] = {}  # what the drawing of a table must know of a card
    constants: GameFacts = None  # ... and of the game


class LargeFaces(Struct, frozen=True):
    """The faces with all words, for whoever looks closer; they name no other icons."""

    full: dict[str, Svg]


class Art(Struct, frozen=True):
    """The art of all cards, which is the same in every language."""

    art: dict[str, Svg]
