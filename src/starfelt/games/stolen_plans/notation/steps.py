"""Steps and questions of Stolen Plans in words, and back."""

from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader
from starfelt.core.pile import Pile, pile

from ..rules import effects, jedi_and_bonus, turn
from ..rules.card import MAX_SEATS
from ..rules.designs import CARDS, DESIGNS, KEYS

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)] + ["keeper", "found", "anything"]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

# the numbers of each step in words; a field that ends a row with * takes the rest as a list
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "next_turn": (turn.NextTurn, ()),
    "your_turn": (turn.YourTurn, ("seat",)),
    "target": (effects.Target, ("seat", "card")),
    "defend": (effects.Defend, ("seat", "card", "attack", "defence", "left", "last")),
    "lose": (effects.Lose, ("seat", "left", "picked*")),
    "victims": (effects.Victims, ("seat", "left", "named*")),
    "take": (jedi_and_bonus.Take, ("seat", "target")),
    "find": (jedi_and_bonus.Find, ("seat", "left", "picked*")),
}

# where the constructor takes what plain code should not hand over
MAKERS: Final[dict[str, Any]] = {
    "lose": effects.lose_of,
    "victims": effects.victims_of,
    "find": jedi_and_bonus.find_of,
}
QUESTIONS: Final = [name for name in STEPS if name != "next_turn"]
FEW: Final = tuple(range(100))  # no number of cards is larger
CARD_FIELDS: Final = ("card", "last", "picked")


def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Any) -> list[str]:
    return [NAMES[card] for card in cards]


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    numbers = step.numbers()
    document: dict[str, Any] = {"step": name}
    for i, field in enumerate(STEPS[name][1]):
        key = field.rstrip("*")
        value: Any = numbers[i:] if field.endswith("*") else numbers[i]
        if key in CARD_FIELDS:
            value = in_words(value) if field.endswith("*") else NAMES[value]
        document[key] = value
    return document


def read_step(document: Any, seats: int) -> Step[Any]:
    r = Reader(document, "step")
    name = r.word("step", tuple(STEPS))
    kind, fields = STEPS[name]
    values: list[Any] = []
    for field in fields:
        key = field.rstrip("*")
        if field.endswith("*"):
            values.append(read_numbers(r, key))
        elif key in CARD_FIELDS:
            values.append(KEYS[r.word(key, tuple(KEYS))])
        else:
            values.append(r.number(key, 0, seats - 1 if key in ("seat", "target") else 99))
    step: Step[Any] = MAKERS.get(name, kind)(*values)
    return step


def read_cards(r: Reader, key: str, names: Any) -> Pile:
    if not isinstance(names, list) or not all(name in tuple(KEYS) for name in names):
        raise r.refusal(key, "[" + ", ".join(KEYS) + "]")
    return pile([KEYS[name] for name in names])


def read_numbers(r: Reader, key: str) -> list[int]:
    """A list of cards or of seats."""
    if key in CARD_FIELDS:
        return read_cards(r, key, r.get(key, [])).listed()
    seats = r.items(key, [])
    if not all(type(seat) is int and 0 <= seat < MAX_SEATS for seat in seats):
        raise r.refusal(key, f"[0-{MAX_SEATS - 1}]")
    return seats


def read_question(document: Any, seats: int) -> Question[Any]:
    r = Reader(document, "open")
    step = read_step(document, seats)
    if not isinstance(step, Question):
        raise r.refusal("open", ", ".join(QUESTIONS))
    return step
