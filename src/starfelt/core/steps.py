"""The steps and questions of a game in words, and back: one table for notation, views and words.

A step's name is its class's, in the letters of keys: `YourTurn` is `your_turn`.  A row of the
table says what the step's numbers are called and how each is written.  Words and bots take the
names that they write down from the table, which refuses those that it doesn't have.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct, UnsetType, to_builtins

from starfelt.core.machine import Question, State, Step
from starfelt.core.notation import Reader

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
D = TypeVar("D", bound=Struct)  # a step as views show it
Q = TypeVar("Q", bound=Struct)  # a question as views show it: it has a seat
F = TypeVar("F", bound=Struct)
T = TypeVar("T")
Names = TypeVar("Names", bound=Iterable[str | tuple[str, str]])


def snake_case(name: str) -> str:
    """The name of a class as keys and documents have it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def given(value: T | UnsetType) -> T:
    """A field that every question of this name has."""
    assert not isinstance(value, UnsetType)
    return value


def those_given(**values: T | UnsetType) -> dict[str, T]:
    """Those of the fields that this question has."""
    return {key: value for key, value in values.items() if not isinstance(value, UnsetType)}


class OpenQuestion(Protocol):
    """What is shown of any game's open question."""

    @property
    def step(self) -> str: ...
    @property
    def seat(self) -> int: ...


class AnyView(Protocol):
    """What every game's view has; it is a Struct, so that it can be sent."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    @property
    def seat(self) -> int: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def asked(self) -> Sequence[OpenQuestion]: ...


# -------------------------------------------------------------------------------- fields
class Field(Generic[S_contra]):
    """How one number of a step is written, and read again; the last field may take several."""

    def __init__(self, key: str) -> None:
        self.key = key

    def write(self, s: S_contra, step: Step[Any], numbers: Sequence[int]) -> object:
        """The field in words; `numbers` are those of the step from this one on."""
        raise NotImplementedError

    def read(self, s: S_contra, r: Reader) -> int | list[int]:
        """The number, or the numbers, that the step is made of."""
        raise NotImplementedError


class Number(Field[State]):
    """A number, as it is."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.most = most

    def write(self, s: State, step: Step[Any], numbers: Sequence[int]) -> object:
        return numbers[0]

    def read(self, s: State, r: Reader) -> int | list[int]:
        return r.number(self.key, 0, self.most)


class Seat(Number):
    """A seat of this table."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0)

    def read(self, s: State, r: Reader) -> int | list[int]:
        return r.number(self.key, 0, s.seats - 1)


class Word(Field[State]):
    """One of several words, such as the names of cards."""

    def __init__(self, key: str, words: Sequence[str]) -> None:
        super().__init__(key)
        self.words = words
        self.numbers = {word: number for number, word in enumerate(words)}

    def write(self, s: State, step: Step[Any], numbers: Sequence[int]) -> object:
        return self.words[numbers[0]]

    def read(self, s: State, r: Reader) -> int | list[int]:
        return self.numbers[r.word(self.key, self.words)]


class Flag(Field[State]):
    """True or false."""

    def write(self, s: State, step: Step[Any], numbers: Sequence[int]) -> object:
        return bool(numbers[0])

    def read(self, s: State, r: Reader) -> int | list[int]:
        value = r.get(self.key, None)
        if not isinstance(value, bool):
            raise r.refusal(self.key, "true, false")
        return value


# -------------------------------------------------------------------------------- the table
class Row(Generic[S]):
    """A step, its fields in the order of its numbers, and what makes one of them.

    `make` takes what the fields read, which differs from step to step: no type says that.
    """

    def __init__(
        self,
        kind: type[Step[Any]],
        *fields: Field[S],
        make: Callable[..., Step[Any]] | None = None,
    ) -> None:
        self.kind = kind
        self.name = snake_case(kind.__name__)
        self.fields = fields
        self.make: Callable[..., Step[Any]] = make or kind


class Steps(Generic[S, D, Q]):
    """All steps of a game.  `questions` has the class names by which features number them."""

    def __init__(
        self,
        shown: type[D],
        asked: type[Q],
        rows: Iterable[Row[S]],
        questions: Sequence[str] | None = None,
    ) -> None:
        self.shown_as = shown
        self.asked_as = asked
        self.rows: dict[str, Row[S]] = {}
        self.by_kind: dict[type[Step[Any]], Row[S]] = {}
        for row in rows:
            self.add(row)
        if questions is not None:
            assert tuple(self.questions) == tuple(snake_case(name) for name in questions)

    def add(self, row: Row[S]) -> None:
        self.rows[row.name] = row
        self.by_kind[row.kind] = row

    @property
    def questions(self) -> list[str]:
        """The names of those steps that are questions."""
        return [name for name, row in self.rows.items() if issubclass(row.kind, Question)]

    # ------------------------------------------------------------------ names elsewhere
    def named(self, name: str) -> str:
        """The name of a step, for a module to compare with; a wrong one stops its import."""
        assert name in self.rows, name
        return name

    def known(self, names: Names) -> Names:
        """A table by questions, or a list of them; a wrong name stops the import of its module.

        A key of two parts begins with the question.
        """
        questions = self.questions
        for key in names:
            name = key if isinstance(key, str) else key[0]
            assert name in questions, name
        return names

    # ------------------------------------------------------------------ writing
    def fields(self, s: S, step: Step[Any]) -> dict[str, object]:
        row = self.by_kind[type(step)]
        found: dict[str, object] = {"step": row.name}
        numbers = step.numbers()
        for at, field in enumerate(row.fields):
            found[field.key] = field.write(s, step, numbers[at:] if at else numbers)
        return found

    def shown(self, s: S, step: Step[Any]) -> D:
        """A step as a view shows it."""
        return self.in_form(self.shown_as, s, step)

    def asked(self, s: S, question: Question[Any]) -> Q:
        """An open question as a view shows it."""
        return self.in_form(self.asked_as, s, question)

    def in_form(self, form: type[F], s: S, step: Step[Any]) -> F:
        return form(**self.fields(s, step))

    def write(self, s: S, step: Step[Any]) -> dict[str, object]:
        """A step as a document."""
        return in_lists(self.fields(s, step))

    # ------------------------------------------------------------------ reading
    def read(self, s: S, document: object) -> Step[Any]:
        """The step that a document describes, or a view."""
        if isinstance(document, Struct):
            document = in_lists(to_builtins(document))
        r = Reader(document, "step")
        row = self.rows[r.word("step", tuple(self.rows))]
        return self.made(s, r, row.make(*[field.read(s, r) for field in row.fields]))

    def made(self, s: S, r: Reader, step: Step[Any]) -> Step[Any]:
        """The step with what depends on the rest of it: for a game to override."""
        return step

    def question(self, s: S, document: object) -> Question[Any]:
        """The question that a document describes, or a view."""
        step = self.read(s, document)
        if not isinstance(step, Question):
            raise Reader(document, "open").refusal("open", ", ".join(self.questions))
        return step


def in_lists(document: Mapping[str, object]) -> dict[str, object]:
    """A document as JSON has it: lists where a view has tuples."""
    return {
        key: list(value) if isinstance(value, tuple) else value for key, value in document.items()
    }
