"""Steps and questions of Star Realms in words, and back."""

from collections.abc import Iterable
from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader

from ..rules import effects, odd_cards, turn
from ..rules.actions import NUM_ACTIONS, verb_of
from ..rules.designs import CARDS, DESIGNS, KEYS
from ..rules.state import Rest

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)]
ABILITIES: Final = ("primary", "ally", "scrap")
LARGEST: Final = 1_000_000  # no number of a game is larger

# the numbers of each step in words; a field that ends a row with * takes the rest as a list
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "start_turn": (turn.StartTurn, ()),
    "rest": (Rest, ("card", "ability", "part")),
    "your_turn": (turn.YourTurn, ("seat",)),
    "how_much": (turn.HowMuch, ("seat",)),
    "which_effect": (effects.WhichEffect, ("seat", "card")),
    "discard": (effects.Discard, ("seat",)),
    "scrap_card": (effects.ScrapCard, ("seat", "card", "may", "hand_only")),
    "scrap_from_row": (effects.ScrapFromRow, ("seat", "card")),
    "destroy_base": (effects.DestroyBase, ("seat", "card")),
    "take_which": (odd_cards.TakeWhich, ("seat", "card")),
    "copy_which": (odd_cards.CopyWhich, ("seat",)),
    "discard_some": (odd_cards.DiscardSome, ("seat", "card", "left", "picked*")),
    "scrap_some": (odd_cards.ScrapSome, ("seat", "card", "left", "picked*")),
}

# where the constructor takes what plain code should not hand over
MAKERS: Final[dict[str, Any]] = {
    "discard_some": odd_cards.discard_some_of,
    "scrap_some": odd_cards.scrap_some_of,
}
QUESTIONS: Final = [name for name, (kind, _) in STEPS.items() if issubclass(kind, Question)]


# -------------------------------------------------------------------------------- writing
def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def action_in_words(action: int) -> str:
    verb, card = verb_of(action)
    return f"{verb} {NAMES[card]}"


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    numbers = step.numbers()
    document: dict[str, Any] = {"step": name}
    for i, field in enumerate(STEPS[name][1]):
        if field == "picked*":
            document["picked"] = [action_in_words(action) for action in numbers[i:]]
        elif field == "card":
            document[field] = NAMES[numbers[i]]
        elif field == "ability":
            document[field] = ABILITIES[numbers[i]]
        elif field in ("may", "hand_only"):
            document[field] = bool(numbers[i])
        else:
            document[field] = numbers[i]
    return document


def read_step(document: Any) -> Step[Any]:
    r = Reader(document, "step")
    name = r.word("step", tuple(STEPS))
    kind, fields = STEPS[name]
    step: Step[Any] = MAKERS.get(name, kind)(*(read_field(r, field) for field in fields))
    return step


def read_field(r: Reader, field: str) -> Any:
    if field == "picked*":
        return [read_action(r, words) for words in r.items("picked", [])]
    if field == "card":
        return KEYS[r.word(field, NAMES)]
    if field == "ability":
        return ABILITIES.index(r.word(field, ABILITIES))
    if field in ("may", "hand_only"):
        if not isinstance(r.get(field, None), bool):
            raise r.refusal(field, "true, false")
        return r.get(field, None)
    return r.number(field, 0, 1 if field == "seat" else 99)


ACTIONS: Final = {
    action_in_words(action): action
    for action in range(NUM_ACTIONS)
    if verb_of(action)[0] in ("discard", "scrap_from_hand", "scrap_from_discards")
}


def read_action(r: Reader, words: Any) -> int:
    if not isinstance(words, str) or words not in ACTIONS:
        raise r.refusal("picked", "discard, scrap_from_hand, scrap_from_discards + card")
    return ACTIONS[words]


def read_question(document: Any) -> Question[Any]:
    step = read_step(document)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", ", ".join(QUESTIONS))
    return step
