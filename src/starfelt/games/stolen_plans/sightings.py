"""Who knows what: what each observer has seen of the cards in other hands.

A sighting says: the observer knows of one card, and that it lies in one of some places.  The card
is a design, or a class of designs where no more is known:

    KEEPER    R2-D2 or the Decoy (somebody could not discard it)
    FOUND     one of the two cards that a hidden Search took out of the discard pile
    ANYTHING  nothing is known but where it may be

Cards of which an observer knows only the hand they are in are mere numbers, `unseen`.  Sightings and
unseen cards together are exactly the cards in the other hands.  A card that may have moved unseen
widens to the hands it can be in; what follows from the sizes of the hands narrows it again.

Observers are the seats and, after them, the spectator, whose knowledge is what is public.  A sighting
is one number, observer, card and places packed together, and the list is kept in ascending order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from starfelt.core.pile import Pile, sort

if TYPE_CHECKING:
    from starfelt.games.stolen_plans.state import Plans

KEEPER: Final = 25
FOUND: Final = 26
ANYTHING: Final = 27

SEEN: Final = (
    6  # a place like a hand: FOUND cards that were seen since and are taken for this design
)
PLACES: Final = 7
ALL_PLACES: Final = 127


def sighting(observer: i64, card: i64, places: i64) -> i64:
    return (observer << 12) | (card << PLACES) | places


def observer_of(sight: i64) -> i64:
    return sight >> 12


def card_of(sight: i64) -> i64:
    return (sight >> PLACES) & 31


def places_of(sight: i64) -> i64:
    return sight & ALL_PLACES


# -------------------------------------------------------------------------------- what can be what
def includes(s: Plans, observer: i64, wide: i64, narrow: i64) -> bool:
    """Is every design that `narrow` stands for one that `wide` stands for?"""
    if wide == narrow or wide == ANYTHING:
        return True
    if wide == FOUND:
        return narrow < KEEPER and may_be_found(s, observer, narrow)
    return wide == KEEPER and s.is_keeper(narrow)


def may_be_found(s: Plans, observer: i64, card: i64) -> bool:
    """Were there more of these in the searched pile than the observer has seen come out of it?"""
    left = s.pool.count(card)
    for sight in s.sightings:
        if sight == sighting(observer, card, 1 << SEEN):
            left -= 1
    return left > 0


def could_be(s: Plans, observer: i64, sighted: i64, card: i64) -> bool:
    """May a card that is known as `sighted` turn out to be of this design or class?"""
    return includes(s, observer, sighted, card) or (card == KEEPER and s.is_keeper(sighted))


def covers(s: Plans, wide: i64, narrow: i64) -> bool:
    """Does the sighting `wide` allow all that `narrow` allows?"""
    if places_of(narrow) & ~places_of(wide):
        return False
    return includes(s, observer_of(wide), card_of(wide), card_of(narrow))


def joined(s: Plans, one: i64, two: i64) -> i64:
    """A sighting that allows all that either allows."""
    observer = observer_of(one)
    card: i64 = ANYTHING
    if includes(s, observer, card_of(one), card_of(two)):
        card = card_of(one)
    elif includes(s, observer, card_of(two), card_of(one)):
        card = card_of(two)
    elif s.is_keeper(card_of(one)) and s.is_keeper(card_of(two)):
        card = KEEPER
    return sighting(observer, card, places_of(one) | places_of(two))


# -------------------------------------------------------------------------------- what is observed
def draws(s: Plans, seat: i64) -> None:
    """Everybody sees that this seat has one more card."""
    for observer in range(s.seats + 1):
        if observer != seat:
            s.unseen[observer * s.seats + seat] += 1


def knows(s: Plans, observer: i64, card: i64, place: i64) -> None:
    """The observer knows that this card came to lie there."""
    s.sightings = append(s.sightings, sighting(observer, card, 1 << place))


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
    for card in s.hands[place].cards:
        sees_leave(s, observer, place, card)
    forget_place(s, observer, place)
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
        elif not knows_keeper_at(s, observer, seat):
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


def knows_keeper_at(s: Plans, observer: i64, seat: i64) -> bool:
    for sight in s.sightings:
        if observer_of(sight) == observer and places_of(sight) == 1 << seat:
            if card_of(sight) == KEEPER or s.is_keeper(card_of(sight)):
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
    old = s.unseen[:]
    for observer in range(s.seats + 1):
        for seat in range(s.seats):
            if observer != seat and to[seat] == observer:
                for card in s.hands[seat].cards:
                    sees_leave(s, observer, seat, card)
                forget_place(s, observer, seat)
                old[observer * s.seats + seat] = 0
        for seat in range(s.seats):
            s.unseen[observer * s.seats + seat] = 0
        for seat in range(s.seats):
            goal = to[seat]
            if observer != goal:
                s.unseen[observer * s.seats + goal] += old[observer * s.seats + seat]
    for i in range(len(s.sightings)):
        s.sightings[i] = redirected(s, s.sightings[i], to)
    for seat in range(s.seats):
        if to[seat] != seat:
            for card in s.hands[seat].cards:
                knows(s, seat, card, to[seat])
    sort(s.sightings)


def redirected(s: Plans, sight: i64, to: vec[i64]) -> i64:
    places = sight & (1 << SEEN)
    for seat in range(s.seats):
        if (sight >> seat) & 1:
            places |= 1 << to[seat]
    return sighting(observer_of(sight), card_of(sight), places)


# -------------------------------------------------------------------------------- what follows
def narrow(s: Plans, observer: i64) -> None:
    """Draw the plain conclusions from the sizes of the hands, and from there being one R2-D2."""
    changed = True
    while changed:
        changed = False
        for place in range(s.seats):
            if place != observer and narrow_place(s, observer, place):
                changed = True
    name_keepers(s, observer)
    settle_anything(s, observer)


def narrow_place(s: Plans, observer: i64, place: i64) -> bool:
    """A hand that is full of what is surely there has no room for what may be there; and if
    all that may be there is just enough to fill it, it is there."""
    here = 1 << place
    surely = s.unseen[observer * s.seats + place]
    perhaps: i64 = 0
    for sight in s.sightings:
        if observer_of(sight) == observer and sight & here:
            if places_of(sight) == here:
                surely += 1
            else:
                perhaps += 1
    if perhaps == 0:
        return False
    size = s.hands[place].size()
    if size != surely and size != surely + perhaps:
        return False
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) == observer and sight & here and places_of(sight) != here:
            places = places_of(sight) & ~here if size == surely else here
            s.sightings[i] = sighting(observer, card_of(sight), places)
    return True


def name_keepers(s: Plans, observer: i64) -> None:
    """Whoever knows where one of R2-D2 and the Decoy is, knows that a KEEPER elsewhere is the other."""
    known: i64 = -1
    where: i64 = -1
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) == observer:
            if s.is_keeper(card_of(sight)):
                known = card_of(sight)
            elif card_of(sight) == KEEPER:
                where = i
    if where < 0:
        return
    if known < 0 and observer < s.seats:
        known = s.keeper_in(observer)
    if known >= 0:
        places = places_of(s.sightings[where])
        s.sightings[where] = sighting(observer, s.other_keeper(known), places)


def settle_anything(s: Plans, observer: i64) -> None:
    """A card of which nothing is known but its one place is merely unseen."""
    i = len(s.sightings) - 1
    while i >= 0:
        sight = s.sightings[i]
        if observer_of(sight) == observer and card_of(sight) == ANYTHING:
            for place in range(s.seats):
                if places_of(sight) == 1 << place:
                    s.sightings, _ = pop(s.sightings, i)
                    s.unseen[observer * s.seats + place] += 1
        i -= 1
