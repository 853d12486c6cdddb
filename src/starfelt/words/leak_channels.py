"""The words that a seat reads, as bytes: further channels for the check that no secret gets out."""

from collections.abc import Callable

import msgspec

from starfelt.core.game import AnyGame
from starfelt.core.machine import State
from starfelt.core.steps import AnyView
from starfelt.words.asking import asked_of, in_words
from starfelt.words.cached_text import spoken
from starfelt.words.fluent import LANGUAGES
from starfelt.words.lines import Line
from starfelt.words.players import names, usual
from starfelt.words.reasons import closed
from starfelt.words.screen import Screen


def in_all_languages(
    game: AnyGame, state: State, seat: int, lines: Callable[[Screen], list[str]]
) -> bytes:
    found = []
    for language in LANGUAGES:
        text = spoken(language)
        found += lines(Screen(text, game, names(text, usual(state.seats)), seat))
    return "\n".join(found).encode()


def screens(game: AnyGame, state: State, seat: int) -> bytes:
    """The table in full, in short and pile by pile, lessons, the question and its choices, and
    why there are no others."""
    view = game.view(state, seat)
    asked = asked_of(game, state, seat) if seat in state.asked() else None
    options = [option.twin for option in asked.all_options] if asked is not None else []

    def lines(screen: Screen) -> list[str]:
        mine = screen.question(view)
        why = [screen.text.why(game.name, mine)] if mine is not None else []
        lessons = [lesson for _, lesson in screen.text.lessons(game.name, view, ())]
        shown = written(on_table(screen.marking(), view))
        shown += [*lessons, *why, *screen.prompts(view)]
        shown += [
            f"{one.zone} {one.card} {one.seat}: {one.why}" for one in closed(screen, view, options)
        ]
        if asked is None:
            return shown
        question = in_words(screen, view, asked)
        return [*shown, question.prompt, question.rule, *screen.choices(question)]

    return in_all_languages(game, state, seat, lines)


def on_table(screen: Screen, view: AnyView) -> list[Line]:
    """The table in full, in short and pile by pile."""
    looks = [line for name in screen.words.looks for line in screen.look(view, name)]
    return [*screen.table(view), *screen.status(view), *looks]


def written(lines: list[Line]) -> list[str]:
    """All that lines say: their words, what kind they are, whose, and where they name cards."""
    return [msgspec.json.encode(line).decode() for line in lines]


def logs(game: AnyGame, state: State, seat: int) -> bytes:
    """What the seat reads of the latest answer."""
    told = game.told(state, seat)

    return in_all_languages(
        game, state, seat, lambda screen: written(screen.marking().log_lines(told))
    )


TEXTS = (screens, logs)
