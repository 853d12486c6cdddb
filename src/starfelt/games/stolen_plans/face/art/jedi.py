"""What a Jedi learns and uses: floating stones, a blade of light, cards that move unseen."""

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
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.painting.emblems import around
from starfelt.faces.painting.instruments import arrow, blade, card, watching_eye
from starfelt.faces.painting.scenes import haze, ridge, sky, stars
from starfelt.faces.svg import number


def learn_the_ways(picture: Picture) -> None:
    """Stones that float in a column of light over still water."""
    stone = picture.linear("#f0fbe6", "#8fa98c", "#2f4238", slope=SLANT)
    stones = ((30, 26.6, 6.4, 2.5), (29.2, 20.4, 4.6, 2.1), (30.8, 14.8, 3.3, 1.7))
    picture.add(
        sky(picture, "#04211f", "#126055", "#8fd9a8"),
        stars(picture, 24, 16),
        shape("M22 -1H38L44 41H16z", picture.linear("#eaffd9/.75", "#9dffc9/.1")),
        ridge(picture, "hills", 30, 8, 9, "#0b3a34"),
        bar(0, 30, 60, 11, picture.linear("#4fae97", "#06302c")),
        *(oval(x, y, rx, ry, stone) for x, y, rx, ry in stones),
        disc(30, 10, 1.5, "#fbfff0") + glow(picture, 30, 10, 7, "#f2ffc9", 0.95),
        oval(30, 34, 13, 2, "none", stroke="#dfffe9", stroke_width=0.4, opacity=0.7),
        oval(30, 34, 19, 3.4, "none", stroke="#dfffe9", stroke_width=0.3, opacity=0.45),
        oval(30, 34, 6, 0.9, "#eafff2", opacity=0.6),
        vignette(picture, 0.5),
    )


def lightsaber(picture: Picture) -> None:
    chance = picture.chance.also("sparks")
    sparks = "".join(
        f"M{number(chance.between(8, 52))} {number(chance.between(4, 36))}h.01" for _ in range(26)
    )
    picture.add(
        whole(picture.linear("#031c1a", "#0c4a44", "#04110f", slope=(0, 1, 1, 0))),
        glow(picture, 32, 18, 26, "#3dffb0", 0.55),
        line("M4 41L60 3M-4 36L56 -4M12 46L66 9", "#9dffd9", 0.2, opacity=0.4),
        line(sparks, "#d6fff0", 0.4, opacity=0.7),
        moved(blade(picture, "#2bf59a", 40), x=17.4, y=28.6, turn=-34),
        vignette(picture),
    )


# ------------------------------------------------------------------ the old teacher
def swamp(picture: Picture, light: str) -> None:
    """Where the old teacher lives: roots, mist, and a light between them."""
    root = "M-1 -1H11Q7 9 9 20Q11 31 3 41H-1zM9 20Q14 25 18 41H11Q12 31 7 26z"
    vines = "M10 0Q15 7 13 15M6 0Q16 3 19 0"
    picture.add(
        sky(picture, "#071b12", "#1d4a2e", "#6c9a4c"),
        glow(picture, 30, 20, 25, light, 0.75),
        haze(picture, 32, 14, "#d3f0a8", 0.5),
        mirrored(shape(root, "#06130c"), line(vines, "#06130c", 0.6)),
        ring(30, 20, 15.4, light, 0.4, opacity=0.75),
    )


def yoda_pass_left(picture: Picture) -> None:
    swamp(picture, "#c8f58a")
    picture.add(
        arrow("M46 25Q30 38 14.4 26", "#f4ffd9", (13.6, 25.2, 222), 1.5),
        moved(card(picture), x=41.6, y=18.6, turn=22, size=1.3),
        moved(card(picture), x=30, y=15.4, size=1.3),
        moved(card(picture), x=18.4, y=18.6, turn=-22, size=1.3),
        vignette(picture),
    )


def yoda_discard_all(picture: Picture) -> None:
    swamp(picture, "#b8ecc0")
    fall = ((22, 10, -32), (35, 8.6, 20), (28, 19, 12), (38.6, 20.6, -24), (20.6, 24.4, 36))
    picture.add(
        line("M17 4V14M44 3V15M30 2V9M24.6 14V18M42 25V29", "#f4ffd9", 0.4, opacity=0.8),
        *(moved(card(picture), x=x, y=y, turn=turn, size=1.05) for x, y, turn in fall),
        oval(30, 34.4, 14, 3, "#04100a", stroke="#e4ffc0", stroke_width=0.5),
        oval(30, 34.8, 9, 1.6, "#000000"),
        moved(card(picture), x=31, y=32, turn=78, size=0.9),
        vignette(picture),
    )


def yoda_swap(picture: Picture) -> None:
    swamp(picture, "#a6f0d0")
    picture.add(
        moved(card(picture), x=20.6, y=20.6, turn=-8, size=1.5),
        moved(card(picture, "#6b4a8a"), x=39.4, y=20.6, turn=8, size=1.5),
        arrow("M19.6 11Q30 1.6 40 9.6", "#f4ffe6", (41, 10.4, 42), 1.5),
        arrow("M40.4 30.4Q30 39 20 31", "#f4ffe6", (19, 30, 222), 1.5),
        vignette(picture),
    )


def yoda_look_take(picture: Picture) -> None:
    swamp(picture, "#e4f59a")
    fan = ((21, 29, -24), (27, 27.4, -8), (39, 29, 24))
    picture.add(
        *(moved(card(picture), x=x, y=y, turn=turn, size=1.2) for x, y, turn in fan),
        moved(card(picture, "#b58a1c"), x=34.6, y=23.6, turn=10, size=1.3),
        shape("M21 12L29 34H40L39 12z", picture.linear("#fdffd6/.6", "#fdffd6/0")),
        watching_eye(picture, 30, 10.6, 1.1, "#6fae3c"),
        vignette(picture),
    )


def yoda_take_all(picture: Picture) -> None:
    swamp(picture, "#f0e68a")
    picture.add(
        shape(around(12, 6, 17, 0.09), "#fbffd0", opacity=0.35),
        *(
            moved(
                card(picture),
                x=30 + step * 4.2,
                y=19 + step * step * 0.95,
                turn=step * 14,
                size=1.35,
            )
            for step in (-2, -1, 1, 2, 0)
        ),
        line("M12.6 22Q15 36 30 36Q45 36 47.4 22", "#f7ffd9", 1.5),
        shape("M12 18.4l-2.4 4.6l5.4 -.4zM48 18.4l2.4 4.6l-5.4 -.4z", "#f7ffd9"),
        vignette(picture),
    )


JEDI: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        learn_the_ways,
        lightsaber,
        yoda_pass_left,
        yoda_discard_all,
        yoda_swap,
        yoda_look_take,
        yoda_take_all,
    )
}
