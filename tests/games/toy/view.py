"""What a seat may see, written down from nothing: a field that is not named here is not sent."""

from typing import Any

from msgspec import Struct

from starfelt.core.pile import pile
from starfelt.core.rng import Rng, fast

from .notation.steps import STEPS, ToyQuestion, in_words
from .notation.write import options_of
from .rules.card import NOTHING
from .rules.designs import CARDS, KEYS
from .rules.rounds import Reveal, bare
from .rules.state import Toy


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: int
    laid: bool  # whether a card lies face down before it
    points: int
    shown: tuple[str, ...]


class ToyView(Struct, frozen=True, omit_defaults=True):
    seat: int
    options: dict[str, Any]
    seats: tuple[SeatView, ...]
    rounds: int
    round: int  # from 1; one more than there are when all have been played
    deck: int
    asked: tuple[ToyQuestion, ...]
    hand: tuple[str, ...] = ()
    laid: str | None = None  # this seat's own card


def seen_by(s: Toy, seat: int) -> ToyView:
    mine = seat >= 0 and s.laid[seat] != NOTHING
    return ToyView(
        seat=seat,
        options=options_of(s),
        seats=tuple(seat_view(s, other) for other in range(s.seats)),
        rounds=s.rounds,
        round=s.finished() + 1,
        deck=s.deck.size(),
        asked=tuple(sorted((STEPS.asked(s, q) for q in s.open), key=lambda q: q.seat)),
        hand=tuple(in_words(s.hands[seat].cards)) if seat >= 0 else (),
        laid=CARDS[s.laid[seat]].key if mine else None,
    )


def seat_view(s: Toy, seat: int) -> SeatView:
    return SeatView(
        cards=s.hands[seat].size(),
        laid=s.laid[seat] != NOTHING,
        points=s.points[seat],
        shown=tuple(in_words(s.shown.listed()[seat :: s.seats])),
    )


# -------------------------------------------------------------------------------- and back
def imagined(view: ToyView, rounds: int, rng: Rng) -> Toy:
    """The view as a state in which unseen cards lie anywhere, and then a world for it."""
    s = bare(len(view.seats), fast(0), rounds)
    known = {*view.hand, view.laid, *(card for seat in view.seats for card in seat.shown)}
    unseen = [number for key, number in KEYS.items() if key not in known]
    for seat, shown in enumerate(view.seats):
        own = seat == view.seat
        hand = [KEYS[card] for card in view.hand] if own else take(unseen, shown.cards)
        s.hands[seat] = pile(hand)
        if shown.laid:
            s.laid[seat] = KEYS[view.laid] if own and view.laid else unseen.pop()
        s.points[seat] = shown.points
    for number in range(view.round - 1):
        for shown in view.seats:
            s.shown.add(KEYS[shown.shown[number]])
    s.deck = pile(unseen)
    if view.asked:
        s.push(Reveal(view.round - 1))
    s.open = [STEPS.question(s, words) for words in view.asked]
    return s.resample(view.seat, rng)


def take(cards: list[int], number: int) -> list[int]:
    return [cards.pop() for _ in range(number)]
