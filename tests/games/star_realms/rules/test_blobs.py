"""The cards of the Blobs."""

from tests.games.star_realms.rules.table import (
    GAME,
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

ROW = "cutter corvette trade_bot barter_world fleet_hq"


def beside_a_wheel(card, theirs="", **fields):
    """The card is played beside a Blob Wheel, which is its ally."""
    deck = fields.pop("deck", "")
    return play(table(side(card, bases="blob_wheel+used", deck=deck), theirs, **fields),
                f"play {card}")  # fmt: skip


def alone(card, **fields):
    s = play(table(side(card, deck="scout viper"), **fields), f"play {card}")
    assert options_of(s, "ally") == []
    return s


def test_blob_fighter_fights_for_3_and_draws_with_an_ally():
    s = alone("blob_fighter")
    assert told(s) == ["plays 0 blob_fighter 1", "gains_combat 0 blob_fighter 3"]
    assert pools(s) == (0, 3)
    s = beside_a_wheel("blob_fighter", deck="scout viper")
    assert hand(s) == ""
    play(s, "ally blob_fighter")
    assert told(s) == ["allies 0 blob_fighter 1", "draws 0 viper 1"]
    assert hand(s) == "viper" and pools(s) == (0, 3)


def test_trade_pod_trades_for_3_and_fights_with_an_ally():
    s = alone("trade_pod")
    assert told(s) == ["plays 0 trade_pod 1", "gains_trade 0 trade_pod 3"]
    assert pools(s) == (3, 0)
    s = play(beside_a_wheel("trade_pod"), "ally trade_pod")
    assert told(s) == ["allies 0 trade_pod 1", "gains_combat 0 trade_pod 2"]
    assert pools(s) == (3, 2)


def test_battle_pod_fights_for_4_and_may_scrap_a_card_of_the_trade_row():
    """7.11: optional; the next card comes at once."""
    s = alone("battle_pod", row=ROW, refill="ram")
    assert told(s) == ["plays 0 battle_pod 1", "gains_combat 0 battle_pod 4"]
    assert asked(s) == {"step": "scrap_from_row", "seat": 0, "card": "battle_pod"}
    assert options_of(s) == ["done", *(f"scrap_from_row {card}" for card in ROW_BY_NUMBER)]
    kept = play(s.clone(), "done")
    assert told(kept) == [] and row(kept) == ROW and scrap_heap(kept) == ""
    play(s, "scrap_from_row trade_bot")
    assert told(s, SPECTATOR) == ["scraps_from_row 0 trade_bot 1", "refills 0 ram 73"]
    assert row(s) == "cutter corvette ram barter_world fleet_hq"
    assert scrap_heap(s) == "trade_bot"
    assert pools(s) == (0, 4)
    s = play(beside_a_wheel("battle_pod", row=ROW), "done", "ally battle_pod")
    assert told(s) == ["allies 0 battle_pod 1", "gains_combat 0 battle_pod 2"]


ROW_BY_NUMBER = sorted(ROW.split(), key=GAME.cards.index)


def test_ram_fights_for_5_with_an_ally_for_7_and_scrapped_trades_for_3():
    s = alone("ram")
    assert told(s) == ["plays 0 ram 1", "gains_combat 0 ram 5"]
    s = play(beside_a_wheel("ram"), "ally ram")
    assert told(s) == ["allies 0 ram 1", "gains_combat 0 ram 2"]
    play(s, "scrap ram")
    assert told(s) == ["scraps 0 ram 1", "gains_trade 0 ram 3"]
    assert pools(s) == (3, 7)
    assert scrap_heap(s) == "ram" and pile(s, "ships") == ""


def test_blob_destroyer_fights_for_6():
    s = alone("blob_destroyer")
    assert told(s) == ["plays 0 blob_destroyer 1", "gains_combat 0 blob_destroyer 6"]


def test_blob_destroyer_with_an_ally_may_destroy_and_may_scrap():
    """7.11: either, both or neither."""
    theirs = side(bases="barter_world blob_wheel")
    for base in ("", "barter_world", "blob_wheel"):
        for card in ("", "cutter"):
            s = beside_a_wheel("blob_destroyer", theirs, row=ROW, refill="ram")
            play(s, "ally blob_destroyer")
            assert told(s) == ["allies 0 blob_destroyer 1"]
            assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "blob_destroyer"}
            assert options_of(s) == ["done", "destroy blob_wheel", "destroy barter_world"]
            play(s, f"destroy {base}" if base else "done")
            assert told(s) == ([f"destroys 0 1 {base} 0"] if base else [])
            assert pile(s, "discards", 1) == base
            assert asked(s) == {"step": "scrap_from_row", "seat": 0, "card": "blob_destroyer"}
            play(s, f"scrap_from_row {card}" if card else "done")
            assert row(s) == (ROW.replace("cutter", "ram") if card else ROW)
            assert pools(s) == (0, 6) and step(s) == "your_turn"


def test_blob_destroyer_without_a_base_to_destroy_scraps_all_the_same():
    """4.2: what is impossible is passed over."""
    s = play(beside_a_wheel("blob_destroyer"), "ally blob_destroyer")
    assert step(s) == "scrap_from_row"


def test_battle_blob_fights_for_8_draws_with_an_ally_and_scrapped_fights_for_4():
    s = alone("battle_blob")
    assert told(s) == ["plays 0 battle_blob 1", "gains_combat 0 battle_blob 8"]
    s = play(beside_a_wheel("battle_blob", deck="scout viper"), "ally battle_blob")
    assert told(s) == ["allies 0 battle_blob 1", "draws 0 viper 1"]
    play(s, "scrap battle_blob")
    assert told(s) == ["scraps 0 battle_blob 1", "gains_combat 0 battle_blob 4"]
    assert pools(s) == (0, 12)


def test_blob_carrier_fights_for_7_and_with_an_ally_takes_any_ship():
    """7.8: any ship of the row or an Explorer, no base; to the top of the deck; free of cost."""
    s = alone("blob_carrier")
    assert told(s) == ["plays 0 blob_carrier 1", "gains_combat 0 blob_carrier 7"]
    s = beside_a_wheel("blob_carrier", deck="scout", row=ROW.replace("cutter", "mothership"),
                       refill="ram")  # fmt: skip
    play(s, "ally blob_carrier")
    assert asked(s) == {"step": "take_which", "seat": 0, "card": "blob_carrier"}
    assert options_of(s) == [
        "take explorer", "take mothership", "take corvette", "take trade_bot",
    ]  # fmt: skip
    play(s, "take mothership")
    assert told(s, SPECTATOR) == ["takes_to_top 0 mothership 0", "refills 0 ram 72"]
    assert pile(s, "deck") == "scout mothership" and pile(s, "discards") == ""
    assert row(s) == "ram corvette trade_bot barter_world fleet_hq"
    assert pools(s) == (0, 7)


def test_blob_carrier_may_take_an_explorer():
    """7.8"""
    s = play(beside_a_wheel("blob_carrier"), "ally blob_carrier", "take explorer")
    assert told(s) == ["takes_to_top 0 explorer 0"]
    assert GAME.view(s, 0).explorers == 9
    assert pile(s, "deck") == "explorer"


def test_blob_carrier_takes_the_only_ship_without_a_question():
    """16.2: and without any ship nothing."""
    bases = "barter_world fleet_hq junkyard the_hive mech_world"
    s = play(beside_a_wheel("blob_carrier", row=bases), "ally blob_carrier")
    assert told(s) == ["allies 0 blob_carrier 1", "takes_to_top 0 explorer 0"]
    s = beside_a_wheel("blob_carrier", side(discards="explorer " * 10), row=bases)
    play(s, "ally blob_carrier")
    assert told(s) == ["allies 0 blob_carrier 1"]
    assert step(s) == "your_turn" and pile(s, "deck") == ""


def test_blob_carrier_leaves_a_freighters_effect_alone():
    """7.9: a ship that goes on top anyway does not use it up."""
    mine = side("", bases="blob_wheel", ships="blob_carrier")
    s = table(mine, to_top=1, trade=2)
    play(s, "ally blob_carrier", "take explorer")
    assert "acquire_to_top explorer" in options_of(s)
    assert s.to_top == 1


def test_mothership_fights_for_6_and_draws_twice_with_an_ally():
    s = alone("mothership")
    assert told(s) == [
        "plays 0 mothership 1", "gains_combat 0 mothership 6", "draws 0 viper 1",
    ]  # fmt: skip
    s = play(beside_a_wheel("mothership", deck="scout viper"), "ally mothership")
    assert told(s) == ["allies 0 mothership 1", "draws 0 scout 0"]
    assert hand(s) == "scout viper" and pools(s) == (0, 6)


# -------------------------------------------------------------------------------- bases
def test_blob_wheel_fights_for_1_and_scrapped_trades_for_3():
    s = play(table("blob_wheel"), "play blob_wheel")
    assert told(s) == ["plays 0 blob_wheel 1"]
    assert pools(s) == (0, 0)
    used = play(s.clone(), "use blob_wheel")
    assert told(used) == ["uses 0 blob_wheel 1", "gains_combat 0 blob_wheel 1"]
    assert options_of(used, "use", "ally") == []
    for position in (s, used):  # scrapped with its primary ability used or not
        play(position, "scrap blob_wheel")
        assert told(position) == ["scraps 0 blob_wheel 1", "gains_trade 0 blob_wheel 3"]
        assert scrap_heap(position) == "blob_wheel" and pile(position, "bases") == ""
    assert pools(s) == (3, 0) and pools(used) == (3, 1)


def test_the_hive_fights_for_3_and_draws_with_an_ally():
    s = play(table(side("the_hive trade_pod", deck="viper")), "play the_hive", "use the_hive")
    assert told(s) == ["uses 0 the_hive 1", "gains_combat 0 the_hive 3"]
    assert options_of(s, "ally", "scrap") == []
    play(s, "play trade_pod", "ally the_hive")
    assert told(s) == ["allies 0 the_hive 1", "draws 0 viper 0"]
    assert options_of(s, "ally", "use") == ["ally trade_pod"]


def test_blob_world_fights_for_5():
    s = play(table("blob_world"), "play blob_world", "use blob_world")
    assert told(s) == ["uses 0 blob_world 1"]
    assert asked(s) == {"step": "which_effect", "seat": 0, "card": "blob_world"}
    assert options_of(s) == ["first", "second"]
    play(s, "first")
    assert told(s) == ["gains_combat 0 blob_world 5"]
    assert authority(s) == (50, 50)


def test_blob_world_draws_for_each_blob_card_played_this_turn():
    """7.2: itself, ships and bases, scrapped ones too; not those that were there before."""
    mine = side("blob_world ram trade_pod scout", bases="the_hive", deck="viper " * 4)
    s = play(table(mine), "play blob_world", "play ram", "scrap ram", "play scout")
    play(s, "use blob_world", "second")
    assert told(s) == ["draws 0 viper 3", "draws 0 viper 2"]
    s = play(table(mine), "play blob_world", "use blob_world", "second")
    assert told(s) == ["draws 0 viper 3"]  # counted when it is used
    play(s, "play trade_pod", "play ram")
    assert hand(s) == "scout viper" and s.blobs_played == 3


def test_blob_world_of_an_earlier_turn_counts_for_nothing():
    """7.2, 4.3: an effect that does nothing may be chosen; the count begins anew every turn."""
    mine = side("blob_wheel", bases="blob_world", deck="scout " * 9)
    s = play(table(mine), "use blob_world", "second")
    assert told(s) == [] and hand(s) == "blob_wheel"
    s = play(table(mine), "play blob_wheel", "use blob_world", "second")
    assert told(s) == ["draws 0 scout 8"]
    play(s, "end_turn", "end_turn")
    assert s.turn == 0 and s.blobs_played == 0
    play(s, "use blob_world", "second")
    assert told(s) == []


def test_blob_world_may_shuffle_while_it_draws():
    """7.2"""
    mine = side("blob_world ram", deck="scout", discards="viper")
    s = play(table(mine), "play ram", "play blob_world", "use blob_world", "second")
    assert told(s) == ["draws 0 scout 0", "shuffles 0 1", "draws 0 viper 0"]
