"""The ships of Race for the Galaxy; they fly to the right.

Painters as in art/structures: around the middle of the axes, about twenty units wide.
"""

from starfelt.faces.svg import Svg

from .canvas import Easel, box, curve, disc, dots, drawn, ellipse, filled, polygon
from .structures import METAL, Structure, lamps


def engine(easel: Easel, x: float, *rows: float) -> Svg:
    """Fire behind a hull."""
    c = easel.colours
    tails = "".join(polygon([(x, y - 0.7), (x - 9, y), (x, y + 0.7)]) for y in rows)
    return filled(tails, c.glow, 0.55) + drawn(dots((x, y) for y in rows), c.bright, 1.2)


def blade(easel: Easel) -> Svg:
    """A warship of the Imperium: a long blade with swept fins."""
    c = easel.colours
    fins = polygon([(-7, -1), (-11, -6), (-2, -1.8)]) + polygon([(-7, 1), (-11, 6), (-2, 1.8)])
    hull = polygon([(-9, -1.6), (1, -2.4), (12, 0), (1, 2.4), (-9, 1.6)])
    return (
        engine(easel, -9, -0.8, 0.8)
        + filled(fins, c.dark)
        + filled(hull, METAL)
        + drawn("M-8 0H9M-4-1.2H3", c.deep, 0.3)
        + lamps((-3, 0.9), (0, 0.9), (3, 0.7), colour=c.glow)
    )


def patchwork(easel: Easel) -> Svg:
    """A ship of rebels: parts of others, none of them matching."""
    c = easel.colours
    struts = "M-3-4V4M2-3V3"
    return (
        engine(easel, -8, 0, 3.6)
        + drawn(struts, c.base, 0.7)
        + filled(box(-7, 2.8, 8, 1.7), c.other)
        + filled(box(-4, -4.8, 7, 1.6), c.dark)
        + filled(polygon([(-8, -1.6), (4, -2), (8, -0.4), (7, 1.5), (-8, 1.6)]), METAL)
        + filled(box(3, -1, 2.4, 1), c.deep)
        + lamps((-5, 0), (-3, 0), (-1, 0))
    )


def freighter(easel: Easel) -> Svg:
    """A spine with containers and a bridge at its head."""
    c = easel.colours
    rows = "".join(box(x, y, 3, 2) for x in (-8, -4.6, -1.2, 2.2) for y in (-2.7, 0.7))
    return (
        engine(easel, -9, 0)
        + drawn("M-9 0H7", c.base, 1)
        + filled(rows, METAL)
        + drawn("M-8-1.7h3M-1.2-1.7h3M2.2 1.7h3", c.other, 0.6)
        + filled("M6-2.2q4.5.4 4.5 2.2t-4.5 2.2z", c.light)
        + lamps((8.4, -0.4), colour="#fff")
    )


def dart(easel: Easel) -> Svg:
    """A fast scout."""
    c = easel.colours
    wings = polygon([(-5, 0), (-8, -5), (2, -0.7)]) + polygon([(-5, 0), (-8, 5), (2, 0.7)])
    return (
        engine(easel, -6, 0)
        + filled(wings, c.dark)
        + filled(curve((-6, -1), (4, -1.6), (11, 0), (4, 1.6), (-6, 1)), METAL)
        + filled(ellipse(3, -0.2, 1.6, 0.5), c.glow)
    )


def crescent(easel: Easel) -> Svg:
    """A ship that nobody living has built."""
    c = easel.colours
    hull = "M-6-9C5-9 10-4 10 0S5 9-6 9C1 6 3 3 3 0S1-6-6-9z"
    veins = "M-2-7.4C4-6 6.6-3 6.6 0S4 6-2 7.4"
    return (
        filled(hull, METAL)
        + drawn(veins, c.glow, 0.5, 0.9)
        + easel.shine(0, 0, 5, c.glow)
        + disc(0, 0, 1.1, c.bright)
    )


def ark(easel: Easel) -> Svg:
    """A ship for a whole people: a long hull with turning rings and a garden under glass."""
    c = easel.colours
    hull = "M-12-2.2H6q6 0 7 2.2-1 2.2-7 2.2H-12z"
    rings = "".join(ellipse(x, 0, 1.5, 5.4) for x in (-8, -3, 2))
    return (
        engine(easel, -12, -1.2, 1.2)
        + filled(hull, METAL)
        + filled("M4-2.2q5-3.4 7.6 1z", c.other_light, 0.9)
        + drawn(rings, c.light, 1.1)
        + drawn(rings, c.deep, 0.3)
        + lamps((-10, 0), (-6, 0), (-5, 0), (-1, 0), (0, 0), (5, 0.4), (7, 0.4), (9, 0.3))
    )


HULLS: dict[str, Structure] = {
    "blade": blade,
    "patchwork": patchwork,
    "freighter": freighter,
    "dart": dart,
    "crescent": crescent,
    "ark": ark,
}
