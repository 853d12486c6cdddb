"""Positions of Stolen Plans, written in words."""

from typing import Any

from starfelt.core.machine import NOBODY
from starfelt.core.notation import write_rng

from ..rules.sighting import card_of, observer_of, places_of
from ..rules.state import Plans
from .steps import NAMES, STEPS, in_words


def write_sighting(sight: int, seats: int) -> dict[str, Any]:
    places: list[int | str] = [p for p in range(seats) if places_of(sight) >> p & 1]
    observer = observer_of(sight)
    return {
        "observer": observer if observer < seats else "spectator",
        "card": NAMES[card_of(sight)],
        "places": places or ["seen"],
    }


def write(s: Plans) -> dict[str, Any]:
    document: dict[str, Any] = {
        "seats": s.seats,
        "options": s.deck.options,
        "turn": s.turn,
        "hands": [in_words(hand.cards) for hand in s.hands],
        "table": [
            in_words(c % 32 for c in s.table.cards if c // 32 == seat) for seat in range(s.seats)
        ],
        "draw_pile": in_words(s.draw_pile.cards),
        "discards": in_words(s.discards.cards),
        "knows": [write_sighting(sight, s.seats) for sight in s.sightings],
        "unseen": [list(s.unseen[o * s.seats : (o + 1) * s.seats]) for o in range(s.seats + 1)],
        "stack": [STEPS.write(s, step) for step in s.stack],
        "open": [STEPS.write(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.searcher != NOBODY:
        document["search"] = {
            "seat": s.searcher,
            "pool": in_words(s.pool.cards),
            "taken": in_words(s.taken.cards),
        }
    if s.winner != NOBODY:
        document["winner"] = s.winner
        document["ending"] = s.reason
    return document
