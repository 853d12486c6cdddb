"""Random play: the inner loop of search, self-play and the benchmarks."""

from mypy_extensions import i64

from starfelt.core.machine import State
from starfelt.core.rng import Rng


def play_out(s: State, rng: Rng, limit: i64) -> i64:
    """Answer at random until the game is over or `limit` answers are given; returns how many."""
    answers: i64 = 0
    while answers < limit:
        question = s.first
        if question is None:
            break
        acts = question.answers(s)
        s.play(question.seat, acts[rng.below(len(acts))])
        answers += 1
    return answers


def clone_many(s: State, number: i64) -> None:
    for _ in range(number):
        s.clone()
