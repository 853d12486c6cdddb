"""Events in the open: an ice plain, a forest moon, a desert, a trench, a jungle."""

from collections.abc import Callable

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
    shape,
    vignette,
)
from starfelt.faces.painting.scenes import (
    bands,
    beam,
    bolts,
    burst,
    dunes,
    haze,
    planet,
    ridge,
    scarred_moon,
    shafts,
    sky,
    snow,
    stars,
    sun,
    trunks,
    waves,
)
from starfelt.faces.svg import Svg


# ------------------------------------------------------------------ things that are seen there
def strider(fill: str, light: str = "#ff8a70") -> Svg:
    """A turret on three long stilts, far away, about its feet."""
    return (
        line("M-2.6 -8.6L-6 -4L-4.6 0M0 -8.6L-.8 -4.2L1 0M2.6 -8.6L6.4 -4.4L5.4 0", fill, 0.8)
        + shape("M-4.6 -8.4L-3.4 -12.4L0 -14.4L3.4 -12.4L4.6 -8.4L0 -7z", fill)
        + line("M0 -14.4V-16.4M-2.2 -10.4H2.2", light, 0.6)
    )


def dart(fill: str) -> Svg:
    """A small fast ship that flies to the right."""
    return shape("M5 0L-3 -2.6L-1.6 0L-3 2.6z", fill)


def wedge(fill: str) -> Svg:
    """A great ship that flies to the left, seen from its side."""
    return shape("M-13 1.4L9 -3.4L10 -5.6H13L13.4 3.4L9 4.4z", fill)


def carrier(fill: str, light: str) -> Svg:
    """A round-backed transport that rises."""
    return (
        shape("M-5 2.4Q-5.6 -2.8 0 -3.2T6 1.4L4.6 3H-3.6z", fill)
        + shape("M-4.6 .2Q0 1.6 5.6 .2L6 1.4L4.6 3H-3.6L-5 2.4z", "#0b1a2a", opacity=0.4)
        + oval(-4.4, 2.8, 2.4, 0.8, light)
    )


# ------------------------------------------------------------------ ice
def ice(picture: Picture, above: str, below: str) -> None:
    picture.add(
        sky(picture, above, below, "#f0f8ff"),
        ridge(picture, "far", 25, 9, 8, "#9dbad6"),
        ridge(picture, "middle", 28, 7, 11, "#c9def0"),
        bar(0, 26.6, 60, 14, picture.linear("#f7fcff", "#8fb4d6")),
        waves(picture, 28, "#5f8fbd"),
    )


def attack_on_echo_base(picture: Picture) -> None:
    ice(picture, "#2b4a78", "#b3cde6")
    picture.add(
        haze(picture, 26, 8, "#ffffff", 0.8),
        *(
            moved(strider("#31435a"), x=x, y=y, size=s)
            for x, y, s in ((13, 28, 0.7), (47, 28.4, 0.8))
        ),
        moved(strider("#1d2b3d", "#ffb09a"), x=30, y=33, size=1.7),
        bolts((34, 15.4, 48, 35), (13, 20.6, 7, 33), (47.6, 20, 55, 30), colour="#ff4a32"),
        burst(picture, 48, 35.6, 4, "#ff9a4a"),
        shape("M-1 34Q10 31.6 22 35.4T44 38L61 35.6V41H-1z", "#6d93b8"),
        line("M-1 34Q10 31.6 22 35.4T44 38L61 35.6", "#ffffff", 0.6),
        vignette(picture, 0.45),
    )


def battle_of_hoth(picture: Picture) -> None:
    ice(picture, "#123a6b", "#7fb2e0")
    shell = picture.radial("#ffffff", "#c3d6e8", "#4a6684", cx=0.34, cy=0.26, r=0.85)
    picture.add(
        stars(picture, 16, 12),
        beam((33, 17), (44, -2), "#ff7a5c", 1.1),
        shape("M19 32Q19 15.6 30 15.6T41 32z", shell),
        shape("M30 15.6Q36 15.8 39 22L33.6 24Q33 19 28.6 16z", "#23384f"),
        line("M20 25.6Q30 29 40.2 25.6M24 18Q21.6 24 22.6 31M36.6 25V31.4", "#5f7d9c", 0.4),
        glow(picture, 34, 16, 6, "#ffd0a8", 0.95),
        *(
            moved(strider("#3f5a78"), x=x, y=y, size=s)
            for x, y, s in ((7, 29, 0.6), (53, 30, 0.75))
        ),
        dunes(picture, "near", 34, 3, "#dcebf8", "#ffffff"),
        snow(picture, 26),
        vignette(picture, 0.45),
    )


def evacuation_of_echo_base(picture: Picture) -> None:
    ice(picture, "#1b2f5c", "#e0a9a0")
    trail = picture.linear("#fff6e0", "#ffcf9a/.5", "#ffcf9a/0", slope=(1, 0, 0, 1))
    ships = ((42, 8, 1.25, -32), (28, 14.6, 0.95, -28), (16.6, 20, 0.65, -24))
    picture.add(
        shape("M40 10L6 34L10 35zM27 15.6L2 31L5 32zM16 20.4L-2 30V32z", trail),
        *(
            moved(carrier("#f2f6fa", "#ffd9a0"), x=x, y=y, turn=turn, size=s)
            for x, y, s, turn in ships
        ),
        shape("M61 18L47 25L40 34L44 41H61z", picture.linear("#bcd4ea", "#3f5f86", slope=SLANT)),
        shape("M47.6 38V33Q51 28 54.4 33V38z", "#13202f"),
        glow(picture, 51, 36, 6, "#ffd98a", 0.9),
        line("M61 18L47 25L40 34", "#ffffff", 0.5),
        snow(picture, 22),
        vignette(picture, 0.45),
    )


# ------------------------------------------------------------------ the forest moon
def forest(picture: Picture, above: str, below: str) -> None:
    picture.add(
        sky(picture, above, below),
        trunks(picture, "far", 8, "#7fae8a", 2.2),
        haze(picture, 26, 26, "#eaffd9", 0.4),
        trunks(picture, "middle", 5, "#3a6b4f", 3.4),
        shafts(picture, "#fbffd0", 4, 20, 36),
    )


def battle_of_endor(picture: Picture) -> None:
    picture.add(
        sky(picture, "#040a1c", "#0d2240", "#1c4a5c"),
        stars(picture, 46),
        scarred_moon(picture, 43, 11, 7.4),
        planet(picture, 22, 66, 36, "#b9f0c0", "#3f8a5f", "#08261f"),
        moved(wedge("#c3ccd8"), x=18, y=9, size=1),
        moved(wedge("#8793a3"), x=13, y=19, size=0.55),
        *(
            moved(dart("#fff1d9"), x=x, y=y, turn=turn, size=s)
            for x, y, turn, s in ((24, 25, -28, 1.15), (37, 27.4, -34, 0.95), (31, 20, -20, 0.7))
        ),
        bolts((29, 22, 33, 12.6), (41, 24.6, 47.6, 18.6), colour="#ff5a4a"),
        bolts((12, 11, 20, 21), (27, 12, 31, 17), colour="#6dff8a"),
        burst(picture, 14, 27, 3, "#ffb45c", 8),
        vignette(picture),
    )


def control_of_endor(picture: Picture) -> None:
    forest(picture, "#2f6b52", "#cfe8a6")
    steel = picture.linear("#c3cfc9", "#5f7068", "#232e29", slope=SLANT)
    picture.add(
        shape("M17 36L20.6 23.4H39.4L43 36z", steel),
        shape("M22.6 23.4L24.6 20H35.4L37.4 23.4z", steel),
        shape("M26 36V27.6H34V36z", "#0d1512"),
        line("M30 27.6V36", "#b9ffd0", 0.4) + glow(picture, 30, 32, 6, "#c9ffb0", 0.8),
        line("M20.6 23.4H39.4", "#f3fff0", 0.4),
        mirrored(shape("M-1 -1H9Q7.6 18 9 30Q10 36 14 41H-1z", "#12241a")),
        shape("M-1 37Q8 33 16 36.6T34 36T50 35.6L61 34V41H-1z", "#0f2a1a"),
        vignette(picture, 0.5),
    )


def destroy_the_shield_generator(picture: Picture) -> None:
    picture.add(
        sky(picture, "#0d1f3a", "#4a4f7a", "#f0a06a"),
        stars(picture, 24, 16),
        scarred_moon(picture, 47, 9, 5),
        ridge(picture, "trees", 31, 6, 16, "#1c3a33"),
        shape("M30 19L12 -1H50z", picture.linear("#8fd6ff/.1", "#d6f3ff/.75")),
        shape("M18.6 13Q30 27 41.4 13Q36 19 30 19T18.6 13z", picture.linear("#ffffff", "#6d8598")),
        line("M30 19V12", "#e6f3ff", 0.8) + disc(30, 11.4, 1.1, "#ffffff"),
        shape("M28 20.4h4L36 33H24z", picture.linear("#cfdbe4", "#3a4a58", slope=SLANT)),
        line("M26.8 25H33.2M25.6 29H34.4M28 20.4L34.4 29M32 20.4L25.6 29", "#22303c", 0.4),
        burst(picture, 38, 30, 7, "#ff8a3c"),
        burst(picture, 22, 33, 4.4, "#ff8a3c", 7),
        ridge(picture, "near", 36, 5, 15, "#0c1f1b"),
        vignette(picture),
    )


# ------------------------------------------------------------------ desert and jungle
def escape_from_tatooine(picture: Picture) -> None:
    picture.add(
        sky(picture, "#3a3f7a", "#e08a6a", "#ffd98a"),
        sun(picture, 20, 19, 4.6, "#ffd26b"),
        sun(picture, 31, 23.4, 3, "#ff8a5c"),
        dunes(picture, "far", 29, 5, "#d9894a", "#ffe0a0"),
        shape(
            "M44 9L10 32L14.6 33.4z",
            picture.linear("#ffffff", "#fff0c9/.5", "#fff0c9/0", slope=(1, 0, 0, 1)),
        ),
        moved(carrier("#fbf6ee", "#8fe9ff"), x=43.6, y=8.8, turn=-32, size=1.15),
        oval(11, 31.4, 5, 1.6, "#fff0d0", opacity=0.7),
        shape("M44 33.4Q44 29.4 48 29.4T52 33.4zM51 33.4Q51 31 53.4 31T56 33.4z", "#f7e3c4"),
        shape("M48 29.4Q52 29.6 52 33.4H49.6Q50 31 48 29.4z", "#7a4526", opacity=0.5),
        line("M40 33.4V26M38.6 27.6H41.4", "#6b3d22", 0.5),
        dunes(picture, "near", 35, 4, "#9a5228", "#ffc27a"),
        vignette(picture, 0.45),
    )


def battle_of_yavin(picture: Picture) -> None:
    wall = picture.linear("#b3bdc9", "#3d4754", "#12171f", slope=(0, 0, 1, 0))
    panels = "M0 26L26 20.4M0 33L26.6 21M7 4.6V35M14 9.6V31M20 14V26.4"
    picture.add(
        sky(picture, "#050a18", "#142648", "#3a4a6b"),
        stars(picture, 36, 20),
        planet(picture, 45, 7, 7.4, "#ffd9b8", "#c96a4a", "#3a1424"),
        bands(picture, 45, 7, 7.4, "#fff0dc"),
        mirrored(shape("M-1 0L27.4 19V21.4L-1 40z", wall), line(panels, "#0a0e14", 0.4)),
        shape("M27.4 21L-1 41H61L32.6 21z", picture.linear("#5a6675", "#1a2029")),
        line("M30 21.4V41M27 24L20 41M33 24L40 41M22 27H38M15 33H45", "#0a0e14", 0.35),
        glow(picture, 30, 20.4, 8, "#fff3c0", 0.95),
        bolts((29, 23, 24, 33), (31, 23, 37, 34), colour="#ff4a3a"),
        bolts((12, 18, 21, 25), (49, 16, 39, 24), colour="#6dff8a"),
        moved(
            shape("M0 -4L1.4 2L7 4.4L1 4.4L0 5.6L-1 4.4L-7 4.4L-1.4 2z", "#f4f7fa"),
            x=30,
            y=29,
            size=1,
        ),
        vignette(picture),
    )


def securing_the_rebel_base_on_yavin_4(picture: Picture) -> None:
    stone = picture.linear("#ffe9c2", "#b98a5e", "#4a3326", slope=SLANT)
    steps = "M14 34V30H17V26.4H20V22.8H23V19.2H26V16H34V19.2H37V22.8H40V26.4H43V30H46V34z"
    picture.add(
        sky(picture, "#1c3a5c", "#7fa6a0", "#ffe3a6"),
        planet(picture, 14, 10, 8.6, "#ffc9a6", "#c9604a", "#5a2438"),
        bands(picture, 14, 10, 8.6, "#fff0dc"),
        ridge(picture, "far", 30, 5, 26, "#5f8f70"),
        haze(picture, 29, 12, "#fff6d0", 0.6),
        moved(shape(steps, stone), x=37.6, y=18.7, size=0.45),
        shape(steps, stone),
        shape("M30 16H34V19.2H37V22.8H40V26.4H43V30H46V34H30z", "#2b1a14", opacity=0.4),
        shape("M27.4 34V28.6H32.6V34z", "#1a100c") + glow(picture, 30, 32, 5, "#ffd27a", 0.8),
        moved(dart("#fdf8ee"), x=44, y=11, turn=-28, size=0.9),
        moved(dart("#fdf8ee"), x=37.6, y=9, turn=-28, size=0.7),
        ridge(picture, "trees", 36, 4, 30, "#234a33"),
        ridge(picture, "near", 39, 4, 22, "#10291d"),
        vignette(picture, 0.5),
    )


PLACES: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        attack_on_echo_base,
        battle_of_hoth,
        evacuation_of_echo_base,
        battle_of_endor,
        control_of_endor,
        destroy_the_shield_generator,
        escape_from_tatooine,
        battle_of_yavin,
        securing_the_rebel_base_on_yavin_4,
    )
}
