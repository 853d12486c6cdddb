"""Every kind of event that a game tells has one row, and its words; no row is idle."""

from dataclasses import fields
from importlib import import_module
from types import ModuleType

import pytest

from starfelt.core.game import SPECTATOR, AnyGame
from starfelt.core.rng import fast
from starfelt.core.told import Kind
from starfelt.words.fluent import LANGUAGES, sentences_of
from tests.words import source
from tests.words.wanted import GAMES

GAMES_TO_PLAY = 3

every_game = pytest.mark.parametrize("game", GAMES)


def rows_of(game: str) -> ModuleType:
    """The module that has the rows of a game."""
    room = type(GAMES[game]).__module__.rpartition(".")[0]
    return import_module(f"{room}.rules.told")


def told_kinds(game: str) -> set[str]:
    """All kinds that the rules tell, as their source says."""
    return set().union(*source.kinds(game).values())


@every_game
def test_every_kind_that_the_rules_tell_has_a_row_and_no_other(game: str) -> None:
    assert told_kinds(game) == GAMES[game].told_kinds.keys()
    assert all(row.name == name for name, row in GAMES[game].told_kinds.items())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_sentence(game: str, language: str) -> None:
    keys = {f"{game}-log-{kind}" for kind in GAMES[game].told_kinds}
    assert keys <= set(sentences_of(language)[1])


def told_in_a_random_game(game: AnyGame, seed: int) -> set[str]:
    rng = fast(seed)
    s = game.start(game.quick_seats, seed)
    found: set[str] = set()
    while True:
        readers = (*range(game.quick_seats), SPECTATOR)
        found |= {told.kind for reader in readers for told in game.told(s, reader)}
        if s.is_over():
            return found
        seat = s.asked()[rng.below(len(s.asked()))]
        s.answer(seat, s.legal(seat)[rng.below(len(s.legal(seat)))])


@every_game
def test_random_games_tell_what_has_a_row(game: str) -> None:
    """The part of a game that begins is among it."""
    kinds = GAMES[game].told_kinds
    found = set().union(*(told_in_a_random_game(GAMES[game], n) for n in range(GAMES_TO_PLAY)))
    assert found <= kinds.keys()
    assert any(kinds[kind].begins for kind in found)


@every_game
def test_each_column_is_set_for_the_kinds_for_which_it_should_be(game: str) -> None:
    """What may be taken back and what the contract looks at hangs on it, and no test of its own."""
    kinds = GAMES[game].told_kinds
    expected = import_module(f"tests.games.{game}.rules.told").SET
    for column, names in expected.items():
        assert [kind for kind, row in kinds.items() if getattr(row, column)] == names.split(), (
            column
        )


@every_game
def test_rows_name_what_there_is(game: str) -> None:
    """Other kinds, groups that the game declares, and both ends of a card's way."""
    rows = GAMES[game].told_kinds.values()
    names = {value for value in vars(rows_of(game)).values() if isinstance(value, str)}
    for row in rows:
        assert {*row.joins} <= GAMES[game].told_kinds.keys()
        assert {*row.groups, row.comes, row.goes} - {""} <= names
        assert bool(row.comes) == bool(row.goes)
        assert not (row.reveals and row.harmless), row.name


def test_every_column_is_used_by_some_game() -> None:
    rows = [row for game in GAMES.values() for row in game.told_kinds.values()]
    for column in fields(Kind):
        assert any(getattr(row, column.name) for row in rows), column.name
