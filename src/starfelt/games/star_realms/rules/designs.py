"""The cards: every count and every value of the core set, in one place.

Ships come first, then bases, so that a card's number tells which it is.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.sets import bit
from starfelt.games.star_realms.effects import (
    Authority,
    Choose,
    Combat,
    Draw,
    Effect,
    MayDestroyBase,
    MayScrap,
    MayScrapTradeRow,
    MustScrap,
    MustScrapFromHand,
    NextShipOnTop,
    OpponentDiscards,
    Trade,
)
from starfelt.games.star_realms.odd import (
    CopyShip,
    DiscardThenDraw,
    DrawForBases,
    DrawForBlobs,
    ScrapThenDraw,
    TakeShip,
)

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


# fmt: off
CARDS: Final = vec[Card]([
    Card("scout", UNALIGNED, 0, 0, (Trade(1),)),
    Card("viper", UNALIGNED, 0, 0, (Combat(1),)),
    Card("explorer", UNALIGNED, 2, 0, (Trade(2),), scrap=(Combat(2),)),

    Card("blob_fighter", BLOB, 1, 3, (Combat(3),), ally=(Draw(1),)),
    Card("trade_pod", BLOB, 2, 3, (Trade(3),), ally=(Combat(2),)),
    Card("battle_pod", BLOB, 2, 2, (Combat(4), MayScrapTradeRow()), ally=(Combat(2),)),
    Card("ram", BLOB, 3, 2, (Combat(5),), ally=(Combat(2),), scrap=(Trade(3),)),
    Card("blob_destroyer", BLOB, 4, 2, (Combat(6),), ally=(MayDestroyBase(), MayScrapTradeRow())),
    Card("battle_blob", BLOB, 6, 1, (Combat(8),), ally=(Draw(1),), scrap=(Combat(4),)),
    Card("blob_carrier", BLOB, 6, 1, (Combat(7),), ally=(TakeShip(),)),
    Card("mothership", BLOB, 7, 1, (Combat(6), Draw(1)), ally=(Draw(1),)),

    Card("federation_shuttle", TRADE_FEDERATION, 1, 3, (Trade(2),), ally=(Authority(4),)),
    Card("cutter", TRADE_FEDERATION, 2, 3, (Authority(4), Trade(2)), ally=(Combat(4),)),
    Card("embassy_yacht", TRADE_FEDERATION, 3, 2, (Authority(3), Trade(2), DrawForBases(2, 2))),
    Card("freighter", TRADE_FEDERATION, 4, 2, (Trade(4),), ally=(NextShipOnTop(),)),
    Card("trade_escort", TRADE_FEDERATION, 5, 1, (Authority(4), Combat(4)), ally=(Draw(1),)),
    Card("flagship", TRADE_FEDERATION, 6, 1, (Combat(5), Draw(1)), ally=(Authority(5),)),
    Card("command_ship", TRADE_FEDERATION, 8, 1, (Authority(4), Combat(5), Draw(2)),
         ally=(MayDestroyBase(),)),

    Card("imperial_fighter", STAR_EMPIRE, 1, 3, (Combat(2), OpponentDiscards()), ally=(Combat(2),)),
    Card("corvette", STAR_EMPIRE, 2, 2, (Combat(1), Draw(1)), ally=(Combat(2),)),
    Card("imperial_frigate", STAR_EMPIRE, 3, 3, (Combat(4), OpponentDiscards()),
         ally=(Combat(2),), scrap=(Draw(1),)),
    Card("survey_ship", STAR_EMPIRE, 3, 3, (Trade(1), Draw(1)), scrap=(OpponentDiscards(),)),
    Card("battlecruiser", STAR_EMPIRE, 6, 1, (Combat(5), Draw(1)),
         ally=(OpponentDiscards(),), scrap=(Draw(1), MayDestroyBase())),
    Card("dreadnaught", STAR_EMPIRE, 7, 1, (Combat(7), Draw(1)), scrap=(Combat(5),)),

    Card("trade_bot", MACHINE_CULT, 1, 3, (Trade(1), MayScrap()), ally=(Combat(2),)),
    Card("missile_bot", MACHINE_CULT, 2, 3, (Combat(2), MayScrap()), ally=(Combat(2),)),
    Card("supply_bot", MACHINE_CULT, 3, 3, (Trade(2), MayScrap()), ally=(Combat(2),)),
    Card("patrol_mech", MACHINE_CULT, 4, 2, (Choose(Trade(3), Combat(5)),), ally=(MayScrap(),)),
    Card("stealth_needle", MACHINE_CULT, 4, 1, (CopyShip(),)),
    Card("battle_mech", MACHINE_CULT, 5, 1, (Combat(4), MayScrap()), ally=(Draw(1),)),
    Card("missile_mech", MACHINE_CULT, 6, 1, (Combat(6), MayDestroyBase()), ally=(Draw(1),)),

    Card("blob_wheel", BLOB, 3, 3, (Combat(1),), scrap=(Trade(3),), defense=5),
    Card("the_hive", BLOB, 5, 1, (Combat(3),), ally=(Draw(1),), defense=5),
    Card("blob_world", BLOB, 8, 1, (Choose(Combat(5), DrawForBlobs()),), defense=7),

    Card("trading_post", TRADE_FEDERATION, 3, 2, (Choose(Authority(1), Trade(1)),),
         scrap=(Combat(3),), outpost=4),
    Card("barter_world", TRADE_FEDERATION, 4, 2, (Choose(Authority(2), Trade(2)),),
         scrap=(Combat(5),), defense=4),
    Card("defense_center", TRADE_FEDERATION, 5, 1, (Choose(Authority(3), Combat(2)),),
         ally=(Combat(2),), outpost=5),
    Card("port_of_call", TRADE_FEDERATION, 6, 1, (Trade(3),),
         scrap=(Draw(1), MayDestroyBase()), outpost=6),
    Card("central_office", TRADE_FEDERATION, 7, 1, (Trade(2), NextShipOnTop()),
         ally=(Draw(1),), defense=6),

    Card("space_station", STAR_EMPIRE, 4, 2, (Combat(2),), ally=(Combat(2),),
         scrap=(Trade(4),), outpost=4),
    Card("recycling_station", STAR_EMPIRE, 4, 2,
         (Choose(Trade(1), DiscardThenDraw(2)),), outpost=4),
    Card("war_world", STAR_EMPIRE, 5, 1, (Combat(3),), ally=(Combat(4),), outpost=4),
    Card("royal_redoubt", STAR_EMPIRE, 6, 1, (Combat(3),), ally=(OpponentDiscards(),), outpost=6),
    Card("fleet_hq", STAR_EMPIRE, 8, 1, defense=8, boosts_ships=True),

    Card("battle_station", MACHINE_CULT, 3, 2, scrap=(Combat(5),), outpost=5),
    Card("mech_world", MACHINE_CULT, 5, 1, outpost=6, allies_all=True),
    Card("junkyard", MACHINE_CULT, 6, 1, (MustScrap(),), outpost=5),
    Card("machine_base", MACHINE_CULT, 7, 1, (Draw(1), MustScrapFromHand()), outpost=6),
    Card("brain_world", MACHINE_CULT, 8, 1, (ScrapThenDraw(2),), outpost=6),
])
# fmt: on

SCOUT: Final = 0
VIPER: Final = 1
EXPLORER: Final = 2
STEALTH_NEEDLE: Final = 28
FIRST_BASE: Final = 31
SHIPS: Final = 0x7FFF_FFFF  # the set of all ships
FLEET_HQ: Final = 43
DESIGNS: Final = 49


def having(ability: i64) -> i64:
    """The set of designs that have such an ability."""
    found: i64 = 0
    for card in range(DESIGNS):
        if len(CARDS[card].ability(ability)) > 0:
            found |= bit(card)
    return found


HAVE_PRIMARY: Final[i64] = having(PRIMARY)
HAVE_ALLY: Final[i64] = having(ALLY)
HAVE_SCRAP: Final[i64] = having(SCRAP)

KEYS: Final = {CARDS[number].key: number for number in range(DESIGNS)}
TRADE_DECK: Final = [number for number in range(DESIGNS) for _ in range(CARDS[number].copies)]
STARTERS: Final = [SCOUT] * SCOUTS + [VIPER] * VIPERS
