"""Positions of Nine Lights, written in words."""

from typing import Any

from starfelt.core.notation import write_rng

from ..rules.card import NOTHING, SHORT
from ..rules.designs import CARDS
from ..rules.state import Toy
from .steps import STEPS, in_words


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
        "stack": [STEPS.write(s, step) for step in s.stack],
        "open": [STEPS.write(s, question) for question in s.open],
        "rng": write_rng(s.rng),
    }
