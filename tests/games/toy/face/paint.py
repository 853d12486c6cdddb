"""The pictures of Nine Lights: a light in the night sky, larger the brighter it is."""

from starfelt.faces.painting.canvas import Picture, shape, vignette
from starfelt.faces.painting.scenes import nebula, planet, sky, stars, sun
from starfelt.faces.svg import Svg

from ..rules.designs import CARDS, KEYS

GAME = "toy"

#: The colours of each light, from its bright side to its dark one.
TONES = {
    "stardust": ("#d9d2f0", "#8a80b0", "#2c2648"),
    "asteroid": ("#e0d2c0", "#8c7860", "#2b2118"),
    "comet": ("#eafcff", "#7fc9e6", "#1d4a6b"),
    "moon": ("#f4f4f0", "#a9adb5", "#33363d"),
    "planet": ("#c8f0d8", "#3f9a86", "#0d3a3f"),
    "red_dwarf": ("#ffb59c", "#e0442c", "#5c0f12"),
    "giant_star": ("#fff0b8", "#ffae3d", "#7a3208"),
    "supernova": ("#fff2ff", "#ff7ad0", "#5a1a6e"),
    "quasar": ("#f2fbff", "#6fb4ff", "#15206e"),
}


def paint(card: str) -> Svg:
    """The picture of a card."""
    picture = Picture(GAME, card)
    row = CARDS[KEYS[card]]
    light, middle, dark = TONES[card]
    size = 3.2 + int(row.brightness)
    picture.add(
        sky(picture, "#05060f", dark, "#0a0a1c"),
        nebula(picture, middle, light),
        stars(picture, 60),
    )
    if card == "comet":
        tail = picture.linear(f"{light}/.9", f"{middle}/0", slope=(0, 1, 1, 0))
        picture.add(shape("M23.6 17.6L62 -6L32.4 26.4z", tail))
    if row.kind == "star":
        picture.add(sun(picture, 28, 22, size, middle))
    else:
        picture.add(planet(picture, 28, 22, size, light, middle, dark))
    picture.add(vignette(picture))
    return picture.finished()
