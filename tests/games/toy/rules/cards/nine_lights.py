"""The nine cards, from the faintest to the brightest."""

from typing import Final

from ..card import Card

ROWS: Final[tuple[Card, ...]] = (
    Card("stardust", 1, "rock"),
    Card("asteroid", 2, "rock"),
    Card("comet", 3, "rock"),
    Card("moon", 4, "rock"),
    Card("planet", 5, "rock"),
    Card("red_dwarf", 6, "star"),
    Card("giant_star", 7, "star"),
    Card("supernova", 8, "star"),
    Card("quasar", 9, "star"),
)
