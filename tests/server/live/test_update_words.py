"""What an update says in words: true, whole, and nothing that its reader may not know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import starfelt
from starfelt.core.game import Told
from starfelt.core.rng import fast
from starfelt.server.live.messages import Words, encode
from starfelt.server.live.update_words import names_at, words
from starfelt.table import log_rows
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.setup import Setup
from starfelt.table.table import Table
from starfelt.table.updates import Happened, Now, happened, now
from starfelt.words.fluent import LANGUAGES
from starfelt.words.screen import Screen
from starfelt.words.text import Text

SEATS = {**dict.fromkeys(starfelt.GAMES, 2), "stolen_plans": 3}
STEPS = {"stolen_plans": 60, "star_realms": 90, "empire_vs_rebellion": 60}
FEW = 30

every_game = pytest.mark.parametrize("name", SEATS)


def new_table(name: str, seed: str, **options: Any) -> Table:
    game = starfelt.load(name)
    table = Table(Setup(name, game.rules, game.complete(options), SEATS[name], seed * 64))
    for seat in range(SEATS[name]):
        table.apply(Row(log_rows.SIT, seat, 1, who=f"id{seat}", name=f"Name {seat}"))
    table.apply(Row(log_rows.BEGIN, NOBODY, 1))
    return table


def played(table: Table, seed: int) -> Iterator[Row]:
    """Answers at random, each after it was applied."""
    rng = random.Random(seed)  # noqa: S311
    for _ in range(STEPS.get(table.game.name, FEW)):
        state: Any = table.state
        if state.is_over():
            return
        seat = rng.choice(state.asked())
        row = Row(log_rows.ANSWER, seat, 1, rng.choice(state.legal(seat)))
        table.apply(row)
        yield row


def told(table: Table, row: Row, reader: int) -> list[Happened]:
    one = happened(table, row, reader)
    return [one] if one is not None else []


def said(table: Table, reader: int, language: str, news: list[Happened]) -> tuple[Now, Words]:
    present = now(table, reader, 2)
    return present, words(table, Text(language), reader, news, present)


@every_game
def test_the_words_are_the_same_in_every_world_that_the_reader_can_t_tell_apart(name: str) -> None:
    table, others = new_table(name, "5"), 0
    readers = (*range(SEATS[name]), NOBODY)
    for step, row in enumerate(played(table, 11)):
        state: Any = table.state
        reader, language = readers[step % len(readers)], LANGUAGES[step % len(LANGUAGES)]
        other = readers[(step + 1) % len(readers)]
        news = told(table, row, reader)
        mine, theirs = (encode(said(table, r, language, news)) for r in (reader, other))
        table.dealt = table.game.resample(state, reader, fast(step))
        assert encode(said(table, reader, language, news)) == mine
        others += encode(said(table, other, language, news)) != theirs
        table.dealt = state
    assert others > 0, "no world was another one for anybody"


@every_game
def test_the_question_is_as_the_choice_finds_it(name: str) -> None:
    """What is found without imagining a world is what trying finds."""
    table, several, asked_for = new_table(name, "7"), 0, 0
    for _ in played(table, 3):
        for seat in table.asked():
            present, spoken = said(table, seat, "en", [])
            asked, asking = present.asked, spoken.asking
            assert asked is not None and asking is not None
            screen = Screen(Text("en"), table.game, names_at(table, Text("en")), seat)
            choice = screen.choice(table.state)
            several += choice.most > 1
            asked_for += choice.picks > 1
            assert asking.stop == choice.stop
            if asked.picks > 1:
                assert (asking.least, asking.most) == (choice.some, choice.most)
                assert [one.option.action for one in asking.pool] == list(dict.fromkeys(asked.pool))
            assert bool(asking.rule) == (asked.picks > 1 and choice.most > 1)
            assert len(spoken.options) == len(asked.options)
            assert asking.prompt in spoken.prompts and asking.why
            first = {gesture.name: gesture.action for gesture in asking.gestures}
            gestures = {g: screen.next_of(g, table.state) for g in screen.words.gestures}
            assert first == {
                name: action for name, action in gestures.items() if action is not None
            }
    assert several or not asked_for


@every_game
def test_every_reader_is_told_how_it_stands(name: str) -> None:
    table = new_table(name, "8")
    for row in played(table, 5):
        for reader in (*range(SEATS[name]), NOBODY):
            news = told(table, row, reader)
            present, spoken = said(table, reader, "en", news)
            assert len(spoken.log) == len(news)
            assert spoken.table and spoken.standing
            assert spoken.standing[0].startswith("It is your turn") == (present.asked is not None)
            assert bool(spoken.asking) == (present.asked is not None)
            if present.asked is None and table.asked():
                assert [one.zone for one in spoken.closed] == ["*"]
                assert spoken.closed[0].why == spoken.prompts[0]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_begins_a_part_of_the_game_is_named(name: str, language: str) -> None:
    table, found = new_table(name, "8"), 0
    screen = Screen(Text(language), table.game, names_at(table, Text(language)), 0)
    kinds = table.game.told_kinds
    for row in played(table, 5):
        news = told(table, row, 0)
        _, spoken = said(table, 0, language, news)
        assert len(spoken.openings) == len(news)
        for one, lines, opening in zip(news, spoken.log, spoken.openings, strict=True):
            beginnings = [event for event in one.told if kinds[event.kind].begins]
            assert (opening >= 0) == bool(beginnings)
            if beginnings:
                assert lines[opening] == screen.sentence(beginnings[-1:])
                found += 1
    assert found


def test_the_line_that_begins_a_part_is_named_whatever_is_told_after_it() -> None:
    """In Race for the Galaxy a round begins, and then cards are gained."""
    table = new_table("race_for_the_galaxy", "8")
    told = [Told("draws", 1, number=2), Told("round", NOBODY, number=3), Told("cannot_draw", 0)]
    one = Happened(4, "answer", 1, 1, told=told)
    _, spoken = said(table, 0, "en", [one])
    assert [len(lines) for lines in spoken.log] == [3]
    assert spoken.openings == [1] and "3" in spoken.log[0][1]


def test_the_line_that_begins_a_part_is_named_where_it_stands_for_several() -> None:
    """A sentence that comes several times in a row is one line."""
    table = new_table("star_realms", "8")
    events = [Told("shuffles", 1), Told("turn", 0), Told("turn", 0), Told("cannot_draw", 0)]
    began, says = (Happened(4, kind, 1, 1, told=events) for kind in ("answer", "undo"))
    _, spoken = said(table, 0, "en", [began, says])
    assert [len(lines) for lines in spoken.log] == [3, 4]
    assert spoken.openings == [1, 2] and "×2" in spoken.log[0][1]


def test_what_happened_before_the_game_has_words_without_a_view() -> None:
    game = starfelt.load("star_realms")
    table = Table(Setup("star_realms", game.rules, game.complete({}), 2, "5" * 64))
    row = Row(log_rows.SIT, 0, 1, who="id0", name="Ada")
    table.apply(row)
    _, spoken = said(table, 1, "en", told(table, row, 1))
    assert spoken.log == [["Ada sits down."]]
    assert spoken.standing == ["Waiting for players."]
    assert (spoken.table, spoken.closed, spoken.asking) == ([], [], None)


def test_a_game_that_is_over_says_how_it_ended_and_closes_nothing() -> None:
    table = new_table("stolen_plans", "5")
    while not table.state.is_over():
        (seat,) = table.state.asked()
        table.apply(Row(log_rows.ANSWER, seat, 1, table.state.legal(seat)[0]))
    endings = {said(table, reader, "en", [])[1].standing[0] for reader in (0, 1, 2, NOBODY)}
    assert len(endings) == 2  # one for who has won
    assert all("R2-D2" in ending for ending in endings)
    _, spoken = said(table, 0, "en", [])
    assert (spoken.prompts, spoken.closed, spoken.asking) == ([], [], None)
    assert spoken.table


def test_while_the_table_is_paused_all_is_closed_for_that() -> None:
    table = new_table("star_realms", "5")
    table.apply(Row(log_rows.PAUSE, NOBODY, 1))
    (seat,) = table.state.asked()
    _, spoken = said(table, seat, "en", [])
    assert [(one.zone, one.why) for one in spoken.closed] == [("*", "The game is paused.")]
    assert spoken.asking is None


def test_a_tutorial_teaches() -> None:
    _, spoken = said(new_table("empire_vs_rebellion", "5", tutorial=True), 0, "ja", [])
    assert spoken.lessons and not spoken.lessons[0].isascii()
    _, without = said(new_table("empire_vs_rebellion", "5"), 0, "ja", [])
    assert without.lessons == []
