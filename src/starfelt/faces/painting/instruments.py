"""Instruments: weapons, the droid, cards that change hands, and the tools of a strategy."""

from starfelt.faces.painting.canvas import (
    ACROSS,
    SLANT,
    Picture,
    bar,
    disc,
    glow,
    line,
    moved,
    oval,
    ring,
    shape,
)
from starfelt.faces.painting.marks import star
from starfelt.faces.svg import Svg, number

STEEL = ("#f3f7fa", "#9ba9b6", "#3b4650")


# ------------------------------------------------------------------ weapons
def blade(picture: Picture, colour: str, length: float = 34) -> Svg:
    """A bar of light along the x axis, its grip behind the origin."""
    grip = picture.linear(*STEEL)
    return (
        bar(-1, -3, length + 3, 6, colour, rx=3, opacity=0.14)
        + bar(-0.5, -1.9, length + 1.6, 3.8, colour, rx=1.9, opacity=0.4)
        + bar(0, -1.15, length + 0.6, 2.3, colour, rx=1.15, opacity=0.9)
        + bar(0, -0.6, length, 1.2, "#ffffff", rx=0.6)
        + bar(-10, -1.3, 10.4, 2.6, grip, rx=0.6)
        + bar(-0.6, -1.7, 1.4, 3.4, grip, rx=0.4)
        + bar(-7.2, -1.9, 2.2, 0.9, "#c9443a", rx=0.3)
        + line("M-8.8 -1.3V1.3M-3.6 -1.3V1.3M-2.6 -1.3V1.3M-1.6 -1.3V1.3", "#1a2129", 0.4)
    )


def pistol(picture: Picture, tone: str) -> Svg:
    """A slim hand weapon that points to the right; the origin is its middle."""
    steel = picture.linear(*STEEL)
    return (
        shape("M-9 -2.6H4.6L6 -1.6V1.4H-5.4L-6.8 2.6H-9.6q-1.6 -2.4 .6 -5.2z", steel)
        + bar(5.6, -1.3, 6.4, 1.9, steel, rx=0.6)
        + bar(11.4, -1.7, 1.4, 2.7, "#27313a", rx=0.5)
        + shape("M-8.8 1.6L-5 1.6L-4.8 9.4q-2.2 .8 -4.4 -.2z", picture.linear(tone, "#1d130e"))
        + line("M-4.6 2.2q.4 3 3.4 2.6q1.6 -.6 1.4 -3.2", "#5d6a76", 0.6)
        + bar(-4, -4.2, 5.4, 1.2, steel, rx=0.5)
        + line("M-6 -1.2H3.4", "#ffffff", 0.35, opacity=0.8)
        + line("M-.6 .4h3.4", "#ffcf6b", 0.6)
    )


def cannon(picture: Picture, tone: str) -> Svg:
    """A heavy weapon for two hands, with a drum and two barrels."""
    steel = picture.linear(*STEEL)
    return (
        shape("M-13 -3.6H3.6L6 -2V2.6H-7L-9 4.6H-14.6q-1.4 -4.2 1.6 -8.2z", steel)
        + bar(5, -2.6, 11, 1.9, steel, rx=0.7)
        + bar(5, 0.4, 9, 1.9, steel, rx=0.7)
        + bar(15, -3.2, 1.7, 3.1, "#232c34", rx=0.5)
        + bar(13, -0.1, 1.7, 2.9, "#232c34", rx=0.5)
        + disc(-3.4, 3.4, 3.6, picture.radial("#cfd8df", "#66737f", "#1e262d", cx=0.36, cy=0.3))
        + ring(-3.4, 3.4, 2.2, "#ffb45c", 0.5)
        + shape("M-12.6 3.6L-8.8 3.6L-9.6 11.4q-2.4 .6 -4.4 -.6z", picture.linear(tone, "#1b1410"))
        + bar(-8, -6, 9, 1.7, steel, rx=0.7)
        + line("M-10 -2H2.4", "#ffffff", 0.4, opacity=0.8)
        + line("M-8 0h2M-4.6 0h2", "#ff8b5c", 0.7)
    )


def detonator(picture: Picture, x: float, y: float, r: float) -> Svg:
    """A sphere with a seam that glows."""
    body = picture.radial("#ffffff", "#b9c4cd", "#55626d", "#161c22", cx=0.32, cy=0.28, r=0.85)
    seam = (
        f"M{number(x - r)} {number(y)}q{number(r)} {number(r * 0.5)} {number(r * 2)} 0"
        f"v{number(r * 0.2)}q{number(-r)} {number(r * 0.5)} {number(-r * 2)} 0z"
    )
    return (
        disc(x, y, r, body)
        + shape(seam, picture.linear("#ffef9e", "#ff9a2e", "#ffef9e", slope=ACROSS))
        + oval(x + r * 0.1, y - r * 0.52, r * 0.36, r * 0.2, "#2b333b")
        + oval(x + r * 0.1, y - r * 0.6, r * 0.24, r * 0.13, "#ff4b32")
        + oval(x - r * 0.4, y - r * 0.5, r * 0.14, r * 0.22, "#ffffff", opacity=0.7)
    )


# ------------------------------------------------------------------ the droid
def droid(picture: Picture, light: str, tone: str, dark: str, eye: str) -> Svg:
    """A small friendly barrel of a droid on three feet, about the origin: ours, like no other."""
    body = picture.linear(light, tone, dark, slope=ACROSS)
    return (
        oval(0, 12.4, 9.6, 1.6, "#000000", opacity=0.35)
        + shape("M-7.4 .4q-2.4 .4 -2.4 3.4l-1 7.2q2 1.6 4.4 .2l.6 -8z", body)
        + shape("M7.4 .4q2.4 .4 2.4 3.4l1 7.2q-2 1.6 -4.4 .2l-.6 -8z", body)
        + shape("M-6.4 -1.4H6.4L5.8 9.6Q0 12.4 -5.8 9.6z", body)
        + shape("M-6.6 -2Q-6.6 -11 0 -11T6.6 -2Q0 -.2 -6.6 -2z", body)
        + line("M-6.5 -1.5Q0 .4 6.5 -1.5", dark, 0.7)
        + line("M-5 3.2H5M-4.9 5.2H4.9M-4.7 7.2H4.7", dark, 0.55, opacity=0.75)
        + bar(-2.2, 1, 4.4, 1.1, dark, rx=0.5, opacity=0.8)
        + line("M3.4 -9.8L5.4 -13.4", tone, 0.5)
        + disc(5.5, -13.6, 0.75, eye)
        + disc(0, -6, 3, dark)
        + disc(0, -6, 2.1, picture.radial("#ffffff", eye, dark, cx=0.4, cy=0.36, r=0.75))
        + disc(-0.7, -6.8, 0.6, "#ffffff")
        + disc(-4.2, -4, 0.6, eye)
    )


# ------------------------------------------------------------------ cards that change hands
def card(picture: Picture, tone: str = "#3d6b62") -> Svg:
    """A card from behind, about the origin: 6 x 8.4."""
    face = picture.linear("#fdfbf0", "#d9d3bd", slope=SLANT)
    return (
        bar(-3, -4.2, 6, 8.4, face, rx=0.8)
        + bar(-2.4, -3.6, 4.8, 7.2, tone, rx=0.5)
        + shape(star(0, 0, 1.7, 4, 0.34), "#fdf6d8", opacity=0.9)
    )


def arrow(d: str, colour: str, head: tuple[float, float, float], width: float = 1.3) -> Svg:
    """A curved arrow; its head is at (x, y) and turned."""
    x, y, turn = head
    tip = moved(shape("M2.6 0L-1.6 -2.4L-.6 0L-1.6 2.4z", colour), x=x, y=y, turn=turn)
    return line(d, colour, width) + tip


def watching_eye(picture: Picture, x: float, y: float, size: float, iris: str) -> Svg:
    """An open eye of light."""
    white = picture.radial("#ffffff", "#eafbe0", "#b9d6b0")
    parts = (
        shape("M-9 0Q0 -8.4 9 0Q0 8.4 -9 0z", white)
        + disc(0, 0, 3.7, picture.radial("#f4ffe6", iris, "#0c1f14"))
        + disc(0, 0, 1.6, "#06100a")
        + disc(-1, -1.1, 0.7, "#ffffff")
        + line("M-9 0Q0 -8.4 9 0", "#12261a", 0.6)
        + line(
            "M-7 -4.4L-8.4 -6.4M-2.6 -6.2L-3.2 -8.6M2.6 -6.2L3.2 -8.6M7 -4.4L8.4 -6.4", iris, 0.6
        )
    )
    return moved(parts, x=x, y=y, size=size)


# ------------------------------------------------------------------ tools of a strategy
def sealed_rolls(picture: Picture) -> Svg:
    """Bureaucracy: papers in a pile under a seal."""
    paper = picture.linear("#fffdf2", "#e6d9b6", "#b39c6a", slope=SLANT)
    sheets = "".join(
        moved(bar(-10, -1.5, 20, 3, paper, rx=0.5), x=30 + dx, y=y, turn=turn)
        for dx, y, turn in ((0.8, 31, 1), (-0.8, 28.2, -2), (0.4, 25.4, 1.5))
    )
    top = shape("M20 9.6Q30 7.8 40 9.6V24Q30 22.4 20 24z", paper)
    writing = "M23 12.6Q30 11.4 37 12.6M23 15Q30 13.8 37 15M23 17.4Q28 16.6 31 17"
    wax = picture.radial("#ffb3a0", "#c92f2a", "#5e0a10", cx=0.36, cy=0.3, r=0.8)
    return (
        sheets
        + top
        + line(writing, "#7a6a45", 0.5, opacity=0.8)
        + shape("M33.4 21l-1.6 8l3.4 -1.6l2.6 2.6l.4 -8.6z", "#8f1d20")
        + disc(35.4, 20.4, 4.2, wax)
        + ring(35.4, 20.4, 3, "#ffd0c0", 0.3, opacity=0.7)
        + shape(star(35.4, 20.4, 2, 6, 0.5), "#ffd9cc", opacity=0.85)
    )


def prism(picture: Picture) -> Svg:
    """Deception: a prism that turns one ray into its mirror image."""
    glass = picture.linear("#ffffff/.75", "#c9a6ff/.35", "#5a2f9e/.6", slope=SLANT)
    fan = "".join(
        shape(f"M34 20.4L62 {y}V{y + 3.4}L34.6 21.4z", colour, opacity=0.85)
        for y, colour in ((19, "#ff6f61"), (22.4, "#ffb347"), (25.8, "#8fe388"), (29.2, "#5ec8ff"))
    )
    return (
        shape("M-2 12L26.4 19.4L26 21.4L-2 16z", "#ffffff", opacity=0.9)
        + fan
        + shape("M30 5.6L43 30.6H17z", glass, stroke="#f3e9ff", stroke_width=0.6)
        + shape("M30 5.6L43 30.6H30z", "#2b0f5c", opacity=0.3)
        + line("M26.4 20.4L34 20.8", "#ffffff", 0.7, opacity=0.8)
        + line("M30 7.4L19 29", "#ffffff", 0.5, opacity=0.9)
    )


def spearhead(picture: Picture) -> Svg:
    """Direct assault: a point that breaks through a wall."""
    steel = picture.linear("#ffffff", "#ffd0a6", "#a8432a", slope=(0, 1, 1, 0))
    cracks = "M41 13L46 8L45 4M43 17L51 15L55 17M40 11L38 5L40 1M42 20L49 24L50 30"
    return (
        shape("M36 -1L61 -1V41H30L38 30L34 24L43 20L37 12z", "#27303c")
        + shape("M36 -1L37 12L43 20L34 24L38 30L30 41", "none", stroke="#8a97a6", stroke_width=0.6)
        + line(cracks, "#ffcf8a", 0.5, opacity=0.9)
        + glow(picture, 39, 15.4, 13, "#ffb45c", 0.95)
        + shape("M4 38L32 17L28.4 15.4L43 12L36.6 25.6L35.4 21.6L10 41H4z", steel)
        + shape("M4 41L35.4 21.6L36.6 25.6L43 12L33 18z", "#6b1f14", opacity=0.35)
    )


def keyhole(picture: Picture) -> Svg:
    """Infiltration: light through the keyhole of a great door."""
    metal = picture.linear("#8fa3ad", "#3b4c57", "#121a20", slope=SLANT)
    return (
        shape("M10 41V6Q30 -4 50 6V41z", metal)
        + line("M30 0V41M13 8V41M47 8V41M10 14H50M10 32H50", "#0a1015", 0.5, opacity=0.6)
        + disc(30, 20, 10.4, picture.linear("#b9cad2", "#4d616d", "#1a242b", slope=SLANT))
        + disc(30, 20, 8.6, "#0d161c")
        + glow(picture, 30, 20, 15, "#7dffd6", 0.85)
        + shape(
            "M30 13.2a3.6 3.6 0 0 1 1.9 6.6L34 27.4H26L28.1 19.8A3.6 3.6 0 0 1 30 13.2z", "#eafff8"
        )
        + shape("M26.2 27.4L12 41H48L33.8 27.4z", picture.linear("#7dffd6/.6", "#7dffd6/0"))
    )


def bridge_of_hands(picture: Picture) -> Svg:
    """Support: pillars that carry one star together."""
    stone = picture.linear("#f2fbff", "#9fc0d6", "#3d5a73", slope=SLANT)
    pillars = "".join(
        shape(f"M{x} 41V{top}q1.8 -1.6 3.6 0V41z", stone)
        for x, top in ((12.4, 30), (19.4, 26.6), (37, 26.6), (44, 30))
    )
    return (
        pillars
        + shape("M26 41V24.4q4 -2.4 8 0V41z", stone)
        + line("M12 29.6Q30 16.6 48 29.6", stone, 1.6)
        + line("M14 33Q30 21.6 46 33", "#dff3ff", 0.4, opacity=0.7)
        + glow(picture, 30, 12.6, 12, "#bff0ff", 0.9)
        + shape(star(30, 12.4, 7, 5, 0.42), picture.linear("#ffffff", "#ffe29a", slope=SLANT))
        + line("M22.6 18.4L20 21M37.4 18.4L40 21M30 20.4V22", "#fff3c8", 0.7)
    )
