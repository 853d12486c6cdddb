"""Choosing action cards, in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import Question
from starfelt.core.pile import sort

from ..actions import (
    ACTION_CARDS,
    ACTION_DEVELOP,
    ACTION_DEVELOP_AGAIN,
    ACTION_SEARCH,
    ACTION_SETTLE,
    ACTION_SETTLE_AGAIN,
    BOOST,
    BOOST_FIRST,
    BOOST_SECOND,
    CHOOSE,
    CHOOSE_TWO,
    FIRST_OF_PAIR,
    NUMBER_OF_PAIRS,
    PAIRS,
    SECOND_OF_PAIR,
)
from ..player import NO_CARD, Player
from ..powers.powers import LAST_CHOICE

if TYPE_CHECKING:
    from ..state import Race

AGAIN: Final = (ACTION_DEVELOP_AGAIN, ACTION_SETTLE_AGAIN)


def is_choice(one: int, two: int) -> bool:
    """Who develops or settles once plays the first card of the two."""
    return (two != ACTION_DEVELOP_AGAIN or one == ACTION_DEVELOP) and (
        (two != ACTION_SETTLE_AGAIN or one == ACTION_SETTLE) and one not in AGAIN
    )


def single_choices(boost: bool, search: bool) -> vec[i64]:
    cards = [n for n in range(ACTION_SEARCH) if n not in AGAIN]
    acts = [CHOOSE + n for n in cards]
    if search:
        acts.append(CHOOSE + ACTION_SEARCH)
    if boost:
        acts += [BOOST + n for n in cards]
    return vec[i64](acts)


def double_choices(boost: bool, search: bool, again_alone: bool) -> vec[i64]:
    """The prestige card goes with one card of the pair, or is one of them."""
    pairs = [n for n in range(NUMBER_OF_PAIRS) if again_alone or is_choice(*PAIRS[n])]
    plain = [n for n in pairs if SECOND_OF_PAIR[n] != ACTION_SEARCH]
    acts = [CHOOSE_TWO + n for n in (pairs if search else plain)]
    if boost:
        acts += [BOOST_FIRST + n for n in plain]
        acts += [BOOST_SECOND + n for n in plain]
    return vec[i64](acts)


# by what the prestige card can do: nothing, search, or both
SINGLE: Final = [
    single_choices(False, False),
    single_choices(False, True),
    single_choices(True, True),
]
DOUBLE: Final = [
    double_choices(False, False, False),
    double_choices(False, True, False),
    double_choices(True, True, False),
]
ANY_DOUBLE: Final = [
    double_choices(False, False, True),
    double_choices(False, True, True),
    double_choices(True, True, True),
]


def uses_of_prestige_card(s: Race, p: Player) -> i64:
    """What the prestige card can do: 0 nothing, 1 search, 2 boost as well."""
    if not s.rules.prestige or p.spent:
        return 0
    return 2 if p.prestige > 0 else 1


def choices(s: Race, seat: i64) -> vec[i64]:
    """What there is to choose."""
    p = s.players[seat]
    uses = uses_of_prestige_card(s, p)
    if not s.rules.two_actions:
        return SINGLE[uses]
    if p.sums[LAST_CHOICE] > 0:
        return second_choices(s, p, uses) if has_one_of_two(s, p) else first_choices(s, uses)
    return ANY_DOUBLE[uses] if s.rules.engine_quirks else DOUBLE[uses]


# -------------------------------------------------------------------------------- one by one
def has_one_of_two(s: Race, p: Player) -> bool:
    """Is the first of two action cards open, and the second still to be chosen?"""
    return s.rules.two_actions and p.action != NO_CARD and p.second == NO_CARD


def first_choices(s: Race, uses: i64) -> vec[i64]:
    """Who chooses last chooses one of two action cards together with the others."""
    if not s.rules.engine_quirks:
        return SINGLE[uses]
    acts = SINGLE[uses][:]
    for card in AGAIN:
        acts = append(acts, CHOOSE + card)
        if uses == 2:
            acts = append(acts, BOOST + card)
    sort(acts)
    return acts


def second_choices(s: Race, p: Player, uses: i64) -> vec[i64]:
    """The other one, when all others are revealed."""
    acts = vec[i64](capacity=16)
    if p.boosted != NO_CARD or p.action == ACTION_SEARCH:
        uses = 0
    for card in range(len(ACTION_CARDS)):
        one = p.action if p.action < card else card
        two = card if p.action < card else p.action
        if card == p.action or not (s.rules.engine_quirks or is_choice(one, two)):
            continue
        if card != ACTION_SEARCH or uses > 0:
            acts = append(acts, CHOOSE + card)
    if uses == 2:
        for act in acts[:]:
            if act != CHOOSE + ACTION_SEARCH:
                acts = append(acts, act - CHOOSE + BOOST)
    return acts


@final
class ChooseAction(Question["Race"]):
    """Which action card, or which two."""

    def answers(self, s: Race) -> vec[i64]:
        return choices(s, self.seat)

    def answer(self, s: Race, action: i64) -> None:
        s.players[self.seat].chosen = action


def reveal(s: Race, p: Player) -> None:
    """What was chosen in secret is open now."""
    chosen = p.chosen
    p.chosen = NO_CARD
    if chosen < CHOOSE_TWO:
        reveal_one(s, p, chosen)
        return
    pair = (chosen - CHOOSE_TWO) % NUMBER_OF_PAIRS
    p.action = FIRST_OF_PAIR[pair]
    p.second = SECOND_OF_PAIR[pair]
    p.boosted = NO_CARD
    if chosen >= BOOST_SECOND:
        p.boosted = p.second
    elif chosen >= BOOST_FIRST:
        p.boosted = p.action


def reveal_one(s: Race, p: Player, chosen: i64) -> None:
    """The only action card, or the first of two, or the second that goes with it."""
    card = (chosen - CHOOSE) % len(ACTION_CARDS)
    if has_one_of_two(s, p):
        p.second = card if card > p.action else p.action
        p.action = card if card < p.action else p.action
    else:
        p.action = card
        p.second = NO_CARD
        p.boosted = NO_CARD
    if chosen >= BOOST:
        p.boosted = card
