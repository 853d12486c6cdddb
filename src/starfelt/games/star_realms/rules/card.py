"""What a card is: a row of facts with the effects it has; and the numbers of the game."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.bitsets import bit

from .effects import Effect

AUTHORITY: Final = 50
FIRST_HAND: Final = 3
HAND: Final = 5
ROW: Final = 5
EXPLORERS: Final = 10
SCOUTS: Final = 8  # of each player
VIPERS: Final = 2

UNALIGNED: Final = 0
BLOB: Final = 1
TRADE_FEDERATION: Final = 2
STAR_EMPIRE: Final = 3
MACHINE_CULT: Final = 4
FACTIONS: Final = ("unaligned", "blob", "trade_federation", "star_empire", "machine_cult")

PRIMARY: Final = 0  # its abilities
ALLY: Final = 1
SCRAP: Final = 2

BITS: Final = 8  # a count of cards in play, one for each faction, side by side in one number
EVERY_FACTION: Final = 0x01_01_01_01_00


def parts(effects: tuple[Effect, ...]) -> vec[Effect]:
    found = vec[Effect]()
    for effect in effects:
        found = append(found, effect)
    return found


@final
@mypyc_attr(native_class=True)
class Card:
    """One design.  A base has a `defense`, which for an outpost is given as `outpost`."""

    def __init__(
        self,
        key: str,
        faction: i64,
        cost: i64,
        copies: i64,
        primary: tuple[Effect, ...] = (),
        ally: tuple[Effect, ...] = (),
        scrap: tuple[Effect, ...] = (),
        defense: i64 = 0,
        outpost: i64 = 0,
        allies_all: bool = False,
        boosts_ships: bool = False,
    ) -> None:
        self.key: Final = key
        self.faction: Final[i64] = faction
        self.cost: Final[i64] = cost
        self.copies: Final[i64] = copies  # in the trade deck
        self.primary: Final = parts(primary)
        self.ally: Final = parts(ally)
        self.scrap: Final = parts(scrap)
        self.defense: Final[i64] = defense + outpost
        self.outpost: Final[bool] = outpost > 0
        self.boosts_ships: Final[bool] = boosts_ships
        allies = EVERY_FACTION if allies_all else bit(BITS * faction)
        self.allies: Final[i64] = allies if faction != UNALIGNED else 0
        self.shift: Final[i64] = BITS * faction

    def ability(self, ability: i64) -> vec[Effect]:
        return self.primary if ability == PRIMARY else self.ally if ability == ALLY else self.scrap
