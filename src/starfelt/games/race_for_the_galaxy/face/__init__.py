"""The faces of Race for the Galaxy."""

from typing import Final

from starfelt.faces.game_face import Face

from .art.paint import paint
from .back import back
from .design import CARDS, design
from .styles import PALETTES, SILHOUETTES

FACE: Final = Face(
    cards=CARDS,
    design=design,
    paint=paint,
    back=back,
    poster=("gem_world", "galactic_federation", "deserted_alien_outpost"),
    palettes=PALETTES,
    silhouettes=SILHOUETTES,
)
