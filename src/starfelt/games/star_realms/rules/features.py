"""What a seat knows, as a fixed number of small whole numbers, for learning.

The seat that looks comes first, then its opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.pile import Pile

from .actions import card_of
from .card_sets import ALLIED, MARKS, UNLOCKED, USED
from .designs import DESIGNS
from .effects import CardQuestion
from .odd_cards import Some

if TYPE_CHECKING:
    from .state import Realms

QUESTIONS: Final = (
    "YourTurn",
    "HowMuch",
    "WhichEffect",
    "Discard",
    "ScrapCard",
    "ScrapFromRow",
    "DestroyBase",
    "TakeWhich",
    "CopyWhich",
    "DiscardSome",
    "ScrapSome",
)
# by seat: authority, hand, deck, owed, its turn, asked, won
COUNTS: Final = 7
# by seat and design: in hand, in the deck or unseen, on top, discarded, in play, used, allied,
# unlocked
PLACES: Final = 8
SEAT: Final = COUNTS + PLACES * DESIGNS
# by design: in the trade row, scrapped, played, copied, the card that asks, picked so far
SHARED: Final = 6
NUMBERS: Final = 7
SIZE: Final = 2 * SEAT + SHARED * DESIGNS + NUMBERS + len(QUESTIONS)


def features(s: Realms, seat: i64) -> vec[i64]:
    """For a spectator (seat -1) the first seat comes first, and no hand is its own."""
    f = vec[i64]()
    for _ in range(SIZE):
        f = append(f, 0)
    first: i64 = seat if seat >= 0 else 0
    fill_seat(s, f, 0, first, seat == first)
    fill_seat(s, f, SEAT, 1 - first, False)
    at: i64 = 2 * SEAT
    fill_shared(s, f, at, seat)
    at += SHARED * DESIGNS
    f[at] = s.trade
    f[at + 1] = s.combat
    f[at + 2] = s.to_top
    f[at + 3] = s.blobs_played
    f[at + 4] = s.explorers
    f[at + 5] = s.trade_deck.size()
    f[at + 6] = s.turns
    at += NUMBERS
    if s.first is not None:
        f[at + QUESTIONS.index(type(s.first).__name__)] = 1
    return f


def fill_seat(s: Realms, f: vec[i64], start: i64, seat: i64, own: bool) -> None:
    p = s.players[seat]
    f[start] = p.authority
    f[start + 1] = p.hand.size()
    f[start + 2] = p.deck.size()
    f[start + 3] = p.owed
    f[start + 4] = 1 if s.turn == seat else 0
    f[start + 5] = 1 if s.question(seat) is not None else 0
    f[start + 6] = 1 if s.winner == seat else 0
    at = start + COUNTS
    fill(f, at, p.hand if own else p.shown)
    fill(f, at + DESIGNS, p.deck)
    if not own:  # which of these are in hand is unknown
        fill(f, at + DESIGNS, p.hand)
        for card in p.shown.cards:
            f[at + DESIGNS + card] -= 1
    for i in range(p.deck.size() - p.tops, p.deck.size()):
        f[at + DESIGNS + p.deck.at(i)] -= 1
        f[at + 2 * DESIGNS + p.deck.at(i)] += 1
    fill(f, at + 3 * DESIGNS, p.discards)
    fill_in_play(f, at + 4 * DESIGNS, p.ships)
    fill_in_play(f, at + 4 * DESIGNS, p.bases)


def fill(f: vec[i64], at: i64, cards: Pile) -> None:
    for card in cards.cards:
        f[at + card] += 1


def fill_in_play(f: vec[i64], at: i64, codes: Pile) -> None:
    for code in codes.cards:
        card = code >> MARKS
        f[at + card] += 1
        f[at + DESIGNS + card] += 1 if code & USED else 0
        f[at + 2 * DESIGNS + card] += 1 if code & ALLIED else 0
        f[at + 3 * DESIGNS + card] += 1 if code & UNLOCKED else 0


def fill_shared(s: Realms, f: vec[i64], at: i64, seat: i64) -> None:
    fill(f, at, s.row)
    fill(f, at + DESIGNS, s.scrap_heap)
    for card in range(DESIGNS):
        f[at + 2 * DESIGNS + card] = (s.played >> card) & 1
    if s.copied >= 0:
        f[at + 3 * DESIGNS + s.copied] = 1
    question = s.first
    if isinstance(question, CardQuestion):
        f[at + 4 * DESIGNS + question.card] = 1
    if isinstance(question, Some) and question.seat == seat:
        for action in question.picked:
            f[at + 5 * DESIGNS + card_of(action)] += 1
