"""Worlds of Race for the Galaxy that are not as nature made them, or hardly: whole discs."""

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    around,
    closed,
    curve,
    disc,
    dots,
    drawn,
    filled,
    line,
    mix,
    polygon,
    short,
)
from .planets import Globe, Surface, belt, on_sphere
from .surfaces import EMBER, FLAME, cracks, lands


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


WONDERS: dict[str, Surface] = {
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
