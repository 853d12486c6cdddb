"""One live table, without any input or output: what the rows of its log add up to.

Every change is a row.  `decisions` turn what somebody wants into rows, or refuse it; the rows are
stored; then they are applied here.  So a table that was built from its log is the same table, on
whatever machine, and two that saw the same rows agree.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

import starfelt
from starfelt.core.game import SPECTATOR, Told
from starfelt.core.refusal import Refusal
from starfelt.table import rows
from starfelt.table.innocence import innocent
from starfelt.table.rows import Row
from starfelt.table.seats import UNDONE, Seat
from starfelt.table.setup import Setup

OPEN = "open"  # seats are free
PLAYING = "playing"
PAUSED = "paused"
OVER = "over"
ABANDONED = "abandoned"
CLOSED = "closed"

RUNNING = (PLAYING, PAUSED)

KEPT_KEYS = 100


class Proposal(Struct, frozen=True):
    """Something that happens if all agree."""

    what: str
    by: int
    agreed: frozenset[int]


class Table:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = starfelt.load(setup.game)
        if setup.rules != self.game.rules:
            raise Refusal("table-of-other-rules", rules=setup.rules, expected=self.game.rules)
        self.seats = [Seat() for _ in range(setup.seats)]
        self.status = OPEN
        self.state: Any = None  # before the first card there is none
        self.number = 0  # of rows
        self.public = 0  # of rows that everybody may know of: this number may be told
        self.changed = 0  # when the last row was written
        self.answers: list[tuple[int, int]] = []  # those that stand
        self.firsts = bytearray()  # by answer: does a choice begin with it?
        self.quiets = bytearray()  # by answer: did nobody but its seat notice it?
        self.owner = rows.NOBODY  # whose answers were the last ones,
        self.free: list[int] = []  # and where those began that can be taken back without asking
        self.proposal: Proposal | None = None
        self.paused_at = 0
        self.keys: dict[str, None] = {}  # of messages that may be sent again

    # ------------------------------------------------------------------ who is who
    def seats_of(self, who: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if who and seat.who == who]

    def deciders(self) -> list[int]:
        """The people whose consent is needed."""
        return [n for n, seat in enumerate(self.seats) if seat.decides]

    # ------------------------------------------------------------------ where the game stands
    def asked(self) -> list[int]:
        """The seats that owe an answer now."""
        if self.status != PLAYING:
            return []
        found: list[int] = self.state.asked()
        return found

    def is_over(self) -> bool:
        return self.status in (OVER, ABANDONED, CLOSED)

    def told(self, reader: int) -> list[Told]:
        """What a reader is told of the row that was applied last, if that moved the game."""
        return self.game.told(self.state, reader)

    def page(self) -> list[list[Told]]:
        """The same for all readers: by seat, and the spectator last."""
        return [self.told(reader) for reader in (*range(len(self.seats)), SPECTATOR)]

    def ranks(self) -> list[int]:
        """By seat, the best first; who resigned comes last.  Nobody has one without a result."""
        if self.status != OVER:
            return []
        if not self.state.is_over():  # all but one have resigned
            return [2 if seat.resigned else 1 for seat in self.seats]
        best = max(self.state.returns())
        return [
            3 if seat.resigned else 1 if result == best else 2
            for seat, result in zip(self.seats, self.state.returns(), strict=True)
        ]

    def due(self) -> int:
        """When the time of some seat will be over; 0 if nobody is hurried."""
        times = [seat.since + seat.left for seat in self.seats if self.is_hurried(seat)]
        return min(times, default=0)

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if self.is_hurried(seat) and seat.since + seat.left <= now
        ]

    def is_hurried(self, seat: Seat) -> bool:
        return bool(seat.since) and self.status == PLAYING

    # ------------------------------------------------------------------ rows
    def apply(self, row: Row) -> None:
        """Let happen what a row says; it was decided before."""
        APPLIED[row.kind](self, row)
        self.number += 1
        self.public += not row.quiet
        self.changed = row.at
        if row.key:
            self.remember(row.key)
        if not row.quiet:
            self.set_clocks(row.at)

    def remember(self, key: str) -> None:
        """The latest keys: what is sent again is sent soon."""
        self.keys[key] = None
        if len(self.keys) > KEPT_KEYS:
            del self.keys[next(iter(self.keys))]

    def sit(self, row: Row) -> None:
        self.seats[row.seat].take(row.who, row.name)

    def stand(self, row: Row) -> None:
        self.seats[row.seat].leave()

    def begin(self, row: Row) -> None:
        self.state = self.beginning()
        self.status = PLAYING
        for seat in self.seats:
            seat.left = self.setup.clock.base
        self.check_end()

    def beginning(self) -> Any:
        s = self.setup
        return self.game.start(s.seats, int(s.seed, 16), s.options)

    def answer(self, row: Row) -> None:
        """An answer moves the game, whoever gave it."""
        seat = self.seats[row.seat]
        before = self.chance()
        self.state.answer(row.seat, row.value)
        self.note_undo(row, before)
        self.answers.append((row.seat, row.value))
        self.firsts.append(row.part == 0)
        self.quiets.append(row.quiet)
        seat.given.append(row.value)
        if row.kind == rows.ANSWER:
            seat.missed = 0
        elif row.kind == rows.TIME_OUT and not row.quiet:
            seat.missed += 1
        if not row.quiet:
            self.stop_clock(row)
            self.proposal = None
        self.check_end()

    def chance(self) -> tuple[int, int]:
        """Where the generator stands: it moves when cards are drawn or shuffled."""
        rng = self.state.rng
        return rng.counter, rng.at

    def note_undo(self, row: Row, before: tuple[int, int]) -> None:
        """Which answers may be taken back freely: no hidden card seen, no other seat's since."""
        if row.seat != self.owner:
            self.owner, self.free = row.seat, []
        if row.part == 0:
            self.free.append(len(self.answers))
        if not self.may_be_taken_back(row, before):
            self.free.clear()

    def may_be_taken_back(self, row: Row, before: tuple[int, int]) -> bool:
        if row.kind != rows.ANSWER or self.seats[row.seat].is_bot or before != self.chance():
            return False
        return innocent(self.game, self.page(), row.seat)

    def check_end(self) -> None:
        playing = [seat for seat in self.seats if not seat.resigned]
        if self.state.is_over() or len(playing) < 2:
            self.status = OVER
            self.proposal = None

    def undo(self, row: Row) -> None:
        self.answers = self.answers[: row.value]
        self.firsts = self.firsts[: row.value]
        self.quiets = self.quiets[: row.value]
        self.free = [start for start in self.free if start < row.value]
        self.state = self.beginning()
        for number, action in self.answers:
            self.state.answer(number, action)
        for number, seat in enumerate(self.seats):
            if number == row.seat or not row.quiet:
                seat.given.append(UNDONE)
        if not row.quiet:
            self.proposal = None

    def back(self, row: Row) -> None:
        self.seats[row.seat].missed = 0

    def resign(self, row: Row) -> None:
        self.seats[row.seat].resigned = True
        self.proposal = None
        self.check_end()

    # ------------------------------------------------------------------ consent
    def propose(self, row: Row) -> None:
        self.proposal = Proposal(row.text, row.seat, frozenset({row.seat}))

    def agree(self, row: Row) -> None:
        assert self.proposal is not None
        p = self.proposal
        self.proposal = Proposal(p.what, p.by, p.agreed | {row.seat})

    def decline(self, row: Row) -> None:
        self.proposal = None

    def pause(self, row: Row) -> None:
        self.status = PAUSED
        self.paused_at = row.at
        self.proposal = None

    def resume(self, row: Row) -> None:
        self.status = PLAYING
        self.give_time(row.at - self.paused_at)

    def abandon(self, row: Row) -> None:
        self.status = ABANDONED
        self.proposal = None

    def close(self, row: Row) -> None:
        self.status = CLOSED
        self.proposal = None

    def grace(self, row: Row) -> None:
        if self.status == PLAYING:
            self.give_time(row.value)

    def noted(self, row: Row) -> None:
        """What was said, or that a bot failed, changes nothing."""

    # ------------------------------------------------------------------ clocks
    def stop_clock(self, row: Row) -> None:
        """The one who answered has used up some time."""
        seat = self.seats[row.seat]
        if seat.since:
            over = row.seat not in self.state.asked()
            seat.left = self.setup.clock.after(seat.left, row.at - seat.since, over)
            seat.since = 0

    def set_clocks(self, at: int) -> None:
        """Clocks run for the people who are asked, and stand for all others."""
        if self.status != PLAYING or not self.setup.clock.base:
            return
        asked = self.state.asked()
        for n, seat in enumerate(self.seats):
            if n not in asked or not seat.decides:
                seat.since = 0
            elif not seat.since:
                seat.since = at

    def give_time(self, time: int) -> None:
        for seat in self.seats:
            if seat.since:
                seat.since += time


APPLIED: dict[str, Callable[[Table, Row], None]] = {
    rows.SIT: Table.sit,
    rows.STAND: Table.stand,
    rows.BEGIN: Table.begin,
    rows.ANSWER: Table.answer,
    rows.TIME_OUT: Table.answer,
    rows.STAND_IN: Table.answer,
    rows.BACK: Table.back,
    rows.UNDO: Table.undo,
    rows.PROPOSE: Table.propose,
    rows.AGREE: Table.agree,
    rows.DECLINE: Table.decline,
    rows.PAUSE: Table.pause,
    rows.RESUME: Table.resume,
    rows.RESIGN: Table.resign,
    rows.ABANDON: Table.abandon,
    rows.CLOSE: Table.close,
    rows.SAY: Table.noted,
    rows.BOT_FAILED: Table.noted,
    rows.GRACE: Table.grace,
}
