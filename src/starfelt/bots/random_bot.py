"""The random bot: every legal action is as good as any other."""

from starfelt.bots.seat import Seat
from starfelt.core.rng import Rng
from starfelt.core.steps import AnyView


class AtRandom:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat[AnyView]) -> int:
        return seat.legal[self.rng.below(len(seat.legal))]
