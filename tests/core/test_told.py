"""The rows of the kinds of events that a game tells."""

import msgspec
import pytest

from starfelt.core.told import Kind, by_name, grouped, shown_on_a_table

LIGHTS = by_name(
    Kind("dims", groups=("dark",)), Kind("shines"), Kind("dies", groups=("dark", "end"))
)


def test_rows_are_found_by_name_and_by_group_in_their_order() -> None:
    assert LIGHTS["shines"] == Kind("shines")
    assert grouped(LIGHTS, "dark") == ("dims", "dies")
    assert grouped(LIGHTS, "end") == ("dies",)


def test_a_kind_has_one_row() -> None:
    with pytest.raises(AssertionError):
        by_name(Kind("dims"), Kind("dims", harmless=True))


def test_a_table_is_told_what_is_set_and_nothing_else() -> None:
    rows = by_name(
        Kind("dims", harmless=True), Kind("night", begins=True), Kind("moves", comes="a", goes="b")
    )
    assert msgspec.to_builtins(shown_on_a_table(rows)) == {
        "night": {"begins": True},
        "moves": {"comes": "a", "goes": "b"},
    }
