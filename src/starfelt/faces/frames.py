"""Frames: a design drawn at one of three levels of detail.

A chip has a name and signs, a thumb the art and the powers as marks, a full face the words too.
Frames and letters use no ids at all: many copies of one face stand on one page.
"""

from starfelt.faces.chip import HEIGHT as CHIP_HEIGHT
from starfelt.faces.chip import WIDTH as CHIP_WIDTH
from starfelt.faces.chip import chip
from starfelt.faces.design import Design
from starfelt.faces.full import full
from starfelt.faces.icons import HEAVY
from starfelt.faces.letters import FAMILIES
from starfelt.faces.palettes import Palette
from starfelt.faces.parts import Picture
from starfelt.faces.silhouettes import HEIGHT, WIDTH, Silhouette
from starfelt.faces.small import thumb
from starfelt.faces.svg import Svg, document, element, words

LEVELS = ("chip", "thumb", "full")


def framed(
    design: Design, level: str, picture: Picture, palette: Palette, silhouette: Silhouette
) -> tuple[Svg, float, float]:
    """The drawing at a level, and its width and height."""
    if level == "chip":
        return chip(design, palette), CHIP_WIDTH, CHIP_HEIGHT
    drawn = thumb if level == "thumb" else full
    return drawn(design, picture, palette, silhouette), WIDTH, HEIGHT


def whole(
    inside: Svg, size: tuple[float, float], language: str, name: str = "", spoken: str = ""
) -> Svg:
    """A face as a document; with a name and what is read aloud it stands for itself."""
    told = ""
    if name:
        told = element("title", words(name)) + element("desc", words(spoken))
    return document(
        told + inside, *size, lang=language, font_family=FAMILIES[language],
        stroke_width=HEAVY, stroke_linecap="round", stroke_linejoin="round",
        role="img" if name else None, aria_hidden=None if name else "true",
    )  # fmt: skip
