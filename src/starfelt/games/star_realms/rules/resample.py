"""Another world that a seat cannot tell from this one.

Every card is seen when it is acquired, so what is in a deck is public and its order is not.  A
seat does not know the order of the trade deck and of both decks, nor which of the opponent's
unseen cards are in hand.  Known are cards put on top of a deck and those drawn from there; and the
whole hand when the deck runs out and is made anew, for it is what was not discarded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from starfelt.core.machine import State
from starfelt.core.pile import Pile
from starfelt.core.rng import Rng

from .odd_cards import Some

if TYPE_CHECKING:
    from .player import Player
    from .state import Realms


def resampled(s: Realms, seat: i64, rng: Rng) -> Realms:
    t = s.clone()
    t.trade_deck.sort()
    t.trade_deck.shuffle(rng)
    for other in range(2):
        rearrange(t.players[other], other == seat, rng)
    hide_picks(t, seat)
    t.rng.reseed(rng)
    return t


def rearrange(p: Player, own: bool, rng: Rng) -> None:
    """Deal anew what is unseen; the own hand stays."""
    tops = Pile(vec[i64]())
    for _ in range(p.tops):
        tops.add(p.deck.draw())
    unseen = p.deck
    drawn: i64 = 0
    if not own:
        drawn = p.hand.size() - p.shown.size()
        for card in p.shown.cards:
            p.hand.remove(card)
        unseen.gather(p.hand)
        p.hand = p.shown.copy()
    unseen.sort()
    unseen.shuffle(rng)
    for _ in range(drawn):
        p.hand.insert(unseen.draw())
    while tops.size() > 0:
        unseen.add(tops.draw())


def hide_picks(t: State, seat: i64) -> None:
    """A half-made choice of another seat is secret: to this one it has not begun."""
    question = t.first
    if isinstance(question, Some) and question.seat != seat:
        t.first = question.unpicked()
