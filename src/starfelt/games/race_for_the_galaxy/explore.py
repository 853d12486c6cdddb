"""Phase I, Explore: draw, then keep some."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import Step
from starfelt.core.pile import Pile
from starfelt.games.race_for_the_galaxy import phases
from starfelt.games.race_for_the_galaxy.actions import EXPLORE_FIVE, EXPLORE_ONE, KEEP
from starfelt.games.race_for_the_galaxy.picks import Picks, pose
from starfelt.games.race_for_the_galaxy.powers import EXPLORE_DRAW, EXPLORE_KEEP

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


@final
class Explore(Step["Race"]):
    """Everybody draws before anybody discards."""

    def do(self, s: Race) -> None:
        phases.begin(s, phases.EXPLORE, False)
        for i in range(s.seats):
            seat = s.in_order(i)
            draw = 2 + s.players[seat].sums[EXPLORE_DRAW]
            if s.chose(seat, EXPLORE_FIVE):
                draw += 5
            if s.chose(seat, EXPLORE_ONE):
                draw += 1
            s.explore(seat, draw)
        for seat in range(s.seats):
            keep = 1 + s.players[seat].sums[EXPLORE_KEEP]
            if s.chose(seat, EXPLORE_ONE):
                keep += 1
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
