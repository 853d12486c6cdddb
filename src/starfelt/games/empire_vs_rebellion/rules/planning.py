"""The planning phase: an event is revealed, and each side's strategy is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, members, with_each
from starfelt.core.machine import HIDDEN, NOBODY, Question, Step

from .actions import PICK, PICK_FOR
from .designs import FIRST_STRATEGY

if TYPE_CHECKING:
    from .state import War


@final
class PickStrategy(Question["War"]):
    """An unused strategy, in secret."""

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), PICK, s.players[self.seat].unused())

    def answer(self, s: War, action: i64) -> None:
        s.pick(self.seat, self.seat, action - PICK)


@final
class PickForOpponent(Question["War"]):
    """Infiltration: an unused strategy of the opponent."""

    def answers(self, s: War) -> vec[i64]:
        return with_each(vec[i64](), PICK_FOR, s.players[1 - self.seat].unused())

    def answer(self, s: War, action: i64) -> None:
        s.pick(self.seat, 1 - self.seat, action - PICK_FOR)


@final
class Pick(Step["War"]):
    """Somebody or chance picks this player's strategy."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final[i64] = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def do(self, s: War) -> None:
        p = s.players[self.owner]
        if p.infiltrated:
            s.pose(PickForOpponent(1 - self.owner))
        elif p.diverted:
            unused = members(p.unused())
            p.chosen = unused[s.rng.below(len(unused))]
            s.tell("drawn_at_random", self.owner, NOBODY, HIDDEN, 0)
        else:
            s.pose(PickStrategy(self.owner))


@final
class Show(Step["War"]):
    """The chosen strategy is shown before the other one is picked."""

    def __init__(self, owner: i64) -> None:
        self.owner: Final[i64] = owner

    def numbers(self) -> list[int]:
        return [self.owner]

    def do(self, s: War) -> None:
        s.show(self.owner)


@final
class Planned(Step["War"]):
    """Both strategies are picked: whoever did not pick their own looks at it."""

    def do(self, s: War) -> None:
        for seat in range(2):
            p = s.players[seat]
            p.infiltrated = False
            p.diverted = False
            p.located = False
            if not p.has_seen(seat):
                p.seen |= bit(seat)
                s.whisper("sees_strategy", seat, NOBODY, FIRST_STRATEGY + p.chosen, 0)
        s.begin_struggle()


def plan(s: War) -> None:
    """One after the other where one must be shown, or where one player picks both."""
    s.reveal_event()
    s.push(PLANNED)
    for seat in range(2):
        if s.players[seat].located:
            in_turn(s, seat, True)
            return
    for seat in range(2):
        p = s.players[seat]
        other = s.players[1 - seat]
        if p.infiltrated and not other.infiltrated and not other.diverted:
            in_turn(s, seat, False)
            return
    for seat in range(2):
        PICKS[seat].do(s)


def in_turn(s: War, seat: i64, shown: bool) -> None:
    """First the strategy of this seat, then the other."""
    s.push(PICKS[1 - seat])
    if shown:
        s.push(SHOWS[seat])
    s.push(PICKS[seat])


PLANNED: Final = Planned()
PICKS: Final = [Pick(0), Pick(1)]
SHOWS: Final = [Show(0), Show(1)]
