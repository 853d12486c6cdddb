"""Positions as JSON documents in words: what all games share of writing and reading them."""

from collections.abc import Mapping, Sequence
from typing import Any

from starfelt.core.refusal import Refusal
from starfelt.core.rng import MAKES, Rng, keyed, restored


class Reader:
    """Takes fields out of a document and refuses, by name, what is not as expected."""

    def __init__(self, document: Any, what: str) -> None:
        self.what = what
        if not isinstance(document, Mapping):
            raise self.refusal(what, "{...}")
        self.document: Mapping[str, Any] = document

    def refusal(self, field: str, expected: str) -> Refusal:
        return Refusal("bad-position", field=field, expected=expected)

    def get(self, key: str, default: Any) -> Any:
        return self.document.get(key, default)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.document.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refusal(key, f"{least}-{most}")
        return value

    def word(self, key: str, words: Sequence[Any], default: Any = None) -> Any:
        value = self.document.get(key, default)
        if not any(type(word) is type(value) and word == value for word in words):
            raise self.refusal(key, ", ".join(str(word) for word in words if word != ""))
        return value

    def items(self, key: str, default: list[Any] | None, number: int | None = None) -> list[Any]:
        value = self.document.get(key, default)
        if not isinstance(value, list) or number not in (None, len(value)):
            raise self.refusal(key, "[...]" if number is None else f"[...] x {number}")
        return value


def write_rng(rng: Rng) -> dict[str, Any]:
    make, *numbers = rng.numbers()
    return {"make": MAKES[make], "numbers": numbers}


def read_rng(document: Any) -> Rng:
    """The generator; a document without one has the keyed generator of seed 0."""
    if document is None:
        return keyed(0)
    r = Reader(document, "rng")
    make = MAKES.index(r.word("make", MAKES))
    numbers = r.items("numbers", None, 4 if MAKES[make] == "fast" else 10)
    if not all(type(n) is int and 0 <= n < 1 << 32 for n in numbers):
        raise r.refusal("numbers", "0-4294967295")
    if MAKES[make] == "keyed" and numbers[1] > 16:
        raise r.refusal("numbers", "0-16")
    if MAKES[make] == "fast" and not any(numbers):
        raise r.refusal("numbers", "1-4294967295")  # nothing but zeros would stay so
    return restored([make, *numbers])
