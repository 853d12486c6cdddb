"""Every face of every game, drawn once for all tests."""

from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec

import starfelt
from starfelt import faces
from starfelt.faces.design import Design, Mark
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

GAMES = starfelt.GAMES
ALL = [(game, language) for game in GAMES for language in LANGUAGES]
SVG = "{http://www.w3.org/2000/svg}"


@cache
def files(game: str, language: str) -> dict[str, Any]:
    """What the browser gets in this language: columns by card, the back, and icons."""
    text = Text(language)
    small: dict[str, Any] = msgspec.to_builtins(faces.bundle(text, game))
    return {**small, "full": faces.large(text, game).full}


@cache
def bundle(game: str, language: str) -> dict[str, dict[str, str]]:
    """The faces of a game for the browser, by card and level."""
    made = files(game, language)
    return {
        card: {column: made[column][card] for column in ("name", "spoken", "tint", *faces.LEVELS)}
        for card in faces.cards(game)
    }


@cache
def art(game: str) -> dict[str, str]:
    return faces.drawings(game).art


@cache
def trees(game: str, language: str) -> dict[str, dict[str, ElementTree.Element]]:
    """The same faces, read."""
    return {
        card: {level: tree(face[level]) for level in faces.LEVELS}
        for card, face in bundle(game, language).items()
    }


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def marks(design: Design) -> list[Mark]:
    """All marks of a face."""
    found = [mark for row in design.rows for mark in (row.when, *row.gives)]
    return [mark for mark in (design.left, design.right, *found) if mark is not None]
