"""Steps and questions of Nine Lights in words, and back."""

from collections.abc import Iterable
from typing import Any, Final

from starfelt.core.machine import Question, Step
from starfelt.core.notation import Reader

from ..rules.card import ROUNDS
from ..rules.designs import CARDS, DESIGNS
from ..rules.rounds import Lay, Reveal

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)]

#: Each step by its name in a document: its class, and what its numbers are called there.
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "reveal": (Reveal, ("number",)),
    "lay": (Lay, ("seat",)),
}


def in_words(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def write_step(step: Step[Any]) -> dict[str, Any]:
    name, fields = next((name, row[1]) for name, row in STEPS.items() if type(step) is row[0])
    return {"step": name, **dict(zip(fields, step.numbers(), strict=True))}


def read_step(document: Any, seats: int) -> Step[Any]:
    r = Reader(document, "step")
    kind, fields = STEPS[r.word("step", tuple(STEPS))]
    most = {"seat": seats - 1, "number": ROUNDS}
    step: Step[Any] = kind(*(r.number(field, 0, most[field]) for field in fields))
    return step


def read_question(document: Any, seats: int) -> Question[Any]:
    step = read_step(document, seats)
    if not isinstance(step, Question):
        raise Reader(document, "open").refusal("open", "lay")
    return step
