"""What is around the worlds of Race for the Galaxy, and what lives on them.

Painters as in the sights.
"""

from starfelt.faces.svg import Svg, element

from .canvas import (
    Easel,
    Point,
    around,
    curve,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    line,
    mix,
    polygon,
)
from .planets import LAMPS, Globe, arc
from .sky_sights import Sight


def mines(easel: Easel, at: Globe) -> Svg:
    """Spiked things on guard."""
    places = [around(at.x, at.y, at.r * 1.42, 40 * n + 20, 0.8) for n in range(9)]
    spikes = "".join(f"M{x - 1.3:.1f} {y:.1f}h2.6M{x:.1f} {y - 1.3:.1f}v2.6" for x, y in places)
    return (
        drawn(spikes, "#ff8a7a", 0.3)
        + drawn(dots(places), "#2a0a0c", 1.7)
        + drawn(dots(places), "#ff5a4a", 0.6)
    )


def spikes(easel: Easel, at: Globe) -> Svg:
    """A crown of blades around a world that does not want visitors."""
    c = easel.colours
    teeth = "".join(
        polygon(
            [
                around(at.x, at.y, at.r * 1.1, angle - 5),
                around(at.x, at.y, at.r * (1.5 if angle % 40 else 1.34), angle),
                around(at.x, at.y, at.r * 1.1, angle + 5),
            ]
        )
        for angle in range(-60, 130, 20)
    )
    edge = drawn(arc(at, at.r * 1.1, -66, 126), mix(c.dark, "#ff4a3d", 0.5), 0.8)
    return filled(teeth, mix(c.deep, "#7a1a18", 0.5), stroke="#ff6a5a", stroke_width=0.18) + edge


def signals(easel: Easel, at: Globe) -> Svg:
    """Waves that go out to everybody."""
    return "".join(
        hoop(at.x, at.y, at.r * far, easel.colours.glow, 0.35, seen)
        for far, seen in ((1.3, 0.8), (1.55, 0.55), (1.85, 0.35), (2.2, 0.2))
    )


def beam(easel: Easel, at: Globe) -> Svg:
    """A light that goes straight up."""
    c = easel.colours
    lit = easel.linear("beam", (0, c.glow, 0.05), (1, c.bright, 0.85))
    return filled(
        polygon([(at.x - 2.6, 0), (at.x + 2.6, 0), (at.x + 0.8, 34), (at.x - 0.8, 34)]), lit
    )


def swarm(easel: Easel, at: Globe) -> Svg:
    """Thousands of small wings."""
    chance = easel.chance.also("swarm")
    points: list[Point] = []
    for n in range(easel.some(30)):
        way = n * 20 + chance.between(-20, 20)
        points.append(around(at.x, at.y, at.r * chance.between(1.0, 1.5), way, 0.75))
    return drawn(dots(points[::2]), easel.colours.bright, 0.5, 0.9) + drawn(
        dots(points[1::2]), "#1a0d08", 0.8, 0.9
    )


def flock(easel: Easel, at: Globe) -> Svg:
    """Wings before the disc of a world."""
    places = (
        (22, 13, 1.2),
        (30, 19, 2),
        (38, 14, 1.1),
        (25, 25, 0.9),
        (36, 26, 1.3),
        (17, 21, 0.8),
        (43, 20, 0.8),
    )
    d = "".join(
        curve(
            (x - 3 * s, y - 1.2 * s),
            (x - 1.2 * s, y - 1.6 * s),
            (x, y),
            (x + 1.2 * s, y - 1.6 * s),
            (x + 3 * s, y - 1.2 * s),
        )
        for x, y, s in places
    )
    return easel.again("flock", d, ("#08130d", 1, 0.9), (easel.colours.bright, 0.25, 0.6))


def vines(easel: Easel, at: Globe) -> Svg:
    """Arms that reach out from below."""
    c, chance = easel.colours, easel.chance.also("vines")
    arms = []
    for x in (6, 15, 24, 37, 46, 55):
        lean = chance.between(-7, 7)
        arms.append(
            curve(
                (x, 42),
                (x + lean, 36),
                (x - lean * 0.5, 31 + chance.between(-3, 3)),
                (x - lean * 1.4, 26),
                (x + lean * 0.3, 23 + chance.between(-4, 5)),
            )
        )
    d = "".join(arms)
    return easel.again("vines", d, (mix(c.deep, "#000000", 0.3), 2.2, 1), (c.glow, 0.35, 0.7))


def fins(easel: Easel, at: Globe) -> Svg:
    """Waves, and who swims in them."""
    c = easel.colours
    sea = "M0 33q5-3 10 0t10 0 10 0 10 0 10 0 10 0V40H0z"
    backs = "M12 33q3-7 9-7-3 3-1 7zM36 34q4-8 10-8-3 4-1 8z"
    return (
        filled(backs, mix(c.deep, "#000000", 0.3))
        + filled(sea, mix(c.dark, c.deep, 0.4), 0.95)
        + drawn(
            "M0 33q5-3 10 0t10 0 10 0 10 0 10 0 10 0M3 36.6q4-2 8 0t8 0M34 37q4-2 8 0t8 0",
            c.glow,
            0.35,
            0.8,
        )
    )


def frame(easel: Easel, at: Globe) -> Svg:
    """A cage of beams around a world: it is being remade."""
    c = easel.colours
    r = at.r * 1.2
    hoops = ellipse(at.x, at.y, r, r * 0.34, -20) + ellipse(at.x, at.y, r * 0.34, r, -20)
    knots = [around(at.x, at.y, r, 90 * n - 20) for n in range(4)]
    return (
        drawn(hoops, c.deep, 1.1, 0.8) + drawn(hoops, c.light, 0.5) + drawn(dots(knots), LAMPS, 1.4)
    )


def thread(easel: Easel, at: Globe) -> Svg:
    """A lift from the ground to a port in orbit."""
    c = easel.colours
    top = around(at.x, at.y, at.r * 1.6, -52)
    foot = around(at.x, at.y, at.r * 0.9, -52)
    port = ellipse(*top, 2.4, 1)
    return (
        drawn(line([foot, top]), c.bright, 0.35)
        + filled(port, c.light)
        + drawn(dots([(top[0] - 1, top[1]), (top[0] + 1, top[1])]), LAMPS, 0.6)
    )


def veil(easel: Easel, at: Globe) -> Svg:
    """A dark cloud that hides most of what is there."""
    c = easel.colours
    return "".join(
        element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=c.space, opacity=0.6)
        for x, y, rx, ry in ((14, 30, 20, 6), (44, 27, 22, 5), (30, 35, 26, 7))
    )


IN_ORBIT: dict[str, Sight] = {
    "mines": mines,
    "spikes": spikes,
    "signals": signals,
    "beam": beam,
    "swarm": swarm,
    "flock": flock,
    "vines": vines,
    "fins": fins,
    "frame": frame,
    "thread": thread,
    "veil": veil,
}
