"""Most goals: for who has most of something, and at least so much; they can be lost."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS, powers
from tests.games.race_for_the_galaxy.rules.round.test_sixes import is_trade
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    QUIRKS,
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

MOST = [key for key, facts in GOALS["goals"].items() if facts["kind"] == "most"]
NUMBER = {key: n for n, key in enumerate(GOALS["goals"])}
#: A tableau that reaches each goal exactly, and a card that then makes one more of it.
EXACTLY = {
    "greatest_military": "new_sparta drop_ships expedition_force",
    "largest_industry": "alpha_centauri artist_colony comet_zone",
    "greatest_infrastructure": "old_earth public_works export_duties genetics_lab deficit_spending",
    "production_leader": "earths_lost_colony artist_colony hive_world lost_alien_battle_fleet",
    "research_leader": "old_earth expedition_force galactic_survey_seti research_labs",
    "propaganda_edge": "new_sparta rebel_miners rebel_base rebel_underground",
    "galactic_prestige": side("", "old_earth", prestige=3),
    "prosperity_lead": "new_sparta public_works tourist_world galactic_trendsetters",
}
#: The same number of other cards.
AS_MANY = {
    "greatest_military": "separatist_colony lost_alien_warship new_galactic_order "
    "former_penal_colony",
    "largest_industry": "epsilon_eridani asteroid_belt radioactive_world spice_world",
    "greatest_infrastructure": "epsilon_eridani research_labs mining_robots space_marines "
    "consumer_markets",
    "production_leader": "epsilon_eridani gem_world mining_world space_port new_earth",
    "research_leader": "new_sparta galactic_renaissance rebel_pact star_nomad_lair",
    "propaganda_edge": "epsilon_eridani rebel_outpost rebel_homeworld rebel_warrior_race",
    "galactic_prestige": side("", "epsilon_eridani", prestige=3),
    "prosperity_lead": "alpha_centauri new_economy merchant_world outlaw_world",
}
#: One more of each, for who has as many already.
ONE_MORE = {
    "greatest_military": "blaster_gem_mines",
    "largest_industry": "volcanic_world",
    "greatest_infrastructure": "terraforming_robots",
    "production_leader": "volcanic_world",
    "research_leader": "trading_outpost",
    "propaganda_edge": "rebel_sympathizers",
    "galactic_prestige": "pan_galactic_security_council",
    "prosperity_lead": "dying_colony",
}
AFTER = {
    "greatest_military": {"develop", "settle"},
    "largest_industry": {"settle"},
    "greatest_infrastructure": {"develop", "settle"},
    "production_leader": {"settle"},
    "research_leader": {"develop", "settle"},
    "propaganda_edge": {"settle"},
    "galactic_prestige": {"develop", "settle", "consume_twice", "produce"},
    "prosperity_lead": {"develop", "settle"},
}


def points(s, seat=0):
    return GAME.view(s, -1).seats[seat].goals


def fewer(goal):
    """One card, or one prestige, too few."""
    whole = EXACTLY[goal]
    if isinstance(whole, dict):
        return {**whole, "prestige": whole["prestige"] - 1}
    return " ".join(whole.split()[:-1])


def with_hand(hand, one):
    """The same side, or a tableau, with this hand."""
    return {**one, "hand": hand.split()} if isinstance(one, dict) else side(hand, one)


def looked_at(goal, *tableaus, holder=""):
    """After a phase in which nobody did anything, but the goal is looked at."""
    s = table(*tableaus, goals=f"{goal}:{holder}")
    return act(s, min(AFTER[goal]))


# -------------------------------------------------------------------------------- each of them
@pytest.mark.parametrize("goal", MOST)
def test_each_goal_needs_a_least_number(goal):
    """R10.2, R10.9, R10.17, R10.18, R10.19, R10.20: and then gives five points."""
    least = GOALS["goals"][goal]["least"]
    s = looked_at(goal, EXACTLY[goal], "separatist_colony")
    assert owners(s, goal) == (0,) and points(s) == 5
    assert told(s, 1, "claims") == [f"claims 0 {NUMBER[goal]}"]
    s = looked_at(goal, fewer(goal), "separatist_colony")
    assert owners(s, goal) == () and points(s) == 0 and least >= 3


@pytest.mark.parametrize("goal", MOST)
@pytest.mark.parametrize("action", ["develop", "settle", "consume_twice", "produce"])
def test_each_goal_is_looked_at_after_its_phases_only(goal, action):
    """R10.9, R10.17, R10.18, R10.19, R10.20, O8, B2"""
    s = act(table(EXACTLY[goal], "separatist_colony", goals=goal), action)
    while step(s) != "choose_action":
        play(s, options_of(s)[0])
    assert owners(s, goal) == ((0,) if action in AFTER[goal] else ())


@pytest.mark.parametrize("goal", MOST)
@pytest.mark.parametrize("action", ["develop", "settle"])
def test_when_a_known_engine_looks(goal, action):
    """Q2, B2: Greatest Infrastructure after Develop only."""
    s = act(table(EXACTLY[goal], "separatist_colony", goals=goal, options=QUIRKS), action)
    after = GOALS["goals"][goal]["engine_looks_after"]
    assert owners(s, goal) == ((0,) if action in after or after == ["any"] else ())


@pytest.mark.parametrize("goal", MOST)
def test_a_tie_gives_it_to_nobody(goal):
    """R10.2: and three points to each at the end."""
    s = looked_at(goal, EXACTLY[goal], AS_MANY[goal])
    assert owners(s, goal) == () and told(s, 0, "claims") == []
    assert points(s) == points(s, 1) == 3


@pytest.mark.parametrize("goal", MOST)
def test_a_tie_leaves_it_with_its_holder(goal):
    """R10.2, R10.10: five points and three."""
    for holder in (0, 1):
        s = looked_at(goal, EXACTLY[goal], AS_MANY[goal], holder=holder)
        assert owners(s, goal) == (holder,)
        assert (points(s, holder), points(s, 1 - holder)) == (5, 3)


def placed(goal, *sides, holder, cards):
    """After a phase in which each seat places the card named for it, if any."""
    phase = "develop" if goal == "greatest_infrastructure" else "settle"
    s = act(table(*sides, goals=f"{goal}:{holder}"), phase)
    for seat, card in cards.items():
        by(s, seat, f"place {card}")
    while step(s) != "choose_action":
        assert owners(s, goal) == (holder,)
        play(s, options_of(s)[0])
    return s


def cash(goal, *without):
    return money(4, *without, of="worlds" if goal == "greatest_infrastructure" else "developments")


@pytest.mark.parametrize("goal", MOST)
def test_who_has_more_takes_it(goal):
    """R10.2"""
    card = ONE_MORE[goal]
    theirs = with_hand(f"{card} {cash(goal)}", AS_MANY[goal])
    s = placed(goal, EXACTLY[goal], theirs, holder=0, cards={1: card})
    assert owners(s, goal) == (1,) and (points(s), points(s, 1)) == (0, 5)
    n = NUMBER[goal]
    assert told(s, 0, "loses", "claims") == [f"loses 0 {n}", f"claims 1 {n}"]


@pytest.mark.parametrize("goal", MOST)
def test_two_who_have_more_send_it_back(goal):
    """R10.2"""
    one, two, holder = EXTRA[goal]
    mine = with_hand(f"{one} {cash(goal)}", EXACTLY[goal])
    theirs = with_hand(f"{two} {cash(goal, *cash(goal).split())}", AS_MANY[goal])
    s = placed(goal, mine, theirs, holder, holder=2, cards={0: one, 1: two})
    assert owners(s, goal) == () and told(s, 0, "loses") == [f"loses 2 {NUMBER[goal]}"]
    assert [points(s, seat) for seat in range(3)] == [3, 3, 0]


#: One more each for two seats, and a third seat with exactly as many as it takes.
EXTRA = {
    "greatest_military": (
        "blaster_gem_mines",
        "rebel_outpost",
        "epsilon_eridani lost_alien_battle_fleet space_marines",
    ),
    "largest_industry": (
        "volcanic_world",
        "mining_world",
        "new_sparta pirate_world space_port new_earth",
    ),
    "greatest_infrastructure": (
        "terraforming_robots",
        "drop_ships",
        "new_sparta diversified_economy mining_conglomerate colony_ship replicant_robots",
    ),
    "production_leader": (
        "volcanic_world",
        "comet_zone",
        "new_sparta spice_world plague_world distant_world rebel_miners",
    ),
    "research_leader": (
        "trading_outpost",
        "smuggling_world",
        "epsilon_eridani expedition_force clandestine_uplift_lab pan_galactic_mediator",
    ),
    "propaganda_edge": (
        "rebel_fuel_cache",
        "primitive_rebel_world",
        "old_earth rebel_colony rebel_convict_mines rebel_fuel_refinery",
    ),
    "galactic_prestige": (
        "pan_galactic_security_council",
        "black_hole_miners",
        side("", "new_sparta", prestige=3),
    ),
    "prosperity_lead": (
        "dying_colony",
        "new_gambling_world",
        "doomed_world terraforming_robots expanding_colony plague_world",
    ),
}


def test_greatest_military_counts_the_total():
    """R6.8, R10.9: nothing that is good against some worlds only."""
    goal = "greatest_military"
    s = looked_at(goal, "new_sparta drop_ships alien_tech_institute galactic_imperium", "old_earth")
    assert owners(s, goal) == ()
    s = table(side("contact_specialist", EXACTLY[goal]), "old_earth", goals=f"{goal}:0")
    play(act(s, "develop"), "place contact_specialist")
    assert owners(s, goal) == () and told(s, 1, "loses") == ["loses 0 12"]  # no longer enough


def test_a_goal_is_given_at_the_end_of_the_phase_that_makes_it():
    """R10.2, R3.8: first goals before most goals."""
    goals = "greatest_infrastructure galactic_status"
    tableau = "old_earth public_works export_duties genetics_lab"
    s = table(side(f"merchant_guild {money(6, of='worlds')}", tableau), goals=goals)
    play(act(s, "develop"), "place merchant_guild")
    while step(s) == "pay_development":
        assert owners(s, "greatest_infrastructure") == () == owners(s, "galactic_status")
        play(s, options_of(s)[0])
    assert told(s, 1, "claims") == ["claims 0 5", "claims 0 14"]


# -------------------------------------------------------------------------------- what counts
def test_research_leader_counts_cards_with_a_power_in_explore():
    """R10.17: each once, however many it has."""
    for key in CARDS:
        assert goal_value("research_leader", key) == bool(powers(key, "explore")), key


def test_propaganda_edge_counts_rebel_military_worlds():
    """R10.18, R1.6"""
    for key, facts in CARDS.items():
        wanted = facts["military"] and "rebel" in facts["keywords"]
        assert goal_value("propaganda_edge", key) == wanted, key


def test_prosperity_lead_counts_cards_with_a_power_in_consume():
    """R10.20: trading is apart; to sell in the phase is not."""
    for key in CARDS:
        codes = [codes[0] for codes, *_ in powers(key, "consume")]
        wanted = any(not is_trade([code]) for code in codes)
        assert goal_value("prosperity_lead", key) == wanted, key


def test_every_most_goal_is_tested_here():
    assert set(EXACTLY) == set(AS_MANY) == set(ONE_MORE) == set(EXTRA) == set(MOST)
