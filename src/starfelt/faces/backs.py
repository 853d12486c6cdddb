"""The backs of cards: each game has its own, and all cards of a game have the same.

Many of them lie on a table at once, so that they use no ids; their light is made of thin layers.
"""

import math
from collections.abc import Callable

from starfelt.faces.chance import Chance
from starfelt.faces.iconset import drawn_in, icon
from starfelt.faces.silhouettes import HEIGHT, ROUND, WIDTH, every, outline
from starfelt.faces.svg import Svg, document, element, number, path

MIDDLE = (WIDTH / 2, HEIGHT / 2)


def back(game: str) -> Svg:
    """The back of a game's cards, 63 x 88."""
    return document(
        drawn_in(BACKS[game]()), WIDTH, HEIGHT, stroke_linecap="round", stroke_linejoin="round",
        aria_hidden="true",
    )  # fmt: skip


def sheet(colour: str, rim: str, inside: Svg) -> Svg:
    """The card itself, with a line around its edge and another one further in."""
    whole = outline(every(ROUND), (0, 0, WIDTH, HEIGHT))
    edge = outline(every(ROUND), (0.45, 0.45, WIDTH - 0.9, HEIGHT - 0.9))
    inner = outline(every(("round", 2.2)), (3.2, 3.2, WIDTH - 6.4, HEIGHT - 6.4))
    return (
        path(whole, fill=colour)
        + inside
        + path(inner, fill="none", stroke=rim, stroke_width=0.45, stroke_opacity=0.7)
        + path(edge, fill="none", stroke=rim, stroke_width=0.9)
    )


def halo(colour: str, radius: float, steps: int = 12) -> Svg:
    """Light around the middle, from thin discs that lie upon each other."""
    x, y = MIDDLE
    return "".join(
        element("circle", cx=x, cy=y, r=radius * (1 - i / steps), fill=colour, fill_opacity=0.05)
        for i in range(steps)
    )


def star(x: float, y: float, long: float, wide: float, turn: float = 0, points: int = 4) -> str:
    """A star with thin rays, as a part of a path."""
    corners = []
    for i in range(points * 2):
        r = long if i % 2 == 0 else wide
        angle = math.pi * i / points + math.radians(turn) - math.pi / 2
        corners.append(f"{number(x + math.cos(angle) * r)} {number(y + math.sin(angle) * r)}")
    return "M" + "L".join(corners) + "z"


def ring(r: float, colour: str, wide: float, opacity: float, dashes: str | None = None) -> Svg:
    x, y = MIDDLE
    return element(
        "circle", cx=x, cy=y, r=r, fill="none", stroke=colour, stroke_width=wide,
        stroke_opacity=opacity, stroke_dasharray=dashes,
    )  # fmt: skip


def dust(name: str, count: int, colour: str, size: float, opacity: float) -> Svg:
    """Stars over the whole card, in one path."""
    chance = Chance(name)
    d = "".join(
        f"M{number(chance.between(4.5, WIDTH - 4.5))} {number(chance.between(4.5, HEIGHT - 4.5))}h0"
        for _ in range(count)
    )
    return element(
        "path", d=d, fill="none", stroke=colour, stroke_width=size, stroke_opacity=opacity,
        stroke_linecap="round",
    )  # fmt: skip


# ------------------------------------------------------------------ one for each game
def realms() -> Svg:
    """A star with the signs of the four factions around it."""
    x, y = MIDDLE
    signs = (
        ("faction_trade_federation", "#86c8ff", 0, -21),
        ("faction_star_empire", "#ffd96a", 21, 0),
        ("faction_machine_cult", "#ff9a86", 0, 21),
        ("faction_blob", "#8fe07a", -21, 0),
    )
    return sheet("#101a33", "#9db4e8", (
        dust("back/star_realms", 60, "#cfdcff", 0.5, 0.7)
        + halo("#5b7fe0", 27)
        + ring(26.5, "#9db4e8", 0.5, 0.8)
        + ring(15.5, "#9db4e8", 0.35, 0.7, "0.8 1.4")
        + path(star(x, y, 12, 2.6, 45), fill="#6f8fe6")
        + path(star(x, y, 15, 3), fill="#e8eeff")
        + "".join(icon(name, x + dx - 4, y + dy - 4, 8, colour) for name, colour, dx, dy in signs)
        + path(star(x, 13, 4, 0.9) + star(x, HEIGHT - 13, 4, 0.9), fill="#9db4e8")
    ))  # fmt: skip


def plans() -> Svg:
    """A sheet of drawings: rings and measures of something large and round."""
    x, y = MIDDLE
    line = {"fill": "none", "stroke": "#8fd8e8", "stroke_linecap": "round"}
    spokes = "".join(
        f"M{number(x + cos * 9)} {number(y + sin * 9)}"
        f"L{number(x + cos * 22)} {number(y + sin * 22)}"
        for cos, sin in ((math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)) for i in range(12))
    )
    found = (  # the part that somebody looked for
        f"M{number(x + 13.42)} {number(y - 7.75)}A15.5 15.5 0 0 0 {number(x + 7.75)} "
        f"{number(y - 13.42)}L{x + 11} {number(y - 19.05)}"
        f"A22 22 0 0 1 {number(x + 19.05)} {y - 11}z"
    )
    net = "".join(f"M{4.5 + 4.5 * i} 4.5V{HEIGHT - 4.5}" for i in range(13)) + "".join(
        f"M4.5 {number(4.5 + 4.39 * i)}H{WIDTH - 4.5}" for i in range(19)
    )
    measures = f"M9 12H{WIDTH - 9}M9 10.5V13.5M{WIDTH - 9} 10.5V13.5M9 76H30M34 76H54M9 79H24"
    return sheet("#0c2f3f", "#8fd8e8", (
        path(net, fill="none", stroke="#8fd8e8", stroke_width=0.3, stroke_opacity=0.3)
        + halo("#2f8fa8", 27)
        + ring(22, "#8fd8e8", 0.7, 1)
        + ring(24.5, "#8fd8e8", 0.35, 0.7, "1.6 1.2")
        + ring(15.5, "#8fd8e8", 0.35, 0.8)
        + ring(9, "#8fd8e8", 0.5, 0.9)
        + path(spokes, stroke_width=0.35, stroke_opacity=0.7, **line)
        + path(f"M{x - 22} {y + 1}H{x + 22}M{x - 22} {y - 1}H{x + 22}", stroke_width=0.3, **line)
        + path(found, fill="#ffd98a")
        + path(f"M{x + 16.5} {y - 11}L{x + 20} {y - 27}H{x + 10}", fill="none", stroke="#ffd98a",
               stroke_width=0.45)
        + path(star(x, y, 6.5, 1.5), fill="#d8f6ff")
        + path(measures, stroke_width=0.4, stroke_opacity=0.8, **line)
    ))  # fmt: skip


def sides() -> Svg:
    """Two sides that meet: one round and warm, one straight and cold."""
    x, y = MIDDLE
    lower = f"M4.5 {y + 14}L{WIDTH - 4.5} {y - 14}V{HEIGHT - 4.5}H4.5z"
    upper = f"M4.5 {y + 14}L{WIDTH - 4.5} {y - 14}V4.5H4.5z"
    stripes = "".join(
        f"M{number(4.5)} {number(y + 14 + i * 6)}L{number(WIDTH - 4.5)} {number(y - 14 + i * 6)}"
        for i in range(1, 5)
    )
    return sheet("#17191f", "#c9c2b4", (
        path(upper, fill="#7d3320")
        + path(lower, fill="#2d3843")
        + path(clipped_rays(), fill="#c85a34", fill_opacity=0.5)
        + path(stripes, fill="none", stroke="#8fa3b5", stroke_width=0.8, stroke_opacity=0.5)
        + element("circle", cx=x, cy=y, r=17, fill="#17191f", stroke="#c9c2b4", stroke_width=0.7)
        + path(f"M{x - 13.6} {y + 6}A14.9 14.9 0 0 1 {x + 13.6} {y - 6}z", fill="#f0895c")
        + path(f"M{x - 13.2} {y + 7.6}L{x + 14.2} {y - 4.6}V{y + 5}L{x + 6.5} {y + 13.4}"
               f"H{x - 6.5}z", fill="#9fb4c6")
        + path(star(x, y, 7, 1.6), fill="#fff6e6")
    ))  # fmt: skip


def clipped_rays() -> str:
    """Rays above the line where the sides meet, ending at the inner edge."""
    x, y = MIDDLE
    ends = [(4.5, 50), (4.5, 36), (4.5, 22), (4.5, 9), (14, 4.5), (26, 4.5), (38, 4.5), (50, 4.5)]
    return "".join(
        f"M{number(x)} {number(y)}L{number(a)} {number(b)}L{number(a + (3.5 if b == 4.5 else 0))} "
        f"{number(b - (3.5 if b != 4.5 else 0))}z"
        for a, b in ends
    )


def galaxy() -> Svg:
    """A spiral of stars."""
    x, y = MIDDLE
    chance = Chance("back/race_for_the_galaxy")
    layers: dict[str, list[str]] = {"#fff2d0": [], "#c7b8ff": [], "#8fd6e8": []}
    colours = list(layers)
    for arm in range(4):
        for i in range(52):
            far = 2.5 + i * 0.42
            angle = arm * math.tau / 4 + math.log(far) * 1.9
            spread = far * 0.1
            px = x + math.cos(angle) * far + chance.between(-spread, spread)
            py = y + math.sin(angle) * far * 1.12 + chance.between(-spread, spread)
            layers[colours[min(2, i // 18)]].append(f"M{number(px)} {number(py)}h0")
    arms = "".join(
        element("path", d="".join(places), fill="none", stroke=colour, stroke_width=width,
                stroke_linecap="round", stroke_opacity=0.95)
        for (colour, places), width in zip(layers.items(), (0.9, 0.8, 0.65), strict=True)
    )  # fmt: skip
    return sheet("#1b1440", "#b9aef2", (
        dust("back/galaxy", 50, "#d8d0ff", 0.45, 0.6)
        + halo("#7a5fe0", 27)
        + arms
        + element("circle", cx=x, cy=y, r=3.2, fill="#fff2d0", fill_opacity=0.5)
        + element("circle", cx=x, cy=y, r=1.9, fill="#ffffff")
        + ring(26.3, "#b9aef2", 0.4, 0.7)
    ))  # fmt: skip


BACKS: dict[str, Callable[[], Svg]] = {
    "star_realms": realms,
    "stolen_plans": plans,
    "empire_vs_rebellion": sides,
    "race_for_the_galaxy": galaxy,
}
