"""Steps and questions of Nine Lights in words, and back."""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from starfelt.core.steps import Number, Row, Seat, Steps

from ..rules.card import ROUNDS
from ..rules.designs import CARDS, DESIGNS
from ..rules.rounds import Lay, Reveal
from ..rules.state import Toy

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)]


class ToyStep(Struct, frozen=True):
    """A step as a view shows it; it has the fields of its row in `STEPS`."""

    step: str
    seat: int | UnsetType = UNSET
    number: int | UnsetType = UNSET


class ToyQuestion(ToyStep, frozen=True):
    """An open question as a view shows it."""

    seat: int


#: Each step, and what its numbers are called.
STEPS: Final = Steps[Toy, ToyStep, ToyQuestion](
    ToyStep,
    ToyQuestion,
    (Row(Reveal, Number("number", ROUNDS)), Row(Lay, Seat("seat"))),
)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]
