"""A table against a simple model of its seats, clocks, consent and undos: any order of events.

The model knows no rows: it counts time down second by second and keeps lists.
"""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.core.replay import read
from starfelt.table import log_rows
from starfelt.table.commands import (
    Agree,
    Back,
    Decline,
    Propose,
    Resign,
    Resume,
    Say,
    Undo,
)
from starfelt.table.decisions import decide
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.replay_of_table import recorded
from tests.table.live import BOT, Live, built, everything

PEOPLE = st.integers(0, 2)
MORE, BASE = 10, 100


class Person:
    def __init__(self) -> None:
        self.left: float = BASE
        self.running = False
        self.missed = 0
        self.resigned = False

    @property
    def decides(self) -> bool:
        return self.missed < 3 and not self.resigned


class TableModel(RuleBasedStateMachine):
    @initialize(game=st.sampled_from(["stolen_plans", "race_for_the_galaxy"]))
    def begin(self, game: str) -> None:
        self.live = Live("ada", "bo", "cy", BOT, game=game, clock=f"fischer:{BASE}+{MORE}")
        self.people = [Person() for _ in range(3)]
        self.status = "playing"
        self.proposal: tuple[str, int, set[int]] | None = None
        self.gained: list[tuple[int, int, int]] = []  # seat, time, place of each answer that stands
        self.public = self.live.table.public
        self.start_clocks()

    # ------------------------------------------------------------------ the model
    def asked(self) -> list[int]:
        found: list[int] = self.live.table.state.asked() if self.status == "playing" else []
        return found

    def deciders(self) -> set[int]:
        return {n for n, person in enumerate(self.people) if person.decides}

    def start_clocks(self) -> None:
        for n, person in enumerate(self.people):
            person.running = n in self.asked() and person.decides

    def noticed(self, number: int = 1) -> None:
        self.public += number
        self.start_clocks()

    def ended(self) -> None:
        if self.live.table.state.is_over():
            self.status = "over"

    def note_answer(self, seat: int, kind: str, found: list[Row]) -> None:
        gain = 0
        if seat < 3:
            person = self.people[seat]
            gain = MORE if person.running and seat not in self.live.table.state.asked() else 0
            person.left += gain
            person.missed += kind == log_rows.TIME_OUT
            person.missed = 0 if kind == log_rows.ANSWER else person.missed
        first = len(self.gained)
        self.gained += [(seat, gain if row is found[-1] else 0, first) for row in found]
        self.proposal = None
        self.ended()
        self.noticed()

    def refused(self, seat: int, command: Any) -> bool:
        try:
            decide(self.live.table, self.live.actor(seat), command, self.live.now)
        except Refusal:
            return True
        return False

    # ------------------------------------------------------------------ what happens
    @rule(seconds=st.integers(1, 40))
    def time_passes(self, seconds: int) -> None:
        self.live.passes(seconds)
        for person in self.people:
            if person.running:
                person.left = max(0, person.left - seconds)

    @rule(number=st.integers(1, 4), which=st.integers(0, 3), last=st.booleans())
    def some_answer(self, number: int, which: int, last: bool) -> None:
        for _ in range(number):
            if asked := self.asked():
                self.answer(asked[which % len(asked)], last)

    def answer(self, seat: int, last: bool) -> None:
        """By who sits there, or by the bot that stands in."""
        away = seat < 3 and not self.people[seat].decides
        kind = log_rows.STAND_IN if away else log_rows.ANSWER
        self.note_answer(seat, kind, self.live.whole(seat, kind, last))

    @rule()
    def time_is_over(self) -> None:
        late = [n for n, one in enumerate(self.people) if one.running and one.left == 0]
        assert self.live.table.late(self.live.now) == late
        for seat in late[:1]:
            self.note_answer(seat, log_rows.TIME_OUT, self.live.whole(seat, log_rows.TIME_OUT))

    @rule(seat=PEOPLE)
    def somebody_takes_back(self, seat: int) -> None:
        mine = [place for owner, _, place in self.gained if owner == seat]
        others = [n for n, (owner, _, _) in enumerate(self.gained) if owner != seat]
        possible = self.live.view(seat).can_undo
        assert possible != self.refused(seat, Undo())
        if possible:
            assert mine and max(others, default=-1) < mine[-1]
            self.live.does(seat, Undo())
            self.take_back(mine[-1])

    def take_back(self, kept: int) -> None:
        for owner, gain, _ in self.gained[kept:]:
            if owner < 3:
                self.people[owner].left = max(0, self.people[owner].left - gain)
        del self.gained[kept:]
        self.proposal = None
        self.noticed()

    @rule(seat=PEOPLE, what=st.sampled_from(["undo", "pause", "abandon"]))
    def somebody_proposes(self, seat: int, what: str) -> None:
        mine = [place for owner, _, place in self.gained if owner == seat]
        able = self.status in ("playing", "paused") and seat in self.deciders()
        able = able and (self.status == "playing" or what == "abandon")
        able = able and (what != "undo" or bool(mine))
        command: Any = Propose(what)  # type: ignore[arg-type]
        if self.proposal is not None:
            same = self.proposal[:2] == (what, seat)
            assert same != self.refused(seat, command)
            return
        assert able != self.refused(seat, command)
        if able:
            self.live.does(seat, command)
            self.proposal = (what, seat, {seat})
            self.noticed()
            self.carry_out()

    @precondition(lambda self: self.proposal is not None)
    @rule(seat=PEOPLE)
    def somebody_agrees(self, seat: int) -> None:
        assert self.proposal is not None
        if seat not in self.deciders():
            assert self.refused(seat, Agree())
        elif self.live.does(seat, Agree()):
            self.proposal[2].add(seat)
            self.noticed()
            self.carry_out()

    def carry_out(self) -> None:
        assert self.proposal is not None
        what, by, agreed = self.proposal
        if not self.deciders() <= agreed:
            return
        self.proposal = None
        if what == "undo":
            self.take_back([place for owner, _, place in self.gained if owner == by][-1])
            return
        self.status = "paused" if what == "pause" else "abandoned"
        self.noticed()

    @precondition(lambda self: self.proposal is not None)
    @rule(seat=PEOPLE)
    def somebody_declines(self, seat: int) -> None:
        if seat in self.deciders():
            self.live.does(seat, Decline())
            self.proposal = None
            self.noticed()

    @rule(seat=PEOPLE)
    def somebody_resumes(self, seat: int) -> None:
        able = self.status == "paused" and seat in self.deciders()
        assert able != self.refused(seat, Resume())
        if able:
            self.live.does(seat, Resume())
            self.status = "playing"
            self.noticed()

    @precondition(lambda self: len(self.gained) > 12)
    @rule(seat=PEOPLE)
    def somebody_resigns(self, seat: int) -> None:
        if self.status not in ("playing", "paused") or self.people[seat].resigned:
            return
        alone = self.deciders() == {seat}
        self.live.does(seat, Resign())
        self.people[seat].resigned = True
        self.proposal = None
        self.noticed()
        if all(person.resigned for person in self.people):
            self.status = "over"  # a bot is left
        elif alone and self.status == "paused":
            self.status = "playing"
            self.noticed()
        self.start_clocks()

    @rule(seat=PEOPLE)
    def somebody_comes_back(self, seat: int) -> None:
        person = self.people[seat]
        if self.status in ("playing", "paused") and self.live.does(seat, Back()):
            assert person.missed >= 3 and not person.resigned
            person.missed = 0
            self.noticed()

    @rule(seat=PEOPLE)
    def somebody_speaks(self, seat: int) -> None:
        self.live.does(seat, Say("Hm"))
        self.noticed()

    @precondition(lambda self: len(self.gained) > 20)
    @rule()
    def the_table_is_closed(self) -> None:
        if self.status in ("playing", "paused"):
            self.live.happen(Row(log_rows.CLOSE, NOBODY, self.live.now))
            self.status, self.proposal = "closed", None
            self.noticed()

    # ------------------------------------------------------------------ what must hold
    @invariant()
    def table_and_model_agree(self) -> None:
        table = self.live.table
        assert table.status == self.status
        assert table.public == self.public
        assert [seat for seat, _ in table.answers] == [seat for seat, _, _ in self.gained]
        assert (table.proposal is None) == (self.proposal is None)
        assert set(table.deciders()) == self.deciders()
        for n, person in enumerate(self.people):
            assert self.live.left(n) == person.left
            assert self.live.seat(n).running == person.running
            assert self.live.seat(n).away == (person.missed >= 3)
        running = [person.left for person in self.people if person.running]
        assert bool(table.due()) == bool(running)

    def teardown(self) -> None:
        live = getattr(self, "live", None)
        if live is None:
            return
        again = built(live.setup, live.log)
        assert everything(again, live.now) == everything(live.table, live.now)
        if not live.table.is_over():
            live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
        data = recorded(live.table, live.log).bytes()
        assert read(data, starfelt.load).state.hash() == live.table.state.hash()


TestTable = TableModel.TestCase
if settings.get_current_profile_name() != "night":
    TestTable.settings = settings(
        max_examples=12, stateful_step_count=35, deadline=None, derandomize=True, database=None
    )
