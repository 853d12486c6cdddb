"""Numbers that follow from a card's key: the same picture every time, another for every design."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of numbers between 0 and 1, from a name alone; the same on every machine."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0

    def unit(self) -> float:
        """The next number, from 0 up to 1."""
        self.count += 1
        digest = sha256(f"{self.name} {self.count}".encode()).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.unit()

    def whole(self, least: int, most: int) -> int:
        """A whole number, both ends included."""
        return least + int(self.unit() * (most - least + 1))

    def one_of(self, things: Sequence[T]) -> T:
        return things[int(self.unit() * len(things))]

    def also(self, name: str) -> "Chance":
        """Another stream for a part of the picture, so that parts don't disturb each other."""
        return Chance(f"{self.name}/{name}")
