"""The Stealth Needle, a copy of another ship."""

import pytest

from tests.core.as_sent import as_sent
from tests.games.star_realms.rules.table import (
    GAME,
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


def needle(cards="", answer="done", **fields):
    """The cards are played, with this answer to what they ask, and then the Needle."""
    mine = {key: fields.pop(key) for key in ("bases", "deck", "discards") if key in fields}
    theirs = fields.pop("theirs", "")
    s = table(side(f"stealth_needle {cards}", **mine), theirs, **fields)
    for card in cards.split():
        play(s, f"play {card}")
        if step(s) != "your_turn":
            play(s, answer)
    return play(s, "play stealth_needle")


def copies(s):
    """What the Needle in play is a copy of."""
    ships = [ship for ship in GAME.view(s, 1).seats[0].ships if ship.card == "stealth_needle"]
    return [ship.copies for ship in ships]


def test_stealth_needle_copies_the_only_ship_without_a_question():
    """7.1, 16.2: the copied ability acts at once."""
    s = needle("cutter")
    assert told(s) == [
        "plays 0 stealth_needle 1", "copies 0 cutter 1",
        "gains_authority 0 cutter 4", "gains_trade 0 cutter 2",
    ]  # fmt: skip
    assert pools(s) == (4, 0) and authority(s) == (58, 50) and copies(s) == ["cutter"]


def test_stealth_needle_copies_any_ship_played_this_turn():
    """7.1"""
    s = needle("scout ram war_world scout")
    assert told(s) == ["plays 0 stealth_needle 1"]
    assert asked(s) == {"step": "copy_which", "seat": 0}
    assert options_of(s) == ["copy scout", "copy ram"]  # no base, and it must copy
    play(s, "copy ram")
    assert told(s) == ["copies 0 ram 1", "gains_combat 0 ram 5"]
    assert pools(s) == (2, 10)


def test_stealth_needle_has_the_ally_and_scrap_abilities_as_its_own():
    """7.1, 7.1.2: once each; the Needle itself is scrapped."""
    s = needle("ram")
    assert options_of(s, "ally", "scrap") == [
        "ally ram", "ally stealth_needle", "scrap ram", "scrap stealth_needle",
    ]  # fmt: skip
    play(s, "ally stealth_needle")
    assert told(s) == ["allies 0 stealth_needle 1", "gains_combat 0 ram 2"]
    assert options_of(s, "ally") == ["ally ram"]
    play(s, "scrap stealth_needle")
    assert told(s) == ["scraps 0 stealth_needle 1", "gains_trade 0 ram 3"]
    assert scrap_heap(s) == "stealth_needle" and pile(s, "ships") == "ram"
    assert pools(s) == (3, 12)
    assert options_of(s, "ally") == []  # the Ram has lost its ally


def test_stealth_needle_that_copied_an_explorer_is_scrapped_for_good():
    """7.1.2: only true Explorers go back to their pile."""
    s = needle("explorer")
    play(s, "scrap stealth_needle")
    assert told(s) == ["scraps 0 stealth_needle 1", "gains_combat 0 explorer 2"]
    assert GAME.view(s, 0).explorers == 9 and scrap_heap(s) == "stealth_needle"


def test_stealth_needle_is_plain_again_outside_play():
    """7.1.1, 14.4: no copy of the ship is left behind."""
    s = needle("cutter")
    play(s, "end_turn")
    cards = pile(s, "hand").split() + pile(s, "deck").split() + pile(s, "discards").split()
    assert sorted(cards) == ["cutter", "stealth_needle"]
    assert GAME.count_cards(s)[GAME.cards.index("cutter")] == 3
    play(s, "end_turn", "play stealth_needle")
    assert told(s) == ["plays 0 stealth_needle 1"] and copies(s) == [None]
    assert options_of(s, "ally", "scrap") == []
    s = table("", "", trade=4, row="stealth_needle ram ram cutter corvette")
    play(s, "acquire stealth_needle")
    assert s.trade == 0


@pytest.mark.parametrize(
    ("copied", "friend", "allies"),
    [
        ("cutter", "junkyard", ["ally cutter", "ally stealth_needle"]),
        ("trade_bot", "", ["ally trade_bot", "ally stealth_needle"]),
        ("scout", "", []),
        ("embassy_yacht", "", []),
    ],
)
def test_stealth_needle_and_the_ship_are_allies(copied, friend, allies):
    """7.1.3"""
    assert options_of(needle(copied, bases=friend), "ally") == allies


def test_stealth_needle_is_of_both_factions():
    """7.1.3: of the Machine Cult and that of the ship it copies."""
    s = needle("cutter missile_bot")
    play(s, "copy cutter")
    assert options_of(s, "ally") == ["ally cutter", "ally missile_bot", "ally stealth_needle"]
    s = play(needle("scout missile_bot"), "copy scout")
    assert options_of(s, "ally") == ["ally missile_bot"]


def test_stealth_needle_copying_a_machine_is_one_machine():
    """5.1, 7.1.3: it is never its own ally."""
    s = needle("missile_bot")
    play(s, "ally stealth_needle", "ally missile_bot")
    assert pools(s) == (0, 8)
    s = table(side("stealth_needle"), played=["missile_bot"])
    play(s, "play stealth_needle")
    assert copies(s) == ["missile_bot"] and options_of(s, "ally") == []


def test_stealth_needle_may_copy_a_ship_that_has_left_play():
    """7.1.4"""
    s = table("stealth_needle ram")
    play(s, "play ram", "scrap ram", "play stealth_needle")
    assert copies(s) == ["ram"] and pools(s) == (3, 10)
    assert options_of(s, "ally") == []


def test_stealth_needle_by_another_rule_copies_ships_in_play_only():
    """15.5"""
    in_play = {"needle_copy_source": "in_play"}
    s = table("stealth_needle ram", options=in_play)
    play(s, "play ram", "scrap ram", "play stealth_needle")
    assert copies(s) == [None] and pools(s) == (3, 5)
    s = table("stealth_needle ram cutter", options=in_play)
    play(s, "play ram", "scrap ram", "play cutter", "play stealth_needle")
    assert copies(s) == ["cutter"]


def test_stealth_needle_without_a_ship_does_nothing():
    """7.1.5: it stays a ship of the Machine Cult."""
    s = needle("war_world")
    assert told(s) == ["plays 0 stealth_needle 1"] and step(s) == "your_turn"
    assert options_of(s, "ally", "scrap") == []
    s = needle("", bases="mech_world")
    assert options_of(s, "ally") == []
    play(s := table("stealth_needle missile_bot"), "play stealth_needle", "play missile_bot")
    assert options_of(s, "ally") == ["ally missile_bot"]
    assert copies(s) == [None]  # a ship played later is not copied


def test_stealth_needle_never_copies_itself():
    """7.1.6: there is one Needle, and it is not another ship."""
    s = needle("")
    assert s.played == 0 and copies(s) == [None]
    assert GAME.count_cards(s)[GAME.cards.index("stealth_needle")] == 1


def test_stealth_needle_as_an_embassy_yacht_looks_at_the_bases_again():
    """7.1.7"""
    cards = "embassy_yacht barter_world"
    s = needle(cards, bases="blob_wheel", deck="scout viper ram")
    assert hand(s) == "viper ram"
    assert told(s, 0, "draws") == ["draws 0 ram 2", "draws 0 viper 1"]
    s = needle("embassy_yacht", bases="blob_wheel", deck="scout viper ram")
    assert hand(s) == ""


def test_stealth_needle_asks_what_the_copied_ship_asks():
    s = needle("battle_mech", discards="viper")
    assert asked(s) == {
        "step": "scrap_card", "seat": 0, "card": "battle_mech", "may": True, "hand_only": False,
    }  # fmt: skip
    s = needle("patrol_mech", answer="first")
    assert asked(s) == {"step": "which_effect", "seat": 0, "card": "patrol_mech"}
    play(s, "second")
    assert pools(s) == (3, 5)
    s = needle("imperial_fighter", theirs="scout scout viper", answer="discard scout")
    assert asked(s) == {"step": "discard", "seat": 1}


def test_stealth_needle_of_a_blob_destroyer_does_both_parts():
    s = needle("blob_destroyer", theirs=side(bases="blob_wheel"))
    play(s, "ally stealth_needle")
    assert asked(s) == {"step": "destroy_base", "seat": 0, "card": "blob_destroyer"}
    assert as_sent(GAME.view(s, 0).then[-1]) == {
        "step": "rest", "card": "blob_destroyer", "ability": "ally", "part": 1,
    }  # fmt: skip
    play(s, "done")
    assert asked(s) == {"step": "scrap_from_row", "seat": 0, "card": "blob_destroyer"}


@pytest.mark.parametrize(("counts", "drawn"), [(False, 1), (True, 2)])
def test_stealth_needle_and_blob_world(counts, drawn):
    """7.1.8, 15.4: a copied Blob ship is none that was played, unless the option says so."""
    options = {"needle_counts_for_blob_world": counts}
    s = needle("ram", bases="blob_world", deck="viper viper", options=options)
    play(s, "use blob_world", "second")
    assert len(hand(s).split()) == drawn
    s = needle("cutter", bases="blob_world", deck="viper viper", options=options)
    play(s, "use blob_world", "second")
    assert hand(s) == ""
