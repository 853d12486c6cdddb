"""Every face of every game, drawn once for all tests."""

from functools import cache
from xml.etree import ElementTree

import starfelt
from starfelt import faces
from starfelt.faces.design import Design, Mark
from starfelt.text import LANGUAGES, Text

GAMES = starfelt.GAMES
ALL = [(game, language) for game in GAMES for language in LANGUAGES]
SVG = "{http://www.w3.org/2000/svg}"


@cache
def bundle(game: str, language: str) -> dict[str, dict[str, str]]:
    """The faces of a game for the browser, by card and level."""
    made: dict[str, dict[str, str]] = faces.bundle(Text(language), game)["cards"]
    return made


@cache
def art(game: str) -> dict[str, str]:
    made: dict[str, str] = faces.drawings(game)["art"]
    return made


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
