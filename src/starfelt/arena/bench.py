"""How fast the rules run: random games, answers and clones, plain and compiled."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from time import process_time
from typing import Any

import starfelt
from starfelt.core.game import AnyGame
from starfelt.core.options import Options
from starfelt.core.playout import clone_many, play_out
from starfelt.core.rng import FAST, fast

BATCH = 20
CLONES = 20_000


def bench(seconds: float = 2.0) -> dict[str, Any]:
    """For each game the figures of the plain and, where there is one, of the compiled build."""
    here = measure_all(seconds)
    if not starfelt.COMPILED:
        return {name: {"plain": figures, "compiled": None} for name, figures in here.items()}
    plain = measure_plain(seconds)
    return {name: {"plain": plain[name], "compiled": here[name]} for name in here}


def measure_all(seconds: float) -> dict[str, dict[str, float]]:
    return {name: measure(starfelt.load(name), seconds) for name in starfelt.GAMES}


def measure_plain(seconds: float) -> dict[str, dict[str, float]]:
    """The same in a process that leaves native files aside."""
    command = [sys.executable, "-m", "starfelt.arena.bench", str(seconds)]
    environment = {**os.environ, "STARFELT_PURE": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def measure(
    game: AnyGame, seconds: float, seats: int = 4, given: Mapping[str, object] | None = None
) -> dict[str, float]:
    """Random play on one core, in seconds of processor time."""
    options = game.complete(given or {})
    least, most = game.seats_for(options)
    seats = min(max(seats, least), most)
    games = answers = 0
    rng = fast(1)
    began = process_time()
    while (spent := process_time() - began) < seconds or games == 0:
        for _ in range(BATCH):
            games += 1
            answers += play_out(
                game.start(seats, games, options, FAST, True), rng, game.max_answers
            )
    return {
        "seats": seats,
        "games_per_second": round(games / spent),
        "answers_per_second": round(answers / spent),
        "answers_per_game": round(answers / games, 1),
        "clone_us": round(clone_time(game, seats, answers // games // 2, options), 3),
    }


def clone_time(game: AnyGame, seats: int, answers: int, options: Options) -> float:
    """Microseconds to clone a position from the middle of a game."""
    s = game.start(seats, 1, options, FAST)
    play_out(s, fast(5), answers)
    began = process_time()
    clone_many(s, CLONES)
    return (process_time() - began) / CLONES * 1e6


if __name__ == "__main__":
    json.dump(measure_all(float(sys.argv[1])), sys.stdout)
