"""Acquiring cards."""

from tests.games.star_realms.rules.table import (
    GAME,
    SPECTATOR,
    options_of,
    pile,
    play,
    pools,
    row,
    side,
    step,
    table,
    told,
)

ROW = "cutter ram ram barter_world fleet_hq"


def test_the_cost_is_paid_and_the_card_discarded():
    """10.1: face up; the rest of the trade stays in the pool."""
    s = play(table(side("", discards="viper"), trade=8, row=ROW, refill="corvette"), "acquire ram")
    assert told(s, 1) == ["acquires 0 ram 3", "refills 0 corvette 74"]
    assert pile(s, "discards") == "viper ram" and pools(s) == (5, 0)
    assert GAME.view(s, 1).seats[0].discards == ("viper", "ram")


def test_a_card_just_acquired_can_be_scrapped_from_the_discard_pile():
    """10.1"""
    s = play(table("trade_bot", trade=3, row=ROW), "acquire ram", "play trade_bot")
    assert options_of(s) == ["done", "scrap_from_discards ram"]


def test_the_row_is_filled_at_once():
    """10.2: the new card takes the place of the old one and may be bought in the same turn."""
    s = table("", trade=5, row=ROW, refill="trade_bot corvette")
    play(s, "acquire ram")
    assert row(s) == "cutter corvette ram barter_world fleet_hq"
    play(s, "acquire corvette")
    assert told(s, 1) == ["acquires 0 corvette 2", "refills 0 trade_bot 73"]
    assert row(s) == "cutter trade_bot ram barter_world fleet_hq"
    assert options_of(s, "acquire") == []


def test_explorers_cost_2_and_come_from_a_pile_of_their_own():
    """10.3"""
    s = table(side(""), side(discards="explorer " * 9), trade=5, row=ROW)
    assert GAME.view(s, SPECTATOR).explorers == 1
    play(s, "acquire explorer")
    assert told(s, 1) == ["acquires 0 explorer 2"]
    assert row(s) == ROW and pools(s) == (3, 0)
    assert "acquire explorer" not in options_of(s)
    assert "acquire explorer" not in options_of(table("", trade=1, row=ROW))


def test_without_a_trade_deck_the_row_shrinks():
    """10.4: and the game goes on with an empty one."""
    s = table("", trade=8, row="cutter ram corvette", trade_deck="")
    play(s, "acquire ram")
    assert told(s, 1) == ["acquires 0 ram 3"]
    assert row(s) == "cutter corvette"
    play(s, "acquire cutter", "acquire corvette")
    assert row(s) == "" and options_of(s, "acquire") == []  # one trade is left
    play(s, "end_turn", "end_turn")
    assert step(s) == "your_turn"


def test_the_last_card_of_the_trade_deck():
    """10.4"""
    s = table("", trade=9, row=ROW, trade_deck="corvette")
    play(s, "acquire ram")
    assert told(s, 0, "refills") == ["refills 0 corvette 0"]
    play(s, "acquire ram")
    assert told(s, 0, "refills") == [] and row(s) == "cutter corvette barter_world fleet_hq"


def test_an_empty_row_troubles_nobody():
    """14.11, 10.4: neither what scraps there nor what takes from there."""
    mine = side("battle_pod", bases="blob_wheel", ships="blob_destroyer blob_carrier")
    theirs = side(discards="explorer " * 10)
    s = table(mine, theirs, row="", trade_deck="", trade=9)
    play(s, "play battle_pod", "ally blob_destroyer", "ally blob_carrier")
    assert step(s) == "your_turn" and options_of(s, "acquire") == []
    assert pile(s, "deck") == ""


def test_the_last_card_of_the_row_can_be_scrapped():
    """14.11"""
    s = play(table("battle_pod", "", row="cutter", trade_deck=""), "play battle_pod")
    play(s, "scrap_from_row cutter")
    assert row(s) == "" and told(s) == ["scraps_from_row 0 cutter 1"]


def test_unspent_trade_is_lost():
    """10.5"""
    s = play(table("", trade=7), "end_turn")
    assert pools(s) == (0, 0)
