"""A Text that notes which sentences were wanted of it."""

from starfelt.text import Fact, Text


class Noting(Text):
    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.noted: set[str] = set()

    def __call__(self, key: str, **facts: Fact) -> str:
        self.noted.add(key)
        return super().__call__(key, **facts)
