"""Cards under a world: saved of a payment, taken later, and known to their owner alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import NOBODY
from starfelt.core.pile import Pile

from ..knowledge import EPOCH
from ..powers.card import SAVES_AT_START
from ..powers.designs import CARDS

if TYPE_CHECKING:
    from ..state import Race


def save(s: Race, seat: i64, card: i64) -> None:
    """A card goes under a world; only the owner knows it."""
    p = s.players[seat]
    if p.saved is None:
        p.saved = Pile(vec[i64]())
    p.saved.insert(card + EPOCH * s.reshuffles)
    if not s.quiet:
        if p.shown is not None:
            p.gone += 1
        s.tell_some("saves", seat, NOBODY, card, 1, 1 << seat)


def take_saved(s: Race, seat: i64) -> None:
    """The cards under a world come into the hand."""
    p = s.players[seat]
    if p.saved is None:
        return
    for code in p.saved.cards:
        p.hand.insert(code % EPOCH)
        if not s.quiet:
            p.fresh += 1 if code // EPOCH == s.reshuffles else 0
            s.tell_some("takes_saved", seat, NOBODY, code % EPOCH, 1, 1 << seat)
    p.saved = None


def look_at_saved(s: Race, seat: i64, before: i64) -> None:
    """The cards under a world have a new owner, who looks at them."""
    p = s.players[seat]
    if p.saved is not None and not s.quiet:
        for code in p.saved.cards:
            s.known[seat].sees(code % EPOCH)
            audience = (1 << seat) | (1 << before)
            s.tell_some("looks_at_saved", seat, before, code % EPOCH, 1, audience)


def discard_saved(s: Race, seat: i64, world: i64) -> None:
    """Cards under a world are discarded; only the owner knows them."""
    p = s.players[seat]
    if p.saved is None or not CARDS[world].flags & SAVES_AT_START:
        return
    for code in p.saved.cards:
        s.discards.add(code % EPOCH)
        if not s.quiet:
            s.known[seat].discards.insert(code % EPOCH)
    p.saved = None


def set_apart(s: Race, seat: i64, card: i64, kind: str) -> None:
    """A card of the hand is paid or discarded, but does not reach the discards yet."""
    p = s.players[seat]
    p.hand.remove(card)
    p.drawn.insert(card)
    s.tell_some(kind, seat, NOBODY, card, 1, 1 << seat)


def save_paid(s: Race, seat: i64, card: i64) -> None:
    """Of the cards paid this one goes under a world, the others to the discards."""
    p = s.players[seat]
    p.drawn.remove(card)
    save(s, seat, card)
    for paid in p.drawn.cards:
        s.discards.add(paid)
        if not s.quiet:
            s.known[seat].discards.insert(paid)
            if p.shown is not None:
                p.gone += 1
    p.drawn = Pile(vec[i64]())
