"""What people know and own in Race for the Galaxy: laboratories, maps, coins, markets.

Painters as in art/structures: around the middle of the axes, about twenty units wide.
"""

import math

from starfelt.faces.svg import Svg

from .canvas import (
    Easel,
    Point,
    around,
    box,
    curve,
    disc,
    dots,
    drawn,
    ellipse,
    filled,
    hoop,
    line,
    polygon,
)
from .planets import LAMPS
from .structures import METAL, Structure

# novelty, rare elements, genes, alien technology
GOODS = ("#4fe3f5", "#e0893a", "#6fdc6a", "#ffe14a")
GOLD = "#ffd257"


# -------------------------------------------------------------------------------- knowledge
def helix(easel: Easel) -> Svg:
    """Two strands that turn around each other."""
    c = easel.colours
    one: list[Point] = [(3.6 * math.sin(y * 0.42), y) for y in range(-14, 15, 2)]
    two: list[Point] = [(-x, y) for x, y in one]
    rungs = "".join(line([one[n], two[n]]) for n in range(len(one)) if abs(one[n][0]) > 1)
    return (
        drawn(rungs, c.bright, 0.5, 0.6)
        + drawn(line(two), c.other_light, 1.1)
        + drawn(line(one), c.glow, 1.3)
        + drawn(dots(one[::2]), "#fff", 1.5)
    )


def labs(easel: Easel) -> Svg:
    """Spheres joined by corridors; something glows in each of them."""
    c = easel.colours
    places = ((-8, 2, 3.2), (0, -3, 4.2), (8, 2, 3.4), (0, 6, 2.6))
    tubes = "M-8 2L0-3 8 2M0-3V6"
    balls = "".join(disc(x, y, r, METAL) for x, y, r in places)
    panes = "".join(f"M{x - r * 0.6:.1f} {y}h{r * 1.2:.1f}" for x, y, r in places)
    return (
        drawn(tubes, c.base, 1.4)
        + drawn(tubes, c.bright, 0.4)
        + balls
        + drawn(panes, c.deep, 1.3)
        + drawn(panes, c.glow, 0.7)
        + drawn("M0-7V-11M0-12.4h0", c.light, 0.7)
    )


def scope(easel: Easel) -> Svg:
    """A telescope on its mount, open to the sky."""
    c = easel.colours
    return (
        drawn("M0 2L-5 10M0 2L5 10M0 2V10", c.base, 1)
        + filled(polygon([(-9, 5.4), (-7, 8), (9, -5), (6, -9)]), METAL)
        + filled(ellipse(7.5, -7, 2.6, 1.2, 53), c.glow)
        + drawn("M-5 3L-3.2 5.4M1-2L3.4 1.2", c.deep, 0.5)
        + easel.shine(8, -7.6, 4, c.glow)
    )


def net(easel: Easel) -> Svg:
    """Places that are joined: everything is on its way to somewhere."""
    c, chance = easel.colours, easel.chance.also("net")
    nodes = [
        around(0, 0, 5 + 6 * (n % 2), 36 * n + chance.between(-12, 12), 0.72) for n in range(10)
    ]
    ways = [curve(nodes[n], (0, 0), nodes[(n + 3) % 10]) for n in range(10)]
    d = "".join(ways)
    return (
        easel.shine(0, 0, 9, c.glow, 0.5)
        + drawn(d, c.glow, 0.35, 0.7)
        + drawn(dots(nodes), c.deep, 2.4)
        + drawn(dots(nodes), c.bright, 1.5)
        + disc(0, 0, 1.4, "#fff")
    )


def grid(easel: Easel) -> Svg:
    """A sphere of light, made of lines."""
    c = easel.colours
    rows = "".join(ellipse(0, y, math.sqrt(110 - y * y), 2.4) for y in (-8, -4, 0, 4, 8))
    columns = "".join(ellipse(0, 0, rx, 10.4) for rx in (3, 7, 10.4))
    return (
        easel.shine(0, 0, 14, c.glow, 0.6)
        + drawn(rows + columns, c.glow, 0.35, 0.85)
        + drawn(dots([(0, -4), (7, 0), (-7, 4), (3, 6), (-3, -8)]), "#fff", 1.1)
    )


def plan(easel: Easel) -> Svg:
    """A map of a battle that has not been fought yet."""
    c = easel.colours
    table = polygon([(-12, 6), (-7, -5), (7, -5), (12, 6)])
    lines = "M-10.3 2.4h20.6M-8.7-1h17.4M-4 6L-2.4-5M4 6L2.4-5"
    moves = "M-7 4Q-6-3 1-2.4M1-2.4l-2-1.4M1-2.4l-1.8 1.6M8 4Q7-1 3.4-1.6"
    return (
        filled(table, c.glow, 0.16)
        + drawn(table + lines, c.glow, 0.35, 0.8)
        + drawn(moves, "#fff", 0.6)
        + drawn(dots([(-7, 4), (8, 4), (-4.4, 4.6)]), GOLD, 1.6)
        + drawn("M2.4-3.2l1.6 1.6M4-3.2L2.4-1.6", "#ff6a4a", 0.7)
        + filled("M-5 10h10l-2-4h-6z", c.dark)
    )


# -------------------------------------------------------------------------------- wealth
def coins(easel: Easel) -> Svg:
    """Stacks that grow."""
    c = easel.colours
    faces, edges = [], []
    for x, high in ((-7, 3), (0, 6), (7, 9)):
        faces.append(f"M{x - 3} 7v{-high * 1.5}a3 1.1 0 0 1 6 0v{high * 1.5}a3 1.1 0 0 1-6 0z")
        edges += [f"M{x - 3} {7 - 1.5 * n}a3 1.1 0 0 0 6 0" for n in range(high + 1)]
        edges.append(ellipse(x, 7 - 1.5 * high, 3, 1.1))
    return (
        filled("".join(faces), METAL)
        + drawn("".join(edges), c.deep, 0.4, 0.8)
        + drawn("M-10-2L-3-5 1-4 9-11M9-11l-2.6.4M9-11l-.4 2.6", GOLD, 0.9)
    )


def chart(easel: Easel) -> Svg:
    """Columns of light that fall, and a line through them."""
    c = easel.colours
    bars = "".join(box(-10 + 4 * n, -8 + 2.8 * n, 2.6, 16 - 2.8 * n) for n in range(5))
    return (
        filled(bars, easel.linear("bars", (0, c.glow, 0.9), (1, c.base, 0.25)))
        + drawn("M-11 8.4H11", c.light, 0.6)
        + drawn("M-9-10L-3-6 1-5 9 4M9 4l-.2-2.8M9 4l-2.8-.4", "#ff7a5a", 0.9)
    )


def vault(easel: Easel) -> Svg:
    """A round door with bolts, and gold light at its edge."""
    c = easel.colours
    bolts = [around(0, 0, 7.4, 30 * n) for n in range(12)]
    arms = "".join(line([around(0, 0, 1, 60 * n), around(0, 0, 4.4, 60 * n)]) for n in range(6))
    return (
        easel.shine(0, 0, 14, GOLD, 0.7)
        + disc(0, 0, 9.4, METAL)
        + hoop(0, 0, 9.4, c.deep, 0.5)
        + disc(0, 0, 6, c.dark)
        + hoop(0, 0, 6, c.bright, 0.4)
        + drawn(dots(bolts), c.deep, 1.2)
        + drawn(arms, c.light, 0.9)
        + hoop(0, 0, 3, c.light, 0.8)
        + disc(0, 0, 1.2, GOLD)
    )


def stalls(easel: Easel) -> Svg:
    """A tower of round decks full of shops, lit all day."""
    c, chance = easel.colours, easel.chance.also("stalls")
    decks = ((5, -8), (9, -3), (12, 3), (8, 8))
    tiers = "".join(
        ellipse(0, y, w, w * 0.2) + box(-w, y, 2 * w, 1.6) + ellipse(0, y + 1.6, w, w * 0.2)
        for w, y in decks
    )
    windows = [
        (w * math.sin(n * 0.6 - 1.2), y + 1 + w * 0.18 * math.cos(n * 0.6 - 1.2))
        for w, y in decks
        for n in range(5)
    ]
    signs = [windows[n] for n in sorted({chance.whole(0, 19) for _ in range(7)})]
    return (
        filled(box(-2.2, -12, 4.4, 21), c.base)
        + filled(tiers, METAL)
        + drawn("".join(ellipse(0, y, w, w * 0.2) for w, y in decks), c.bright, 0.25, 0.7)
        + drawn(dots(windows), LAMPS, 0.8)
        + drawn(dots(signs), GOODS[0], 1)
        + easel.shine(0, -12, 4, c.glow)
    )


def orbs(easel: Easel) -> Svg:
    """One good of each kind, around a common middle."""
    c = easel.colours
    layers = [hoop(0, 0, 8.6, c.light, 0.4, 0.7), hoop(0, 0, 4, c.light, 0.3, 0.5)]
    for n, colour in enumerate(GOODS):
        x, y = around(0, 0, 8.6, 90 * n - 45)
        layers.append(drawn(line([(0, 0), (x, y)]), colour, 0.5, 0.7))
        layers.append(disc(x, y, 3, colour, 0.3) + disc(x, y, 2, colour))
    spots = dots(around(-0.6, -0.6, 8.6, 90 * n - 45) for n in range(4))
    return "".join(layers) + drawn(spots, "#fff", 1.2, 0.8) + disc(0, 0, 2, "#fff")


def board(easel: Easel) -> Svg:
    """A picture of light as large as a ship, for all who pass."""
    c = easel.colours
    face = "M-11-8q11 3 22 0v12q-11 3-22 0z"
    return (
        filled(face, c.glow, 0.22)
        + drawn(face, c.bright, 0.5)
        + drawn("M-8-3q4 1.2 8 1.2M-8 0q3 .9 6 1", "#fff", 0.8, 0.9)
        + easel.shine(5, -1.6, 4.6, "#ff7ac8")
        + drawn(
            "M5-4.6l.9 2.2 2.3.1-1.8 1.5.7 2.2-2.1-1.2-2 1.2.6-2.2-1.7-1.5 2.2-.1z", "#fff", 0.5
        )
        + drawn("M-4 5.6L-1 11M4 5.6L1 11", c.light, 0.6)
        + filled(box(-2.4, 10.4, 4.8, 1.8), METAL)
    )


def horn(easel: Easel) -> Svg:
    """A spiral from which everything pours."""
    c = easel.colours
    turns = [around(-3, 0, 0.9 + n * 0.29, 25 * n + 30) for n in range(28)]
    spill = ((6, -6, 0), (9, -3, 1), (8.6, 1.6, 2), (11.4, -7.4, 3), (12, 0.4, 0), (5.6, 4, 3))
    fruit = "".join(disc(x, y, 1.3, GOODS[kind]) for x, y, kind in spill)
    return (
        easel.shine(6, -2, 9, c.glow)
        + easel.again(
            "horn", line(turns), (c.deep, 3.2, 1), (easel.metal(), 2.4, 1), (c.bright, 0.3, 0.8)
        )
        + fruit
    )


KNOWN: dict[str, Structure] = {
    "helix": helix,
    "labs": labs,
    "scope": scope,
    "net": net,
    "grid": grid,
    "plan": plan,
    "coins": coins,
    "chart": chart,
    "vault": vault,
    "stalls": stalls,
    "orbs": orbs,
    "board": board,
    "horn": horn,
}
