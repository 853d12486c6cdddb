"""What the drawing of a table must know of Stolen Plans: taken from its rules."""

from msgspec import Struct

from ..rules.card import STARTING_HAND
from ..rules.designs import CARDS, R2D2
from ..rules.effects import MAX_DEFEND_CARDS


class PlansConstants(Struct, frozen=True):
    """Of the game."""

    starting_hand: int
    most_defend_cards: int  # cards that can be used against one attack
    sought: str  # whoever holds this card in the end wins


CONSTANTS = PlansConstants(
    starting_hand=STARTING_HAND, most_defend_cards=MAX_DEFEND_CARDS, sought=CARDS[R2D2].key
)
