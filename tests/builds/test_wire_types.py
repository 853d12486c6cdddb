"""The browser's types are made of the server's, and a field that it doesn't know is noticed."""

import importlib.util
import shutil
from collections.abc import Callable
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Literal, get_args

import pytest
from msgspec import UNSET, Struct, UnsetType, defstruct

import starfelt
from starfelt.core.steps import AnyView
from starfelt.core.told import Kind
from starfelt.kit import kit_of
from starfelt.server.live.messages import Ack, Update
from starfelt.table.commands import Say

TOOL = Path(__file__).parents[2] / "web" / "tools" / "wire_types.py"

spec = importlib.util.spec_from_file_location("wire_types", TOOL)
assert spec is not None and spec.loader is not None
wire_types: Any = importlib.util.module_from_spec(spec)
spec.loader.exec_module(wire_types)


class Inner(Struct, frozen=True, array_like=True):
    """A pair."""

    card: str
    at: int


class Sent(Struct, frozen=True, omit_defaults=True, tag="sent", tag_field="type"):
    """Of everything one.

    The rest of what it says is for readers of the code.
    """

    number: int
    word: Literal["b", "a"]
    pairs: tuple[Inner, ...] = ()
    both: tuple[int, str] | None = None
    facts: dict[str, list[float]] = {}


class Whole(Struct, frozen=True, tag="whole", tag_field="type"):
    always: int = 0
    rarely: str | UnsetType = UNSET
    empty: int | None = None
    view: AnyView | None = None


def test_each_type_is_said_as_typescript_has_it() -> None:
    found = wire_types.Module("A test.")
    found.given(Sent | Whole, "Either")
    found.constant("LEVEL", 3)
    assert (
        found.text()
        == """\
// A test.  Made by web/tools/wire_types.py: don't edit it.

/** Of everything one. */
export interface Sent {
  type: 'sent';
  number: number;
  word: 'a' | 'b';
  pairs?: Inner[];
  both?: [number, string];
  facts?: Record<string, number[]>;
}

/** A pair. */
export type Inner = [card: string, at: number];

export interface Whole {
  type: 'whole';
  always: number;
  rarely?: string;
  empty: number | null;
  view: View | null;
}

/** What every game's view has; it is a Struct, so that it can be sent. */
export interface View {
  seat: number;
  options: Record<string, unknown>;
  asked: OpenQuestion[];
}

/** What is shown of any game's open question. */
export interface OpenQuestion {
  step: string;
  seat: number;
}

export type Either = Sent | Whole;

export const LEVEL = 3;
"""
    )


def test_what_the_server_takes_may_lack_what_has_a_default() -> None:
    found = wire_types.Module("A test.")
    found.taken(Whole)
    assert "always?: number;" in found.text() and "empty?: number;" in found.text()


def test_two_things_of_one_name_are_refused() -> None:
    found = wire_types.Module("A test.")
    found.given(Inner)
    with pytest.raises(TypeError, match="called Inner"):
        found.given(type("Inner", (Struct,), {"__annotations__": {"other": int}}))


def test_the_files_are_those_that_the_server_would_write() -> None:
    assert wire_types.main(["--check"]) == 0


def test_words_of_a_game_are_a_type_of_their_own() -> None:
    found = wire_types.Module("A test.")
    found.words("Zone", "Where.", ("hand", "row", "hand"))
    found.words("Verb", "What.", ())
    found.narrowed("viewOf", "The view.", "View", "RealmsView")
    assert (
        found.text()
        == """\
// A test.  Made by web/tools/wire_types.py: don't edit it.

/** Where. */
export type Zone = 'hand' | 'row';

/** What. */
export type Verb = never;

/** The view. */
export function viewOf(of: View): RealmsView {
  return of as RealmsView;
}
"""
    )


def with_a_field(kind: type[Struct]) -> type[Struct]:
    """The same Struct as somebody would leave it who adds a field to it."""
    config = kind.__struct_config__
    return defstruct(
        kind.__name__,
        [("planted", int, 0)],
        bases=(kind,),
        frozen=True,
        omit_defaults=config.omit_defaults,
        tag=config.tag,
        tag_field=config.tag_field,
    )


@pytest.fixture
def checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[], list[str]]:
    """Which files the check finds stale, after which they are written and are not stale."""
    shutil.copytree(TOOL.parents[1] / "src", tmp_path / "web" / "src")
    monkeypatch.setattr(wire_types, "SOURCES", tmp_path / "web" / "src")

    def stale() -> list[str]:
        status = wire_types.main(["--check"])
        found = capsys.readouterr().err.splitlines()
        assert status == (1 if found else 0)
        assert wire_types.main([]) == 0 and wire_types.main(["--check"]) == 0
        return [
            line.removesuffix(" is stale: run python web/tools/wire_types.py") for line in found
        ]

    return stale


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_a_field_added_to_a_view_is_noticed(
    game: str, checked: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = kit_of(game).game
    monkeypatch.setattr(type(rules), "view_type", with_a_field(rules.view_type))
    assert checked() == [f"web/src/games/{game}/view.gen.ts"]


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_an_event_that_is_added_to_a_game_is_noticed(
    game: str, checked: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = kit_of(game).game
    added = {**rules.told_kinds, "sneezes": Kind("sneezes")}
    monkeypatch.setattr(type(rules), "told_kinds", added)
    assert checked() == [f"web/src/games/{game}/view.gen.ts"]


@pytest.mark.parametrize(("part", "kind"), [("MESSAGES", Update), ("MESSAGES", Ack), ("Sent", Say)])
def test_a_field_added_to_a_message_or_a_command_is_noticed(
    part: str,
    kind: type[Struct],
    checked: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    added = [
        with_a_field(one) if one is kind else one for one in get_args(getattr(wire_types, part))
    ]
    monkeypatch.setattr(wire_types, part, reduce(or_, added))
    assert checked() == ["web/src/connection/protocol.gen.ts"]


def test_a_file_of_a_game_that_nobody_has_written_is_missed(
    checked: Callable[[], list[str]],
) -> None:
    shutil.rmtree(wire_types.SOURCES / "games" / "empire_vs_rebellion")
    assert checked() == ["web/src/games/empire_vs_rebellion/view.gen.ts"]
