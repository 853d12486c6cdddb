"""Clocks: how they are set, run, stand, and what happens when time is over."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.table import log_rows
from starfelt.table.clock import DAY, Clock, read_clock
from starfelt.table.commands import Agree, Answer, Back, Propose, Resume, Say, Undo
from starfelt.table.log_rows import NOBODY, Row
from tests.table.live import BOT, START, Live, seen


# ------------------------------------------------------------------ as they are written
@pytest.mark.parametrize(
    ("words", "clock"),
    [
        ("none", Clock()),
        ("move:5", Clock("move", 5000)),
        ("move:3600", Clock("move", 3_600_000)),
        ("fischer:600+10", Clock("fischer", 600_000, 10_000)),
        ("fischer:10+0", Clock("fischer", 10_000, 0)),
        ("fischer:86400+600", Clock("fischer", 86_400_000, 600_000)),
        ("days:1", Clock("days", DAY)),
        ("days:30", Clock("days", 30 * DAY)),
    ],
)
def test_a_clock_is_read(words: str, clock: Clock) -> None:
    assert read_clock(words) == clock


@pytest.mark.parametrize(
    "words",
    [
        "", "None", "move", "move:", "move:4", "move:3601", "move:60+5", "move:-5", "move:1e3",
        "fischer:600", "fischer:9+1", "fischer:86401+1", "fischer:600+601", "fischer:600+",
        "days:0", "days:31", "days:3 ", " none", "days:٣", "move:60\n", "move:9999999",
    ],
)  # fmt: skip
def test_an_impossible_clock_is_refused(words: str) -> None:
    with pytest.raises(Refusal, match="impossible-clock"):
        read_clock(words)


# ------------------------------------------------------------------ running
def test_without_a_clock_nobody_is_hurried() -> None:
    live = Live("ada", "bo")
    live.passes(10**9)
    assert (live.table.due(), live.table.late(live.now)) == (0, [])
    assert (live.seat(0).left, live.seat(0).running) == (None, False)


def test_a_clock_for_each_answer_starts_anew_with_each() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    assert live.table.due() == START + 60_000
    assert [live.seat(n).running for n in (0, 1)] == [True, False]
    live.passes(40)
    assert (live.left(0), live.left(1)) == (20, 60)
    live.named(0, "play scout")
    assert live.left(0) == 60
    live.passes(59)
    assert live.table.late(live.now) == []
    live.passes(1)
    assert live.table.late(live.now) == [0]
    assert live.left(0) == 0


def test_fischer_time_is_used_up_and_added_when_the_move_is_over() -> None:
    live = Live("ada", "bo", game="star_realms", clock="fischer:100+10")
    live.passes(30)
    live.named(0, "play scout")
    assert live.left(0) == 70  # still Ada's move
    live.passes(5)
    live.named(0, "end_turn")
    assert (live.left(0), live.left(1)) == (75, 100)
    live.passes(50)
    assert (live.left(0), live.left(1)) == (75, 50)
    assert [live.seat(n).running for n in (0, 1)] == [False, True]


def test_days_are_counted_for_each_answer() -> None:
    live = Live("ada", "bo", clock="days:3")
    live.passes(2 * 86_400)
    assert live.left(0) == 86_400
    live.named(0, "draw")
    assert live.table.due() == live.now + 3 * DAY


def test_clocks_of_all_who_are_asked_run_at_once_and_none_of_bots() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion", clock="move:60")
    assert [live.seat(n).running for n in (0, 1)] == [True, True]
    live.passes(60)
    assert live.table.late(live.now) == [0, 1]
    live = Live("ada", BOT, game="empire_vs_rebellion", clock="move:60")
    assert [live.seat(n).running for n in (0, 1)] == [True, False]


def test_what_is_said_changes_no_clock() -> None:
    live = Live("ada", "bo", clock="fischer:100+10")
    live.passes(30)
    live.does("bo", Say("Take your time"))
    live.passes(30)
    assert live.left(0) == 40


def test_half_a_choice_does_not_touch_a_clock() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion", clock="move:60")
    live.passes(20)
    others = [seen(live.table, reader, live.now) for reader in (1, -1)]
    live.answer(0, 510)
    assert [seen(live.table, reader, live.now) for reader in (1, -1)] == others
    assert live.left(0) == 40
    live.passes(10)
    live.answer(0, 511, 512, 513)
    assert (live.left(0), live.seat(0).running, live.left(1)) == (60, False, 30)


# ------------------------------------------------------------------ standing still
def test_clocks_stand_in_a_pause() -> None:
    live = Live("ada", BOT, BOT, clock="move:60")
    live.passes(20)
    live.does(0, Propose("pause"))
    assert (live.table.due(), live.seat(0).running) == (0, False)
    live.passes(1000)
    assert live.left(0) == 40
    assert live.table.late(live.now) == []
    live.does(0, Resume())
    assert live.table.due() == live.now + 40_000
    live.passes(15)
    assert live.left(0) == 25


def test_time_in_which_the_server_was_away_is_nobodys_loss() -> None:
    live = Live("ada", "bo", clock="move:60")
    live.passes(50)
    live.passes(500)
    live.happen(Row(log_rows.GRACE, NOBODY, live.now, 500_000))
    assert live.left(0) == 10
    live.happen(Row(log_rows.GRACE, NOBODY, live.now, 10**9))  # never more than all
    assert live.left(0) == 60
    live.passes(20)
    assert live.left(0) == 40


def test_a_clock_that_goes_back_gives_nobody_more() -> None:
    live = Live("ada", "bo", clock="fischer:100+0")
    live.passes(-5)
    assert live.left(0) == 100
    live.named(0, "draw")
    assert live.left(0) == 100


def test_when_the_game_is_over_all_clocks_stand() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion", clock="move:60")
    live.passes(10)
    live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
    live.passes(30)
    assert [(live.left(n), live.seat(n).running) for n in (0, 1)] == [(50, False), (50, False)]
    assert live.table.due() == 0


# ------------------------------------------------------------------ time is over
def test_three_times_in_a_row_and_the_easy_bot_takes_the_seat() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    for number in range(3):
        assert not live.seat(0).away
        live.passes(60)
        assert live.table.late(live.now) == [0]
        live.whole(0, log_rows.TIME_OUT, last=True)
        assert live.table.seats[0].missed == number + 1
    assert live.seat(0).away
    assert (live.table.asked(), live.table.due()) == ([0], 0)
    asked = live.view(0).asked
    assert asked is not None
    late = Answer(asked.question, [asked.options[0].action])
    assert live.refuses(0, late) == "seat-is-played-by-bot"
    assert live.refuses(0, Propose("pause")) == "seat-is-played-by-bot"
    live.whole(0, log_rows.STAND_IN, last=True)
    (row,) = live.does(0, Back())
    assert row.kind == log_rows.BACK
    assert live.does(0, Back()) == []
    assert (live.seat(0).away, live.left(0), live.seat(0).running) == (False, 60, True)
    live.whole(0)


def test_an_answer_in_between_and_they_are_not_in_a_row() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    for _ in range(4):
        live.passes(60)
        live.whole(0, log_rows.TIME_OUT)
        live.whole(1, log_rows.ANSWER)
        assert live.table.seats[0].missed == 1
        live.whole(0)
        live.whole(1)
    assert not live.seat(0).away


def test_a_pick_that_nobody_noticed_does_not_count_as_an_answer() -> None:
    """Else the others could tell from who is away that there was one."""
    away = []
    for picks in ((), (510,)):
        live = Live("ada", "bo", game="empire_vs_rebellion", clock="move:60")
        live.table.seats[0].missed = live.twin.seats[0].missed = 2
        if picks:
            live.answer(0, *picks)
        live.passes(60)
        live.whole(0, log_rows.TIME_OUT)
        away.append(live.seat(0).away)
    assert away == [True, True]


def test_who_has_no_time_left_gets_what_a_move_adds() -> None:
    live = Live("ada", "bo", game="star_realms", clock="fischer:10+5")
    live.passes(12)
    live.whole(0, log_rows.TIME_OUT, last=True)
    assert (live.left(0), live.table.late(live.now)) == (0, [0])  # it is still Ada's move
    live.whole(0, log_rows.TIME_OUT)
    assert live.left(0) == 5


# ------------------------------------------------------------------ taken back
def test_nobody_wins_time_by_taking_back() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    for _ in range(3):
        live.passes(10)
        live.named(0, "play scout")
        live.does(0, Undo())
    assert live.left(0) == 30
    live = Live("ada", "bo", game="race_for_the_galaxy", clock="fischer:100+10")
    live.whole(0)
    for _ in range(3):
        live.passes(10)
        live.whole(0)
        assert 0 not in live.table.asked()
        live.does(0, Undo())
    assert (live.left(0), live.left(1)) == (70, 70)


def test_an_undo_of_all_gives_each_answer_its_time_again() -> None:
    live = Live("ada", "bo", game="star_realms", clock="move:60")
    live.passes(20)
    live.named(0, "end_turn")
    live.passes(30)
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    assert (live.table.asked(), live.left(0), live.left(1)) == ([0], 60, 60)
    live = Live("ada", "bo", game="star_realms", clock="fischer:100+10")
    live.passes(20)
    live.named(0, "end_turn")
    live.passes(30)
    live.whole(1)
    live.does(0, Propose("undo"))
    live.does(1, Agree())
    assert (live.left(0), live.left(1)) == (80, 70)
