"""Patterns, so that a style is not told by colour alone: each is one path in a rectangle.

They are drawn out instead of being tiled, for a tile needs an id, and a face has none.
"""

from collections.abc import Callable
from functools import lru_cache

from starfelt.faces.svg import Svg, element, number

CELL = 3.2  # about the size of a motif

Motif = Callable[[float, float, float, float], str]  # in a cell at x, y of width w and height h


def line(*points: float) -> str:
    """A polyline through points, given as x, y, x, y ..."""
    pairs = [f"{number(points[i])} {number(points[i + 1])}" for i in range(0, len(points), 2)]
    return "M" + "L".join(pairs)


def ring(x: float, y: float, r: float) -> str:
    r_ = number(r)
    return (
        f"M{number(x - r)} {number(y)}a{r_} {r_} 0 1 0 {number(2 * r)} 0"
        f"a{r_} {r_} 0 1 0 {number(-2 * r)} 0"
    )


def dots(x: float, y: float, w: float, h: float) -> str:
    return f"M{number(x + w / 2)} {number(y + h / 2)}h0"


def bubbles(x: float, y: float, w: float, h: float) -> str:
    return ring(x + w * 0.42, y + h * 0.5, min(w, h) * 0.3) + (
        f"M{number(x + w * 0.9)} {number(y + h * 0.2)}h0"
    )


def waves(x: float, y: float, w: float, h: float) -> str:
    quarter, rise = number(w / 4), number(h * 0.3)
    half = number(w / 2)
    return f"M{number(x)} {number(y + h / 2)}q{quarter} -{rise} {half} 0q{quarter} {rise} {half} 0"


def chevrons(x: float, y: float, w: float, h: float) -> str:
    return line(x + w * 0.2, y + h * 0.15, x + w * 0.8, y + h / 2, x + w * 0.2, y + h * 0.85)


def bricks(x: float, y: float, w: float, h: float) -> str:
    middle = y + h / 2
    return (
        line(x, middle, x + w, middle)
        + line(x + w * 0.25, y, x + w * 0.25, middle)
        + line(x + w * 0.75, middle, x + w * 0.75, y + h)
    )


def diamonds(x: float, y: float, w: float, h: float) -> str:
    a, b = x + w / 2, y + h / 2
    return line(a, y + h * 0.15, x + w * 0.85, b, a, y + h * 0.85, x + w * 0.15, b) + "z"


def grid(x: float, y: float, w: float, h: float) -> str:
    a, b = x + w / 2, y + h / 2
    return line(a, y, a, y + h) + line(x, b, x + w, b)


def diagonal(x: float, y: float, w: float, h: float) -> str:
    return line(x, y + h, x + w, y) + line(x + w / 2, y + h, x + w, y + h / 2)


def rays(x: float, y: float, w: float, h: float) -> str:
    return line(x + w * 0.5, y + h * 0.1, x + w * 0.5, y + h * 0.9) + line(
        x, y + h * 0.3, x, y + h * 0.7
    )


MOTIFS: dict[str, Motif] = {
    "dots": dots,
    "bubbles": bubbles,
    "waves": waves,
    "chevrons": chevrons,
    "bricks": bricks,
    "diamonds": diamonds,
    "grid": grid,
    "diagonal": diagonal,
    "rays": rays,
}


def pattern(
    name: str, box: tuple[float, float, float, float], colour: str, opacity: float, cell: float
) -> Svg:
    """The pattern over a box.

    It is drawn from the box's corner, so that bands of one style have the same path everywhere,
    which packs well.
    """
    x, y, w, h = box
    stroke = 1.2 if name == "dots" else 0.55
    return element(
        "path", d=motifs(name, w, h, cell), fill="none", stroke=colour, stroke_opacity=opacity,
        stroke_width=stroke * cell / CELL, transform=f"translate({number(x)} {number(y)})",
    )  # fmt: skip


@lru_cache(256)
def motifs(name: str, w: float, h: float, cell: float) -> str:
    """As many whole motifs as go into a box of this width and height."""
    columns, rows = max(1, round(w / cell)), max(1, round(h / cell))
    dx, dy = w / columns, h / rows
    motif = MOTIFS[name]
    return "".join(
        motif(column * dx, row * dy, dx, dy) for row in range(rows) for column in range(columns)
    )
