"""Answers: given once, sent again, too late, too early, not possible."""

import random

import pytest

import starfelt
from starfelt.table import log_rows, updates
from starfelt.table.commands import Answer, Propose, Undo
from starfelt.table.decisions import decide
from starfelt.table.dry_run import Trial
from starfelt.table.sender import Actor
from starfelt.table.updates import happened
from tests.table.live import BOT, Live, everything, readers


def test_an_answer_moves_the_game_and_is_told() -> None:
    live = Live("ada", "bo", "cy")
    (row,) = live.named(0, "draw")
    assert (row.kind, row.seat, row.quiet, row.who) == (log_rows.ANSWER, 0, False, "ada")
    own, other = happened(live.table, row, 0), happened(live.table, row, 1)
    assert own is not None and other is not None
    drawn = [told.card for told in own.told if told.kind == "draws"]
    assert drawn[0] is not None
    assert [told.card for told in other.told if told.kind == "draws"] == [None]
    assert own.number == other.number == live.table.public


def test_the_same_answer_again_is_no_second_one() -> None:
    live = Live("ada", "bo", "cy")
    command = Answer(0, [0])
    assert len(live.does(0, command)) == 1
    before = everything(live.table, live.now)
    assert live.does(0, command) == []
    assert everything(live.table, live.now) == before
    assert live.refuses(0, Answer(0, [4])) == "answered-already"
    assert live.refuses(0, Answer(0, [0, 0])) == "answered-already"


def test_the_last_answer_again_is_acknowledged_after_the_end() -> None:
    live = Live("ada", "bo")
    while not live.table.is_over():
        seat = live.table.asked()[0]
        number = live.table.seats[seat].question
        last = Answer(number, [live.table.state.legal(seat)[0]])
        assert live.does(seat, last)
    assert live.does(seat, last) == []
    assert live.refuses(seat, Answer(number + 1, [0])) == "game-is-over"


def test_the_same_again_is_acknowledged_even_after_the_game_went_on() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "play scout")
    live.named(0, "play scout")
    live.named(0, "end_turn")
    live.whole(1)
    play = live.action("play scout")
    assert live.does(0, Answer(1, [play])) == []
    assert live.does(0, Answer(0, [play, play])) == []


def test_what_is_not_asked_is_not_answered() -> None:
    live = Live("ada", "bo", "cy")
    assert live.refuses(1, Answer(0, [0])) == "not-asked"
    assert live.refuses(0, Answer(1, [0])) == "not-asked"
    assert live.refuses("dee", Answer(0, [0])) == "no-seat-of-yours"
    assert live.refuses(0, Answer(0, [139])) == "illegal-answer"
    stranger = Actor("bo", "Bo", 0)
    with pytest.raises(Exception, match="no-seat-of-yours"):
        decide(live.table, stranger, Answer(0, [0]), live.now)


def test_at_a_paused_table_nothing_is_answered() -> None:
    live = Live("ada", BOT, BOT)
    live.does(0, Propose("pause"))
    assert live.refuses(0, Answer(0, [0])) == "table-is-paused"
    assert live.view(0).asked is None


def test_a_choice_of_several_is_one_answer_of_several_rows() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion")
    public = live.table.public
    found = live.answer(0, 510, 511, 512, 513)
    assert [(row.quiet, row.part) for row in found] == [
        (True, 0), (True, 1), (True, 2), (False, 3),
    ]  # fmt: skip
    assert live.table.public == public + 1
    assert live.table.seats[0].question == 4
    assert live.does(0, Answer(0, [510, 511, 512, 513])) == []
    assert live.refuses(0, Answer(0, [510, 511, 512, 514])) == "answered-already"


def test_half_a_choice_is_noticed_by_nobody_else() -> None:
    live = Live("ada", "bo", game="empire_vs_rebellion")
    live.passes(5)
    others = [everything(live.table, live.now)[2][reader] for reader in (1, 2)]
    found = live.answer(0, 510, 511)
    assert [row.quiet for row in found] == [True, True]
    assert [everything(live.table, live.now)[2][reader] for reader in (1, 2)] == others
    assert [happened(live.table, found[-1], reader) for reader in (1, -1)] == [None, None]
    own = happened(live.table, found[-1], 0)
    assert own is not None and own.number == live.table.public
    asked = live.view(0).asked
    assert asked is not None
    assert (asked.question, asked.picks) == (2, 2)
    assert asked.pool == [512, 513, 514, 515, 516, 517]
    live.answer(0, 512, 517)
    assert live.table.asked() == [1]


def test_nothing_is_tried_out_beyond_a_choice() -> None:
    """Whether the card that is drawn could be played is nobody's to know before it is drawn."""
    live = Live("ada", "bo", "cy")
    for action in (0, 4, 5, 139):
        assert live.refuses(0, Answer(0, [0, action])) == "more-than-one-choice"
    live = Live("ada", "bo", game="empire_vs_rebellion")
    assert live.refuses(0, Answer(0, [510, 511, 512, 513, 514])) == "more-than-one-choice"
    assert live.refuses(0, Answer(0, [511, 510, 512, 513])) == "illegal-answer"


@pytest.mark.parametrize("name", starfelt.GAMES)
def test_within_a_choice_nothing_hidden_comes_up(name: str) -> None:
    """So it may be sent and refused as a whole."""
    chance = random.Random(5)  # noqa: S311
    within = several = 0
    for _ in range(3):
        live = Live("ada", "bo", game=name)
        while live.table.asked() and len(live.table.standing) < 80:
            seat = chance.choice(live.table.asked())
            several += live.table.state.question(seat).picks(live.table.state) > 1
            trial = Trial(live.table, seat, live.now)
            while trial.is_one_choice:
                if trial.rows:
                    within += 1
                    assert trial.state.rng.numbers() == live.table.state.rng.numbers()
                    page = [live.table.game.told(trial.state, r) for r in readers(live.table)]
                    assert all(told.card is None or told.seat == seat for told in page[-1])
                trial.answer(chance.choice(trial.state.legal(seat)))
            for row in trial.rows:
                live.table.apply(row)
    assert within > 3 or several < 4


def test_the_twins_of_actions_are_sent_with_them() -> None:
    live = Live("ada", "bo", "cy")
    asked = live.view(0).asked
    assert asked is not None
    assert [(option.action, option.verb, option.card) for option in asked.options][:2] == [
        (0, "draw", None),
        (4, "play", "jawa"),
    ]
    assert (asked.question, asked.picks, asked.pool) == (0, 1, [])
    assert live.view(1).asked is None
    assert live.view(-1).asked is None


def test_an_answer_after_an_undo_answers_a_new_question() -> None:
    live = Live("ada", "bo", game="star_realms")
    live.named(0, "play scout")
    live.does(0, Undo())
    play = live.action("play scout")
    assert live.table.seats[0].question == 2
    assert live.does(0, Answer(0, [play])) == []  # sent again: it was given once
    assert live.refuses(0, Answer(1, [play])) == "answered-already"
    assert len(live.does(0, Answer(2, [play]))) == 1
    assert isinstance(updates.now(live.table, 0, live.now).asked, updates.Asked)
