"""What an update says in words: true, whole, and nothing that its reader may not know."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import starfelt
from starfelt.core.game import Told
from starfelt.core.rng import fast
from starfelt.server.live.messages import encode
from starfelt.server.live.update_words import happened_in_words, names_at, now_in_words, screen_at
from starfelt.table import log_rows
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.setup import Setup
from starfelt.table.table import Table
from starfelt.table.updates import Happened, Now, happened, now
from starfelt.words.cached_text import marking
from starfelt.words.fluent import LANGUAGES
from starfelt.words.lines import BEGINS, ITEM, OPEN, TYPED, Line
from starfelt.words.screen import Screen
from starfelt.words.text import Text

SEATS = {**dict.fromkeys(starfelt.GAMES, 2), "stolen_plans": 3}
STEPS = {"stolen_plans": 60, "star_realms": 90, "empire_vs_rebellion": 60}
FEW = 30

every_game = pytest.mark.parametrize("name", SEATS)


def new_table(name: str, seed: str, called: str = "Name", **options: Any) -> Table:
    game = starfelt.load(name)
    table = Table(Setup(name, game.rules, game.complete(options), SEATS[name], seed * 64))
    for seat in range(SEATS[name]):
        table.apply(Row(log_rows.SIT, seat, 1, who=f"id{seat}", name=f"{called} {seat}"))
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


def said(
    table: Table, reader: int, language: str, news: list[Happened]
) -> tuple[Now, list[Happened]]:
    text = Text(language)
    screen = screen_at(table, text, reader)
    present = now_in_words(screen, table, now(table, reader, 2), lines=True)
    return present, happened_in_words(screen, news)


def test_what_can_be_typed_is_said_at_a_terminal_alone() -> None:
    table = new_table("empire_vs_rebellion", "5")
    for language in LANGUAGES:
        screen = screen_at(table, Text(language), 0)
        typed = [line.text for line in screen.table(screen.view(table.state)) if line.kind == TYPED]
        present, _ = said(table, 0, language, [])
        assert [words for words in typed if "card" in words] == typed != []
        assert not {line.text for line in present.table} & set(typed)


def texts(happened: list[Happened]) -> list[list[str]]:
    return [[line.text for line in one.lines] for one in happened]


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
def test_a_question_in_words_is_the_question_with_words(name: str) -> None:
    table = new_table(name, "7")
    for _ in played(table, 3):
        for seat in table.asked():
            present, _ = said(table, seat, "en", [])
            plain, asked = now(table, seat, 2).asked, present.asked
            assert plain is not None and asked is not None
            assert asked.prompt and bool(asked.rule) == asked.several
            assert all(one.words for one in (*asked.all_options, *asked.gestures))
            unworded = msgspec.structs.replace(
                asked,
                options=[replace(one, words="") for one in asked.options],
                later=[replace(one, words="") for one in asked.later],
                gestures=[replace(one, words="") for one in asked.gestures],
                prompt="",
                rule="",
            )
            assert unworded == plain


@every_game
def test_every_reader_is_told_how_it_stands(name: str) -> None:
    table = new_table(name, "8")
    for row in played(table, 5):
        for reader in (*range(SEATS[name]), NOBODY):
            news = told(table, row, reader)
            present, spoken = said(table, reader, "en", news)
            assert [replace(one, lines=[]) for one in spoken] == news
            assert present.table and present.standing
            assert [seat.called for seat in present.seats] == [""] * SEATS[name]  # all have names
            first = present.standing[0].text
            assert first.startswith("It is your turn") == (present.asked is not None)
            asked = [one.seat for one in present.view.asked] if present.view else []
            others = asked if not table.is_over() else []
            assert [one.seat for one in present.waiting] == [s for s in others if s != reader]
            assert present.asked is not None or present.closed == []


@every_game
def test_the_table_in_plain_lines_is_for_whoever_asks_for_it(name: str) -> None:
    table = new_table(name, "8")
    present = now(table, 0, 2)
    screen = screen_at(table, Text("en"), 0)
    without, whole = (now_in_words(screen, table, present, lines) for lines in (False, True))
    assert without.table == [] and whole.table
    assert replace(whole, table=[]) == without


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_begins_a_part_of_the_game_says_so(name: str, language: str) -> None:
    table, found = new_table(name, "8"), 0
    screen = Screen(Text(language), table.game, names_at(table, Text(language)), 0)
    kinds = table.game.told_kinds
    for row in played(table, 5):
        news = told(table, row, 0)
        _, spoken = said(table, 0, language, news)
        for one in spoken:
            beginnings = [event for event in one.told if kinds[event.kind].begins]
            lines = [line for line in one.lines if line.kind == BEGINS]
            assert len(lines) == bool(beginnings)
            if beginnings:
                assert lines[0].text == screen.sentence(beginnings[-1:])
                assert lines[0].seat == beginnings[-1].seat
                found += 1
    assert found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_says_where_the_names_of_cards_stand(name: str, language: str) -> None:
    """They are those of the cards that were told of it, and no mark is left in a line."""
    table, named, text = new_table(name, "9"), 0, Text(language)
    for row in played(table, 6):
        for reader in (0, NOBODY):
            _, spoken = said(table, reader, language, told(table, row, reader))
            for one in spoken:
                known = {event.card for event in one.told}
                for line in one.lines:
                    assert not set(line.text) & {OPEN, "\ue001", "\ue002"}
                    for card, start, end in map(msgspec.structs.astuple, line.cards):
                        assert line.text[start:end] == text.card(name, card)
                        named += card in known
    assert named


def evening(name: str, called: str, language: str) -> str:
    """All that the seats and a spectator are sent of the same game with players of these names."""
    table, readers = new_table(name, "9", called), (*range(SEATS[name]), NOBODY)
    found = [
        encode(said(table, reader, language, told(table, row, reader))).decode()
        for row in played(table, 6)
        for reader in readers
    ]
    return "\n".join(found)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_put_in_last_so_tables_share_their_sentences(name: str, language: str) -> None:
    first = evening(name, "Name", language)
    sentences = set(marking(language).known)
    second = evening(name, "Nemo", language)
    assert set(marking(language).known) == sentences
    assert "Name 1" in first and second == first.replace("Name ", "Nemo ")
    assert not [letter for letter in first if "\ue000" <= letter <= "\uf8ff"]


def test_the_line_that_begins_a_part_is_named_whatever_is_told_after_it() -> None:
    """In Race for the Galaxy a round begins, and then cards are gained."""
    table = new_table("race_for_the_galaxy", "8")
    told = [Told("draws", 1, number=2), Told("round", NOBODY, number=3), Told("cannot_draw", 0)]
    one = Happened(4, "answer", 1, 1, told=told)
    _, spoken = said(table, 0, "en", [one])
    (lines,) = (one.lines for one in spoken)
    assert [line.kind for line in lines] == ["", BEGINS, ""] and "3" in lines[1].text


def test_the_line_that_begins_a_part_is_named_where_it_stands_for_several() -> None:
    """A sentence that comes several times in a row is one line."""
    table = new_table("star_realms", "8")
    events = [Told("shuffles", 1), Told("turn", 0), Told("turn", 0), Told("cannot_draw", 0)]
    began, says = (Happened(4, kind, 1, 1, told=events) for kind in ("answer", "undo"))
    _, spoken = said(table, 0, "en", [began, says])
    first, second = (one.lines for one in spoken)
    assert [line.kind for line in first] == ["", BEGINS, ""]
    assert [line.kind for line in second] == ["", "", BEGINS, ""]
    assert "×2" in first[1].text and first[1].seat == 0


def test_what_happened_before_the_game_has_words_without_a_view() -> None:
    game = starfelt.load("star_realms")
    table = Table(Setup("star_realms", game.rules, game.complete({}), 2, "5" * 64))
    row = Row(log_rows.SIT, 0, 1, who="id0", name="Ada")
    table.apply(row)
    present, spoken = said(table, 1, "en", told(table, row, 1))
    assert texts(spoken) == [["Ada sits down."]]
    assert present.standing == [Line("Waiting for players.")]
    assert [seat.called for seat in present.seats] == ["", "Player 2"]
    assert (present.table, present.closed, present.asked) == ([], [], None)


def test_a_game_that_is_over_says_how_it_ended_and_closes_nothing() -> None:
    table = new_table("stolen_plans", "5")
    while not table.state.is_over():
        (seat,) = table.state.asked()
        table.apply(Row(log_rows.ANSWER, seat, 1, table.state.legal(seat)[0]))
    endings = {said(table, reader, "en", [])[0].standing[0].text for reader in (0, 1, 2, NOBODY)}
    assert len(endings) == 2  # one for whoever has won
    assert all("R2-D2" in ending for ending in endings)
    present, _ = said(table, 0, "en", [])
    assert (present.waiting, present.closed, present.asked) == ([], [], None)
    assert present.table


def test_the_score_comes_in_lines_that_say_whose_it_is() -> None:
    """Each is an item with a label; what stands before an item is for whoever shows it."""
    table = new_table("race_for_the_galaxy", "5", cap=2)
    while not table.state.is_over():
        seat = table.state.asked()[0]
        table.apply(Row(log_rows.ANSWER, seat, 1, table.state.legal(seat)[0]))
    for language in LANGUAGES:
        _, final, *scores = said(table, 0, language, [])[0].standing
        assert final.label and not final.text
        shown = [one for one in scores if one.kind == ITEM]
        assert {one.seat for one in shown} == {0, 1}
        assert all(one.label and one.text[0].isdigit() for one in shown), shown


def test_while_the_table_is_paused_all_is_closed_for_that() -> None:
    table = new_table("star_realms", "5")
    table.apply(Row(log_rows.PAUSE, NOBODY, 1))
    (seat,) = table.state.asked()
    present, _ = said(table, seat, "en", [])
    assert [(one.zone, one.why) for one in present.closed] == [("*", "The game is paused.")]
    assert present.asked is None


def test_a_tutorial_teaches() -> None:
    present, _ = said(new_table("empire_vs_rebellion", "5", tutorial=True), 0, "ja", [])
    assert present.lessons and not present.lessons[0].isascii()
    without, _ = said(new_table("empire_vs_rebellion", "5"), 0, "ja", [])
    assert without.lessons == []
