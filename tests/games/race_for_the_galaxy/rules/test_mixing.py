"""Phase I, Explore, with the later sets: discards of the hand too, and cards for prestige."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    by,
    discards,
    hand,
    hand_size,
    money,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

COMING = "gem_world spice_world artist_colony comet_zone mining_world space_port asteroid_belt"
MIX = with_power("explore", "DISCARD_ANY")
OFFER = with_power("explore", "DISCARD_PRESTIGE")


# -------------------------------------------------------------------------------- mixing
@pytest.mark.parametrize("key", MIX)
def test_each_power_that_mixes(key):
    """R4.4: as many are discarded as without it, of the hand and of what was drawn together."""
    mine = side("public_works drop_ships", f"old_earth {key}")
    s = act(table(mine, coming=COMING), "explore_five", "settle")
    drawn = 7 + total(key, "explore", "DRAW")
    assert hand_size(s) == 2 + drawn and s.players[0].drawn.size() == 0
    assert asked(s, 0) == {"step": "discard_mixed", "seat": 0, "left": drawn - 1, "picked": []}
    by(s, 0, "discard public_works")
    for _ in range(drawn - 2):
        by(s, 0, options_of(s, seat=0)[0])
    assert hand_size(s) == 3 and len(discards(s).split()) == drawn - 1
    assert {"public_works", "drop_ships"} < set(discards(s).split())
    assert told(s, 1, "discards") == ["discards 0 1"] * (drawn - 1)


@pytest.mark.parametrize(
    ("discarded", "kept"),
    [
        ("gem_world artist_colony", "public_works spice_world drop_ships"),
        ("public_works drop_ships", "gem_world artist_colony spice_world"),
        ("public_works gem_world", "artist_colony spice_world drop_ships"),
    ],
)
def test_any_of_the_cards_may_be_kept(discarded, kept):
    """R4.4: only those drawn, only those of the hand before, or some of each."""
    mine = side("public_works drop_ships", "old_earth rebel_pact imperium_warlord")
    s = act(table(mine, coming="gem_world spice_world artist_colony"), "settle", "explore_one")
    assert asked(s)["left"] == 3 - 1
    by(s, 0, *(f"discard {card}" for card in discarded.split()))
    assert sorted(hand(s).split()) == sorted(kept.split())


def test_who_keeps_all_that_was_drawn_mixes_nothing():
    """R4.4, O7"""
    tableau = "old_earth rebel_pact research_labs"
    s = table(side("public_works", tableau), coming="gem_world spice_world")
    act(s, "settle", "explore_one")
    assert s.asked() == [1] and hand(s) == "public_works gem_world spice_world"


# -------------------------------------------------------------------------------- for prestige
@pytest.mark.parametrize("key", OFFER)
def test_each_power_that_takes_a_card_for_prestige(key):
    """R4.3: before anybody draws, one card of the hand, and nobody must."""
    mine = side("public_works drop_ships", f"old_earth {key}")
    s = act(table(mine, coming=COMING), "explore_one", "settle")
    assert s.asked() == [0] and told(s, 0, "draws") == []
    assert asked(s, 0) == {
        "step": "discard_for_prestige", "seat": 0, "left": 1, "picked": [], "card": key,
    }  # fmt: skip
    assert options_of(s) == ["done", "discard public_works", "discard drop_ships"]
    refused = play(s.clone(), "done")
    assert prestige(refused) == 0 and told(refused, 1, "declines") == [f"declines 0 {key} 0"]
    play(s, "discard drop_ships")
    assert prestige(s) == total(key, "explore", "DISCARD_PRESTIGE") == 1
    assert hand(s) == "public_works" and discards(s) == "drop_ships"
    assert told(s, 1, "uses", "discards", "prestige") == [
        f"uses 0 {key} 0", "discards 0 1", f"prestige 0 {key} 1",
    ]  # fmt: skip
    assert step(s) == "keep_drawn" and s.players[0].drawn.size() == 3


def test_both_powers_each_once_as_long_as_there_is_a_hand():
    """R4.3: the older card first."""
    tableau = "old_earth pan_galactic_hologrid alien_departure_point"
    s = act(table(side("public_works drop_ships", tableau)), "explore_one")
    assert asked(s)["card"] == "pan_galactic_hologrid"
    play(s, "discard public_works")
    assert asked(s)["card"] == "alien_departure_point"
    play(s, "discard drop_ships")
    assert prestige(s) == 2 and step(s) == "keep_drawn"
    s = play(act(table(side("public_works", tableau)), "explore_one"), "discard public_works")
    assert prestige(s) == 1 and step(s) == "keep_drawn"  # there is no other card
    assert step(act(table(tableau), "explore_one")) == "keep_drawn"


def test_offerings_are_in_order_from_the_lead_on():
    """R2.9, R4.3"""
    mine = side("public_works", "old_earth pan_galactic_hologrid")
    theirs = side(money(1), "new_sparta alien_departure_point")
    s = act(table(mine, theirs, lead=1), "explore_one")
    assert s.asked() == [1]
    by(s, 1, "done")
    assert s.asked() == [0] and told(s, 0, "draws") == []
