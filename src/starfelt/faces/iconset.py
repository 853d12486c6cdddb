"""Our own icons: one file each in icons/, on a grid of 24 units, in two weights.

A file draws with `currentColor`; its stroke is set from outside.  `data-tint` names the colour it
has as a mark, `data-room` ("x y size") the place inside it where a label stands.
"""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from starfelt.faces.palettes import TINT
from starfelt.faces.svg import Svg, group, number

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


class Icon(Struct, frozen=True):
    """A drawing on the grid."""

    name: str
    inside: Svg
    tint: str
    room: tuple[float, float, float] | None  # where a label stands inside it, and its size


@cache
def read(name: str) -> Icon:
    """The icon of this name; a name without a file is a mistake of ours."""
    text = (HOME / f"{name}.svg").read_text(encoding="utf-8")
    found = ROOT.search(text)
    if found is None:
        raise ValueError(f"{name}.svg is no drawing")
    attributes = dict(ATTRIBUTE.findall(found[1]))
    inside = re.sub(r"\s*\n\s*", "", found[2]).strip()
    room = attributes.get("data-room")
    x, y, size = map(float, room.split()) if room else (0.0, 0.0, 0.0)
    return Icon(name, inside, attributes.get("data-tint", TINT), (x, y, size) if room else None)


def names() -> tuple[str, ...]:
    """All icons that there are."""
    return tuple(sorted(path.stem for path in HOME.glob("*.svg")))


def icon(name: str, x: float, y: float, size: float, colour: str, weight: float = HEAVY) -> Svg:
    """An icon in a square of this size with its top left corner at x, y.

    Round ends and corners of lines are set once for the whole document that it is in.
    """
    scale = f"{size / GRID:.4f}".rstrip("0").rstrip(".")
    return group(
        read(name).inside,
        transform=f"translate({number(x)} {number(y)}) scale({scale})",
        color=colour, fill="none", stroke="currentColor", stroke_width=weight,
    )  # fmt: skip
