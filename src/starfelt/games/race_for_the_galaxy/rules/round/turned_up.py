"""Cards turned up for everybody to see, in a search or gambling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import HIDDEN, NOBODY
from starfelt.core.pile import Pile

from ..player import NO_CARD

if TYPE_CHECKING:
    from ..state import Race


def flip(s: Race, seat: i64) -> i64:
    """Turn up the top card of the deck, for everybody to see; NO_CARD if there is none."""
    card = s.top_card()
    if card == NO_CARD:
        s.tell("cannot_draw", seat, NOBODY, HIDDEN, 0)
        return NO_CARD
    s.show(NOBODY, card)
    if s.flipped is None:
        s.flipped = Pile(vec[i64](capacity=32))
    s.flipped.add(card)
    s.refill()
    s.tell("flips", seat, NOBODY, card, 0)
    return card


def clear_flipped(s: Race, seat: i64, kept: i64) -> None:
    """One of the cards that lie open is taken into the hand, or none; the others go."""
    if s.flipped is None:
        return
    flipped = s.flipped
    s.flipped = None
    if kept != NO_CARD:
        flipped.remove(kept)
        s.tell("wins_card", seat, NOBODY, kept, 0)
        s.take_shown(seat, kept)
    for card in flipped.cards:
        s.open_discard(card)


def show_in_hand(s: Race, seat: i64, card: i64) -> None:
    """A card stays in the hand, but everybody has seen it."""
    if s.quiet:
        return
    s.show(seat, card)
    s.remember_shown(seat, card)


def discard_shown(s: Race, seat: i64, card: i64) -> None:
    """A card of the hand that everybody has just seen goes to the discards."""
    p = s.players[seat]
    p.hand.remove(card)
    if p.shown is not None and p.shown.has(card):
        p.shown.remove(card)
    else:
        s.show(seat, card)
    s.tell("loses_stake", seat, NOBODY, card, 0)
    s.open_discard(card)
