"""What every position that is read must satisfy, whatever the game.

A game's `notation/read.py` checks shapes and ranges, field by field.  The rest is here and does not
say a rule twice: all cards are there, whoever is asked can answer, and there is a world for
everybody who looks on.  Whether the rules could have led to the position is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from starfelt.core.machine import State
from starfelt.core.playout import play_out
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

if TYPE_CHECKING:
    from starfelt.core.game import Game, R, S, V

T = TypeVar("T")

TRIES = 2  # how often it is played on at random, to see that the game goes on
AHEAD = 100  # answers each time


def check(game: Game[S, V, R], s: S, wanted: list[int]) -> None:
    """Refuse a state that a document described but that can't be played; `wanted` are all cards."""
    check_cards(game, s, wanted)
    check_questions(s)
    later = s
    for seat in s.asked()[:1]:
        later = carried_out(partial(play_on, game, s), "open", f"seat {seat}: 1+ answers")
    check_worlds(game, s)
    check_worlds(game, later)


def check_cards(game: Game[S, V, R], s: S, wanted: list[int]) -> None:
    for card, (number, there) in enumerate(zip(wanted, game.count_cards(s), strict=True)):
        if number != there:
            raise Refusal("bad-position", field="cards", expected=f"{number} {game.cards[card]}")


def check_questions(s: State) -> None:
    """A game that is on asks somebody, one that is over nobody; each has one question to answer."""
    over = s.ending() != ""
    if over != s.is_over():
        raise Refusal("bad-position", field="open", expected="[]" if over else "[{...}]")
    asked = s.asked()
    for seat in asked:
        if asked.count(seat) > 1:
            raise Refusal("bad-position", field="open", expected=f"1 x seat {seat}")
        carried_out(partial(find_answer, s, seat), "open", f"seat {seat}: 1+ answers")
    for seat in asked:
        carried_out(partial(try_answers, s, seat), "open", f"seat {seat}: 1+ answers")


def find_answer(s: State, seat: int) -> int:
    return s.legal(seat)[0]


def try_answers(s: State, seat: int) -> None:
    """Give each answer that is open to the seat to a copy."""
    for act in s.legal(seat):
        s.clone().answer(seat, act)


def play_on(game: Game[S, V, R], s: S) -> S:
    """Answer at random: no card is lost, and a game that is over has an ending."""
    for number in range(TRIES):
        t = s.clone()
        play_out(t, fast(number), AHEAD)
        assert t.is_over() == (t.ending() != "")
        assert game.count_cards(t) == game.count_cards(s)
    return t


def check_worlds(game: Game[S, V, R], s: S) -> None:
    """For everybody there is a world that they can't tell from this one; -1 is a spectator."""
    for seat in range(-1, s.seats):
        expected = f"seat {seat}: world"
        if not carried_out(partial(has_world, game, s, seat), "position", expected):
            raise Refusal("bad-position", field="position", expected=expected)


def has_world(game: Game[S, V, R], s: S, seat: int) -> bool:
    """Does what the seat knows lead to a world that looks like this one and has all its cards?

    Bots elsewhere have nothing but the view to find it from.
    """
    view = game.view(s, seat)
    world = game.resample(s, seat, fast(0))
    game.imagine(view, fast(0))
    return game.view(world, seat) == view and game.count_cards(world) == game.count_cards(s)


def carried_out(work: Callable[[], T], field: str, expected: str) -> T:
    """What the rules make of a position; where they can't go on, the document is at fault."""
    try:
        return work()
    except Exception as problem:
        raise Refusal("bad-position", field=field, expected=expected) from problem
