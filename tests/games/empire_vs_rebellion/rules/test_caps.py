"""How play without end is ended: turns of a struggle, and rounds of a game."""

import pytest

from starfelt.core.refusal import Refusal
from tests.games.empire_vs_rebellion.rules.rounds import begun, last_pass, pass_out
from tests.games.empire_vs_rebellion.rules.table import (
    GAME,
    SPECTATOR,
    both,
    discards,
    play,
    ready,
    side,
    step,
    table,
    told,
)
from tests.games.playing import go_on


def capped(rebel, empire, cap=10, turns=9, **fields):
    return table(rebel, empire, options={"struggle_cap": cap}, turns=turns, **fields)


def test_a_struggle_ends_when_its_turns_have_run_out():
    """R16, O16: as if both had passed."""
    s = play(capped("yoda", "military_5"), "use yoda")
    lines = [line.split()[0] for line in told(s, SPECTATOR)]
    assert lines[:5] == ["uses", "gains_influence", "struggle_cap", "reveals", "reveals"]
    assert told(s, SPECTATOR, "struggle_cap") == ["struggle_cap 1 10"]
    assert s.turns == 0 and s.passes == 0


def test_a_turn_before_that_it_goes_on():
    """O16: turns of both together are counted, passes too."""
    s = play(capped("yoda", "military_5", turns=7), "pass", "play")
    assert s.turns == 9 and step(s) == "your_turn"
    play(s, "pass")
    assert told(s, SPECTATOR, "struggle_cap") == ["struggle_cap 1 10"]


def test_a_power_is_resolved_before_the_struggle_ends():
    """O16: the last turn is a whole one."""
    s = play(capped("luke_skywalker", "military_5 recon_2"), "use luke_skywalker")
    assert step(s) == "one_or_both"
    play(s, "discard_opposing military_5")
    assert step(s) == "also_own"
    play(s, "done")
    assert told(s, SPECTATOR)[0] == "struggle_cap 1 10"


def test_two_passes_in_the_last_turn_are_just_two_passes():
    s = play(capped("yoda", "military_5", passes=1), "pass")
    assert told(s, SPECTATOR, "struggle_cap") == []
    assert told(s, SPECTATOR)[0] == "passes 0 2"


def test_whoever_has_no_card_must_play_one_at_the_end():
    """O16, S4.2, R16"""
    s = capped("military_5", side("recon_2", deck="the_force_4"))
    play(s, "use military_5")
    lines = told(s, SPECTATOR)
    assert [line.split()[0] for line in lines[:5]] == [
        "uses", "discards", "struggle_cap", "plays", "reveals",
    ]  # fmt: skip
    assert lines[3].startswith("plays 1 the_force_4 ")
    assert told(s, SPECTATOR, "reveals")[1].endswith(" 4")


@pytest.mark.parametrize("turn", [0, 1])
def test_forced_plays_begin_with_the_seat_that_is_to_move(turn):
    """O16: both areas are empty when the last turn is over."""
    if turn == 0:
        s = capped("luke_skywalker", "recon_2")
        play(s, "use luke_skywalker", "discard_opposing recon_2", "discard_own luke_skywalker")
    else:
        s = play(capped("", "diplomacy_2", turn=1), "use diplomacy_2")
    seats = [line.split()[1] for line in told(s, SPECTATOR, "plays")]
    assert seats == [str(1 - turn), str(turn)]


def test_turns_are_counted_anew_in_every_struggle():
    """O16"""
    s = both(begun(struggle_cap=4), "0 pick deception", "1 pick deception")
    pass_out(s)
    assert s.round == 2 and s.turns == 0
    s = play(capped("yoda", "military_5"), "use yoda")
    assert s.round == 2 and s.turns == 0


@pytest.mark.parametrize("cap", [1, 3])
def test_after_so_many_rounds_the_game_is_drawn(cap):
    """R16, O16"""
    s = last_pass((5, 4), options={"cap": cap}, round=cap)
    assert s.is_over() and s.ending() == "cap" and s.returns() == [0, 0]
    assert told(s, SPECTATOR)[-1] == f"draw 1 {cap}"
    assert GAME.view(s, SPECTATOR).winner is None
    on = last_pass((5, 4), options={"cap": cap + 1}, round=cap)
    assert not on.is_over() and on.round == cap + 1


def test_seven_points_in_the_last_round_win():
    """S14.1, O16"""
    won = {"won": "battle_of_yavin battle_of_endor"}
    s = last_pass((5, 4), options={"cap": 1}, rebel=won)
    assert s.ending() == "points"


def test_a_draw_when_nobody_wins_the_last_event():
    """O16, R14: the event lies at the bottom all the same."""
    s = last_pass((18, 18), ("bureaucracy", "bureaucracy"), options={"cap": 1})
    assert s.ending() == "cap" and GAME.write(s)["event_deck"][0] == "battle_of_hoth"
    assert sum(GAME.count_cards(s)[37:]) == 24


def test_the_caps_are_options():
    """O17, R16: 60 rounds and 200 turns, or from 1 to 1000."""
    assert GAME.start(2, 1).rules.numbers() == [0, 60, 200]
    s = GAME.start(2, 1, {"cap": 1000, "struggle_cap": 1})
    assert s.rules.numbers() == [0, 1000, 1]
    for option in ({"cap": 0}, {"cap": 1001}, {"struggle_cap": 0}, {"struggle_cap": 1001}):
        with pytest.raises(Refusal):
            GAME.start(2, 1, option)


def test_a_struggle_of_one_turn():
    """O16, S4.2: the other side plays the card it must."""
    s = next(s for s in (begun(seed, struggle_cap=1) for seed in range(20)) if s.balance == 0)
    both(s, "0 pick deception", "1 pick deception")
    play(s, "play")
    seats = [line.split()[1] for line in told(s, SPECTATOR, "plays")]
    assert seats == ["0", "1"] and s.round == 2


def test_random_games_come_to_an_end():
    """R16: whatever is played."""
    for seed in range(6):
        s = GAME.start(2, seed, {"cap": 3, "struggle_cap": 30})
        go_on(s, seed, limit=2000)
        assert s.is_over() and s.ending() in ("points", "cap")
        assert discards(s) == ready(s) == "" or s.ending() == "points"
