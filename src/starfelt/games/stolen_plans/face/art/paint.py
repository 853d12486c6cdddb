"""The pictures of Stolen Plans: weapons here, all others from beside."""

from collections.abc import Callable

from starfelt.faces.painting.canvas import (
    SLANT,
    Picture,
    glow,
    line,
    moved,
    ring,
    shape,
    vignette,
    whole,
)
from starfelt.faces.painting.emblems import around
from starfelt.faces.painting.instruments import cannon, detonator, pistol
from starfelt.faces.painting.scenes import bolts
from starfelt.faces.svg import Svg

from .bonus import BONUS
from .figures import FIGURES
from .jedi import JEDI

GAME = "stolen_plans"


# ------------------------------------------------------------------ weapons
def bench(picture: Picture, light: str) -> None:
    """The light that weapons lie in."""
    picture.add(
        whole(picture.linear("#0f2740", "#1f5673", "#0a1b2b", slope=SLANT)),
        line("M0 8L60 -12M0 20L60 0M0 32L60 12M0 44L60 24M0 56L60 36", light, 0.2, opacity=0.3),
        glow(picture, 30, 20, 23, light, 0.6),
    )


def blaster_light(picture: Picture) -> None:
    bench(picture, "#8fe3ff")
    picture.add(
        ring(47.4, 16.4, 3.2, "#d8f6ff", 0.35, opacity=0.7),
        bolts((44, 17.2, 58, 13.6), colour="#46d2ff"),
        glow(picture, 44, 17.2, 6, "#9fefff", 0.9),
        moved(pistol(picture, "#8a5a3a"), x=28.6, y=20.6, turn=-14, size=1.3),
        vignette(picture),
    )


def blaster_heavy(picture: Picture) -> None:
    bench(picture, "#9fd0ff")
    picture.add(
        bolts((46, 14.8, 60, 10.6), (45, 18.2, 60, 13.6), colour="#3da0ff"),
        glow(picture, 46, 16, 8, "#b9e0ff", 0.9),
        moved(cannon(picture, "#6e4a33"), x=27.6, y=20, turn=-12, size=1.25),
        vignette(picture),
    )


def thermal_detonator(picture: Picture) -> None:
    picture.add(
        whole(picture.radial("#2f6d86", "#12354c", "#06121f", r=0.75)),
        shape(
            around(16, 8, 34, 0.06, 0.2), picture.radial("#ffd27a/.7", "#ff9a3c/.2", "#ff9a3c/0")
        ),
        glow(picture, 30, 20, 22, "#ffb04d", 0.85),
        ring(30, 20, 15.4, "#ffe2a6", 0.35, stroke_dasharray="3 2", opacity=0.8),
        detonator(picture, 30, 20, 10.6),
        bolts((5, 31, 12, 28.6), (48, 11, 55, 8.6), (46, 32, 51, 34), colour="#ffb04d"),
        vignette(picture),
    )


WEAPONS: dict[str, Callable[[Picture], None]] = {
    painter.__name__: painter
    for painter in (
        blaster_light,
        blaster_heavy,
        thermal_detonator,
    )
}

PAINTERS = {**FIGURES, **WEAPONS, **JEDI, **BONUS}


def paint(card: str) -> Svg:
    """The picture of a card."""
    picture = Picture(GAME, card)
    PAINTERS[card](picture)
    return picture.finished()
