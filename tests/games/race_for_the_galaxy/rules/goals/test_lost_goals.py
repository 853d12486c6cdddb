"""Most goals that are lost: a card leaves a tableau, or prestige is spent."""

import pytest

from starfelt.games.race_for_the_galaxy.rules.round import goals as all_goals
from tests.games.race_for_the_galaxy.rules.goals.test_most_goals import EXACTLY
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    act,
    by,
    military,
    owners,
    play,
    side,
    step,
    table,
    tableau,
    told,
)


def points(s, seat=0):
    return GAME.view(s, -1).seats[seat].goals


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
    assert told(s, 1, "spends", "loses") == ["spends 0 colony_ship 0", "loses 0 14"]


def test_a_goal_goes_back_at_once_when_another_has_more_now():
    """R10.2, O8: and is given anew at the end of the phase."""
    theirs = side("", "epsilon_eridani research_labs mining_robots space_marines consumer_markets")
    s = losing(theirs, logistics=True, hand="pilgrimage_world refugee_world")
    assert owners(s, "greatest_infrastructure") == (0,)  # four and four
    s = losing(RIVAL, logistics=True, hand="pilgrimage_world refugee_world")
    assert step(s) == "place_second" and owners(s, "greatest_infrastructure") == ()
    assert told(s, 1, "loses", "claims") == ["loses 0 14"]
    play(s, "none")
    assert owners(s, "greatest_infrastructure") == (1,) and told(s, 0, "claims") == ["claims 1 14"]


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


RESEARCH = "research_leader"


def sneaking(rules=GAME.rules):
    """The first seat, which has Research Leader, conquers two worlds: the second by Rebel Sneak
    Attack, which is discarded and has a power in Explore."""
    mine = side("rebel_miners clandestine_uplift_lab",
                "new_sparta drop_ships rebel_sneak_attack expedition_force "
                "galactic_survey_seti")  # fmt: skip
    theirs = side("", "old_earth pan_galactic_mediator galactic_renaissance deserted_alien_world")
    s = table(mine, theirs, goals=f"{RESEARCH}:0", options=BRINK, rules=rules)
    act(s, "settle")
    by(s, 0, "place rebel_miners")
    return by(s, 0, "place clandestine_uplift_lab")


def test_a_world_laid_in_this_phase_counts_when_a_card_leaves():
    """R10.2, O17: three to three, so the holder keeps Research Leader."""
    s = sneaking()
    assert "rebel_sneak_attack" not in tableau(s) and tableau(s).endswith("clandestine_uplift_lab")
    assert owners(s, RESEARCH) == (0,) and told(s, 1, "loses", "claims") == []
    assert told(sneaking(rules=3), 1, "loses", "claims")[0] == "loses 0 16"


def test_military_of_a_card_laid_in_this_phase_does_not_count():
    """O17, R10.9: Greatest Military is about what works."""
    mine = side("drop_ships gem_world spice_world comet_zone mining_world",
                "new_sparta space_marines new_galactic_order r_d_crash_program")  # fmt: skip
    s = table(mine, side("", "old_earth"), goals="greatest_military:0", options=BRINK)
    act(s, "settle", "develop")
    play(s, "place drop_ships", "use r_d_crash_program")
    assert all_goals.value(s, s.players[0], MILITARY) == military(s) == 6


MILITARY = all_goals.GOALS[all_goals.GOAL_KEYS["greatest_military"]]


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


# -------------------------------------------------------------------------------- prestige
def spending(mine, theirs, options=BRINK):
    """The first seat, which has Galactic Prestige, spends one of so many."""
    one = side("", "old_earth interstellar_casus_belli", prestige=mine)
    other = side("", "new_sparta", prestige=theirs)
    s = table(one, other, goals="galactic_prestige:0", options=options)
    return play(act(s, "consume_twice"), "use interstellar_casus_belli")


@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "told_of"),
    [
        (4, 0, (0,), []),
        (5, 4, (0,), []),  # as many keep it
        (3, 0, (), ["loses 0 18"]),  # too few
        (5, 5, (1,), ["loses 0 18", "claims 1 18"]),  # fewer than another one
        (3, 3, (1,), ["loses 0 18", "claims 1 18"]),
    ],
)
def test_prestige_that_is_spent_may_cost_the_goal(mine, theirs, holder, told_of):
    """R10.2, R10.19, R11.2: at once, and it is given anew at the end of the phase."""
    s = spending(mine, theirs)
    assert owners(s, "galactic_prestige") == holder
    assert told(s, 1, "loses", "claims") == told_of


def test_the_prestige_card_may_cost_the_goal():
    """R10.2, R11.9: when it is revealed."""
    mine = side("gem_world public_works", "old_earth", prestige=3)
    s = table(mine, side("", "new_sparta"), goals="galactic_prestige:0", options=BRINK)
    act(s, "boost settle", "produce")
    assert step(s) == "place_world" and owners(s, "galactic_prestige") == ()
    assert told(s, 1, "loses") == ["loses 0 18"]


def test_prestige_that_is_spent_costs_no_first_goal():
    """R10.1: Galactic Standing stays."""
    mine = side("", "old_earth interstellar_casus_belli", prestige=2, chips=3)
    s = table(mine, goals="galactic_standing:0", options=BRINK)
    play(act(s, "consume_twice"), "use interstellar_casus_belli")
    assert owners(s, "galactic_standing") == (0,)


def test_a_known_engine_remembers_what_was_lost():
    """Q3: what was counted when prestige was spent."""
    s = spending(4, 0, BRINK | QUIRKS)
    assert owners(s, "galactic_prestige") == (0,) and points(s) == 5


@pytest.mark.parametrize(
    ("options", "rules", "holder"),
    [(BRINK | QUIRKS, GAME.rules, (0,)), (BRINK, GAME.rules, ()), (BRINK | QUIRKS, 3, ())],
)
def test_a_known_engine_compares_with_what_it_counted_last(options, rules, holder):
    """Q17: what another has gained since then does not beat the holder who spends."""
    mine = side("", "old_earth interstellar_casus_belli galactic_power_brokers", prestige=5)
    theirs = side("gem_world spice_world", "new_sparta alien_guardian", prestige=4)
    s = table(mine, theirs, goals="galactic_prestige:0", lead=1, options=options, rules=rules)
    act(s, "consume_twice", "produce")
    by(s, 1, "discard gem_world", "discard spice_world")
    by(s, 0, "use interstellar_casus_belli")
    assert step(s) == "use_power" and owners(s, "galactic_prestige") == holder
