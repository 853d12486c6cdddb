"""What the cards of Star Realms are worth, from their effects.

A worth is a pair: early in the game, when trade builds a deck, and late, when combat decides.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..rules.designs import CARDS, DESIGNS
from ..rules.effects import (
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
from ..rules.odd_cards import (
    CopyShip,
    DiscardThenDraw,
    DrawForBases,
    DrawForBlobs,
    ScrapThenDraw,
    TakeShip,
)

Worth = tuple[float, float]  # early, late


STARTERS: Final = ("scout", "viper")
NOTHING: Final[Worth] = (0.0, 0.0)

#: For each point or card that an effect gives, or for the whole effect.
WORTHS: Final[dict[type[Effect], Worth]] = {
    Trade: (1.0, 0.3),
    Combat: (0.7, 1.0),
    Authority: (0.3, 0.5),
    Draw: (1.7, 2.3),
    MayScrap: (1.6, 0.5),
    MustScrap: (1.4, 0.2),
    MustScrapFromHand: (0.8, 0.2),
    MayScrapTradeRow: (0.3, 0.2),
    NextShipOnTop: (0.8, 0.5),
    OpponentDiscards: (1.3, 1.7),
    MayDestroyBase: (0.8, 1.6),
    CopyShip: (2.5, 3.5),
    DiscardThenDraw: (1.2, 1.2),
    DrawForBases: (0.8, 1.2),
    DrawForBlobs: (2.0, 2.5),
    ScrapThenDraw: (4.0, 3.0),
    TakeShip: (3.5, 2.5),
}

#: What no effect says.
BY_BEING_THERE: Final[dict[str, Worth]] = {"mech_world": (1.5, 1.5), "fleet_hq": (1.5, 2.0)}

BASE_USES: Final = 2.0  # a base acts every turn until it falls, a ship once each time it is drawn
DEFENSE: Final[Worth] = (0.15, 0.25)  # of each point that the opponent has to spend first
OPEN: Final = 0.5  # the part of that for a base that is no outpost
SCRAP_SHARE: Final = 0.3  # a scrap ability is used once and costs the card


def plus(one: Worth, two: Worth, times: float = 1.0) -> Worth:
    return one[0] + times * two[0], one[1] + times * two[1]


def of_effect(effect: Effect) -> Worth:
    if isinstance(effect, Choose):
        first, second = of_effect(effect.first), of_effect(effect.second)
        return max(first[0], second[0]), max(first[1], second[1])
    points = int(effect.number) if isinstance(effect, Trade | Combat | Authority | Draw) else 1
    return plus(NOTHING, WORTHS[type(effect)], points)


def of_ability(effects: Iterable[Effect]) -> Worth:
    total = NOTHING
    for effect in effects:
        total = plus(total, of_effect(effect))
    return total


def points(effects: Iterable[Effect], kind: type[Trade] | type[Combat]) -> int:
    """How much trade or combat an ability gives."""
    return sum(int(effect.number) for effect in effects if isinstance(effect, kind))


class Row(NamedTuple):
    """What the rules of thumb ask of a card."""

    cost: int
    faction: int
    defense: int  # 0 for ships
    outpost: bool
    primary: tuple[Effect, ...]
    ally: tuple[Effect, ...]
    scrap: tuple[Effect, ...]
    trade: int  # when it is played
    scrap_trade: int
    scrap_combat: int
    at_once: Worth  # of its primary ability
    allied: Worth  # of its ally ability
    alone: Worth  # of the whole card in a deck without allies


def row(number: int) -> Row:
    card = CARDS[number]
    return Row(
        cost=int(card.cost),
        faction=int(card.faction),
        defense=int(card.defense),
        outpost=bool(card.outpost),
        primary=tuple(card.primary),
        ally=tuple(card.ally),
        scrap=tuple(card.scrap),
        trade=points(card.primary, Trade),
        scrap_trade=points(card.scrap, Trade),
        scrap_combat=points(card.scrap, Combat),
        at_once=of_ability(card.primary),
        allied=of_ability(card.ally),
        alone=alone(number),
    )


def alone(number: int) -> Worth:
    card = CARDS[number]
    each_use = plus(BY_BEING_THERE.get(card.key, NOTHING), of_ability(card.primary))
    total = plus(NOTHING, each_use, BASE_USES if card.defense > 0 else 1.0)
    total = plus(total, DEFENSE, int(card.defense) * (1.0 if card.outpost else OPEN))
    return plus(total, of_ability(card.scrap), SCRAP_SHARE)


ROWS: Final = {CARDS[number].key: row(number) for number in range(DESIGNS)}
