"""Games at random, and what is closed in them: by key and facts, so that each claim can be tried.

A claim is a reason; what it says must be so in the state itself.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from starfelt.core.game import Action
from starfelt.words.asking import asked_of
from starfelt.words.fluent import LANGUAGES
from starfelt.words.reasons import Closed, closed
from starfelt.words.screen import Screen
from starfelt.words.text import Text

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]

Claim = Callable[[Any, Any, Closed, dict[str, Any]], bool]


class Keys(Text):
    """Says the key of a sentence and its facts instead of the sentence."""

    def __call__(self, key: str, **facts: str | int) -> str:
        return f"{key} {json.dumps(facts)}"


def positions(game: Any, seed: int, seats: int, options: dict[str, Any]) -> Iterator[Any]:
    """The states of a game that is played at random, each before an answer."""
    rng = random.Random(seed)  # noqa: S311
    state = game.start(seats, seed, game.complete(options))
    while not state.is_over():
        yield state
        seat = rng.choice(state.asked())
        state.answer(seat, rng.choice(state.legal(seat)))


def reasons(game: Any, state: Any, seat: int, text: Text) -> tuple[list[Action], list[Closed]]:
    """All that the seat may choose, and what it may not."""
    asked = asked_of(game, state, seat) if seat in state.asked() else None
    options = [option.twin for option in asked.all_options] if asked is not None else []
    screen = Screen(text, game, NAMES[: state.seats], seat)
    return options, closed(screen, game.view(state, seat), options)


def tried(
    game: Any, state: Any, seat: int, start: str, claims: dict[str, Claim]
) -> tuple[list[Action], list[Closed], set[str]]:
    """The same, each reason compared with the state; and the keys of the reasons."""
    options, found = reasons(game, state, seat, Keys("en"))
    said = set()
    for one in found:
        key, _, facts = one.why.partition(" ")
        name = key.removeprefix(start)
        kind = "first" if name.startswith("first-") else name
        assert claims[kind](state, game.view(state, seat), one, json.loads(facts)), one
        said.add(name)
    return options, found, said


def said_in_all_languages(game: Any, state: Any, seat: int) -> None:
    """Whole sentences, which differ from language to language."""
    spoken = [reasons(game, state, seat, Text(language))[1] for language in LANGUAGES]
    for every in zip(*spoken, strict=True):
        assert len({one.why for one in every}) == len(LANGUAGES), every
        assert all(one.why and "{" not in one.why for one in every)
        assert [one.why.isascii() for one in every] == [True, False, False], every
