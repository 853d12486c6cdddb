"""Card faces: our own drawing of every card, the same every time."""

from functools import cache, partial
from importlib import import_module
from typing import Any

from starfelt.faces.backs import back
from starfelt.faces.design import Design
from starfelt.faces.frames import LEVELS, framed, whole
from starfelt.faces.palettes import PALETTES
from starfelt.faces.panes import image, inlay
from starfelt.faces.pictures import picture
from starfelt.faces.silhouettes import SILHOUETTES
from starfelt.faces.svg import Svg, document
from starfelt.text import Text

__all__ = [
    "LEVELS", "back", "bundle", "cards", "design", "drawings", "face", "painting", "picture",
    "spoken",
]  # fmt: skip

ADDRESS = "%art%"  # where the browser puts the address of the art


@cache
def faces_of(game: str) -> Any:
    """The module that knows what is on the cards of a game."""
    return import_module(f"starfelt.faces.{game}")


def cards(game: str) -> tuple[str, ...]:
    """All keys that have a face."""
    found: tuple[str, ...] = faces_of(game).CARDS
    return found


def design(text: Text, game: str, card: str) -> Design:
    """What is on a face, before it is drawn."""
    made: Design = faces_of(game).design(text, card)
    return made


def spoken(text: Text, game: str, card: str) -> str:
    """The whole face as it is read aloud."""
    return design(text, game, card).spoken


def painting(game: str, card: str) -> Svg:
    """The art alone, without words: a document of 60 x 40."""
    fills = {"preserveAspectRatio": "xMidYMid slice"}  # a window of another shape, to its edges
    return document(faces_of(game).paint(card), 60, 40, **fills)


def face(text: Text, game: str, card: str, level: str = "full", art: str = "") -> Svg:
    """One face as a whole document; with an address, its art is looked for there."""
    shown = design(text, game, card)
    return drawn(text, shown, level, art, shown.spoken)


def drawn(text: Text, shown: Design, level: str, address: str, spoken: str) -> Svg:
    """A design as a document; it stands for itself if it says what is read aloud."""
    module = faces_of(shown.game)
    palette = {**PALETTES, **getattr(module, "PALETTES", {})}[shown.style]
    silhouette = {**SILHOUETTES, **getattr(module, "SILHOUETTES", {})}[shown.kind]
    there = address or level == "chip"  # a chip has no art
    window = partial(image, address) if there else partial(inlay, module.paint(shown.card))
    inside, width, height = framed(shown, level, window, palette, silhouette)
    return whole(inside, (width, height), text.language, shown.name if spoken else "", spoken)


# ------------------------------------------------------------------ for the browser
def drawings(game: str) -> dict[str, Any]:
    """The art of all cards of a game, which is the same in every language."""
    return {"art": {card: painting(game, card) for card in cards(game)}}


def bundle(text: Text, game: str) -> dict[str, Any]:
    """All faces of a game in one language; the browser says where their art is."""
    return {
        "cards": {card: in_bundle(text, game, card) for card in cards(game)},
        "back": back(game),
    }


def in_bundle(text: Text, game: str, card: str) -> dict[str, str]:
    shown = design(text, game, card)
    faces = {level: drawn(text, shown, level, ADDRESS, "") for level in LEVELS}
    return {"name": shown.name, "spoken": shown.spoken, **faces}
