"""Words that are said again and again: each sentence is put together once.

Filling a sentence takes far longer than finding it, and of what a table says in words most is the
same as a moment ago.
"""

from functools import cache
from typing import Any

from starfelt.kit import kit_of
from starfelt.words.lines import marked
from starfelt.words.text import Text

MOST = 20_000  # sentences that are kept; then it begins anew


class Remembering(Text):
    """All words of one language, with those sentences at hand that were said before."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.known: dict[Any, str] = {}

    def __call__(self, key: str, **facts: str | int) -> str:
        place = (key, *facts.items())
        found = self.known.get(place)
        if found is None:
            if len(self.known) >= MOST:
                self.known.clear()
            found = self.known[place] = super().__call__(key, **facts)
        return found

    def label(self, key: str, **facts: str | int) -> str:
        place = (key, ".label", *facts.items())
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = super().label(key, **facts)
        return found


class Marking(Remembering):
    """Words in which the names of cards are marked, for lines that say where they are."""

    def card(self, game: str, card: str) -> str:
        """The name with marks; none around that of a class of cards, which is no card."""
        name = super().card(game, card)
        return marked(card, name) if card in cards_of(game) else name


@cache
def cards_of(game: str) -> frozenset[str]:
    return frozenset(kit_of(game).game.cards)


@cache
def spoken(language: str) -> Remembering:
    """One for all who read this language."""
    return Remembering(language)


@cache
def marking(language: str) -> Marking:
    """One for all who read lines in this language."""
    return Marking(language)
