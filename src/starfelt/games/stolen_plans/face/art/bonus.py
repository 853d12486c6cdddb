"""The bonus cards of Stolen Plans as bold signs."""

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
from starfelt.faces.painting.instruments import card
from starfelt.faces.painting.marks import star
from starfelt.faces.painting.scenes import beam, burst, dunes, nebula, scarred_moon, sky, stars
from starfelt.faces.svg import Svg

from .figures import white_plate


def traitor(picture: Picture) -> None:
    """A shield of two halves: one bright, one dark, with a crack between them."""
    bright = picture.linear("#fff1d0", "#ffb45c", "#c4572a", slope=SLANT)
    dark = picture.linear("#5a4a78", "#1b1230", "#07040f", slope=SLANT)
    picture.add(
        whole(picture.linear("#7a4a24", "#3a1d5c", "#0c0618", slope=(0, 0, 1, 0))),
        shape(around(16, 6, 42, 0.07), "#ffe0b0", opacity=0.14),
        glow(picture, 26, 18, 19, "#ffc27a", 0.7),
        glow(picture, 38, 24, 15, "#ff3a4a", 0.55),
        shape("M14.6 6Q23 7 30 3L27 13L31.6 18.6L27.4 26L30 37Q16 30 14.6 6z", bright),
        shape("M45.4 8Q37 9 31 5L28.6 13.4L33.2 19L29 26.4L31.4 38.6Q44 32 45.4 8z", dark),
        line("M31 5L28.6 13.4L33.2 19L29 26.4L31.4 38.6", "#ff5a6a", 0.5),
        shape(star(22.4, 16.6, 4.4, 4, 0.32), "#fffbea"),
        shape("M38.6 11.6L43 22.6H34.2z", "#ff4a4a", opacity=0.9),
        vignette(picture),
    )


def advantage(picture: Picture) -> None:
    """A fast round ship out of a tunnel of stars."""
    picture.add(
        whole(picture.radial("#d9f2ff", "#5a6cf0", "#231a5e", "#070418", r=0.72)),
        shape(around(30, 5, 42, 0.012), "#eaf6ff", opacity=0.65),
        shape(around(17, 9, 40, 0.02, 0.11), "#a9c0ff", opacity=0.6),
        moved(round_ship(picture), x=30, y=20, turn=-11, size=1.06),
        vignette(picture, 0.5),
    )


def round_ship(picture: Picture) -> Svg:
    """A ship like a flat stone, with its drive behind, about the origin."""
    hull = picture.radial("#ffffff", "#c3ccd8", "#5d6a7d", "#1e2633", cx=0.34, cy=0.26, r=0.9)
    dome = picture.linear("#f7fbff", "#7484a0")
    marks = "M-10 -1.6L-6 -2.2M6 -2.2L10 -1.6M0 -5.4V-7.2M-7.4 -5.2l2.4 1M7.4 -5.2L5 -4.2"
    return (
        oval(0, 1.4, 15.4, 7.6, "#060916", opacity=0.4)
        + oval(0, 0, 15, 7.4, hull)
        + shape("M-15 0Q0 5.4 15 0Q14 7.4 0 7.4T-15 0z", "#141b2a", opacity=0.55)
        + oval(0, -2.6, 5.6, 2.9, dome, stroke="#39465c", stroke_width=0.3)
        + line(marks, "#4a586e", 0.5)
        + line("M-11.4 4Q0 8.6 11.4 4", "#8ff0ff", 1.2)
        + line("M-11.4 4Q0 8.6 11.4 4", "#ffffff", 0.45)
        + shape("M13.6 -3.4q3 -1.4 4 .8q-.2 2 -3.4 2.2z", hull)
    )


def counter(picture: Picture) -> None:
    """A great wedge that comes out of the dark and stops every way."""
    hull = picture.linear("#f0f3f8", "#9aa5b8", "#39425a", slope=SLANT)
    picture.add(
        sky(picture, "#0a0620", "#2b1a5c", "#6b3a8a"),
        stars(picture, 40),
        nebula(picture, "#a05cff", "#ff6ab0"),
        glow(picture, 30, 9, 16, "#c9b0ff", 0.7),
        shape("M30 37.6L5 7.4L30 11.6L55 7.4z", hull),
        shape("M30 37.6V11.6L55 7.4z", "#0d0f26", opacity=0.5),
        shape("M30 11.6L20 9.9L24 3.4H36L40 9.9z", hull),
        shape("M26 3.4V.8H34V3.4z", "#dfe5ee"),
        line("M30 37.6L5 7.4", "#ffffff", 0.4, opacity=0.8),
        line(
            "M14 14.6L30 16.6L46 14.6M20.4 22L30 23.4L39.6 22M25.4 28.6L30 29.4L34.6 28.6",
            "#1a2138",
            0.45,
        ),
        line("M16 12.4h2M22 13.4h1.6M37 13.4h1.6M27 19.6h1.4M32 20h1.4M29 26h1", "#ffe9a8", 0.45),
        vignette(picture),
    )


def search(picture: Picture) -> None:
    """Two beams of light that look for cards in the sand."""
    cone = picture.linear("#fdf6ff/.85", "#d9b8ff/.12")
    picture.add(
        sky(picture, "#150a2e", "#43246e", "#8a4f8f"),
        stars(picture, 26, 18),
        dunes(picture, "far", 25, 5, "#2b1548", "#b98ae0"),
        bar(0, 27, 60, 14, picture.linear("#6a3d86", "#190b2c")),
        moved(card(picture, "#5a2f8a"), x=21.6, y=31, turn=-24, size=1.1),
        moved(card(picture, "#5a2f8a"), x=38.4, y=31.4, turn=18, size=1.1),
        shape("M8 2L14 36.4Q22 39 30 35z", cone),
        shape("M52 2L46 36.4Q38 39 30 35z", cone),
        oval(21.6, 35, 8.4, 2.4, "#fff2ff", opacity=0.25),
        oval(38.4, 35, 8.4, 2.4, "#fff2ff", opacity=0.25),
        glow(picture, 8, 2.6, 6, "#ffffff", 0.95) + glow(picture, 52, 2.6, 6, "#ffffff", 0.95),
        *(moved(white_plate(picture), x=x, y=12, size=0.52) for x in (22.6, 30, 37.4)),
        vignette(picture, 0.5),
    )


def discard_all(picture: Picture) -> None:
    """A moon that is half built, and a ray out of its scar."""
    open_side = (
        "M34.6 5.4L37 10.6L34 15L39 19.4L35 24.6L38 29.8L34.6 34.6A15.3 15.3 0 0 0 34.6 5.4z"
    )
    ribs = "M37 10.6Q42 13 43.6 12.4M34 15Q42 17.6 44.8 16.6M39 19.4Q43 20.6 45.2 20"
    ribs += (
        "M35 24.6Q41 26 44.4 24.6M38 29.8Q41 29.6 42 29M39 8Q42 20 39 32M42.4 12Q44.4 20 42.4 28.6"
    )
    picture.add(
        sky(picture, "#08041a", "#2a1246", "#5c1f4e"),
        stars(picture, 40),
        nebula(picture, "#ff5a8a", "#7a5cff"),
        glow(picture, 30, 20, 23, "#d9b0ff", 0.6),
        scarred_moon(picture, 30, 20, 15.3, "#9a94b5"),
        shape(open_side, "#0c0519"),
        line(ribs, "#d6cdf0", 0.35, opacity=0.85),
        ring(30, 20, 15.3, "#f0e6ff", 0.3, opacity=0.6),
        beam((29, 17.4), (-1, 37), "#ff6a4a", 0.9),
        burst(picture, 29, 17.4, 3.4, "#ff8a5c", 8),
        vignette(picture),
    )


def decoy(picture: Picture) -> None:
    """The droid once more, but hollow: an outline with a grin."""
    outline = (
        "M-6.6 -2Q-6.6 -11 0 -11T6.6 -2M-6.4 -1.4H6.4L5.8 9.6Q0 12.4 -5.8 9.6z"
        "M-7.4 .4q-2.4 .4 -2.4 3.4l-1 7.2q2 1.6 4.4 .2M7.4 .4q2.4 .4 2.4 3.4l1 7.2q-2 1.6 -4.4 .2"
    )
    picture.add(
        whole(picture.radial("#7a3fa0", "#3a1a5e", "#10061f", r=0.75)),
        shape(around(18, 4, 40, 0.07), picture.radial("#ffb0f0/.4", "#ffb0f0/0")),
        glow(picture, 30, 20, 20, "#ff9ae0", 0.6),
        ring(30, 20, 17.6, "#ffc9f2", 0.4, opacity=0.7, stroke_dasharray="2 1.6"),
        moved(
            shape("M-6.6 -2Q-6.6 -11 0 -11T6.6 -2L5.8 9.6Q0 12.4 -5.8 9.6z", "#1d0c33", opacity=0.8)
            + line(outline, "#ffd9f6", 0.7, stroke_dasharray="1.6 1.1")
            + shape("M-4.4 2.4Q0 4.4 4.4 2.4Q3.6 8 0 8T-4.4 2.4z", "#ffd0f2")
            + line("M-2.2 3.3V6.8M0 3.6V7.8M2.2 3.3V6.8", "#3a1a5e", 0.4)
            + disc(-2.6, -5.4, 1.5, "#ffe37a")
            + disc(2.6, -5.4, 1.5, "#ffe37a")
            + disc(-2.3, -5.1, 0.6, "#1d0c33")
            + disc(2.9, -5.1, 0.6, "#1d0c33")
            + line("M3.4 -9.8L6 -13M-3.4 -9.8L-6 -13", "#ffd9f6", 0.5),
            x=30,
            y=21.6,
            size=1.2,
        ),
        vignette(picture),
    )


BONUS: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        traitor,
        advantage,
        counter,
        search,
        discard_all,
        decoy,
    )
}
