"""The ground from which worlds of Race for the Galaxy are seen, and what stands on it.

Painters as in the sights.
"""

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    Point,
    around,
    box,
    closed,
    disc,
    dots,
    drawn,
    filled,
    hoop,
    line,
    mix,
    placed,
    polygon,
    short,
)
from .planets import LAMPS, Globe
from .sky_sights import Sight
from .surfaces import EMBER


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
    return filled("".join(lit), c.light, stroke=c.bright, stroke_width=0.2) + filled(
        "".join(dark), c.dark, 0.95
    )


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
    trunks: list[str] = []
    crowns: list[Point] = []
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


GROUNDS: dict[str, Sight] = {
    "ground": ground,
    "skyline": skyline,
    "crystals": crystals,
    "ruins": ruins,
    "trees": trees,
    "tents": tents,
    "graves": graves,
    "searchlights": searchlights,
    "tunnels": tunnels,
    "peaks": peaks,
    "volcano": volcano,
    "dice": dice,
    "wreck": wreck,
    "banners": banners,
}
