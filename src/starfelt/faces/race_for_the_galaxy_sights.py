"""What is to be seen near the worlds of Race for the Galaxy: in the sky, in orbit, on the ground.

Each painter knows where the planet is; the scene says what stands behind it and what before it.
"""

import math
from collections.abc import Callable

from starfelt.faces.art.easel import (
    Easel,
    Point,
    around,
    box,
    closed,
    curve,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    line,
    mix,
    place,
    placed,
    polygon,
    short,
)
from starfelt.faces.art.planets import LAMPS, Globe, arc, lights, moon, ring
from starfelt.faces.race_for_the_galaxy_surfaces import clouds
from starfelt.faces.svg import Svg, element, group

EMBER = "#ff7a2a"

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


# -------------------------------------------------------------------------------- in orbit
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


# -------------------------------------------------------------------------------- on the ground
def ground(easel: Easel, at: Globe) -> Svg:
    """The land from which the sky is seen; its edge catches the light."""
    c, chance = easel.colours, easel.chance.also("ground")
    lift, left = chance.between(-1.2, 1.2), chance.between(33, 35)
    edge = f"M0 {left:.1f}q14-{2.6 + lift:.1f} 30-1t30 1"
    soil = easel.linear("soil", (0, mix(c.dark, c.deep, 0.45), 1), (1, "#05070a", 1))
    return filled(edge + "V40H0z", soil) + drawn(edge, c.glow, 0.3, 0.6)


def silhouette(easel: Easel) -> str:
    """The colour of things that stand before the light."""
    c = easel.colours
    return easel.linear("things", (0, mix(c.dark, c.deep, 0.3), 1), (1, "#06090d", 1))


def skyline(easel: Easel, at: Globe) -> Svg:
    """Houses as high as hills, with windows."""
    chance = easel.chance.also("skyline")
    houses, windows = [], []
    x = 1.0
    while x < 58:
        wide = chance.between(3, 5.4) / easel.detail
        high = chance.between(3, 7) + 5 * max(0.0, 1 - abs(x - 30) / 24)
        houses.append(box(x, 35 - high, wide, high + 1))
        windows += [
            (x + wide * chance.between(0.25, 0.75), 36 - high + chance.between(0.6, high - 1.6))
            for _ in range(2)
        ]
        x += wide + chance.between(-0.3, 0.9)
    return filled("".join(houses), silhouette(easel)) + drawn(dots(windows), LAMPS, 0.42)


def crystals(easel: Easel, at: Globe) -> Svg:
    """Shards that grow out of the ground."""
    c, chance = easel.colours, easel.chance.also("crystals")
    lit, dark = [], []
    for x in (5, 11, 17, 24, 37, 43, 49, 56):
        high, lean = chance.between(5, 12), chance.between(-3, 3)
        tip = (x + lean, 35 - high)
        lit.append(polygon([(x - 2, 37), (tip[0] - 1.4, tip[1] + 2.4), tip, (x, 37)]))
        dark.append(polygon([(x, 37), tip, (tip[0] + 1.2, tip[1] + 2.8), (x + 2, 37)]))
    edges = {"stroke": c.bright, "stroke_width": 0.2}
    return filled("".join(lit), c.light, None, **edges) + filled("".join(dark), c.dark, 0.95)


def ruins(easel: Easel, at: Globe) -> Svg:
    """Broken columns and an arch that still stands."""
    chance = easel.chance.also("ruins")
    parts = "".join(
        polygon(
            [(x, 36), (x, 35 - high), (x + 1.1, 34.2 - high), (x + 2.2, 35.4 - high), (x + 2.2, 36)]
        )
        for x, high in (
            (8, 5),
            (13, chance.between(6, 10)),
            (42, chance.between(5, 9)),
            (47, 3),
            (51, 6),
        )
    )
    arch = "M20 36V27a5 5 0 0 1 10 0v9h-2.2v-8.6a2.8 2.8 0 0 0-5.6 0V36z"
    runes = "M21 29.4h.1M21 32h.1M29 29.4h.1M29 32h.1M14 31h.1M43 31h.1M25 23.6h.1"
    return filled(parts + arch, silhouette(easel)) + drawn(runes, easel.colours.glow, 0.6)


def trees(easel: Easel, at: Globe) -> Svg:
    """Woods of another sky."""
    c, chance = easel.colours, easel.chance.also("trees")
    trunks, crowns = [], []
    for n, x in enumerate((4, 9, 15, 20, 40, 45, 50, 56)):
        high = chance.between(4, 9)
        trunks.append(f"M{x} 36v{short(-high)}")
        crowns += [(x - 1.2, 35 - high), (x + 1.3, 35.3 - high)] if n % 3 else [(x, 34.6 - high)]
    d, leaves = dots(crowns), mix(c.dark, c.deep, 0.45)
    return drawn("".join(trunks), "#0a120e", 0.7) + easel.again(
        "trees", d, (c.glow, 3.7, 0.5), (leaves, 3.3, 1)
    )


def tents(easel: Easel, at: Globe) -> Svg:
    """Cloth, poles and lanterns: everybody sells something."""
    c = easel.colours
    one = "".join(f"M{x} 36L{x + 4} 29.6l4 6.4z" for x in (5, 22, 45))
    two = "".join(f"M{x} 36L{x + 3.4} 31l3.4 5z" for x in (13, 31, 38, 52))
    string = "M3 29q9 4 18-1 9 5 18 0 9 5 18 1"
    hung = [
        (6, 30),
        (10, 30.7),
        (15, 30.1),
        (26, 29.6),
        (30, 30.4),
        (34, 29.8),
        (44, 29.9),
        (49, 30.4),
        (53, 30),
    ]
    return (
        filled(one, c.other)
        + filled(two, c.base)
        + drawn(string, c.light, 0.2)
        + drawn(dots(hung), LAMPS, 0.9)
    )


def graves(easel: Easel, at: Globe) -> Svg:
    """Where they buried their own: stones in a ring."""
    stones = "".join(
        f"M{x} 36v{-high}q1.2-2.4 2.4 0v{high}z"
        for x, high in (
            (6, 3),
            (12, 4.4),
            (18, 5.6),
            (24, 6.4),
            (33.6, 6.4),
            (39.6, 5.6),
            (45.6, 4.4),
            (51.6, 3),
        )
    )
    marks = [
        (x + 1.2, y)
        for x, y in ((12, 33), (18, 32), (24, 31.4), (33.6, 31.4), (39.6, 32), (45.6, 33))
    ]
    return filled(stones, silhouette(easel)) + drawn(dots(marks), easel.colours.glow, 0.8)


def searchlights(easel: Easel, at: Globe) -> Svg:
    """Somebody is famous tonight."""
    rays = "".join(
        polygon([(x, 36), (x + lean - 2, 2), (x + lean + 2, 2)])
        for x, lean in ((10, 12), (22, -9), (38, 10), (50, -12))
    )
    return filled(rays, easel.colours.bright, 0.2)


def tunnels(easel: Easel, at: Globe) -> Svg:
    """Ways dug under the hills, with lamps at their ends."""
    c = easel.colours
    mouths = "".join(f"M{x} 38.6a2 2.6 0 0 1 4 0z" for x in (8, 19, 37, 48))
    hills = closed(
        [(-4, 42), (4, 33), (12, 31), (20, 34), (28, 32), (40, 34), (50, 31), (60, 34), (66, 42)]
    )
    return filled(hills, silhouette(easel)) + filled(mouths, LAMPS) + drawn(mouths, c.base, 0.4)


def peaks(easel: Easel, at: Globe) -> Svg:
    """Mountains, the nearer ones darker."""
    c, chance = easel.colours, easel.chance.also("peaks")
    far = (
        [(0.0, 36.0)]
        + [(5 + 5 * n, 27 + (n % 2) * 5 + chance.between(-2, 2)) for n in range(11)]
        + [(60, 36), (60, 40), (0, 40)]
    )
    near = (
        [(0.0, 38.0)]
        + [(4 + 6.4 * n, 32 + (n % 2) * 4 + chance.between(-1, 1)) for n in range(9)]
        + [(60, 38), (60, 40), (0, 40)]
    )
    return (
        filled(polygon(far), mix(c.dark, c.dusk, 0.4))
        + filled(polygon(near), "#070b10")
        + drawn(line(far[1:12]), c.glow, 0.2, 0.6)
    )


def volcano(easel: Easel, at: Globe) -> Svg:
    """Fire on the horizon."""
    return (
        easel.shine(44, 26, 9, EMBER, 1)
        + filled("M33 37L42 26q2 1.4 4 0L56 37z", "#120a08")
        + drawn("M44 26.6L43 31l1.4 3M42.6 27L40 32", EMBER, 0.6)
        + drawn("M44 25q-1-5 2-9M44 25q1-4-2-7M45 25q4-4 5-8", "#ffb45a", 0.4, 0.8)
    )


def dice(easel: Easel, at: Globe) -> Svg:
    """Neon: a wheel of chance and its numbers."""
    spokes = "".join(line([around(0, 0, 2, 30 * n), around(0, 0, 6, 30 * n)]) for n in range(12))
    wheel = (
        hoop(0, 0, 6.4, "#ff5ac8", 0.7)
        + drawn(spokes, "#ffd257", 0.5)
        + hoop(0, 0, 2, "#4fe3f5", 0.6)
    )
    pips = drawn(dots(around(0, 0, 8, 30 * n) for n in range(12)), "#fff", 0.8)
    return easel.shine(30, 29, 13, "#ff5ac8", 0.7) + placed(
        30, 29, 1, disc(0, 0, 6.4, "#160a1c", 0.85), wheel, pips
    )


def wreck(easel: Easel, at: Globe) -> Svg:
    """The ribs of a ship that will not fly again."""
    c = easel.colours
    ribs = "".join(
        f"M{x} {35 - n}q-1-{7 - n * 0.6:.1f} 4-{8 - n}" for n, x in enumerate((10, 16, 22, 28, 34))
    )
    return (
        drawn("M6 36L40 30 50 25", c.dark, 1.4)
        + drawn(ribs, c.dark, 1)
        + drawn(ribs, c.light, 0.25, 0.7)
        + drawn("M38 31h0M47 27h0", EMBER, 0.7)
    )


def banners(easel: Easel, at: Globe) -> Svg:
    """Poles with long flags."""
    c = easel.colours
    flags = "".join(f"M{x} 23h3.4v8l-1.7-1.8L{x} 31z" for x in (7, 15, 42, 50))
    poles = "".join(f"M{x} 37V22" for x in (7, 15, 42, 50))
    return (
        drawn(poles, c.light, 0.45)
        + filled(flags, "#c23a36")
        + drawn("M8.7 25.4v2M16.7 25.4v2M43.7 25.4v2M51.7 25.4v2", c.bright, 0.6)
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
    folds = "".join(
        element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=c.space, opacity=0.6)
        for x, y, rx, ry in ((14, 30, 20, 6), (44, 27, 22, 5), (30, 35, 26, 7))
    )
    return folds


SIGHTS: dict[str, Sight] = {
    "lights": lights, "clouds": clouds,
    "moons": moons, "great_moon": great_moon, "rings_behind": rings_behind,
    "rings_before": rings_before, "sun": sun, "red_sun": red_sun, "twin_suns": twin_suns,
    "comets": comets, "asteroids": asteroids, "more_asteroids": more_asteroids, "shards": shards, "impact": impact, "disk": disk,
    "disk_before": disk_before, "mines": mines, "spikes": spikes, "signals": signals,
    "beam": beam, "swarm": swarm, "flock": flock, "vines": vines, "fins": fins,
    "ground": ground, "skyline": skyline, "crystals": crystals, "ruins": ruins, "trees": trees,
    "tents": tents, "graves": graves, "searchlights": searchlights, "tunnels": tunnels,
    "peaks": peaks, "volcano": volcano, "dice": dice, "wreck": wreck, "banners": banners,
    "frame": frame, "thread": thread, "veil": veil,
}  # fmt: skip
