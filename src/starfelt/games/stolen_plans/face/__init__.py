"""The faces of Stolen Plans."""

from typing import Final

from starfelt.faces.game_face import Face

from .art.paint import paint
from .back import back
from .design import CARDS, design
from .facts import CONSTANTS
from .styles import PALETTES, SILHOUETTES

FACE: Final = Face(
    cards=CARDS,
    design=design,
    paint=paint,
    back=back,
    poster=("luke_skywalker", "r2d2", "darth_vader"),
    palettes=PALETTES,
    silhouettes=SILHOUETTES,
    constants=CONSTANTS,
)
