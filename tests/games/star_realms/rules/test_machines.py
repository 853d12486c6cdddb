"""The cards of the Machine Cult; the Stealth Needle has tests of its own."""

import pytest

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
    scrap_heap,
    side,
    step,
    table,
    told,
)


def beside_a_battle_station(card, theirs="", **piles):
    """The card is played beside a Battle Station, which is its ally."""
    return play(table(side(card, bases="battle_station", **piles), theirs), f"play {card}")


def scrapping(card, may=True, hand_only=False):
    return {"step": "scrap_card", "seat": 0, "card": card, "may": may, "hand_only": hand_only}


BOTS = {
    "trade_bot": "gains_trade 0 trade_bot 1",
    "missile_bot": "gains_combat 0 missile_bot 2",
    "supply_bot": "gains_trade 0 supply_bot 2",
    "battle_mech": "gains_combat 0 battle_mech 4",
}


@pytest.mark.parametrize("card", BOTS)
def test_a_bot_may_scrap_a_card_of_hand_or_discard_pile(card):
    """7.6: never one in play, itself neither; it need not."""
    mine = side(f"{card} scout ram", discards="viper ram", ships="cutter", bases="junkyard")
    s = play(table(mine), f"play {card}")
    assert told(s) == [f"plays 0 {card} 1", BOTS[card]]
    assert asked(s) == scrapping(card)
    assert options_of(s) == [
        "done", "scrap_from_hand scout", "scrap_from_hand ram",
        "scrap_from_discards viper", "scrap_from_discards ram",
    ]  # fmt: skip
    kept = play(s.clone(), "done")
    assert told(kept) == [] and scrap_heap(kept) == ""
    assert step(kept) == "your_turn" and hand(kept) == "scout ram"
    from_hand = play(s.clone(), "scrap_from_hand ram")
    assert told(from_hand, SPECTATOR) == ["scraps_from_hand 0 ram 1"]
    assert hand(from_hand) == "scout" and scrap_heap(from_hand) == "ram"
    assert pile(from_hand, "discards") == "viper ram"
    play(s, "scrap_from_discards ram")
    assert told(s, SPECTATOR) == ["scraps_from_discards 0 ram 1"]
    assert hand(s) == "scout ram" and pile(s, "discards") == "viper"
    assert pools(s) == pools(kept)  # no scrap ability fires
    assert s.trade == (2 if card == "supply_bot" else 1 if card == "trade_bot" else 0)


@pytest.mark.parametrize("card", BOTS)
def test_a_bot_with_nothing_to_scrap(card):
    """4.2"""
    s = play(table(side(card, deck="scout", ships="viper")), f"play {card}")
    assert step(s) == "your_turn" and told(s) == [f"plays 0 {card} 1", BOTS[card]]


@pytest.mark.parametrize("card", ["trade_bot", "missile_bot", "supply_bot"])
def test_a_bot_with_an_ally_fights_for_2(card):
    s = play(beside_a_battle_station(card), f"ally {card}")
    assert told(s) == [f"allies 0 {card} 1", f"gains_combat 0 {card} 2"]


def test_trade_bot_trades_for_1_and_fights_with_an_ally():
    s = play(beside_a_battle_station("trade_bot"), "ally trade_bot")
    assert pools(s) == (1, 2)
    assert options_of(play(table("trade_bot"), "play trade_bot"), "ally", "scrap") == []


def test_missile_bot_fights_for_2_and_with_an_ally_for_4():
    s = play(beside_a_battle_station("missile_bot"), "ally missile_bot")
    assert pools(s) == (0, 4)


def test_supply_bot_trades_for_2_and_fights_with_an_ally():
    s = play(beside_a_battle_station("supply_bot"), "ally supply_bot")
    assert pools(s) == (2, 2)


def test_battle_mech_fights_for_4_and_draws_with_an_ally():
    s = beside_a_battle_station("battle_mech", deck="viper")
    play(s, "ally battle_mech")
    assert told(s) == ["allies 0 battle_mech 1", "draws 0 viper 0"]
    assert pools(s) == (0, 4)


def test_patrol_mech_trades_for_3_or_fights_for_5():
    """7.13"""
    s = play(table("patrol_mech"), "play patrol_mech")
    assert told(s) == ["plays 0 patrol_mech 1"]
    assert asked(s) == {"step": "which_effect", "seat": 0, "card": "patrol_mech"}
    trading = play(s.clone(), "first")
    assert told(trading) == ["gains_trade 0 patrol_mech 3"] and pools(trading) == (3, 0)
    play(s, "second")
    assert told(s) == ["gains_combat 0 patrol_mech 5"] and pools(s) == (0, 5)


def test_patrol_mech_with_an_ally_may_scrap():
    """7.6"""
    s = beside_a_battle_station("patrol_mech", discards="viper")
    play(s, "first", "ally patrol_mech")
    assert told(s) == ["allies 0 patrol_mech 1"]
    assert asked(s) == scrapping("patrol_mech")
    assert options_of(s) == ["done", "scrap_from_discards viper"]
    play(s, "scrap_from_discards viper")
    assert pile(s, "discards") == "" and pools(s) == (3, 0)


def test_missile_mech_fights_for_6_and_may_destroy_a_base():
    """7.12"""
    s = beside_a_battle_station("missile_mech", side(bases="blob_world"), deck="viper")
    assert told(s) == ["plays 0 missile_mech 1", "gains_combat 0 missile_mech 6"]
    assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "missile_mech"}
    assert options_of(s) == ["done", "destroy blob_world"]
    kept = play(s.clone(), "done")
    assert pile(kept, "bases", 1) == "blob_world"
    play(s, "destroy blob_world")
    assert told(s, SPECTATOR) == ["destroys 0 1 blob_world 0"]
    assert pools(s) == (0, 6)
    play(s, "ally missile_mech")
    assert told(s) == ["allies 0 missile_mech 1", "draws 0 viper 0"]


# -------------------------------------------------------------------------------- bases
def test_battle_station_only_has_a_scrap_ability():
    """7.14"""
    s = play(table(side("battle_station", bases="junkyard+used")), "play battle_station")
    assert options_of(s) == ["end_turn", "scrap battle_station"]
    play(s, "scrap battle_station")
    assert told(s) == ["scraps 0 battle_station 1", "gains_combat 0 battle_station 5"]
    assert scrap_heap(s) == "battle_station" and pools(s) == (0, 5)


@pytest.mark.parametrize("card", ["trade_pod", "cutter", "corvette", "missile_bot"])
def test_mech_world_is_an_ally_of_every_faction(card):
    """6.1, 0.5: while it is in play, on later turns too."""
    s = play(table(side(card, bases="mech_world")), f"play {card}")
    assert options_of(s, "use", "ally", "scrap") == [f"ally {card}"]
    s = table(side("mech_world", ships=card))
    assert options_of(s, "ally") == []
    assert options_of(play(s, "play mech_world"), "ally") == [f"ally {card}"]


def test_mech_world_makes_no_allies_of_others():
    """6.1: it is no ally of a card of no faction, and no bridge between two factions."""
    s = table(side("cutter explorer", bases="mech_world", ships="explorer"))
    assert options_of(play(s, "play explorer"), "ally") == []
    s = table(side("", bases="mech_world", ships="cutter ram"))
    assert options_of(s, "ally") == ["ally ram", "ally cutter"]
    s = table(side("", ships="cutter ram"), side(bases="mech_world"))  # it is not mine
    assert options_of(s, "ally") == []


def test_mech_world_is_no_blob_card():
    """6.1: for a Blob World it does not count."""
    mine = side("mech_world", bases="blob_world", deck="viper viper")
    s = play(table(mine), "play mech_world", "use blob_world", "second")
    assert hand(s) == ""


def test_junkyard_scraps_a_card():
    """7.6, 4.5: when it is used a card must go, but it need not be used."""
    mine = side("scout viper", bases="junkyard", discards="ram", ships="cutter", deck="ram")
    s = table(mine)
    assert options_of(play(s.clone(), "end_turn")) == ["end_turn"]
    play(s, "use junkyard")
    assert told(s) == ["uses 0 junkyard 1"]
    assert asked(s) == scrapping("junkyard", may=False)
    assert options_of(s) == [
        "scrap_from_hand scout", "scrap_from_hand viper", "scrap_from_discards ram",
    ]  # fmt: skip
    play(s, "scrap_from_discards ram")
    assert scrap_heap(s) == "ram" and pile(s, "discards") == "" and hand(s) == "scout viper"
    assert options_of(s, "use", "ally", "scrap") == []


def test_junkyard_scraps_an_only_card_without_a_question():
    """16.2, 14.8: piles of a single card count as well."""
    s = play(table(side("ram", bases="junkyard")), "use junkyard")
    assert told(s) == ["uses 0 junkyard 1", "scraps_from_hand 0 ram 1"]
    s = play(table(side("", bases="junkyard", discards="ram")), "use junkyard")
    assert told(s) == ["uses 0 junkyard 1", "scraps_from_discards 0 ram 1"]
    s = play(table(side("", bases="junkyard")), "use junkyard")
    assert told(s) == ["uses 0 junkyard 1"] and step(s) == "your_turn"


def test_machine_base_draws_and_then_scraps_from_hand():
    """7.5, 4.5, 14.8: it must, out of hand only, maybe the card just drawn; to the scrap heap."""
    mine = side("scout", bases="machine_base", deck="viper ram", discards="cutter")
    s = play(table(mine), "use machine_base")
    assert told(s) == ["uses 0 machine_base 1", "draws 0 ram 1"]
    assert asked(s) == scrapping("machine_base", may=False, hand_only=True)
    assert options_of(s) == ["scrap_from_hand scout", "scrap_from_hand ram"]
    play(s, "scrap_from_hand ram")
    assert hand(s) == "scout" and scrap_heap(s) == "ram" and pile(s, "discards") == "cutter"


def test_machine_base_with_few_cards():
    """7.5: the scrap happens without a draw; what was drawn into an empty hand goes."""
    s = play(table(side("scout viper", bases="machine_base")), "use machine_base")
    assert told(s) == ["uses 0 machine_base 1", "cannot_draw 0 0"]
    assert options_of(s) == ["scrap_from_hand scout", "scrap_from_hand viper"]
    s = play(table(side("", bases="machine_base", deck="ram")), "use machine_base")
    assert told(s, 1) == ["uses 0 machine_base 1", "draws 0 0", "scraps_from_hand 0 ram 1"]
    s = play(table(side("", bases="machine_base")), "use machine_base")
    assert told(s) == ["uses 0 machine_base 1", "cannot_draw 0 0"] and step(s) == "your_turn"


# -------------------------------------------------------------------------------- Brain World
def brain(cards, **piles):
    return play(table(side(cards, bases="brain_world", **piles)), "use brain_world")


def test_brain_world_scraps_up_to_two_and_draws_as_many():
    """7.4, 14.3: of hand and discard pile in any mix, chosen before drawing."""
    whole = {"discards": "cutter ram", "deck": "viper explorer"}
    s = brain("scout viper", **whole)
    assert told(s) == ["uses 0 brain_world 1"]
    assert asked(s, 0) == {
        "step": "scrap_some", "seat": 0, "card": "brain_world", "left": 2, "picked": [],
    }  # fmt: skip
    assert options_of(s) == [
        "done", "scrap_from_hand scout", "scrap_from_hand viper",
        "scrap_from_discards ram", "scrap_from_discards cutter",
    ]  # fmt: skip
    none = play(s.clone(), "done")
    assert told(none) == [] and hand(none) == "scout viper"
    one = play(s.clone(), "scrap_from_hand viper", "done")
    assert told(one) == ["scraps_from_hand 0 viper 1", "draws 0 explorer 1"]
    mixed = play(s.clone(), "scrap_from_hand scout", "scrap_from_discards ram")
    assert told(mixed, 1) == [
        "scraps_from_hand 0 scout 1", "scraps_from_discards 0 ram 1", "draws 0 1", "draws 0 0",
    ]  # fmt: skip
    assert hand(mixed) == "viper viper explorer" and pile(mixed, "discards") == "cutter"
    play(s, "scrap_from_discards ram")
    assert told(s) == [] and pile(s, "discards") == "cutter ram"
    assert options_of(s) == ["done", "scrap_from_discards cutter"]
    play(s, "scrap_from_discards cutter")
    assert hand(s) == "scout viper viper explorer" and scrap_heap(s) == "ram cutter"
    assert authority(s) == (50, 50) and pools(s) == (0, 0)


def test_brain_world_picks_of_equal_cards():
    """16.6"""
    s = brain("scout scout", discards="scout", deck="ram ram")
    play(s, "scrap_from_hand scout")
    assert options_of(s) == ["done", "scrap_from_hand scout", "scrap_from_discards scout"]
    play(s, "scrap_from_hand scout")
    assert hand(s) == "ram ram" and pile(s, "discards") == "scout"


def test_brain_world_with_one_card_or_none():
    """14.8"""
    s = brain("", discards="viper", deck="ram ram")
    assert options_of(s) == ["done", "scrap_from_discards viper"]
    play(s, "scrap_from_discards viper")
    assert told(s) == ["scraps_from_discards 0 viper 1", "draws 0 ram 1"]
    s = brain("", deck="ram")
    assert told(s) == ["uses 0 brain_world 1"] and step(s) == "your_turn"


def test_brain_world_gives_explorers_back():
    """8.4"""
    s = play(brain("explorer", discards="explorer"), "scrap_from_hand explorer",
             "scrap_from_discards explorer")  # fmt: skip
    assert GAME.view(s, 0).explorers == 10 and scrap_heap(s) == ""
