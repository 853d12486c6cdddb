"""Figures of this machine, as ratios taken in one run: writes bench/results.json.

The yardstick beside this file is built and played in turns with each of our games, so that a busy
machine slows both alike.  Each ratio is the median of the rounds.
"""

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import starfelt
from starfelt.arena.bench import bench, measure
from starfelt.core.game import AnyGame
from starfelt.core.playout import play_out
from starfelt.core.rng import FAST, fast

HERE = Path(__file__).parent
ROUNDS = 7
SECONDS = 1.0
# Games as another engine, written in C, plays them; README.md has the ratios, taken in one run.
PEER_PLAYS = "race_for_the_galaxy"
AS_THE_PEER = (
    (2, {"set": "base", "cap": 30}),
    (2, {"set": "brink_of_war", "cap": 30}),
    (4, {"set": "brink_of_war", "cap": 30}),
)


def build_yardstick() -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=HERE / "yardstick", check=True, capture_output=True)
    sys.path.insert(0, str(HERE / "yardstick" / "src"))


def yardstick_answers_per_second() -> float:
    from cardlab.starrealms.playout import play_many  # noqa: PLC0415 - built just now

    answers, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        began = process_time()
        answers += play_many(seed, 200)[0]
        spent += process_time() - began
        seed += 200
    return answers / spent


def usual_seats(game: AnyGame) -> int:
    return min(max(4, game.least_seats), game.most_seats)


def search_iteration_us(game: AnyGame, number: int = 3000) -> float:
    """Clone, resample and play out at random: the inner loop of a tree search."""
    s = game.start(usual_seats(game), 1, None, FAST)
    rng = fast(9)
    play_out(s, rng, 30)
    began = process_time()
    for _ in range(number):
        t = s.resample(s.asked()[0], rng)
        t.quiet = True
        play_out(t, rng, game.max_answers)
    return (process_time() - began) / number * 1e6


def with_knowledge(game: AnyGame, number: int = 3000) -> float:
    """Answers per second where every seat's knowledge is kept, as at a live table."""
    rng, answers = fast(3), 0
    began = process_time()
    for seed in range(number):
        answers += play_out(game.start(usual_seats(game), seed, None, FAST), rng, game.max_answers)
    return answers / (process_time() - began)


def main() -> None:
    build_yardstick()
    games: dict[str, dict[str, Any]] = {}
    results = {"compiled": starfelt.COMPILED, "rounds": ROUNDS, "games": games}
    builds = bench(SECONDS)
    for name in starfelt.GAMES:
        game = starfelt.load(name)
        rounds = []
        for _ in range(ROUNDS):
            ours = measure(game, SECONDS)["answers_per_second"]
            rounds.append(ours / yardstick_answers_per_second())
        games[name] = {
            **builds[name],
            "ratio_to_yardstick": round(median(rounds), 3),
            "ratios": [round(ratio, 3) for ratio in rounds],
            "by_seats": {
                str(seats): measure(game, SECONDS, seats)
                for seats in range(game.least_seats, game.seats_for(game.defaults)[1] + 1)
            },
            "answers_per_second_with_knowledge": round(with_knowledge(game)),
            "search_iteration_us": round(search_iteration_us(game), 1),
        }
    games[PEER_PLAYS]["as_the_peer"] = [
        {**options, **measure(starfelt.load(PEER_PLAYS), 5 * SECONDS, seats, options)}
        for seats, options in AS_THE_PEER
    ]
    results["yardstick_answers_per_second"] = round(yardstick_answers_per_second())
    text = json.dumps(results, indent=1)
    (HERE / "results.json").write_text(text + "\n")
    print(text)  # noqa: T201


if __name__ == "__main__":
    main()
