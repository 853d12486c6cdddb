"""The upper edge of great planets, far below what people build in Race for the Galaxy."""

from starfelt.faces.svg import Svg

from .canvas import Easel, around, disc, dots, drawn, filled, mix
from .planets import Globe, Surface, belt, patch
from .surfaces import EMBER, FLAME, RUST


def near_lands(easel: Easel, at: Globe, number: int = 4) -> str:
    """Outlines of land near the upper edge of a great planet."""
    chance = easel.chance.also("near lands")
    upright = Globe(at.x, at.y, at.r)
    return "".join(
        patch(
            upright,
            easel,
            -38 + 76 * (n + chance.unit() * 0.6) / number,
            chance.between(52, 64),
            6,
            f"near {n}",
        )
        for n in range(number)
    )


def shores(easel: Easel, at: Globe) -> Svg:
    return filled(near_lands(easel, at), easel.colours.other, 0.9)


def rocky(easel: Easel, at: Globe) -> Svg:
    return filled(near_lands(easel, at, 5), easel.colours.dark, 0.6)


def fiery(easel: Easel, at: Globe) -> Svg:
    d = near_lands(easel, at, 5)
    crust = disc(at.x, at.y, at.r, mix(easel.colours.deep, RUST, 0.3), 0.7)
    return crust + filled(d, easel.colours.deep, 0.8, stroke=EMBER, stroke_width=0.5)


def cloudy(easel: Easel, at: Globe) -> Svg:
    rows = "".join(belt(Globe(at.x, at.y, at.r, at.lean / 4), north) for north in (72, 64, 56))
    return drawn(rows, easel.colours.bright, 1.3, 0.35)


def inhabited(easel: Easel, at: Globe) -> Svg:
    chance = easel.chance.also("inhabited")
    lit = [
        around(at.x, at.y, at.r * chance.between(0.79, 0.97), chance.between(-122, -58))
        for _ in range(34)
    ]
    return drawn(dots(lit), FLAME, 0.45, 0.9)


HORIZONS: dict[str, Surface] = {
    "shores": shores, "rocky": rocky, "fiery": fiery, "cloudy": cloudy, "inhabited": inhabited,
}  # fmt: skip
