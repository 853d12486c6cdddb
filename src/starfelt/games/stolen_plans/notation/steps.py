"""Steps and questions of Stolen Plans in words, and back."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from starfelt.core.machine import Step
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile, pile
from starfelt.core.steps import Field, Number, Row, Seat, Steps, Word

from ..rules import effects, jedi_and_bonus, turn
from ..rules.card import MAX_SEATS
from ..rules.designs import CARDS, DESIGNS, KEYS
from ..rules.features import QUESTIONS
from ..rules.state import Plans

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)] + ["keeper", "found", "anything"]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
FEW: Final = tuple(range(100))  # no number of cards is larger


class PlansStep(Struct, frozen=True):
    """A step as a view shows it; it has the fields of its row in `STEPS`."""

    step: str
    seat: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    attack: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    last: str | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET
    named: tuple[int, ...] | UnsetType = UNSET
    target: int | UnsetType = UNSET


class PlansQuestion(PlansStep, frozen=True):
    """An open question as a view shows it."""

    seat: int


class Cards(Field[Plans]):
    """All further numbers as a list of cards."""

    def write(self, s: Plans, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(in_words(numbers))

    def read(self, s: Plans, r: Reader) -> int | list[int]:
        return read_cards(r, self.key, r.get(self.key, [])).listed()


class Seats(Field[Plans]):
    """All further numbers as a list of seats."""

    def write(self, s: Plans, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(numbers)

    def read(self, s: Plans, r: Reader) -> int | list[int]:
        seats = r.items(self.key, [])
        if not all(type(seat) is int and 0 <= seat < MAX_SEATS for seat in seats):
            raise r.refusal(self.key, f"[0-{MAX_SEATS - 1}]")
        return seats


SEAT: Final = Seat("seat")
CARD: Final = Word("card", NAMES[:DESIGNS])
ATTACK: Final = Number("attack", FEW[-1])
DEFENCE: Final = Number("defence", FEW[-1])
LEFT: Final = Number("left", FEW[-1])
LAST: Final = Word("last", NAMES[:DESIGNS])
PICKED: Final = Cards("picked")

STEPS: Final = Steps[Plans, PlansStep, PlansQuestion](
    PlansStep,
    PlansQuestion,
    (
        Row(turn.NextTurn),
        Row(turn.YourTurn, SEAT),
        Row(effects.Target, SEAT, CARD),
        Row(effects.Defend, SEAT, CARD, ATTACK, DEFENCE, LEFT, LAST),
        Row(effects.Lose, SEAT, LEFT, PICKED, make=effects.lose_of),
        Row(effects.Victims, SEAT, LEFT, Seats("named"), make=effects.victims_of),
        Row(jedi_and_bonus.Take, SEAT, Seat("target")),
        Row(jedi_and_bonus.Find, SEAT, LEFT, PICKED, make=jedi_and_bonus.find_of),
    ),
    QUESTIONS,
)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def read_cards(r: Reader, key: str, names: Any) -> Pile:
    if not isinstance(names, list) or not all(name in tuple(KEYS) for name in names):
        raise r.refusal(key, "[" + ", ".join(KEYS) + "]")
    return pile([KEYS[name] for name in names])
