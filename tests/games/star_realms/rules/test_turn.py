"""The turn, playing cards, drawing; and where the Japanese sheet is not to be taken literally."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from starfelt.core.rng import fast
from tests.games.star_realms.rules.table import (
    ACTIONS,
    GAME,
    SPECTATOR,
    asked,
    authority,
    hand,
    options_of,
    pile,
    play,
    pools,
    side,
    step,
    table,
    told,
)


# -------------------------------------------------------------------------------- the sheet
def test_the_icon_at_the_left_is_the_faction():
    """0.1: a card of the same faction, not of the same kind, is an ally."""
    s = table(side("", ships="cutter ram", bases="trading_post+used"))
    assert options_of(s, "ally") == ["ally cutter"]


def test_one_or_both_of_the_abilities_may_be_used():
    """0.2: the ally ability, the scrap ability, or both, if their condition is met."""
    for answers in (["ally ram"], ["scrap ram"], ["ally ram", "scrap ram"]):
        s = play(table(side("", ships="ram trade_pod")), *answers)
        assert pools(s) == (3 * ("scrap ram" in answers), 2 * ("ally ram" in answers))


def test_trade_buys_from_the_row_or_the_pile_of_explorers():
    """0.3"""
    s = table("", trade=3, row="ram cutter corvette trade_bot fleet_hq")
    assert options_of(s, "acquire") == [
        "acquire explorer", "acquire ram", "acquire cutter", "acquire corvette",
        "acquire trade_bot",
    ]  # fmt: skip


def test_an_acquired_card_is_not_in_play():
    """0.4, 10.1: and so it does nothing this turn."""
    s = table(side("", ships="cutter"), trade=3,
              row="cutter federation_shuttle blob_wheel ram fleet_hq")  # fmt: skip
    play(s, "acquire cutter", "acquire federation_shuttle")
    assert pools(s) == (0, 0) and authority(s) == (50, 50)
    assert options_of(s) == ["end_turn"]
    assert pile(s, "ships") == "cutter" and pile(s, "discards") == "cutter federation_shuttle"


def test_bases_have_ally_abilities():
    """0.5"""
    s = table(side("", bases="war_world recycling_station"))
    assert options_of(s, "ally") == ["ally war_world"]


def test_the_second_card_of_a_faction_makes_allies_at_once():
    """0.6"""
    s = play(table("cutter federation_shuttle"), "play cutter")
    assert options_of(s, "ally") == []
    play(s, "play federation_shuttle")
    assert options_of(s, "ally") == ["ally federation_shuttle", "ally cutter"]


# -------------------------------------------------------------------------------- the main phase
def test_all_in_any_order():
    """2.1: cards, abilities, purchases and attacks as one likes, one after the other."""
    mine = side("scout explorer viper blob_wheel", bases="barter_world")
    s = table(mine, side(bases="blob_wheel"), row="trade_bot cutter ram fleet_hq corvette")
    play(s, "play viper", "attack", "play explorer", "acquire trade_bot", "play blob_wheel")
    play(s, "use blob_wheel", "attack", "use barter_world", "second", "play scout")
    play(s, "acquire ram", "scrap barter_world", "attack_base blob_wheel", "scrap explorer")
    play(s, "attack")
    assert pools(s) == (1, 0) and authority(s) == (50, 46)
    assert pile(s, "discards") == "trade_bot ram"
    assert s.turn == 0 and step(s) == "your_turn"


def test_nothing_has_to_be_done():
    """2.2: cards, abilities and pools may be left alone."""
    mine = side("scout viper", bases="blob_wheel", ships="ram trade_pod")
    s = table(mine, trade=5, combat=5)
    assert options_of(s)[0] == "end_turn"
    play(s, "end_turn")
    assert s.turn == 1
    assert authority(s) == (50, 50)


def test_the_discard_phase():
    """2.3, 10.5: pools are lost; ships and hand are discarded; bases stay and are ready again."""
    bases, ships = "space_station+used+allied blob_wheel", "cutter+allied scout"
    mine = side("viper ram", bases, ships, discards="corvette", deck="explorer " * 5)
    s = play(table(mine, trade=3, combat=4, to_top=1), "end_turn")
    assert told(s, 1)[:3] == ["ends_turn 0 2", "discards 0 viper 1", "discards 0 ram 1"]
    assert pools(s) == (0, 0)
    assert (s.to_top, s.played, s.blobs_played) == (0, 0, 0)
    assert pile(s, "discards") == "corvette scout cutter viper ram"
    assert pile(s, "ships") == "" and hand(s) == "explorer " * 4 + "explorer"
    assert GAME.write(s)["players"][0]["bases"] == ["blob_wheel", "space_station"]


def test_the_draw_phase():
    """2.4: five cards at the end of one's own turn; then it is the other's."""
    s = play(table(side("", deck="viper " * 2 + "scout " * 5), "scout"), "end_turn")
    assert hand(s) == "scout scout scout scout scout" and pile(s, "deck") == "viper viper"
    assert told(s, 0) == [
        "ends_turn 0 0", *(f"draws 0 scout {left}" for left in (6, 5, 4, 3, 2)), "turn 1 2",
    ]  # fmt: skip
    assert told(s, 1, "draws") == [f"draws 0 {left}" for left in (6, 5, 4, 3, 2)]
    assert asked(s) == {"step": "your_turn", "seat": 1}
    assert s.turns == 1 and hand(s, 1) == "scout"  # the opponent draws nothing


def test_turns_alternate():
    """2.1, 2.4"""
    s = GAME.start(2, 5, {"first_player": "2"})
    seats = []
    for number in range(6):
        seats += s.asked()
        assert s.turns == number
        play(s, "end_turn")
        assert told(s, SPECTATOR, "turn") == [f"turn {s.turn} {number + 2}"]
    assert seats == [1, 0, 1, 0, 1, 0]


# -------------------------------------------------------------------------------- drawing
def test_the_example_of_the_sheet():
    """3.1: three cards left: three are drawn, the discard pile is shuffled, two more are drawn."""
    mine = side("", deck="viper viper viper", discards="scout scout scout")
    s = play(table(mine), "end_turn")
    assert told(s, 0) == [
        "ends_turn 0 0", "draws 0 viper 2", "draws 0 viper 1", "draws 0 viper 0",
        "shuffles 0 3", "draws 0 scout 2", "draws 0 scout 1", "turn 1 2",
    ]  # fmt: skip
    assert pile(s, "deck") == "scout" and pile(s, "discards") == ""


def test_the_discard_pile_is_not_shuffled_before_a_card_is_wanted():
    """3.1"""
    mine = side("corvette", deck="viper", discards="scout ram")
    s = play(table(mine), "play corvette")
    assert pile(s, "deck") == "" and pile(s, "discards") == "scout ram"
    assert told(s, 0, "shuffles") == []
    s = play(table(side("", deck="viper " * 4 + "ram", discards="scout")), "end_turn")
    assert told(s, 0, "shuffles") == [] and pile(s, "deck") == ""


def test_a_shuffle_is_one():
    """3.1: every order comes up."""
    orders = set()
    for seed in range(60):
        mine = side("", discards="ram cutter viper", bases="blob_world")
        rng = {"make": "fast", "numbers": fast(seed).numbers()[1:]}
        s = table(mine, blobs_played=1, rng=rng)
        play(s, "use blob_world", "second")
        orders.add((hand(s), pile(s, "deck")))
    assert len(orders) == 6


def test_hand_and_play_area_are_no_part_of_a_shuffle():
    """3.2"""
    mine = side("corvette cutter", discards="viper", ships="ram", bases="blob_wheel")
    s = play(table(mine), "play corvette")
    assert told(s, 0, "shuffles") == ["shuffles 0 1"]
    assert hand(s) == "viper cutter" and pile(s, "deck") == ""


def test_as_many_as_there_are():
    """3.3: without deck and discard pile nothing more is drawn, and that is all."""
    s = play(table(side("", deck="scout", discards="viper")), "end_turn")
    assert hand(s) == "scout viper"
    assert told(s, 1, "shuffles", "cannot_draw") == ["shuffles 0 1", "cannot_draw 0 0"]
    s = play(table(side("command_ship", deck="scout")), "play command_ship")
    assert told(s)[-2:] == ["draws 0 scout 0", "cannot_draw 0 0"]


def test_ships_and_hand_are_discarded_before_the_draw():
    """3.4: so they may be drawn again at once."""
    s = play(table(side("viper", ships="cutter ram")), "end_turn")
    assert hand(s) == "viper ram cutter"
    assert told(s, 1, "shuffles") == ["shuffles 0 3"]


# -------------------------------------------------------------------------------- playing
def test_playing_costs_nothing():
    """4.1"""
    s = play(table("command_ship blob_world"), "play command_ship", "play blob_world")
    assert s.trade == 0


def test_a_base_is_used_once_a_turn_when_one_likes():
    """4.1: in the turn it is played too, and again in the next."""
    s = play(table("war_world scout"), "play war_world", "play scout")
    assert pools(s) == (1, 0)
    play(s, "use war_world")
    assert pools(s) == (1, 3) and options_of(s, "use") == []
    play(s, "end_turn", "end_turn")
    assert options_of(s, "use") == ["use war_world"]


def test_parts_are_done_in_order_and_impossible_ones_passed_over():
    """4.2: no hand, no base, no card to scrap: no obstacle."""
    s = play(table("imperial_fighter"), "play imperial_fighter")
    assert told(s)[1:] == ["gains_combat 0 imperial_fighter 2", "nothing_to_discard 1 0"]
    s = play(table("missile_mech"), "play missile_mech")
    assert step(s) == "your_turn"
    s = table("battle_pod", "", row="", trade_deck="")
    play(s, "play battle_pod")
    assert step(s) == "your_turn" and pools(s) == (0, 4)


def test_and_means_both_or_means_one():
    """4.3"""
    s = play(table("cutter"), "play cutter")
    assert pools(s) == (2, 0) and authority(s) == (54, 50)
    s = table(side("", bases="barter_world"))
    play(s, "use barter_world")
    with pytest.raises(IllegalAnswer):
        s.answer(0, ACTIONS["done"])  # exactly one: not none
    play(s, "first")
    assert pools(s) == (0, 0) and authority(s) == (52, 50)


def test_a_ships_primary_ability_is_not_optional():
    """4.5: those of bases, ally and scrap abilities are; parts without a `may` are not."""
    s = play(table("imperial_fighter", "scout viper"), "play imperial_fighter")
    assert options_of(s) == ["discard scout", "discard viper"]
    s = table(side("scout viper", bases="machine_base", deck="ram"))
    assert options_of(s) == ["end_turn", "play scout", "play viper", "use machine_base"]
    play(s, "use machine_base")
    assert "done" not in options_of(s)


def test_an_answer_that_is_not_open_changes_nothing():
    s = table(side("scout", bases="blob_wheel+used"), "viper", trade=1, combat=3)
    before = s.hash()
    for words in ("play viper", "use blob_wheel", "ally blob_wheel", "acquire explorer",
                  "done", "discard scout", "amount 1", "attack_base blob_wheel"):  # fmt: skip
        with pytest.raises(IllegalAnswer):
            s.answer(0, ACTIONS[words])
    with pytest.raises(IllegalAnswer):
        s.answer(1, ACTIONS["end_turn"])
    assert s.hash() == before
