"""The resource cards, by number, and sets of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from starfelt.core.bitsets import bit

from .card import CHARACTER_EXHAUSTED, CHARACTER_READY, VALUES, Resource
from .cards.resources import BASIC_KINDS, CHARACTER_ROWS


def all_resources() -> vec[Resource]:
    cards = vec[Resource]()
    for kind, power in BASIC_KINDS:
        for value in VALUES:
            cards = append(cards, Resource(f"{kind}_{value}", kind, value, value, power))
    for key, power in CHARACTER_ROWS:
        card = Resource(key, "character", CHARACTER_READY, CHARACTER_EXHAUSTED, power)
        cards = append(cards, card)
    return cards


CARDS: Final = all_resources()
RESOURCES: Final = 32


def set_of(*keys: str) -> i64:
    """The resource cards of these names or kinds."""
    found: i64 = 0
    for n in range(RESOURCES):
        if CARDS[n].key in keys or CARDS[n].kind in keys:
            found |= bit(n)
    return found
