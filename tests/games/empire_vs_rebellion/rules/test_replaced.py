"""R2-D2 and C-3PO, and Emperor Palpatine: a chosen strategy is thrown away and another picked."""

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import used_but
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    both,
    exhausted,
    options_of,
    pile,
    play,
    side,
    table,
    told,
)

ALL = ["bureaucracy", "deception", "direct_assault", "infiltration", "support"]


def strategies(s, seat=REBEL):
    """Used, thrown away, and chosen."""
    player = GAME.write(s)["players"][seat]
    return " ".join(player["used"]), " ".join(player["thrown"]), player.get("chosen")


def thrown_by(card, **rebel):
    """The Rebel's strategy is thrown away by this card."""
    turn = REBEL if card == "r2d2_c3po" else EMPIRE
    mine = "r2d2_c3po" if turn == REBEL else "recon_2"
    theirs = "recon_3" if turn == REBEL else "emperor_palpatine"
    s = table(side(mine, **rebel), side(theirs, chosen="support"), turn=turn)
    return play(s, f"use {card}")


CARDS = pytest.mark.parametrize("card", ["r2d2_c3po", "emperor_palpatine"])


@CARDS
def test_another_strategy_is_picked_in_secret(card):
    """O4: the one thrown away lies face up for the rest of the round, the new one is hidden."""
    user = REBEL if card == "r2d2_c3po" else EMPIRE
    s = thrown_by(card, chosen="deception", used="support")
    assert told(s, SPECTATOR) == [f"uses {user} {card} 0", "throws_away 0 deception 0"]
    assert asked(s) == {"step": "pick_strategy", "seat": REBEL}
    assert options_of(s) == ["pick bureaucracy", "pick direct_assault", "pick infiltration"]
    assert strategies(s) == ("support", "deception", None)
    assert GAME.view(s, SPECTATOR).seats[REBEL].thrown == ("deception",)
    play(s, "pick infiltration")
    assert told(s, REBEL) == ["picks 0 0 infiltration 0"]
    assert told(s, EMPIRE) == told(s, SPECTATOR) == ["picks 0 0 0"]
    assert strategies(s) == ("support", "deception", "infiltration")
    assert strategies(s, EMPIRE) == ("", "", "support")
    views = [GAME.view(s, seat).seats[REBEL].chosen for seat in (REBEL, EMPIRE, SPECTATOR)]
    assert views == ["infiltration", None, None]
    assert asked(s) == {"step": "your_turn", "seat": 1 - user}
    assert exhausted(s, user) == card


def test_r2d2_c3po_replace_their_own_strategy():
    """S11.2, F7: it is the new one that is revealed."""
    s = play(thrown_by("r2d2_c3po", chosen="deception"), "pick direct_assault", "pass", "pass")
    lines = told(s, SPECTATOR, "reveals", "assaults")
    assert lines == ["reveals 0 direct_assault 1", "reveals 1 support 3"]
    assert [q.seat for q in GAME.view(s, SPECTATOR).asked] == [EMPIRE]


def test_emperor_palpatine_lets_the_opponent_pick():
    """F6: the owner picks, not the Empire."""
    s = thrown_by("emperor_palpatine", chosen="deception")
    assert s.asked() == [REBEL]
    assert options_of(s) == [f"pick {name}" for name in ALL if name != "deception"]


# -------------------------------------------------------------------------------- F6
@CARDS
def test_with_none_left_all_five_come_back_at_once(card):
    """F6, D5: the one thrown away too, and any may be picked."""
    s = thrown_by(card, chosen="support", used=used_but("support"))
    assert told(s, SPECTATOR)[1:] == ["throws_away 0 support 0", "takes_back 0 5"]
    assert options_of(s) == [f"pick {name}" for name in ALL]
    assert strategies(s) == ("", "", None)
    play(s, "pick support")
    assert strategies(s) == ("", "", "support")


@CARDS
def test_with_one_left_it_is_picked_and_nothing_comes_back(card):
    """F6, O11: there is no choice, and all come back in cleanup only."""
    s = thrown_by(card, chosen="support", used=used_but("support", "deception"))
    assert told(s, REBEL)[1:] == ["throws_away 0 support 0", "picks 0 0 deception 0"]
    assert told(s, EMPIRE)[2] == "picks 0 0 0"
    used = "bureaucracy direct_assault infiltration"
    assert strategies(s) == (used, "support", "deception")
    (seat,) = s.asked()
    assert asked(s) == {"step": "your_turn", "seat": 1 - (card == "emperor_palpatine")}
    assert GAME.view(s, seat).seats[REBEL].used == tuple(used.split())


@CARDS
def test_with_two_left_one_is_picked(card):
    """F6"""
    s = thrown_by(card, chosen="support", used=used_but("support", "deception", "infiltration"))
    assert options_of(s) == ["pick deception", "pick infiltration"]
    play(s, "pick deception")
    assert strategies(s) == ("bureaucracy direct_assault", "support", "deception")


def test_thrown_away_twice_in_a_round():
    """F6: both lie face up, and the third is picked among the rest."""
    mine = side("r2d2_c3po", chosen="support", used="bureaucracy")
    s = table(mine, side("emperor_palpatine", chosen="support"))
    play(s, "use r2d2_c3po", "pick deception", "use emperor_palpatine")
    assert options_of(s) == ["pick direct_assault", "pick infiltration"]
    assert strategies(s) == ("bureaucracy", "deception support", None)


def test_all_come_back_although_the_last_was_thrown_away_before():
    """F6: those thrown away in this round are among them."""
    used = used_but("support", "deception")
    mine = side("r2d2_c3po", chosen="support", used=used)
    s = table(mine, side("emperor_palpatine", chosen="support"))
    play(s, "use r2d2_c3po", "use emperor_palpatine")
    assert told(s, SPECTATOR)[1:] == ["throws_away 0 deception 0", "takes_back 0 5"]
    assert options_of(s) == [f"pick {name}" for name in ALL]


# -------------------------------------------------------------------------------- afterwards
def test_a_strategy_thrown_away_counts_as_used():
    """O6, S15.4: in cleanup it joins the used ones."""
    s = play(thrown_by("r2d2_c3po", chosen="deception", used="support"), "pick bureaucracy")
    play(s, "pass", "pass", "done")
    assert strategies(s) == ("bureaucracy deception support", "", None)
    assert options_of(s, seat=REBEL) == ["pick direct_assault", "pick infiltration"]


def test_five_used_and_thrown_away_come_back_in_cleanup():
    """F6, S15.5"""
    mine = side("r2d2_c3po", chosen="support", used=used_but("support", "deception"))
    s = play(table(mine, side("recon_3", chosen="bureaucracy")), "use r2d2_c3po", "pass", "pass")
    assert "takes_back 0 5" in told(s, SPECTATOR)
    assert options_of(s, seat=REBEL) == [f"pick {name}" for name in ALL]
    assert options_of(s, seat=EMPIRE) == [f"pick {name}" for name in ALL[1:]]


@CARDS
def test_a_strategy_that_was_shown_is_replaced_in_secret(card):
    """R13: what was picked for a player or shown binds the planning pick only."""
    s = thrown_by(card, chosen="deception", seen="everybody")
    assert s.asked() == [REBEL]
    play(s, "pick support")
    assert GAME.view(s, EMPIRE).seats[REBEL].chosen is None
    assert pile(s, "used") == ""


def test_a_strategy_picked_by_the_opponent_is_replaced_by_its_owner():
    """R13"""
    s = table(side("r2d2_c3po", chosen="deception", seen=[0, 1]), "recon_3")
    play(s, "use r2d2_c3po")
    assert asked(s) == {"step": "pick_strategy", "seat": REBEL}
    both(s, "0 pick support")
    assert GAME.view(s, EMPIRE).seats[REBEL].chosen_seen_by == (REBEL,)
