"""Another world that a seat cannot tell from this one.

It depends on what the seat knows and on the generator, on nothing else: the seat's own hand, the
public piles and sizes, its sightings.  What the other seats know in that world is what is public
together with their own new hands; the rules never ask for it, only a further resampling does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from starfelt.core.machine import Question
from starfelt.core.pile import Pile, sort
from starfelt.core.rng import Rng

from .deduction import narrow
from .designs import DECOY, DESIGNS, R2D2
from .effects import Lose
from .jedi_and_bonus import Find
from .sighting import (
    ANYTHING,
    FOUND,
    KEEPER,
    SEEN,
    card_of,
    observer_of,
    places_of,
    sighting,
)
from .sighting_updates import sees_all_leave

if TYPE_CHECKING:
    from .state import Plans

NOWHERE: Final = -1


def resampled(s: Plans, seat: i64, rng: Rng) -> Plans:
    assert not s.quiet, "a quiet game keeps no knowledge to resample from"
    t = s.clone()
    observer = seat if seat >= 0 else s.seats
    mine = vec[i64]()  # the observer's sightings of cards in hands
    for sight in s.sightings:
        if observer_of(sight) == observer and not (sight >> SEEN) & 1:
            mine = append(mine, sight)
    while True:
        at = whereabouts(s, observer, mine, rng)
        left = unaccounted(s, observer, mine)
        cards = named(t, observer, mine, left, rng)
        deal(t, observer, cards, at, left, rng)
        if is_answerable(t):
            break
    for other in range(s.seats):
        if other != observer:
            knows_public(t, other)
    sort(t.sightings)
    if t.first is not None:
        t.first = unpicked(t.first, seat)
    t.rng.reseed(rng)
    return t


# -------------------------------------------------------------------------------- where cards are
def whereabouts(s: Plans, observer: i64, mine: vec[i64], rng: Rng) -> vec[i64]:
    """A hand for each sighting, so that every hand has room for what is in it."""
    at = vec[i64]()
    room = vec[i64]()
    for place in range(s.seats):
        free = s.hands[place].size() - s.unseen[observer * s.seats + place]
        for sight in mine:
            if places_of(sight) == 1 << place:
                free -= 1
        room = append(room, free)
    for sight in mine:
        only: i64 = NOWHERE
        for place in range(s.seats):
            if places_of(sight) == 1 << place:
                only = place
        at = append(at, only)
    order = shuffled(len(mine), rng)
    for i in order:
        if at[i] == NOWHERE:
            tried = vec[i64]([0])
            assert find_room(s.seats, i, mine, at, room, tried, rng), "a sighting has no room"
    return at


def find_room(
    seats: i64, i: i64, mine: vec[i64], at: vec[i64], room: vec[i64], tried: vec[i64], rng: Rng
) -> bool:
    """Put sighting i into a hand with room, moving others aside where that helps."""
    first = rng.below(seats)
    for step in range(seats):
        place = (first + step) % seats
        if not (mine[i] >> place) & 1 or (tried[0] >> place) & 1:
            continue
        tried[0] |= 1 << place
        if room[place] > 0:
            room[place] -= 1
            at[i] = place
            return True
        for j in range(len(mine)):
            if at[j] == place and places_of(mine[j]) != 1 << place:
                if find_room(seats, j, mine, at, room, tried, rng):
                    at[i] = place
                    return True
    return False


def shuffled(n: i64, rng: Rng) -> vec[i64]:
    numbers = vec[i64]()
    for i in range(n):
        numbers = append(numbers, i)
    order = Pile(numbers)
    order.shuffle(rng)
    return order.cards


# -------------------------------------------------------------------------------- which they are
def unaccounted(s: Plans, observer: i64, mine: vec[i64]) -> vec[i64]:
    """How many of each design the observer has no sighting of; below 0 where some were FOUND."""
    left = s.deck.copies[:]
    if observer < s.seats:
        for card in s.hands[observer].cards:
            left[card] -= 1
    for card in s.discards.cards:
        left[card] -= 1
    for card in s.table.cards:
        left[card % 32] -= 1
    for card in s.pool.cards:
        left[card] -= 1
    for sight in mine:
        if card_of(sight) < DESIGNS:
            left[card_of(sight)] -= 1
    return left


def named(t: Plans, observer: i64, mine: vec[i64], left: vec[i64], rng: Rng) -> vec[i64]:
    """A design for each sighting that stands for a class; ANYTHING stays for later.

    `left` is brought up to date: what was taken out of the discard pile is in the hands again.
    """
    found = Pile(vec[i64]())
    if observer == t.searcher:
        for card in t.taken.cards:
            left[card] += 1
    elif t.taken.size() > 0:
        found = found_again(t, observer, mine, left, rng)
    cards = vec[i64]()
    for sight in mine:
        card = card_of(sight)
        if card == FOUND:
            card = found.draw() if found.size() > 0 else ANYTHING
        elif card == KEEPER:
            card = R2D2
            if left[R2D2] == 0 or (left[DECOY] > 0 and rng.below(2) == 1):
                card = DECOY
            left[card] -= 1
        cards = append(cards, card)
    return cards


def found_again(t: Plans, observer: i64, mine: vec[i64], left: vec[i64], rng: Rng) -> Pile:
    """What a hidden Search may have taken; returns the cards for the sightings that are FOUND.

    Cards of which more are in sight than can be must have been taken.  Next come those that were
    seen since and are taken for found ones.  The rest is anything that lay in the pile.
    """
    taken = Pile(vec[i64]())
    seen = Pile(vec[i64]())
    for sight in t.sightings:
        if observer_of(sight) == observer and (sight >> SEEN) & 1:
            seen.add(card_of(sight))
    for card in range(DESIGNS):
        while left[card] < 0:
            left[card] += 1
            taken.add(card)
            if seen.has(card):
                seen.remove(card)
            elif seen.size() > 0:
                seen.draw()
    for card in seen.cards:
        left[card] += 1
        taken.add(card)
    pile = t.pool.copy()
    for card in taken.cards:
        pile.remove(card)
    pile.shuffle(rng)
    found = Pile(vec[i64]())
    while taken.size() < t.taken.size():
        found.add(pile.at(found.size()))
        taken.add(pile.at(found.size() - 1))
    taken.sort()
    t.taken = taken
    return found


# -------------------------------------------------------------------------------- the new world
def deal(t: Plans, observer: i64, cards: vec[i64], at: vec[i64], left: vec[i64], rng: Rng) -> None:
    """Lay out the named cards, and all others at random."""
    rest = Pile(vec[i64]())
    for card in range(DESIGNS):
        for _ in range(left[card]):
            rest.add(card)
    rest.shuffle(rng)
    for place in range(t.seats):
        if place == observer:
            continue
        hand = Pile(vec[i64]())
        for i in range(len(cards)):
            if at[i] == place:
                hand.insert(cards[i] if cards[i] != ANYTHING else rest.draw())
        for _ in range(t.unseen[observer * t.seats + place]):
            hand.insert(rest.draw())
        t.hands[place] = hand
    assert rest.size() == t.draw_pile.size(), "cards were lost in resampling"
    t.draw_pile = rest


def is_answerable(t: Plans) -> bool:
    """Who is asked what to discard has something to discard: two cards are not both keepers."""
    question = t.first
    return not isinstance(question, Lose) or t.discardable(question.seat) > 0


def knows_public(t: Plans, seat: i64) -> None:
    """This seat's knowledge in the new world: what a spectator knows, and its own hand."""
    i = len(t.sightings) - 1
    while i >= 0:
        if observer_of(t.sightings[i]) == seat:
            t.sightings, _ = pop(t.sightings, i)
        i -= 1
    public = vec[i64]()
    for sight in t.sightings:
        if observer_of(sight) == t.seats:
            public = append(public, sighting(seat, card_of(sight), places_of(sight)))
    for sight in public:
        t.sightings = append(t.sightings, sight)
    for other in range(t.seats):
        t.unseen[seat * t.seats + other] = t.unseen[t.seats * t.seats + other]
    sees_all_leave(t, seat, seat)
    t.unseen[seat * t.seats + seat] = 0
    if seat == t.searcher:
        forget_search(t, seat)
    narrow(t, seat)


def forget_search(t: Plans, seat: i64) -> None:
    """Who searched knows what was taken: to that seat a FOUND card is a card like others."""
    i = len(t.sightings) - 1
    while i >= 0:
        sight = t.sightings[i]
        if observer_of(sight) == seat:
            if (sight >> SEEN) & 1:
                t.sightings, _ = pop(t.sightings, i)
            elif card_of(sight) == FOUND:
                t.sightings[i] = sighting(seat, ANYTHING, places_of(sight))
        i -= 1


def unpicked(question: Question[Any], seat: i64) -> Question[Any]:
    """A half-made choice of another seat is secret: to this one it has not begun."""
    if question.seat != seat:
        if isinstance(question, Lose):
            return question.unpicked()
        if isinstance(question, Find):
            return question.unpicked()
    return question
