"""What one answer costs at a live table, part by part, without sockets and disk:

    python -m bench.answer [--games 15] [--answers 60]

Games are answered at random, and every seat reads along in words, each in another language.  All
sentences have been said before, and of several rounds the fastest counts.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter

from starfelt.core.game import SPECTATOR
from starfelt.server.live.history import Page
from starfelt.server.live.hub import setup_of
from starfelt.server.live.live_table import page_of
from starfelt.server.live.messages import Update, encode
from starfelt.server.live.update_words import happened_in_words, now_in_words, screen_at
from starfelt.store.records import Account
from starfelt.table.commands import Answer
from starfelt.table.decisions import decide
from starfelt.table.sender import Actor
from starfelt.table.table import Table
from starfelt.table.updates import now
from starfelt.words.cached_text import spoken
from starfelt.words.fluent import LANGUAGES
from tests.reliability.dice import dice
from tests.reliability.seeding import Wanted, new_record, set_up

GAMES: Sequence[Wanted] = (
    ("stolen_plans", 2, {}),
    ("star_realms", 2, {}),
    ("empire_vs_rebellion", 2, {}),
    ("race_for_the_galaxy", 2, {}),
    ("race_for_the_galaxy", 4, {}),
)
PARTS = {
    "decide": "try it on a copy, and see whether anybody may notice",
    "apply": "apply it to the table",
    "tell": "what each reader is told of it",
    "see": "what each reader sees, and what may be answered",
    "say": "the question, the choices and the reasons in words",
    "log": "what happened in words",
    "table": "the table in plain lines, for whoever asks for them",
    "encode": "write it down",
}
ROUNDS = 5


class Watch:
    """Seconds by part: each lap belongs to the part that it ends."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.answers = 0
        self.bytes = 0
        self.last = perf_counter()

    def lap(self, part: str = "") -> None:
        now = perf_counter()
        if part:
            self.seconds[part] += now - self.last
        self.last = perf_counter()


def begun(wanted: Wanted, number: int) -> Table:
    """A table at which all have sat down."""
    game, seats, options = wanted
    people = [Account(f"seat-{seat}", f"Player {seat}", "guest", 0) for seat in range(seats)]
    record, rows = set_up(new_record(f"table-{number}", game, seats, options), people)
    table = Table(setup_of(record))
    for row in rows:
        table.apply(row)
    return table


def answered(watch: Watch, table: Table, seat: int, action: int) -> None:
    """Give one answer, and write what every seat gets of it."""
    actor = Actor(f"seat-{seat}", f"Player {seat}", seat)
    command = Answer(question=table.seats[seat].question, actions=[action])
    watch.lap()
    rows = decide(table, actor, command, 1)
    watch.lap("decide")
    for row in rows:
        table.apply(row)
        watch.lap("apply")
        page = page_of(table, row)
        watch.lap("tell")
        write(watch, table, page)
    watch.answers += 1


def write(watch: Watch, table: Table, page: Page) -> None:
    for reader, news in page.items():
        if reader == SPECTATOR:
            continue
        text = spoken(LANGUAGES[reader % len(LANGUAGES)])
        watch.lap()
        present = now(table, reader, 1)
        watch.lap("see")
        screen = screen_at(table, text, reader)
        present = now_in_words(screen, table, present)
        watch.lap("say")
        happened = happened_in_words(screen, [news])
        watch.lap("log")
        watch.bytes += len(encode(Update(present, happened)))
        watch.lap("encode")
        assert present.view is not None
        screen.marking().table(present.view)
        watch.lap("table")


def played(wanted: Wanted, games: int, answers: int) -> Watch:
    watch, rng = Watch(), dice(1)
    for number in range(games):
        play(watch, begun(wanted, number), answers, rng)
    return watch


def play(watch: Watch, table: Table, answers: int, rng: Random) -> None:
    for _ in range(answers):
        if table.is_over():
            return
        seat = rng.choice(table.asked())
        answered(watch, table, seat, int(rng.choice(table.state.legal(seat))))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--games", type=int, default=15)
    reader.add_argument("--answers", type=int, default=60)
    chosen = reader.parse_args()
    for name, about in PARTS.items():
        sys.stdout.write(f"{name:7} {about}\n")
    sys.stdout.write(f"{'microseconds of an answer':27}{''.join(f'{part:>8}' for part in PARTS)}\n")
    for wanted in GAMES:
        played(wanted, chosen.games, chosen.answers)
        rounds = [played(wanted, chosen.games, chosen.answers) for _ in range(ROUNDS)]
        least = [min(1e6 * one.seconds[part] / one.answers for one in rounds) for part in PARTS]
        size = rounds[0].bytes / rounds[0].answers
        shown = "".join(f"{micro:8.0f}" for micro in least)
        sys.stdout.write(f"{wanted[0] + f', {wanted[1]}':27}{shown}  {size:6.0f} bytes\n")


if __name__ == "__main__":
    main()
