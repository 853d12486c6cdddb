"""Military until the end of a Settle phase: for a world to be conquered, for a takeover, or
against one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit, size
from starfelt.core.machine import NOBODY

from ..actions import ARM
from ..paying.spending_goods import pose_good
from ..picks import Picks, pose
from ..player import BRIBED, FUELLED, MARKS, NO_CARD, SNEAKING
from ..powers.designs import CARDS
from ..powers.powers import (
    BRIBE,
    FUEL,
    MERCENARIES,
    RARE,
    TACTIC,
)
from ..round import goals, prestige
from .after_settling import discard_in_settle
from .offers import (
    can_conquer,
    can_pay,
    least_defence,
    reach,
    spare_cards,
)

if TYPE_CHECKING:
    from ..state import Race


def use_for_military(s: Race, seat: i64, card: i64) -> None:
    """Use the power of a card for military; it may ask a question."""
    p = s.players[seat]
    power = CARDS[card].settles[0]  # no such card has another one
    if power.word == TACTIC:
        s.tell("spends", seat, NOBODY, card, 0)
        p.extra += power.value
        discard_in_settle(s, seat, card)
        goals.after_loss(s, seat)
    elif power.word == BRIBE:
        p.once |= BRIBED
        p.extra += power.value
        prestige.spend(s, seat, card)
    elif power.word == FUEL:
        s.tell("uses", seat, NOBODY, card, 0)
        p.once |= FUELLED
        p.extra += power.value
        pose_good(s, seat, RARE)
    else:
        s.tell("uses", seat, NOBODY, card, 0)
        number = to_hire(s, seat, power.value)
        if p.has(card):
            p.used |= bit(MARKS * p.slot(card))
        pose(s, Arm(seat, number, 0))


def to_hire(s: Race, seat: i64, number: i64) -> i64:
    """Up to so many cards, as far as there are cards and as mercenaries are left."""
    p = s.players[seat]
    left = p.sums[MERCENARIES] - p.armed
    if number > left:
        number = left
    if number > p.hand.size():
        number = p.hand.size()
    if not is_in_vain(s, seat):
        return number
    if s.rules.version < 4:
        spare = spare_cards(s, seat, p.placing)
        return number if number < spare else spare
    while number > 0 and not can_pay(s, seat, p.placing, p.hand.size() - number):
        number -= 1
    return number


def is_in_vain(s: Race, seat: i64) -> bool:
    """A known engine lets cards be discarded for a world that can't be conquered."""
    p = s.players[seat]
    if p.placing == NO_CARD or not s.rules.engine_quirks:
        return False
    return not can_conquer(s, seat, p.placing, p.hand.size())


@final
class Arm(Picks):
    """Which cards of the hand are discarded for military, 1 each."""

    def verb_number(self) -> i64:
        return ARM

    def required(self, s: Race) -> i64:
        """At least one; and a world that can't be paid for must come into reach."""
        p = s.players[self.seat]
        armed = size(self.picked)
        least: i64 = 0 if armed > 0 else 1
        kept = p.hand.size() - armed - self.left
        if p.placing == NO_CARD:
            return least
        if not p.has_done(SNEAKING) and can_pay(s, self.seat, p.placing, kept):
            return least
        most = reach(s, self.seat, p.placing, p.hand.size() - armed) + armed
        missing = least_defence(p, p.placing) - most
        return missing if missing > least else least

    def more(self, left: i64, picked: i64) -> Picks:
        return Arm(self.seat, left, picked)

    def finish(self, s: Race, cards: vec[i64]) -> None:
        for card in cards:
            s.discard(self.seat, card, "arms")
        p = s.players[self.seat]
        p.extra += len(cards)
        p.armed += len(cards)
