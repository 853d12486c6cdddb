"""Scrapping."""

import pytest

from tests.games.star_realms.rules.table import (
    GAME,
    hand,
    options_of,
    pile,
    play,
    pools,
    scrap_heap,
    side,
    table,
    told,
)


def test_a_scrap_ability_takes_the_card_out_of_play():
    """8.1: in the turn it is played, after its other abilities."""
    s = play(table("ram trade_pod"), "play ram", "play trade_pod", "ally ram", "scrap ram")
    assert pile(s, "ships") == "trade_pod" and scrap_heap(s) == "ram"
    assert pools(s) == (6, 7)
    play(s, "end_turn")
    assert "ram" not in (hand(s) + pile(s, "deck") + pile(s, "discards")).split()


@pytest.mark.parametrize("mark", ["", "+used"])
def test_a_base_may_be_scrapped_on_any_own_turn(mark):
    """8.1: with its primary ability used or not; never on the opponent's."""
    s = table(side("", bases=f"blob_wheel{mark}"))
    assert options_of(s, "scrap") == ["scrap blob_wheel"]
    play(s, "end_turn")
    assert options_of(s) == ["end_turn"]
    play(s, "end_turn", "scrap blob_wheel")
    assert pile(s, "bases") == "" and pools(s) == (3, 0)


def test_a_card_scrapped_by_anything_else_has_no_effect():
    """8.2"""
    mine = side("trade_bot ram", bases="junkyard", discards="dreadnaught")
    s = play(table(mine), "play trade_bot", "scrap_from_hand ram", "use junkyard")
    assert told(s) == ["uses 0 junkyard 1", "scraps_from_discards 0 dreadnaught 1"]
    assert pools(s) == (1, 0)
    s = table("battle_pod", row="ram cutter corvette trade_bot fleet_hq")
    play(s, "play battle_pod", "scrap_from_row ram")
    assert pools(s) == (0, 4)


def test_what_a_scrapped_card_gave_stays():
    """8.3"""
    s = play(table("dreadnaught"), "play dreadnaught", "scrap dreadnaught")
    assert pools(s) == (0, 12)


@pytest.mark.parametrize(
    "answers",
    [
        ("play explorer", "scrap explorer"),
        ("play trade_bot", "scrap_from_hand explorer"),
        ("play trade_bot", "scrap_from_discards explorer"),
        ("use junkyard", "scrap_from_hand explorer"),
        ("use machine_base", "scrap_from_hand explorer"),
    ],
)
def test_explorers_go_back_to_their_pile(answers):
    """8.4, 14.6: whatever scraps them; Scouts and Vipers don't."""
    mine = side("trade_bot explorer scout", bases="junkyard machine_base", discards="explorer",
                deck="viper")  # fmt: skip
    s = play(table(mine, trade=2), *answers)
    assert GAME.view(s, 0).explorers == 9
    assert "explorer" not in GAME.view(s, 0).scrap_heap
    assert "acquire explorer" in options_of(s)


def test_scouts_and_vipers_are_gone_for_good():
    """8.4"""
    mine = side("scout", bases="junkyard", discards="viper")
    s = table(mine, scrapped="")
    before = len(GAME.view(s, 0).scrap_heap)
    play(s, "use junkyard", "scrap_from_hand scout")
    assert len(GAME.view(s, 0).scrap_heap) == before + 1
    assert GAME.view(s, 0).scrap_heap[-1] == "scout"


def test_the_scrap_heap_never_comes_back():
    """8.5: the trade deck is not made anew."""
    s = table("", "", row="ram cutter", trade_deck="", trade=5)
    heap = GAME.view(s, 0).scrap_heap
    play(s, "acquire ram", "acquire cutter")
    assert GAME.view(s, 0).row == () and GAME.view(s, 0).scrap_heap == heap
    play(s, "end_turn", "end_turn")
    assert GAME.view(s, 0).row == () and GAME.view(s, 0).trade_deck == 0
