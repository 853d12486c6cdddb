"""Rated tables: nothing is taken back that told something, and nobody leaves but by resigning."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.table import log_rows
from starfelt.table.clock import read_clock
from starfelt.table.commands import Agree, Answer, Back, Propose, PutBot, Resign, Resume, Undo
from starfelt.table.log_rows import GONE, Row
from starfelt.table.rated import can_be_rated, check_rated
from tests.table.live import Live

DRAW = 0  # in Stolen Plans: a card that was hidden


def rated(*who: str) -> Live:
    return Live(*who, clock="move:60", rated=True)


def leaves(live: Live, seat: int) -> None:
    """Somebody misses three questions."""
    while not live.seat(seat).away:
        while live.table.asked() != [seat]:
            live.whole(live.table.asked()[0])
        live.passes(60)
        live.whole(seat, log_rows.TIME_OUT)


def test_what_was_seen_is_not_taken_back_whoever_agrees() -> None:
    for is_rated in (False, True):
        live = Live("ada", "bo", clock="move:60", rated=is_rated)
        seat = live.table.asked()[0]
        live.answer(seat, DRAW)
        assert live.refuses(seat, Undo()) in ("undo-secrets", "undo-others")
        if is_rated:
            assert live.refuses(seat, Propose("undo")) == "rated-undo"
            assert live.table.proposal is None
        else:
            live.does(seat, Propose("undo"))
            assert live.does(1 - seat, Agree())[-1].kind == log_rows.UNDO


def test_a_choice_that_told_nothing_is_taken_back_freely() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion", clock="move:60", rated=True)
    live.answer(0, 510)
    assert live.does(0, Undo())[-1].kind == log_rows.UNDO


@pytest.mark.parametrize("what", ["pause", "abandon"])
def test_nobody_pauses_or_abandons_while_another_player_is_away(what: str) -> None:
    live = rated("ada", "bo")
    leaves(live, 0)
    assert live.refuses(1, Propose(what)) == "rated-alone"
    assert live.table.status == "playing"
    live.does(0, Back())
    live.does(1, Propose(what))
    assert live.table.status == "playing"
    assert live.does(0, Agree())[-1].kind == what


def test_two_do_not_abandon_the_game_of_a_third_who_is_away() -> None:
    live = rated("ada", "bo", "cy")
    leaves(live, 0)
    assert live.refuses(1, Propose("abandon")) == "rated-alone"
    live.does(0, Resign())
    live.does(1, Propose("abandon"))
    assert live.does(2, Agree())[-1].kind == log_rows.ABANDON


def test_who_goes_away_after_a_proposal_has_not_agreed_to_it() -> None:
    live = rated("ada", "bo", "cy")
    live.does(1, Propose("abandon"))
    live.table.seats[0].missed = live.twin.seats[0].missed = 3
    assert live.refuses(2, Agree()) == "rated-alone"


def test_a_proposal_of_an_earlier_version_is_not_carried_out() -> None:
    live = rated("ada", "bo")
    seat = live.table.asked()[0]
    live.answer(seat, DRAW)
    live.happen(Row(log_rows.PROPOSE, seat, live.now, who=live.table.seats[seat].who, text="undo"))
    assert live.refuses(1 - seat, Agree()) == "rated-undo"


def test_who_deleted_their_account_agrees_to_nothing() -> None:
    live = rated("ada", "bo")
    for table in (live.table, live.twin):
        table.seats[0].who = GONE
    assert live.refuses(1, Propose("abandon")) == "rated-alone"


# ------------------------------------------------------------------ resigning
def test_who_is_away_can_be_made_to_resign() -> None:
    live = rated("ada", "bo")
    leaves(live, 0)
    live.does(0, Resign())
    assert live.view(-1).ranks == [2, 1]


def test_one_resigns_in_a_pause_too() -> None:
    live = rated("ada", "bo")
    live.does(0, Propose("pause"))
    live.does(1, Agree())
    live.does(1, Resign())
    assert (live.view(-1).status, live.view(-1).ranks) == ("over", [1, 2])


def test_a_pause_ends_when_nobody_is_there_any_more_to_end_it() -> None:
    live = rated("ada", "bo", "cy")
    live.does(0, Propose("pause"))
    live.does(1, Agree())
    live.does(2, Agree())
    for table in (live.table, live.twin):
        for seat in table.seats:
            seat.missed = 3
    rows = live.does(0, Resign())
    assert [row.kind for row in rows] == [log_rows.RESIGN, log_rows.RESUME]
    assert live.table.asked()
    live.does(1, Back())
    assert live.refuses(1, Resume()) == "table-is-not-paused"


def test_the_game_of_who_left_goes_on_and_counts_as_it_ends() -> None:
    live = rated("ada", "bo")
    leaves(live, 0)
    assert live.refuses(0, Answer(live.table.seats[0].question, [DRAW])) == "seat-is-played-by-bot"
    while live.table.asked():
        seat = live.table.asked()[0]
        live.whole(seat, log_rows.ANSWER if seat else log_rows.STAND_IN, last=True)
    assert sorted(live.view(-1).ranks) == [1, 2]


# ------------------------------------------------------------------ opening
def test_no_bot_sits_at_a_rated_table() -> None:
    live = Live("ada", seats=2, clock="move:60", rated=True)
    assert live.refuses("ada", PutBot("thumb")) == "rated-needs-people"


@pytest.mark.parametrize(
    ("clock", "seats", "code"),
    [
        ("none", ("me", "open"), "rated-needs-clock"),
        ("days:3", ("me",), "rated-needs-people"),
        ("days:3", ("me", "open", "bot:thumb"), "rated-needs-people"),
    ],
)
def test_rated_needs_a_clock_and_people(clock: str, seats: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        check_rated(read_clock(clock), seats)
    assert not can_be_rated(read_clock(clock), seats)
    assert can_be_rated(read_clock("fischer:60+5"), ("me", "open"))
