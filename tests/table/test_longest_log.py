"""A log has an end: a game is played to its own, and nobody learns of rows that are not theirs."""

import pytest

from starfelt.table import decisions
from starfelt.table.commands import Propose, PutBot, Resign, Say, Sit, Stand, Undo
from tests.table.live import Live
from tests.table.test_undo import WAR


def test_in_the_longest_log_the_game_goes_on_and_all_else_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = Live("ada", "bo", game=WAR)
    said = Say("hello", id="1")
    live.does("ada", said)
    monkeypatch.setattr(decisions, "MOST_ROWS", live.table.public)
    for command in (Say("more"), Propose("pause")):
        assert live.refuses("ada", command) == "log-is-full"
    assert live.does("ada", said) == []  # it was said before
    live.answer(0, 510, 511)
    assert live.refuses(0, Undo()) == "log-is-full"
    live.does(0, Resign())


def test_at_a_table_that_has_not_begun_nobody_sits_down_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = Live("ada", seats=2)
    monkeypatch.setattr(decisions, "MOST_ROWS", live.table.public)
    assert live.refuses("bo", Sit()) == "log-is-full"
    assert live.refuses("ada", PutBot("thumb", 1)) == "log-is-full"
    live.does(0, Stand())


def test_what_others_picked_in_secret_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live("ada", "bo", game=WAR)
    monkeypatch.setattr(decisions, "MOST_ROWS", live.table.public + 2)
    live.answer(0, 510, 511)
    assert live.refuses(0, Undo()) == "log-is-full"
    assert live.table.number == decisions.MOST_ROWS
    assert len(live.does(1, Say("hello"))) == 1
    assert len(live.does("cy", Say("hello"))) == 1
