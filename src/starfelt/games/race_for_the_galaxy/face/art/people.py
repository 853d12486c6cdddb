"""Who acts in Race for the Galaxy, and how: councils, robots, troops, meetings, fire.

Painters as in art/structures: around the middle of the axes, about twenty units wide.
"""

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    around,
    box,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    line,
    place,
    polygon,
)
from .planets import LAMPS
from .structures import METAL, Structure, lamps
from .wealth import GOLD


def council(easel: Easel) -> Svg:
    """Rows of seats around a globe of light."""
    c = easel.colours
    rows = "".join(f"M{-r} 2a{r} {r * 0.5:.1f} 0 0 0 {2 * r} 0" for r in (6, 9, 12))
    seats = [
        around(0, 2, r, 12 + 156 / n * k, 0.5)
        for r, n in ((6, 6), (9, 9), (12, 12))
        for k in range(n + 1)
    ]
    return (
        easel.shine(0, -4, 10, c.glow, 0.7)
        + drawn(rows, easel.metal(), 1.7)
        + drawn(dots(seats), LAMPS, 0.7)
        + disc(0, -4, 3.4, c.base, 0.7)
        + drawn(ellipse(0, -4, 3.4, 1.2) + ellipse(0, -4, 1.2, 3.4), c.bright, 0.3)
        + drawn("M0 0V4", c.glow, 0.9, 0.6)
    )


def robots(easel: Easel) -> Svg:
    """Three machines on legs with one eye each."""
    places = (place(-8, 1, 0.8), place(8, 1, 0.8), place(0, 0, 1))
    return easel.several("robot of three", robot(easel), *places)


def robot(easel: Easel) -> Svg:
    c = easel.colours
    return (
        drawn("M-1.5 3L-3.5 8M1.5 3L3.5 8M-3 0L-5 3M3 0L5 3", c.light, 0.9)
        + filled(box(-3, -1.6, 6, 4.8) + box(-1.9, -5.6, 3.8, 3.4), METAL)
        + drawn("M-.9-4h1.8", c.deep, 1.5)
        + drawn("M0-4h0", c.glow, 1.3)
    )


def troops(easel: Easel) -> Svg:
    """Soldiers in armour with lances, one before the others."""
    places = (place(-8.6, -1, 0.8), place(8.6, -1, 0.8), place(0, 0, 1))
    return easel.several("soldier", soldier(easel), *places)


def soldier(easel: Easel) -> Svg:
    """Helmet with a visor, wide shoulders, a belt."""
    c = easel.colours
    body = "M-3 1L-2.2 5.4-3 11H-.5L0 7 .5 11H3L2.2 5.4 3 1 1.4-.8H-1.4z"
    helmet = "M-1.9-1.6V-4.4a1.9 2.1 0 0 1 3.8 0V-1.6L1-.6H-1z"
    shoulders = ellipse(-3.6, 0.8, 1.6, 1.4) + ellipse(3.6, 0.8, 1.6, 1.4)
    return (
        drawn("M5.4 11V-9M5.4-9l-.8 2h1.6z", c.light, 0.5)
        + filled(body, METAL)
        + filled(helmet + shoulders, c.light, stroke=c.deep, stroke_width=0.35)
        + drawn("M-2.2 5.4H2.2M-3.6 3.4L-4 6M3.6 3.4L5.2 5.4", c.deep, 0.7)
        + drawn("M-1.1-3.4H1.1", c.glow, 0.9)
        + drawn("M0 2.2h0", c.glow, 1)
    )


def meeting(easel: Easel) -> Svg:
    """One of us, one of them, and a light between."""
    c = easel.colours
    us = "M-9 10l1-8q.3-2 2-2t2 2l1 8zM-7.4-2.4a1.4 1.6 0 1 1 2.8 0 1.4 1.6 0 1 1-2.8 0z"
    them = "M4 10q.4-9 1-12 .6-2 1.4-2t1.4 2q.8 3 2 12zM4.9-7a1.5 2.6 0 1 1 3 0 1.5 2.6 0 1 1-3 0z"
    return (
        easel.shine(0, 0, 9, c.glow)
        + filled(us, METAL)
        + filled(them, c.other_light)
        + drawn("M-4 2.4L-1 .8M4.6 0L1 .6", c.light, 0.8)
        + disc(0, 0, 1.5, "#fff")
        + drawn("M-2.8-3.4a4 4 0 0 1 5.6 0M-4.2-5.2a6.2 6.2 0 0 1 8.4 0", c.bright, 0.4, 0.8)
    )


def bridge(easel: Easel) -> Svg:
    """An arch between two worlds that were far apart."""
    c = easel.colours
    return (
        disc(-10, 4, 4.6, METAL)
        + disc(10, 4, 4.6, c.other)
        + disc(8.8, 2.8, 2, c.other_light, 0.5)
        + drawn("M-9 0Q0-12 9 0", c.glow, 1.6, 0.5)
        + drawn("M-9 0Q0-12 9 0", "#fff", 0.6)
        + drawn("M-5-3.6V4M0-6V4M5-3.6V4M-7 4H7", c.light, 0.45)
        + easel.shine(0, -6, 5, c.glow)
    )


def flame(easel: Easel) -> Svg:
    """A fire that many have lit together, in a ring of many lights."""
    c = easel.colours
    around_it = [around(0, 0, 10, 30 * n) for n in range(12)]
    return (
        easel.shine(0, 0, 14, "#ff8a3a", 0.7)
        + hoop(0, 0, 10, c.light, 0.5)
        + drawn(dots(around_it), c.bright, 1.5)
        + filled(
            "M0-8C1-4 6-3 5 3 4.4 6.4 2 8 0 8S-5 6-5 2C-5-1-2.6-1.4-2.4-4-1-3.6 0-5.6 0-8z",
            "#ff7a2a",
        )
        + filled("M.4-3C1-.6 3 0 2.6 3.6 2.2 5.8 1 6.8 0 6.8S-2.8 5.4-2.6 3C-2.4 1-.8.6.4-3z", GOLD)
    )


def dropping(easel: Easel) -> Svg:
    """Landing craft that fall through the air."""
    c = easel.colours
    pod = (
        filled("M-2-4L-3-18 2-4z", c.glow, 0.3)
        + filled("M-2.4-4h4.8l.8 5q-3.2 5-6.4 0z", METAL)
        + drawn("M-3.6 2Q0 7 3.6 2", "#ff8a3a", 0.9)
        + lamps((0, -1.6), width=1.2)
    )
    return easel.several("pod", pod, place(-8, -2, 0.8), place(7, -5, 0.7), place(0, 3, 1.2))


def cloaked(easel: Easel) -> Svg:
    """A ship of which half is not there."""
    c = easel.colours
    solid = polygon([(-12, -1.4), (-1, -3), (-2.4, 0), (-0.6, 3), (-12, 1.4)])
    unseen = "M-1-3L12 0-.6 3"
    flakes = [(1, -1), (3.4, 0.8), (2, 1.4), (5, -0.6), (6.4, 0.5), (8.4, -0.1)]
    return (
        filled("M-10-1L-13-6-5-2zM-10 1L-13 6-5 2z", c.dark)
        + filled(solid, METAL)
        + drawn(unseen, c.glow, 0.35, 0.9, stroke_dasharray="1.2 1")
        + drawn(dots(flakes), c.glow, 0.9, 0.8)
        + drawn("M-10 0H-4", c.glow, 0.6)
    )


def burst(easel: Easel) -> Svg:
    """Something that went off, or off too soon."""
    c, chance = easel.colours, easel.chance.also("burst")
    rays = "".join(
        line([around(0, 0, 3, 24 * n), around(0, 0, chance.between(6, 12), 24 * n)])
        for n in range(15)
    )
    return (
        easel.shine(0, 0, 13, "#ff9a3a", 1)
        + drawn(rays, GOLD, 0.5, 0.9)
        + hoop(0, 0, 7, c.bright, 0.3, 0.6)
        + disc(0, 0, 2.6, "#fff")
    )


def crane(easel: Easel) -> Svg:
    """A part of a great ring, and the cranes that lengthen it."""
    c = easel.colours
    ring_part = "M-13 6A14 14 0 0 1 6-8"
    return (
        drawn(ring_part, c.deep, 4)
        + drawn(ring_part, easel.metal(), 3)
        + drawn(ring_part, c.bright, 0.3, 0.7)
        + drawn("M6-8L9.4-9.4M8-6.4L11-6", c.light, 0.5)
        + drawn("M0 9V-5M-2 9V-3M-6-5H10M10-5V0M0-5L4-9 10-5M-2 1l2 2M-2 5l2 2", LAMPS, 0.55)
        + filled(box(8, 0, 4, 2.6), c.other)
        + easel.shine(6, -8, 3.4, "#ffb04a", 1)
    )


PEOPLE: dict[str, Structure] = {
    "council": council,
    "robots": robots,
    "robot": robot,
    "troops": troops,
    "meeting": meeting,
    "bridge": bridge,
    "flame": flame,
    "dropping": dropping,
    "cloaked": cloaked,
    "burst": burst,
    "crane": crane,
}
