"""The pictures of Empire vs. Rebellion: resources, emblems of characters, strategies."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from starfelt.faces.painting import emblems, instruments, marks
from starfelt.faces.painting.canvas import (
    SLANT,
    Picture,
    bar,
    disc,
    glow,
    line,
    mirrored,
    moved,
    oval,
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.painting.scenes import bolts, burst, nebula, stars
from starfelt.faces.svg import Svg, number

from .events_by_deed import DEEDS
from .events_in_cities import CITIES
from .events_in_the_open import PLACES

GAME = "empire_vs_rebellion"


# ------------------------------------------------------------------ basic resources
def military(picture: Picture, value: int) -> None:
    """As many darts in formation as the card is worth."""
    hull = picture.linear("#fff1ea", "#d98a78", "#4a1414", slope=SLANT)
    dart = (
        shape("M8 0L-5 -4.6L-2.6 -.9L-6 0L-2.6 .9L-5 4.6z", hull)
        + shape("M8 0L-5 4.6L-2.6 .9L-6 0z", "#2b0608", opacity=0.45)
        + oval(-6.2, 0, 2.2, 0.7, "#ffd08a")
    )
    formation = {
        2: ((23, 25, 1.3), (36, 15, 1.3)),
        3: ((39, 14, 1.25), (20, 18, 1), (33, 28, 1)),
        4: ((41, 12, 1.1), (25, 13, 0.9), (35, 23, 0.9), (19, 25, 1.1)),
        5: ((42, 11, 1.15), (28, 11, 0.85), (38, 22, 0.85), (15, 17, 0.75), (29, 31, 0.75)),
    }[value]
    picture.add(
        whole(picture.linear("#1b0509", "#7a1a1c", "#d9572f", slope=(0, 1, 1, 0))),
        stars(picture, 26),
        nebula(picture, "#ff8a4a"),
        bolts((48, 4, 57, -2), (54, 16, 62, 11), (44, 26, 52, 21), colour="#ff5a3c"),
    )
    if value == 5:
        picture.add(burst(picture, 50, 8, 5, "#ffb45c"))
    for x, y, size in formation:
        picture.add(moved(dart, x=x, y=y, turn=-33, size=size))
    picture.add(vignette(picture))


def diplomacy(picture: Picture, value: int) -> None:
    """As many rings that hold each other, in a hall of pillars."""
    gold = picture.linear("#fffbe8", "#ffd884", "#a86a1c", slope=SLANT)
    pillars = "M4 41V6h5V41zM13 41V10h3.6V41zM19.4 41V13h2.4V41z"
    reach = 4.1 + value * 0.55
    size = 9.4 - value * 0.7
    turn = -pi / 2 if value != 2 else pi
    places = [
        (30 + reach * cos(turn + 2 * pi * k / value), 20 + reach * sin(turn + 2 * pi * k / value))
        for k in range(value)
    ]
    picture.add(
        whole(picture.radial("#cfe6ff", "#4f86c9", "#12305e", "#081530", cy=0.42, r=0.75)),
        mirrored(shape(pillars, picture.linear("#e8f2ff/.75", "#1a355f/.8"))),
        shape(emblems.around(22, 6, 40, 0.04), "#ffffff", opacity=0.16),
        glow(picture, 30, 20, 17, "#fff3cf", 0.8),
        *(ring(x + 0.3, y + 0.6, size, "#0b1c3a", 1.7, opacity=0.35) for x, y in places),
        *(ring(x, y, size, gold, 1.5) for x, y in places),
        shape(marks.star(30, 20, 3.4, value + 2, 0.45), "#fffdf2"),
        vignette(picture, 0.5),
    )


def recon(picture: Picture, value: int) -> None:
    """As many echoes on a screen that turns."""
    chance = picture.chance.also("echoes")
    first = chance.between(0, 1)
    echoes = [
        (30 + r * cos(a), 20 + r * sin(a))
        for r, a in (
            (chance.between(6, 14.6), first + 2 * pi * k / value + chance.between(-0.3, 0.3))
            for k in range(value)
        )
    ]
    ticks = "".join(
        f"M{number(30 + 17 * cos(k * pi / 12))} {number(20 + 17 * sin(k * pi / 12))}"
        f"L{number(30 + 18.4 * cos(k * pi / 12))} {number(20 + 18.4 * sin(k * pi / 12))}"
        for k in range(24)
    )
    end = first + 0.9 + value * 0.7
    sweep = (
        f"M30 20L{number(30 + 16.4 * cos(end - 0.9))} {number(20 + 16.4 * sin(end - 0.9))}"
        f"A16.4 16.4 0 0 1 {number(30 + 16.4 * cos(end))} {number(20 + 16.4 * sin(end))}z"
    )
    ray = f"M30 20L{number(30 + 16.4 * cos(end))} {number(20 + 16.4 * sin(end))}"
    picture.add(
        whole(picture.radial("#135a4c", "#0a332e", "#031312", r=0.75)),
        line("M0 20H60M30 0V40M4 0V40M56 0V40M0 4H60M0 36H60", "#7dffd0", 0.15, opacity=0.4),
        disc(30, 20, 17, picture.radial("#1f8a70", "#0b4a40", "#062a26", cx=0.4, cy=0.36, r=0.7)),
        *(ring(30, 20, r, "#8affd6", 0.25, opacity=0.6) for r in (5.6, 11, 16.4)),
        line(ticks, "#c9ffe9", 0.35, opacity=0.8),
        shape(sweep, "#9dffdc", opacity=0.4) + line(ray, "#eafff6", 0.6),
        *(glow(picture, x, y, 4.6, "#e9ff9a", 0.95) for x, y in echoes),
        *(disc(x, y, 1.2, "#fdffe6") for x, y in echoes),
        line("M36 6Q25 4 19 12", "#ffffff", 0.6, opacity=0.4),
        vignette(picture),
    )


def petals(count: int, reach: float, turn: float) -> str:
    """A ring of petals about the middle."""
    d = ""
    for step in range(count):
        angle = 2 * pi * step / count + turn
        sides = [
            f"{number(30 + reach * 0.62 * sin(a))} {number(20 - reach * 0.62 * cos(a))}"
            for a in (angle + 0.42, angle - 0.42)
        ]
        tip = f"{number(30 + reach * sin(angle))} {number(20 - reach * cos(angle))}"
        d += f"M30 20Q{sides[0]} {tip}Q{sides[1]} 30 20z"
    return d


def the_force(picture: Picture, value: int) -> None:
    """A flower of light with as many rings of petals, over still air."""
    light = picture.radial("#ffffff", "#dcc0ff/.75", "#a97dff/.45")
    flower = [
        shape(petals(5 + layer, 7.4 + layer * 2.6, layer * 0.3), light, stroke="#f3e6ff",
              stroke_width=0.18, opacity=0.9 - layer * 0.12)
        for layer in range(value)
    ]  # fmt: skip
    picture.add(
        whole(picture.radial("#7a4fd0", "#3a1f7d", "#120830", r=0.72)),
        stars(picture, 24, colour="#e9dcff"),
        glow(picture, 30, 20, 12 + value * 2.2, "#d9b8ff", 0.85),
        ring(30, 20, 18.4, "#e6d2ff", 0.3, opacity=0.6),
        *reversed(flower),
        glow(picture, 30, 20, 5, "#ffffff", 1) + disc(30, 20, 1.5, "#ffffff"),
        vignette(picture),
    )


BASICS = (military, diplomacy, recon, the_force)
VALUES = (2, 3, 4, 5)


# ------------------------------------------------------------------ characters
def droids(picture: Picture) -> Svg:
    """Two friends: a small round one, and a tall one made of straight parts."""
    brass = picture.linear("#fff6cf", "#e0ac48", "#75480f", slope=(0, 0, 1, 0))
    tall = (
        bar(-1.7, -9.6, 3.4, 4.6, brass, rx=1.5)
        + shape("M-3.4 -4.6H3.4L2.4 3H-2.4z", brass)
        + line("M-3.8 -3.8L-4.6 2.6M3.8 -3.8L4.6 2.6M-1.3 3.4L-1.6 10M1.3 3.4L1.6 10", brass, 1.4)
        + disc(-0.7, -7.6, 0.5, "#fffbe0")
        + disc(0.8, -7.6, 0.5, "#fffbe0")
        + disc(0, -1.4, 1.1, "#75480f")
    )
    small = instruments.droid(picture, "#e6fff6", "#5fb8a4", "#123a36", "#ff8a5c")
    return moved(tall, x=35, y=20.4, size=0.98) + moved(small, x=26, y=23.6, size=0.56)


Emblem = tuple[
    Callable[..., Svg], Callable[[Picture, str, str], Svg], Callable[[Picture], Svg], str
]

CHARACTERS: dict[str, Emblem] = {
    "chewbacca": (emblems.rebel, emblems.struts, marks.bow_and_rings, "#5a3a22"),
    "han_solo": (emblems.rebel, emblems.wings, marks.comet, "#2b5a7a"),
    "lando_calrissian": (emblems.rebel, emblems.wings, marks.card_over_clouds, "#5a7fae"),
    "leia_organa": (emblems.rebel, emblems.rays, marks.diadem, "#6b3a60"),
    "luke_skywalker": (emblems.rebel, emblems.halo, marks.two_suns, "#3a7480"),
    "obi_wan_kenobi": (emblems.rebel, emblems.halo, marks.arch_with_lamp, "#7a5638"),
    "r2d2_c3po": (emblems.rebel, emblems.teeth, droids, "#2f6a86"),
    "yoda": (emblems.rebel, emblems.halo, marks.old_tree, "#35572e"),
    "admiral_piett": (emblems.imperial, emblems.officer_bars, marks.wedges, "#2b4668"),
    "boba_fett": (emblems.outlaw, emblems.cross_hair, marks.hook_and_coin, "#3b5238"),
    "darth_vader": (emblems.imperial, emblems.struts, marks.dark_crest, "#5a1218"),
    "emperor_palpatine": (emblems.imperial, emblems.rays, marks.lightning, "#2f2460"),
    "general_veers": (emblems.imperial, emblems.officer_bars, marks.strider, "#47708f"),
    "grand_moff_tarkin": (emblems.imperial, emblems.officer_bars, marks.scarred_globe, "#4a2b2b"),
    "ig88": (emblems.outlaw, emblems.teeth, marks.lens_column, "#4d3a33"),
    "jabba_the_hutt": (emblems.outlaw, emblems.rays, marks.hoard, "#54481c"),
}


def character(picture: Picture, name: str) -> None:
    side, role, sign, tone = CHARACTERS[name]
    side(picture, role, sign, tone)


# ------------------------------------------------------------------ strategies
STRATEGIES: dict[str, tuple[Callable[[Picture], Svg], str, str, str]] = {
    "bureaucracy": (instruments.sealed_rolls, "#6b5426", "#1c1408", "#ffdf9a"),
    "deception": (instruments.prism, "#43246e", "#0d0620", "#d9b0ff"),
    "direct_assault": (instruments.spearhead, "#7a2a1a", "#1a0706", "#ff9a5c"),
    "infiltration": (instruments.keyhole, "#12403f", "#040f12", "#8affdc"),
    "support": (instruments.bridge_of_hands, "#2b6a96", "#0a1a33", "#bfe9ff"),
}


def strategy(picture: Picture, name: str) -> None:
    """An instrument on a table of plans."""
    tool, above, below, light = STRATEGIES[name]
    grid = "".join(f"M{x} 0V40" for x in range(5, 60, 10)) + "M0 5H60M0 15H60M0 25H60M0 35H60"
    picture.add(
        whole(picture.linear(above, below, slope=SLANT)),
        line(grid, light, 0.15, opacity=0.4),
        ring(30, 20, 18, light, 0.25, opacity=0.5, stroke_dasharray="2 1.4"),
        glow(picture, 30, 19, 22, light, 0.6),
        tool(picture),
        vignette(picture),
    )


# ------------------------------------------------------------------ all of them
PAINTERS: dict[str, Callable[[Picture], None]] = {
    **{
        f"{basic.__name__}_{value}": partial(basic, value=value)
        for basic in BASICS
        for value in VALUES
    },
    **{name: partial(character, name=name) for name in CHARACTERS},
    **{name: partial(strategy, name=name) for name in STRATEGIES},
    **PLACES,
    **CITIES,
    **DEEDS,
}


def paint(card: str) -> Svg:
    """The picture of a card."""
    picture = Picture(GAME, card)
    PAINTERS[card](picture)
    return picture.finished()
