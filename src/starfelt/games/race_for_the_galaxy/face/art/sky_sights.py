"""What is to be seen in the sky of the worlds of Race for the Galaxy.

Each painter knows where the planet is; the scene says what stands behind it and what before it.
"""

import math
from collections.abc import Callable

from starfelt.faces.svg import Svg, group

from .canvas import (
    Easel,
    around,
    closed,
    disc,
    drawn,
    ellipse,
    filled,
    hoop,
    mix,
    place,
    placed,
    polygon,
)
from .planets import Globe, lights, moon, ring
from .surfaces import EMBER, clouds

Sight = Callable[[Easel, Globe], Svg]


# -------------------------------------------------------------------------------- in the sky
def moons(easel: Easel, at: Globe) -> Svg:
    chance = easel.chance.also("moons")
    x, y = around(at.x, at.y, at.r * 1.5, chance.between(-70, -30))
    far, low = around(at.x, at.y, at.r * 1.75, chance.between(140, 170))
    return moon(easel, x, y, at.r * 0.2) + moon(easel, far, low, at.r * 0.11)


def great_moon(easel: Easel, at: Globe) -> Svg:
    return moon(easel, *around(at.x, at.y, at.r * 1.35, -38), at.r * 0.42)


def rings_behind(easel: Easel, at: Globe) -> Svg:
    return ring(easel, at, False, easel.chance.also("ring").between(-28, 24))


def rings_before(easel: Easel, at: Globe) -> Svg:
    return ring(easel, at, True, easel.chance.also("ring").between(-28, 24))


def sun(easel: Easel, at: Globe) -> Svg:
    """A sun at the top left, where the light comes from."""
    return easel.shine(9, 6, 17, "#fff0c0", 0.9) + disc(9, 6, 2.6, "#fffbe8")


def red_sun(easel: Easel, at: Globe) -> Svg:
    """An old sun that fills half of the sky."""
    lit = easel.radial("red", (0, "#ffb45a", 1), (0.6, "#e8502a", 1), (1, "#8a1f18", 1))
    return easel.shine(12, 8, 26, EMBER, 0.7) + disc(12, 8, 11, lit)


def twin_suns(easel: Easel, at: Globe) -> Svg:
    pale = easel.shine(8, 7, 13, "#fff0c0", 0.9) + disc(8, 7, 2.4, "#fffbe8")
    return pale + easel.shine(15, 4, 8, "#ff9a5a", 0.9) + disc(15, 4, 1.3, "#ffe0c0")


def comets(easel: Easel, at: Globe) -> Svg:
    """Balls of ice with tails away from the light."""
    c, chance = easel.colours, easel.chance.also("comets")
    tail = easel.linear("tail", (0, c.bright, 0.8), (1, c.glow, 0), across=1)
    head = polygon([(-0.7, 0.9), (11, 8), (0.9, -0.7)])
    comet = filled(head, tail) + easel.shine(0, 0, 3, c.glow, 1) + disc(0, 0, 0.8, "#fff")
    places = [
        place(x + chance.between(-3, 3), y + chance.between(-2, 2), chance.between(0.7, 1.3))
        for x, y in ((10, 9), (42, 6), (20, 31), (45, 27))
    ]
    return easel.several("comet", comet, *places)


def rock(easel: Easel, x: float, y: float, r: float) -> tuple[str, str]:
    """A boulder: its outline, and the side of it that is lit."""
    chance = easel.chance.also(f"rock {x:.1f} {y:.1f}")
    edge = [around(x, y, r * chance.between(0.7, 1.15), 60 * n) for n in range(6)]
    lit = [edge[3], edge[4], edge[5], around(x, y, r * 0.3, 160)]
    return polygon(edge), polygon(lit)


def rocks(easel: Easel, places: list[tuple[float, float, float]]) -> Svg:
    c = easel.colours
    made = [rock(easel, x, y, r) for x, y, r in places]
    dark = filled("".join(one for one, _ in made), mix(c.dark, c.deep, 0.4))
    return dark + filled("".join(lit for _, lit in made), c.light, 0.85)


def asteroids(easel: Easel, at: Globe) -> Svg:
    """A belt of boulders across the picture."""
    chance = easel.chance.also("asteroids")
    places = []
    for n in range(easel.some(10)):
        x = 2 + n * 6 / easel.detail + chance.between(-2, 2)
        y = 33 - x * 0.2 + 5 * math.sin(x * 0.13) + chance.between(-5, 4)
        places.append((x, y, chance.between(0.5, 1.4) * (1.9 if n % 4 == 2 else 1.1)))
    return rocks(easel, places)


def more_asteroids(easel: Easel, at: Globe) -> Svg:
    """Boulders far and near, above the belt."""
    chance = easel.chance.also("more")
    return rocks(
        easel,
        [(chance.between(4, 56), chance.between(3, 20), chance.between(0.4, 2)) for _ in range(6)],
    )


def shards(easel: Easel, at: Globe) -> Svg:
    """A world that has been torn: pieces of it drift away, and its fire can be seen."""
    chance = easel.chance.also("shards")
    places = []
    for n in range(easel.some(8)):
        x, y = around(at.x, at.y, at.r * (0.75 + n * 0.12), chance.between(-30, 48))
        places.append((x, y, at.r * chance.between(0.05, 0.17)))
    bite = around(at.x, at.y, at.r * 0.95, 10)
    hole = closed([around(*bite, at.r * chance.between(0.38, 0.62), 51 * n) for n in range(7)])
    edge = filled(hole, easel.colours.space, stroke=EMBER, stroke_width=0.5)
    inside = group(edge, clip_path=easel.clip(at.x, at.y, at.r))
    return (
        inside
        + easel.shine(*around(at.x, at.y, at.r * 0.55, 10), at.r * 0.4, EMBER, 0.9)
        + rocks(easel, places)
    )


def impact(easel: Easel, at: Globe) -> Svg:
    """Something large is on its way, and it will not miss."""
    fire = polygon([(43, 9), (60, -5), (47, 13)])
    return (
        filled(fire, EMBER, 0.7)
        + easel.shine(44, 11, 7, EMBER, 1)
        + rocks(easel, [(43.6, 11.4, 3)])
    )


def disk(easel: Easel, at: Globe) -> Svg:
    """Glowing matter that falls around and around."""
    layers = []
    for far, width, colour, seen in (
        (1.35, 2.6, EMBER, 0.75),
        (1.75, 1.8, "#ffb45a", 0.6),
        (2.2, 1.2, "#8fb4ff", 0.5),
    ):
        d = ellipse(at.x, at.y, at.r * far, at.r * far * 0.24, -14)
        layers.append(drawn(d, colour, width, seen))
    return "".join(layers) + hoop(at.x, at.y, at.r * 1.04, "#ffe0b0", 0.7)


def disk_before(easel: Easel, at: Globe) -> Svg:
    half = f"M{-at.r * 1.35:.1f} 0A{at.r * 1.35:.1f} {at.r * 0.32:.1f} 0 0 0 {at.r * 1.35:.1f} 0"
    return placed(at.x, at.y, 1, drawn(half, "#ffcf8a", 2, 0.95), turned=-14)


IN_SPACE: dict[str, Sight] = {
    "lights": lights,
    "clouds": clouds,
    "moons": moons,
    "great_moon": great_moon,
    "rings_behind": rings_behind,
    "rings_before": rings_before,
    "sun": sun,
    "red_sun": red_sun,
    "twin_suns": twin_suns,
    "comets": comets,
    "asteroids": asteroids,
    "more_asteroids": more_asteroids,
    "shards": shards,
    "impact": impact,
    "disk": disk,
    "disk_before": disk_before,
}
