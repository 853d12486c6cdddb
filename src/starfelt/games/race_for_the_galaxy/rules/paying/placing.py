"""Placing cards: chosen in secret, laid open together, then paid for in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY

from ..actions import NONE, PLACE
from ..picks import pose
from ..player import NO_CARD
from ..powers.powers import SAVERS
from ..round import phases
from .saved_cards import set_apart
from .spending_goods import SavePaid

if TYPE_CHECKING:
    from ..state import Race


def none_or_place(cards: vec[i64]) -> vec[i64]:
    acts = vec[i64](capacity=12)
    acts = append(acts, NONE)
    for card in cards:
        acts = append(acts, PLACE + card)
    return acts


def choose_to_place(s: Race, seat: i64, action: i64) -> None:
    """In secret until all have chosen."""
    s.players[seat].placing = action - PLACE if action != NONE else NO_CARD


def lay_open(s: Race) -> vec[i64]:
    """What all have chosen is laid; all seats, the last one first."""
    s.secret = phases.NO_SECRET
    for i in range(s.seats):
        seat = s.in_order(i)
        card = s.players[seat].placing
        if card != NO_CARD:
            s.lay(seat, card)
        else:
            s.tell("passes", seat, NOBODY, HIDDEN, 0)
    seats = vec[i64](capacity=6)
    for i in range(s.seats):
        seats = append(seats, s.in_order(s.seats - 1 - i))
    return seats


def after_payment(s: Race, seat: i64, cards: vec[i64]) -> None:
    """Cards of the hand are paid; who can keeps one of them under a world."""
    p = s.players[seat]
    if p.sums[SAVERS] == 0 or len(cards) == 0 or not p.can_save() or saves_nothing(s, seat):
        for card in cards:
            s.discard(seat, card, "pays")
        return
    for card in cards:
        set_apart(s, seat, card, "pays")
    pose(s, SavePaid(seat, 1, 0))


def saves_nothing(s: Race, seat: i64) -> bool:
    """A known engine saves nothing if cards were discarded for military as well."""
    return s.rules.engine_quirks and s.players[seat].armed > 0
