"""How a game went at a live table: every answer with its time, and what was taken back or given up.

The answers that stand at the end follow from it, which is how it is checked.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from starfelt.core.machine import State
from starfelt.core.refusal import IllegalAnswer

ANSWER = "answer"  # by who sits there
TIME_OUT = "time_out"  # by the easy bot, for the time was over
STAND_IN = "stand_in"  # by the easy bot that has taken the seat for now
UNDO = "undo"  # so many answers stand from then on
UNPICK = "unpick"  # from this answer on those of one seat don't stand, which nobody else noticed
RESIGN = "resign"
ABANDON = "abandon"  # by consent of all: nobody wins
CLOSE = "close"  # by who runs the server: nobody wins

ANSWERS = (ANSWER, TIME_OUT, STAND_IN)  # what moves the game
ENDS = (ABANDON, CLOSE)
KINDS = (*ANSWERS, UNDO, UNPICK, RESIGN, *ENDS)


class Moment(Struct, frozen=True, array_like=True):
    """One thing that happened."""

    kind: str
    seat: int
    value: int = 0  # of an answer the action; where some are taken back, how many came before
    at: int = 0  # milliseconds since 1970


class Impossible(Exception):
    """A course that no table can have taken, and the number of the moment that shows it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Follower:
    """Goes through a course, moment by moment, from the game as it began."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start.clone()
        self.answers: list[tuple[int, int]] = []  # that stand
        self.taken_back = 0  # answers
        self.resigned: list[int] = []
        self.end = ""  # abandoned or closed

    def follow(self, course: Sequence[Moment]) -> None:
        """All of it; what can't be raises Impossible."""
        for number, moment in enumerate(course, 1):
            try:
                fits = not self.is_over() and self.take(moment)
            except IllegalAnswer:
                fits = False
            if not fits:
                raise Impossible(number)

    def is_over(self) -> bool:
        """Nothing can happen after an end, or when all but one have resigned."""
        alone = len(self.resigned) >= self.state.seats - 1
        return bool(self.end) or alone or self.state.is_over()

    def take(self, moment: Moment) -> bool:
        """Does it fit?  Who has resigned does nothing more, and a bot answers for them."""
        if moment.seat in self.resigned and moment.kind != STAND_IN:
            return False
        if moment.kind in ANSWERS:
            self.state.answer(moment.seat, moment.value)
            self.answers.append((moment.seat, moment.value))
            return True
        if moment.kind in (UNDO, UNPICK):
            return self.go_back(moment)
        if moment.kind == RESIGN:
            self.resigned.append(moment.seat)
            return 0 <= moment.seat < self.state.seats
        self.end = moment.kind
        return moment.kind in ENDS

    def go_back(self, moment: Moment) -> bool:
        """What is taken back begins with an answer of who takes it back."""
        kept = moment.value
        if not 0 <= kept < len(self.answers) or self.answers[kept][0] != moment.seat:
            return False
        others = [answer for answer in self.answers[kept:] if answer[0] != moment.seat]
        standing = others if moment.kind == UNPICK else []
        self.taken_back += len(self.answers) - kept - len(standing)
        self.answers[kept:] = standing
        self.state = self.start.clone()
        for seat, action in self.answers:
            self.state.answer(seat, action)
        return True


def winners(state: State, resigned: Collection[int]) -> list[int]:
    """The best of those who have not resigned; nobody while several of them still play."""
    left = [seat for seat in range(state.seats) if seat not in resigned]
    if not state.is_over():
        return left if len(left) == 1 else []
    results = state.returns()
    best = max(results[seat] for seat in left)
    return [seat for seat in left if results[seat] == best]
