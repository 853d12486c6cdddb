"""Sitting down, standing up, bots on seats, and the beginning with the last seat."""

import msgspec
import pytest

from starfelt.core.refusal import Refusal
from starfelt.table import log_rows, updates
from starfelt.table.commands import Answer, PutBot, Say, Sit, Stand, Unseat
from starfelt.table.decisions import decide
from starfelt.table.sender import Actor
from starfelt.table.setup import Setup
from starfelt.table.table import Table
from tests.table.live import SEED, START, Live, setup_for


def test_the_game_begins_with_the_last_seat() -> None:
    live = Live("ada", seats=3)
    assert live.view(0).view is None
    assert [seat.who for seat in live.view(-1).seats] == ["ada", "", ""]
    assert [row.kind for row in live.does("bo", Sit())] == [log_rows.SIT]
    assert live.is_open()
    found = live.does("ada", PutBot("thumb"))
    assert [row.kind for row in found] == [log_rows.SIT, log_rows.BEGIN]
    now = live.view(-1)
    assert (now.status, now.number, len(now.seats)) == ("playing", 4, 3)
    assert [(seat.name, seat.bot, seat.who) for seat in now.seats] == [
        ("Ada", "", "ada"),
        ("Bo", "", "bo"),
        ("thumb", "thumb", ""),
    ]
    assert now.view is not None
    wanted = live.table.game.start(3, int(SEED, 16))
    assert live.table.state.hash() == wanted.hash()


def test_the_first_cards_are_told_to_each_seat() -> None:
    live = Live("ada", "bo")
    table = Table(live.setup)
    for row in live.log:
        table.apply(row)
    own, other = (updates.happened(table, live.log[-1], seat) for seat in (0, 1))
    assert own is not None and other is not None
    assert own.told and other.told and own.told != other.told


def test_who_sits_stays_where_they_are() -> None:
    live = Live("ada", seats=3)
    assert live.does("ada", Sit()) == []
    assert live.does("ada", Sit(0)) == []
    assert live.refuses("bo", Sit(0)) == "seat-is-taken"
    assert live.refuses("bo", Sit(3)) == "table-has-fewer-seats"
    assert live.refuses("ada", PutBot("thumb", 0)) == "seat-is-taken"


def test_one_person_may_take_two_seats_by_name() -> None:
    live = Live("ada", seats=2)
    live.does("ada", Sit(1))
    assert live.table.status == "playing"
    assert live.table.seats_of("ada") == [0, 1]


def test_who_stands_up_leaves_a_free_seat() -> None:
    live = Live("ada", seats=2)
    assert [row.kind for row in live.does("ada", Stand())] == [log_rows.STAND]
    assert live.does("ada", Stand()) == []
    assert live.table.seats[0].is_open
    live.does("bo", Sit())
    assert live.table.seats[0].name == "Bo"


def test_a_late_wish_to_stand_up_moves_nobody_else() -> None:
    live = Live("ada", "bo", seats=3)
    gone = Actor("ada", "Ada", 0)
    live.does("ada", Stand())
    live.does("cy", Sit(0))
    assert decide(live.table, gone, Stand(), live.now) == []
    assert live.table.seats[0].who == "cy"


def test_only_the_host_puts_bots_and_removes_people() -> None:
    live = Live("ada", "bo", seats=4)
    assert live.refuses("bo", PutBot("thumb")) == "not-your-table"
    assert live.refuses("", Unseat(1)) == "not-your-table"
    assert live.refuses("bo", Unseat(0)) == "not-your-table"
    assert live.refuses("ada", PutBot("deep")) == "unknown-bot"
    assert live.refuses("ada", PutBot("thumb", 5)) == "table-has-fewer-seats"
    assert live.refuses("ada", Unseat(4)) == "table-has-fewer-seats"
    assert live.does("ada", Unseat(3)) == []
    (row,) = live.does("ada", Unseat(1))
    assert (row.kind, row.who, row.name) == (log_rows.STAND, "bo", "Bo")
    assert live.table.seats[1].is_open


def test_a_table_without_a_host_takes_no_bots() -> None:
    setup = msgspec.structs.replace(setup_for("star_realms", 2), host="")
    with pytest.raises(Refusal, match="not-your-table"):
        decide(Table(setup), Actor("", ""), PutBot("thumb"), START)


def test_after_the_beginning_nobody_sits_or_stands() -> None:
    live = Live("ada", "bo")
    assert live.refuses("cy", Sit()) == "game-has-begun"
    assert live.refuses("ada", Stand()) == "game-has-begun"
    assert live.refuses("ada", Unseat(1)) == "game-has-begun"
    assert live.refuses("ada", PutBot("thumb")) == "game-has-begun"
    assert live.does("ada", Sit()) == []  # that is where Ada sits


def test_before_the_beginning_nothing_is_answered() -> None:
    live = Live("ada", seats=2)
    assert live.refuses("ada", Answer(0, [0])) == "game-not-begun"
    assert live.table.asked() == []
    assert live.table.ranks() == []


def test_a_table_of_other_rules_is_not_opened() -> None:
    setup = setup_for("star_realms", 2)
    other = Setup(setup.game, setup.rules + 1, {}, 2, SEED)
    with pytest.raises(Refusal, match="table-of-other-rules"):
        Table(other)


# ------------------------------------------------------------------ what is said
def test_what_is_said_is_said_once() -> None:
    live = Live("ada", "bo")
    said = Say("Good\tluck\n!\u202e", id="1")
    (row,) = live.does("ada", said)
    assert row.text == "Goodluck!"
    assert live.does("ada", said) == []
    assert len(live.does("bo", said)) == 1  # Bo's message is another one
    assert len(live.does("ada", Say("no key"))) == len(live.does("ada", Say("no key"))) == 1
    assert live.refuses("ada", Say(" \n\u200b")) == "nothing-said"


def test_onlookers_may_speak_and_old_keys_are_forgotten() -> None:
    live = Live("ada", seats=2)
    (row,) = live.does("cy", Say("Hello", id="first"))
    assert (row.seat, row.name) == (-1, "Cy")
    told = updates.happened(live.table, row, 0)
    assert told is not None
    assert (told.text, told.name, told.seat) == ("Hello", "Cy", -1)
    for n in range(100):
        live.does("cy", Say("Hello", id=str(n)))
    assert len(live.table.keys) == 100
    assert len(live.does("cy", Say("Hello", id="first"))) == 1
