"""The words that a seat reads, as bytes: further channels for the check that no secret gets out."""

from collections.abc import Callable
from functools import cache
from typing import Any

from starfelt.core.game import Game
from starfelt.lines.players import names, usual
from starfelt.lines.screen import Screen
from starfelt.text import LANGUAGES, Text


class QuickText(Text):
    """Remembers every sentence: a check reads the same ones many times."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.known: dict[Any, str] = {}

    def __call__(self, key: str, **facts: str | int) -> str:
        place = (key, *facts.items())
        found = self.known.get(place)
        if found is None:
            found = self.known[place] = super().__call__(key, **facts)
        return found


@cache
def spoken(language: str) -> QuickText:
    return QuickText(language)


def in_all_languages(
    game: Game[Any, Any], state: Any, seat: int, lines: Callable[[Screen], list[str]]
) -> bytes:
    found = []
    for language in LANGUAGES:
        text = spoken(language)
        found += lines(Screen(text, game, names(text, usual(state.seats)), seat))
    return "\n".join(found).encode()


def screens(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    """The table in full, in short and pile by pile, lessons, the question and its choices."""
    view = game.view(state, seat)
    asked = seat in state.asked()

    def lines(screen: Screen) -> list[str]:
        looks = [line for name in screen.layout.LOOKS for line in screen.look(view, name)]
        lessons = [lesson for _, lesson in screen.text.lessons(game.name, view, ())]
        shown = [*screen.table(view), *screen.status(view), *looks, *lessons, *screen.prompts(view)]
        return shown + screen.choices(view, state) if asked else shown

    return in_all_languages(game, state, seat, lines)


def logs(game: Game[Any, Any], state: Any, seat: int) -> bytes:
    """What the seat reads of the latest answer."""
    told = game.told(state, seat)
    return in_all_languages(game, state, seat, lambda screen: screen.log(told))


TEXTS = (screens, logs)
