"""A question and all that can be answered, described once: terminal, pages and browser show this.

The things that can be chosen have the numbers 1 to n, in the order of `listed`; equal ones have a
number each.  0 stands for what ends a choice or a turn.
"""

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from starfelt.core.game import Action, AnyGame
from starfelt.core.machine import State
from starfelt.core.steps import AnyView, OpenQuestion
from starfelt.kit import kit_of

if TYPE_CHECKING:
    from starfelt.words.screen import Screen
    from starfelt.words.text import Text


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal action with its structured twin."""

    action: int
    verb: str
    card: str | None = None
    second: str | None = None
    seat: int | None = None
    number: int | None = None
    zone: str = ""  # where on the table it is done
    words: str = ""

    @property
    def twin(self) -> Action:
        return Action(self.verb, self.card, self.second, self.seat, self.number)


class Gesture(Struct, frozen=True, omit_defaults=True):
    """Several answers in one go, and the first of them; it goes on as long as there is one."""

    name: str
    action: int
    words: str = ""


class Asked(Struct, frozen=True, omit_defaults=True):
    """The question that the reader owes an answer to.

    From `least` to `most` things are chosen, or one of `stop` instead.
    """

    question: int
    options: list[Option]  # open now, as they are listed; what ends a choice or a turn comes last
    picks: int = 1  # answers that make up the whole choice, at most
    least: int = 1
    most: int = 1
    stop: list[int] = []  # actions that end a choice or a turn
    pool: list[int] = []  # where several are picked: all there is to pick from, equal ones repeated
    later: list[Option] = []  # of the pool, what can't be the first pick
    gestures: list[Gesture] = []
    prompt: str = ""
    rule: str = ""  # how many are chosen, where it is not just one

    @property
    def several(self) -> bool:
        """Are several things chosen, and then confirmed?"""
        return self.picks > 1 and self.most > 1

    @property
    def listed(self) -> list[int]:
        """The actions that have the numbers from 1 on."""
        if self.picks > 1:
            return self.pool
        return [option.action for option in self.options if option.action not in self.stop]

    @property
    def all_options(self) -> list[Option]:
        """All that may be chosen now, or picked sooner or later."""
        return [*self.options, *self.later]


def asked_of(game: AnyGame, state: State, seat: int, number: int = 0) -> Asked:
    """Describe the open question of a seat; `number` is how many it has answered before."""
    question = state.question(seat)
    assert question is not None
    legal = state.legal(seat)
    picks = int(question.picks(state))
    pool = [int(action) for action in question.pool(state)]
    if picks == 1:
        pool = one_of(game, pool)
    unlike, open_now = dict.fromkeys(pool), set(legal)
    options = [option(game, action) for action in unlike if action in open_now]
    stop = [action for action in legal if action not in unlike]
    most = min(picks, len(pool))
    return Asked(
        number,
        [*options, *(option(game, action) for action in stop)],
        picks,
        least_picks(state, seat, unlike, most),
        most,
        stop,
        pool if picks > 1 else [],
        [option(game, action) for action in unlike if action not in open_now],
        gestures_of(game, options),
    )


def one_of(game: AnyGame, pool: Sequence[int]) -> list[int]:
    """What one thing is chosen from, as it is listed: without what ends a turn."""
    words = kit_of(game.name).words
    things = [action for action in dict.fromkeys(pool) if action not in words.last]
    return sorted(things, key=lambda action: action in words.late) if words.late else things


def option(game: AnyGame, action: int) -> Option:
    twin = game.action(action)
    return Option(
        action, twin.verb, twin.card, twin.second, twin.seat, twin.number, game.zone(twin)
    )


def least_picks(state: State, seat: int, pool: Container[int], most: int) -> int:
    """After how many picks one may stop, if one picks anything: found out by trying."""
    trial = state.clone()
    for number in range(1, most):
        trial.answer(seat, next(action for action in trial.legal(seat) if action in pool))
        if any(action not in pool for action in trial.legal(seat)):
            return number
    return most


def gestures_of(game: AnyGame, options: Sequence[Option]) -> list[Gesture]:
    """Find what can be done in one go, and the answer with which it begins."""
    gestures = kit_of(game.name).words.gestures
    if not gestures:
        return []
    answers = [(option.action, option.twin) for option in options]
    found = ((name, first(answers)) for name, first in gestures.items())
    return [Gesture(name, action) for name, action in found if action is not None]


# -------------------------------------------------------------------------------- in words
def in_words(screen: "Screen", view: AnyView, asked: Asked) -> Asked:
    """Say all of it in the language of the screen, whose reader is asked."""
    question = screen.question(view)
    assert question is not None
    game, text = screen.game.name, screen.text
    return replace(
        asked,
        options=[said(screen, option, question, view) for option in asked.options],
        later=[said(screen, option, question, view) for option in asked.later],
        gestures=[
            Gesture(one.name, one.action, text(f"line-gesture-{one.name}"))
            for one in asked.gestures
        ],
        prompt=screen.said(text.prompt(game, question, screen.seat, screen.names)),
        rule=how_many(text, asked) if asked.several else "",
    )


def said(screen: "Screen", one: Option, question: OpenQuestion, view: AnyView) -> Option:
    words = screen.said(screen.option(one.twin, question, view))
    return Option(one.action, one.verb, one.card, one.second, one.seat, one.number, one.zone, words)


def how_many(text: "Text", asked: Asked) -> str:
    """Say how many have to be chosen, and of how many."""
    there = len(asked.pool)
    if asked.least == asked.most:
        return text("table-choose-exactly", number=asked.most, there=there)
    if asked.least == 1:
        return text("table-choose-up-to", most=asked.most, there=there)
    return text("table-choose-between", least=asked.least, most=asked.most, there=there)
