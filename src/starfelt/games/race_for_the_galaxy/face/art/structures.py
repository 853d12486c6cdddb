"""What people build in space and on the ground: stations, dishes, towers, domes, halls.

Each painter draws around the middle of the axes, about twenty units wide, for `placed` to put it
somewhere.  The group it is in has the colour of metal.
"""

from collections.abc import Callable

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    Point,
    around,
    box,
    closed,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    line,
    mix,
    polygon,
)
from .planets import LAMPS

METAL = ""  # the colour of the group that a structure is painted in

Structure = Callable[[Easel], Svg]


def lamps(*points: Point, width: float = 0.5, colour: str = LAMPS) -> Svg:
    return drawn(dots(points), colour, width)


# -------------------------------------------------------------------------------- in orbit
def wheel(easel: Easel) -> Svg:
    """A ring that turns, with spokes and a hub."""
    c = easel.colours
    spokes = "".join(line([(0, 0), around(0, 0, 10, 60 * n + 15, 0.42)]) for n in range(6))
    rim = ellipse(0, 0, 10, 4.2)
    seats = [around(0, 0.1, 10, 36 * n, 0.42) for n in range(10)]
    return (
        drawn(spokes, c.base, 0.6)
        + drawn(rim, c.deep, 2.6)
        + drawn(rim, easel.metal(), 1.9)
        + lamps(*seats, width=0.55)
        + filled(ellipse(0, 0, 2.6, 2.2), METAL)
        + drawn("M0-2V-7M0 2V6", c.light, 0.5)
        + disc(0, -7, 0.6, c.glow)
    )


def hub(easel: Easel) -> Svg:
    """A sphere with docks all around."""
    c = easel.colours
    arms = "".join(line([around(0, 0, 4, 45 * n), around(0, 0, 9, 45 * n)]) for n in range(8))
    docks = [around(0, 0, 9, 45 * n) for n in range(8)]
    return (
        drawn(arms, c.base, 0.8)
        + drawn(dots(docks), c.light, 2.4)
        + drawn(dots(docks), c.deep, 1)
        + disc(0, 0, 5, METAL)
        + drawn("M-4.8.6q4.8 2.4 9.6 0M-4.4-2q4.4 2 8.8 0", c.deep, 0.4)
        + lamps((-2.5, 0.4), (-0.8, 0.8), (0.9, 0.8), (2.6, 0.4))
    )


def truss(easel: Easel) -> Svg:
    """A lattice that is being built, with panels to the sun."""
    c = easel.colours
    web = "".join(f"M{x}-1l3 2M{x} 1l3-2" for x in range(-12, 12, 3))
    panels = "".join(box(x, y, 4.4, 5) for x in (-11, -5.6, 1.2, 6.6) for y in (-6.6, 1.6))
    cells = "".join(f"M{x + 2.2} {y}v5" for x in (-11, -5.6, 1.2, 6.6) for y in (-6.6, 1.6))
    return (
        filled(panels, mix(c.base, "#1c3f8a", 0.5))
        + drawn(panels + cells, c.light, 0.22)
        + drawn("M-12-1H12M-12 1H12" + web, c.light, 0.45)
        + filled(box(-1.7, -2.6, 2.4, 5.2), METAL)
        + lamps((-0.5, -1), (-0.5, 1), width=0.7)
    )


def dish(easel: Easel) -> Svg:
    """An ear for the stars."""
    c = easel.colours
    return (
        drawn("M0 3L-4 10M0 3L4 10M-2.4 7h4.8", c.base, 0.9)
        + filled("M-8-6Q-7 5 4 6.4Q0-2-8-6z", METAL)
        + filled(ellipse(-2, 0.2, 8.7, 3, 46), c.dark)
        + drawn(ellipse(-2, 0.2, 8.7, 3, 46), c.bright, 0.5)
        + drawn("M-5 2L5-6M-2 4L5-6M-4-3L5-6", c.light, 0.4)
        + easel.shine(5, -6, 3.4, c.glow)
        + disc(5, -6, 0.7, "#fff")
    )


def gate(easel: Easel) -> Svg:
    """A ring to fly through; something shimmers in it."""
    c = easel.colours
    rim = ellipse(0, 0, 6.4, 9)
    inside = easel.radial("gate", (0, c.bright, 0.9), (1, c.glow, 0.1))
    claws = "".join(
        line([around(0, 0, 8.4, 45 * n, 1.32), around(0, 0, 10, 45 * n, 1.3)]) for n in range(8)
    )
    return (
        filled(rim, inside)
        + drawn(claws, c.light, 1.1)
        + easel.again("gate rim", rim, (c.deep, 2.4, 1), (easel.metal(), 1.7, 1))
    )


def cannon(easel: Easel) -> Svg:
    """Four long rails around a beam: it opens worlds."""
    c = easel.colours
    rails = "M-12-3.4L9-1.8M-12 3.4L9 1.8M-12-5.4L6-3.4M-12 5.4L6 3.4"
    clamps = "".join(f"M{x}-{y}V{y}" for x, y in ((-8, 5), (-3, 4.5), (2, 4)))
    return (
        drawn("M8 0H40", c.glow, 1.6, 0.5)
        + drawn("M8 0H40", "#fff", 0.6)
        + drawn(rails, easel.colours.light, 0.9)
        + drawn(clamps, c.base, 0.9)
        + filled(polygon([(-14, -3), (-10, -6), (-8, 0), (-10, 6), (-14, 3)]), METAL)
        + easel.shine(8, 0, 5, c.glow, 1)
    )


# -------------------------------------------------------------------------------- on the ground
def dome(easel: Easel) -> Svg:
    """Life under glass."""
    c = easel.colours
    glass = easel.linear(
        "glass", (0, "#ffffff", 0.55), (0.6, c.glow, 0.18), (1, c.glow, 0.3), across=1
    )
    trees = closed([(-5, 4), (-4.4, 1), (-2, 1.4), (-1, -1.6), (2, 0), (3, 1.4), (5, 2), (5, 4)])
    return (
        filled(trees, c.other)
        + lamps((-3, 3), (0, 2.4), (1.4, 3), (3.6, 3.2))
        + filled("M-8 4A8 7.4 0 0 1 8 4z", glass)
        + drawn(
            "M-8 4A8 7.4 0 0 1 8 4M0-3.4V4M-4.4-2Q-3 1-3.2 4M4.4-2Q3 1 3.2 4M-7 1H7",
            c.bright,
            0.3,
            0.8,
        )
        + filled(box(-9, 4, 18, 1.2), METAL)
    )


def spire(easel: Easel) -> Svg:
    """A tower that ends in a needle, with terraces."""
    c = easel.colours
    body = "M-3.4 10L-1.6-4-.4-13 0-16 .4-13 1.6-4 3.4 10z"
    wings = "M-7 10L-5.4 0-4.4-5-3.6 0-3 10zM7 10L5.4 0 4.4-5 3.6 0 3 10z"
    return (
        filled(wings, c.dark)
        + filled(body, METAL)
        + drawn("M-2.4 2h4.8M-2-1h4M-1.6-4h3.2", c.deep, 0.5)
        + lamps((0, 5), (0, 7), (-1, 6), (1, 6), (-5, 5), (5, 5), (-4.6, 2), (4.6, 2))
        + easel.shine(0, -14, 3, c.glow)
    )


def hall(easel: Easel) -> Svg:
    """Columns under a wide roof, on steps."""
    c = easel.colours
    columns = "".join(box(x, -3, 1.3, 9) for x in (-8, -5.2, -2.4, 1.1, 3.9, 6.7))
    light = easel.linear("hall", (0, c.glow, 0.15), (1, c.bright, 0.75))
    return (
        filled(box(-7.6, -3, 15.2, 9), light)
        + filled(columns, METAL)
        + filled("M-10-3L0-8 10-3z", METAL)
        + filled(box(-10, -3.2, 20, 1), c.light)
        + filled(box(-10, 6, 20, 1.2) + box(-11, 7.2, 22, 1.4), c.base)
        + hoop(0, -5, 1, c.bright, 0.4)
    )


def pyramid(easel: Easel) -> Svg:
    """Steps to a light that never went out; older than all of us."""
    c = easel.colours
    lit = polygon([(-10, 8), (0, -8), (1.6, 8)])
    dark = polygon([(1.6, 8), (0, -8), (10, 8)])
    runes = "M-5.6 5l1.2 0 .4-1M-3 2.2h1.4v1.4M-2-1.6l1 .2-.2 1.4M-2.6 5.2h1.6"
    return (
        easel.shine(0, -8, 7, c.glow)
        + filled(lit, METAL)
        + filled(dark, c.deep)
        + drawn(runes, c.glow, 0.5)
        + drawn("M0-8L1.6 8", c.bright, 0.25, 0.7)
        + disc(0, -8.4, 1, c.bright)
    )


def slab(easel: Easel) -> Svg:
    """A monolith: one face in the light, one in the dark, signs that glow."""
    c = easel.colours
    runes = (
        "M-1-7h0M-2-5.4a1 1 0 0 0 2 0M-1-3.6v3.2M-2.2 1a1.2 1.2 0 1 1 2.4 0"
        "M-1 1h0M-1 3v3.4M-2 7.4h0M0 7.4h0"
    )
    return (
        filled(polygon([(-3.4, -10), (1.4, -10.6), (1.4, 10), (-3.4, 9.4)]), METAL)
        + filled(polygon([(1.4, -10.6), (3.6, -9.6), (3.6, 9), (1.4, 10)]), c.deep)
        + drawn(runes, c.glow, 0.9, 0.4)
        + drawn(runes, c.bright, 0.35)
    )


def rig(easel: Easel) -> Svg:
    """A drill in its frame."""
    c = easel.colours
    frame = "M-5 9L-1.2-9H1.2L5 9M-4 4.6L3.6 2.4M4 4.6L-3.6 2.4M-3-.4L2.4-3M3-.4L-2.4-3"
    return (
        drawn(frame, c.light, 0.7)
        + filled(box(-0.7, -9, 1.4, 17), METAL)
        + filled(polygon([(-1.6, 7), (1.6, 7), (0, 12)]), c.bright)
        + filled(box(-2.4, -11, 4.8, 2.4), METAL)
        + easel.shine(0, 11, 4, c.glow)
        + lamps((-1.2, -9.8), (1.2, -9.8), width=0.7)
    )


def tanks(easel: Easel) -> Svg:
    """Fuel in great drums, with pipes."""
    c = easel.colours
    bodies = "".join(f"M{x} 7v-8a3 2.4 0 0 1 6 0v8z" for x in (-10, -3.2, 3.6))
    return (
        filled(bodies, METAL)
        + drawn("M-10 1h6M-3.2 1h6M3.6 1h6M-10 4h6M-3.2 4h6M3.6 4h6", c.deep, 0.35)
        + drawn("M-7-3.4V-6H7V-3.4M0-6V-9", c.light, 0.6)
        + easel.shine(0, -9.4, 3, "#ff9a4a", 1)
    )


def fort(easel: Easel) -> Svg:
    """Walls with teeth, and guns on them."""
    c = easel.colours
    walls = "M-14 9V1h2V-2h2V1h2V-4L-6-8-4-4V1h2V-7L0-12 2-7V1h2V-4L6-8 8-4V1h2V-2h2V1h2V9z"
    return (
        filled(walls, METAL)
        + filled("M-1.6 9V5a1.6 1.6 0 0 1 3.2 0v4z", c.deep)
        + drawn("M-8-3L-13-6M8-3L13-6M-1-8L-5-13", c.light, 0.7)
        + lamps((-6, -3), (6, -3), (0, -5), (-6, 3), (6, 3), colour="#ff6a4a", width=0.8)
    )


BUILT: dict[str, Structure] = {
    "wheel": wheel,
    "hub": hub,
    "truss": truss,
    "dish": dish,
    "gate": gate,
    "cannon": cannon,
    "dome": dome,
    "spire": spire,
    "hall": hall,
    "pyramid": pyramid,
    "slab": slab,
    "rig": rig,
    "tanks": tanks,
    "fort": fort,
}
