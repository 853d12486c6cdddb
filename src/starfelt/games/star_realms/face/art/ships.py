"""Ships by faction: each is built from the same facts in its own way."""

from collections.abc import Callable

from starfelt.faces.painting.canvas import Picture
from starfelt.faces.svg import Svg

from .blob_ships import organic_ship
from .empire_ships import angular_ship
from .federation_ships import sleek_ship
from .hulls import Build, Tones, placed
from .machine_ships import bot, mech, needle

TONES = {
    "unaligned": Tones("#ffffff", "#ccd6de", "#8a98a4", "#515f6b", "#212a32", "#9fe8ff", "#f0b45a"),
    "blob": Tones("#f0ffc2", "#a9e35c", "#55ab3b", "#226529", "#0b2f17", "#dcff63", "#f277d8"),
    "trade_federation": Tones(
        "#f7fcff", "#bfdcf4", "#6d9fcd", "#2d5d92", "#0f2b4f", "#74d6ff", "#ffcf70"
    ),
    "star_empire": Tones(
        "#fff6cf", "#e8c466", "#ad832c", "#5f4517", "#28200f", "#ffb648", "#d8502c"
    ),
    "machine_cult": Tones(
        "#ffd5c9", "#e0705e", "#b0362c", "#6b1c19", "#2a0b0c", "#ff5a3c", "#ece4d2"
    ),
}

Builder = Callable[[Picture, Tones, Build], Svg]
BUILDERS: dict[str, Builder] = {
    "unaligned": sleek_ship,
    "blob": organic_ship,
    "trade_federation": sleek_ship,
    "star_empire": angular_ship,
    "bot": bot,
    "mech": mech,
    "needle": needle,
}


UPRIGHT = ("bot", "mech")


def ship(picture: Picture, faction: str, builder: str, build: Build) -> Svg:
    """A finished ship in the middle of its picture."""
    chance = picture.chance.also("turn")
    turn = 0.0 if builder in UPRIGHT or build.form == "jelly" else chance.between(-24, -8)
    made = BUILDERS[builder](picture, TONES[faction], build)
    size = 1.2 if builder in UPRIGHT else 1.0
    return placed(made, turn=turn, size=size, flip=chance.unit() < 0.4)
