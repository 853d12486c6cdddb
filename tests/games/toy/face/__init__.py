"""The faces of Nine Lights."""

from typing import Final

from starfelt.faces.game_face import Face

from .back import back
from .design import CARDS, design
from .paint import paint
from .styles import PALETTES, SILHOUETTES

FACE: Final = Face(
    cards=CARDS,
    design=design,
    paint=paint,
    back=back,
    poster=("comet", "quasar", "planet"),
    palettes=PALETTES,
    silhouettes=SILHOUETTES,
)
