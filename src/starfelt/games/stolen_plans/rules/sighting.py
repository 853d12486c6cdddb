"""A sighting: what an observer knows of one card in another hand.

It says which card and in which places the card may lie.  The card is a design, or a class of
designs where no more is known:

    KEEPER    R2-D2 or the Decoy (somebody could not discard it)
    FOUND     one of the cards that a hidden Search took out of the discard pile
    ANYTHING  nothing is known but where it may be

Observers are the seats and, after them, the spectator, whose knowledge is what is public.  A
sighting is one number: observer, card and places packed together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from .state import Plans

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
    card: i64 = KEEPER  # of R2-D2 and the Decoy; all others that are joined include one another
    if includes(s, observer, card_of(one), card_of(two)):
        card = card_of(one)
    elif includes(s, observer, card_of(two), card_of(one)):
        card = card_of(two)
    return sighting(observer, card, places_of(one) | places_of(two))
