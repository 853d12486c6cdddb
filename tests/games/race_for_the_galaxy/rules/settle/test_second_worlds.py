"""A second world by Improved Logistics, and a second Settle phase with two actions."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import with_power
from tests.games.race_for_the_galaxy.rules.table import (
    TWO_ACTIONS,
    act,
    asked,
    by,
    drawn_by,
    goods,
    hand_size,
    money,
    options_of,
    play,
    side,
    step,
    table,
    tableau,
    told,
)

PAIR = "gem_world outlaw_world rebel_sympathizers star_nomad_lair"


@pytest.mark.parametrize("key", with_power("settle", "PLACE_TWO"))
def test_each_power_for_a_second_world(key):
    """R6.12: when the first is settled; no second bonus, but draws after settling."""
    s = table(side(PAIR, f"new_sparta {key} terraforming_robots"), coming="new_earth comet_zone "
              "pirate_world empath_world")  # fmt: skip
    act(s, "settle")
    play(s, "place outlaw_world")
    assert drawn_by(s) == "new_earth comet_zone"
    assert step(s) == "place_second"
    assert "place rebel_sympathizers" in options_of(s) and "none" in options_of(s)
    play(s, "place rebel_sympathizers")
    assert drawn_by(s) == "empath_world"  # its good was the one before
    assert tableau(s).endswith("outlaw_world rebel_sympathizers") and step(s) == "choose_action"
    assert goods(s) == "rebel_sympathizers"


def test_a_second_world_is_paid_like_the_first():
    """R6.12: by any means."""
    s = table(side("outlaw_world gem_world " + money(3), "new_sparta improved_logistics"))
    play(act(s, "develop", "settle"), "none", "place outlaw_world", "place gem_world")
    assert asked(s) == {"step": "pay_world", "seat": 0, "left": 2, "picked": []}


def test_the_first_world_does_not_help_the_second():
    """R6.12, R3.4"""
    s = table(side("former_penal_colony rebel_warrior_race", "new_sparta improved_logistics"))
    play(act(s, "settle"), "place former_penal_colony")
    assert options_of(s) == ["none"]  # military is still 2
    play(s, "none")
    assert told(s, 1, "passes") == ["passes 0 1"]


def test_without_a_first_world_there_is_no_second():
    """R6.12"""
    s = play(act(table(side(PAIR, "new_sparta improved_logistics")), "settle"), "none")
    assert step(s) == "choose_action"


def test_without_a_hand_there_is_no_second():
    """R6.12, O7"""
    s = table(side("outlaw_world", "new_sparta improved_logistics"))
    play(act(s, "produce", "settle"), "place outlaw_world")
    assert step(s) == "choose_action"


# -------------------------------------------------------------------------------- two phases
def test_two_settle_phases():
    """R3.11, R3.4: each with its bonus for who has both; the first world works in the second."""
    mine = side("former_penal_colony rebel_warrior_race", "new_sparta")
    theirs = side("gem_world " + money(5), "old_earth")
    s = table(mine, theirs, options=TWO_ACTIONS, coming="comet_zone mining_world pirate_world")
    act(s, "settle settle_again", "settle consume_twice")
    by(s, 0, "place former_penal_colony")
    by(s, 1, "none")
    assert drawn_by(s) == "mining_world" and goods(s) == "former_penal_colony"
    by(s, 1, "place gem_world")
    by(s, 0, "place rebel_warrior_race")
    assert told(s, 0, "conquers") == ["conquers 0 rebel_warrior_race 3"]
    assert len(drawn_by(s).split()) == 1
    drawn = hand_size(s, 1)
    by(s, 1, *options_of(s)[:1])
    by(s, 1, *options_of(s)[:1])
    assert hand_size(s, 1) == drawn - 2  # no card for a world in the phase it did not choose


def test_a_second_world_in_each_of_two_phases():
    """R6.12, R3.11: powers for more worlds are used once in each."""
    cards = "outlaw_world star_nomad_lair smuggling_lair runaway_robots"
    s = table(side(cards, "new_sparta improved_logistics"), "old_earth", options=TWO_ACTIONS)
    act(s, "settle settle_again", "settle consume_twice")
    for one, two in (("outlaw_world", "star_nomad_lair"), ("smuggling_lair", "runaway_robots")):
        play(s, f"place {one}")
        assert step(s) == "place_second"
        play(s, f"place {two}")
    assert tableau(s).split()[2:] == cards.split() and step(s) != "place_second"
