"""Goods that are spent for a discount or for military, and cards that are kept of a payment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import Pile, sort

from ..actions import CONSUME, SAVE
from ..consume.goods import holds
from ..picks import Picks
from .saved_cards import save_paid

if TYPE_CHECKING:
    from ..state import Race


def goods_to_spend(s: Race, seat: i64, kind: i64) -> vec[i64]:
    """The worlds whose goods can be spent: not of those placed in this phase."""
    p = s.players[seat]
    acts = vec[i64](capacity=4)
    for i in range(p.working()):
        if holds(p, i, kind):
            acts = append(acts, CONSUME + p.tableau.at(i))
    sort(acts)
    return acts


def can_spend(s: Race, seat: i64, kind: i64) -> bool:
    p = s.players[seat]
    for i in range(p.working()):
        if holds(p, i, kind):
            return True
    return False


def pose_good(s: Race, seat: i64, kind: i64) -> None:
    """Spend a good; which one is asked if there are several."""
    acts = goods_to_spend(s, seat, kind)
    if len(acts) == 1:
        spend_good(s, seat, acts[0] - CONSUME)
    else:
        s.ask(SpendGood(seat, kind))


def spend_good(s: Race, seat: i64, world: i64) -> None:
    s.tell("consumes", seat, NOBODY, world, 0)
    s.discard_good(seat, s.players[seat].slot(world))


@final
class SpendGood(Question["Race"]):
    """Which good is spent."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def answers(self, s: Race) -> vec[i64]:
        return goods_to_spend(s, self.seat, self.kind)

    def answer(self, s: Race, action: i64) -> None:
        spend_good(s, self.seat, action - CONSUME)


@final
class SavePaid(Picks):
    """Which of the cards just paid is kept under a world."""

    def verb_number(self) -> i64:
        return SAVE

    def source(self, s: Race) -> Pile:
        return s.players[self.seat].drawn

    def more(self, left: i64, picked: i64) -> Picks:
        return SavePaid(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        save_paid(s, self.seat, cards[0])
