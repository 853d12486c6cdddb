"""The faces of Empire vs. Rebellion."""

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
    poster=("leia_organa", "battle_of_hoth", "emperor_palpatine"),
    palettes=PALETTES,
    silhouettes=SILHOUETTES,
)
