"""What a bot is handed: a seat at the table, and nothing that the seat may not know."""

from functools import cached_property
from typing import Generic, Protocol, TypeVar

from starfelt.core.game import Game
from starfelt.core.machine import State
from starfelt.core.rng import Rng
from starfelt.core.steps import AnyView

V_co = TypeVar("V_co", bound=AnyView, covariant=True)
V_contra = TypeVar("V_contra", bound=AnyView, contravariant=True)


class Seat(Generic[V_co]):
    """A seat that is asked: its view, its legal actions, and worlds that could be the true one."""

    def __init__(self, game: Game[State, V_co, object], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @cached_property
    def view(self) -> V_co:
        """All that this seat may know, as its game shows it."""
        return self.game.view(self._state, self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The open actions, ascending."""
        return self._state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A world that this seat cannot tell from the true one, to search in."""
        return self.game.resample(self._state, self.seat, rng)


class Bot(Protocol[V_contra]):
    """Chooses one of the legal actions of the seat it is handed."""

    def choose(self, seat: Seat[V_contra]) -> int: ...


#: A bot of which nothing is known but that it can play the game it was made for.
AnyBot = Bot[AnyView]
