"""Steps and questions of Empire vs. Rebellion in words, and back."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from starfelt.core.bitsets import members
from starfelt.core.machine import Step
from starfelt.core.notation import Reader
from starfelt.core.steps import Field, Number, Row, Seat, Steps

from ..rules import characters, choosing, dominance, event_cards, planning, powers, setup, struggle
from ..rules.designs import FIRST_EVENT, FIRST_STRATEGY, NAMES
from ..rules.features import QUESTIONS
from ..rules.resources import RESOURCES
from ..rules.state import War

LARGEST: Final = 1_000_000  # no number of a game is larger
RESOURCE_NAMES: Final = NAMES[:RESOURCES]
STRATEGY_NAMES: Final = NAMES[FIRST_STRATEGY:FIRST_EVENT]
EVENT_NAMES: Final = NAMES[FIRST_EVENT:]


class WarStep(Struct, frozen=True):
    """A step as a view shows it; it has the fields of its row in `STEPS`."""

    step: str
    seat: int | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    loser: int | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET
    left: int | UnsetType = UNSET
    discarded: int | UnsetType = UNSET
    placed: int | UnsetType = UNSET


class WarQuestion(WarStep, frozen=True):
    """An open question as a view shows it."""

    seat: int


class Resources(Field[War]):
    """A set of resources as a list."""

    def write(self, s: War, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(set_in_words(numbers[0]))

    def read(self, s: War, r: Reader) -> int | list[int]:
        return read_set(r, self.key, RESOURCE_NAMES)


SEAT: Final = Seat("seat")
OWNER: Final = Seat("owner")
LOSER: Final = Seat("loser")
LEFT: Final = Number("left", LARGEST)
DISCARDED: Final = Number("discarded", LARGEST)
PLACED: Final = Number("placed", LARGEST)
PICKED: Final = Resources("picked")

STEPS: Final = Steps[War, WarStep, WarQuestion](
    WarStep,
    WarQuestion,
    (
        Row(setup.Begin),
        Row(planning.Pick, OWNER),
        Row(planning.Show, OWNER),
        Row(planning.Planned),
        Row(struggle.TurnOver),
        Row(dominance.DetermineVictory),
        Row(dominance.Cleanup, LOSER),
        Row(choosing.ChooseCharacters, SEAT, PICKED),
        Row(planning.PickStrategy, SEAT),
        Row(planning.PickForOpponent, SEAT),
        Row(struggle.YourTurn, SEAT),
        Row(powers.WhichOpposing, SEAT),
        Row(powers.WhichOwn, SEAT),
        Row(powers.WhichReady, SEAT),
        Row(powers.LookAtWhose, SEAT),
        Row(powers.WhichOfTop, SEAT, OWNER),
        Row(powers.SearchWhose, SEAT),
        Row(powers.WhichToDiscard, SEAT, OWNER),
        Row(powers.WhichToTop, SEAT, OWNER),
        Row(characters.MayExhaust, SEAT, LEFT),
        Row(characters.WhichOfDeck, SEAT),
        Row(characters.DiscardAny, SEAT, DISCARDED),
        Row(characters.WhichOfReserve, SEAT),
        Row(characters.OneOrBoth, SEAT),
        Row(characters.AlsoOwn, SEAT),
        Row(characters.AlsoOpposing, SEAT),
        Row(characters.WhichOfDiscards, SEAT),
        Row(characters.WhichDiscarded, SEAT),
        Row(characters.DiscardOrExhaust, SEAT),
        Row(characters.AlsoExhaust, SEAT),
        Row(characters.WhichExhausted, SEAT),
        Row(characters.LookThenDiscard, SEAT, OWNER),
        Row(characters.LookThenPlay, SEAT, OWNER),
        Row(event_cards.WhichStrategy, SEAT),
        Row(event_cards.MayAdd, SEAT),
        Row(event_cards.WhichToReserve, SEAT),
        Row(event_cards.MayLook, SEAT),
        Row(event_cards.WhichNext, SEAT, PLACED),
    ),
    QUESTIONS,
)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def set_in_words(cards: int) -> list[str]:
    return in_words(members(cards))


def read_names(r: Reader, key: str, names: list[str]) -> list[str]:
    """A list of different names out of these."""
    items = r.items(key, [])
    if not all(isinstance(item, str) and item in names for item in items):
        raise r.refusal(key, "[" + ", ".join(names) + "]")
    if len(set(items)) < len(items):
        raise r.refusal(key, "1 " + next(item for item in items if items.count(item) > 1))
    return items


def read_set(r: Reader, key: str, names: list[str]) -> int:
    return sum(1 << names.index(name) for name in read_names(r, key, names))
