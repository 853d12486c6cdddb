"""All designs, by number."""

from typing import Final

from librt.vecs import append, vec

from .card import Card
from .cards.nine_lights import ROWS


def all_rows() -> vec[Card]:
    cards = vec[Card]()
    for card in ROWS:
        cards = append(cards, card)
    return cards


CARDS: Final = all_rows()
DESIGNS: Final = 9

KEYS: Final = {CARDS[number].key: number for number in range(DESIGNS)}
