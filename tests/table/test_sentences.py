"""A live table in words: each kind of row has its sentence, in every language, for every reader."""

import pytest

from starfelt.table import log_rows, updates
from starfelt.table import sentences as lines
from starfelt.table import table as tables
from starfelt.table.clock import read_clock
from starfelt.table.commands import PutBot, Say, Sit, Stand
from starfelt.table.table import APPLIED
from starfelt.table.updates import Happened
from starfelt.words.fluent import LANGUAGES, sentences_of
from starfelt.words.text import Text
from tests.table.live import Live
from tests.words.checking import check

NAMES = ["甲", "乙"]
PROPOSALS = ("undo", "pause", "abandon")
STATUSES = (
    tables.OPEN, tables.PLAYING, tables.PAUSED, tables.OVER, tables.ABANDONED, tables.CLOSED,
)  # fmt: skip


def everything_that_happens() -> list[Happened]:
    plain = [kind for kind in APPLIED if kind not in (log_rows.ANSWER, log_rows.PROPOSE)]
    nobody = (log_rows.BEGIN, log_rows.CLOSE, log_rows.GRACE)
    return [
        *(Happened(1, kind, -1 if kind in nobody else 1, 0, text="…") for kind in plain),
        *(Happened(1, log_rows.PROPOSE, 1, 0, text=what) for what in PROPOSALS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_row_has_its_sentence(language: str) -> None:
    text = Text(language)
    for happened in everything_that_happens():
        own, other = (lines.sentence(text, happened, me, NAMES) for me in (1, 0))
        assert lines.sentence(text, happened, -1, NAMES) == other
        for said in (own, other):
            check(said, language)
        if own != other:
            assert NAMES[1] in other
            assert NAMES[1] not in own


def test_no_sentence_is_idle() -> None:
    found = {lines.key_of(happened) for happened in everything_that_happens()}
    keys = {key for key in sentences_of("en")[1] if key.startswith("table-log-")}
    assert keys == {f"table-log-{key}" for key in found | {"sit-bot"}}


def test_an_answer_is_told_by_the_game_alone() -> None:
    assert lines.sentence(Text("en"), Happened(1, log_rows.ANSWER, 0, 0), 0, NAMES) == ""


def test_who_sits_down_and_stands_up_is_named() -> None:
    live = Live("ada", seats=3)
    said = []
    for who, command in (
        ("bo", Sit()),
        ("bo", Stand()),
        ("ada", PutBot("thumb")),
        ("cy", Say("Hello")),
    ):
        (row,) = live.does(who, command)
        happened = updates.happened(live.table, row, 0)
        assert happened is not None
        called = [seat.name if not seat.is_bot else "Bot 1" for seat in live.table.seats]
        said.append(lines.sentence(Text("en"), happened, 0, called))
    assert said == [
        "Bo sits down.",
        "Bo leaves the table.",
        "Bot 1 is given a seat.",
        "Cy: Hello",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_statuses_and_clocks(language: str) -> None:
    text = Text(language)
    said = [lines.status(text, status) for status in STATUSES]
    assert len(set(said)) == len(STATUSES)
    clocks = ("none", "move:60", "fischer:600+10", "days:1", "days:3")
    said += [lines.clock(text, read_clock(clock)) for clock in clocks]
    for sentence in said:
        check(sentence, language)
    assert ["60" in said[7], "600" in said[8] and "10" in said[8], "3" in said[10]] == [True] * 3
    keys = {
        key for key in sentences_of("en")[1] if key.startswith(("table-status-", "table-clock-"))
    }
    kinds = {clock.partition(":")[0] for clock in clocks}
    assert keys == {
        *(f"table-status-{status}" for status in STATUSES),
        *(f"table-clock-{kind}" for kind in kinds),
    }
