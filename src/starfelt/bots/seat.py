"""What a bot is handed: a seat at the table, and nothing that the seat may not know."""

from functools import cached_property
from typing import Any, Protocol

from starfelt.core.game import AnyGame
from starfelt.core.machine import State
from starfelt.core.rng import Rng


class Seat:
    """A seat that is asked: its view, its legal actions, and worlds that could be the true one."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @cached_property
    def view(self) -> Any:
        """The game's typed view of this seat."""
        return self.game.view(self._state, self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The open actions, ascending."""
        return self._state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A world that this seat cannot tell from the true one, to search in."""
        return self.game.resample(self._state, self.seat, rng)


class Bot(Protocol):
    """Chooses one of the legal actions of the seat it is handed."""

    def choose(self, seat: Seat) -> int: ...
