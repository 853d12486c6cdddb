"""Selling a good: for its price in cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import sort

from ..actions import ACTION_CONSUME_TRADE, AS_KIND, SELL
from ..powers.designs import CARDS
from ..powers.powers import (
    ALIEN,
    CHROMOS,
    GENES,
    GENES_PRICE_PER_CHROMO,
    NOVELTY,
    PRICE,
    WILD,
)

if TYPE_CHECKING:
    from ..player import Player
    from ..state import Race


FULL: Final = 0  # the sale of a power, at the price with all powers
PLAIN: Final = 1  # without the bonus of any power
BY_ACTION: Final = 2  # of the action card
SALES: Final = ("full", "plain", "by_action")
MORE_BY_BOOST: Final = 3  # cards, for the prestige card with the action card


def plain_price(kind: i64) -> i64:
    """Novelty 2, rare 3, genes 4, alien 5."""
    return kind + 1


def price_of(s: Race, seat: i64, world: i64, kind: i64, sale: i64) -> i64:
    """How many cards the good of a world sells for, being of this kind."""
    p = s.players[seat]
    price = plain_price(kind)
    if s.boosted(seat, ACTION_CONSUME_TRADE) and (sale == BY_ACTION or s.rules.engine_quirks):
        price += MORE_BY_BOOST
    if sale == PLAIN:
        return price
    return price + CARDS[world].own_price + more_for(p.sums, kind)


def more_for(sums: vec[i64], kind: i64) -> i64:
    """How many cards more the powers of cards with these sums bring for a good of this kind."""
    more = sums[PRICE] + sums[PRICE + kind]
    return more + sums[GENES_PRICE_PER_CHROMO] * sums[CHROMOS] if kind == GENES else more


def best_price(s: Race, seat: i64, world: i64, sale: i64) -> i64:
    """How many cards the good of a world sells for, as the dearest if it is of any kind."""
    kind = CARDS[world].kind
    if kind != WILD:
        return price_of(s, seat, world, kind, sale)
    best: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        price = price_of(s, seat, world, kind, sale)
        best = price if price > best else best
    return best


def for_sale(p: Player, sale: i64) -> vec[i64]:
    """The worlds whose goods can be sold."""
    found = vec[i64](capacity=8)
    for i in range(p.tableau.size()):
        world = p.tableau.at(i)
        if p.has_good(i) and not (sale == BY_ACTION and CARDS[world].unsold):
            found = append(found, world)
    return found


def pose_sale(s: Race, seat: i64, sale: i64) -> None:
    """Sell a good; which one is asked if there are several."""
    worlds = for_sale(s.players[seat], sale)
    if len(worlds) > 1:
        s.ask(SellWhich(seat, sale))
    elif len(worlds) == 1:
        sell(s, seat, worlds[0], sale)


@final
class SellWhich(Question["Race"]):
    def __init__(self, seat: i64, sale: i64) -> None:
        super().__init__(seat)
        self.sale: Final[i64] = sale

    def numbers(self) -> list[int]:
        return [self.seat, self.sale]

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=8)
        for world in for_sale(s.players[self.seat], self.sale):
            acts = append(acts, SELL + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        sell(s, self.seat, action - SELL, self.sale)


def sell(s: Race, seat: i64, world: i64, sale: i64) -> None:
    if CARDS[world].kind == WILD:
        s.ask(SellAsKind(seat, sale))
    else:
        sell_as(s, seat, world, CARDS[world].kind, sale)


def sell_as(s: Race, seat: i64, world: i64, kind: i64, sale: i64) -> None:
    price = price_of(s, seat, world, kind, sale)
    s.tell("sells", seat, NOBODY, world, price)
    s.discard_good(seat, s.players[seat].slot(world))
    s.draw(seat, price)


@final
class SellAsKind(Question["Race"]):
    """Of which kind the good of any kind is."""

    def __init__(self, seat: i64, sale: i64) -> None:
        super().__init__(seat)
        self.sale: Final[i64] = sale

    def numbers(self) -> list[int]:
        return [self.seat, self.sale]

    def answers(self, s: Race) -> vec[i64]:
        return all_kinds()

    def answer(self, s: Race, action: i64) -> None:
        world = wild_world(s.players[self.seat])
        sell_as(s, self.seat, world, action - AS_KIND + 1, self.sale)


def all_kinds() -> vec[i64]:
    return vec[i64]([AS_KIND, AS_KIND + 1, AS_KIND + 2, AS_KIND + 3])


def wild_world(p: Player) -> i64:
    """The world of any kind in a tableau."""
    i: i64 = 0
    while CARDS[p.tableau.at(i)].kind != WILD:
        i += 1
    return p.tableau.at(i)
