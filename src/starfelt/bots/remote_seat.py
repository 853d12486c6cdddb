"""A seat at a table in another process or on another machine: only what was sent is known of it."""

from functools import cached_property

from starfelt.bots.seat import Seat, V_co
from starfelt.core.game import Game
from starfelt.core.machine import State
from starfelt.core.rng import Rng, fast


class DistantSeat(Seat[V_co]):
    """A seat that is known by its view and its legal actions; there is no state behind it.

    `view` is typed: who has bytes reads them by `msgspec.json.decode(data, type=game.view_type)`.
    """

    def __init__(self, game: Game[State, V_co, object], view: V_co, legal: list[int]) -> None:
        self.game = game
        self.seat = view.seat
        self.view = view
        self.legal = legal

    def sample(self, rng: Rng) -> State:
        """What `game.imagine(view, rng)` finds: the world that the seat itself would sample."""
        return self.game.resample(self._world, self.seat, rng)

    @cached_property
    def _world(self) -> State:
        """One world for the view.  Resampling depends on what the seat knows and on nothing else,
        so any will do; and it is far quicker than to read the view again for each sample."""
        return self.game.imagine(self.view, fast(0))
