"""What the drawing of a table must know of the cards of Star Realms: taken from their rows."""

from typing import Literal

from msgspec import Struct

from ..game import EXPLORER_KEY
from ..rules.card import FACTIONS, Card
from ..rules.designs import CARDS, KEYS

Faction = Literal["unaligned", "blob", "trade_federation", "star_empire", "machine_cult"]


class RealmsFacts(Struct, frozen=True):
    """Of one card."""

    faction: Faction
    cost: int
    defense: int  # 0: a ship
    outpost: bool


class RealmsConstants(Struct, frozen=True):
    """Of the game."""

    explorer: str  # the card that has a pile of its own


def facts_of(row: Card) -> RealmsFacts:
    return RealmsFacts(FACTIONS[row.faction], row.cost, row.defense, row.outpost)


FACTS = {key: facts_of(CARDS[n]) for key, n in KEYS.items()}
CONSTANTS = RealmsConstants(explorer=EXPLORER_KEY)
