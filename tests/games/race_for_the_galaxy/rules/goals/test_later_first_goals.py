"""First goals of Rebel vs Imperium and The Brink of War: what each asks for, exactly."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, powers
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    act,
    asked,
    by,
    chips,
    money,
    options_of,
    owners,
    play,
    side,
    step,
    table,
    told,
)
from tests.games.race_for_the_galaxy.rules.table import (
    goal_value as value,
)

NO_TAKEOVERS = BRINK | {"takeovers": False}
UPLIFT = ["avian_uplift_race", "insect_uplift_race", "uplift_gene_breeders"]
IMPERIUM = ["imperium_lords", "imperium_seat", "imperium_troops"]
MILITARY = ["rebel_miners", "rebel_base", "outlaw_world", "rebel_outpost"]
TAKEOVER = [key for key, facts in CARDS.items() if any(
    code.startswith("TAKEOVER_") and code != "TAKEOVER_DEFENSE"
    for codes, *_ in powers(key, "settle") for code in codes)]  # fmt: skip


def reached(goal, *sides, action="settle", **fields):
    """Who has the goal after a phase without placements, before leaders have their chips."""
    options = fields.pop("options", BRINK) | {"cap": 1}
    s = act(table(*sides, goals=goal, options=options, **fields), action)
    while not s.is_over():
        play(s, options_of(s)[0])
    return owners(s, goal)


def without(key, cards, number):
    """So many of these cards, and not this one."""
    return [card for card in cards if card != key][:number]


# -------------------------------------------------------------------------------- uplift
def test_uplift_knowledge_is_for_three_uplift_cards():
    """R10.11, R1.4: those with the keyword, and no others."""
    goal = "uplift_knowledge"
    for key, facts in CARDS.items():
        uplift = "uplift" in facts["keywords"]
        assert value(goal, *without(key, UPLIFT, 2), key) == (3 if uplift else 2), key
    assert reached(goal, " ".join(UPLIFT)) == (0,) and reached(goal, " ".join(UPLIFT[:2])) == ()


def test_uplift_knowledge_is_given_at_the_end_of_the_phase():
    """R10.11, R10.1"""
    goal = "uplift_knowledge"
    mine = side(f"uplift_code {money(6, of='worlds')}", f"old_earth {' '.join(UPLIFT[:2])}")
    s = play(act(table(mine, goals=goal), "develop"), "place uplift_code")
    while step(s) == "pay_development":
        assert owners(s, goal) == ()
        play(s, options_of(s)[0])
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 6"]


# -------------------------------------------------------------------------------- goods
@pytest.mark.parametrize("number", [3, 4, 5])
def test_galactic_riches_is_for_four_goods(number):
    """R10.12, B5: of any kind, after Settle and Produce."""
    goal = "galactic_riches"
    worlds = ["gem_world", "comet_zone", "spice_world", "mining_world", "empath_world"][:number]
    tableau = "new_sparta " + " ".join(f"{world}+good" for world in worlds)
    assert reached(goal, tableau) == ((0,) if number >= 4 else ())
    bare = "new_sparta gem_world comet_zone spice_world mining_world hive_world"
    tableau = " ".join(bare.split()[: number + 1])
    assert reached(goal, tableau, action="produce") == ((0,) if number >= 4 else ())


def test_galactic_riches_counts_the_good_of_a_new_windfall_world():
    """R10.12, R6.11"""
    goal = "galactic_riches"
    mine = side("refugee_world public_works", "new_sparta gem_world+good comet_zone+good "
                "spice_world+good")  # fmt: skip
    s = play(act(table(mine, goals=goal), "settle"), "place refugee_world")
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 7"]


# -------------------------------------------------------------------------------- cards
def test_expansion_leader_is_for_eight_cards():
    """R10.13: worlds and developments, in the same phase for all."""
    goal = "expansion_leader"
    assert reached(goal, f"new_sparta {money(6)}") == ()
    assert reached(goal, f"new_sparta {money(7)}") == (0,)
    worlds = f"old_earth {money(7, of='worlds')}"
    assert reached(goal, f"new_sparta {money(7)}", worlds) == (0, 1)
    mine = side("refugee_world space_marines", f"new_sparta {money(6)}")
    s = play(act(table(mine, goals=goal), "settle"), "place refugee_world")
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 8"]


# -------------------------------------------------------------------------------- peace and war
def test_peace_war_leader_is_for_negative_military():
    """R10.14: with two worlds at least."""
    goal = "peace_war_leader"
    peace = "pan_galactic_mediator"
    assert reached(goal, f"old_earth gem_world {peace}") == (0,)
    assert reached(goal, f"old_earth {peace}") == ()
    assert reached(goal, f"epsilon_eridani gem_world {peace}") == ()  # none, not below it
    assert reached(goal, "old_earth gem_world") == ()
    s = table(side("pan_galactic_mediator", "old_earth gem_world"), goals=goal)
    s = play(act(s, "develop"), "place pan_galactic_mediator")
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 9"]


@pytest.mark.parametrize("key", TAKEOVER)
def test_peace_war_leader_is_for_a_power_to_take_over(key):
    """R10.14, R2.11: with two military worlds, and takeovers being played."""
    goal = "peace_war_leader"
    quiet = "separatist_colony"  # with no military world to strike
    assert reached(goal, f"old_earth outlaw_world pirate_world {key}", quiet) == (0,)
    assert reached(goal, f"old_earth outlaw_world gem_world {key}", quiet) == ()
    one = f"old_earth outlaw_world pirate_world {key}"
    assert reached(goal, one, quiet, options=NO_TAKEOVERS) == ()


def test_peace_war_leader_needs_a_takeover_power():
    """R10.14: neither defence nor veto will do."""
    goal = "peace_war_leader"
    for key in ("rebel_pact", "pan_galactic_security_council", "imperium_invasion_fleet"):
        assert reached(goal, f"old_earth outlaw_world pirate_world {key}") == ()
    assert reached(goal, "old_earth gem_world pan_galactic_mediator", options=NO_TAKEOVERS) == (0,)


# -------------------------------------------------------------------------------- standing
@pytest.mark.parametrize(
    ("prestige", "held", "given"), [(2, 3, True), (1, 3, False), (2, 2, False), (5, 9, True)]
)
def test_galactic_standing_is_for_prestige_and_chips(prestige, held, given):
    """R10.15"""
    mine = side("", "old_earth", prestige=prestige, chips=held)
    assert reached("galactic_standing", mine) == ((0,) if given else ())


def test_galactic_standing_is_looked_at_when_a_leader_has_a_chip():
    """R10.15, R11.5: at the start of a round."""
    goal = "galactic_standing"
    s = table(side("", "old_earth", prestige=2, chips=2), goals=goal, options=BRINK, leaders=[0])
    act(s, "settle")
    assert chips(s) == 3 and owners(s, goal) == (0,)
    assert told(s, 1, "round", "gains", "claims") == ["round -1 2", "gains 0 1", "claims 0 10"]


def test_galactic_standing_is_looked_at_at_the_end_of_a_round():
    """R10.15"""
    goal = "galactic_standing"
    mine = side("", "old_earth", prestige=2, chips=3)
    s = act(table(mine, goals=goal, options=BRINK, coming="gem_world"), "search")
    by(s, 0, "look_for alien_world", "take")
    by(s, 1, "look_for alien_world", "take")
    assert owners(s, goal) == (0,) and told(s, 1, "phase") == []


def test_standard_of_living_is_looked_at_when_a_leader_has_a_chip():
    """R10.3, R11.5"""
    goal = "galactic_standard_of_living"
    s = table(side("", "old_earth", prestige=2, chips=4), goals=goal, options=BRINK, leaders=[0])
    act(s, "settle")
    assert chips(s) == 5 and owners(s, goal) == (0,)


# -------------------------------------------------------------------------------- influence
def test_military_influence_is_for_three_imperium_cards():
    """R10.16, R1.4: those with the keyword, and no others."""
    goal = "military_influence"
    for key, facts in CARDS.items():
        imperium = "imperium" in facts["keywords"]
        assert value(goal, *without(key, IMPERIUM, 2), key) == imperium, key
    assert reached(goal, f"old_earth {' '.join(IMPERIUM)}") == (0,)


def test_military_influence_is_for_four_military_worlds():
    """R10.16: of any sort."""
    goal = "military_influence"
    for key, facts in CARDS.items():
        assert value(goal, *without(key, MILITARY, 3), key) == facts["military"], key
    assert reached(goal, f"old_earth {' '.join(MILITARY)}") == (0,)


def test_galactic_status_does_not_count_pan_galactic_research():
    """R10.8, R13.14"""
    for card, found in (("pan_galactic_research", ()), ("prospecting_guild", (0,))):
        mine = side(f"{card} {money(5, of='worlds')}", "new_sparta")
        s = play(act(table(mine, goals="galactic_status"), "develop"), f"place {card}")
        assert owners(s, "galactic_status") == found
        assert asked(s)["step"] == "choose_action"
