"""The options of a game."""

import pytest

from starfelt.core.options import Choice, Flag, Number, Parts, complete
from starfelt.core.refusal import Refusal

DECK = Parts("deck", ("a", "b", "c"), {"base": (), "full": ("a", "b", "c")}, "full")
SCHEMA = (DECK, Flag("fog"), Flag("wind", default=True))


def test_what_is_not_given_has_its_default():
    assert complete(SCHEMA, {}) == {"deck": "full", "fog": False, "wind": True}
    assert complete((), {}) == {}


@pytest.mark.parametrize(
    ("given", "value"),
    [(True, True), ("on", True), ("true", True), (False, False), ("off", False), ("false", False)],
)
def test_a_flag_is_on_or_off(given, value):
    assert complete(SCHEMA, {"fog": given})["fog"] is value
    assert complete(SCHEMA, {"wind": given})["wind"] is value


@pytest.mark.parametrize("given", ["yes", "", 1, 0, None, [], {}])
def test_what_is_no_flag_is_refused(given):
    with pytest.raises(Refusal) as refused:
        complete(SCHEMA, {"fog": given})
    assert refused.value.key == "impossible-option"
    assert refused.value.facts == {"option": "fog", "value": str(given), "expected": "on, off"}


@pytest.mark.parametrize(
    ("given", "value", "parts"),
    [
        ("base", "base", ()),
        ("full", "full", ("a", "b", "c")),
        ("a", "a", ("a",)),
        ("c+a", "a+c", ("a", "c")),
        ("c+b+a", "full", ("a", "b", "c")),  # a set that has a name gets it
    ],
)
def test_parts_are_a_preset_or_a_set(given, value, parts):
    assert complete(SCHEMA, {"deck": given})["deck"] == value
    assert DECK.chosen(value) == parts


@pytest.mark.parametrize("given", ["d", "a+d", "a+a", "", "a+", "base+a", 3, None, True, ["a"]])
def test_what_is_no_set_of_parts_is_refused(given):
    with pytest.raises(Refusal) as refused:
        complete(SCHEMA, {"deck": given})
    assert refused.value.key == "impossible-option"
    assert refused.value.facts["option"] == "deck"
    assert refused.value.facts["expected"] == "base, full, a+b+c"


PILE = Choice("pile", ("10", "16", "infinite"))
CAP = Number("cap", 1, 1000, 400)


def test_a_choice_is_one_of_its_words():
    """The first is the default; a number stands for its word."""
    assert PILE.default == "10"
    assert complete((PILE,), {}) == {"pile": "10"}
    for given, value in [("16", "16"), (16, "16"), (10, "10"), ("infinite", "infinite")]:
        assert complete((PILE,), {"pile": given}) == {"pile": value}


@pytest.mark.parametrize("given", ["17", 17, "", "Infinite", 10.0, True, None, ["10"], {}])
def test_what_is_no_choice_is_refused(given):
    with pytest.raises(Refusal) as refused:
        complete((PILE,), {"pile": given})
    assert refused.value.key == "impossible-option"
    assert refused.value.facts == {
        "option": "pile", "value": str(given), "expected": "10, 16, infinite",
    }  # fmt: skip


def test_a_number_lies_between_its_bounds():
    assert complete((CAP,), {}) == {"cap": 400}
    for given, value in [(1, 1), (1000, 1000), ("7", 7), ("0007", 7), ("1000", 1000)]:
        chosen = complete((CAP,), {"cap": given})["cap"]
        assert chosen == value and type(chosen) is int


@pytest.mark.parametrize(
    "given",
    [
        0,
        1001,
        -1,
        "0",
        "1001",
        "-1",
        "1.0",
        "",
        " 7",
        "seven",
        "٣",
        "0000000007",
        True,
        7.0,
        None,
        [],
    ],
)
def test_what_is_no_such_number_is_refused(given):
    with pytest.raises(Refusal) as refused:
        complete((CAP,), {"cap": given})
    assert refused.value.key == "impossible-option"
    assert refused.value.facts == {"option": "cap", "value": str(given), "expected": "1-1000"}


def test_an_unknown_option_is_refused():
    with pytest.raises(Refusal) as refused:
        complete(SCHEMA, {"fog": True, "rain": True})
    assert refused.value.key == "unknown-option"
    assert refused.value.facts == {"option": "rain", "expected": "deck, fog, wind"}
    assert str(refused.value).startswith("unknown-option")
    assert str(Refusal("plain")) == "plain"
