"""The rules of thumb for Race for the Galaxy: starting, searching, prestige, goods of any kind."""

import pytest

from tests.games.race_for_the_galaxy.bot.test_rules_of_thumb import answers, choice
from tests.games.race_for_the_galaxy.rules.round.test_start_choice import choosing, keep
from tests.games.race_for_the_galaxy.rules.table import (
    ARMIES,
    BRINK,
    act,
    by,
    chips,
    money,
    play,
    prestige,
    side,
    step,
    table,
)

OORT = "alien_oort_cloud_refinery"
DULL = "rebel_homeworld lost_alien_battle_fleet"


# -------------------------------------------------------------------------------- the start
def test_a_start_world_is_kept_that_is_better():
    """Old Earth's points and powers against a world that is there to be left."""
    assert choice(choosing("old_earth doomed_world", "new_sparta ancient_race")) == "keep old_earth"


def test_the_hand_decides_which_cards_go():
    s = choosing("new_sparta old_earth", "doomed_world ancient_race")
    play(s, "keep new_sparta")
    assert step(s) == "discard_at_start"
    found = answers(s, until="choose_action")
    assert len(found) == 2 and "discard pirate_world" not in found  # which it can conquer


def test_scavengers_save_a_card_that_is_for_later():
    s = choosing("galactic_scavengers new_sparta", "doomed_world ancient_race")
    keep(s, 0, "galactic_scavengers", "gem_world", "spice_world")
    keep(s, 1, "doomed_world", "comet_zone", "mining_world")
    while step(s) != "save_at_start":
        play(s, "discard comet_zone")
    assert choice(s) == "save new_earth"  # the dearest of them


# -------------------------------------------------------------------------------- the prestige card
FULL = "gem_world+good spice_world+good comet_zone+good outlaw_world expanding_colony old_earth"


def acting(hand, tableau, **fields):
    fields = {"prestige": 2, **fields}
    late = {"round": fields.pop("round", 9), "pool": fields.pop("pool", 12)}
    return choice(table(side(hand, tableau, **fields), options=BRINK, **late))


def test_chips_count_three_times_when_there_are_many():
    assert acting("", FULL, pool=6, prestige=3) == "boost consume_twice"


def test_without_prestige_there_is_no_boost_and_without_the_card_neither():
    assert acting("", FULL, pool=6, prestige=0) == "choose consume_twice"
    assert acting("", FULL, pool=6, prestige=3, spent=True) == "choose consume_twice"


def test_the_prestige_card_is_not_spent_on_nothing():
    """Not in the first round, to explore; and not for a world that can be had without."""
    assert acting(DULL, "old_earth", round=1, pool=29).startswith("choose")
    assert acting("rebel_miners", "new_sparta", round=2, pool=29) == "choose settle"


def test_two_more_military_win_a_great_world():
    hand = "rebel_homeworld " + money(1)
    assert acting(hand, "new_sparta " + ARMIES[4], round=8) == "boost settle"


def test_who_chooses_last_knows_what_comes():
    """The others produce: so the owner of Psi-Crystal World need not."""
    mine = side("rebel_homeworld", f"new_sparta psi_crystal_world gem_world {ARMIES[6]}")
    s = table(mine, "old_earth", options=BRINK, round=6)
    assert s.asked() == [1]
    by(s, 1, "choose produce")
    assert s.asked() == [0] and choice(s) == "choose settle"


def test_nobody_consumes_prestige_that_is_not_there():
    """Nor are there goods: only something else brings the game on."""
    mine = "old_earth interstellar_casus_belli outlaw_world gem_world rebel_miners"
    assert "consume" not in acting("galactic_survey_seti", mine, prestige=0)


# -------------------------------------------------------------------------------- searching
def searching(hand, tableau, **fields):
    s = table(side(hand, tableau), options=BRINK, round=6, **fields)
    return act(s, "search", "explore_five")


def test_soldiers_look_for_what_they_can_conquer():
    assert choice(searching("", "new_sparta " + ARMIES[7])) == "look_for stronghold"


def test_a_good_find_is_taken_and_a_poor_one_is_not():
    army = "new_sparta " + ARMIES[5]
    s = play(searching("", army, coming="lost_alien_battle_fleet"), "look_for stronghold")
    assert step(s) == "take_found" and choice(s) == "take"
    s = play(searching("", army, coming="rebel_outpost"), "look_for stronghold")
    assert choice(s) == "decline"


# -------------------------------------------------------------------------------- hands
def test_a_useless_card_is_given_for_prestige():
    s = act(table(side(DULL, "old_earth pan_galactic_hologrid"), options=BRINK), "explore_five")
    assert step(s) == "discard_for_prestige" and choice(s).split()[0] == "discard"


def test_mixing_keeps_the_best_of_all():
    """Two worlds out of reach are discarded for two that were drawn."""
    s = table(side(DULL, "old_earth rebel_pact"), coming="gem_world artist_colony", round=4,
              options=BRINK)  # fmt: skip
    act(s, "explore_one", "develop")
    assert step(s) == "discard_mixed"
    assert choice(s) in ("discard rebel_homeworld", "discard lost_alien_battle_fleet")


def test_two_useless_cards_for_prestige_or_none():
    council = "old_earth pan_galactic_security_council"
    s = act(table(side(DULL, council), options=BRINK, round=5), "consume_twice", "explore_five")
    while step(s) != "discard_set":
        play(s, *[choice(s, s.asked()[0])])
    assert [words.split()[0] for words in answers(s)] == ["discard", "discard"]
    assert prestige(s) == 1


def test_the_best_card_of_a_payment_is_saved():
    """Two cards pay for it; the one that can be placed later is kept."""
    s = table(side("rebel_homeworld spice_world gem_world", "galactic_scavengers"), options=BRINK,
              round=5)  # fmt: skip
    play(act(s, "settle"), "place gem_world")
    assert step(s) == "save_paid" and choice(s) == "save spice_world"


# -------------------------------------------------------------------------------- consuming
def consuming(tableau, hand="", action="consume_twice", **fields):
    """A Consume phase; the other seat will produce."""
    fields = {"round": 8, "options": BRINK, **fields}
    return act(table(side(hand, tableau, prestige=1), **fields), action, "produce")


def test_prestige_becomes_chips_when_they_count_double():
    s = consuming("old_earth interstellar_casus_belli", pool=3)
    assert step(s) == "use_power" and choice(s) == "use interstellar_casus_belli"


def test_the_last_prestige_of_a_leader_is_not_sold_for_cards_at_the_end():
    s = consuming("old_earth galactic_power_brokers", pool=1, options={**BRINK, "cap": 8})
    assert choice(s) == "none"


def test_an_ante_needs_good_odds():
    """A card of cost 3 is nearly always beaten by one of three, one of cost 6 hardly ever."""
    s = consuming("old_earth new_gambling_world", hand="merchant_guild alien_toy_shop", round=4)
    assert step(s) == "ante" and choice(s) == "stake alien_toy_shop"
    s = consuming("old_earth new_gambling_world", hand="merchant_guild", round=4)
    assert choice(s) == "done"


def test_cards_that_are_worth_less_than_a_chip_are_cashed_in():
    late = {"pool": 2, "round": 14}
    s = consuming("old_earth gem_world+good", hand=DULL, action="boost consume_trade", **late)
    answers(s)
    assert chips(s) >= 2


# -------------------------------------------------------------------------------- any kind
def test_a_good_of_any_kind_is_sold_as_the_dearest():
    s = consuming(f"new_sparta trade_league {OORT}+good")
    assert step(s) == "sell_as_kind" and choice(s) == "as_kind alien"


def test_a_good_of_any_kind_is_produced_as_what_counts():
    s = act(table(f"old_earth consumer_markets {OORT}", options=BRINK), "produce")
    assert step(s) == "produce_as_kind" and choice(s) == "as_kind novelty"
    s = act(table(f"old_earth research_labs {OORT}", options=BRINK), "produce")
    assert choice(s) == "as_kind alien"


def test_the_cheapest_good_is_spent_for_a_discount():
    """Golden Age of Terraforming takes a rare good: not the one that may be of any kind."""
    mine = f"old_earth golden_age_of_terraforming mining_world+good {OORT}+good"
    s = table(side("galactic_federation " + money(6), mine), options=BRINK, round=6)
    play(act(s, "develop"), "place galactic_federation")
    assert step(s) == "how_to_develop"
    play(s, "use golden_age_of_terraforming")
    assert step(s) == "spend_good" and choice(s) == "consume mining_world"


@pytest.mark.parametrize(
    ("card", "way"),
    [("public_works", "done"), ("deficit_spending", "pay_cost"),
     ("galactic_federation", "use r_d_crash_program")],
)  # fmt: skip
def test_a_crash_program_is_spent_on_a_dear_development(card, way):
    """Not on one that costs less than the program is worth; what is free asks nothing."""
    hand = f"{card} {money(6, 'public_works', 'deficit_spending')}"
    s = table(side(hand, "old_earth r_d_crash_program"), options=BRINK, round=5)
    play(act(s, "develop"), f"place {card}")
    if way == "done":
        assert step(s) == "choose_action"
    else:
        assert step(s) == "how_to_develop" and choice(s) == way


def test_a_discount_keeps_the_prestige_for_paying_for_a_military_world():
    """In the last round nobody needs the good: it saves cards, and the Mediator's prestige comes
    all the same."""
    mine = "old_earth contact_specialist pan_galactic_mediator lifeforms_inc+good"
    s = table(side("rebel_outpost " + money(4), mine), options={**BRINK, "cap": 9}, round=9)
    play(act(s, "settle"), "place rebel_outpost")
    assert step(s) == "how_to_settle" and choice(s) == "use lifeforms_inc"
    answers(s, until="choose_action")
    assert prestige(s) == 1
