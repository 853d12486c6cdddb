"""How a game went at a live table: every answer with its time, and what was taken back or given up.

The answers that stand at the end follow from it, which is how it is checked.
"""

from msgspec import Struct

from starfelt.core.machine import State
from starfelt.core.refusal import IllegalAnswer

ANSWER = "answer"  # by who sits there
TIME_OUT = "time_out"  # by the easy bot, for the time was over
STAND_IN = "stand_in"  # by the easy bot that has taken the seat for now
UNDO = "undo"  # so many answers stand from then on
RESIGN = "resign"
ABANDON = "abandon"  # by consent of all: nobody wins
CLOSE = "close"  # by who runs the server: nobody wins

ANSWERS = (ANSWER, TIME_OUT, STAND_IN)  # what moves the game
ENDS = (ABANDON, CLOSE)
KINDS = (*ANSWERS, UNDO, RESIGN, *ENDS)


class Moment(Struct, frozen=True, array_like=True):
    """One thing that happened."""

    kind: str
    seat: int
    value: int = 0  # of an answer the action, of an undo how many answers stand
    at: int = 0  # milliseconds since 1970


class Impossible(Exception):
    """A course that no table can have taken, and the number of the moment that shows it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Follower:
    """Goes through a course, moment by moment; `start` gives the game as it began."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start.clone()
        self.answers: list[tuple[int, int]] = []
        self.resigned: set[int] = set()
        self.ended = False

    def follow(self, course: list[Moment]) -> None:
        """All of it; what can't be raises Impossible."""
        for number, moment in enumerate(course, 1):
            try:
                fits = not self.ended and self.take(moment)
            except IllegalAnswer:
                fits = False
            if not fits:
                raise Impossible(number)

    def take(self, moment: Moment) -> bool:
        """Does it fit?  Who has resigned answers no more, and a bot does it for them."""
        if moment.kind in ANSWERS:
            self.state.answer(moment.seat, moment.value)
            self.answers.append((moment.seat, moment.value))
            return moment.kind == STAND_IN or moment.seat not in self.resigned
        if moment.kind == UNDO:
            return self.go_back(moment.value)
        if moment.kind == RESIGN:
            self.resigned.add(moment.seat)
            self.ended = len(self.resigned) >= self.state.seats - 1
            return 0 <= moment.seat < self.state.seats
        self.ended = True
        return moment.kind in ENDS

    def go_back(self, kept: int) -> bool:
        if not 0 <= kept < len(self.answers):
            return False
        self.state = self.start.clone()
        del self.answers[kept:]
        for seat, action in self.answers:
            self.state.answer(seat, action)
        return True
