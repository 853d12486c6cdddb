"""A Text that notes which sentences were wanted of it."""

from typing import Any

from starfelt.words.fluent import Fact
from starfelt.words.text import Text


class Noting(Text):
    """It remembers what it said: in whole games the same is said many times."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.noted: set[str] = set()
        self.said: dict[Any, str] = {}

    def __call__(self, key: str, **facts: Fact) -> str:
        self.noted.add(key)
        place = (key, *facts.items())
        if place not in self.said:
            self.said[place] = super().__call__(key, **facts)
        return self.said[place]
