"""Phase I, Explore: draw, then keep some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY, Step
from starfelt.core.pile import Pile

from .actions import ACTION_EXPLORE_FIVE, ACTION_EXPLORE_ONE, KEEP
from .picks import Discards, Picks, PowerPicks, pose
from .powers.designs import CARDS
from .powers.powers import (
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    EXPLORE_MIX,
    OFFERINGS,
)
from .round import phases, prestige

if TYPE_CHECKING:
    from .state import Race


@final
class Explore(Step["Race"]):
    """First offerings, one seat after the other; then all draw."""

    def do(self, s: Race) -> None:
        phases.begin(s, phases.PHASE_EXPLORE, False)
        s.push(DRAW_TO_EXPLORE)
        for i in range(s.seats):
            seat = s.in_order(s.seats - 1 - i)
            if s.players[seat].sums[OFFERINGS] > 0:
                s.push(Offer(seat, 0))


@final
class Offer(Step["Race"]):
    """Powers of a tableau, from this place on, that give prestige for a card of the hand."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final[i64] = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def do(self, s: Race) -> None:
        p = s.players[self.seat]
        if p.hand.size() == 0:
            return
        for slot in range(self.slot, p.tableau.size()):
            for power in CARDS[p.tableau.at(slot)].powers:
                if power.sum_of == OFFERINGS:
                    s.push(Offer(self.seat, slot + 1))
                    s.ask(DiscardForPrestige(self.seat, 1, 0, p.tableau.at(slot)))
                    return


@final
class DiscardForPrestige(PowerPicks):
    """Which card of the hand is discarded for prestige, if any."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardForPrestige(self.seat, left, picked, self.card)

    def give(self, s: Race, cards: vec[i64]) -> None:
        s.tell("uses", self.seat, NOBODY, self.card, 0)
        s.discard(self.seat, cards[0], "discards")
        prestige.gain(s, self.seat, self.card, 1)


def is_boosted(s: Race, seat: i64) -> bool:
    return s.boosted(seat, ACTION_EXPLORE_FIVE) or s.boosted(seat, ACTION_EXPLORE_ONE)


def number_to_draw(s: Race, seat: i64) -> i64:
    draw = 2 + s.players[seat].sums[EXPLORE_DRAW]
    if s.chose(seat, ACTION_EXPLORE_FIVE):
        draw += 5
    if s.chose(seat, ACTION_EXPLORE_ONE):
        draw += 1
    return draw + 6 if is_boosted(s, seat) else draw


def number_to_keep(s: Race, seat: i64) -> i64:
    keep = 1 + s.players[seat].sums[EXPLORE_KEEP]
    if s.chose(seat, ACTION_EXPLORE_ONE):
        keep += 1
    return keep + 1 if is_boosted(s, seat) else keep


def mixes(s: Race, seat: i64) -> bool:
    """May cards of the hand be discarded in place of those drawn?"""
    return s.players[seat].sums[EXPLORE_MIX] > 0 or is_boosted(s, seat)


@final
class DrawToExplore(Step["Race"]):
    """Everybody draws before anybody discards."""

    def do(self, s: Race) -> None:
        for i in range(s.seats):
            seat = s.in_order(i)
            s.explore(seat, number_to_draw(s, seat))
        for seat in range(s.seats):
            keep = number_to_keep(s, seat)
            if mixes(s, seat):
                drawn = s.mix(seat)
                if drawn > keep:
                    pose(s, DiscardMixed(seat, drawn - keep, 0))
            else:
                pose(s, KeepDrawn(seat, keep, 0))


@final
class KeepDrawn(Picks):
    """Which of the cards drawn are kept; the others are discarded."""

    def verb_number(self) -> i64:
        return KEEP

    def source(self, s: Race) -> Pile:
        return s.players[self.seat].drawn

    def more(self, left: i64, picked: i64) -> Picks:
        return KeepDrawn(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        s.keep(self.seat, cards)


@final
class DiscardMixed(Discards):
    """Which cards are discarded, of those drawn and of the hand together."""

    def more(self, left: i64, picked: i64) -> Picks:
        return DiscardMixed(self.seat, left, picked)


DRAW_TO_EXPLORE: Final = DrawToExplore()
