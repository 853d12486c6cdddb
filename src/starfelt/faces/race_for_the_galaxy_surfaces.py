"""What the worlds of Race for the Galaxy are covered with: each painter covers a whole disc."""

import math

from starfelt.faces.art.easel import (
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
    line,
    mix,
    polygon,
    short,
)
from starfelt.faces.art.planets import ICE, Globe, Surface, belt, on_sphere, patch
from starfelt.faces.svg import Svg

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


def facets(easel: Easel, at: Globe) -> Svg:
    """A world of crystal: planes that catch the light, each at its own angle."""
    c, chance = easel.colours, easel.chance.also("facets")
    inner = [
        around(at.x, at.y, at.r * chance.between(0.36, 0.56), 60 * n + chance.between(-14, 14))
        for n in range(6)
    ]
    outer = [around(at.x, at.y, at.r * 1.1, 30 * n + chance.between(-8, 8)) for n in range(12)]
    core = around(at.x, at.y, at.r * 0.14, chance.between(180, 260))
    faces = [[core, inner[n], inner[(n + 1) % 6]] for n in range(6)]
    for n in range(6):
        faces.append([inner[n], outer[2 * n], outer[2 * n + 1]])
        faces.append([inner[n], inner[(n + 1) % 6], outer[(2 * n + 2) % 12], outer[2 * n + 1]])
    tones = (c.bright, c.base, c.light, c.dark, c.other_light, c.other)
    painted = [
        filled(
            "".join(polygon(face) for n, face in enumerate(faces) if (n * 5 + n // 4) % 6 == tone),
            colour,
            0.62,
        )
        for tone, colour in enumerate(tones)
    ]
    edges = drawn("".join(polygon(face) for face in faces[:6]), "#fff", 0.2, 0.6)
    return "".join(painted) + edges


def streets(easel: Easel, at: Globe) -> Svg:
    """One city all around the world: a net of streets and bright squares."""
    c, chance = easel.colours, easel.chance.also("streets")
    rows = "".join(belt(at, north) for north in range(-60, 70, 12))
    columns = []
    for east in range(-75, 80, 15):
        points = [on_sphere(at, east, north) for north in (80, 45, 0, -45, -80)]
        columns.append(line(points))
    squares = [
        on_sphere(at, 15 * chance.whole(-4, 4), 12 * chance.whole(-4, 4))
        for _ in range(easel.some(22))
    ]
    parks = filled(lands(easel, at, 4, 9), c.other, 0.8)
    grid = rows + "".join(columns)
    return (
        disc(at.x, at.y, at.r, c.dark, opacity=0.45)
        + parks
        + drawn(grid, c.bright, 0.18, 0.5)
        + drawn(dots(squares), c.bright, at.r * 0.09, 0.85)
    )


def cells(easel: Easel, at: Globe) -> Svg:
    """A hive: combs of many cells, some of them lit."""
    c, chance = easel.colours, easel.chance.also("cells")
    step = at.r * 0.22
    comb = drawn(
        "M0 0h0M{0} 0h0M{1} {2}h0M0 {3}h0M{0} {3}h0".format(
            *map(short, (step, step / 2, step * 0.85, step * 1.7))
        ),
        c.deep,
        step * 0.7,
        0.75,
    )
    lit = [
        (at.x + chance.whole(-3, 3) * step, at.y + chance.whole(-2, 2) * step * 1.7)
        for _ in range(8)
    ]
    origin = f"translate({short(at.x)} {short(at.y)})"
    name = easel.define(
        "cells",
        "pattern",
        comb,
        width=step,
        height=step * 1.7,
        patternUnits="userSpaceOnUse",
        patternTransform=origin,
    )
    return disc(at.x, at.y, at.r, name) + drawn(dots(lit), c.bright, step * 0.7, 0.9)


def scars(easel: Easel, at: Globe) -> Svg:
    """Burnt and broken: great wounds that still glow at their edges."""
    c, wounds = easel.colours, lands(easel, at, 4, 17)
    ash = disc(at.x, at.y, at.r, mix(c.deep, "#3a3230", 0.5), opacity=0.55)
    glow = easel.again("wounds", wounds, (EMBER, 0.9, 0.5), (FLAME, 0.3, 0.8))
    return ash + filled(wounds, c.deep, 0.9) + glow + drawn(cracks(easel, at), c.deep, 0.5, 0.8)


def plates(easel: Easel, at: Globe) -> Svg:
    """Built, not grown: a shell of plates with seams, lamps and one great port."""
    c, chance = easel.colours, easel.chance.also("plates")
    rows = "".join(belt(at, north) for north in (52, 30, 8, -14, -38))
    seams = []
    for n, (north, south) in enumerate(((52, 30), (30, 8), (8, -14), (-14, -38))):
        for east in range(-70 + 17 * (n % 2), 75, 34):
            seams.append(line([on_sphere(at, east, north - 7), on_sphere(at, east, south - 7)]))
    halls = "".join(
        polygon(
            [
                on_sphere(at, east, 27),
                on_sphere(at, east + 20, 27),
                on_sphere(at, east + 20, 11),
                on_sphere(at, east, 11),
            ]
        )
        for east in (-44, -14)
    )
    port = filled(halls, c.deep, 0.85) + drawn(halls, c.glow, 0.25, 0.9)
    lamps = [on_sphere(at, chance.between(-60, 60), chance.between(-50, 50)) for _ in range(14)]
    return (
        disc(at.x, at.y, at.r, c.dark, opacity=0.35)
        + drawn(rows + "".join(seams), c.deep, 0.4, 0.8)
        + drawn(rows, c.bright, 0.15, 0.6)
        + port
        + drawn(dots(lamps), c.bright, 0.45, 0.9)
    )


def scales(easel: Easel, at: Globe) -> Svg:
    """Cracked plains like the skin of a reptile."""
    c, step = easel.colours, at.r * 0.26
    half, low = step / 2, step * 0.62
    d = curve((0, 0), (half, step * 0.8), (step, 0)) + "".join(
        curve((x, low), (x + half, low + step * 0.8), (x + step, low)) for x in (-half, half)
    )
    skin = drawn(d, c.dark, 0.55, 0.9) + drawn(d, c.bright, 0.18, 0.6)
    spots = filled(lands(easel, at, 4, 16), c.other_dark, 0.5)
    return spots + disc(at.x, at.y, at.r, easel.tiles("scales", step, low * 2, skin))


def spores(easel: Easel, at: Globe) -> Svg:
    """A sick world: blotches with dark hearts."""
    c, chance = easel.colours, easel.chance.also("spores")
    blotches, hearts = [], []
    for _ in range(easel.some(10)):
        x, y = on_sphere(at, chance.between(-65, 60), chance.between(-60, 60))
        r = at.r * chance.between(0.07, 0.2)
        blotches.append(
            closed([around(x, y, r * chance.between(0.7, 1.3), 72 * n) for n in range(5)])
        )
        hearts.append((x, y))
    d = "".join(blotches)
    return (
        filled(d, c.other, 0.75)
        + drawn(d, c.bright, 0.25, 0.6)
        + drawn(dots(hearts), c.deep, at.r * 0.09, 0.9)
    )


def void(easel: Easel, at: Globe) -> Svg:
    """Where no light comes from."""
    return disc(at.x, at.y, at.r, "#000")


def eye(easel: Easel, at: Globe) -> Svg:
    """A machine as large as a world, which looks back."""
    c = easel.colours
    shell = disc(at.x, at.y, at.r, c.deep, 0.8)
    rays = "".join(
        line([around(at.x, at.y, at.r * 0.46, 15 * n), around(at.x, at.y, at.r * 0.82, 15 * n + 9)])
        for n in range(24)
    )
    iris = disc(at.x, at.y, at.r * 0.44, c.base) + disc(at.x, at.y, at.r * 0.3, c.deep)
    sparks = [around(at.x, at.y, at.r * 0.2, 120 * n - 90) for n in range(3)]
    return shell + drawn(rays, c.glow, 0.4, 0.7) + iris + drawn(dots(sparks), c.bright, at.r * 0.13)


SURFACES: dict[str, Surface] = {
    "seas": seas,
    "ocean": ocean,
    "bands": bands,
    "craters": craters,
    "dunes": dunes,
    "lava": lava,
    "ice": ice,
    "jungle": jungle,
    "mist": mist,
    "facets": facets,
    "streets": streets,
    "cells": cells,
    "scars": scars,
    "plates": plates,
    "scales": scales,
    "spores": spores,
    "void": void,
    "eye": eye,
}


# -------------------------------------------------------------------------------- seen from orbit
def near_lands(easel: Easel, at: Globe, number: int = 4) -> str:
    """Outlines of land near the upper edge of a great planet."""
    chance = easel.chance.also("near lands")
    upright = Globe(at.x, at.y, at.r)
    return "".join(
        patch(
            upright,
            easel,
            -38 + 76 * (n + chance.unit() * 0.6) / number,
            chance.between(52, 64),
            6,
            f"near {n}",
        )
        for n in range(number)
    )


def shores(easel: Easel, at: Globe) -> Svg:
    return filled(near_lands(easel, at), easel.colours.other, 0.9)


def rocky(easel: Easel, at: Globe) -> Svg:
    return filled(near_lands(easel, at, 5), easel.colours.dark, 0.6)


def fiery(easel: Easel, at: Globe) -> Svg:
    d = near_lands(easel, at, 5)
    crust = disc(at.x, at.y, at.r, mix(easel.colours.deep, RUST, 0.3), 0.7)
    return crust + filled(d, easel.colours.deep, 0.8, stroke=EMBER, stroke_width=0.5)


def cloudy(easel: Easel, at: Globe) -> Svg:
    rows = "".join(belt(Globe(at.x, at.y, at.r, at.lean / 4), north) for north in (72, 64, 56))
    return drawn(rows, easel.colours.bright, 1.3, 0.35)


def inhabited(easel: Easel, at: Globe) -> Svg:
    chance = easel.chance.also("inhabited")
    lit = [
        around(at.x, at.y, at.r * chance.between(0.79, 0.97), chance.between(-122, -58))
        for _ in range(34)
    ]
    return drawn(dots(lit), FLAME, 0.45, 0.9)


HORIZONS: dict[str, Surface] = {
    "shores": shores, "rocky": rocky, "fiery": fiery, "cloudy": cloudy, "inhabited": inhabited,
}  # fmt: skip
