"""Selling a good: for its price in cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort
from starfelt.games.race_for_the_galaxy.actions import SELL
from starfelt.games.race_for_the_galaxy.cards import CARDS
from starfelt.games.race_for_the_galaxy.goods import number_of
from starfelt.games.race_for_the_galaxy.powers import (
    CHROMOS,
    GENES,
    GENES_PRICE_PER_CHROMO,
    PRICE,
)

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.player import Player
    from starfelt.games.race_for_the_galaxy.state import Race


def price_of(p: Player, world: i64, plain: bool) -> i64:
    """How many cards the good of a world sells for; plain without any power."""
    kind = CARDS[world].kind
    price = kind + 1  # novelty 2, rare 3, genes 4, alien 5
    if plain:
        return price
    price += p.sums[PRICE] + p.sums[PRICE + kind] + CARDS[world].own_price
    if kind == GENES:
        price += p.sums[GENES_PRICE_PER_CHROMO] * p.sums[CHROMOS]
    return price


def pose_sale(s: Race, seat: i64, plain: bool) -> None:
    """Sell a good; which one is asked if there are several."""
    p = s.players[seat]
    goods = number_of(p, 0)
    if goods > 1:
        s.ask(SellWhich(seat, plain))
    elif goods == 1:
        slot: i64 = 0
        while not p.has_good(slot):
            slot += 1
        sell(s, seat, slot, plain)


@final
class SellWhich(Question["Race"]):
    def __init__(self, seat: i64, plain: bool) -> None:
        super().__init__(seat)
        self.plain: Final[bool] = plain

    def numbers(self) -> list[int]:
        return [self.seat, int(self.plain)]

    def answers(self, s: Race) -> vec[i64]:
        p = s.players[self.seat]
        acts = vec[i64](capacity=8)
        for i in range(p.tableau.size()):
            if p.has_good(i):
                acts = append(acts, SELL + p.tableau.at(i))
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        sell(s, self.seat, s.players[self.seat].slot(action - SELL), self.plain)


def sell(s: Race, seat: i64, slot: i64, plain: bool) -> None:
    p = s.players[seat]
    world = p.tableau.at(slot)
    price = price_of(p, world, plain)
    s.tell("sells", seat, NOBODY, world, price)
    s.discard_good(seat, slot)
    s.draw(seat, price)
