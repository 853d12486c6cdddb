"""Who knows what: how observers' sightings change with what they observe.

Cards of which an observer knows only the hand they are in are mere numbers, `unseen`.  Sightings
and unseen cards together are exactly the cards in the other hands.  A card that may have moved
unseen widens to the hands it can be in; what follows from the sizes of the hands narrows it again.
The list of all sightings is kept in ascending order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from starfelt.core.pile import sort

from .deduction import narrow
from .sighting import (
    ANYTHING,
    FOUND,
    KEEPER,
    SEEN,
    card_of,
    could_be,
    covers,
    joined,
    observer_of,
    places_of,
    sighting,
)

if TYPE_CHECKING:
    from .state import Plans


def draws(s: Plans, seat: i64) -> None:
    """Everybody sees that this seat has one more card."""
    for observer in range(s.seats + 1):
        if observer != seat:
            s.unseen[observer * s.seats + seat] += 1


def knows(s: Plans, observer: i64, card: i64, place: i64) -> None:
    """The observer knows that this card came to lie there."""
    s.sightings = append(s.sightings, sighting(observer, card, 1 << place))


def all_know(s: Plans, card: i64, place: i64) -> None:
    """Everybody saw this card come to lie there."""
    for observer in range(s.seats + 1):
        if observer != place:
            knows(s, observer, card, place)
    sort(s.sightings)


def leaves(s: Plans, seat: i64, card: i64) -> None:
    """A card left this hand before everybody's eyes."""
    concerned: i64 = 0
    for sight in s.sightings:
        if (sight >> seat) & 1:
            concerned |= 1 << observer_of(sight)
    for observer in range(s.seats + 1):
        if observer != seat:
            if (concerned >> observer) & 1:
                sees_leave(s, observer, seat, card)
                narrow(s, observer)
            else:
                s.unseen[observer * s.seats + seat] -= 1
    if concerned:
        sort(s.sightings)


def sees_leave(s: Plans, observer: i64, place: i64, card: i64) -> None:
    """The observer sees a card leave a hand: which of those it knew of was that?

    Where one candidate allows less than every other, that one is dropped and nothing is lost.
    Where two overlap, either may be the one that is left, so what is left is both joined.
    """
    gone: i64 = -1  # the candidate that is dropped
    taken: i64 = 0  # that candidate as it was
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) != observer or not (sight >> place) & 1:
            continue
        if not could_be(s, observer, card_of(sight), card):
            continue
        if gone < 0:
            gone, taken = i, sight
        elif covers(s, sight, taken):
            pass
        elif covers(s, taken, sight):
            gone, taken = i, sight
        else:
            s.sightings[gone] = joined(s, taken, sight)
            gone, taken = i, sight
    here = sighting(observer, ANYTHING, 1 << place)
    if s.unseen[observer * s.seats + place] > 0 and (gone < 0 or not covers(s, here, taken)):
        s.unseen[observer * s.seats + place] -= 1
        if gone >= 0:
            s.sightings[gone] = joined(s, taken, here)
    else:
        s.sightings, taken = pop(s.sightings, gone)
    keep_found(s, observer, card)


def keep_found(s: Plans, observer: i64, card: i64) -> None:
    """Each card of a hidden Search stays accounted for, if only as one that was seen since."""
    if s.taken.size() == 0 or observer == s.searcher:
        return
    found: i64 = 0
    for sight in s.sightings:
        if observer_of(sight) == observer and (card_of(sight) == FOUND or (sight >> SEEN) & 1):
            found += 1
    if found < s.taken.size():
        s.sightings = append(s.sightings, sighting(observer, card, 1 << SEEN))


def moves_unseen(s: Plans, observer: i64, source: i64, goal: i64) -> None:
    """The observer sees a card go from hand to hand, but not which."""
    widened = False
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) == observer and (sight >> source) & 1:
            s.sightings[i] = sight | (1 << goal)
            widened = True
    if s.unseen[observer * s.seats + source] > 0:
        s.unseen[observer * s.seats + source] -= 1
        if widened:
            both = (1 << source) | (1 << goal)
            s.sightings = append(s.sightings, sighting(observer, ANYTHING, both))
        else:
            s.unseen[observer * s.seats + goal] += 1


def steals(s: Plans, thief: i64, victim: i64, card: i64) -> None:
    """A card went from victim to thief; those two saw it.  The hands are as they are afterwards."""
    for observer in range(s.seats + 1):
        if observer == thief:
            sees_leave(s, observer, victim, card)
        elif observer == victim:
            knows(s, observer, card, thief)
        else:
            moves_unseen(s, observer, victim, thief)
        narrow(s, observer)
    sort(s.sightings)


def hands_over(s: Plans, giver: i64, receiver: i64, card: i64) -> None:
    """The same before everybody's eyes."""
    for observer in range(s.seats + 1):
        if observer != giver:
            sees_leave(s, observer, giver, card)
        if observer != receiver:
            knows(s, observer, card, receiver)
        narrow(s, observer)
    sort(s.sightings)


def sees_hand(s: Plans, observer: i64, place: i64) -> None:
    """The observer looks at a whole hand."""
    sees_all_leave(s, observer, place)
    for card in s.hands[place].cards:
        knows(s, observer, card, place)
    narrow(s, observer)
    sort(s.sightings)


def forget_place(s: Plans, observer: i64, place: i64) -> None:
    """All that lies in this hand is accounted for: nothing else can be there."""
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) == observer and (sight >> place) & 1:
            s.sightings[i] = sight & ~(1 << place)


def holds_keepers(s: Plans, seat: i64) -> None:
    """Everybody learns that this hand is made of cards that can't be discarded."""
    certain = s.hands[seat].size() == 2 or not s.has_decoy()
    for observer in range(s.seats + 1):
        if observer == seat:
            continue
        if certain:
            sees_hand(s, observer, seat)
        elif not knows_the_card(s, observer, seat):
            sees_leave(s, observer, seat, KEEPER)
            forget_place(s, observer, seat)
            knows(s, observer, KEEPER, seat)
            narrow(s, observer)
    sort(s.sightings)


def shows(s: Plans, seat: i64, card: i64) -> None:
    """A card of this hand is shown to everybody and stays there."""
    for observer in range(s.seats + 1):
        if observer != seat:
            sees_leave(s, observer, seat, card)
            knows(s, observer, card, seat)
            narrow(s, observer)
    sort(s.sightings)


def knows_the_card(s: Plans, observer: i64, seat: i64) -> bool:
    """Has the observer a sighting of the one card of this hand?"""
    for sight in s.sightings:
        if observer_of(sight) == observer and places_of(sight) == 1 << seat:
            return True
    return False


def searches(s: Plans, seat: i64) -> None:
    """Cards came into this hand out of the discard pile, seen by this seat alone."""
    for observer in range(s.seats + 1):
        if observer != seat:
            for _ in range(s.taken.size()):
                knows(s, observer, FOUND, seat)
    sort(s.sightings)


def hands_move(s: Plans, to: vec[i64]) -> None:
    """Whole hands change owners: the hand of a seat goes to `to[seat]`.  Called before they do."""
    for observer in range(s.seats + 1):
        for seat in range(s.seats):
            if observer != seat and to[seat] == observer:
                sees_all_leave(s, observer, seat)
    old = s.unseen[:]
    for i in range(len(old)):
        s.unseen[i] = 0
    for i in range(len(old)):
        s.unseen[i - i % s.seats + to[i % s.seats]] += old[i]
    for i in range(len(s.sightings)):
        s.sightings[i] = redirected(s, s.sightings[i], to)
    for seat in range(s.seats):
        if to[seat] != seat:
            for card in s.hands[seat].cards:
                knows(s, seat, card, to[seat])
    sort(s.sightings)


def sees_all_leave(s: Plans, observer: i64, place: i64) -> None:
    """The observer gets a whole hand: what it knew of cards there is settled."""
    for card in s.hands[place].cards:
        sees_leave(s, observer, place, card)
    forget_place(s, observer, place)


def redirected(s: Plans, sight: i64, to: vec[i64]) -> i64:
    places = sight & (1 << SEEN)
    for seat in range(s.seats):
        if (sight >> seat) & 1:
            places |= 1 << to[seat]
    return sighting(observer_of(sight), card_of(sight), places)
