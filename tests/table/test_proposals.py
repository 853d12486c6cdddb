"""Proposals with one to six people, bots and absent people; pausing, abandoning, resigning."""

import pytest

from starfelt.table import log_rows
from starfelt.table.commands import Agree, Answer, Back, Decline, Propose, Resign, Resume, Undo
from starfelt.table.log_rows import NOBODY, Row
from tests.table.live import BOT, Live

PEOPLE = ("ada", "bo", "cy", "dee", "eve", "fay")


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5, 6])
def test_it_happens_when_the_last_person_agrees(people: int) -> None:
    live = Live(*PEOPLE[:people], *[BOT] * (6 - people))
    found = live.does(0, Propose("abandon"))
    for seat in range(1, people):
        assert live.table.status == "playing"
        proposal = live.view(-1).proposal
        assert proposal is not None
        assert (proposal.what, proposal.by, proposal.agreed) == ("abandon", 0, tuple(range(seat)))
        found = live.does(seat, Agree())
    assert found[-1].kind == log_rows.ABANDON
    now = live.view(-1)
    assert (now.status, now.proposal, now.ranks) == ("abandoned", None, [])
    assert live.table.is_over()


def test_one_no_is_enough() -> None:
    live = Live("ada", "bo", "cy")
    live.does(0, Propose("pause"))
    live.does(1, Agree())
    (row,) = live.does(2, Decline())
    assert row.kind == log_rows.DECLINE
    assert live.view(0).proposal is None
    live.does(0, Propose("pause"))
    live.does(0, Decline())  # one's own may be withdrawn
    assert live.table.proposal is None


def test_one_thing_is_proposed_at_a_time() -> None:
    live = Live("ada", "bo", "cy")
    live.does(0, Propose("pause"))
    assert live.does(0, Propose("pause")) == []  # the same once more
    assert live.refuses(0, Propose("abandon")) == "proposal-is-open"
    assert live.refuses(1, Propose("pause")) == "proposal-is-open"
    live.does(1, Agree())
    assert live.does(1, Agree()) == []
    assert live.does(0, Agree()) == []


def test_without_a_proposal_there_is_nothing_to_agree_to() -> None:
    live = Live("ada", "bo")
    assert live.refuses(0, Agree()) == "nothing-proposed"
    assert live.refuses(0, Decline()) == "nothing-proposed"
    for command in (Agree(), Decline(), Propose("pause"), Resume(), Resign(), Back()):
        assert live.refuses("dee", command) == "no-seat-of-yours"


def test_an_answer_that_all_notice_ends_a_proposal_and_no_other() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion")
    live.does(1, Propose("pause"))
    live.answer(0, 510)
    assert live.table.proposal is not None
    live.answer(0, 511, 512, 513)
    assert live.table.proposal is None


def test_one_person_on_two_seats_agrees_once() -> None:
    live = Live("ada", "ada", "bo")
    live.does(0, Propose("pause"))
    proposal = live.view(0).proposal
    assert proposal is not None and proposal.agreed == (0, 1)
    assert live.does(1, Agree()) == []
    assert live.does(2, Agree())[-1].kind == log_rows.PAUSE
    live = Live("ada", "ada", "bo")
    live.does(2, Propose("pause"))
    assert live.does(1, Agree())[-1].kind == log_rows.PAUSE
    live = Live("ada", "ada")
    assert live.does(0, Propose("pause"))[-1].kind == log_rows.PAUSE


def absent(*who: str) -> Live:
    """The first one has missed three answers."""
    live = Live(*who, game="stolen_plans", clock="move:60")
    for _ in range(3):
        while live.table.asked() != [0]:
            live.whole(live.table.asked()[0])
        live.passes(60)
        live.whole(0, log_rows.TIME_OUT)
    assert live.seat(0).away
    return live


def test_who_is_absent_is_not_asked() -> None:
    live = absent("ada", "bo", "cy")
    live.does(1, Propose("pause"))
    assert live.refuses(0, Agree()) == "seat-is-played-by-bot"
    assert live.refuses(0, Resume()) == "seat-is-played-by-bot"
    assert live.does(2, Agree())[-1].kind == log_rows.PAUSE
    live.does(0, Back())
    assert live.does(0, Resume())[-1].kind == log_rows.RESUME
    live.does(1, Propose("abandon"))
    live.does(2, Agree())
    assert live.table.status == "playing"
    assert live.does(0, Agree())[-1].kind == log_rows.ABANDON


# ------------------------------------------------------------------ pauses
def test_a_paused_table_goes_on_when_anybody_wants_it() -> None:
    live = Live("ada", "bo")
    assert live.refuses(0, Resume()) == "table-is-not-paused"
    live.does(0, Propose("pause"))
    live.does(1, Agree())
    assert live.view(0).status == "paused"
    assert live.table.asked() == []
    assert live.refuses(0, Propose("pause")) == "table-is-paused"
    assert live.refuses(0, Propose("undo")) == "table-is-paused"
    assert live.does(1, Resume())[0].kind == log_rows.RESUME
    assert live.table.asked() == [0]


def test_a_paused_game_can_be_abandoned() -> None:
    live = Live("ada", BOT)
    live.does(0, Propose("pause"))
    live.does(0, Propose("abandon"))
    assert live.table.status == "abandoned"
    for command in (Answer(0, [0]), Undo(), Resume(), Resign(), Propose("pause"), Agree(), Back()):
        assert live.refuses(0, command) == "game-is-over"


# ------------------------------------------------------------------ resigning
def test_of_two_the_other_one_wins() -> None:
    live = Live("ada", "bo")
    live.does(1, Propose("pause"))
    live.does(0, Resign())
    now = live.view(-1)
    assert (now.status, now.ranks, now.proposal) == ("over", [2, 1], None)
    assert [seat.resigned for seat in now.seats] == [True, False]
    assert live.refuses(1, Resign()) == "game-is-over"


def to_the_end(live: Live) -> None:
    while live.table.asked():
        seat = live.table.asked()[0]
        kind = log_rows.STAND_IN if live.table.seats[seat].resigned else log_rows.ANSWER
        live.whole(seat, kind, last=True)


def test_of_more_a_bot_plays_on_and_who_resigned_comes_last() -> None:
    live = Live("ada", "bo", "cy")
    live.does(0, Resign())
    assert live.does(0, Resign()) == []
    assert live.table.status == "playing"
    assert live.refuses(0, Answer(0, [0])) == "seat-is-played-by-bot"
    assert live.refuses(0, Propose("pause")) == "seat-is-played-by-bot"
    assert live.does(0, Back()) == []
    to_the_end(live)
    ranks = live.view(-1).ranks
    assert ranks[0] == 3
    assert min(ranks[1:]) == 1


def test_whoever_has_won_in_place_of_one_who_resigned_the_others_share_the_first_rank() -> None:
    live = Live("ada", "bo", "cy")
    to_the_end(live)
    winner = live.table.state.returns().index(1)
    assert live.view(-1).ranks == [1 if seat == winner else 2 for seat in range(3)]
    again = Live("ada", "bo", "cy")
    again.does(winner, Resign())
    to_the_end(again)
    assert again.table.state.returns()[winner] == 1
    assert again.view(-1).ranks == [3 if seat == winner else 1 for seat in range(3)]


def test_when_all_but_one_have_resigned_it_is_over() -> None:
    live = Live("ada", "bo", "cy")
    live.does(0, Resign())
    live.does(2, Resign())
    assert live.view(-1).ranks == [2, 1, 2]
    assert not live.table.state.is_over()


def test_bots_go_on_when_the_last_person_resigns_in_a_pause() -> None:
    live = Live("ada", "bo", BOT, BOT)
    live.does(0, Propose("pause"))
    live.does(1, Agree())
    assert [row.kind for row in live.does(0, Resign())] == [log_rows.RESIGN]
    assert live.table.status == "paused"
    assert [row.kind for row in live.does(1, Resign())] == [log_rows.RESIGN, log_rows.RESUME]
    assert live.table.asked() != []
    live = Live("ada", BOT)
    live.does(0, Propose("pause"))
    assert [row.kind for row in live.does(0, Resign())] == [log_rows.RESIGN]
    assert live.view(-1).ranks == [2, 1]


# ------------------------------------------------------------------ closed from outside
def test_a_table_that_is_closed_has_no_result() -> None:
    live = Live("ada", "bo")
    live.does(0, Propose("pause"))
    live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
    now = live.view(0)
    assert (now.status, now.ranks, now.proposal, now.asked) == ("closed", [], None, None)
    live = Live("ada", seats=2)
    live.happen(Row(log_rows.CLOSE, NOBODY, live.now))
    assert live.view(0).status == "closed"
    assert live.refuses(0, Resign()) == "game-is-over"
