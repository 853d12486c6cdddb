"""Phase III, Settle: place a world in secret, reveal, pay or conquer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import Question, Step

from ..actions import ACTION_SETTLE, ACTION_SETTLE_AGAIN
from ..paying.placing import choose_to_place, lay_open, none_or_place
from ..player import NO_CARD
from ..powers.powers import (
    TAKEOVERS,
    UPGRADES,
)
from ..round import phases
from . import takeover_fight, takeovers
from .more_worlds import MoreWorlds
from .offers import to_settle
from .one_world import ResolveWorld

if TYPE_CHECKING:
    from ..state import Race

BOOST_MILITARY: Final = 2


@final
class Settle(Step["Race"]):
    """Everybody chooses what to place."""

    def __init__(self, again: bool) -> None:
        self.again: Final[bool] = again

    def numbers(self) -> list[int]:
        return [int(self.again)]

    def do(self, s: Race) -> None:
        phases.begin(s, phases.PHASE_SETTLE, self.again)
        s.secret = phases.SECRET_WORLDS
        s.push(REVEAL_WORLDS)
        for seat in range(s.seats):
            if s.boosted(seat, ACTION_SETTLE_AGAIN if self.again else ACTION_SETTLE):
                s.players[seat].extra = BOOST_MILITARY
            if s.players[seat].hand.size() > 0:
                s.ask(PlaceWorld(seat))


@final
class PlaceWorld(Question["Race"]):
    """Which world is placed, if any; in secret until all have chosen."""

    def answers(self, s: Race) -> vec[i64]:
        return none_or_place(to_settle(s, self.seat))

    def answer(self, s: Race, action: i64) -> None:
        choose_to_place(s, self.seat, action)


@final
class RevealWorlds(Step["Race"]):
    """All are laid open; then everybody settles in order; takeovers come last."""

    def do(self, s: Race) -> None:
        seats = lay_open(s)
        if s.rules.takeovers:
            s.push(takeover_fight.RESOLVE_TAKEOVERS)
        for seat in seats:
            p = s.players[seat]
            if p.placing != NO_CARD or p.sums[UPGRADES] > 0 or p.sums[TAKEOVERS] > 0:
                s.push(SettleTurn(seat))


@final
class SettleTurn(phases.SeatStep):
    """The world that was placed, or a takeover instead; then more worlds."""

    def do(self, s: Race) -> None:
        s.push(MoreWorlds(self.seat))
        if s.players[self.seat].placing != NO_CARD:
            s.push(ResolveWorld(self.seat))
        else:
            takeovers.pose_takeover(s, self.seat)


REVEAL_WORLDS: Final = RevealWorlds()
