"""Steps in words, and back: what each kind of field writes, reads and refuses.

The toy's classes are plain Python, which a native core does not take as subclasses.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import starfelt

if starfelt.COMPILED:
    pytest.skip("the toy is plain Python", allow_module_level=True)

from starfelt.core.machine import Step
from starfelt.core.notation import Reader
from starfelt.core.refusal import Refusal
from starfelt.core.rng import fast
from starfelt.core.steps import (
    Field,
    Flag,
    Number,
    Row,
    Seat,
    Steps,
    Word,
    given,
    snake_case,
    those_given,
)
from tests.games.toy.notation.steps import ToyQuestion, ToyStep
from tests.games.toy.rules.rounds import Lay, Reveal, bare
from tests.games.toy.rules.state import Toy

ROUNDS = 3
ROWS = (Row[Toy](Reveal, Number("number", ROUNDS)), Row[Toy](Lay, Seat("seat")))
STEPS = Steps[Toy, ToyStep, ToyQuestion](ToyStep, ToyQuestion, ROWS)


@pytest.fixture
def toy() -> Toy:
    return bare(2, fast(0), ROUNDS)


def read(toy: Toy, field: Field[Any], value: object) -> int | list[int]:
    return field.read(toy, Reader({field.key: value}, "step"))


# -------------------------------------------------------------------------------- names and fields
def test_a_class_has_its_name_in_the_letters_of_keys() -> None:
    assert [snake_case(name) for name in ("YourTurn", "Lay")] == ["your_turn", "lay"]


def test_fields_that_a_question_lacks_are_left_out() -> None:
    assert those_given(left=2, sale=UNSET, kind=0) == {"left": 2, "kind": 0}
    assert given(0) == 0
    with pytest.raises(AssertionError):
        given(UNSET)


@pytest.mark.parametrize(
    ("field", "number", "word"),
    [
        (Number("n", 5), 5, 5),
        (Seat("n"), 1, 1),
        (Word("n", ("red", "blue")), 1, "blue"),
        (Flag("n"), 1, True),
        (Flag("n"), 0, False),
    ],
    ids=["number", "seat", "word", "true", "false"],
)
def test_a_number_is_written_and_read_again(
    toy: Toy, field: Field[Any], number: int, word: object
) -> None:
    written = field.write(toy, Reveal(0), [number])
    assert written == word and type(written) is type(word)
    assert read(toy, field, written) == number


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        (Number("n", 5), 6),
        (Number("n", 5), "5"),
        (Seat("n"), 2),
        (Seat("n"), -1),
        (Word("n", ("red", "blue")), "green"),
        (Flag("n"), 1),
        (Flag("n"), None),
    ],
)
def test_what_a_field_can_t_be_is_refused_by_its_name(
    toy: Toy, field: Field[Any], wrong: object
) -> None:
    with pytest.raises(Refusal) as refused:
        read(toy, field, wrong)
    assert refused.value.key == "bad-position"
    assert "n" in str(refused.value.facts["field"])


def test_a_field_of_no_kind_is_nothing(toy: Toy) -> None:
    bare_field: Field[Any] = Field("n")
    with pytest.raises(NotImplementedError):
        bare_field.write(toy, Reveal(0), [0])
    with pytest.raises(NotImplementedError):
        read(toy, bare_field, 0)


# -------------------------------------------------------------------------------- the table
def test_a_step_is_shown_with_its_own_fields_alone(toy: Toy) -> None:
    assert STEPS.shown(toy, Reveal(2)) == ToyStep("reveal", number=2)
    assert STEPS.asked(toy, Lay(1)) == ToyQuestion("lay", seat=1)
    assert msgspec.json.encode(STEPS.asked(toy, Lay(1))) == b'{"step":"lay","seat":1}'
    assert STEPS.questions == ["lay"]


@pytest.mark.parametrize("step", [Reveal(2), Lay(0), Lay(1)], ids=["reveal", "lay 0", "lay 1"])
def test_a_step_is_read_from_a_document_and_from_a_view(toy: Toy, step: Step[Any]) -> None:
    for document in (STEPS.write(toy, step), STEPS.shown(toy, step)):
        again = STEPS.read(toy, document)
        assert type(again) is type(step) and again.numbers() == step.numbers()


def test_a_step_that_asks_nobody_is_no_open_question(toy: Toy) -> None:
    assert STEPS.question(toy, {"step": "lay", "seat": 1}).seat == 1
    with pytest.raises(Refusal) as refused:
        STEPS.question(toy, {"step": "reveal", "number": 1})
    assert refused.value.facts["field"] == "open" and refused.value.facts["expected"] == "lay"


def test_a_step_of_no_row_is_refused(toy: Toy) -> None:
    with pytest.raises(Refusal) as refused:
        STEPS.read(toy, {"step": "hide"})
    assert refused.value.facts["expected"] == "reveal, lay"


def test_features_number_the_questions_in_the_order_of_the_rows() -> None:
    Steps[Toy, ToyStep, ToyQuestion](ToyStep, ToyQuestion, ROWS, ["Lay"])
    with pytest.raises(AssertionError):
        Steps[Toy, ToyStep, ToyQuestion](ToyStep, ToyQuestion, ROWS, ["Lay", "Hide"])


def test_a_name_that_no_step_has_is_refused_where_it_is_written_down() -> None:
    assert STEPS.named("reveal") == "reveal" and STEPS.named("lay") == "lay"
    with pytest.raises(AssertionError, match="hide"):
        STEPS.named("hide")


def test_a_table_by_questions_has_only_questions_of_the_game() -> None:
    table, pairs = {"lay": 1}, {("lay", "hand"): 2}
    assert STEPS.known(table) is table and STEPS.known(pairs) is pairs
    assert STEPS.known(("lay",)) == ("lay",)
    for wrong in ({"hide": 1}, {("hide", "lay"): 1}, ("lay", "hide"), ("reveal",), "lay"):
        with pytest.raises(AssertionError):
            STEPS.known(wrong)


class Several(Field[Toy]):
    """The last field takes all numbers that are left."""

    def write(self, s: Toy, step: Step[Any], numbers: Sequence[int]) -> object:
        return tuple(numbers)

    def read(self, s: Toy, r: Reader) -> int | list[int]:
        return [int(number) for number in r.items(self.key, [])]


class Named(Reveal):
    """A step with several numbers."""

    def numbers(self) -> list[int]:
        return [self.number, 7, 8]


def test_the_last_field_takes_what_is_left_and_a_row_says_how_its_step_is_made(toy: Toy) -> None:
    made: list[tuple[int, list[int]]] = []

    def make(number: int, rest: list[int]) -> Named:
        made.append((number, rest))
        return Named(number)

    steps = Steps[Toy, ToyStep, ToyQuestion](
        ToyStep, ToyQuestion, [Row(Named, Number("number", 9), Several("rest"), make=make)]
    )
    written = steps.write(toy, Named(4))
    assert written == {"step": "named", "number": 4, "rest": [7, 8]}
    assert isinstance(steps.read(toy, written), Named)
    assert made == [(4, [7, 8])]
