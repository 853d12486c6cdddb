"""What the worlds of Race for the Galaxy are covered with: each painter covers a whole disc."""

import math

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    Point,
    around,
    curve,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    line,
    mix,
)
from .planets import ICE, Globe, Surface, belt, on_sphere, patch

EMBER, FLAME = "#ff7a2a", "#ffd27a"
RUST = "#6b3a22"


def clouds(easel: Easel, at: Globe, number: int = 6, colour: str = ICE, width: float = 0.9) -> Svg:
    """Streaks of cloud along the latitudes."""
    chance = easel.chance.also("clouds")
    streaks = []
    for _ in range(easel.some(number)):
        east, north = chance.between(-70, 40), chance.between(-60, 65)
        long = chance.between(18, 46)
        begin, middle = on_sphere(at, east, north), on_sphere(at, east + long / 2, north - 5)
        end = on_sphere(at, east + long, north + chance.between(-3, 4))
        streaks.append(curve(begin, middle, end))
    d = "".join(streaks)
    return drawn(d, colour, width * 1.2 * at.r / 12, 0.42)


def caps(easel: Easel, at: Globe, reach: float = 66) -> Svg:
    """Ice at both poles."""
    north = patch(at, easel, 0, 88, 90 - reach, "north")
    south = patch(at, easel, 0, -88, 84 - reach, "south")
    return filled(north + south, ICE, 0.85)


def lands(easel: Easel, at: Globe, number: int = 5, size: float = 25) -> str:
    """The outlines of continents, spread over the visible half."""
    chance = easel.chance.also("lands")
    turn = chance.between(0, 70)
    number = easel.some(number)
    return "".join(
        patch(
            at,
            easel,
            -75 + (turn + n * 151 / number * 1.37) % 150,
            chance.between(-48, 52),
            chance.between(size * 0.6, size * 1.15),
            f"land {n}",
        )
        for n in range(number)
    )


def seas(easel: Easel, at: Globe) -> Svg:
    """Water with continents, shores, ice and clouds: a place to live."""
    c, outline = easel.colours, lands(easel, at)
    water = disc(at.x, at.y, at.r, mix(c.base, c.dark, 0.25), opacity=0.75)
    shore = easel.again("coast", outline, (c.other_light, at.r * 0.1, 0.7))
    coast = shore + easel.use("coast", fill=c.other)
    hills = filled(lands(easel, Globe(at.x, at.y, at.r, at.lean + 9), 3, 12), c.other_light, 0.5)
    return water + coast + hills + caps(easel, at) + clouds(easel, at)


def ocean(easel: Easel, at: Globe) -> Svg:
    """Water all over: waves, islands and spirals of cloud."""
    c = easel.colours
    waves = "".join(
        belt(at, north, 1.2 if n % 2 else -1.2) for n, north in enumerate(range(-60, 70, 20))
    )
    islands = filled(lands(easel, at, 7, 7), c.other)
    storm = spiral(easel, at, -20, 22)
    return easel.again("waves", waves, (c.dark, 0.9, 0.35), (c.bright, 0.35, 0.4)) + islands + storm


def spiral(easel: Easel, at: Globe, east: float, north: float) -> Svg:
    """A storm seen from above."""
    x, y = on_sphere(at, east, north)
    points: list[Point] = [around(x, y, at.r * 0.02 * n, 48 * n, 0.6) for n in range(1, 17)]
    return drawn(line(points), ICE, at.r * 0.06, 0.6)


def bands(easel: Easel, at: Globe) -> Svg:
    """A giant of gas: belts of several widths and a great storm."""
    c, chance = easel.colours, easel.chance.also("bands")
    colours = (c.dark, c.light, c.other, c.bright, c.other_dark, c.light, c.dark, c.other_light)
    layers = []
    for n, north in enumerate((58, 42, 30, 17, 4, -10, -27, -46)):
        width = at.r * chance.between(0.1, 0.24)
        sway = chance.between(-1.3, 1.3) if n % 2 else 0
        layers.append(
            drawn(
                belt(at, north + chance.between(-4, 4), sway),
                colours[n],
                width,
                chance.between(0.4, 0.8),
            )
        )
    x, y = on_sphere(at, chance.between(-30, 25), chance.between(-30, -12))
    eye = ellipse(x, y, at.r * 0.22, at.r * 0.12, at.lean)
    layers.append(filled(eye, c.other) + drawn(eye, c.bright, 0.4, 0.7))
    return "".join(layers)


def craters(easel: Easel, at: Globe) -> Svg:
    """Bare rock with pits: their walls are dark towards the sun and lit behind."""
    c, chance = easel.colours, easel.chance.also("craters")
    plains = filled(lands(easel, at, 4, 20), c.dark, 0.4)
    pits, lit = [], []
    for n in range(easel.some(8)):
        east, north = chance.between(-62, 55), chance.between(-62, 62)
        x, y = on_sphere(at, east, north)
        far = math.hypot(x - at.x, y - at.y) / at.r
        r = at.r * chance.between(0.05, 0.12) * (1.9 if n < 3 else 1)
        turned = math.degrees(math.atan2(y - at.y, x - at.x))
        flat = math.sqrt(max(0.12, 1 - far * far))
        pits.append(ellipse(x, y, r * flat, r, turned))
        lit.append(ellipse(x + r * 0.16, y + r * 0.16, r * flat, r, turned))
    return plains + filled("".join(lit), c.bright, 0.55) + filled("".join(pits), c.dark, 0.85)


def dunes(easel: Easel, at: Globe) -> Svg:
    """Desert: thin wavy lines of sand, a dark plain, a little ice."""
    c = easel.colours
    waves = "".join(
        belt(at, north, 1.6 if n % 2 else -1.6) for n, north in enumerate(range(-60, 66, 15))
    )
    plain = filled(lands(easel, at, 3, 22), c.other_dark, 0.55)
    sand = easel.again("waves", waves, (c.dark, 0.8, 0.3), (c.bright, 0.35, 0.55))
    return plain + sand + caps(easel, at, 74)


def cracks(easel: Easel, at: Globe, name: str = "cracks") -> str:
    """Clefts that branch."""
    chance = easel.chance.also(name)
    found = []
    for _ in range(easel.some(5)):
        east, north, way = chance.between(-60, 55), chance.between(-55, 55), chance.between(0, 360)
        points = [on_sphere(at, east, north)]
        for _ in range(4):
            way += chance.between(-50, 50)
            east, north = around(east, north, chance.between(9, 17), way)
            points.append(on_sphere(at, east, north))
        found.append(line(points))
        found.append(line([points[2], around(*points[2], at.r * 0.26, way + 80)]))
    return "".join(found)


def lava(easel: Easel, at: Globe) -> Svg:
    """Dark crust, glowing clefts, lakes of fire."""
    c, d = easel.colours, cracks(easel, at)
    crust = disc(at.x, at.y, at.r, mix(c.deep, RUST, 0.35), opacity=0.86)
    lakes = lands(easel, at, 3, 9)
    fire = filled(lakes, EMBER) + drawn(lakes, FLAME, 0.4, 0.9)
    return crust + easel.again("clefts", d, (EMBER, 1.2, 0.5), (FLAME, 0.4, 1)) + fire


def ice(easel: Easel, at: Globe) -> Svg:
    """Frozen all over, with blue clefts."""
    c, d = easel.colours, cracks(easel, at, "ice")
    sheet = disc(at.x, at.y, at.r, ICE, opacity=0.55)
    return sheet + filled(lands(easel, at, 4, 17), c.light, 0.5) + drawn(d, c.dark, 0.35, 0.7)


def jungle(easel: Easel, at: Globe) -> Svg:
    """Life everywhere: forests in three greens, rivers, mist."""
    c = easel.colours
    woods = filled(lands(easel, at, 5, 22), c.dark, 0.75)
    glades = filled(lands(easel, Globe(at.x, at.y, at.r, at.lean + 50), 4, 14), c.light, 0.6)
    chance = easel.chance.also("blooms")
    blooms = [on_sphere(at, chance.between(-65, 60), chance.between(-60, 60)) for _ in range(9)]
    flowers = drawn(dots(blooms), c.other_light, at.r * 0.13, 0.75)
    return woods + glades + flowers + clouds(easel, at, 5)


def mist(easel: Easel, at: Globe) -> Svg:
    """Nothing but cloud: soft swirls in many layers."""
    c, chance = easel.colours, easel.chance.also("mist")
    layers = []
    for n, north in enumerate(range(-64, 70, 15)):
        colour = (c.bright, c.light, c.other_light, c.other)[n % 4]
        layers.append(
            drawn(
                belt(at, north, chance.between(-3.4, 3.4)),
                colour,
                at.r * chance.between(0.1, 0.3),
                0.34,
            )
        )
    return "".join(layers) + clouds(easel, at, 5)


NATURAL: dict[str, Surface] = {
    "seas": seas,
    "ocean": ocean,
    "bands": bands,
    "craters": craters,
    "dunes": dunes,
    "lava": lava,
    "ice": ice,
    "jungle": jungle,
    "mist": mist,
}
