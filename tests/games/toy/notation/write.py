"""Positions of Nine Lights, written in words."""

from typing import Any

from starfelt.core.notation import write_rng

from ..rules.card import NOTHING, SHORT
from ..rules.designs import CARDS
from ..rules.state import Toy
from .steps import in_words, write_step


def options_of(s: Toy) -> dict[str, Any]:
    return {"short": s.rounds == SHORT}


def write(s: Toy) -> dict[str, Any]:
    return {
        "seats": s.seats,
        "options": options_of(s),
        "hands": [in_words(hand.cards) for hand in s.hands],
        "laid": [CARDS[card].key if card != NOTHING else None for card in s.laid],
        "points": list(s.points),
        "shown": in_words(s.shown.cards),
        "deck": in_words(s.deck.cards),
        "stack": [write_step(step) for step in s.stack],
        "open": [write_step(question) for question in s.open],
        "rng": write_rng(s.rng),
    }
