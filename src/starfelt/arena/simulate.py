"""Many games between bots, counted.

Every game has seeds of its own, derived from the one given and the number of the game: a game comes
out the same whichever games are played before it.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

import starfelt
from starfelt.bots import Seat, make
from starfelt.core.game import AnyGame
from starfelt.core.machine import State
from starfelt.core.playout import play_out
from starfelt.core.refusal import Refusal
from starfelt.core.rng import FAST, fast

Progress = Callable[[int], object]


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play the games and return what came of them.

    Bots sit in the seats as given, the last one in all seats that are left.  `progress` is called
    with the number of games finished since its last call.
    """
    seated = check(game, seats, games, bots, seed, options)
    tally = Tally(seats)
    step = max(1, games // 100)
    began = perf_counter()
    for number in range(games):
        tally.add(*play(game, seated, seed, number, options))
        if progress is not None and (number + 1) % step == 0:
            progress(step)
    seconds = perf_counter() - began
    if progress is not None and games % step:
        progress(games % step)
    return {
        "game": game.name,
        "seats": seats,
        "games": games,
        "seed": seed,
        "bots": seated,
        "seconds": round(seconds, 6),
        "games_per_second": round(games / seconds, 3),
        **tally.counts(seated),
        "compiled": starfelt.COMPILED,
    }


def check(
    game: AnyGame,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None,
) -> list[str]:
    """Refuse what can't be played; returns the bot of each seat."""
    if games < 1:
        raise Refusal("wrong-number", number=games, least=1)
    game.start(seats, seed, options)  # refuses wrong seats, seeds and options
    if not 1 <= len(bots) <= seats:
        raise Refusal("wrong-bots", bots=len(bots), seats=seats)
    for name in bots:
        make(name, game.name, seed)  # refuses names that no bot has
    return [*bots, *[bots[-1]] * (seats - len(bots))]


class Tally:
    """What is counted over the games."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        self.draws = 0
        self.lengths: list[int] = []
        self.ends: Counter[str] = Counter()

    def add(self, s: State, answers: int) -> None:
        """Count a finished game."""
        assert s.is_over(), "a game took more answers than its bound"
        returns = s.returns()
        if 1 not in returns:
            self.draws += 1
        for seat, result in enumerate(returns):
            self.wins[seat] += result == 1
        self.lengths.append(answers)
        self.ends[s.ending()] += 1

    def counts(self, seated: list[str]) -> dict[str, Any]:
        by_bot = dict.fromkeys(seated, 0)
        for name, wins in zip(seated, self.wins, strict=True):
            by_bot[name] += wins
        return {
            "answers": sum(self.lengths),
            "wins": self.wins,
            "wins_by_bot": by_bot,
            "draws": self.draws,
            "length": {
                "mean": round(sum(self.lengths) / len(self.lengths), 3),
                "least": min(self.lengths),
                "most": max(self.lengths),
            },
            "ends": dict(sorted(self.ends.items())),
        }


def play(
    game: AnyGame,
    seated: list[str],
    seed: int,
    number: int,
    options: Mapping[str, object] | None,
) -> tuple[State, int]:
    """Play one game to its end; returns the last state and the number of answers."""
    blind = set(seated) == {"random"}  # nobody needs to know anything
    s: State = game.start(len(seated), derived(seed, number), options, make=FAST, quiet=blind)
    if blind:
        return s, play_out(s, fast(derived(seed, number, 0)), game.max_answers)
    bots = [make(name, game.name, derived(seed, number, seat)) for seat, name in enumerate(seated)]
    answers = 0
    while not s.is_over() and answers < game.max_answers:
        seat = s.asked()[0]
        s.answer(seat, bots[seat].choose(Seat(game, s, seat)))
        answers += 1
    return s, answers


def derived(seed: int, *numbers: int) -> int:
    """A seed that follows from this one and the numbers, and from nothing else."""
    words = " ".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(sha256(words.encode()).digest(), "big")
