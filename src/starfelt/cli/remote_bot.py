"""A bot that goes to a server and plays: at a table that is named, or at one that is found."""

import secrets
import time
from collections.abc import Iterator
from itertools import count
from typing import Any, Protocol

from msgspec import Struct

import starfelt
from starfelt.bots import make
from starfelt.cli.api_client import Place
from starfelt.cli.remote_seat import PATIENCE, Sitting
from starfelt.core.refusal import Refusal
from starfelt.core.rng import SEED_BITS

__all__ = ["Place", "Plan", "visit"]


class Say(Protocol):
    """Tells who started the bot what goes on: a key and its facts."""

    def __call__(self, key: str, **facts: str | int) -> object: ...


class Plan(Struct, frozen=True):
    """What to play, as it was given on the command line."""

    bot: str
    game: str = ""
    table: str = ""
    games: int | None = None  # 0: one after the other until somebody stops it
    seats: int | None = None
    options: dict[str, Any] = {}


def visit(place: Place, plan: Plan, say: Say) -> None:
    """Play as planned; refuses what can't be before anything is sent."""
    if plan.table and (plan.games is not None or plan.seats is not None or plan.options):
        raise Refusal("table-and-more")
    if not plan.table and not plan.game:
        raise Refusal("no-game", expected=", ".join(starfelt.GAMES))
    make(plan.bot, starfelt.load(plan.game or starfelt.GAMES[0]).name, 0)
    for table, game in at_table(place, plan) if plan.table else found(place, plan):
        play(place, table, game, plan.bot, say)


def at_table(place: Place, plan: Plan) -> Iterator[tuple[str, str]]:
    """The table that is named, when a seat there is ours."""
    game = place.game_at(plan.table)
    if plan.game and plan.game != game:
        raise Refusal("other-game-there", game=game, expected=plan.game)
    place.sit(plan.table)
    yield plan.table, game


def found(place: Place, plan: Plan) -> Iterator[tuple[str, str]]:
    """One table after the other at which somebody waits, or will."""
    game = starfelt.load(plan.game)
    options = game.complete(plan.options)
    least, most = game.seats_for(options)
    seats = least if plan.seats is None else plan.seats
    if not least <= seats <= most:
        raise Refusal("wrong-seats", game=game.name, seats=seats, least=least, most=most)
    wish = {"game": game.name, "seats": ["me"] + ["open"] * (seats - 1), "options": options}
    numbers = count() if plan.games == 0 else range(1 if plan.games is None else plan.games)
    for number in numbers:
        # At first an address may be wrong; later on a server may be away for a while.
        yield found_within(PATIENCE if number else 0, place, wish), game.name


def found_within(seconds: float, place: Place, wish: dict[str, Any]) -> str:
    """A seat at some table; who has one at such a table that is still open gets that one again."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return place.find(wish)
        except Refusal as refusal:
            if refusal.key != "no-server" or time.monotonic() >= deadline:
                raise
        time.sleep(1)


def play(place: Place, table: str, game: str, name: str, say: Say) -> None:
    say("bot-seated", table=table, url=place.url)
    bot = make(name, game, secrets.randbits(SEED_BITS))
    sitting = Sitting(place, table, bot, say)
    end = sitting.play()
    if end.get("ranks"):
        rank, seats = end["ranks"][sitting.seat], len(end["seats"])
        say("bot-over", table=table, rank=rank, seats=seats)
    else:
        say("bot-ended", table=table)
