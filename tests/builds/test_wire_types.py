"""The browser's types are made of the server's, and a field that it doesn't know is noticed."""

import importlib.util
import shutil
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

from starfelt.core.steps import AnyView

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


def test_a_field_that_the_browser_does_not_know_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(TOOL.parents[1] / "src", tmp_path / "web" / "src")
    monkeypatch.setattr(wire_types, "SOURCES", tmp_path / "web" / "src")
    view = tmp_path / "web" / "src" / "games" / "star_realms" / "view.gen.ts"
    before = view.read_text(encoding="utf-8")
    view.write_text(before.replace("  trade: number;\n", ""), encoding="utf-8")
    assert wire_types.main(["--check"]) == 1
    assert "web/src/games/star_realms/view.gen.ts is stale" in capsys.readouterr().err
    assert wire_types.main([]) == 0
    assert view.read_text(encoding="utf-8") == before
