"""Skies, grounds and far things, of which events are made and on which emblems rest."""

from math import cos, pi, sin

from starfelt.faces.painting.canvas import (
    HEIGHT,
    WIDTH,
    Picture,
    Point,
    bar,
    disc,
    glow,
    line,
    moved,
    outline,
    oval,
    polygon,
    ring,
    shape,
    whole,
)
from starfelt.faces.svg import Svg, number


# ------------------------------------------------------------------ skies
def sky(picture: Picture, *colours: str) -> Svg:
    """The whole background, from above to below."""
    return whole(picture.linear(*colours))


def stars(picture: Picture, count: int, lowest: float = HEIGHT, colour: str = "#ffffff") -> Svg:
    """Small stars and a few larger ones: three strokes of many dots."""
    chance = picture.chance.also("stars")
    layers = []
    for width, share, opacity in ((0.22, 0.62, 0.55), (0.36, 0.28, 0.8), (0.6, 0.1, 0.95)):
        dots = "".join(
            f"M{number(chance.between(0, WIDTH))} {number(chance.between(0, lowest))}h.01"
            for _ in range(max(1, round(count * share)))
        )
        layers.append(line(dots, colour, width, opacity=opacity))
    return "".join(layers)


def nebula(picture: Picture, *colours: str) -> Svg:
    """Clouds of light, each of its own colour, somewhere in the upper two thirds."""
    chance = picture.chance.also("nebula")
    clouds = []
    for colour in colours:
        x, y = chance.between(8, 52), chance.between(4, 26)
        paint = picture.radial(f"{colour}/.55", f"{colour}/.18", f"{colour}/0")
        cloud = oval(0, 0, chance.between(14, 24), chance.between(7, 13), paint)
        clouds.append(moved(cloud, x=x, y=y, turn=chance.between(-35, 35)))
    return "".join(clouds)


def sun(picture: Picture, x: float, y: float, r: float, colour: str) -> Svg:
    """A bright disc in its own haze."""
    face = picture.radial("#fffdf0", "#fff3c4", colour, cx=0.42, cy=0.4, r=0.62)
    return glow(picture, x, y, r * 3.4, colour, 0.7) + disc(x, y, r, face)


def planet(picture: Picture, x: float, y: float, r: float, *colours: str) -> Svg:
    """A globe lit from the top left, with a thin edge of air: colours from light to dark."""
    light, middle, dark = colours
    body = picture.radial(light, middle, dark, cx=0.3, cy=0.28, r=0.85)
    return disc(x, y, r, body) + ring(x, y, r - 0.15, light, 0.3, opacity=0.35)


def bands(picture: Picture, x: float, y: float, r: float, colour: str) -> Svg:
    """Bands of cloud across a globe."""
    chance = picture.chance.also(f"bands {number(x)}")
    strips = []
    for step in range(5):
        height = (step - 2) * 0.36 + chance.between(-0.08, 0.08)
        half = r * (1 - height * height) ** 0.5 * 0.97
        top, thick = y + r * height, r * chance.between(0.04, 0.13)
        strips.append(
            f"M{number(x - half)} {number(top)}q{number(half)} {number(thick * 2)} "
            f"{number(half * 2)} 0q{number(-half)} {number(thick * 4)} {number(-half * 2)} 0z"
        )
    return shape("".join(strips), colour, opacity=0.28)


def scarred_moon(picture: Picture, x: float, y: float, r: float, tone: str = "#8b97a6") -> Svg:
    """A made thing as large as a moon: plates, rows of lights, and a burning scar across it."""
    face = picture.radial("#eef2f6", tone, "#242d3a", "#0a0e15", cx=0.3, cy=0.28, r=0.92)
    plates = "".join(
        f"M{number(-((1 - h * h) ** 0.5))} {number(h)}Q0 {number(h + 0.22)} "
        f"{number((1 - h * h) ** 0.5)} {number(h)}"
        for h in (-0.62, -0.2, 0.3, 0.66)
    )
    seams = "M-.5 -.8Q-.62 0 -.46 .84M.12 -.95Q.2 0 .1 .98M.62 -.72Q.78 0 .6 .76"
    scar = "M-.72 -.5L-.4 -.42L-.3 -.2L-.02 -.16L.1 .1L.4 .14L.52 .36"
    lights = "M.2 .42h.12M.4 .5h.1M-.1 .5h.12M.1 .62h.1M-.3 .6h.1M-.1 .76h.1"
    return disc(x, y, r, face) + moved(
        line(plates + seams, "#0a0f17", 0.022, opacity=0.55)
        + line(scar, "#1a0508", 0.16, stroke_linejoin="round")
        + line(scar, "#ff5a2c", 0.075, stroke_linejoin="round")
        + line(scar, "#ffe3b0", 0.028, stroke_linejoin="round")
        + line(lights, "#ffe9a8", 0.035),
        x=x,
        y=y,
        size=r,
    )


# ------------------------------------------------------------------ grounds
def ridge(picture: Picture, name: str, base: float, height: float, steps: int, fill: str) -> Svg:
    """Jagged mountains from edge to edge, down to the bottom."""
    chance = picture.chance.also(name)
    points: list[Point] = [(-1, base)]
    for step in range(steps):
        x = WIDTH * (step + chance.between(0.25, 0.75)) / steps
        points.append((x, base - height * (chance.between(0.55, 1) if step % 2 else 0.1)))
    points += [(WIDTH + 1, base), (WIDTH + 1, HEIGHT), (-1, HEIGHT)]
    return polygon(points, fill)


def dunes(
    picture: Picture, name: str, base: float, height: float, fill: str, edge: str = ""
) -> Svg:
    """Long soft hills; `edge` is the colour of the light along their crest."""
    chance = picture.chance.also(name)
    high, low = base - height * chance.between(0.6, 1), base + height * chance.between(0.1, 0.4)
    x1, x2 = chance.between(10, 24), chance.between(34, 50)
    crest = (
        f"M-1 {number(base)}C{number(x1)} {number(high)} {number(x2)} {number(low)} "
        f"61 {number(base - height * chance.between(0, 0.7))}"
    )
    lit = line(crest, edge, 0.35, opacity=0.8) if edge else ""
    return shape(crest + "V41H-1z", fill) + lit


def clouds(picture: Picture, name: str, base: float, fill: str, size: float = 1) -> Svg:
    """A bank of round clouds, down to the bottom."""
    chance = picture.chance.also(name)
    d, x = f"M-2 {number(base)}", -2.0
    while x < WIDTH + 2:
        width = chance.between(5, 11) * size
        d += f"q{number(width / 2)} {number(-chance.between(2.5, 6) * size)} {number(width)} 0"
        x += width
    return shape(d + "V41H-2z", fill)


def waves(picture: Picture, top: float, colour: str, count: int = 9) -> Svg:
    """Short bright lines on water or ice, longer towards the front."""
    chance = picture.chance.also("waves")
    d = ""
    for step in range(count):
        y = top + (HEIGHT - top) * ((step + 0.6) / count) ** 1.4
        length = 2 + (y - top) * 0.5
        d += f"M{number(chance.between(4, 56 - length))} {number(y)}h{number(length)}"
    return line(d, colour, 0.3, opacity=0.45)


def trunks(picture: Picture, name: str, count: int, fill: str, width: float) -> Svg:
    """Tall trees that leave the picture above, wider at the root."""
    chance = picture.chance.also(name)
    d = ""
    for step in range(count):
        x = WIDTH * (step + chance.between(0.15, 0.85)) / count
        half = width * chance.between(0.35, 0.65)
        d += (
            f"M{number(x - half)} -1L{number(x - half * 1.1)} 33q{number(-half * 0.3)} 4 "
            f"{number(-half * 1.6)} 8H{number(x + half * 2.6)}q{number(-half)} -3 "
            f"{number(-half * 1.5)} -8L{number(x + half)} -1z"
        )
    return shape(d, fill)


def skyline(picture: Picture, name: str, base: float, height: float, fill: str, count: int) -> Svg:
    """Towers of a city, highest in the middle, down to the bottom."""
    chance = picture.chance.also(name)
    d, x = f"M-1 {number(base)}", -1.0
    step = (WIDTH + 2) / count
    for _ in range(count):
        middle = 1 - abs(x + step / 2 - 30) / 34
        top = base - height * middle * chance.between(0.45, 1)
        d += f"V{number(top)}h{number(step * 0.6)}V{number(top + height * 0.12)}"
        x += step
        d += f"H{number(x)}"
    return shape(d + "V41H-1z", fill)


def windows(picture: Picture, top: float, bottom: float, colour: str, count: int = 34) -> Svg:
    """Lights of a city."""
    chance = picture.chance.also("windows")
    d = "".join(
        f"M{number(chance.between(2, 58))} {number(chance.between(top, bottom))}h.01"
        for _ in range(count)
    )
    return line(d, colour, 0.42, opacity=0.85)


# ------------------------------------------------------------------ what happens there
def bolts(*ends: tuple[float, float, float, float], colour: str) -> Svg:
    """Shots: a coloured streak with a bright core."""
    d = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(e)}" for a, b, c, e in ends)
    return line(d, colour, 0.9, opacity=0.55) + line(d, "#fffdf5", 0.32)


def beam(start: Point, end: Point, colour: str, width: float = 1) -> Svg:
    """A strong ray with a halo."""
    d = outline([start, end])
    return (
        line(d, colour, width * 4, opacity=0.16)
        + line(d, colour, width * 2, opacity=0.45)
        + line(d, "#ffffff", width * 0.7)
    )


def burst(picture: Picture, x: float, y: float, r: float, colour: str, points: int = 11) -> Svg:
    """A flash: a jagged star in its glow."""
    chance = picture.chance.also(f"burst {number(x)}")
    corners: list[Point] = []
    for step in range(points * 2):
        reach = r * (chance.between(0.75, 1.1) if step % 2 else chance.between(0.3, 0.42))
        angle = pi * step / points
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    heart = picture.radial("#ffffff", "#fff1b8", colour)
    return glow(picture, x, y, r * 1.9, colour, 0.75) + polygon(corners, heart)


def shafts(picture: Picture, colour: str, *tops: float, lean: float = 14, width: float = 4) -> Svg:
    """Light that falls in slanting shafts from above."""
    paint = picture.linear(f"{colour}/.5", f"{colour}/0")
    d = "".join(
        f"M{number(x)} -1h{number(width)}L{number(x + width * 1.8 + lean)} 38"
        f"h{number(-width * 2.2)}z"
        for x in tops
    )
    return shape(d, paint)


def snow(picture: Picture, count: int = 40) -> Svg:
    chance = picture.chance.also("snow")
    d = ""
    for _ in range(count):
        d += f"M{number(chance.between(0, 60))} {number(chance.between(0, 40))}l.5 .35"
    return line(d, "#ffffff", 0.4, opacity=0.75)


def smoke(x: float, y: float, fill: str) -> Svg:
    """A plume that leans with the wind."""
    d = (
        f"M{number(x - 0.8)} {number(y)}c-2 -4 2 -6 0 -10c-1.4 -3 3 -4 2 -8c3 2 5 5 2.4 8"
        f"c-2 3 1 6 -2 10z"
    )
    return shape(d, fill, opacity=0.55)


def haze(picture: Picture, y: float, height: float, colour: str, strength: float = 0.6) -> Svg:
    """A band of bright air, as at a horizon."""
    paint = picture.linear(f"{colour}/0", f"{colour}/{number(strength)}", f"{colour}/0")
    return bar(0, y - height / 2, WIDTH, height, paint)
