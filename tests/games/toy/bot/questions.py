"""A rule of thumb for Nine Lights: keep the brightest card for the last round, which counts most.

Of the others any will do: whoever always lays the faintest one first is easily seen through.
"""

from starfelt.bots.seat import Seat
from starfelt.core.rng import Rng

from ..view import ToyView


class ToyThumb:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[ToyView]) -> int:
        others = seat.legal[:-1] or seat.legal  # ascending, and so from faint to bright
        return others[self.rng.below(len(others))]
