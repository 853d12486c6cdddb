"""First goals: for all who reach them in the same phase, kept for ever."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    act,
    by,
    goal_value,
    money,
    options_of,
    owners,
    play,
    side,
    step,
    table,
    told,
)

FIRST = [key for key, facts in GOALS["goals"].items() if facts["kind"] == "first"]
ALIENS = "alien_robot_sentry deserted_alien_outpost"
#: Powers in five of six phases: not in Develop.
FIVE = "star_nomad_lair old_earth expedition_force galactic_engineers"


def points(s, seat=0):
    return GAME.view(s, -1).seats[seat].goals


# -------------------------------------------------------------------------------- each of them
@pytest.mark.parametrize(("before", "reached"), [(3, False), (4, True), (5, True)])
def test_galactic_standard_of_living_is_for_five_chips(before, reached):
    """R10.3: after Consume."""
    goal = "galactic_standard_of_living"
    s = table(side("", "old_earth gem_world+good", chips=before), goals=goal)
    assert owners(s, goal) == ()
    act(s, "settle", "consume_trade")
    assert owners(s, goal) == ((0,) if reached else ())
    assert points(s) == 3 * reached
    assert told(s, 1, "claims") == ["claims 0 0"] * reached


@pytest.mark.parametrize("other", ["volcanic_world", "spice_world", "outlaw_world"])
def test_system_diversity_is_for_a_world_of_each_kind(other):
    """R10.4: after Settle."""
    goal = "system_diversity"
    tableau = "new_sparta artist_colony deserted_alien_outpost pre_sentient_race"
    s = table(side(f"{other} {money(3)}", tableau), goals=goal)
    play(act(s, "develop", "settle"), "none", f"place {other}")
    while step(s) == "pay_world":
        assert owners(s, goal) == ()  # not before the end of the phase
        play(s, options_of(s)[0])
    assert owners(s, goal) == ((0,) if other == "volcanic_world" else ())


def test_overlord_discoveries_is_for_three_alien_cards():
    """R10.5: worlds and developments; after Develop or Settle."""
    goal = "overlord_discoveries"
    s = table(side("damaged_alien_factory", f"new_sparta expedition_force {ALIENS}"), goals=goal)
    play(act(s, "develop", "settle"), "none", "place damaged_alien_factory")
    assert owners(s, goal) == (0,)
    cash = money(5, of="worlds")
    s = table(side(f"alien_tech_institute {cash}", f"new_sparta {ALIENS}"), goals=goal)
    play(act(s, "develop"), "place alien_tech_institute")
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 2"]
    s = table(side("rebel_miners", f"new_sparta {ALIENS}"), goals=goal)
    play(act(s, "develop", "settle"), "none", "place rebel_miners")
    assert owners(s, goal) == ()


def test_which_designs_count_for_overlord_discoveries():
    """R10.5, R1.4: those with the keyword, and no others."""
    for key, facts in CARDS.items():
        others = [card for card in (*ALIENS.split(), "deserted_alien_colony") if card != key][:2]
        alien = "alien" in facts["keywords"]
        assert goal_value("overlord_discoveries", *others, key) == (3 if alien else 2), key


@pytest.mark.parametrize(("cards", "reached"), [(7, False), (8, True), (9, True)])
def test_budget_surplus_is_for_a_discard_at_the_end_of_the_round(cards, reached):
    """R10.6: with a sale for three cards."""
    goal = "budget_surplus"
    s = act(table(side(money(cards), "alpha_centauri+good"), goals=goal), "consume_trade")
    while step(s) == "discard_to_limit":
        assert owners(s, goal) == ()
        play(s, options_of(s)[0])
    assert owners(s, goal) == ((0,) if reached else ())
    assert told(s, 1, "claims") == ["claims 0 3"] * reached


def test_innovation_leader_is_for_a_power_in_each_phase():
    """R10.7: and one for trading; after Develop or Settle."""
    goal = "innovation_leader"
    s = table(side("investment_credits gem_world", FIVE), goals=goal)
    play(act(s, "develop"), "place investment_credits")
    assert owners(s, goal) == (0,) and told(s, 1, "claims") == ["claims 0 4"]
    s = table(side("space_marines gem_world", FIVE), goals=goal)
    play(act(s, "develop"), "place space_marines")
    assert owners(s, goal) == ()


#: A tableau with a power in each phase but one, each time with Investment Credits to come.
LACKING = {
    "explore": "old_earth galactic_engineers space_marines",
    "settle": "old_earth galactic_engineers star_nomad_lair",
    "trade": "epsilon_eridani expanding_colony expedition_force",
    "consume": "galactic_engineers expedition_force",
    "produce": "old_earth expedition_force",
}


@pytest.mark.parametrize("missing", LACKING)
def test_innovation_leader_needs_every_phase(missing):
    """R10.7: Explore, Develop, Settle, trading, Consume, Produce."""
    goal = "innovation_leader"
    s = table(side("investment_credits gem_world", LACKING[missing]), goals=goal)
    play(act(s, "develop"), "place investment_credits")
    assert owners(s, goal) == ()


def test_galactic_status_is_for_a_six_cost_development():
    """R10.8: after Develop."""
    goal = "galactic_status"
    for card, cash, reached in (("merchant_guild", 5, True), ("consumer_markets", 4, False)):
        s = table(side(f"{card} {money(cash, of='worlds')}", "new_sparta"), goals=goal)
        play(act(s, "develop"), f"place {card}")
        assert owners(s, goal) == ((0,) if reached else ())


# -------------------------------------------------------------------------------- moments
#: Who has reached a goal before the phase after which it is looked at.
LATE = {
    "galactic_standard_of_living": side("", "old_earth", chips=5),
    "system_diversity": side("", "alpha_centauri artist_colony deserted_alien_outpost hive_world"),
    "overlord_discoveries": side("", f"new_sparta {ALIENS} deserted_alien_world"),
    "innovation_leader": side("", f"{FIVE} investment_credits"),
    "galactic_status": side("", "old_earth merchant_guild"),
    "uplift_knowledge": side("", "new_sparta uplift_code avian_uplift_race insect_uplift_race"),
    "galactic_riches": side(
        "", "new_sparta gem_world+good comet_zone+good spice_world+good mining_world+good"
    ),
    "expansion_leader": side("", f"new_sparta {money(7)}"),
    "peace_war_leader": side("", "old_earth gem_world pan_galactic_mediator"),
    "galactic_standing": side("", "old_earth", prestige=2, chips=3),
    "military_influence": side("", "old_earth imperium_troops imperium_lords imperium_seat"),
}
AFTER = {
    "galactic_standard_of_living": {"consume_twice"},
    "system_diversity": {"settle"},
    "overlord_discoveries": {"develop", "settle"},
    "innovation_leader": {"develop", "settle"},
    "galactic_status": {"develop"},
    "uplift_knowledge": {"develop", "settle"},
    "galactic_riches": {"settle", "produce"},
    "expansion_leader": {"develop", "settle"},
    "peace_war_leader": {"develop", "settle"},
    "galactic_standing": {"develop", "settle", "consume_twice", "produce"},
    "military_influence": {"develop", "settle"},
}


@pytest.mark.parametrize("goal", LATE)
@pytest.mark.parametrize("action", ["develop", "settle", "consume_twice", "produce"])
def test_a_goal_is_looked_at_after_its_phases_only(goal, action):
    """R10.3, R10.4, R10.5, R10.7, R10.8, R10.11, R10.12, R10.13, R10.14, R10.15, R10.16"""
    s = act(table(LATE[goal], "epsilon_eridani", goals=goal), action)
    while step(s) != "choose_action":
        play(s, options_of(s)[0])
    assert owners(s, goal) == ((0,) if action in AFTER[goal] else ())


@pytest.mark.parametrize("goal", LATE)
def test_no_goal_is_given_after_explore_or_at_the_end_of_a_round(goal):
    """R10.1, R10.15: but Galactic Standing, which is given whenever it is reached."""
    s = act(table(LATE[goal], "epsilon_eridani", goals=goal), "explore_five")
    while step(s) == "keep_drawn":
        play(s, options_of(s)[0])
    given = goal == "galactic_standing"
    assert step(s) == "choose_action" and owners(s, goal) == ((0,) if given else ())


# -------------------------------------------------------------------------------- who has it
def test_all_who_reach_it_in_the_same_phase_have_it():
    """R10.1: three points each."""
    goal = "galactic_standard_of_living"
    mine = side("", "old_earth gem_world+good", chips=4)
    theirs = side("", "epsilon_eridani spice_world+good", chips=4)
    s = act(table(mine, theirs, side("", "new_sparta", chips=4), goals=goal), "consume_twice")
    assert owners(s, goal) == (0, 1) and [points(s, n) for n in range(3)] == [3, 3, 0]


def test_who_comes_later_gets_nothing():
    """R10.1: and it is kept for ever."""
    goal = "galactic_standard_of_living"
    mine, theirs = side("", "old_earth gem_world+good", chips=4), side("", "new_sparta", chips=5)
    s = act(table(mine, theirs, goals=f"{goal}:1"), "consume_twice")
    assert owners(s, goal) == (1,) and points(s) == 0 and points(s, 1) == 3


def test_a_first_goal_stays_with_who_no_longer_satisfies_it():
    """R10.1"""
    goal = "innovation_leader"
    tableau = "old_earth star_nomad_lair galactic_engineers investment_credits colony_ship"
    s = act(table(side("gem_world public_works", tableau), goals=f"{goal}:0"), "develop", "settle")
    play(s, "none", "place gem_world")
    assert told(s, 1, "spends") == ["spends 0 colony_ship 0"]  # no Settle power is left
    assert owners(s, goal) == (0,) and points(s) == 3


def test_budget_surplus_is_shared_by_all_who_discard_in_the_same_round():
    """R10.6, R10.1"""
    goal = "budget_surplus"
    mine = side(money(9), "alpha_centauri+good")
    theirs = side(THEIRS, "new_sparta asteroid_belt+good")
    s = act(table(mine, theirs, goals=goal), "consume_trade")
    assert s.asked() == [0, 1]
    for seat in (1, 0):
        while seat in s.asked() and step(s) == "discard_to_limit":
            by(s, seat, options_of(s, seat=seat)[0])
    assert owners(s, goal) == (0, 1)


THEIRS = (
    "spice_world artist_colony comet_zone mining_world space_port radioactive_world pirate_world "
    "empath_world"
)


def test_every_first_goal_has_a_test_here():
    assert set(LATE) | {"budget_surplus"} == set(FIRST)
