"""The options of a game."""

import pytest

from starfelt.core.options import Flag, Parts, complete
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


def test_an_unknown_option_is_refused():
    with pytest.raises(Refusal) as refused:
        complete(SCHEMA, {"fog": True, "rain": True})
    assert refused.value.key == "unknown-option"
    assert refused.value.facts == {"option": "rain", "expected": "deck, fog, wind"}
    assert str(refused.value).startswith("unknown-option")
    assert str(Refusal("plain")) == "plain"
