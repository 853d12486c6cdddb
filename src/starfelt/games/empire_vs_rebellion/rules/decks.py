"""Looking into decks: what Recon, IG-88 and Jabba the Hutt show, and who knows it then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from starfelt.core.bitsets import bit, members
from starfelt.core.machine import HIDDEN, NOBODY
from starfelt.core.pile import Pile

from .reserves import only

if TYPE_CHECKING:
    from .state import War


def have_two_cards(s: War, seat: i64) -> None:
    """Where a second card is needed, the discard pile is shuffled and laid under the last.

    Who knows the reserve knows the last card of a deck by counting, and so the one that is on top.
    """
    p = s.players[seat]
    if p.deck.size() > 1:
        return
    p.tops_own = 1
    if p.possible_to_foe.is_known():
        p.tops_foe = 1
    if p.possible_to_all.is_known():
        p.tops_all = 1
    deck = Pile(members(p.discards))
    deck.shuffle(s.rng)
    deck.add(p.deck.draw())
    p.deck = deck
    p.discards = 0
    s.tell("shuffles_under", seat, NOBODY, HIDDEN, deck.size())


def discard_from_deck(s: War, seat: i64, owner: i64, card: i64) -> None:
    p = s.players[owner]
    p.forget(p.place_of(card))
    p.deck.remove(card)
    p.discards |= bit(card)
    p.shows(card)
    s.tell("discards_from_deck", seat, owner, card, 0)


def shuffle_under(s: War, seat: i64, owner: i64, card: i64) -> None:
    """Shuffle a deck and put one of its cards on top, seen by this seat alone."""
    p = s.players[owner]
    p.deck.remove(card)
    s.shuffle(owner)
    p.deck.add(card)
    s.tell_some("puts_on_top", seat, owner, card, 0, bit(seat))
    knows_tops(s, seat, owner, 1)


def looks_at_top(s: War, seat: i64, owner: i64, number: i64) -> None:
    s.tell("looks", seat, owner, HIDDEN, number)
    deck = s.players[owner].deck
    for i in range(number):
        s.whisper("sees", seat, owner, deck.at(deck.size() - 1 - i), i + 1)


def knows_tops(s: War, seat: i64, owner: i64, number: i64) -> None:
    """This seat knows so many cards on top of a deck."""
    p = s.players[owner]
    if seat == owner:
        p.tops_own = max(p.tops_own, number)
        return
    p.tops_foe = max(p.tops_foe, number)
    for i in range(number):
        p.shows_foe(p.deck.at(p.deck.size() - 1 - i))


def searches(s: War, seat: i64, owner: i64) -> None:
    """Look through a deck; of an opposing one the characters are news."""
    s.tell("searches", seat, owner, HIDDEN, s.players[owner].deck.size())
    if seat != owner:
        for card in members(s.players[owner].set_of_deck() & s.players[owner].characters):
            s.whisper("finds", seat, owner, card, 0)


def knows_deck(s: War, seat: i64, owner: i64) -> None:
    """Who knows which characters are in a deck knows which are in reserve."""
    if seat != owner:
        p = s.players[owner]
        p.possible_to_foe = only(p.numbered(p.reserve))
