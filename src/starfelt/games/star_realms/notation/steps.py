"""Steps and questions of Star Realms in words, and back."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from starfelt.core.machine import Step
from starfelt.core.notation import Reader
from starfelt.core.steps import Field, Flag, Number, Row, Seat, Steps, Word

from ..rules import effects, odd_cards, turn
from ..rules.actions import NUM_ACTIONS, verb_of
from ..rules.designs import CARDS, DESIGNS
from ..rules.features import QUESTIONS
from ..rules.state import Realms, Rest

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)]
ABILITIES: Final = ("primary", "ally", "scrap")
LARGEST: Final = 1_000_000  # no number of a game is larger
FEW: Final = 99  # no number of cards or parts is larger


class RealmsStep(Struct, frozen=True):
    """A step as a view shows it; it has the fields of its row in `STEPS`."""

    step: str
    seat: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    ability: str | UnsetType = UNSET
    part: int | UnsetType = UNSET
    may: bool | UnsetType = UNSET
    hand_only: bool | UnsetType = UNSET
    left: int | UnsetType = UNSET
    picked: tuple[str, ...] | UnsetType = UNSET


class RealmsQuestion(RealmsStep, frozen=True):
    """An open question as a view shows it."""

    seat: int


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def action_in_words(action: int) -> str:
    verb, card = verb_of(action)
    return f"{verb} {NAMES[card]}"


ACTIONS: Final = {
    action_in_words(action): action
    for action in range(NUM_ACTIONS)
    if verb_of(action)[0] in ("discard", "scrap_from_hand", "scrap_from_discards")
}


class Actions(Field[Realms]):
    """All further numbers as a list of actions, each with its card."""

    def write(self, s: Realms, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(action_in_words(action) for action in numbers)

    def read(self, s: Realms, r: Reader) -> int | list[int]:
        actions = r.items(self.key, [])
        if not all(isinstance(words, str) and words in ACTIONS for words in actions):
            raise r.refusal(self.key, "discard, scrap_from_hand, scrap_from_discards + card")
        return [ACTIONS[words] for words in actions]


SEAT: Final = Seat("seat")
CARD: Final = Word("card", NAMES)
SOME: Final = (SEAT, CARD, Number("left", FEW), Actions("picked"))

STEPS: Final = Steps[Realms, RealmsStep, RealmsQuestion](
    RealmsStep,
    RealmsQuestion,
    (
        Row(turn.StartTurn),
        Row(Rest, CARD, Word("ability", ABILITIES), Number("part", FEW)),
        Row(turn.YourTurn, SEAT),
        Row(turn.HowMuch, SEAT),
        Row(effects.WhichEffect, SEAT, CARD),
        Row(effects.Discard, SEAT),
        Row(effects.ScrapCard, SEAT, CARD, Flag("may"), Flag("hand_only")),
        Row(effects.ScrapFromRow, SEAT, CARD),
        Row(effects.DestroyBase, SEAT, CARD),
        Row(odd_cards.TakeWhich, SEAT, CARD),
        Row(odd_cards.CopyWhich, SEAT),
        Row(odd_cards.DiscardSome, *SOME, make=odd_cards.discard_some_of),
        Row(odd_cards.ScrapSome, *SOME, make=odd_cards.scrap_some_of),
    ),
    QUESTIONS,
)
