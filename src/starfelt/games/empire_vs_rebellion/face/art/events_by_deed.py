"""Events by what happens: plans are taken, a hero falls, a world breaks."""

from collections.abc import Callable

from starfelt.faces.painting.canvas import (
    SLANT,
    Picture,
    bar,
    disc,
    glow,
    line,
    moved,
    oval,
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.painting.emblems import around
from starfelt.faces.painting.instruments import droid
from starfelt.faces.painting.marks import star
from starfelt.faces.painting.scenes import (
    beam,
    burst,
    dunes,
    nebula,
    planet,
    ridge,
    scarred_moon,
    sky,
    smoke,
    snow,
    stars,
)


def acquire_the_death_star_plans(picture: Picture) -> None:
    """A globe of light over a table, in a dark room."""
    meridians = "".join(
        oval(30, 16, rx, 11, "none", stroke="#aef0ff", stroke_width=0.3) for rx in (3.6, 7.6)
    )
    rows = "M19 16H41M20.6 10.6H39.4M20.6 21.4H39.4M24 7H36M24 25H36"
    picture.add(
        sky(picture, "#04101c", "#0c2c40", "#0a1a26"),
        line("M0 0L20 12V30L0 41M60 0L40 12V30L60 41M8 4.6V36M52 4.6V36", "#2b5a70", 0.5),
        shape("M22 35L17 4Q30 -5 43 4L38 35z", picture.linear("#7fe6ff/.08", "#7fe6ff/.5")),
        glow(picture, 30, 16, 19, "#6fdcff", 0.7),
        ring(30, 16, 11, "#d6f8ff", 0.55),
        meridians,
        line(rows, "#aef0ff", 0.3),
        line("M22.4 10.4L26 12L27.4 14.6L30.6 15L32 18L36 19.4", "#ffb27a", 0.8),
        oval(30, 35.4, 13, 3, "#0a1c28", stroke="#8fe9ff", stroke_width=0.4),
        oval(30, 35, 7.6, 1.5, "#c9f6ff", opacity=0.8),
        shape("M13 41L17.6 36Q30 41 42.4 36L47 41z", "#06121a"),
        vignette(picture),
    )


def balance_of_the_force(picture: Picture) -> None:
    """Day and night side by side, and a light on each side of one beam."""
    picture.add(
        bar(0, 0, 30, 40, picture.linear("#fff3d6", "#8fd0e6", "#3f8fb0")),
        bar(30, 0, 30, 40, picture.linear("#0a0414", "#3a0d24", "#7a1a24")),
        shape("M30 20L-1 30V41H30z", "#2f7a8a", opacity=0.7),
        shape("M30 20L61 30V41H30z", "#12040c", opacity=0.9),
        glow(picture, 30, 20, 20, "#ffffff", 0.6),
        ring(30, 20, 16.4, "#ffffff", 0.4, opacity=0.8),
        shape("M29.2 9h1.6L32 35.4H28z", picture.linear("#ffffff", "#a9a3b0", slope=SLANT)),
        line("M17 13.6Q30 8.6 43 13.6", "#f6f2ea", 1.1),
        line("M17 13.6L13.4 22M17 13.6L20.6 22M43 13.6L39.4 22M43 13.6L46.6 22", "#f6f2ea", 0.3),
        shape("M12.4 22H21.6Q17 27.4 12.4 22zM38.4 22H47.6Q43 27.4 38.4 22z", "#e9e2d6"),
        glow(picture, 17, 20, 6, "#4fd0ff", 1) + disc(17, 20, 2.3, "#eafaff"),
        glow(picture, 43, 20, 6, "#ff3a2a", 1) + disc(43, 20, 2.3, "#ffe0d6"),
        shape("M23 37.4Q30 33 37 37.4z", "#efe8dc"),
        vignette(picture, 0.5),
    )


def create_a_diversion(picture: Picture) -> None:
    """All look at the fire on one side; on the other, somebody slips by."""
    shade = picture.linear("#1a2440", "#05080f", slope=(1, 0, 0, 0))
    picture.add(
        whole(picture.linear("#ffb04a", "#7a2f3a", "#10182e", slope=(0, 0, 1, 0))),
        stars(picture, 22, 14),
        burst(picture, 17, 17, 9, "#ff7a2c", 13),
        smoke(19, 14, "#3a1a1a") + smoke(12, 13, "#3a1a1a"),
        ridge(picture, "far", 31, 5, 9, "#5a2430"),
        shape("M61 2L48 8L42 20L38 24L36 41H61z", shade),
        line("M48 8L42 20L38 24L36 41", "#ff9a6b", 0.5),
        line("M38 34H56", "#8fd6ff", 0.4, stroke_dasharray="1.6 1.2", opacity=0.9),
        *(shape(star(x, 31.6, 1.5, 4, 0.4), "#bfeaff") for x in (42, 46.6, 51.2)),
        dunes(picture, "near", 35, 3, "#2a0f18", "#ff9a5c"),
        vignette(picture),
    )


def display_of_power(picture: Picture) -> None:
    """A ray from the scarred moon, and a world that breaks."""
    picture.add(
        sky(picture, "#050312", "#1b1236", "#4a1a3a"),
        stars(picture, 44),
        nebula(picture, "#ff6a4a"),
        planet(picture, 41, 24, 11, "#bfe6ff", "#3a7ab0", "#0a1c3a"),
        line("M32 18L37 22L34 27L40 25L42 33M37 22L44 17L50 19", "#ffb06a", 0.9),
        line("M32 18L37 22L34 27L40 25L42 33M37 22L44 17L50 19", "#fff3d0", 0.35),
        beam((14, 11), (35, 22), "#7dff9a", 1),
        scarred_moon(picture, 12, 9.6, 7.4),
        burst(picture, 36.4, 22.4, 6, "#ffb45c"),
        shape("M52 12l2.4 -1.6l1 2.4l-1.8 1zM55 30l2 .4l-.6 2zM48 36l2 1.4l-2.4 .6z", "#7fb0d9"),
        vignette(picture),
    )


def fall_of_a_hero(picture: Picture) -> None:
    """A star falls down a deep shaft."""
    rings = "".join(
        oval(30, 3 + k * 8, 27 - k * 4.6, 6 - k * 0.9, "none", stroke="#8fb0d9",
             stroke_width=0.6 - k * 0.08, opacity=0.75 - k * 0.1)
        for k in range(5)
    )  # fmt: skip
    trail = picture.linear("#fff3d0/0", "#ffdf9a/.5", "#ffffff")
    picture.add(
        whole(picture.radial("#22344f", "#0d1626", "#020409", cy=0.1, r=0.95)),
        shape("M3 3L26 35H34L57 3L61 41H-1z", "#04070d", opacity=0.8),
        rings,
        shape("M10 4L26 36M50 4L34 36", "none", stroke="#5f7fa6", stroke_width=0.3),
        glow(picture, 30, 38, 16, "#ff5a3a", 0.7),
        shape("M28.6 2L30 24L31.4 2z", trail)
        + shape("M26 8L29.2 24L27 8zM34 8L30.8 24L33 8z", trail),
        glow(picture, 30, 24, 9, "#fff0c0", 0.95),
        shape(star(30, 24, 6, 4, 0.28), "#fffdf2"),
        shape(
            star(22, 15, 1.4, 4, 0.3) + star(37, 12, 1.1, 4, 0.3) + star(36, 31, 1, 4, 0.3),
            "#ffe9b8",
        ),
        vignette(picture, 0.75),
    )


def locate_the_rebel_base(picture: Picture) -> None:
    """A probe over the snow, with feelers and one red eye."""
    shell = picture.linear("#aebccb", "#4a586a", "#141b25", slope=SLANT)
    picture.add(
        sky(picture, "#1a2a4a", "#5f7fa8", "#d9e6f2"),
        ridge(picture, "far", 30, 7, 8, "#a9c0d9"),
        bar(0, 30, 60, 11, picture.linear("#eef6ff", "#8fa9c9")),
        *(
            ring(30, 15, r, "#ffb0a0", 0.35, opacity=0.6, stroke_dasharray="3 2")
            for r in (13, 18, 24)
        ),
        shape("M30 16L18 39Q30 42 42 39z", picture.linear("#ff6a5a/.75", "#ff6a5a/.05")),
        line(
            "M24.6 20Q22 26 24 31M28 21Q26.6 28 29 33M32.6 21Q35 27 32 32M35.6 20Q38.6 25 37 30",
            shell,
            0.8,
        ),
        shape("M21.6 15.6Q21.6 6.6 30 6.6T38.4 15.6Q36 21.4 30 21.4T21.6 15.6z", shell),
        line("M22 13.6Q30 17 38 13.6M26 7.6V3.4M34.6 7.8L37 4", "#0d131b", 0.6),
        glow(picture, 27, 16.4, 6, "#ff3a2a", 1),
        disc(27, 16.4, 1.9, "#2a0a0a") + disc(27, 16.4, 1.2, "#ffd0c0"),
        disc(34, 17, 0.9, "#ff8a7a"),
        snow(picture, 30),
        vignette(picture, 0.5),
    )


def most_desperate_hour(picture: Picture) -> None:
    """A small droid throws a message of light into the dark."""
    picture.add(
        whole(picture.radial("#274a6b", "#10223a", "#040a14", cx=0.6, r=0.7)),
        line("M0 33H60M0 36.6H60M10 33L2 41M26 33L22 41M42 33L44 41M56 33L64 41", "#3f6488", 0.35),
        line("M4 0V33M16 0V33M52 0V33", "#1b3552", 1.2, opacity=0.7),
        shape(
            "M20.4 22.4L33 7H47L49 33.6z",
            picture.linear("#d9f8ff/.1", "#8fe6ff/.55", slope=(0, 0, 1, 0)),
        ),
        glow(picture, 40, 20, 15, "#8fe6ff", 0.75),
        shape(
            "M40 8Q44 10 43 15L46 33.4Q40 35.6 34 33.4L37 15Q36 10 40 8z", "#d6f7ff", opacity=0.7
        ),
        line("M35 14H45M34.4 18H45.6M34 22H46M33.6 26H46.4M33 30H47", "#ffffff", 0.25, opacity=0.8),
        shape(star(40, 17, 4, 4, 0.28), "#ffffff"),
        oval(40, 34, 8.6, 1.6, "none", stroke="#bff0ff", stroke_width=0.4),
        moved(droid(picture, "#e6fff6", "#5fb8a4", "#123a36", "#8ff0ff"), x=18, y=26.4, size=0.72),
        vignette(picture),
    )


def ultimate_power_in_the_universe(picture: Picture) -> None:
    """The scarred moon before a sun that it hides."""
    picture.add(
        sky(picture, "#03020c", "#1a0f2e", "#3a1430"),
        stars(picture, 50),
        shape(around(28, 10, 36, 0.03, 0.05), "#ffcf9a", opacity=0.35),
        glow(picture, 30, 20, 26, "#ffae6b", 0.95),
        disc(30, 20, 14.6, "#fff3d6"),
        scarred_moon(picture, 30.6, 20.4, 14, "#6b7484"),
        line("M16.8 14A15 15 0 0 1 40 7", "#ffffff", 0.6),
        glow(picture, 19.6, 9.6, 8, "#ffffff", 0.9),
        shape(star(19.6, 9.6, 5.4, 4, 0.14), "#ffffff"),
        vignette(picture),
    )


DEEDS: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        acquire_the_death_star_plans,
        balance_of_the_force,
        create_a_diversion,
        display_of_power,
        fall_of_a_hero,
        locate_the_rebel_base,
        most_desperate_hour,
        ultimate_power_in_the_universe,
    )
}
