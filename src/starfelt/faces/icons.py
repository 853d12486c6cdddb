"""Our own icons: one file each, on a grid of 24 units, in two weights.

Those of the table and those that games share are in icons/, the others in `face/icons` of their
game.  An icon's name is its id in a page, where all of them meet: so no two have one name.

A file draws with `currentColor`; its stroke is set from outside.  `data-tint` names the colour it
has as a mark, `data-room` ("x y size") the place inside it where a label stands; `data-leads-on`
keeps it on one line with the sign that follows it.

Frames only name their icons.  What stands alone gets them drawn in; a page has each of them once,
as a symbol, however many cards show it.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from msgspec import Struct

from starfelt.faces.palettes import TINT
from starfelt.faces.svg import Svg, element, group
from starfelt.kit import kits

HOME = Path(__file__).parent / "icons"
GRID = 24
LIGHT = 1.5
HEAVY = 2.25

#: Icons of the table itself, which are on no card.
TABLE = (
    "attack", "bot", "chat", "check", "choice", "clock", "crosshair", "deck", "discard_pile",
    "eye", "hand", "log", "person", "rules", "star", "undo",
)  # fmt: skip

ROOT = re.compile(r"<svg([^>]*)>(.*)</svg>", re.DOTALL)
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')

PREFIX = "icon-"  # of the ids that symbols have in a page
NAMED = re.compile(
    rf'<use href="#{PREFIX}(?P<name>\w+)" x="(?P<x>[^"]+)" y="(?P<y>[^"]+)" '
    r'width="(?P<size>[^"]+)" height="[^"]+" color="(?P<colour>[^"]+)"'
    r'(?: stroke-width="(?P<weight>[^"]+)")?/>'
)


class Icon(Struct, frozen=True):
    """A drawing on the grid."""

    name: str
    inside: Svg
    tint: str
    room: tuple[float, float, float] | None  # where a label stands inside it, and its size
    leads_on: bool  # belongs to the sign that follows it


@cache
def read(name: str) -> Icon:
    """The icon of this name; a name without a file is a mistake of ours."""
    text = files()[name].read_text(encoding="utf-8")
    found = ROOT.search(text)
    if found is None:
        raise ValueError(f"{name}.svg is no drawing")
    attributes = dict(ATTRIBUTE.findall(found[1]))
    inside = re.sub(r"\s*\n\s*", "", found[2]).strip()
    room = attributes.get("data-room")
    x, y, size = map(float, room.split()) if room else (0.0, 0.0, 0.0)
    return Icon(
        name,
        inside,
        attributes.get("data-tint", TINT),
        (x, y, size) if room else None,
        "data-leads-on" in attributes,
    )


@cache
def files() -> dict[str, Path]:
    """All icons that there are, by name: those that games share, and each game's own."""
    homes = [HOME, *(kit.folder / "face" / "icons" for kit in kits())]
    found = sorted(path for home in homes for path in home.glob("*.svg"))
    return {path.stem: path for path in found}


def icon(
    name: str, x: float, y: float, size: float, colour: str, weight: float | None = None
) -> Svg:
    """An icon, by its name, in a square of this size with its top left corner at x, y.

    The weight is the heavy one, which is set once for the whole document that it is in, and so are
    round ends and corners of lines.
    """
    return element(
        "use", href=f"#{PREFIX}{name}", x=x, y=y, width=size, height=size, color=colour,
        stroke_width=weight,
    )  # fmt: skip


def drawn_in(svg: Svg) -> Svg:
    """The same drawing with all icons in it, so that it needs nothing from outside."""
    return NAMED.sub(drawing_of, svg)


def drawing_of(use: re.Match[str]) -> Svg:
    """What stands for the name of an icon."""
    scale = f"{float(use['size']) / GRID:.4f}".rstrip("0").rstrip(".")
    return group(
        read(use["name"]).inside,
        transform=f"translate({use['x']} {use['y']}) scale({scale})",
        color=use["colour"], fill="none", stroke="currentColor",
        stroke_width=use["weight"] or HEAVY,
    )  # fmt: skip


def named_in(drawings: Iterable[Svg]) -> list[str]:
    """The icons that these drawings name, each once."""
    return sorted({use["name"] for svg in drawings for use in NAMED.finditer(svg)})
