"""Support and Infiltration; the other strategies are tested with the results they change."""

import pytest

from tests.core.as_sent import as_sent
from tests.games.empire_vs_rebellion.rules.rounds import last_pass
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    both,
    options_of,
    pile,
    play,
    points,
    reserve,
    told,
)

SEATS = pytest.mark.parametrize("seat", [REBEL, EMPIRE])


def with_support(seat, totals=(5, 4), event="battle_of_hoth", **fields):
    chosen = ["infiltration", "infiltration"]
    chosen[seat] = "support"
    return last_pass(totals, chosen, event, **fields)


# -------------------------------------------------------------------------------- Support
@SEATS
def test_support_adds_a_character_in_secret(seat):
    """S10.1, S11.4, F5, O13: when it is revealed; the deck is shuffled in cleanup."""
    s = with_support(seat)
    assert asked(s) == {"step": "may_add", "seat": seat}
    assert as_sent(GAME.view(s, SPECTATOR).then) == [{"step": "determine_victory"}]
    assert points(s) == (0, 0)  # nobody has won anything yet
    held = reserve(s, seat).split()
    assert options_of(s) == ["done", *(f"add {card}" for card in held)]
    play(s, f"add {held[0]}")
    assert told(s, seat)[0] == f"adds {seat} {held[0]} 3"
    assert told(s, 1 - seat)[0] == told(s, SPECTATOR)[0] == f"adds {seat} 3"
    assert f"shuffles {seat} 21" in told(s, SPECTATOR)
    assert held[0] in pile(s, "deck", seat).split() and reserve(s, seat).split() == held[1:]


@SEATS
def test_support_need_not_be_used(seat):
    """S11.4: it is the only one that says may."""
    s = play(with_support(seat), "done")
    assert told(s, SPECTATOR)[0] == f"declines {seat} 0"
    assert f"shuffles {seat} 20" in told(s, SPECTATOR)


def test_support_of_both_is_asked_at_once():
    """S11.1, D10: in secret from each other, in any order."""
    s = last_pass((5, 4), ("support", "support"))
    assert s.asked() == [REBEL, EMPIRE]
    other = s.clone()
    both(s, "1 add jabba_the_hutt", "0 add yoda")
    both(other, "0 add yoda")
    assert told(other, EMPIRE) == ["adds 0 3"] and points(other) == (0, 0)
    both(other, "1 add jabba_the_hutt")
    assert s.hash() == other.hash()
    assert "yoda" in pile(s, "deck") and "jabba_the_hutt" in pile(s, "deck", EMPIRE)


def test_support_with_an_empty_reserve_asks_nothing():
    """R17"""
    s = with_support(REBEL, rebel={"reserve": ""})
    assert told(s, SPECTATOR, "wins_event") == ["wins_event 0 battle_of_hoth 3"]


def test_support_above_the_objective_is_off():
    """S11.2"""
    s = with_support(REBEL, (18, 4))
    assert "strategy_is_off 0 support 0" in told(s, SPECTATOR)
    assert told(s, SPECTATOR, "wins_event") == ["wins_event 1 battle_of_hoth 3"]


@pytest.mark.parametrize("totals", [(5, 4), (4, 5)])
def test_support_helps_winner_and_loser_alike(totals):
    assert asked(with_support(REBEL, totals)) == {"step": "may_add", "seat": REBEL}


def test_support_acts_although_nobody_or_somebody_else_wins():
    """S11.2: the other player is above the objective; that is no matter."""
    s = play(with_support(EMPIRE, (18, 4)), "add jabba_the_hutt")
    assert told(s, SPECTATOR, "wins_event") == ["wins_event 1 battle_of_hoth 3"]


def test_support_adds_even_if_the_game_is_won_then():
    """S14.1: strategies come first, then seven points end the game."""
    won = "battle_of_yavin battle_of_endor"
    s = with_support(REBEL, rebel={"won": won})
    assert asked(s)["step"] == "may_add"
    play(s, "add yoda")
    assert s.is_over() and s.ending() == "points" and "yoda" not in reserve(s).split()


# -------------------------------------------------------------------------------- Infiltration
@SEATS
def test_infiltration_lets_its_player_pick_for_the_opponent(seat):
    """S11.3, F7: in the next round, out of what the victim has not used."""
    chosen = ["bureaucracy", "bureaucracy"]
    chosen[seat] = "infiltration"
    victim = {"used": "support"}
    name = ("rebel", "empire")[1 - seat]
    s = last_pass((5, 4), chosen, **{name: victim})
    assert f"infiltrates {seat} {1 - seat} 0" in told(s, SPECTATOR)
    assert asked(s) == {"step": "pick_for_opponent", "seat": seat}
    wanted = ["deception", "direct_assault", "infiltration"]
    assert options_of(s) == [f"pick_for {name}" for name in wanted]
    play(s, "pick_for deception")
    assert asked(s) == {"step": "pick_strategy", "seat": seat}
    assert GAME.view(s, SPECTATOR).seats[1 - seat].has_chosen


def test_infiltration_above_the_objective_is_off():
    """S11.2"""
    s = last_pass((18, 4), ("infiltration", "bureaucracy"))
    assert told(s, SPECTATOR, "infiltrates") == []
    assert [q.step for q in GAME.view(s, SPECTATOR).asked] == ["pick_strategy"] * 2


def test_infiltration_of_winner_and_loser_alike():
    """F7: whoever takes the event, and if the other is above the objective."""
    for totals in ((5, 4), (4, 5), (5, 18)):
        s = last_pass(totals, ("infiltration", "bureaucracy"))
        assert told(s, SPECTATOR, "infiltrates") == ["infiltrates 0 1 0"]


def test_infiltration_of_a_victim_with_one_strategy_left():
    """O11: it is picked without asking, and then the infiltrator's own is."""
    used = {"used": "support deception direct_assault"}
    s = last_pass((5, 4), ("infiltration", "bureaucracy"), empire=used)
    assert "picks 0 1 infiltration 0" in told(s, REBEL)
    assert asked(s) == {"step": "pick_strategy", "seat": REBEL}
    assert GAME.view(s, EMPIRE).seats[EMPIRE].chosen is None
    play(s, "pick support")
    assert told(s, EMPIRE, "sees_strategy") == ["sees_strategy 1 infiltration 0"]
