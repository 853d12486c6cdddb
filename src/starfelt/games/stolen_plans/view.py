"""What a seat may see, written down from nothing: a field that is not named here is not sent.

`discarded` is what everybody has seen go to the discard pile.  On a table with closed discards only
the top of the pile lies open, and it is for the screen to show no more than that; but a player may
remember the rest, so it is known.
"""

from typing import Any

from msgspec import Struct

from starfelt.core.machine import NOBODY, Question
from starfelt.core.pile import Pile, pile
from starfelt.core.rng import Rng, fast

from .notation.steps import NAMES, NUMBERS, STEPS, PlansQuestion, in_words
from .rules.designs import KEYS
from .rules.resample import unpicked
from .rules.sighting import (
    PLACES,
    card_of,
    observer_of,
    places_of,
    sighting,
)
from .rules.state import Deck, Plans
from .rules.turn import NEXT_TURN, bare


class Sight(Struct, frozen=True):
    """A card known to lie in one of these seats' hands; none if it was seen leaving them."""

    card: str
    seats: tuple[int, ...]


class SeatView(Struct, frozen=True):
    """What lies before a seat for all to see, and how much of its hand nothing is known of."""

    cards: int
    table: tuple[str, ...]
    unseen: int
    unseen_by_all: int


class PlansView(Struct, frozen=True, omit_defaults=True):
    seat: int
    options: dict[str, Any]
    seats: tuple[SeatView, ...]
    turn: int
    draw_pile: int
    discards: int
    discarded: tuple[str, ...]
    asked: tuple[PlansQuestion, ...]
    hand: tuple[str, ...] = ()
    known: tuple[Sight, ...] = ()  # what this seat knows of other hands
    public: tuple[Sight, ...] = ()  # what everybody knows of them
    searcher: int | None = None
    searched: tuple[str, ...] = ()  # the discard pile as a hidden Search found it
    taken: tuple[str, ...] = ()  # what the Search took: for who searched
    winner: int | None = None
    ending: str = ""


def seen_by(s: Plans, seat: int) -> PlansView:
    observer = seat if seat >= 0 else s.seats
    return PlansView(
        seat=seat,
        options=s.deck.options,
        seats=tuple(seat_view(s, other, observer) for other in range(s.seats)),
        turn=s.turn,
        draw_pile=s.draw_pile.size(),
        discards=s.discards.size() + s.pool.size() - s.taken.size(),
        discarded=tuple(in_words(s.discards.cards)),
        asked=tuple(sorted((asked(s, q, seat) for q in s.open), key=lambda q: q.seat)),
        hand=tuple(in_words(s.hands[seat].cards)) if seat >= 0 else (),
        known=sights(s, observer) if seat >= 0 else (),
        public=sights(s, s.seats),
        searcher=s.searcher if s.searcher != NOBODY else None,
        searched=tuple(in_words(s.pool.cards)),
        taken=tuple(in_words(s.taken.cards)) if seat == s.searcher and seat >= 0 else (),
        winner=s.winner if s.winner != NOBODY else None,
        ending=s.reason,
    )


def seat_view(s: Plans, seat: int, observer: int) -> SeatView:
    return SeatView(
        cards=s.hands[seat].size(),
        table=tuple(in_words(card % 32 for card in s.table.cards if card // 32 == seat)),
        unseen=s.unseen[observer * s.seats + seat],
        unseen_by_all=s.unseen[s.seats * s.seats + seat],
    )


def sights(s: Plans, observer: int) -> tuple[Sight, ...]:
    return tuple(
        Sight(NAMES[card_of(x)], tuple(p for p in range(s.seats) if places_of(x) >> p & 1))
        for x in s.sightings
        if observer_of(x) == observer
    )


def asked(s: Plans, question: Question[Any], seat: int) -> PlansQuestion:
    """An open question in words; what another seat has picked so far is secret."""
    return STEPS.asked(s, unpicked(question, seat))


# -------------------------------------------------------------------------------- and back
def imagined(view: PlansView, deck: Deck, rng: Rng) -> Plans:
    """The view as a state whose hidden cards are blanks, and then a world for it."""
    seats = len(view.seats)
    s = bare(seats, fast(0), deck)
    s.turn = view.turn
    s.draw_pile = blanks(view.draw_pile)
    s.discards = cards(view.discarded)
    s.pool = cards(view.searched)
    if view.searcher is not None:
        s.searcher = view.searcher
        s.taken = cards(view.taken) if view.taken else blanks(hidden_taken(view))
    if view.winner is not None:
        s.winner = view.winner
        s.reason = view.ending
    else:
        s.push(NEXT_TURN)
    for seat, shown in enumerate(view.seats):
        s.hands[seat] = cards(view.hand) if seat == view.seat else blanks(shown.cards)
        for card in shown.table:
            s.table.insert(seat * 32 + KEYS[card])
        s.unseen[seats * seats + seat] = shown.unseen_by_all
        if view.seat >= 0:
            s.unseen[view.seat * seats + seat] = shown.unseen
    read_sights(s, view.known, view.seat)
    read_sights(s, view.public, seats)
    s.open = [STEPS.question(s, words) for words in view.asked]
    return s.resample(view.seat, rng)


def hidden_taken(view: PlansView) -> int:
    """How many cards were taken from the searched pile: what is missing from it now."""
    return len(view.discarded) + len(view.searched) - view.discards


def blanks(number: int) -> Pile:
    return pile([0] * number)


def cards(names: tuple[str, ...]) -> Pile:
    return pile([KEYS[name] for name in names])


def read_sights(s: Plans, sights: tuple[Sight, ...], observer: int) -> None:
    for sight in sights:
        places = sum(1 << seat for seat in sight.seats) or 1 << (PLACES - 1)
        s.note(sighting(observer, NUMBERS[sight.card], places))
