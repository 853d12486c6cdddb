"""The faces of Star Realms."""

from typing import Final

from starfelt.faces.game_face import Face

from .art.paint import paint
from .back import back
from .design import CARDS, design
from .facts import CONSTANTS, FACTS
from .styles import PALETTES, SILHOUETTES

FACE: Final = Face(
    cards=CARDS,
    design=design,
    paint=paint,
    back=back,
    poster=("war_world", "federation_shuttle", "mothership"),
    palettes=PALETTES,
    silhouettes=SILHOUETTES,
    facts=FACTS,
    constants=CONSTANTS,
)
