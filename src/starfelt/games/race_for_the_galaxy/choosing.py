"""Choosing action cards, in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import Question
from starfelt.games.race_for_the_galaxy.actions import (
    CHOOSE,
    CHOOSE_TWO,
    DEVELOP,
    DEVELOP_AGAIN,
    FIRST_OF_PAIR,
    PAIRS,
    SECOND_OF_PAIR,
    SETTLE,
    SETTLE_AGAIN,
)
from starfelt.games.race_for_the_galaxy.player import NO_CARD, Player

if TYPE_CHECKING:
    from starfelt.games.race_for_the_galaxy.state import Race


def is_choice(one: int, two: int) -> bool:
    """Who develops or settles once plays the first card of the two."""
    return (two != DEVELOP_AGAIN or one == DEVELOP) and (
        (two != SETTLE_AGAIN or one == SETTLE) and one not in (DEVELOP_AGAIN, SETTLE_AGAIN)
    )


SINGLE_ACTIONS: Final = vec[i64](
    [CHOOSE + n for n in range(9) if n not in (DEVELOP_AGAIN, SETTLE_AGAIN)]
)
TWO_ACTIONS: Final = vec[i64]([CHOOSE_TWO + n for n in range(36) if is_choice(*PAIRS[n])])
ANY_TWO_ACTIONS: Final = vec[i64]([CHOOSE_TWO + n for n in range(36)])


def choices(s: Race) -> vec[i64]:
    """What there is to choose."""
    if not s.rules.two_actions:
        return SINGLE_ACTIONS
    return ANY_TWO_ACTIONS if s.rules.engine_quirks else TWO_ACTIONS


@final
class ChooseAction(Question["Race"]):
    """Which action card, or which two."""

    def answers(self, s: Race) -> vec[i64]:
        return choices(s)

    def answer(self, s: Race, action: i64) -> None:
        s.players[self.seat].chosen = action


def reveal(p: Player) -> None:
    """What was chosen in secret is open now."""
    if p.chosen >= CHOOSE_TWO:
        p.action = FIRST_OF_PAIR[p.chosen - CHOOSE_TWO]
        p.second = SECOND_OF_PAIR[p.chosen - CHOOSE_TWO]
    else:
        p.action = p.chosen - CHOOSE
    p.chosen = NO_CARD
