"""What a seat knows, as a fixed number of small whole numbers, for learning.

Seats are counted from the one that looks: itself, its left neighbour, and so on.  Empty chairs of
a smaller table are zeros, so every table size has the same shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .card import MAX_SEATS
from .designs import ADVANTAGE, DESIGNS, LEARN_THE_WAYS
from .sighting import card_of, observer_of, places_of

if TYPE_CHECKING:
    from .state import Plans

CLASSES: Final = 28  # the designs, then KEEPER, FOUND, ANYTHING
QUESTIONS: Final = ("YourTurn", "Target", "Defend", "Lose", "Victims", "Take", "Find")

# by chair: taken, hand, unseen, Jedi cards, Advantage, its turn, asked, won
CHAIR: Final = 8
SIZE: Final = MAX_SEATS * (CHAIR + CLASSES + CLASSES) + 3 * DESIGNS + len(QUESTIONS) + 3


def features(s: Plans, seat: i64) -> vec[i64]:
    """For a spectator (seat -1) the chairs are counted from seat 0, and no hand is its own."""
    f = vec[i64]()
    for _ in range(SIZE):
        f = append(f, 0)
    first: i64 = seat if seat >= 0 else 0
    observer: i64 = seat if seat >= 0 else s.seats
    for chair in range(s.seats):
        fill_chair(s, f, chair * CHAIR, observer, (first + chair) % s.seats)
    at: i64 = MAX_SEATS * CHAIR
    for sight in s.sightings:
        if observer_of(sight) == observer:
            fill_sighting(s, f, at, sight, first)
    at += MAX_SEATS * 2 * CLASSES
    fill_cards(s, f, at, seat)
    at += 3 * DESIGNS
    for question in s.open:
        f[at + QUESTIONS.index(type(question).__name__)] = 1
    at += len(QUESTIONS)
    f[at] = s.draw_pile.size()
    f[at + 1] = s.discards.size() + s.pool.size() - s.taken.size()
    f[at + 2] = s.seats
    return f


def fill_cards(s: Plans, f: vec[i64], at: i64, seat: i64) -> None:
    """The own hand, the discard pile, and the pile that a hidden Search went through."""
    if seat >= 0:
        for card in s.hands[seat].cards:
            f[at + card] += 1
    for card in s.discards.cards:
        f[at + DESIGNS + card] += 1
    for card in s.pool.cards:
        f[at + 2 * DESIGNS + card] += 1


def fill_chair(s: Plans, f: vec[i64], at: i64, observer: i64, seat: i64) -> None:
    f[at] = 1
    f[at + 1] = s.hands[seat].size()
    f[at + 2] = s.unseen[observer * s.seats + seat]
    f[at + 3] = s.table.count(seat * 32 + LEARN_THE_WAYS)
    f[at + 4] = s.table.count(seat * 32 + ADVANTAGE)
    f[at + 5] = 1 if s.turn == seat else 0
    f[at + 6] = 1 if s.question(seat) is not None else 0
    f[at + 7] = 1 if s.winner == seat else 0


def fill_sighting(s: Plans, f: vec[i64], at: i64, sight: i64, first: i64) -> None:
    """Cards that surely lie in a hand, and after them those that may."""
    places = places_of(sight)
    for chair in range(s.seats):
        here: i64 = 1 << ((first + chair) % s.seats)
        if places == here:
            f[at + chair * CLASSES + card_of(sight)] += 1
        elif places & here:
            f[at + (MAX_SEATS + chair) * CLASSES + card_of(sight)] += 1
