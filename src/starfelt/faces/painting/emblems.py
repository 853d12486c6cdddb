"""Emblems of characters: a plate tells the side, marks tell the role, a sign is one's own.

Never a portrait.  Rebels are round and warm, the Empire is cut with straight edges and cold,
outlaws are lozenges of brass; pilots have wings, leaders rays, Jedi a halo, officers bars, hunters
a cross-hair, droids teeth of a wheel, warriors crossed staves.
"""

from collections.abc import Callable
from math import cos, pi, sin

from starfelt.faces.painting.canvas import (
    SLANT,
    Picture,
    Point,
    disc,
    glow,
    line,
    mirrored,
    oval,
    polygon,
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.svg import Svg, number

X, Y = 30, 20  # the middle of an emblem

Sign = Callable[[Picture], Svg]


# ------------------------------------------------------------------ backgrounds by side
def around(count: int, near: float, far: float, wide: float, offset: float = 0) -> str:
    """Wedges about the middle, from a point outwards: rays, or the teeth of a wheel."""
    d = ""
    for step in range(count):
        angle = 2 * pi * step / count + offset
        corners = [(near, 0.0), (far, wide), (far, -wide)]
        points = [(X + r * cos(angle + a), Y + r * sin(angle + a)) for r, a in corners]
        d += "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"
    return d


def dawn(picture: Picture, above: str, below: str, light: str) -> Svg:
    """Behind a Rebel: a day that begins, with rays and far orbits."""
    rays = picture.radial(f"{light}/.55", f"{light}/.18", f"{light}/0")
    return (
        whole(picture.linear(above, below, slope=(0.3, 0, 0.6, 1)))
        + shape(around(14, 5, 40, 0.1, picture.chance.between(0, 0.4)), rays)
        + glow(picture, X, Y, 22, light, 0.75)
        + ring(X, 46, 22, light, 0.3, opacity=0.4)
        + ring(X, 46, 29, light, 0.25, opacity=0.28)
        + ring(X, 46, 36, light, 0.2, opacity=0.2)
    )


def hall(picture: Picture, tone: str, dark: str, light: str) -> Svg:
    """Behind an Imperial: walls that run to a point, with strips of light."""
    walls = "M0 0L22 15V25L0 40zM60 0L38 15V25L60 40z"
    strips = "M0 6L22 17M0 34L22 23M60 6L38 17M60 34L38 23M0 20H22M38 20H60"
    panels = "M7 4.8V35.2M14 9.5V30.5M53 4.8V35.2M46 9.5V30.5"
    return (
        whole(picture.linear(tone, dark))
        + shape(walls, picture.linear("#ffffff/.1", "#000000/.45", slope=SLANT))
        + line(panels, "#000000", 0.5, opacity=0.5)
        + line(strips, light, 0.4, opacity=0.55)
        + glow(picture, X, Y, 21, light, 0.6)
    )


def den(picture: Picture, tone: str, dark: str, light: str) -> Svg:
    """Behind an outlaw: smoky air between hanging lamps."""
    chance = picture.chance.also("den")
    lamps = [(x, chance.between(5, 12)) for x in (6, 15, 45, 54)]
    cords = "".join(f"M{x} 0V{number(y)}" for x, y in lamps)
    smoke = "M-2 31c9 -5 14 3 24 -1s15 -6 22 -1s12 1 18 -2V41H-2z"
    return (
        whole(picture.linear(tone, dark))
        + glow(picture, X, Y + 2, 24, light, 0.6)
        + line(cords, "#000000", 0.3, opacity=0.6)
        + "".join(glow(picture, x, y, 4.5, light, 0.8) for x, y in lamps)
        + "".join(oval(x, y, 0.9, 1.2, "#fff2cf") for x, y in lamps)
        + shape(smoke, light, opacity=0.16)
    )


# ------------------------------------------------------------------ plates
def medallion(picture: Picture, light: str, tone: str, dark: str) -> Svg:
    """A round plate with a bright rim."""
    rim = picture.linear("#ffffff", light, tone, dark, slope=SLANT)
    bowl = picture.radial(tone, dark, cx=0.38, cy=0.32, r=0.8)
    return (
        disc(X + 0.5, Y + 0.9, 14.2, "#000000", opacity=0.3)
        + disc(X, Y, 14, rim)
        + disc(X, Y, 12.4, bowl)
        + ring(X, Y, 11.6, light, 0.25, opacity=0.55)
    )


def cut_plate(picture: Picture, light: str, tone: str, dark: str) -> Svg:
    """A square plate with cut corners and bolts."""
    outer = eight(14, 8)
    rim = picture.linear("#eef3f8", light, tone, dark, slope=SLANT)
    return (
        polygon([(x + 0.5, y + 0.9) for x, y in outer], "#000000", opacity=0.4)
        + polygon(outer, rim)
        + polygon(eight(12.5, 7.1), picture.linear(tone, dark, slope=SLANT))
        + polygon(eight(11.7, 6.6), "none", stroke=light, stroke_width=0.25, opacity=0.5)
    )


def eight(reach: float, cut: float) -> list[Point]:
    """The corners of a square whose corners are cut off."""
    half = [(reach, -cut), (reach, cut), (cut, reach), (-cut, reach)]
    return [(X + x, Y + y) for x, y in half + [(-x, -y) for x, y in half]]


def lozenge(picture: Picture, light: str, tone: str, dark: str) -> Svg:
    """A plate on its corner, with a second one behind it."""
    rim = picture.linear("#fff3d0", light, tone, dark, slope=SLANT)
    bowl = picture.radial(tone, dark, cx=0.38, cy=0.32, r=0.8)
    return (
        shape("M30 3.2L50.5 21L30 38.8L9.5 21z", "#000000", opacity=0.35)
        + shape("M30 2L50 20L30 38L10 20z", rim)
        + shape("M30 4.4L47.3 20L30 35.6L12.7 20z", bowl)
        + shape("M30 5.6L46 20L30 34.4L14 20z", "none", stroke=light, stroke_width=0.25)
    )


# ------------------------------------------------------------------ marks of a role
def wings(picture: Picture, light: str, dark: str) -> Svg:
    """Of a pilot: three swept feathers on each side."""
    paint = picture.linear(light, dark, slope=SLANT)
    feathers = "M18 13L3 8q2 6 13 9zM16.5 17.5L1 15q3 6 14 6.5zM16 22L4 22.5q3 5 12.5 4z"
    return mirrored(shape(feathers, paint))


def rays(picture: Picture, light: str, dark: str) -> Svg:
    """Of a leader: a crown of rays above the plate."""
    d = "".join(
        f"M{number(X + 14 * cos(a - 0.07))} {number(Y + 14 * sin(a - 0.07))}"
        f"L{number(X + far * cos(a))} {number(Y + far * sin(a))}"
        f"L{number(X + 14 * cos(a + 0.07))} {number(Y + 14 * sin(a + 0.07))}z"
        for a, far in ((-pi / 2 + k * 0.3, 18.6 - abs(k) * 0.5) for k in range(-4, 5))
    )
    return shape(d, picture.linear(light, dark, slope=SLANT))


def halo(picture: Picture, light: str, dark: str) -> Svg:
    """Of a Jedi: a thin circle with four points, and still rings of air."""
    points = "M30 1L31 5.4H29zM30 39L31 34.6H29zM11 20L15.4 19V21zM49 20L44.6 19V21z"
    return (
        ring(X, Y, 16.4, light, 0.5, opacity=0.9)
        + ring(X, Y, 18.2, light, 0.25, opacity=0.5)
        + shape(points, light)
    )


def officer_bars(picture: Picture, light: str, dark: str) -> Svg:
    """Of an officer: steps on each side."""
    steps = "M14.5 11h-5v2.4h5zM14.5 15.2h-8v2.4h8zM14.5 19.4h-11v2.4h11z"
    steps += "M14.5 23.6h-8V26h8zM14.5 27.8h-5v2.4h5z"
    return mirrored(shape(steps, picture.linear(light, dark, slope=SLANT)))


def cross_hair(picture: Picture, light: str, dark: str) -> Svg:
    """Of a hunter: four strokes and a broken circle."""
    arcs = "M14.6 9.5A18.5 18.5 0 0 1 45.4 9.5M14.6 30.5A18.5 18.5 0 0 0 45.4 30.5"
    strokes = "M4 20H11M49 20H56M30 -1V4M30 36V41"
    return line(strokes, light, 0.9) + line(arcs, light, 0.5, opacity=0.7)


def teeth(picture: Picture, light: str, dark: str) -> Svg:
    """Of a droid: the teeth of a wheel."""
    cogs = around(12, 8, 16.6, 0.1)
    return shape(cogs, picture.linear(light, dark, slope=SLANT))


def struts(picture: Picture, light: str, dark: str) -> Svg:
    """Of a warrior: two crossed staves behind the plate."""
    paint = picture.linear(light, dark, slope=SLANT)
    return mirrored(
        shape("M11 1.5L13.5 0.5L49 37.5L47.5 39.5z", paint)
        + shape("M10 0.5l4.4 -1l2 4.4l-4 2.4z", paint)
    )


# ------------------------------------------------------------------ whole emblems
def rebel(picture: Picture, role: Callable[[Picture, str, str], Svg], sign: Sign, tone: str) -> Svg:
    """A Rebel's emblem: dawn, role, round plate, sign."""
    picture.add(
        dawn(picture, "#0b2536", "#b5562f", "#ffb878"),
        role(picture, "#ffe6bd", "#a8542a"),
        medallion(picture, "#ffd9a0", tone, "#0a1c28"),
        sign(picture),
        vignette(picture),
    )
    return picture.finished()


def imperial(
    picture: Picture, role: Callable[[Picture, str, str], Svg], sign: Sign, tone: str
) -> Svg:
    """An Imperial's emblem: hall, role, cut plate, sign."""
    picture.add(
        hall(picture, "#2a3340", "#090c12", "#ff6b58"),
        role(picture, "#dfe6ee", "#4a5664"),
        cut_plate(picture, "#c3ced9", tone, "#0b0e14"),
        sign(picture),
        vignette(picture),
    )
    return picture.finished()


def outlaw(
    picture: Picture, role: Callable[[Picture, str, str], Svg], sign: Sign, tone: str
) -> Svg:
    """An outlaw's emblem: den, role, lozenge, sign."""
    picture.add(
        den(picture, "#3b2a22", "#0d0a0c", "#f0a85a"),
        role(picture, "#f3d9a0", "#8a5f24"),
        lozenge(picture, "#d9a85c", tone, "#120c0a"),
        sign(picture),
        vignette(picture),
    )
    return picture.finished()
