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
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast

if TYPE_CHECKING:
    from starfelt.core.game import Game, R, S, V

T = TypeVar("T")

AHEAD = 8  # answers that are tried after one that is open


def check(game: Game[S, V, R], s: S, wanted: list[int]) -> None:
    """Refuse a state that a document described but that can't be played; `wanted` are all cards."""
    check_cards(game, s, wanted)
    check_questions(s)
    for seat in range(-1, s.seats):
        check_world(game, s, seat)


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
    """Give each answer that is open to the seat to a copy, and go on from the last one."""
    acts = s.legal(seat)
    for act in acts:
        t = s.clone()
        t.answer(seat, act)
        if act == acts[-1]:
            go_on(t)


def go_on(t: State) -> None:
    """Play a few answers at random."""
    rng = fast(0)
    for _ in range(AHEAD):
        if t.is_over():
            return
        asked = t.asked()
        seat = asked[rng.below(len(asked))]
        acts = t.legal(seat)
        t.answer(seat, acts[rng.below(len(acts))])


def check_world(game: Game[S, V, R], s: S, seat: int) -> None:
    """There is a world that the seat can't tell from this one; -1 is a spectator."""
    expected = f"seat {seat}: world"
    view = carried_out(partial(game.view, s, seat), "position", expected)
    world = carried_out(partial(game.resample, s, seat, fast(0)), "position", expected)
    if game.view(world, seat) != view:
        raise Refusal("bad-position", field="position", expected=expected)


def carried_out(work: Callable[[], T], field: str, expected: str) -> T:
    """What the rules make of a position; where they can't go on, the document is at fault."""
    try:
        return work()
    except Exception as problem:
        raise Refusal("bad-position", field=field, expected=expected) from problem
