"""Most goals: for who has most of something, and at least so much; they can be lost."""

import pytest

from tests.cards.race_for_the_galaxy.facts import GOALS
from tests.cards.race_for_the_galaxy.table import (
    GAME,
    QUIRKS,
    act,
    by,
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
}
#: The same number of other cards.
AS_MANY = {
    "greatest_military": "separatist_colony lost_alien_warship new_galactic_order "
    "former_penal_colony",
    "largest_industry": "epsilon_eridani asteroid_belt radioactive_world spice_world",
    "greatest_infrastructure": "epsilon_eridani research_labs mining_robots space_marines "
    "consumer_markets",
    "production_leader": "epsilon_eridani gem_world mining_world space_port new_earth",
}
#: One more of each, for who has as many already.
ONE_MORE = {
    "greatest_military": "blaster_gem_mines",
    "largest_industry": "volcanic_world",
    "greatest_infrastructure": "terraforming_robots",
    "production_leader": "volcanic_world",
}
AFTER = {
    "greatest_military": {"develop", "settle"},
    "largest_industry": {"settle"},
    "greatest_infrastructure": {"develop", "settle"},
    "production_leader": {"settle"},
}


def points(s, seat=0):
    return GAME.view(s, -1).seats[seat].goals


def looked_at(goal, *tableaus, holder=""):
    """After a phase in which nobody did anything, but the goal is looked at."""
    s = table(*tableaus, goals=f"{goal}:{holder}")
    return act(s, min(AFTER[goal]))


# -------------------------------------------------------------------------------- each of them
@pytest.mark.parametrize("goal", MOST)
def test_each_goal_needs_a_least_number(goal):
    """R10.2, R10.9: and then gives five points."""
    least = GOALS["goals"][goal]["least"]
    s = looked_at(goal, EXACTLY[goal], "separatist_colony")
    assert owners(s, goal) == (0,) and points(s) == 5
    assert told(s, 1, "claims") == [f"claims 0 {NUMBER[goal]}"]
    fewer = " ".join(EXACTLY[goal].split()[:-1])
    s = looked_at(goal, fewer, "separatist_colony")
    assert owners(s, goal) == () and points(s) == 0 and least >= 3


@pytest.mark.parametrize("goal", MOST)
@pytest.mark.parametrize("action", ["develop", "settle", "consume_twice", "produce"])
def test_each_goal_is_looked_at_after_its_phases_only(goal, action):
    """R10.9, O8, B2"""
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
    assert owners(s, goal) == ((0,) if action in after else ())


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
    theirs = side(f"{card} {cash(goal)}", AS_MANY[goal])
    s = placed(goal, EXACTLY[goal], theirs, holder=0, cards={1: card})
    assert owners(s, goal) == (1,) and (points(s), points(s, 1)) == (0, 5)
    n = NUMBER[goal]
    assert told(s, 0, "loses", "claims") == [f"loses 0 {n}", f"claims 1 {n}"]


@pytest.mark.parametrize("goal", MOST)
def test_two_who_have_more_send_it_back(goal):
    """R10.2"""
    one, two, holder = EXTRA[goal]
    mine = side(f"{one} {cash(goal)}", EXACTLY[goal])
    theirs = side(f"{two} {cash(goal, *cash(goal).split())}", AS_MANY[goal])
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
}


def test_greatest_military_counts_the_total():
    """R6.8, R10.9: nothing that is good against some worlds only."""
    goal = "greatest_military"
    s = looked_at(goal, "new_sparta drop_ships alien_tech_institute galactic_imperium", "old_earth")
    assert owners(s, goal) == ()
    s = table(side("contact_specialist", EXACTLY[goal]), "old_earth", goals=f"{goal}:0")
    play(act(s, "develop"), "place contact_specialist")
    assert owners(s, goal) == () and told(s, 1, "loses") == ["loses 0 6"]  # no longer enough


def test_a_goal_is_given_at_the_end_of_the_phase_that_makes_it():
    """R10.2, R3.8: first goals before most goals."""
    goals = "greatest_infrastructure galactic_status"
    tableau = "old_earth public_works export_duties genetics_lab"
    s = table(side(f"merchant_guild {money(6, of='worlds')}", tableau), goals=goals)
    play(act(s, "develop"), "place merchant_guild")
    while step(s) == "pay_development":
        assert owners(s, "greatest_infrastructure") == () == owners(s, "galactic_status")
        play(s, options_of(s)[0])
    assert told(s, 1, "claims") == ["claims 0 5", "claims 0 8"]


# -------------------------------------------------------------------------------- cards that leave
LOSING = "old_earth colony_ship export_duties genetics_lab deficit_spending"
RIVAL = side("", "epsilon_eridani research_labs mining_robots space_marines consumer_markets "
             "drop_ships")  # fmt: skip


def losing(*sides, **fields):
    """The first seat, which has Greatest Infrastructure, is about to lose a development."""
    tableau = LOSING + " improved_logistics" * fields.pop("logistics", False)
    mine = side(fields.pop("hand", "pilgrimage_world"), tableau)
    s = table(mine, *sides, goals="greatest_infrastructure:0", **fields)
    act(s, "develop", "settle")
    return play(s, "none", "place pilgrimage_world", "place_free colony_ship")


def test_a_goal_goes_back_at_once_when_a_card_leaves():
    """R10.2, O8: below the least number."""
    s = losing(logistics=True, hand="pilgrimage_world refugee_world")
    assert step(s) == "place_second"  # five developments have become four
    assert owners(s, "greatest_infrastructure") == (0,)
    s = losing()
    assert owners(s, "greatest_infrastructure") == ()
    assert told(s, 1, "spends", "loses") == ["spends 0 colony_ship 0", "loses 0 8"]


def test_a_goal_goes_back_at_once_when_another_has_more_now():
    """R10.2, O8: and is given anew at the end of the phase."""
    theirs = side("", "epsilon_eridani research_labs mining_robots space_marines consumer_markets")
    s = losing(theirs, logistics=True, hand="pilgrimage_world refugee_world")
    assert owners(s, "greatest_infrastructure") == (0,)  # four and four
    s = losing(RIVAL, logistics=True, hand="pilgrimage_world refugee_world")
    assert step(s) == "place_second" and owners(s, "greatest_infrastructure") == ()
    assert told(s, 1, "loses", "claims") == ["loses 0 8"]
    play(s, "none")
    assert owners(s, "greatest_infrastructure") == (1,) and told(s, 0, "claims") == ["claims 1 8"]


def test_a_known_engine_gives_it_anew_only_when_it_looks():
    """Q2, B2: lost at once in Settle, not given before the next Develop."""
    cards = "pilgrimage_world refugee_world"
    s = play(losing(RIVAL, logistics=True, hand=cards, options=QUIRKS), "none")
    assert step(s) == "choose_action" and owners(s, "greatest_infrastructure") == ()
    s = play(losing(RIVAL, logistics=True, hand=cards), "none")
    assert owners(s, "greatest_infrastructure") == (1,)
    s = play(losing(RIVAL, logistics=True, hand=cards, options=QUIRKS), "none")
    play(act(s, "develop"), "none")
    assert owners(s, "greatest_infrastructure") == (1,)


def test_a_known_engine_scores_what_it_counted_last():
    """Q3: a development that was discarded since still counts for the tie."""
    theirs = side("", "epsilon_eridani research_labs mining_robots space_marines consumer_markets")
    mine = side("pilgrimage_world", "old_earth colony_ship export_duties genetics_lab "
                "deficit_spending")  # fmt: skip
    for options, worth in ((QUIRKS, 3), ({}, 0)):
        s = table(mine, theirs, goals="greatest_infrastructure", options=options)
        by(act(s, "develop"), 0, "none")
        assert points(s) == points(s, 1) == 3
        play(act(s, "settle"), "place pilgrimage_world", "place_free colony_ship")
        assert points(s) == worth
        assert points(s, 1) == (3 if options else 5)


def test_other_goals_stay_when_a_card_leaves():
    """R10.2: first goals, goals of others, and what the card does not count for."""
    goals = "galactic_status:0 greatest_military:1 greatest_infrastructure:0"
    tableau = LOSING + " merchant_guild"
    theirs = side("", EXACTLY["greatest_military"])
    s = table(side("pilgrimage_world", tableau), theirs, goals=goals)
    act(s, "develop", "settle")
    play(s, "none", "place pilgrimage_world", "place_free colony_ship")
    assert told(s, 1, "loses", "claims") == []
    assert owners(s, "galactic_status") == (0,) and owners(s, "greatest_military") == (1,)


def test_every_most_goal_is_tested_here():
    assert set(EXACTLY) == set(AS_MANY) == set(ONE_MORE) == set(EXTRA) == set(MOST)
