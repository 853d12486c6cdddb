"""The machine every game runs on: steps on a stack, and the questions now open.

What is left of a turn is the stack (last first) and the open questions, nothing else.  Steps and
questions never change, so clones share them; each has a name and a few numbers, so a state can be
written down at every question.  Players act only by answering a question.
"""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import Any, Final, Generic, Self, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from starfelt.core.refusal import IllegalAnswer
from starfelt.core.rng import Rng

S = TypeVar("S", bound="State")

NOBODY: Final = -1
HIDDEN: Final = -1
EVERYBODY: Final = -1  # as an audience: every bit is set


@mypyc_attr(native_class=True)
class Step(Generic[S]):
    """Something that is going to happen."""

    @abstractmethod
    def do(self, s: S) -> None:
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """What the constructor was given: name and numbers rebuild the step."""
        return []


@mypyc_attr(native_class=True)
class Question(Step[S]):
    """A decision in waiting: which answers there are, and what an answer does."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def do(self, s: S) -> None:
        s.ask(self)

    def numbers(self) -> list[int]:
        return [self.seat]

    @abstractmethod
    def answers(self, s: S) -> vec[i64]:
        """The legal actions, ascending; never empty."""
        raise NotImplementedError

    @abstractmethod
    def answer(self, s: S, action: i64) -> None:
        raise NotImplementedError

    def pool(self, s: S) -> vec[i64]:
        """Where several are picked one by one: all that may be picked, equal ones repeated."""
        return self.answers(s)

    def picks(self, s: S) -> i64:
        """How many picks make up the whole choice; each is an answer, in ascending order."""
        return 1


@final
@mypyc_attr(native_class=True)
class Event:
    """What happened, for the log and the screen; rules never read it.

    Seats in `audience` (a mask) are told the card, the others HIDDEN; of a private event the
    others are told nothing at all.
    """

    def __init__(
        self, kind: str, seat: i64, other: i64, card: i64, number: i64, audience: i64, private: bool
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.number = number
        self.audience = audience
        self.private = private

    def told(self, seat: i64) -> tuple[str, int, int, int, int] | None:
        """What this seat is told of it; a spectator (seat -1) gets the public form."""
        inside = self.audience == EVERYBODY or (seat >= 0 and bool((self.audience >> seat) & 1))
        if self.private and not inside:
            return None
        return (self.kind, self.seat, self.other, self.card if inside else HIDDEN, self.number)


@mypyc_attr(native_class=True)
class State:
    """A position of a game; each game adds its own piles and counters."""

    def __init__(self, seats: i64, rng: Rng, stack: list[Step[Any]]) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.stack: list[Step[Any]] = stack
        self.first: Question[Any] | None = None  # the open question; mostly there is one
        self.others: list[Question[Any]] = []  # those that are open at the same time
        self.events: list[Event] = []  # of the latest answer; whoever wants them takes them
        self.quiet = False  # nobody is told anything, so nobody learns anything: for search

    # ------------------------------------------------------------------ what a game adds
    @abstractmethod
    def clone(self) -> Self:
        raise NotImplementedError

    @abstractmethod
    def content(self) -> list[int]:
        """Every number of the game's own part, in one canonical order: for the hash."""
        raise NotImplementedError

    @abstractmethod
    def returns(self) -> list[int]:
        """By seat: 1 won, 0 drawn or still playing, -1 lost."""
        raise NotImplementedError

    @abstractmethod
    def ending(self) -> str:
        """Why the game is over, as a key; empty while it is on."""
        raise NotImplementedError

    @abstractmethod
    def resample(self, seat: i64, rng: Rng) -> Self:
        """Another world that this seat cannot tell from this one."""
        raise NotImplementedError

    @abstractmethod
    def features(self, seat: i64) -> vec[i64]:
        """What the seat knows as a fixed number of small numbers, for learning."""
        raise NotImplementedError

    # ------------------------------------------------------------------ questions
    @property
    def open(self) -> list[Question[Any]]:
        """The open questions, one for each seat that is asked."""
        return [self.first, *self.others] if self.first is not None else []

    @open.setter
    def open(self, questions: list[Question[Any]]) -> None:
        self.first = questions[0] if questions else None
        self.others = questions[1:]

    def asked(self) -> list[int]:
        """The seats that owe an answer now, in ascending order."""
        return sorted([question.seat for question in self.open])

    def question(self, seat: i64) -> Question[Any] | None:
        if self.first is not None and self.first.seat == seat:
            return self.first
        for question in self.others:
            if question.seat == seat:
                return question
        return None

    def foremost(self) -> Question[Any] | None:
        """Of the open questions that of the lowest seat: which was touched last is a secret."""
        found = self.first
        for question in self.others:
            if found is not None and question.seat < found.seat:
                found = question
        return found

    def options(self, seat: i64) -> vec[i64]:
        """The open actions of this seat, ascending; none if it is not asked."""
        question = self.question(seat)
        return question.answers(self) if question is not None else vec[i64]()

    def legal(self, seat: int) -> list[int]:
        """The same as a list."""
        return list(self.options(seat))

    def is_over(self) -> bool:
        return self.first is None

    def answer(self, seat: int, action: int) -> None:
        """Take an answer and run on to the next question; an illegal one changes nothing."""
        if not 0 <= seat < self.seats or action not in self.legal(seat):
            raise IllegalAnswer(seat, action)
        self.play(seat, action)

    def play(self, seat: i64, action: i64) -> None:
        """`answer` for callers that took the action from `options`: it is not checked again."""
        if len(self.events) > 0:
            self.events = []
        question = self.first
        if question is not None and question.seat == seat:
            self.first = self.others.pop(0) if len(self.others) > 0 else None
        else:
            question = self.question(seat)
            assert question is not None
            self.others.remove(question)
        question.answer(self, action)
        self.run()

    def run(self) -> None:
        """Go on until somebody is asked or nothing is left to do."""
        while self.first is None and len(self.stack) > 0:
            step = self.stack.pop()
            step.do(self)

    # ------------------------------------------------------------------ words the steps use
    def ask(self, question: Question[Any]) -> None:
        """Open a question; several may be open at once, one for each seat."""
        if self.first is None:
            self.first = question
        else:
            self.others.append(question)

    def push(self, step: Step[Any]) -> None:
        """Let this happen next."""
        self.stack.append(step)

    def tell(self, kind: str, seat: i64, other: i64, card: i64, number: i64) -> None:
        """Tell everybody."""
        if not self.quiet:
            self.events.append(Event(kind, seat, other, card, number, EVERYBODY, False))

    def tell_some(
        self, kind: str, seat: i64, other: i64, card: i64, number: i64, audience: i64
    ) -> None:
        """Tell everybody that it happened, and the audience with which card."""
        if not self.quiet:
            self.events.append(Event(kind, seat, other, card, number, audience, False))

    def whisper(self, kind: str, seat: i64, other: i64, card: i64, number: i64) -> None:
        """Tell this seat alone."""
        if not self.quiet:
            self.events.append(Event(kind, seat, other, card, number, 1 << seat, True))

    # ------------------------------------------------------------------ the whole state
    def copy_machine(self, s: State) -> None:
        """The part of `clone` that every game shares: the open questions."""
        self.first = s.first
        if len(s.others) > 0:
            self.others = s.others[:]
        self.quiet = s.quiet

    def hash(self) -> str:
        """128 bits that two states share only if they are the same."""
        words = [str(n) for n in self.content()]
        words.append("stack")
        words.extend([written(step) for step in self.stack])
        words.append("open")
        words.extend(sorted([written(question) for question in self.open]))
        words.append("rng")
        words.extend([str(n) for n in self.rng.numbers()])
        return sha256(" ".join(words).encode()).hexdigest()[:32]


def written(step: Step[Any]) -> str:
    """A step in words: its name and its numbers."""
    return type(step).__name__ + "(" + ",".join([str(n) for n in step.numbers()]) + ")"


def ascending(pool: vec[i64], picks: i64) -> vec[i64]:
    """The next single picks when `picks` are still to be taken from the pool in ascending order.

    Of equal ones the first stands for all; so late a pick that too few would follow is left out.
    """
    acts = vec[i64]()
    last = len(pool) - picks
    for i in range(last + 1):
        if i == 0 or pool[i] != pool[i - 1]:
            acts = append(acts, pool[i])
    return acts
