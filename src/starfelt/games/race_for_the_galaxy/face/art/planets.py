"""Planets: the sky behind them, a lit disc with a surface, air, rings, moons, a halo, lamps.

A surface is a function that paints over the whole disc; what lies outside of it is cut off, and
shade falls on what it painted.
"""

import math
from collections.abc import Callable

from msgspec import Struct

from starfelt.faces.svg import Svg, element, group

from .canvas import (
    HEIGHT,
    WIDTH,
    Easel,
    Point,
    around,
    closed,
    curve,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    mix,
    short,
)

RED = "#ff4a3d"  # the rim of military worlds
LAMPS = "#ffd98a"  # of cities
ICE = "#f4fbff"


class Globe(Struct, frozen=True):
    """Where a planet stands, how large it is, and how far its axis leans, in degrees."""

    x: float
    y: float
    r: float
    lean: float = 0.0


Surface = Callable[[Easel, Globe], Svg]


# -------------------------------------------------------------------------------- the sky
def sky(easel: Easel, stars: int = 26) -> Svg:
    """Deep space with clouds of gas and stars of three sizes."""
    c, chance = easel.colours, easel.chance.also("sky")
    lit = easel.radial("sky", (0, c.dusk, 1), (1, c.space, 1), x=0.3, y=0.25, r=0.9)
    layers = [element("rect", width=WIDTH, height=HEIGHT, fill=lit)]
    gas = (c.base, c.other)[: easel.some(2)]
    for colour in gas:
        cloud = easel.radial(f"gas{colour.removeprefix('#')}", (0, colour, 0.26), (1, colour, 0))
        x, y = chance.whole(4, 56), chance.whole(2, 38)
        turned = f"rotate({chance.whole(-50, 50)} {x} {y})"
        rx, ry = chance.whole(18, 32), chance.whole(7, 13)
        layers.append(element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=cloud, transform=turned))
    for share, width, opacity in ((0.66, 0.22, 0.55), (0.27, 0.38, 0.8), (0.07, 0.65, 1)):
        points = [
            (chance.between(0, 60), chance.between(0, 40))
            for _ in range(easel.some(round(stars * share)))
        ]
        layers.append(drawn(dots(points), "#fff", width, opacity))
    return "".join(layers)


# -------------------------------------------------------------------------------- the disc
def globe(
    easel: Easel, at: Globe, surface: Surface, rim: str | None = None, airy: bool = True
) -> Svg:
    """A planet, `airy` or without air; a rim is light on its dark side."""
    c = easel.colours
    inside = easel.clip(at.x, at.y, at.r)
    body = easel.radial(
        "body", (0, c.bright, 1), (0.35, c.light, 1), (0.8, c.base, 1), x=0.3, y=0.26, r=0.95
    )
    painted = group(surface(easel, at), clip_path=inside)
    return "".join(
        (
            air(easel, at, rim or c.glow) if airy else "",
            disc(at.x, at.y, at.r, body),
            painted,
            disc(at.x, at.y, at.r, shade(easel)),
            limb(easel, at, rim),
        )
    )


def shade(easel: Easel) -> str:
    """Night on the right below; the same for every round thing of a painting."""
    deep = mix(easel.colours.deep, "#000000", 0.45)
    stops = ((0.4, deep, 0.0), (0.72, deep, 0.62), (1.0, deep, 0.95))
    return easel.radial("shade", *stops, x=0.27, y=0.24, r=0.86)


def air(easel: Easel, at: Globe, colour: str) -> Svg:
    """A glow around the disc that fades outwards."""
    stops = ((0.77, colour, 0.6), (1.0, colour, 0.0))
    return disc(at.x, at.y, at.r * 1.28, easel.radial("air", *stops))


def limb(easel: Easel, at: Globe, rim: str | None) -> Svg:
    """Light along the edge: white where the sun stands, and the rim on the other side."""
    lit = drawn(arc(at, at.r - 0.15, 165, 280), "#fff", 0.3, 0.45)
    if rim is None:
        return lit
    stops = ((0.74, rim, 0.0), (0.9, rim, 0.55), (1.0, mix(rim, "#ffffff", 0.35), 1.0))
    return lit + disc(at.x, at.y, at.r, easel.radial("rim", *stops, x=0.4, y=0.4, r=0.63))


def arc(at: Globe, r: float, first: float, last: float) -> str:
    """A part of a circle around the middle of a planet, clockwise, in degrees."""
    begin, end = around(at.x, at.y, r, first), around(at.x, at.y, r, last)
    large = int(last - first > 180)
    radius = short(r)
    return (
        f"M{short(begin[0])} {short(begin[1])}"
        f"A{radius} {radius} 0 {large} 1 {short(end[0])} {short(end[1])}"
    )


def halo(easel: Easel, at: Globe) -> Svg:
    """A bright ring all around: a windfall."""
    c, r = easel.colours, at.r * 1.24
    stops = ((0.74, c.glow, 0.0), (0.83, c.glow, 0.5), (1.0, c.glow, 0.0))
    soft = disc(at.x, at.y, r * 1.2, easel.radial("halo", *stops))
    return soft + hoop(at.x, at.y, r, c.glow, 1.1) + hoop(at.x, at.y, r, c.bright, 0.4)


def backing(easel: Easel, at: Globe) -> Svg:
    """A solid disc behind the planet: it produces."""
    c = easel.colours
    wide = disc(at.x, at.y, at.r * 1.3, c.base, opacity=0.3)
    return wide + disc(at.x, at.y, at.r * 1.16, c.light, opacity=0.3)


def moon(easel: Easel, x: float, y: float, r: float) -> Svg:
    """A small companion in the same light."""
    c, chance = easel.colours, easel.chance.also(f"moon {short(x)} {short(y)}")
    pits = "".join(
        ellipse(
            x + chance.between(-0.6, 0.5) * r, y + chance.between(-0.6, 0.5) * r, r * 0.2, r * 0.16
        )
        for _ in range(3)
    )
    body = disc(x, y, r, mix(c.light, "#b8b8c0", 0.5))
    return body + filled(pits, c.dark, 0.5) + disc(x, y, r, shade(easel))


# -------------------------------------------------------------------------------- rings
def ring(easel: Easel, at: Globe, front: bool, tilt: float = -18.0, flat: float = 0.22) -> Svg:
    """One half of a system of rings: the one behind the planet is painted before it."""
    c = easel.colours
    widths = ((1.45, 1.3, c.other_light, 0.75), (1.66, 0.7, c.light, 0.6), (1.84, 1.5, c.base, 0.5))
    sweep = 0 if front else 1
    halves = "".join(
        drawn(
            f"M{short(-at.r * far)} 0A{short(at.r * far)} {short(at.r * far * flat)} 0 0 {sweep} "
            f"{short(at.r * far)} 0",
            colour,
            width * at.r / 11,
            opacity if front else opacity * 0.6,
        )
        for far, width, colour, opacity in widths
    )
    place = f"translate({short(at.x)} {short(at.y)}) rotate({short(tilt)})"
    return group(halves, transform=place)


# -------------------------------------------------------------------------------- on a sphere
def on_sphere(at: Globe, east: float, north: float) -> Point:
    """Where a place is seen, in degrees from the middle of the disc; behind it, at the edge."""
    longitude, latitude = math.radians(east), math.radians(north)
    x, y = math.cos(latitude) * math.sin(longitude), -math.sin(latitude)
    if math.cos(longitude) < 0:
        far = math.hypot(x, y) or 1.0
        x, y = x / far * 1.05, y / far * 1.05
    turned = math.radians(at.lean)
    return (
        at.x + at.r * (x * math.cos(turned) - y * math.sin(turned)),
        at.y + at.r * (x * math.sin(turned) + y * math.cos(turned)),
    )


def patch(at: Globe, easel: Easel, east: float, north: float, size: float, name: str) -> str:
    """The outline of land: an uneven circle on the sphere, narrower towards the edge."""
    chance = easel.chance.also(f"patch {name}")
    corners = 7
    points = []
    for n in range(corners):
        angle = 2 * math.pi * n / corners
        far = size * chance.between(0.5, 1.35)
        points.append(
            on_sphere(at, east + far * 1.25 * math.cos(angle), north + far * math.sin(angle))
        )
    return closed(points)


def belt(at: Globe, north: float, sway: float = 0.0) -> str:
    """A line all along a latitude, seen a little from above; it sways in the middle."""
    y = -math.sin(math.radians(north)) * at.r
    half = math.cos(math.radians(north)) * at.r + 0.4
    bend = at.r * 0.2 * math.cos(math.radians(north))
    first, last = turn(at, -half, y), turn(at, half, y)
    if sway == 0:
        return curve(first, turn(at, 0, y + bend * 1.6), last)
    left, right = turn(at, -half / 2, y + bend + sway), turn(at, half / 2, y + bend - sway)
    return curve(first, left, turn(at, 0, y + bend), right, last)


def turn(at: Globe, x: float, y: float) -> Point:
    """A place on the disc, turned with the axis."""
    leaning = math.radians(at.lean)
    return (
        at.x + x * math.cos(leaning) - y * math.sin(leaning),
        at.y + x * math.sin(leaning) + y * math.cos(leaning),
    )


# -------------------------------------------------------------------------------- who lives there
def lights(easel: Easel, at: Globe, number: int = 26, colour: str = LAMPS) -> Svg:
    """Cities on the night side, in clusters with roads between them."""
    chance = easel.chance.also("lights")
    towns = [on_sphere(at, chance.between(5, 62), chance.between(-52, 30)) for _ in range(5)]
    points: list[Point] = []
    for n in range(easel.some(number)):
        x, y = towns[n % len(towns)]
        far, angle = chance.unit() ** 1.6 * at.r * 0.26, chance.between(0, 360)
        point = around(x, y, far, angle)
        if math.hypot(point[0] - at.x, point[1] - at.y) < at.r * 0.95:
            points.append(point)
    return drawn(dots(points), colour, 0.34, 0.95)
