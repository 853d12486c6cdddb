"""The cards of the Star Empire."""

from tests.games.star_realms.rules.table import (
    SPECTATOR,
    asked,
    hand,
    in_words,
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


def beside_a_station(card, theirs="", **fields):
    """The card is played beside a Recycling Station, which is its ally."""
    mine = side(card, bases="recycling_station+used", deck=fields.pop("deck", ""))
    return play(table(mine, theirs, **fields), f"play {card}")


def alone(card, theirs="", deck="scout viper"):
    s = play(table(side(card, deck=deck), theirs), f"play {card}")
    if s.asked() == [0]:
        assert options_of(s, "ally") == []
    return s


def test_imperial_fighter_fights_for_2_and_makes_the_opponent_discard():
    """7.15, 9.1: at once, and of the opponent's own choice."""
    s = alone("imperial_fighter", "scout viper ram")
    assert told(s) == ["plays 0 imperial_fighter 1", "gains_combat 0 imperial_fighter 2"]
    assert asked(s) == {"step": "discard", "seat": 1}
    assert s.asked() == [1] and s.legal(0) == []
    assert options_of(s) == ["discard scout", "discard viper", "discard ram"]
    play(s, "discard viper")
    assert told(s, SPECTATOR) == ["discards 1 viper 1"]
    assert hand(s, 1) == "scout ram" and pile(s, "discards", 1) == "viper"
    assert asked(s) == {"step": "your_turn", "seat": 0} and pools(s) == (0, 2)
    s = play(beside_a_station("imperial_fighter"), "ally imperial_fighter")
    assert told(s) == ["allies 0 imperial_fighter 1", "gains_combat 0 imperial_fighter 2"]


def test_corvette_fights_for_1_draws_and_fights_for_2_more_with_an_ally():
    s = alone("corvette")
    assert told(s) == ["plays 0 corvette 1", "gains_combat 0 corvette 1", "draws 0 viper 1"]
    s = play(beside_a_station("corvette"), "ally corvette")
    assert told(s) == ["allies 0 corvette 1", "gains_combat 0 corvette 2"]


def test_imperial_frigate_fights_for_4_and_makes_the_opponent_discard():
    """14.8: with an ally it is 2 more, not 4; scrapped it draws."""
    s = beside_a_station("imperial_frigate", "scout viper", deck="viper")
    assert told(s) == ["plays 0 imperial_frigate 1", "gains_combat 0 imperial_frigate 4"]
    assert asked(s) == {"step": "discard", "seat": 1}
    play(s, "discard scout", "ally imperial_frigate")
    assert told(s) == ["allies 0 imperial_frigate 1", "gains_combat 0 imperial_frigate 2"]
    play(s, "scrap imperial_frigate")
    assert told(s) == ["scraps 0 imperial_frigate 1", "draws 0 viper 0"]
    assert scrap_heap(s) == "imperial_frigate" and pools(s) == (0, 6)
    assert "ally imperial_frigate" not in options_of(alone("imperial_frigate"))


def test_survey_ship_trades_for_1_draws_and_scrapped_makes_the_opponent_discard():
    """14.7: it has a scrap ability."""
    s = alone("survey_ship", "scout viper")
    assert told(s) == ["plays 0 survey_ship 1", "gains_trade 0 survey_ship 1", "draws 0 viper 1"]
    play(s, "scrap survey_ship")
    assert told(s) == ["scraps 0 survey_ship 1"]
    assert asked(s) == {"step": "discard", "seat": 1}
    play(s, "discard scout")
    assert hand(s, 1) == "viper" and pile(s, "ships") == "" and scrap_heap(s) == "survey_ship"


def test_battlecruiser_fights_for_5_draws_and_with_an_ally_makes_the_opponent_discard():
    s = alone("battlecruiser")
    assert told(s) == [
        "plays 0 battlecruiser 1", "gains_combat 0 battlecruiser 5", "draws 0 viper 1",
    ]  # fmt: skip
    s = play(beside_a_station("battlecruiser", "scout viper"), "ally battlecruiser")
    assert told(s) == ["allies 0 battlecruiser 1"]
    assert asked(s) == {"step": "discard", "seat": 1}


def test_battlecruiser_scrapped_draws_and_may_destroy_a_base():
    """7.12"""
    s = alone("battlecruiser", side(bases="blob_wheel fleet_hq"))
    play(s, "scrap battlecruiser")
    assert told(s) == ["scraps 0 battlecruiser 1", "draws 0 scout 0"]
    assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "battlecruiser"}
    assert options_of(s) == ["done", "destroy blob_wheel", "destroy fleet_hq"]
    kept = play(s.clone(), "done")
    assert pile(kept, "bases", 1) == "blob_wheel fleet_hq"
    play(s, "destroy fleet_hq")
    assert told(s) == ["destroys 0 1 fleet_hq 0"]
    assert pools(s) == (0, 5) and scrap_heap(s) == "battlecruiser"


def test_dreadnaught_fights_for_7_draws_and_scrapped_fights_for_5():
    s = alone("dreadnaught")
    assert told(s) == ["plays 0 dreadnaught 1", "gains_combat 0 dreadnaught 7", "draws 0 viper 1"]
    play(s, "scrap dreadnaught")
    assert told(s) == ["scraps 0 dreadnaught 1", "gains_combat 0 dreadnaught 5"]
    assert pools(s) == (0, 12)


# -------------------------------------------------------------------------------- bases
def test_space_station_fights_for_2_with_an_ally_for_4_and_scrapped_trades_for_4():
    s = play(table("space_station corvette"), "play space_station", "use space_station")
    assert told(s) == ["uses 0 space_station 1", "gains_combat 0 space_station 2"]
    assert options_of(s, "ally") == []
    play(s, "play corvette", "ally space_station")
    assert told(s) == ["allies 0 space_station 1", "gains_combat 0 space_station 2"]
    play(s, "scrap space_station")
    assert told(s) == ["scraps 0 space_station 1", "gains_trade 0 space_station 4"]
    assert pools(s) == (4, 5)


def test_war_world_fights_for_3_and_with_an_ally_for_7():
    s = play(table("war_world corvette"), "play war_world", "use war_world")
    assert told(s) == ["uses 0 war_world 1", "gains_combat 0 war_world 3"]
    play(s, "play corvette", "ally war_world")
    assert told(s) == ["allies 0 war_world 1", "gains_combat 0 war_world 4"]


def test_royal_redoubt_fights_for_3_and_with_an_ally_makes_the_opponent_discard():
    mine = side("corvette", bases="royal_redoubt")
    s = play(table(mine, "scout viper"), "use royal_redoubt")
    assert told(s) == ["uses 0 royal_redoubt 1", "gains_combat 0 royal_redoubt 3"]
    play(s, "play corvette", "ally royal_redoubt")
    assert told(s) == ["allies 0 royal_redoubt 1"]
    assert asked(s) == {"step": "discard", "seat": 1}


# -------------------------------------------------------------------------------- Recycling Station
def recycling(cards, deck="", discards=""):
    mine = side(cards, bases="recycling_station", deck=deck, discards=discards)
    return play(table(mine), "use recycling_station")


def test_recycling_station_trades_for_1():
    s = recycling("scout")
    assert asked(s) == {"step": "which_effect", "seat": 0, "card": "recycling_station"}
    play(s, "first")
    assert told(s) == ["gains_trade 0 recycling_station 1"]
    assert hand(s) == "scout" and options_of(s, "use", "ally", "scrap") == []


def test_recycling_station_or_discards_up_to_two_and_draws_as_many():
    """7.3, 14.2: all are discarded first."""
    s = play(recycling("scout scout viper ram", "explorer explorer"), "second")
    assert asked(s, 0) == {
        "step": "discard_some", "seat": 0, "card": "recycling_station", "left": 2, "picked": [],
    }  # fmt: skip
    assert options_of(s) == ["done", "discard scout", "discard viper", "discard ram"]
    none = play(s.clone(), "done")
    assert told(none) == [] and hand(none) == "scout scout viper ram"
    one = play(s.clone(), "discard viper", "done")
    assert told(one) == ["discards 0 viper 1", "draws 0 explorer 1"]
    assert hand(one) == "scout scout explorer ram"
    play(s, "discard scout")
    assert told(s) == [] and pile(s, "discards") == ""
    assert options_of(s) == ["done", "discard scout", "discard viper", "discard ram"]
    play(s, "discard ram")
    assert told(s, SPECTATOR) == [
        "discards 0 scout 1", "discards 0 ram 1", "draws 0 1", "draws 0 0",
    ]  # fmt: skip
    assert pile(s, "discards") == "scout ram" and hand(s) == "scout viper explorer explorer"
    assert step(s) == "your_turn" and pools(s) == (0, 0)


def test_recycling_station_may_draw_what_was_just_discarded():
    """7.3"""
    s = play(recycling("scout viper"), "second", "discard scout", "discard viper")
    kinds = [event.split()[0] for event in told(s)]
    assert kinds == ["discards", "discards", "shuffles", "draws", "draws"]
    assert hand(s) == "scout viper" and pile(s, "discards") == pile(s, "deck") == ""


def test_recycling_station_picks_ascend():
    """16.6: two ways of picking the same cards are one; after the highest there is no second."""
    s = play(recycling("scout viper viper", "ram ram"), "second", "discard viper")
    assert options_of(s) == ["done", "discard viper"]
    s = play(recycling("scout viper", "ram ram"), "second", "discard viper")
    assert told(s) == ["discards 0 viper 1", "draws 0 ram 1"]
    assert hand(s) == "scout ram"


def test_recycling_station_tells_screens_what_may_be_picked():
    """16.6: the whole choice at once, so that they can collect it in any order."""
    s = play(recycling("scout scout viper", "ram ram"), "second")
    question = s.question(0)
    pool = [in_words(action) for action in question.pool(s)]
    assert pool == ["discard scout", "discard scout", "discard viper"]
    assert question.picks(s) == 2
    play(s, "discard scout")
    question = s.question(0)
    assert question.picks(s) == 1
    assert [in_words(action) for action in question.pool(s)] == ["discard scout", "discard viper"]


def test_recycling_station_with_an_empty_hand():
    """4.2"""
    s = play(recycling("", "ram"), "second")
    assert told(s) == [] and hand(s) == "" and step(s) == "your_turn"


# -------------------------------------------------------------------------------- Fleet HQ
def test_fleet_hq_gives_each_ship_played_while_it_stands_one_combat():
    """6.2: not to ships that were there before, not to bases; what was gained stays."""
    s = table("scout fleet_hq viper explorer war_world")
    play(s, "play scout", "play fleet_hq")
    assert told(s) == ["plays 0 fleet_hq 1"] and pools(s) == (1, 0)
    play(s, "play viper")
    assert told(s) == ["plays 0 viper 1", "gains_combat 0 fleet_hq 1", "gains_combat 0 viper 1"]
    play(s, "play explorer")
    assert pools(s) == (3, 3)
    play(s, "scrap explorer")
    assert pools(s) == (3, 5)
    play(s, "play war_world")
    assert told(s) == ["plays 0 war_world 1"]
    assert options_of(s, "use", "ally", "scrap") == ["use war_world", "ally war_world"]


def test_fleet_hq_of_an_earlier_turn_and_of_the_opponent():
    """6.2"""
    s = play(table(side("scout", bases="fleet_hq")), "play scout")
    assert pools(s) == (1, 1)
    s = play(table("scout", side(bases="fleet_hq")), "play scout")
    assert pools(s) == (1, 0)


def test_fleet_hq_and_stealth_needle():
    """6.2: one ship is played; copying is not playing."""
    s = play(table(side("viper stealth_needle", bases="fleet_hq")), "play viper")
    play(s, "play stealth_needle")
    assert told(s) == [
        "plays 0 stealth_needle 1", "gains_combat 0 fleet_hq 1",
        "copies 0 viper 1", "gains_combat 0 viper 1",
    ]  # fmt: skip
    assert pools(s) == (0, 4)


def test_fleet_hq_as_printed_in_2014():
    """15.3: all ships have one more, those that came before it too."""
    printed = {"fleet_hq": "printed_2014"}
    s = table("scout viper fleet_hq explorer", options=printed)
    play(s, "play scout", "play viper", "play fleet_hq")
    assert told(s) == ["plays 0 fleet_hq 1", "gains_combat 0 fleet_hq 2"]
    assert pools(s) == (1, 3)
    play(s, "play explorer")
    assert told(s, 0, "gains_combat") == ["gains_combat 0 fleet_hq 1"]
    s = table("war_world fleet_hq", options=printed)
    assert pools(play(s, "play war_world", "play fleet_hq")) == (0, 0)
