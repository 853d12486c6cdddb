"""The cards of the Trade Federation."""

import pytest

from tests.games.star_realms.rules.table import (
    SPECTATOR,
    asked,
    authority,
    hand,
    options_of,
    pile,
    play,
    pools,
    row,
    scrap_heap,
    side,
    step,
    table,
    told,
)


def beside_a_post(card, theirs="", **fields):
    """The card is played beside a Trading Post, which is its ally."""
    deck = fields.pop("deck", "")
    mine = side(card, bases="trading_post+used", deck=deck)
    return play(table(mine, theirs, **fields), f"play {card}")


def alone(card):
    s = play(table(side(card, deck="scout viper")), f"play {card}")
    assert options_of(s, "ally") == []
    return s


def test_federation_shuttle_trades_for_2_and_with_an_ally_heals_4():
    s = alone("federation_shuttle")
    assert told(s) == ["plays 0 federation_shuttle 1", "gains_trade 0 federation_shuttle 2"]
    s = play(beside_a_post("federation_shuttle"), "ally federation_shuttle")
    assert told(s) == ["allies 0 federation_shuttle 1", "gains_authority 0 federation_shuttle 4"]
    assert authority(s) == (54, 50) and pools(s) == (2, 0)


def test_cutter_heals_4_trades_for_2_and_fights_with_an_ally_for_4():
    """4.4: two icons side by side are both gained."""
    s = alone("cutter")
    assert told(s) == ["plays 0 cutter 1", "gains_authority 0 cutter 4", "gains_trade 0 cutter 2"]
    s = play(beside_a_post("cutter"), "ally cutter")
    assert told(s) == ["allies 0 cutter 1", "gains_combat 0 cutter 4"]
    assert authority(s) == (54, 50) and pools(s) == (2, 4)


@pytest.mark.parametrize(
    ("bases", "draws"),
    [
        ("", False),
        ("barter_world", False),
        ("barter_world barter_world", True),
        ("trading_post mech_world", True),  # outposts count
        ("blob_wheel war_world junkyard", True),
    ],
)
def test_embassy_yacht_heals_3_trades_for_2_and_draws_2_for_two_bases(bases, draws):
    """7.7, 14.7: one look at the bases in play; no ally is asked for."""
    s = table(side("embassy_yacht", bases=bases, deck="scout viper explorer"))
    play(s, "play embassy_yacht")
    gains = ["gains_authority 0 embassy_yacht 3", "gains_trade 0 embassy_yacht 2"]
    drawn = ["draws 0 explorer 2", "draws 0 viper 1"] if draws else []
    assert told(s) == ["plays 0 embassy_yacht 1", *gains, *drawn]
    assert authority(s) == (53, 50) and pools(s) == (2, 0)
    assert "ally embassy_yacht" not in options_of(s)


def test_embassy_yacht_does_not_look_again():
    """7.7: bases have to be played first; the opponent's don't count."""
    mine = side("embassy_yacht barter_world", bases="blob_wheel", deck="scout viper")
    s = table(mine, side(bases="war_world junkyard"))
    play(s, "play embassy_yacht", "play barter_world")
    assert hand(s) == ""


def test_freighter_trades_for_4_and_with_an_ally_the_next_ship_may_go_on_top():
    """7.9"""
    s = alone("freighter")
    assert told(s) == ["plays 0 freighter 1", "gains_trade 0 freighter 4"]
    s = beside_a_post("freighter", deck="scout", trade=2,
                      row="cutter barter_world fleet_hq ram mothership")  # fmt: skip
    assert options_of(s, "acquire_to_top") == []
    play(s, "ally freighter")
    assert told(s) == ["allies 0 freighter 1", "arms_top 0 freighter 1"]
    assert options_of(s, "acquire_to_top") == [
        "acquire_to_top explorer", "acquire_to_top ram", "acquire_to_top cutter",
    ]  # fmt: skip
    play(s, "acquire_to_top cutter")
    assert told(s, SPECTATOR, "acquires_to_top") == ["acquires_to_top 0 cutter 2"]
    assert pile(s, "deck") == "scout cutter" and pile(s, "discards") == ""
    assert pools(s) == (4, 0) and options_of(s, "acquire_to_top") == []


def test_trade_escort_heals_4_fights_for_4_and_draws_with_an_ally():
    s = alone("trade_escort")
    assert told(s) == [
        "plays 0 trade_escort 1", "gains_authority 0 trade_escort 4",
        "gains_combat 0 trade_escort 4",
    ]  # fmt: skip
    s = play(beside_a_post("trade_escort", deck="viper"), "ally trade_escort")
    assert told(s) == ["allies 0 trade_escort 1", "draws 0 viper 0"]


def test_flagship_fights_for_5_draws_and_heals_5_with_an_ally():
    s = alone("flagship")
    assert told(s) == ["plays 0 flagship 1", "gains_combat 0 flagship 5", "draws 0 viper 1"]
    s = play(beside_a_post("flagship"), "ally flagship")
    assert told(s) == ["allies 0 flagship 1", "gains_authority 0 flagship 5"]
    assert authority(s) == (55, 50)


def test_command_ship_heals_4_fights_for_5_and_draws_2():
    s = alone("command_ship")
    assert told(s) == [
        "plays 0 command_ship 1", "gains_authority 0 command_ship 4",
        "gains_combat 0 command_ship 5", "draws 0 viper 1", "draws 0 scout 0",
    ]  # fmt: skip


def test_command_ship_with_an_ally_may_destroy_a_base():
    """7.12: no combat is spent, and defense does not matter."""
    s = beside_a_post("command_ship", side(bases="fleet_hq blob_wheel"))
    play(s, "ally command_ship")
    assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "command_ship"}
    assert options_of(s) == ["done", "destroy blob_wheel", "destroy fleet_hq"]
    kept = play(s.clone(), "done")
    assert told(kept) == [] and pile(kept, "bases", 1) == "blob_wheel fleet_hq"
    play(s, "destroy fleet_hq")
    assert told(s, 1) == ["destroys 0 1 fleet_hq 0"]
    assert pools(s) == (0, 5)
    assert pile(s, "bases", 1) == "blob_wheel" and pile(s, "discards", 1) == "fleet_hq"


# -------------------------------------------------------------------------------- bases
BOTH = {
    "trading_post": ("gains_authority 0 trading_post 1", "gains_trade 0 trading_post 1"),
    "barter_world": ("gains_authority 0 barter_world 2", "gains_trade 0 barter_world 2"),
    "defense_center": ("gains_authority 0 defense_center 3", "gains_combat 0 defense_center 2"),
}


@pytest.mark.parametrize("card", BOTH)
def test_a_choice_is_made_anew_every_turn(card):
    """7.13, 4.3: one of the two effects, when the ability is used."""
    s = table(side(card))
    play(s, f"play {card}", f"use {card}")
    for answer, effect in zip(("first", "second"), BOTH[card], strict=True):
        assert told(s) == [f"uses 0 {card} 1"]
        assert asked(s) == {"step": "which_effect", "seat": 0, "card": card}
        assert options_of(s) == ["first", "second"]
        play(s, answer)
        assert told(s) == [effect]
        assert options_of(s, "use") == []
        play(s, "end_turn", "end_turn", f"use {card}")


def test_trading_post_heals_or_trades_and_scrapped_fights_for_3():
    s = play(table("trading_post"), "play trading_post", "use trading_post", "second")
    play(s, "scrap trading_post")
    assert told(s) == ["scraps 0 trading_post 1", "gains_combat 0 trading_post 3"]
    assert pools(s) == (1, 3) and authority(s) == (50, 50)
    assert scrap_heap(s) == "trading_post"


def test_barter_world_heals_or_trades_and_scrapped_fights_for_5():
    s = play(table("barter_world"), "play barter_world", "use barter_world", "first")
    play(s, "scrap barter_world")
    assert told(s) == ["scraps 0 barter_world 1", "gains_combat 0 barter_world 5"]
    assert pools(s) == (0, 5) and authority(s) == (52, 50)


def test_defense_center_heals_or_fights_and_with_an_ally_fights_for_2_more():
    s = play(table("defense_center cutter"), "play defense_center")
    play(s, "use defense_center", "second")
    assert options_of(s, "ally", "scrap") == []
    play(s, "play cutter", "ally defense_center")
    assert told(s) == ["allies 0 defense_center 1", "gains_combat 0 defense_center 2"]
    assert pools(s) == (2, 4)


def test_port_of_call_trades_for_3():
    s = play(table("port_of_call"), "play port_of_call", "use port_of_call")
    assert told(s) == ["uses 0 port_of_call 1", "gains_trade 0 port_of_call 3"]


def test_port_of_call_scrapped_draws_and_may_destroy_a_base():
    """7.12: first the card, then the base, which need not be."""
    mine = side("", bases="port_of_call", deck="viper")
    s = play(table(mine, side(bases="blob_wheel")), "scrap port_of_call")
    assert told(s) == ["scraps 0 port_of_call 1", "draws 0 viper 0"]
    assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "port_of_call"}
    assert options_of(s) == ["done", "destroy blob_wheel"]
    kept = play(s.clone(), "done")
    assert pile(kept, "bases", 1) == "blob_wheel"
    play(s, "destroy blob_wheel")
    assert told(s) == ["destroys 0 1 blob_wheel 0"]
    assert scrap_heap(s) == "port_of_call" and pools(s) == (0, 0)
    s = play(table(mine), "scrap port_of_call")  # nothing there: nobody is asked
    assert step(s) == "your_turn" and hand(s) == "viper"


def test_central_office_trades_for_2_and_the_next_ship_may_go_on_top():
    """7.9"""
    s = table(side("", bases="central_office trading_post", deck="viper"))
    play(s, "use central_office")
    assert told(s) == [
        "uses 0 central_office 1", "gains_trade 0 central_office 2", "arms_top 0 central_office 1",
    ]  # fmt: skip
    play(s, "acquire_to_top explorer")
    assert pile(s, "deck") == "viper explorer"
    play(s, "ally central_office")
    assert told(s, 1) == ["allies 0 central_office 1", "draws 0 explorer 1"]
    assert hand(s) == "explorer"


# -------------------------------------------------------------------------------- on top
ARMED = {"to_top": 1, "trade": 9, "row": "cutter barter_world barter_world ram mothership"}


def test_bases_do_not_use_the_effect_up_and_never_go_on_top():
    """7.9, 14.9"""
    s = table(side("", deck="scout"), **ARMED)
    assert "acquire_to_top barter_world" not in options_of(s)
    play(s, "acquire barter_world")
    assert pile(s, "discards") == "barter_world" and s.to_top == 1
    play(s, "acquire_to_top ram")
    assert pile(s, "deck") == "scout ram"


def test_a_ship_acquired_plainly_uses_the_effect_up():
    """7.9: the next ship has passed."""
    s = play(table(side("", deck="scout"), **ARMED), "acquire ram")
    assert pile(s, "discards") == "ram" and pile(s, "deck") == "scout"
    assert options_of(s, "acquire_to_top") == []
    play(s, "acquire cutter")
    assert s.to_top == 0


def test_two_effects_stack_and_the_later_ship_lies_above():
    """7.9"""
    mine = side("", bases="central_office trading_post+used", ships="freighter", deck="scout")
    s = table(mine, trade=6, row=ARMED["row"])
    play(s, "ally freighter", "use central_office")
    assert told(s, 0, "arms_top") == ["arms_top 0 central_office 2"]
    play(s, "acquire_to_top ram", "acquire_to_top cutter")
    assert pile(s, "deck") == "scout ram cutter"
    assert options_of(s, "acquire_to_top") == []


def test_the_effect_expires_with_the_turn():
    """7.9"""
    s = play(table(side("", deck="scout " * 5, bases="port_of_call"), **ARMED), "end_turn",
             "end_turn", "use port_of_call")  # fmt: skip
    assert s.to_top == 0 and options_of(s, "acquire_to_top") == []


def test_a_card_on_top_can_be_drawn_in_the_same_turn():
    """7.10, 14.13: it lies in the deck, not in play."""
    s = table(side("corvette", deck="scout"), **ARMED)
    play(s, "acquire_to_top mothership")
    assert pile(s, "ships") == "" and row(s).split()[4] != "mothership"
    play(s, "play corvette")
    assert told(s, 1, "draws") == ["draws 0 mothership 1"]
    assert "play mothership" in options_of(s)
