"""One more world by Rebel Sneak Attack, alone and with the other powers for more worlds."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    QUIRKS,
    act,
    asked,
    discards,
    drawn_by,
    goods,
    money,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    tableau,
    told,
)

SNEAK = "rebel_sneak_attack"
THREE = f"new_sparta improved_logistics {SNEAK} terraforming_engineers"


def settling(cards, tableau, *answers, options=BRINK, theirs="separatist_colony", **fields):
    """The first seat settles, having chosen it."""
    s = table(side(cards, tableau, **fields), theirs, options=options)
    return play(act(s, "settle"), *answers)


@pytest.mark.parametrize("key", with_power("settle", "PLACE_MILITARY"))
def test_each_power_to_conquer_one_more_world(key):
    """R6.23, O23: after a world; it is discarded when the world is conquered."""
    s = settling(f"refugee_world outlaw_world {money(1)}", f"new_sparta {key}",
                 "place refugee_world")  # fmt: skip
    assert asked(s) == {"step": "place_by_sneak", "seat": 0}
    assert tableau(s) == f"new_sparta {key} refugee_world"
    play(s, "place outlaw_world")
    assert told(s, 1, "places", "conquers", "spends") == [
        "places 0 outlaw_world 4", "conquers 0 outlaw_world 1", f"spends 0 {key} 0",
    ]  # fmt: skip
    assert tableau(s) == "new_sparta refugee_world outlaw_world" and discards(s) == key
    assert step(s) == "choose_action"


def test_it_may_be_declined_and_is_kept():
    """R6.23, O31"""
    s = settling(f"refugee_world outlaw_world {money(1)}", f"new_sparta {SNEAK}",
                 "place refugee_world", "none")  # fmt: skip
    assert tableau(s) == f"new_sparta {SNEAK} refugee_world" and step(s) == "choose_action"
    assert told(s, 1, "passes") == ["passes 0 1"]


def test_no_world_no_more_world():
    """R6.23: it follows a first one."""
    s = settling("outlaw_world", f"new_sparta {SNEAK}", "none")
    assert step(s) == "choose_action"


def test_only_military_worlds_and_only_by_conquest():
    """R6.23, O23: whatever else could pay for them."""
    cards = f"refugee_world outlaw_world rebel_colony gem_world {money(5)}"
    beside = f"new_sparta {SNEAK} contact_specialist colony_ship imperium_cloaking_technology"
    s = settling(cards, beside, "place refugee_world", "pay_cost")
    assert step(s) == "place_by_sneak" and options_of(s) == ["none", "place outlaw_world"]
    play(s, "place outlaw_world")
    assert told(s, 1, "conquers", "uses", "pays") == ["conquers 0 outlaw_world 1"]


def test_a_peaceful_world_by_stealth_in_that_engine():
    """Q8: by a card that conquers peaceful worlds, which is discarded as well."""
    beside = f"new_sparta {SNEAK} imperium_cloaking_technology"
    cards = f"outlaw_world comet_zone {money(1)}"
    s = settling(cards, beside, "place outlaw_world", "conquer", options=BRINK | QUIRKS)
    assert "place comet_zone" in options_of(s)
    play(s, "place comet_zone")
    assert tableau(s) == "new_sparta outlaw_world comet_zone"
    s = settling(cards, beside, "place outlaw_world")
    assert "place comet_zone" not in options_of(s)


def test_temporary_military_helps():
    """R6.19, R6.23: what was used for the first world, and what is left."""
    s = settling(f"rebel_underground rebel_colony rebel_outpost {money(2)}",
                 f"new_sparta mercenary_fleet {SNEAK}", "place rebel_underground")  # fmt: skip
    assert "place rebel_outpost" in options_of(s)  # 4 and a card of the hand, or two
    play(s, "place rebel_outpost")
    assert step(s) == "arm" and "done" not in options_of(s)


def test_draws_follow_and_the_settle_bonus_does_not():
    """R6.12, R6.23: for the second world powers draw, the action card does not."""
    s = settling(f"outlaw_world star_nomad_lair {money(1)}",
                 f"new_sparta {SNEAK} terraforming_robots", "place outlaw_world")  # fmt: skip
    assert len(drawn_by(s).split()) == 2
    play(s, "place star_nomad_lair")
    assert len(drawn_by(s).split()) == 1 and goods(s) == "star_nomad_lair"


# -------------------------------------------------------------------------------- together
CARDS = f"outlaw_world smuggling_lair runaway_robots pirate_world refugee_world {money(2)}"


def test_three_powers_in_any_order():
    """O31, R6.12, R6.23, R13.11: each once; which one is asked while there are several."""
    beside = f"{THREE} dying_colony"
    s = settling(CARDS, beside, "place outlaw_world")
    assert asked(s) == {"step": "use_to_settle", "seat": 0}
    assert options_of(s) == [
        "none", "use improved_logistics", "use terraforming_engineers", f"use {SNEAK}",
    ]  # fmt: skip
    play(s, f"use {SNEAK}", "place smuggling_lair")
    assert options_of(s) == ["none", "use improved_logistics", "use terraforming_engineers"]
    play(s, "use terraforming_engineers", "replace dying_colony", "place refugee_world")
    assert step(s) == "place_second"  # only one is left
    play(s, "place runaway_robots")
    assert step(s) == "choose_action"
    assert tableau(s) == (
        "new_sparta improved_logistics terraforming_engineers outlaw_world smuggling_lair "
        "refugee_world runaway_robots"
    )


def test_none_is_the_end_of_it():
    """O31"""
    s = settling(CARDS, f"{THREE} dying_colony", "place outlaw_world", "none")
    assert step(s) == "choose_action" and SNEAK in tableau(s)


def test_one_declined_leaves_the_others():
    """O31: to use a power and then place nothing uses it up for this phase."""
    s = settling(CARDS, f"new_sparta improved_logistics {SNEAK}", "place outlaw_world")
    play(s, "use improved_logistics", "none")
    assert step(s) == "place_by_sneak"
    play(s, "none")
    assert step(s) == "choose_action"
    s = settling(CARDS, f"new_sparta improved_logistics {SNEAK}", "place outlaw_world")
    play(s, f"use {SNEAK}", "none")
    assert step(s) == "place_second"


# -------------------------------------------------------------------------------- takeovers
WAR = "interstellar_casus_belli"


def test_a_takeover_declared_is_a_first_world():
    """R6.24: for both; it is resolved later."""
    for power, question in ((SNEAK, "place_by_sneak"), ("improved_logistics", "place_second")):
        s = settling(f"outlaw_world {money(1)}", f"new_sparta {WAR} {power}", "none",
                     "attack rebel_miners", theirs="old_earth rebel_miners",
                     prestige=1)  # fmt: skip
        assert step(s) == question and told(s, 1, "takes_over", "fails") == []
        play(s, "place outlaw_world")
        assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_miners 0"]
        assert tableau(s).endswith("outlaw_world rebel_miners")


def test_a_takeover_in_place_of_a_second_world():
    """R6.24, R7.1: after a world, or after another takeover."""
    theirs = "old_earth rebel_miners outlaw_world"
    beside = f"new_sparta {WAR} improved_logistics drop_ships"
    s = settling(f"refugee_world {money(1)}", beside, "place refugee_world", "none",
                 theirs=theirs, prestige=2)  # fmt: skip
    assert step(s) == "declare_takeover"
    play(s, "attack rebel_miners")
    assert tableau(s).endswith("refugee_world rebel_miners")
    s = settling(money(1), beside, "none", "attack rebel_miners", theirs=theirs, prestige=2)
    assert step(s) == "place_second"
    play(s, "none")
    assert options_of(s) == ["none", "attack rebel_miners", "attack outlaw_world"]
    play(s, "attack outlaw_world")
    assert told(s, 1, "takes_over") == [
        "takes_over 0 1 rebel_miners 0", "takes_over 0 1 outlaw_world 0",
    ]  # fmt: skip
    assert prestige(s) == 2 - 2 + 4


def test_a_second_takeover_without_a_hand():
    """R6.24, O7: there is no world to be asked for."""
    s = settling("", f"new_sparta {WAR} improved_logistics drop_ships", "attack rebel_miners",
                 theirs="old_earth rebel_miners outlaw_world", prestige=2)  # fmt: skip
    assert step(s) == "declare_takeover"
    play(s, "none")
    assert tableau(s).endswith("rebel_miners") and step(s) == "choose_action"


def test_without_a_hand_or_a_target_there_is_no_second():
    """R6.24, O7"""
    s = settling("", f"new_sparta {WAR} improved_logistics drop_ships", "attack rebel_miners",
                 theirs="old_earth rebel_miners outlaw_world", prestige=1)  # fmt: skip
    assert step(s) == "choose_action"  # Casus Belli needs prestige again


def test_a_sneak_attack_discarded_for_a_takeover_is_gone():
    """R7.4, R6.23: it can't conquer a world as well."""
    s = settling(f"outlaw_world {money(1)}", f"new_sparta {SNEAK}", "none", "attack rebel_miners",
                 theirs="imperium_warlord rebel_miners")  # fmt: skip
    assert step(s) == "choose_action" and discards(s) == SNEAK
