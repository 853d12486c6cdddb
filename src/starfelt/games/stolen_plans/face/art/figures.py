"""The droid, the attackers, the thieves and the heroes of Stolen Plans."""

from collections.abc import Callable

from starfelt.faces.painting.canvas import (
    SLANT,
    Picture,
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
from starfelt.faces.painting.emblems import around, dawn
from starfelt.faces.painting.instruments import blade, card, droid
from starfelt.faces.painting.marks import comet, dark_crest, diadem, heap, star, two_suns
from starfelt.faces.painting.scenes import dunes, ridge, sky, stars, sun
from starfelt.faces.svg import Svg

GOLD = ("#fff6cf", "#f2c14e", "#7a4b0d")


# ------------------------------------------------------------------ what everybody wants
def r2d2(picture: Picture) -> None:
    """The droid in gold, and the plans that it carries as a picture of light."""
    light = picture.radial("#fff3b0/.75", "#ffd25a/.2", "#ffd25a/0")
    picture.add(
        whole(picture.radial("#b8791c", "#5c3507", "#1d0f02", r=0.75)),
        shape(around(18, 4, 40, 0.07), light),
        glow(picture, 30, 20, 21, "#ffe58a", 0.85),
        ring(30, 20, 17.6, "#ffe9a6", 0.4, opacity=0.7),
        ring(30, 20, 19, "#ffe9a6", 0.2, opacity=0.6),
        shape("M26.6 16.6L46.6 2.4V22z", picture.linear("#bff4ff/.7", "#7fe0ff/.05")),
        plans(46.6, 12),
        moved(droid(picture, *GOLD, "#6fe9ff"), x=26.6, y=22.8, size=1.12),
        vignette(picture, 0.5),
    )


def plans(x: float, y: float) -> Svg:
    """A plan of a great globe, drawn in light."""
    parts = (
        ring(0, 0, 6, "#d9fbff", 0.5)
        + oval(0, 0, 2.6, 6, "none", stroke="#d9fbff", stroke_width=0.25)
        + line("M-6 0H6M-5.2 -3H5.2M-5.2 3H5.2", "#d9fbff", 0.25)
        + ring(-2, -2.6, 1.4, "#ffffff", 0.4)
    )
    return moved(parts, x=x, y=y)


# ------------------------------------------------------------------ attackers
def jawa(picture: Picture) -> None:
    """Two lights under a dark dune, and scrap in the sand."""
    gear = around(9, 8, 13.5, 0.16)
    picture.add(
        sky(picture, "#2a0d1f", "#8e2b2b", "#f08a3c"),
        sun(picture, 45, 25, 4.6, "#ffb45c"),
        dunes(picture, "far", 27, 5, "#8a3a22", "#ffc27a"),
        moved(shape(gear, "#4b2016") + ring(30, 20, 8, "#4b2016", 4), x=-7, y=17, size=0.6),
        shape(
            "M16 41Q17 20 30 6.6Q43 20 44 41z", picture.linear("#7a4326", "#2b130c", slope=SLANT)
        ),
        shape("M30 6.6Q43 20 44 41H36Q38 24 30 6.6z", "#000000", opacity=0.35),
        shape("M22 26.4Q23 15.6 30 12Q37 15.6 38 26.4Q30 31.6 22 26.4z", "#070203"),
        line("M16 41Q17 20 30 6.6", "#ffb27a", 0.45, opacity=0.8),
        glow(picture, 26.6, 21.6, 5.4, "#ffc53d", 0.95),
        glow(picture, 33.4, 21.6, 5.4, "#ffc53d", 0.95),
        disc(26.6, 21.6, 1.35, "#fff8d6") + disc(33.4, 21.6, 1.35, "#fff8d6"),
        dunes(picture, "near", 36, 3, "#3a160f", "#e58a4a"),
        vignette(picture),
    )


def white_plate(picture: Picture) -> Svg:
    """A tall white shield about the origin, with a black stripe: one of many that are the same."""
    plate = picture.linear("#ffffff", "#dfe6ec", "#78869a", slope=SLANT)
    return (
        shape("M-6 -11L0 -14L6 -11V8L0 13L-6 8z", plate)
        + shape("M0 -14L6 -11V8L0 13z", "#1d2836", opacity=0.22)
        + shape("M-1 -13.5L0 -14L1 -13.5V12.2L0 13L-1 12.2z", "#0b0f15")
        + shape("M0 -6.4L4.2 0L0 6.4L-4.2 0z", "#0b0f15")
        + shape("M0 -3.4L2.3 0L0 3.4L-2.3 0z", "#ff4a38")
        + line("M-4.4 -8V5.6M4.4 -8V5.6", "#4a5868", 0.4)
    )


def stormtrooper(picture: Picture) -> None:
    """A rank of white shields, each behind the other."""
    places = ((9, 19, 0.62), (51, 19, 0.62), (18, 20, 0.78), (42, 20, 0.78), (30, 21.4, 1.08))
    one = white_plate(picture)
    picture.add(
        whole(picture.linear("#3a0d12", "#a3211f", "#2b0709")),
        shape(around(20, 2, 42, 0.05), "#ff7a5c", opacity=0.22),
        glow(picture, 30, 16, 20, "#ff9a78", 0.7),
        *(moved(one, x=x, y=y, size=size) for x, y, size in places),
        shape("M-1 34.6H61V41H-1z", "#16060a", opacity=0.75),
        line("M0 34.6H60", "#ff8a6b", 0.3, opacity=0.7),
        vignette(picture),
    )


def darth_vader(picture: Picture) -> None:
    """A dark crest before an eclipse, and a red blade across."""
    picture.add(
        whole(picture.radial("#7d0d12", "#2a0408", "#050103", r=0.7)),
        stars(picture, 26, 30, "#ffb3a3"),
        shape(around(24, 10, 32, 0.035, 0.1), "#ff5540", opacity=0.35),
        glow(picture, 30, 19, 22, "#ff3a2a", 0.9),
        disc(30, 19, 11.4, "#0a0204"),
        ring(30, 19, 11.5, "#ffc2ae", 0.5),
        dark_crest(picture),
        moved(blade(picture, "#ff2d20", 30), x=16.6, y=35.6, turn=-13),
        vignette(picture, 0.7),
    )


# ------------------------------------------------------------------ thieves
def stolen(picture: Picture, x: float, y: float, turn: float, size: float = 1) -> Svg:
    return moved(card(picture, "#7a3b16"), x=x, y=y, turn=turn, size=size)


def bounty_hunter(picture: Picture) -> None:
    """One card in the cross-hair, and a hook that comes for it."""
    steel = picture.linear("#ffffff", "#b9c7b0", "#3f4c3a", slope=SLANT)
    picture.add(
        sky(picture, "#1c1a10", "#5e4a1c", "#c98a2c"),
        stars(picture, 22, 18),
        ridge(picture, "mesa", 33, 9, 7, "#2e1f0c"),
        glow(picture, 30, 20, 20, "#ffd07a", 0.75),
        line("M30 0V5M30 35V41M8 20H14M46 20H52", "#fff0c4", 0.9),
        ring(30, 20, 16, "#fff0c4", 0.55, stroke_dasharray="9 3.57"),
        ring(30, 20, 13.4, "#ffcf6b", 0.3, opacity=0.8),
        stolen(picture, 28, 21.4, -9, 2.1),
        line("M61 -2L40.4 10.6", "#2b2114", 1) + line("M61 -2L40.4 10.6", "#e9dcb8", 0.5),
        line("M40.4 10.4C38.6 16 39.6 22 36.6 26.4C33.6 30.4 27.6 28.6 28 23.4", steel, 2.2),
        shape("M28.2 18.6l2.6 5.6l-5.4 .4z", steel),
        disc(40.4, 10.2, 1.9, steel) + disc(40.4, 10.2, 0.8, "#20180c"),
        vignette(picture),
    )


def crime_lord(picture: Picture) -> None:
    """A hoard behind heavy curtains, and two cards that went there."""
    curtain = "M-1 -1H17Q15 16 8 24Q5 32 6 41H-1zM11 0Q10 14 4 22"
    picture.add(
        whole(picture.radial("#9a6a2c", "#4a2a12", "#120905", cy=0.4, r=0.75)),
        line("M22 0V5M38 0V5", "#0d0603", 0.4),
        glow(picture, 22, 6, 6, "#ffb95e", 0.9) + glow(picture, 38, 6, 6, "#ffb95e", 0.9),
        disc(22, 6, 1.1, "#fff3d0") + disc(38, 6, 1.1, "#fff3d0"),
        glow(picture, 30, 20, 17, "#ffd28a", 0.7),
        stolen(picture, 23.4, 17, -16, 1.7),
        stolen(picture, 36.6, 17, 16, 1.7),
        moved(heap(picture), x=-7.5, y=4, size=1.25),
        mirrored(
            shape(curtain, picture.linear("#7d2f1e", "#260a08", slope=(0, 0, 1, 0))),
            line("M17 0Q15 16 8 24M12 0Q11 14 5 22M7 0Q7 12 2 20", "#e0763f", 0.3, opacity=0.7),
        ),
        line("M8.4 23.6Q11 25 10.6 28M51.6 23.6Q49 25 49.4 28", "#ffcf7a", 1),
        vignette(picture),
    )


# ------------------------------------------------------------------ heroes
def hero(picture: Picture, sign: Callable[[Picture], Svg], below: str, bowl: str) -> None:
    """A sun with points, in the round shapes of the Rebellion, and the sign of the hero in it."""
    rim = picture.linear("#fffaf0", "#ffb066", "#b3471f", slope=SLANT)
    picture.add(
        dawn(picture, "#0a3040", below, "#ffc48a"),
        shape(star(30, 20, 19.4, 12, 0.8), rim),
        disc(30, 20, 14.3, "#17262f"),
        disc(30, 20, 13.7, picture.radial(bowl, "#0b1d29", cx=0.4, cy=0.34, r=0.75)),
        ring(30, 20, 12.6, "#ffd9a6", 0.25, opacity=0.7),
        sign(picture),
        vignette(picture, 0.5),
    )


def han_solo(picture: Picture) -> None:
    hero(picture, comet, "#8a3f2a", "#2f5f7d")


def princess_leia(picture: Picture) -> None:
    hero(picture, diadem, "#9a4a58", "#6d3f63")


def luke_skywalker(picture: Picture) -> None:
    hero(picture, two_suns, "#a8722c", "#3f7a86")


FIGURES: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        r2d2,
        jawa,
        stormtrooper,
        darth_vader,
        bounty_hunter,
        crime_lord,
        han_solo,
        princess_leia,
        luke_skywalker,
    )
}
