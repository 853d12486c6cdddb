"""Goods made: on a world, and on which windfall world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit
from starfelt.core.machine import HIDDEN, NOBODY, Question
from starfelt.core.pile import sort

from ..actions import AS_KIND, PRODUCE
from ..consume.trade import all_kinds
from ..player import Player
from ..powers.card import WINDFALL
from ..powers.designs import CARDS
from ..powers.powers import (
    ANY,
    WILD,
)
from ..round import prestige

if TYPE_CHECKING:
    from ..state import Race


def produce(s: Race, seat: i64, slot: i64, kind: i64) -> None:
    """A good of this kind on this world, and what the world gives for it."""
    p = s.players[seat]
    if not s.lay_good(seat, slot):
        return
    world = p.tableau.at(slot)
    s.tell("produces", seat, NOBODY, world, 0)
    if kind == ANY:
        s.ask(ProduceAsKind(seat))
    else:
        p.produced += bit(8 * kind)
    s.draw(seat, CARDS[world].draw_if)
    if CARDS[world].prestige_if:
        prestige.gain(s, seat, world, 1)


@final
class ProduceAsKind(Question["Race"]):
    """Of which kind the good of any kind is that has just been produced."""

    def answers(self, s: Race) -> vec[i64]:
        return all_kinds()

    def answer(self, s: Race, action: i64) -> None:
        s.players[self.seat].produced += bit(8 * (action - AS_KIND + 1))
        s.tell("as_kind", self.seat, NOBODY, HIDDEN, action - AS_KIND + 1)


def empty_windfalls(p: Player, kind: i64, but: i64) -> vec[i64]:
    """The windfall worlds of this kind without a good, but for one."""
    found = vec[i64](capacity=4)
    for i in range(p.tableau.size()):
        world = p.tableau.at(i)
        row = CARDS[world]
        if row.type != WINDFALL or p.has_good(i) or world == but:
            continue
        if kind == ANY or row.kind == kind or row.kind == WILD:
            found = append(found, world)
    return found


def pose_windfall(s: Race, seat: i64, kind: i64, but: i64) -> None:
    """Produce on a windfall world; which one is asked if there are several."""
    worlds = empty_windfalls(s.players[seat], kind, but)
    if len(worlds) == 1:
        produce_on(s, seat, worlds[0], kind)
    elif len(worlds) > 1:
        s.ask(WhichWindfall(seat, kind, but))


def produce_on(s: Race, seat: i64, world: i64, kind: i64) -> None:
    """Produce on a windfall world by a power for this kind."""
    its = CARDS[world].kind
    produce(s, seat, s.players[seat].slot(world), kind if its == WILD else its)


@final
class WhichWindfall(Question["Race"]):
    def __init__(self, seat: i64, kind: i64, but: i64) -> None:
        super().__init__(seat)
        self.kind: Final[i64] = kind
        self.but: Final[i64] = but  # the world of which a power does not speak, or NO_CARD

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.but]

    def answers(self, s: Race) -> vec[i64]:
        acts = vec[i64](capacity=4)
        for world in empty_windfalls(s.players[self.seat], self.kind, self.but):
            acts = append(acts, PRODUCE + world)
        sort(acts)
        return acts

    def answer(self, s: Race, action: i64) -> None:
        produce_on(s, self.seat, action - PRODUCE, self.kind)
