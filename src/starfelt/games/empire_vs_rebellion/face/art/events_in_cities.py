"""Events in cities and halls: above the clouds, in the capital, at a table."""

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
    polygon,
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.painting.emblems import around
from starfelt.faces.painting.marks import heap, star
from starfelt.faces.painting.scenes import (
    bolts,
    burst,
    clouds,
    planet,
    sky,
    skyline,
    stars,
    sun,
    windows,
)
from starfelt.faces.svg import Svg

from .events_in_the_open import carrier, wedge


# ------------------------------------------------------------------ the city in the clouds
def cloud_city(
    picture: Picture, x: float, y: float, size: float, tones: tuple[str, str, str]
) -> Svg:
    """A city like a top that floats: a broad disc, towers above it, a stem below."""
    wall = picture.linear(*tones, slope=SLANT)
    city = (
        shape("M-17 0Q0 5 17 0Q11 6.4 3 8L1.2 17H-1.2L-3 8Q-11 6.4 -17 0z", wall)
        + oval(0, 0, 17, 3.4, wall)
        + shape(
            "M-10 -.4V-4q2 -1.6 4 0V-.4zM-4.6 0V-8q2.2 -2 4.4 0V0zM1.4 0V-6q1.8 -1.6 3.6 0V0z", wall
        )
        + shape("M6.6 -.4V-3.4q1.6 -1.4 3.2 0V-.4z", wall)
        + line("M-14.6 .9Q0 4.6 14.6 .9", "#fff1c9", 0.5, stroke_dasharray=".7 .9")
        + line("M-2.4 -9V-13M3.2 -6.8V-9.6", tones[1], 0.4)
    )
    return moved(city, x=x, y=y, size=size)


def occupation_of_cloud_city(picture: Picture) -> None:
    picture.add(
        sky(picture, "#3a1c4a", "#c2485a", "#ffb56b"),
        sun(picture, 44, 24, 4, "#ffd98a"),
        clouds(picture, "far", 27, "#e08a72"),
        cloud_city(picture, 30, 22, 1.02, ("#ffe0c4", "#b36a62", "#4a2340")),
        moved(wedge("#1b1426"), x=23, y=6.6, size=1.7),
        line("M4 9L41 1", "#ffd0c0", 0.3, opacity=0.8),
        line("M8 8.6h1.4M16 8h1.6M26 9h2M34 9.4h2", "#ffe9a8", 0.4),
        shape("M17 12L12 24H24zM33 13L36 20H40z", picture.linear("#ffd9d0/.55", "#ffd9d0/0")),
        clouds(picture, "near", 36, "#a84a5c", 1.2),
        vignette(picture),
    )


def rescue_mission_to_cloud_city(picture: Picture) -> None:
    picture.add(
        sky(picture, "#12315e", "#5f86b8", "#ffdcae"),
        stars(picture, 18, 12),
        planet(picture, 48, 7, 4, "#fff2dc", "#d9a08a", "#5a4a70"),
        clouds(picture, "far", 30, "#c9d3e6"),
        cloud_city(picture, 30, 14, 1.1, ("#ffffff", "#c9b8b0", "#54567a")),
        line("M30 32.6V37M27.4 34.6H32.6", "#3d4468", 0.7),
        clouds(picture, "near", 38.6, "#f2ddd0", 1),
        line("M2 36Q10 36.6 14 33.6", "#ffffff", 0.6, stroke_dasharray="1.4 1"),
        moved(carrier("#fdf6ea", "#9feaff"), x=19.6, y=31, turn=-22, size=1),
        glow(picture, 30, 33, 5, "#fff0b0", 0.9),
        vignette(picture, 0.5),
    )


def duel_on_cloud_city(picture: Picture) -> None:
    floor = picture.linear("#3a2a3f", "#0c0812")
    red = "M17.6 31L32 13.4"
    blue = "M42.4 31L28 13.4"
    picture.add(
        sky(picture, "#0b1026", "#3a1a2a", "#e06a2c"),
        *(ring(30, 18, r, "#ff9a5c", 0.35, opacity=0.5) for r in (9, 14, 19, 25)),
        shape(
            "M30 18L-1 -1V10zM30 18L61 -1V10zM30 18L-1 28V38zM30 18L61 28V38z",
            "#000000",
            opacity=0.35,
        ),
        glow(picture, 30, 16, 21, "#ffb070", 0.7),
        polygon([(12, 34), (48, 34), (56, 41), (4, 41)], floor),
        line("M12 34H48", "#ffb57a", 0.4),
        line(red, "#ff2a1c", 3.4, opacity=0.3) + line(red, "#ff2a1c", 1.7, opacity=0.85),
        line(blue, "#2ab0ff", 3.4, opacity=0.3) + line(blue, "#2ab0ff", 1.7, opacity=0.85),
        line(red + blue, "#ffffff", 0.7),
        line("M14.6 34.6L17.4 31.2M45.4 34.6L42.6 31.2", "#cfd6dd", 1.6),
        burst(picture, 30, 15.9, 4.4, "#fff0c0", 9),
        glow(picture, 30, 41, 16, "#ff9a5c", 0.5),
        vignette(picture),
    )


# ------------------------------------------------------------------ others
def heart_of_the_empire(picture: Picture) -> None:
    """A city without end at night, with a palace like a mountain."""
    palace = picture.linear("#d9c4d0", "#6b4a6b", "#1d1128", slope=SLANT)
    picture.add(
        sky(picture, "#0c0820", "#43205c", "#d9604a"),
        stars(picture, 22, 14),
        disc(47, 8, 2.6, "#f7dcd0", opacity=0.9) + disc(39.6, 5, 1.3, "#d9b0c4", opacity=0.9),
        skyline(picture, "far", 30, 9, "#4a2a55", 17),
        glow(picture, 30, 22, 19, "#ff9a6b", 0.7),
        shape("M30 4L33 11H36L39 19H42.6L46 31H14L17.4 19H21L24 11H27z", palace),
        shape("M30 4L33 11H36L39 19H42.6L46 31H30z", "#0c0616", opacity=0.45),
        line("M24 11H36M21 19H39", "#ffd9b0", 0.35),
        shape("M28.8 31V25H31.2V31z", "#ffd98a"),
        skyline(picture, "near", 38, 11, "#1c1030", 13),
        windows(picture, 31, 39.6, "#ffdf8a", 40),
        line("M0 27L60 21M0 23.6L60 28", "#ffc9a0", 0.25, stroke_dasharray="2.4 1.8", opacity=0.9),
        vignette(picture),
    )


def rebel_uprising(picture: Picture) -> None:
    """Banners and flares over a city that wakes."""
    banner = picture.linear("#fff0c9", "#ff8a3c", "#c2331f", slope=SLANT)
    flag = "M0 0Q4 -2.6 8 0T15 -.6L13 3.4L15 7Q11 9 8 7.4T0 8z"
    picture.add(
        sky(picture, "#1a1440", "#a83a4a", "#ffc46b"),
        shape(around(16, 6, 44, 0.06), "#ffe0a0", opacity=0.2),
        glow(picture, 30, 30, 26, "#ffd27a", 0.8),
        skyline(picture, "far", 31, 10, "#7a2f44", 15),
        line("M14 34Q12 22 15 10M46 34Q48 20 44 8M24 34Q24 24 22 18", "#fff0c4", 0.4, opacity=0.8),
        burst(picture, 15, 8.4, 4, "#ffd27a", 9) + burst(picture, 44.4, 6.8, 4.6, "#ff9a7a", 10),
        line("M29 38V6M19 40V19M41 40V16", "#2a1020", 0.9),
        moved(shape(flag, banner), x=29.4, y=6.6, size=0.95),
        moved(shape(flag, banner), x=19.3, y=19, size=0.55),
        moved(shape(flag, banner), x=41.3, y=16.2, size=0.6),
        shape("M-1 36" + "q2 -3 4 0q2 -4 4.4 0" * 8 + "V41H-1z", "#1c0a18"),
        bolts((8, 34, 8, 32), (35, 34.4, 35, 32.4), (53, 34, 53, 32), colour="#ffb04a"),
        vignette(picture, 0.5),
    )


def negotiate_with_the_hutts(picture: Picture) -> None:
    """A vault with lamps, a hoard on one side of the table, and a hand of cards on the other."""
    picture.add(
        whole(picture.radial("#a8742f", "#54300f", "#160a04", cy=0.42, r=0.75)),
        mirrored(
            shape("M-1 -1H31Q12 4 11 24V41H-1z", "#241206"),
            line("M30 2Q13 6 12 24V41", "#d9a05a", 0.5),
        ),
        line("M20 0V9M40 0V9M30 0V5", "#120804", 0.4),
        *(glow(picture, x, y, 6, "#ffc06b", 0.95) for x, y in ((20, 10), (40, 10), (30, 6))),
        *(oval(x, y, 0.9, 1.3, "#fff3d0") for x, y in ((20, 10), (40, 10), (30, 6))),
        moved(heap(picture), x=7, y=9, size=0.72),
        line("M37 21.6Q40 17 36.6 13.6Q33 10 36 7", "#ffe9c9", 0.9, opacity=0.45),
        shape(
            "M18.6 24.6l7 -2.6l2.6 6.6l-7 2.6zM26 22.4h6v7h-6z",
            "#fff6e0",
            stroke="#8a5a24",
            stroke_width=0.3,
        ),
        shape(star(29, 26, 1.7, 4, 0.35), "#b3442a"),
        oval(
            30,
            32.6,
            19,
            4,
            picture.linear("#c98a4a", "#5e3312"),
            stroke="#ffd9a0",
            stroke_width=0.3,
        ),
        oval(30, 32, 12, 1.9, "#ffe0a6", opacity=0.35),
        shape("M24 35.6H36L38.6 41H21.4z", "#2b1507"),
        vignette(picture),
    )


def diplomatic_freedom(picture: Picture) -> None:
    """A great round hall with a thousand seats, and birds of light above it."""
    tiers = "".join(
        oval(30, 44, 16 + k * 7.4, 7 + k * 4.6, "none", stroke="#dfe9ff", stroke_width=1.1,
             stroke_dasharray="1.7 1", opacity=0.85 - k * 0.13)
        for k in range(5)
    )  # fmt: skip
    wings = "M30 9Q25 3.4 19 4.6Q24 6.6 26.6 12.6Q28 14.4 30 13.4"
    wings += "Q32 14.4 33.4 12.6Q36 6.6 41 4.6Q35 3.4 30 9z"
    picture.add(
        sky(picture, "#12295c", "#3f6db8", "#c9a86b"),
        shape("M30 10L4 41H56z", picture.linear("#ffffff/.75", "#fff6d9/.1")),
        glow(picture, 30, 12, 17, "#fff8e0", 0.85),
        tiers,
        shape("M28 38L28.8 24.6H31.2L32 38z", picture.linear("#ffffff", "#8fa6d0")),
        oval(30, 24.4, 5, 1.3, "#f7fbff", stroke="#6f86b8", stroke_width=0.3),
        shape(wings, "#ffffff", stroke="#8fb0e0", stroke_width=0.3),
        moved(shape(wings, "#ffffff", opacity=0.85), x=-3, y=9, size=0.45),
        moved(shape(wings, "#ffffff", opacity=0.85), x=37, y=8, size=0.4),
        vignette(picture, 0.45),
    )


CITIES: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        occupation_of_cloud_city,
        rescue_mission_to_cloud_city,
        duel_on_cloud_city,
        heart_of_the_empire,
        rebel_uprising,
        negotiate_with_the_hutts,
        diplomatic_freedom,
    )
}
