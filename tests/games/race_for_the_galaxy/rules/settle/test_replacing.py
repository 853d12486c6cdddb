"""A world for a better one, by Terraforming Engineers."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    act,
    asked,
    discards,
    goods,
    hand_size,
    military,
    money,
    options_of,
    owners,
    play,
    prestige,
    side,
    step,
    table,
    tableau,
    told,
)

ENGINEERS = "terraforming_engineers"


def engineering(cards, tableau, *answers, coming="", goals="", **fields):
    """The first seat places no world, and may replace one; the other one chose the phase."""
    mine = side(cards, f"{tableau} {ENGINEERS}", **fields)
    s = table(mine, "separatist_colony", options=BRINK, coming=coming, goals=goals)
    return play(act(s, "develop", "settle"), "none", "none", *answers)


@pytest.mark.parametrize("key", with_power("settle", "UPGRADE_WORLD"))
def test_each_power_to_replace_a_world(key):
    """R13.11: by one of the same kind that costs up to so much more; free, for prestige."""
    most = total(key, "settle", "UPGRADE_WORLD")
    worlds = [world for world, facts in CARDS.items() if facts["kind"] == "rare"
              and not facts["military"] and world != "destroyed_world"]  # fmt: skip
    s = engineering(" ".join(worlds), "old_earth destroyed_world")
    assert asked(s) == {"step": "replace_world", "seat": 0}
    assert options_of(s) == ["none", "replace destroyed_world"]
    play(s, "replace destroyed_world")
    assert asked(s, 0) == {"step": "place_better", "seat": 0, "card": "destroyed_world"}
    assert asked(s, 1) == {"step": "replace_world", "seat": 0}  # which one is not open yet
    better = {f"place {world}" for world in worlds if 1 <= CARDS[world]["cost"] <= 1 + most}
    assert set(options_of(s)) == better
    play(s, "place mining_world")
    assert told(s, 1, "replaces", "places", "prestige", "pays") == [
        "replaces 0 destroyed_world 0", "places 0 mining_world 3", f"prestige 0 {key} 1",
    ]  # fmt: skip
    assert tableau(s) == f"old_earth {key} mining_world" and "destroyed_world" in discards(s)
    assert prestige(s) == 1 and s.phase == 0  # the phase is over


def test_not_cheaper_nor_too_dear():
    """R13.11: 0 to 3 more."""
    s = engineering("destroyed_world asteroid_belt new_earth", "old_earth alpha_centauri")
    play(s, "replace alpha_centauri")
    assert options_of(s) == ["place asteroid_belt", "place new_earth"]  # 2 for 2, 5 for 2
    s = engineering(f"terraformed_world {money(1)}", "doomed_world")
    assert options_of(s) == ["none"]  # 5 for 1


def test_grey_for_grey_and_kind_for_kind():
    """R13.11, R13.3"""
    s = engineering("galactic_engineers gem_world pre_sentient_race deserted_alien_outpost",
                    "doomed_world earths_lost_colony")  # fmt: skip
    assert options_of(s) == ["none", "replace earths_lost_colony", "replace doomed_world"]
    play(s, "replace doomed_world")
    assert options_of(s) == ["place galactic_engineers"]


def test_a_world_of_any_kind_fits_every_kind():
    """R13.11, R13.6: but not a grey world, either way."""
    s = engineering("refugee_world deserted_alien_world gem_world pre_sentient_race",
                    "old_earth alien_oort_cloud_refinery")  # fmt: skip
    play(s, "replace alien_oort_cloud_refinery")
    assert options_of(s) == ["place gem_world", "place refugee_world", "place pre_sentient_race"]
    s = engineering(f"alien_oort_cloud_refinery {money(1)}", "old_earth dying_colony "
                    "pilgrimage_world")  # fmt: skip
    assert options_of(s) == ["none", "replace dying_colony"]  # each costs nothing


def test_no_military_worlds():
    """R13.11: neither the old nor the new one."""
    s = engineering("avian_uplift_race rebel_warrior_race", "old_earth empath_world")
    assert options_of(s) == ["none"]
    s = engineering("plague_world galactic_resort", "new_sparta rebel_miners")
    assert step(s) == "choose_action"  # there is no peaceful world at all


def test_it_may_be_declined():
    """R13.11"""
    s = engineering("gem_world", "earths_lost_colony", "none")
    assert tableau(s) == f"earths_lost_colony {ENGINEERS}" and step(s) == "choose_action"
    assert told(s, 1, "passes") == ["passes 0 1"]


def test_without_a_hand_nobody_is_asked():
    """R13.11, O7"""
    s = table(side("", f"old_earth {ENGINEERS}"), "separatist_colony", options=BRINK)
    act(s, "consume_trade", "settle")
    assert step(s) == "choose_action"


def test_goods_of_the_old_and_the_new_world():
    """R13.12: the old good is discarded, a windfall world gets a new one."""
    s = engineering("asteroid_belt", "old_earth volcanic_world+good", "replace volcanic_world")
    size = s.discards.size()
    play(s, "place asteroid_belt")
    assert goods(s) == "asteroid_belt" and s.discards.size() == size + 2
    s = engineering("comet_zone", "old_earth asteroid_belt+good", "replace asteroid_belt",
                    "place comet_zone")  # fmt: skip
    assert goods(s) == ""


def test_a_symbol_gives_prestige():
    """R13.12, R11.1: beside the one of the power."""
    s = engineering("alien_tourist_attraction", "old_earth gem_world", "replace gem_world",
                    "place alien_tourist_attraction")  # fmt: skip
    assert prestige(s) == 2 and told(s, 1, "prestige") == [
        "prestige 0 alien_tourist_attraction 1", f"prestige 0 {ENGINEERS} 1",
    ]  # fmt: skip


def test_it_is_not_settling():
    """R13.12: no draws, no good by Golden Age, no prestige for production worlds; and after it
    there is no second world."""
    powers_ = "golden_age_of_terraforming alien_cornucopia terraforming_robots imperium_fuel_depot"
    mine = side(f"comet_zone gem_world {money(2)}", f"volcanic_world {powers_} improved_logistics "
                f"{ENGINEERS}")  # fmt: skip
    s = act(table(mine, "separatist_colony", options=BRINK), "settle")
    play(s, "none", "replace volcanic_world", "place comet_zone")
    assert prestige(s) == 1 and goods(s) == "" and step(s) == "choose_action"
    assert len(told(s, 0, "draws")) == 1  # the leader's, when the round begins
    assert hand_size(s) == 3 + 1


def test_once_and_not_a_world_placed_in_this_phase():
    """R13.11, O31: before or after the world that is placed."""
    mine = side(f"gem_world prosperous_world {money(4)}", f"doomed_world {ENGINEERS}")
    s = table(mine, "separatist_colony", options=BRINK, coming="space_port")
    act(s, "settle")
    play(s, "place gem_world", "pay_cost")
    assert asked(s)["left"] == 1  # the engineers
    play(s, "pay export_duties")
    assert step(s) == "replace_world" and options_of(s) == ["none"]


def test_the_old_world_counts_until_the_phase_ends():
    """O17: its discount, its military; goals look at what is there."""
    mine = side(f"asteroid_belt refugee_world comet_zone {money(6)}",
                f"old_earth alpha_centauri improved_logistics {ENGINEERS}")  # fmt: skip
    s = act(table(mine, "separatist_colony", options=BRINK), "settle")
    play(s, "place refugee_world", f"use {ENGINEERS}", "replace alpha_centauri",
         "place asteroid_belt", "place comet_zone")  # fmt: skip
    assert asked(s)["left"] == 3 - 1 - 1  # Alpha Centauri and the engineers
    assert military(s) == 0


def test_a_most_goal_is_looked_at_when_the_phase_ends():
    """R10.9, R13.11: Production Leader loses a world, and the goal."""
    four = "earths_lost_colony gem_world comet_zone volcanic_world"
    goal = "production_leader"
    s = engineering("asteroid_belt", four, "replace volcanic_world", "place asteroid_belt",
                    goals=f"{goal}:0")  # fmt: skip
    assert owners(s, goal) == () and "asteroid_belt" in tableau(s)


def test_after_a_takeover_was_declared():
    """R13.11, O31: it is no first world, and needs none."""
    mine = side("comet_zone", f"new_sparta volcanic_world interstellar_casus_belli {ENGINEERS}",
                prestige=1)  # fmt: skip
    s = act(table(mine, "old_earth rebel_miners", options=BRINK), "settle")
    play(s, "none", "attack rebel_miners")
    assert step(s) == "replace_world"
    play(s, "replace volcanic_world", "place comet_zone")
    assert tableau(s).endswith("comet_zone rebel_miners") and prestige(s) == 1 - 1 + 1 + 2
