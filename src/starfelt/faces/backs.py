"""The backs of cards: each game has its own, and all cards of a game have the same.

Many of them lie on a table at once, so that they use no ids; their light is made of thin layers.
"""

import math

from starfelt.faces.icons import drawn_in
from starfelt.faces.seeded import Chance
from starfelt.faces.silhouettes import HEIGHT, ROUND, WIDTH, every, outline
from starfelt.faces.svg import Svg, document, element, number, path
from starfelt.kit import kit_of

MIDDLE = (WIDTH / 2, HEIGHT / 2)


def back(game: str) -> Svg:
    """The back of a game's cards, 63 x 88."""
    drawn = drawn_in(kit_of(game).face.back())
    return document(
        drawn, WIDTH, HEIGHT, stroke_linecap="round", stroke_linejoin="round",
        aria_hidden="true",
    )  # fmt: skip


def sheet(colour: str, rim: str, inside: Svg) -> Svg:
    """The card itself, with a line around its edge and another one further in."""
    whole = outline(every(ROUND), (0, 0, WIDTH, HEIGHT))
    edge = outline(every(ROUND), (0.45, 0.45, WIDTH - 0.9, HEIGHT - 0.9))
    inner = outline(every(("round", 2.2)), (3.2, 3.2, WIDTH - 6.4, HEIGHT - 6.4))
    return (
        path(whole, fill=colour)
        + inside
        + path(inner, fill="none", stroke=rim, stroke_width=0.45, stroke_opacity=0.7)
        + path(edge, fill="none", stroke=rim, stroke_width=0.9)
    )


def halo(colour: str, radius: float, steps: int = 12) -> Svg:
    """Light around the middle, from thin discs that lie upon each other."""
    x, y = MIDDLE
    return "".join(
        element("circle", cx=x, cy=y, r=radius * (1 - i / steps), fill=colour, fill_opacity=0.05)
        for i in range(steps)
    )


def star(x: float, y: float, long: float, wide: float, turn: float = 0, points: int = 4) -> str:
    """A star with thin rays, as a part of a path."""
    corners = []
    for i in range(points * 2):
        r = long if i % 2 == 0 else wide
        angle = math.pi * i / points + math.radians(turn) - math.pi / 2
        corners.append(f"{number(x + math.cos(angle) * r)} {number(y + math.sin(angle) * r)}")
    return "M" + "L".join(corners) + "z"


def ring(r: float, colour: str, wide: float, opacity: float, dashes: str | None = None) -> Svg:
    x, y = MIDDLE
    return element(
        "circle", cx=x, cy=y, r=r, fill="none", stroke=colour, stroke_width=wide,
        stroke_opacity=opacity, stroke_dasharray=dashes,
    )  # fmt: skip


def dust(name: str, count: int, colour: str, size: float, opacity: float) -> Svg:
    """Stars over the whole card, in one path."""
    chance = Chance(name)
    d = "".join(
        f"M{number(chance.between(4.5, WIDTH - 4.5))} {number(chance.between(4.5, HEIGHT - 4.5))}h0"
        for _ in range(count)
    )
    return element(
        "path", d=d, fill="none", stroke=colour, stroke_width=size, stroke_opacity=opacity,
        stroke_linecap="round",
    )  # fmt: skip
