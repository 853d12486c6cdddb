"""Ally abilities."""

import pytest

from tests.games.star_realms.rules.table import (
    GAME,
    STICKY,
    options_of,
    pile,
    play,
    pools,
    side,
    table,
    told,
)


def test_both_cards_are_allies_whatever_the_order():
    """5.1"""
    for first, second in (("cutter", "federation_shuttle"), ("federation_shuttle", "cutter")):
        s = play(table(f"{first} {second}"), f"play {first}")
        assert options_of(s, "ally") == []
        play(s, f"play {second}", f"ally {first}", f"ally {second}")
        assert pools(s) == (4, 4) and s.players[0].authority == 58


def test_a_card_is_never_its_own_ally():
    """5.1: nor is one of another faction, one in hand, discarded, acquired or the opponent's."""
    mine = side("cutter", ships="cutter ram", discards="cutter", deck="trade_escort")
    s = table(mine, side(bases="barter_world"))
    assert options_of(s, "ally") == []
    assert options_of(play(s, "play cutter"), "ally") == ["ally cutter"]


def test_each_ally_ability_once_a_turn_for_each_card():
    """5.2, 16.1: two copies have two, under one action."""
    s = table(side("", ships="cutter cutter"))
    play(s, "ally cutter")
    assert told(s) == ["allies 0 cutter 1", "gains_combat 0 cutter 4"]
    assert GAME.write(s)["players"][0]["ships"] == ["cutter", "cutter allied"]
    play(s, "ally cutter")
    assert pools(s) == (0, 8) and options_of(s, "ally") == []


def test_ally_abilities_of_bases_refresh_every_turn():
    """5.2"""
    s = table(side("", bases="war_world space_station"))
    for combat in (6, 6):
        play(s, "ally space_station", "ally war_world")
        assert pools(s) == (0, combat) and options_of(s, "ally") == []
        play(s, "end_turn", "end_turn")


def test_ally_abilities_wait_until_they_are_used():
    """5.3: none acts by itself; long after the condition arose is early enough."""
    mine = side("federation_shuttle cutter scout", bases="blob_wheel", deck="ram")
    s = play(table(mine), "play cutter", "play federation_shuttle")
    assert pools(s) == (4, 0)
    play(s, "play scout", "use blob_wheel", "acquire explorer", "attack", "ally cutter")
    assert pools(s) == (3, 4)
    play(s, "end_turn")
    assert s.turn == 1  # the other was never used


def test_a_base_of_an_earlier_turn_is_an_ally_and_has_one():
    """5.4"""
    s = table(side("corvette", bases="war_world"))
    assert options_of(s, "ally") == []
    play(s, "play corvette")
    assert options_of(s, "ally") == ["ally corvette", "ally war_world"]


def leaving(options):
    """A Ram and a Trade Pod are allies; the Ram is scrapped before either ability is used."""
    s = table("ram trade_pod viper", options=options)
    return play(s, "play ram", "play trade_pod", "scrap ram")


def test_the_ally_must_be_there_when_the_ability_is_used():
    """5.5, 15.2: the default, at_use"""
    s = leaving({})
    assert options_of(s, "ally") == []
    play(s := table("ram trade_pod"), "play ram", "play trade_pod", "ally trade_pod", "scrap ram")
    assert pools(s) == (6, 7)  # used before, it stays


def test_by_the_sticky_rule_an_ally_once_had_is_enough():
    """5.5, 15.2"""
    s = leaving(STICKY)
    assert options_of(s, "ally") == ["ally trade_pod"]
    play(s, "play viper", "ally trade_pod")
    assert pools(s) == (6, 8) and options_of(s, "ally") == []
    assert GAME.write(s)["players"][0]["ships"] == ["viper", "trade_pod allied unlocked"]


def test_the_sticky_rule_begins_anew_every_turn():
    """15.2: bases that are allies when a turn begins are so all turn, and no longer."""
    s = table(side("", bases="war_world space_station"), options=STICKY)
    play(s, "end_turn", "end_turn")
    assert GAME.write(s)["players"][0]["bases"] == ["space_station unlocked", "war_world unlocked"]
    play(s, "scrap space_station")
    assert options_of(s, "ally") == ["ally war_world"]
    play(s, "end_turn", "end_turn")
    assert options_of(s, "ally") == []


def test_the_sticky_rule_and_the_needle():
    """15.2: a ship that the Needle joins has had an ally."""
    s = table("ram stealth_needle", options=STICKY)
    play(s, "play ram", "play stealth_needle")
    assert GAME.write(s)["players"][0]["ships"] == ["ram unlocked", "stealth_needle unlocked"]
    play(s, "scrap stealth_needle")
    assert options_of(s, "ally") == ["ally ram"]


@pytest.mark.parametrize("options", [{}, STICKY])
def test_the_ability_of_a_card_that_was_scrapped_is_gone(options):
    """5.6"""
    assert "ally ram" not in options_of(leaving(options))


@pytest.mark.parametrize("card", ["scout", "viper", "explorer"])
def test_cards_of_no_faction_are_nobodys_ally(card):
    """5.7"""
    s = table(side(card, ships=f"{card} ram cutter corvette missile_bot"))
    assert options_of(play(s, f"play {card}"), "ally") == []


def test_an_action_means_the_copy_that_was_used_most():
    """16.1: of two Space Stations the one that has been used is the one that is scrapped."""
    s = table(side("", bases="space_station space_station"))
    play(s, "use space_station", "ally space_station")
    bases = GAME.write(s)["players"][0]["bases"]
    assert bases == ["space_station", "space_station used allied"]
    scrapped = play(s.clone(), "scrap space_station")
    assert GAME.write(scrapped)["players"][0]["bases"] == ["space_station"]
    assert options_of(scrapped, "use", "scrap") == ["use space_station", "scrap space_station"]
    play(s, "use space_station")
    assert GAME.write(s)["players"][0]["bases"] == [
        "space_station used",
        "space_station used allied",
    ]
    play(s, "ally space_station")
    assert pools(s) == (0, 8) and options_of(s, "use", "ally") == []
    s = play(table(side("", bases="space_station space_station")), "ally space_station")
    play(s, "use space_station")  # the one whose ally ability was used
    assert pile(s, "bases") == "space_station space_station used allied"


def test_equal_cards_are_offered_once():
    """16.1"""
    mine = side("scout scout", bases="blob_wheel blob_wheel", ships="ram ram")
    s = table(mine, side(bases="blob_wheel"), trade=3, combat=5,
              row="cutter cutter corvette corvette trade_bot")  # fmt: skip
    assert len(options_of(s)) == len(set(options_of(s)))
    assert options_of(s, "play", "use", "ally", "scrap") == [
        "play scout", "use blob_wheel", "ally ram", "scrap ram", "scrap blob_wheel",
    ]  # fmt: skip
