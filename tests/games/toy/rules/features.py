"""What a seat knows, as a fixed number of small whole numbers, for learning.

Seats are counted from the one that looks.  Empty chairs of a smaller table are zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .card import MAX_SEATS, NOTHING
from .designs import DESIGNS

if TYPE_CHECKING:
    from .state import Toy

CHAIR: Final = 4  # taken, cards in hand, has laid a card, points
SIZE: Final = MAX_SEATS * CHAIR + 3 * DESIGNS + 2


def features(s: Toy, seat: i64) -> vec[i64]:
    """For a spectator (seat -1) the chairs are counted from seat 0, and no hand is its own."""
    f = vec[i64]()
    for _ in range(SIZE):
        f = append(f, 0)
    first: i64 = seat if seat >= 0 else 0
    for chair in range(s.seats):
        fill_chair(s, f, chair * CHAIR, (first + chair) % s.seats)
    at: i64 = MAX_SEATS * CHAIR
    if seat >= 0:
        for card in s.hands[seat].cards:
            f[at + card] = 1
        if s.laid[seat] != NOTHING:
            f[at + DESIGNS + s.laid[seat]] = 1
    for card in s.shown.cards:
        f[at + 2 * DESIGNS + card] = 1
    f[at + 3 * DESIGNS] = s.rounds
    f[at + 3 * DESIGNS + 1] = s.finished()
    return f


def fill_chair(s: Toy, f: vec[i64], at: i64, seat: i64) -> None:
    f[at] = 1
    f[at + 1] = s.hands[seat].size()
    f[at + 2] = 1 if s.laid[seat] != NOTHING else 0
    f[at + 3] = s.points[seat]
