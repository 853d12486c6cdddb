"""Golden playthroughs: one random game a file, everything that leaves the core at every question.

game ...                            what is played
? seat question: options            what a seat is asked, in words
! seat action                       what it answers
* card                              what is revealed to all, where no answer names it
> seat told ...                     what each seat is told of it, -1 being a spectator
= seat view                         each seat's view: whole, or the hash of it
# hash                              of the state
"""

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import starfelt
from starfelt.core.game import AnyGame
from starfelt.core.rng import FAST, KEYED, fast

GAMES = Path(__file__).parents[1] / "games"
REVEALS = ("event", "starts")  # kinds of events that reveal a card


#: The plan of each game, with its playthroughs and, where there is one, how they are prepared.
PLANNED = {name: import_module(f"tests.games.{name}.golden.plan") for name in starfelt.GAMES}
PLANS = {name: plan.PLANS for name, plan in PLANNED.items()}


def in_words(game: AnyGame, action: int) -> str:
    twin = game.action(action)
    words = (twin.verb, twin.card, twin.second, twin.seat, twin.number)
    return " ".join(str(word) for word in words if word is not None)


def short(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


def seat_lines(game: AnyGame, s: Any, whole: bool) -> Iterator[str]:
    """What every seat was told, and what it sees."""
    for seat in range(-1, s.seats):
        told = msgspec.json.encode(game.told(s, seat))
        view = msgspec.json.encode(game.view(s, seat))
        features = msgspec.json.encode(game.features(s, seat))
        if whole:
            yield f"> {seat} {told.decode()}"
            yield f"= {seat} {view.decode()} features {short(features)}"
        else:
            yield f"= {seat} told {short(told)} view {short(view)} features {short(features)}"


def lines(name: str, number: int) -> Iterator[str]:
    """The playthrough of this number, line by line."""
    game = starfelt.load(name)
    seats, options, seed, whole = PLANS[name][number]
    make = KEYED if number % 2 else FAST
    s = game.start(seats, seed, options, make)
    if hasattr(PLANNED[name], "prepared"):
        s = PLANNED[name].prepared(game, s, number)
    rng = fast(number)
    yield f"game {name} rules {game.rules} seats {seats} seed {seed} {options}"
    yield from seat_lines(game, s, whole)
    while not s.is_over():
        seat = s.asked()[rng.below(len(s.asked()))]
        acts = s.legal(seat)
        question = type(s.question(seat)).__name__
        yield f"? {seat} {question}: " + ", ".join(in_words(game, act) for act in acts)
        act = acts[rng.below(len(acts))]
        s.answer(seat, act)
        yield f"! {seat} {in_words(game, act)}"
        for told in game.told(s, -1):
            if told.kind in REVEALS:
                yield f"* {told.card}"
        yield from seat_lines(game, s, whole)
        yield f"# {s.hash()}"
    yield f"end {s.ending()} {s.returns()}"


def file_of(name: str, number: int) -> Path:
    return GAMES / name / "golden" / f"{number:02}.txt"
