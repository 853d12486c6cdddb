"""One live table, without any input or output: what the rows of its log add up to.

Every change is a row.  `decisions` turn what somebody wants into rows, or refuse it; the rows are
stored; then they are applied here.  So a table that was built from its log is the same table, on
whatever machine, and two that saw the same rows agree.

A quiet row changes nothing that anybody but its seat is ever shown.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

import starfelt
from starfelt.core.game import SPECTATOR, Told
from starfelt.core.machine import State
from starfelt.core.refusal import Refusal
from starfelt.core.table_record import winners
from starfelt.table import log_rows
from starfelt.table.answer_history import Standing
from starfelt.table.log_rows import Row
from starfelt.table.seats import Seat
from starfelt.table.setup import Setup
from starfelt.table.undo import undone
from starfelt.table.undo_rules import innocent

Status = Literal["open", "playing", "paused", "over", "abandoned", "closed"]

OPEN: Final = "open"  # seats are free
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"

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
        game = starfelt.load(setup.game)
        if not game.knows(setup.rules):
            raise Refusal("table-of-other-rules", rules=setup.rules, expected=game.known)
        self.game = game.under(setup.rules)
        self.seats = [Seat() for _ in range(setup.seats)]
        self.status: Status = OPEN
        self.dealt: State | None = None  # before the first card there is no state
        self.number = 0  # of rows
        self.public = 0  # of rows that everybody may know of: this number may be told
        self.quiet: Counter[int] = Counter()  # of rows that only this seat knows of
        self.changed = 0  # when the last of those was written
        self.ended = 0  # when the game ended, however it did
        self.standing: list[Standing] = []
        self.proposal: Proposal | None = None
        self.keys: dict[str, None] = {}  # of messages that may be sent again

    # ------------------------------------------------------------------ who is who
    def seats_of(self, who: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if who and seat.who == who]

    def deciders(self) -> list[int]:
        """The people whose consent is needed."""
        return [n for n, seat in enumerate(self.seats) if seat.decides]

    # ------------------------------------------------------------------ where the game stands
    @property
    def state(self) -> State:
        """The state of a game that has begun."""
        assert self.dealt is not None
        return self.dealt

    @property
    def answers(self) -> list[tuple[int, int]]:
        """Those that stand, as a replay keeps them."""
        return [(answer.seat, answer.action) for answer in self.standing]

    def asked(self) -> list[int]:
        """The seats that owe an answer now."""
        if self.status != PLAYING:
            return []
        return self.state.asked()

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
        resigned = [n for n, seat in enumerate(self.seats) if seat.resigned]
        won = winners(self.state, resigned)
        last = 3 if self.state.is_over() else 2  # else all but one have resigned
        return [
            1 if n in won else last if seat.resigned else 2 for n, seat in enumerate(self.seats)
        ]

    def due(self) -> int:
        """When the time of some seat will be over; 0 if nobody is hurried."""
        return min((seat.since + seat.left for seat in self.seats if seat.since), default=0)

    def late(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [n for n, seat in enumerate(self.seats) if seat.since and seat.time_left(now) == 0]

    # ------------------------------------------------------------------ rows
    def apply(self, row: Row) -> None:
        """Let happen what a row says; it was decided before."""
        APPLIED[row.kind](self, row)
        self.number += 1
        if row.key:
            self.remember(row.key)
        if row.quiet:
            self.quiet[row.seat] += 1
        else:
            self.public += 1
            self.changed = row.at
            self.ended = self.ended or (row.at if self.is_over() else 0)
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
        self.dealt = self.beginning()
        self.status = PLAYING
        for seat in self.seats:
            seat.left = self.setup.clock.base

    def beginning(self) -> State:
        s = self.setup
        state: State = self.game.start(s.seats, int(s.seed, 16), s.options)
        return state

    # ------------------------------------------------------------------ answers
    def answer(self, row: Row) -> None:
        """An answer moves the game, whoever gave it."""
        seat = self.seats[row.seat]
        before = self.chance()
        self.state.answer(row.seat, row.value)
        self.note_undo(row, before)
        gained = 0 if row.quiet else self.noticed(row)
        first = row.part == 0
        self.standing.append(Standing(row.seat, row.value, first, row.quiet, gained))
        seat.given.append(row.value)
        self.check_end()

    def noticed(self, row: Row) -> int:
        """What an answer does at the table, where all know of it; returns the time gained by it."""
        seat = self.seats[row.seat]
        if row.kind == log_rows.ANSWER:
            seat.missed = 0
        elif row.kind == log_rows.TIME_OUT:
            seat.missed += 1
        self.proposal = None
        if not seat.since:
            return 0
        seat.stop_clock(row.at)
        gained = self.setup.clock.gain(seat.left, row.seat not in self.state.asked())
        seat.left += gained
        return gained

    def chance(self) -> list[int]:
        """Where the generator stands: it moves when cards are drawn or shuffled."""
        return self.state.rng.numbers()

    def note_undo(self, row: Row, before: list[int]) -> None:
        """Which choices may be taken back freely: no hidden card seen, nobody else's since."""
        seat = self.seats[row.seat]
        seat.free += row.part == 0
        if not self.may_be_taken_back(row, before):
            seat.free = 0
        if not row.quiet:
            self.bind_all_but(row.seat)

    def bind_all_but(self, number: int) -> None:
        """The others may not take anything back freely any more."""
        for n, seat in enumerate(self.seats):
            if n != number:
                seat.free = 0

    def may_be_taken_back(self, row: Row, before: list[int]) -> bool:
        if row.kind != log_rows.ANSWER or self.seats[row.seat].is_bot or before != self.chance():
            return False
        return innocent(self.game, self.page(), row.seat)

    def check_end(self) -> None:
        playing = [seat for seat in self.seats if not seat.resigned]
        if self.state.is_over() or len(playing) < 2:
            self.status = OVER
            self.proposal = None

    def back(self, row: Row) -> None:
        self.seats[row.seat].missed = 0

    def resign(self, row: Row) -> None:
        self.seats[row.seat].resigned = True
        self.proposal = None
        self.check_end()

    # ------------------------------------------------------------------ consent
    def propose(self, row: Row) -> None:
        agreed = frozenset(self.seats_of(self.seats[row.seat].who))
        self.proposal = Proposal(row.text, row.seat, agreed)

    def agree(self, row: Row) -> None:
        assert self.proposal is not None
        p = self.proposal
        agreed = p.agreed.union(self.seats_of(self.seats[row.seat].who))
        self.proposal = Proposal(p.what, p.by, agreed)

    def decline(self, row: Row) -> None:
        self.proposal = None

    def pause(self, row: Row) -> None:
        self.status = PAUSED
        self.proposal = None

    def resume(self, row: Row) -> None:
        self.status = PLAYING

    def abandon(self, row: Row) -> None:
        self.status = ABANDONED
        self.proposal = None

    def close(self, row: Row) -> None:
        self.status = CLOSED
        self.proposal = None

    def noted(self, row: Row) -> None:
        """What was said, or that a bot failed, changes nothing."""

    # ------------------------------------------------------------------ clocks
    def grace(self, row: Row) -> None:
        for seat in self.seats:
            if seat.since:
                seat.since = min(row.at, seat.since + row.value)

    def set_clocks(self, at: int) -> None:
        """Clocks run for the people who are asked, and stand for all others."""
        if not self.setup.clock.base:
            return
        asked = self.asked()
        for n, seat in enumerate(self.seats):
            if n in asked and seat.decides:
                seat.start_clock(at)
            else:
                seat.stop_clock(at)


APPLIED: dict[str, Callable[[Table, Row], None]] = {
    log_rows.SIT: Table.sit,
    log_rows.STAND: Table.stand,
    log_rows.BEGIN: Table.begin,
    log_rows.ANSWER: Table.answer,
    log_rows.TIME_OUT: Table.answer,
    log_rows.STAND_IN: Table.answer,
    log_rows.BACK: Table.back,
    log_rows.UNDO: undone,
    log_rows.PROPOSE: Table.propose,
    log_rows.AGREE: Table.agree,
    log_rows.DECLINE: Table.decline,
    log_rows.PAUSE: Table.pause,
    log_rows.RESUME: Table.resume,
    log_rows.RESIGN: Table.resign,
    log_rows.ABANDON: Table.abandon,
    log_rows.CLOSE: Table.close,
    log_rows.SAY: Table.noted,
    log_rows.BOT_FAILED: Table.noted,
    log_rows.GRACE: Table.grace,
}
