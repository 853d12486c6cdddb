"""A table that a test plays at: each thing that happens is decided, written down and applied.

Beside it a second table is built from the rows as they would be read from a disk; the two must be
the same after every row.
"""

from typing import Any

import msgspec
import pytest

import starfelt
from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.table import log_rows, updates
from starfelt.table.clock import read_clock
from starfelt.table.commands import Answer, AnyCommand, PutBot, Sit
from starfelt.table.decisions import decide
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.sender import Actor
from starfelt.table.setup import Setup
from starfelt.table.table import OPEN, Table

START = 1_800_000_000_000
SEED = f"{7:064x}"
BOT = "bot:random"
SECOND = 1000


def setup_for(
    game: str, seats: int, clock: str = "none", seed: str = SEED, rated: bool = False
) -> Setup:
    rules = starfelt.load(game).rules
    bots = ("random", "thumb")
    return Setup(game, rules, {}, seats, seed, read_clock(clock), "ada", bots, rated)


def built(setup: Setup, log: list[Row]) -> Table:
    """A table from nothing but its rows."""
    table = Table(setup)
    for row in log:
        table.apply(row)
    return table


def readers(table: Table) -> tuple[int, ...]:
    return (*range(len(table.seats)), SPECTATOR)


def seen(table: Table, reader: int, at: int) -> bytes:
    """All that a reader gets of a table, as it goes over a wire."""
    return msgspec.json.encode(updates.now(table, reader, at))


def heard(table: Table, row: Row, reader: int) -> bytes:
    """What a reader gets of the row that was just applied."""
    return msgspec.json.encode(updates.happened(table, row, reader))


def everything(table: Table, at: int) -> list[Any]:
    """What two equal tables have in common."""
    own = [
        (seat.since, seat.left, seat.missed, seat.question, list(seat.given), seat.free)
        for seat in table.seats
    ]
    state = table.dealt.hash() if table.dealt is not None else ""
    shown = [seen(table, reader, at) for reader in readers(table)]
    return [own, state, shown, table.number, table.public, table.changed, table.due(), table.status]


class Live:
    """A table with these people and bots, the game begun; `who` is a name or a seat."""

    def __init__(
        self,
        *who: str,
        game: str = "stolen_plans",
        clock: str = "none",
        seats: int = 0,
        rated: bool = False,
    ) -> None:
        self.setup = setup_for(game, seats or len(who), clock, rated=rated)
        self.table = Table(self.setup)
        self.twin = Table(self.setup)
        self.log: list[Row] = []
        self.now = START
        for seat, one in enumerate(who):
            if one.startswith("bot:"):
                self.does("ada", PutBot(one.removeprefix("bot:"), seat))
            else:
                self.does(one, Sit(seat))

    # ------------------------------------------------------------------ what happens
    def actor(self, who: str | int) -> Actor:
        if isinstance(who, int):
            seat = self.table.seats[who]
            return Actor(seat.who, seat.name, who)
        mine = self.table.seats_of(who)
        return Actor(who, who.capitalize(), mine[0] if mine else NOBODY)

    def does(self, who: str | int, command: AnyCommand) -> list[Row]:
        """Somebody sends a command; the rows that come of it happen."""
        return self.happen(*decide(self.table, self.actor(who), command, self.now))

    def happen(self, *found: Row) -> list[Row]:
        for row in found:
            self.table.apply(row)
            self.twin.apply(msgspec.json.decode(msgspec.json.encode(row), type=Row))
            self.log.append(row)
            assert everything(self.table, self.now) == everything(self.twin, self.now)
        return list(found)

    def refuses(self, who: str | int, command: AnyCommand) -> str:
        """The key of the refusal; nothing has changed."""
        before = everything(self.table, self.now)
        with pytest.raises(Refusal) as refused:
            decide(self.table, self.actor(who), command, self.now)
        assert everything(self.table, self.now) == before
        return refused.value.key

    # ------------------------------------------------------------------ answers
    def answer(self, seat: int, *actions: int) -> list[Row]:
        return self.does(seat, Answer(self.table.seats[seat].question, list(actions)))

    def named(self, seat: int, *words: str) -> list[Row]:
        """The answer in words, as `verb` or `verb card`."""
        return self.answer(seat, *(self.action(word) for word in words))

    def action(self, words: str) -> int:
        game = self.table.game
        verb, _, card = words.partition(" ")
        twins = [(n, game.action(n)) for n in range(game.num_actions)]
        return next(n for n, twin in twins if twin.verb == verb and (twin.card or "") == card)

    def whole(self, seat: int, kind: str = log_rows.ANSWER, last: bool = False) -> list[Row]:
        """A whole choice of a seat, always the first that is possible, or the last."""
        who = self.table.seats[seat].who if kind == log_rows.ANSWER else ""
        trial = Trial(self.table, seat, self.now, kind, who)
        while trial.goes_on:
            trial.answer(trial.state.legal(seat)[-1 if last else 0])
        return self.happen(*trial.rows)

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    # ------------------------------------------------------------------ what is seen
    def seat(self, number: int, reader: int = SPECTATOR) -> updates.SeatNow:
        return updates.now(self.table, reader, self.now).seats[number]

    def left(self, number: int) -> float:
        """The seconds on the clock of a seat."""
        left = self.seat(number).left
        assert left is not None
        return left / SECOND

    def view(self, reader: int) -> updates.Now:
        return updates.now(self.table, reader, self.now)

    def is_open(self) -> bool:
        return self.table.status == OPEN
