"""Another world that a seat cannot tell from this one: the cards it has not seen change places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starfelt.core.rng import Rng

from .card import NOTHING

if TYPE_CHECKING:
    from .state import Toy


def resampled(s: Toy, seat: i64, rng: Rng) -> Toy:
    """It depends on what the seat knows and on the generator: unseen cards are sorted first."""
    t = s.clone()
    unseen = s.deck.copy()
    for other in range(s.seats):
        if other != seat:
            unseen.gather(t.hands[other])
            if s.laid[other] != NOTHING:
                unseen.add(s.laid[other])
    unseen.sort()
    unseen.shuffle(rng)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.hands[other].size()):
                t.hands[other].insert(unseen.draw())
            if s.laid[other] != NOTHING:
                t.laid[other] = unseen.draw()
    t.deck = unseen
    t.rng.reseed(rng)
    return t
