"""What resources and events are, and the numbers of the game."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .event_cards import (
    Effect,
    NoEffect,
)
from .powers import Power

REBEL: Final = 0
EMPIRE: Final = 1
SIDES: Final = ("rebel", "empire")

POINTS_TO_WIN: Final = 7
INFLUENCE: Final = 2  # at the start
ASSAULT: Final = 2  # that Direct Assault adds to a total
BUREAUCRACY_PAYS: Final = 2


# -------------------------------------------------------------------------------- resources
@final
@mypyc_attr(acyclic=True, native_class=True)
class Resource:
    """A resource card: its value when ready and when exhausted, and its power."""

    def __init__(self, key: str, kind: str, ready: i64, exhausted: i64, power: Power) -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.ready: Final[i64] = ready
        self.exhausted: Final[i64] = exhausted
        self.power: Final = power


VALUES: Final = (2, 3, 4, 5)  # of the basic cards of a kind, one each
CHARACTER_READY: Final = 6
CHARACTER_EXHAUSTED: Final = 1


# -------------------------------------------------------------------------------- events
@final
@mypyc_attr(acyclic=True, native_class=True)
class Event:
    """An event: how many cards each side may have, the value not to exceed, and what it brings.

    `off` are the cards whose powers can't be resolved in its round.
    """

    def __init__(
        self,
        key: str,
        capacity: i64,
        objective: i64,
        points: i64,
        influence: i64,
        effect: Effect,
        off: i64,
    ) -> None:
        self.key: Final = key
        self.capacity: Final[i64] = capacity
        self.objective: Final[i64] = objective
        self.points: Final[i64] = points
        self.influence: Final[i64] = influence
        self.effect: Final = effect
        self.off: Final[i64] = off


NO_EFFECT: Final = NoEffect()
ALL_ON: Final = 0
