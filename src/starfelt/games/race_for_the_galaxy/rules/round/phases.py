"""What the phases share: how they begin and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.machine import HIDDEN, NOBODY, Step

from .. import actions

if TYPE_CHECKING:
    from ..state import Race

# as the rulebook counts them
PHASE_EXPLORE: Final = 1
PHASE_DEVELOP: Final = 2
PHASE_SETTLE: Final = 3
PHASE_CONSUME: Final = 4
PHASE_PRODUCE: Final = 5
PHASES: Final = ("none", "explore", "develop", "settle", "consume", "produce")

#: The phases in the order of a round: which, whether for the second time, by which action cards.
CHOSEN_BY: Final = (
    (PHASE_EXPLORE, False, (actions.ACTION_EXPLORE_FIVE, actions.ACTION_EXPLORE_ONE)),
    (PHASE_DEVELOP, False, (actions.ACTION_DEVELOP,)),
    (PHASE_DEVELOP, True, (actions.ACTION_DEVELOP_AGAIN,)),
    (PHASE_SETTLE, False, (actions.ACTION_SETTLE,)),
    (PHASE_SETTLE, True, (actions.ACTION_SETTLE_AGAIN,)),
    (PHASE_CONSUME, False, (actions.ACTION_CONSUME_TRADE, actions.ACTION_CONSUME_TWICE)),
    (PHASE_PRODUCE, False, (actions.ACTION_PRODUCE,)),
)
#: The action cards of each of these, a bit each.
CALLED_BY: Final = vec[i64]([sum([1 << card for card in cards]) for _, _, cards in CHOSEN_BY])

# what has been chosen in secret by some, until all have
NO_SECRET: Final = 0
SECRET_ACTIONS: Final = 1
SECRET_DEVELOPMENTS: Final = 2
SECRET_WORLDS: Final = 3
SECRET_STARTS: Final = 4
SECRETS: Final = ("none", "actions", "developments", "worlds", "starts")


def begin(s: Race, phase: i64, again: bool) -> None:
    s.phase = phase
    s.again = again
    s.tell("phase", NOBODY, NOBODY, HIDDEN, phase)
    s.push(END_PHASE)


@mypyc_attr(native_class=True)
class SeatStep(Step["Race"]):
    """Something that comes for one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def numbers(self) -> list[int]:
        return [self.seat]


@final
class EndPhase(Step["Race"]):
    def do(self, s: Race) -> None:
        s.end_phase()


END_PHASE: Final = EndPhase()
