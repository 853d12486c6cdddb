"""The cards of the core set: every count and every value, in one place.

Ships come first, then bases, so that a card's number tells which it is.
"""

from typing import Final

from ..card import BLOB, MACHINE_CULT, STAR_EMPIRE, TRADE_FEDERATION, UNALIGNED, Card
from ..effects import (
    Authority,
    Choose,
    Combat,
    Draw,
    MayDestroyBase,
    MayScrap,
    MayScrapTradeRow,
    MustScrap,
    MustScrapFromHand,
    NextShipOnTop,
    OpponentDiscards,
    Trade,
)
from ..odd_cards import (
    CopyShip,
    DiscardThenDraw,
    DrawForBases,
    DrawForBlobs,
    ScrapThenDraw,
    TakeShip,
)

# fmt: off
ROWS: Final[tuple[Card, ...]] = (
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
)
# fmt: on
