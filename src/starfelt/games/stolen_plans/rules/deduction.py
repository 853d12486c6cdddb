"""What follows from sightings: a hand holds as many cards as it holds, and there is one R2-D2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import pop
from mypy_extensions import i64

from starfelt.core.pile import sort

from .sighting import (
    ANYTHING,
    KEEPER,
    card_of,
    observer_of,
    places_of,
    sighting,
)

if TYPE_CHECKING:
    from .state import Plans


def narrow(s: Plans, observer: i64) -> None:
    """Draw the plain conclusions from the sizes of the hands, and from there being one R2-D2."""
    classes: i64 = 0
    uncertain = False
    for sight in s.sightings:
        if observer_of(sight) == observer:
            classes |= 1 << card_of(sight)
            places = places_of(sight)
            if places & (places - 1):
                uncertain = True
    while uncertain:
        uncertain = False
        for place in range(s.seats):
            if place != observer and narrow_place(s, observer, place):
                uncertain = True
    if (classes >> KEEPER) & 1:
        name_keepers(s, observer)
    if (classes >> ANYTHING) & 1:
        settle_anything(s, observer)


def narrow_all(s: Plans) -> None:
    for observer in range(s.seats + 1):
        narrow(s, observer)
    sort(s.sightings)


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
    """There is a KEEPER: who knows where R2-D2 or the Decoy is knows that it is the other."""
    known: i64 = -1
    where: i64 = -1
    for i in range(len(s.sightings)):
        sight = s.sightings[i]
        if observer_of(sight) == observer:
            if s.is_keeper(card_of(sight)):
                known = card_of(sight)
            elif card_of(sight) == KEEPER:
                where = i
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
