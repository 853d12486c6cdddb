"""The signs on the emblems: what one character did or had, never a face."""

from math import cos, pi, sin

from starfelt.faces.painting.canvas import (
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
from starfelt.faces.painting.scenes import scarred_moon
from starfelt.faces.svg import Svg, number


def star(x: float, y: float, r: float, points: int = 4, inner: float = 0.3) -> str:
    """The outline of a star."""
    corners = []
    for step in range(points * 2):
        reach = r * inner if step % 2 else r
        angle = pi * step / points - pi / 2
        corners.append(f"{number(x + reach * cos(angle))} {number(y + reach * sin(angle))}")
    return "M" + "L".join(corners) + "z"


def upright_blade(picture: Picture, colour: str, top: float = 4, bottom: float = 34) -> Svg:
    """A bar of light that stands upright, with its grip below."""
    grip = picture.linear("#f2f5f8", "#8b97a3", "#2d3640", slope=(0, 0, 1, 0))
    height = bottom - top
    return (
        bar(28.2, top - 1.6, 3.6, height * 0.74 + 3, colour, rx=1.8, opacity=0.22)
        + bar(28.9, top - 0.8, 2.2, height * 0.74 + 1.6, colour, rx=1.1, opacity=0.6)
        + bar(29.5, top, 1, height * 0.74, "#ffffff", rx=0.5)
        + bar(28.9, top + height * 0.74, 2.2, height * 0.26, grip, rx=0.5)
        + line(f"M28.9 {number(bottom - 2.2)}h2.2M28.9 {number(bottom - 3.4)}h2.2", "#1b222a", 0.4)
    )


def two_suns(picture: Picture) -> Svg:
    """The farmer who looked up: two suns over a plain, and a blade of light between them."""
    return (
        disc(25.6, 20.4, 3.7, picture.radial("#fffbe0", "#ffd873", "#ff9d3c"))
        + disc(34.8, 18.4, 2.6, picture.radial("#fff4dc", "#ffb48a", "#f0643e"))
        + shape("M18 24.5Q30 21.8 42 24.5A12.4 12.4 0 0 1 18 24.5z", "#1c3b4a", opacity=0.9)
        + line("M20 27.4H40M22.6 30H37.4", "#8fd6e8", 0.35, opacity=0.6)
        + upright_blade(picture, "#6fe3ff", 7.4, 33)
    )


def diadem(picture: Picture) -> Svg:
    """The one who leads: a star that rises over a crown of arcs."""
    gold = picture.linear("#fffbe6", "#ffd98a", "#c9792e", slope=SLANT)
    return (
        line("M20.8 17.6A9.6 9.6 0 0 0 39.2 17.6", gold, 1.7)
        + line("M23.6 18A6.6 6.6 0 0 0 36.4 18", gold, 1)
        + line("M26.2 18.4A4 4 0 0 0 33.8 18.4", gold, 0.6)
        + "".join(disc(x, y, r, gold) for x, y, r in ((20.6, 15.4, 1.1), (39.4, 15.4, 1.1)))
        + glow(picture, 30, 14.4, 8, "#fff3c8", 0.9)
        + shape(star(30, 14.2, 6.2, 4, 0.26), "#fffdf2")
        + shape(star(30, 14.2, 3.4, 8, 0.4), gold)
    )


def comet(picture: Picture) -> Svg:
    """The pilot: a bright head, and behind it the way it came in three strokes."""
    trail = picture.linear("#ffd27a/0", "#ffb347", "#fff4d6", slope=(0, 1, 1, 0))
    return (
        shape("M20 30.4L34.6 12.4L37.4 15.2z", trail)
        + shape("M19.4 24.6L30 13L31.4 14.4zM25.6 31L36.2 19.6L37.6 21z", trail, opacity=0.7)
        + glow(picture, 36.4, 13.6, 7, "#fff0c0", 0.95)
        + shape(star(36.4, 13.6, 4.6, 4, 0.36), "#fffdf4")
        + line("M21.6 15.6A11 11 0 0 0 38.4 28.4", "#ffe1a8", 0.4, stroke_dasharray="1.2 1.4")
    )


def bow_and_rings(picture: Picture) -> Svg:
    """The strong friend: the rings of an old tree, and a bow that is drawn across them."""
    wood = picture.linear("#ffe3b3", "#c98845", "#6b3d1c", slope=SLANT)
    rings = "".join(ring(30, 20, r, "#e0a868", 0.45, opacity=0.5) for r in (3, 5.2, 7.4, 9.6))
    return (
        rings
        + line("M20.6 17.2Q30 9.6 39.4 17.2", wood, 1.9)
        + line("M20.6 17.2L30 25.6L39.4 17.2", "#fff0d2", 0.35)
        + shape("M28.9 12.6h2.2V31l-1.1 1.6l-1.1 -1.6z", wood)
        + shape("M30 7.4l2 4.6h-4z", "#fff6e0")
        + disc(30, 25.4, 1.3, "#3b2412")
    )


def card_over_clouds(picture: Picture) -> Svg:
    """The gambler of the clouds: a card that hangs over a bank of cloud."""
    face = picture.linear("#ffffff", "#ffe9c2", "#f0b46a", slope=SLANT)
    card = (
        bar(-4.6, -6.6, 9.2, 13.2, face, rx=1.2)
        + bar(-3.7, -5.7, 7.4, 11.4, "none", rx=0.7, stroke="#c2703a", stroke_width=0.3)
        + shape("M0 -3.8L2.6 0L0 3.8L-2.6 0z", "#c2513a")
        + shape("M0 -3.8L2.6 0H-2.6z", "#ffffff", opacity=0.35)
    )
    cloud = "M19 27.6q1.6 -3.6 5 -2.4q2 -3.6 5.6 -1.6q3.4 -2.4 5.6 1.2q4 -1 5.4 2.6"
    return (
        moved(card, x=30.4, y=17, turn=14)
        + shape(cloud + "A12.4 12.4 0 0 1 19 27.6z", "#fff4ea", opacity=0.92)
        + shape("M20.6 29q4 -2 8 -.4q6 -2 10 .6A12.4 12.4 0 0 1 20.6 29z", "#eeb98e", opacity=0.7)
    )


def arch_with_lamp(picture: Picture) -> Svg:
    """The hermit: a pointed arch of stone, and a quiet light in it."""
    stone = picture.linear("#f4dcb6", "#b78a5a", "#5a3d26", slope=SLANT)
    return (
        shape("M21 31V19Q21 11 30 7.4Q39 11 39 19V31A12.4 12.4 0 0 1 21 31z", stone)
        + shape(
            "M24 31.4V19.6Q24 13.6 30 11Q36 13.6 36 19.6V31.4A12.4 12.4 0 0 1 24 31.4z", "#0c1626"
        )
        + glow(picture, 30, 20.6, 9, "#7fd0ff", 0.95)
        + bar(29.4, 13.6, 1.2, 13, "#e8f8ff", rx=0.6)
        + bar(28.9, 26, 2.2, 4.4, "#aeb8c2", rx=0.5)
        + line("M21 24.4h3M36 24.4h3M21.6 18h2.6M35.8 18h2.6", "#6e4c2d", 0.35)
    )


def old_tree(picture: Picture) -> Svg:
    """The old teacher: a small tree with deep roots, and a light in its crown."""
    bark = picture.linear("#c9d99a", "#6d7f45", "#2b351d", slope=SLANT)
    trunk = (
        "M28.4 29.6q1 -4 .2 -7.4q-1.8 -2.6 -5.4 -3q3.6 -.6 5.6 .8q-.2 -3 -2 -5.2"
        "q3 1.4 3.6 4.2q1.4 -2.4 4.4 -3q-2.6 1.8 -2.8 5q2 -1.6 4.8 -1q-4 .6 -4.8 3.4"
        "q-.6 3.4 .4 6.2q3.2 .2 5.8 2.6q-4 -1 -6 -.4q-.4 1.6 .4 3.2q-2 -1 -2.6 -3"
        "q-.8 1.8 -3 2.8q.8 -1.8 .4 -3q-2.6 -.6 -6 .6q2.6 -2.8 7 -2.8z"
    )
    leaves = ((24, 13.6, 3), (28.4, 10.8, 3.4), (33.4, 11, 3.3), (36.4, 14.6, 2.8), (30.6, 15, 3))
    return (
        "".join(disc(x, y, r, "#9fd46a", opacity=0.42) for x, y, r in leaves)
        + shape(trunk, bark)
        + glow(picture, 30.4, 13.4, 8.5, "#e6ffb0", 0.9)
        + disc(30.4, 13.4, 1.5, "#fbffe8")
    )


def dark_crest(picture: Picture) -> Svg:
    """The dark lord: a black triangle before a red sun, edged with light."""
    night = picture.linear("#4a4f5c", "#15171e", "#020204", slope=SLANT)
    return (
        disc(30, 19, 8.6, picture.radial("#ffb199", "#e0261c", "#5c0508"))
        + shape("M30 7.6L40.4 29.4Q35 31.4 30 33Q25 31.4 19.6 29.4z", night)
        + shape("M30 7.6L40.4 29.4Q35 31.4 30 33z", "#000000", opacity=0.5)
        + line("M30 7.6L19.6 29.4Q25 31.4 30 33", "#ff8d7a", 0.4)
        + line("M30 14.6V33", "#ff4a38", 0.35, opacity=0.8)
    )


def wedges(picture: Picture) -> Svg:
    """The admiral: a fleet in line."""
    hull = picture.linear("#f4f7fa", "#9aa7b5", "#39434f", slope=SLANT)
    ship = "M0 -5.6L3.4 4.4L0 3.4L-3.4 4.4z"
    return (
        moved(shape(ship, hull), x=30, y=15.6, size=1.35)
        + moved(shape(ship, hull), x=23.4, y=23.4, size=0.85)
        + moved(shape(ship, hull), x=36.6, y=23.4, size=0.85)
        + moved(shape("M0 -5.6V3.4L3.4 4.4z", "#000000", opacity=0.4), x=30, y=15.6, size=1.35)
        + line("M22 30.4H38M24.6 32.4H35.4", "#8fc4ff", 0.5, opacity=0.8)
        + "".join(disc(x, y, 0.7, "#9fdcff") for x, y in ((30, 21.8), (23.4, 27.4), (36.6, 27.4)))
    )


def hook_and_coin(picture: Picture) -> Svg:
    """The hunter: a hook on its line, and the coin that pays for it."""
    steel = picture.linear("#f3fbef", "#9fb58f", "#3d4d38", slope=SLANT)
    coin = picture.radial("#fff6c9", "#f0c04e", "#8a5a14", cx=0.36, cy=0.3, r=0.8)
    return (
        line("M23 8.6Q28 12 29.4 17", "#d7e8cc", 0.45, stroke_dasharray="1 .7")
        + line("M29.4 16.6C30.6 21 30.8 23.6 29.6 26.4C28 30.4 22.4 30.2 21.4 25.8", steel, 1.9)
        + shape("M21.4 21.6l2.6 5.2l-4.4 -.6z", steel)
        + disc(36, 19.6, 4.6, coin)
        + ring(36, 19.6, 3.6, "#8a5a14", 0.35)
        + shape(star(36, 19.6, 2.4, 4, 0.35), "#8a5a14")
    )


def lightning(picture: Picture) -> Svg:
    """The emperor: a dark arch, and lightning out of it."""
    bolt = "M30 12L26.6 19.4L29 18.8L24 27L27 26L22.4 32.6"
    other = "M30.4 12L33.4 18.2L31.4 18.4L36 25.4L33.2 25L38 31.6"
    forks = "M26.6 19.4L22.6 21.4L20.4 26M33.4 18.2L37.6 20.6L39.6 25.4M30.2 12L30.6 24L29.2 31"
    return (
        shape("M22.4 14.6Q23 6.6 30 6.4Q37 6.6 37.6 14.6L34.6 20.4H25.4z", "#08060f")
        + line("M22.4 14.6Q23 6.6 30 6.4", "#a99ae0", 0.4, opacity=0.8)
        + glow(picture, 30, 14, 9, "#a9b4ff", 0.9)
        + line(bolt + other + forks, "#8fa2ff", 1.1, opacity=0.5, stroke_linejoin="round")
        + line(bolt + other, "#f5f7ff", 0.5, stroke_linejoin="round")
        + line(forks, "#e3e9ff", 0.25)
    )


def strider(picture: Picture) -> Svg:
    """The general: a turret that walks on stilts over the snow."""
    steel = picture.linear("#f7fafd", "#a3b2c2", "#414d5a", slope=SLANT)
    legs = "M27 17.6L22.6 23L24 30M30 17.6L29 23.6L31 31M33 17.6L37.8 22.8L36.4 30"
    return (
        shape("M18.6 28Q30 25.6 41.4 28A12.4 12.4 0 0 1 18.6 28z", "#eaf4ff", opacity=0.92)
        + line(legs, "#dfe8f0", 1.3)
        + shape("M23.6 17.6L25.4 11.4L30 8.4L34.6 11.4L36.4 17.6L30 20z", steel)
        + shape("M30 8.4L34.6 11.4L36.4 17.6L30 20z", "#000000", opacity=0.3)
        + line("M30 8.4V6.4M27.4 14.6H32.6", "#ff6a50", 0.8)
    )


def scarred_globe(picture: Picture) -> Svg:
    """The governor: a made moon with its scar, in a grid of command."""
    grid = "M18.6 15H41.4M18.6 25H41.4M25 8.6V31.4M35 8.6V31.4"
    return (
        line(grid, "#ff9a8a", 0.25, opacity=0.6)
        + scarred_moon(picture, 30, 20, 8.8)
        + line("M30 8.6V10.4M30 29.6V31.4M18.6 20H20.4M39.6 20H41.4", "#ffd0c4", 0.6)
    )


def lens_column(picture: Picture) -> Svg:
    """The machine that hunts: a narrow column of joints with eyes all round."""
    iron = picture.linear("#e9eef0", "#86939b", "#262e34", slope=(0, 0, 1, 0))
    joints = ((28.4, 8, 3.2, 4.6), (27, 12.8, 6, 4.2), (28, 17.2, 4, 3.2))
    lower = ((25.6, 20.6, 8.8, 5.2), (27.4, 26, 5.2, 5.8))
    eyes = ((30, 10.4, 0.8), (28.6, 14.8, 0.65), (31.6, 14.8, 0.65), (30, 18.8, 0.5))
    return (
        "".join(bar(x, y, w, h, iron, rx=0.7) for x, y, w, h in joints + lower)
        + line("M25.6 22L20.8 19.4V14M34.4 22L39.2 24V30", iron, 1.1)
        + "".join(glow(picture, x, y, r * 3.4, "#ff3b2a", 0.9) for x, y, r in eyes)
        + "".join(disc(x, y, r, "#ffd9c9") for x, y, r in eyes)
        + line("M26.4 23.2H33.6M27.6 28H32.4", "#1a2126", 0.4)
    )


def heap(picture: Picture) -> Svg:
    """Coins in a heap."""
    gold = picture.linear("#fff2b8", "#e8ab3c", "#7d4a10", slope=SLANT)
    coins = ((22.6, 26), (27.4, 26.6), (32.6, 26.6), (37.2, 26), (25, 22.6), (30, 22.4), (35, 22.6))
    top = ((27.6, 18.8), (32.4, 18.8), (30, 15.2))
    return "".join(
        oval(x, y, 3, 2.1, gold, stroke="#6b3d0c", stroke_width=0.35) for x, y in coins + top
    )


def hoard(picture: Picture) -> Svg:
    """The crime lord: a heap of coins in heavy links of chain."""
    arc = "M19.8 16Q21 8.4 30 8T40.2 16"
    chain = line(arc, "#3d4348", 2.3) + line(arc, "#cfd5da", 1.7, stroke_dasharray="1.6 1.9")
    return heap(picture) + chain
