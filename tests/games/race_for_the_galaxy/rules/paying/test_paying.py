"""Other ways to a world: goods for discounts, military worlds paid for, peaceful ones conquered."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import powers, total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    QUIRKS,
    act,
    asked,
    discards,
    goods,
    hand_size,
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


def settling(world, cards, tableau, *, theirs="separatist_colony", options=BRINK, **fields):
    """The first seat has laid a world beside a tableau, with other cards in hand."""
    s = table(side(f"{world} {cards}", tableau, **fields), theirs, options=options)
    return play(act(s, "settle"), f"place {world}")


# -------------------------------------------------------------------------------- genes goods
@pytest.mark.parametrize("key", with_power("settle", "CONSUME_GENE"))
def test_each_discount_for_a_genes_good(key):
    """R6.13: it may be taken off, once, for a good on any genes world."""
    off = total(key, "settle", "CONSUME_GENE", "REDUCE")
    s = settling("new_earth", money(6), f"old_earth {key} plague_world+good")
    assert options_of(s) == ["pay_cost", f"use {key}"]
    play(s, f"use {key}")
    assert goods(s) == "" and told(s, 1, "uses", "consumes") == [
        f"uses 0 {key} 0", "consumes 0 plague_world 0",
    ]  # fmt: skip
    assert asked(s) == {"step": "pay_world", "seat": 0, "left": 5 - off, "picked": []}
    s = settling("new_earth", money(6), f"old_earth {key} plague_world+good")
    play(s, "pay_cost")
    assert asked(s)["left"] == 5 and goods(s) == "plague_world"


def test_a_genes_good_is_the_only_way():
    """R6.13, R3.5, O3: the world is offered, and then it must be used."""
    s = settling("new_earth", money(2), "old_earth lifeforms_inc+good")
    assert tableau(s) == "old_earth lifeforms_inc new_earth" and goods(s) == ""
    assert told(s, 1, "pays") == ["pays 0 1", "pays 0 1"]
    s = table(side(f"new_earth {money(1)}", "old_earth lifeforms_inc+good"))
    assert options_of(act(s, "settle")) == ["none"]
    s = table(side(f"new_earth {money(2)}", "old_earth lifeforms_inc comet_zone+good"))
    assert options_of(act(s, "settle")) == ["none"]  # no genes good


def test_two_genes_goods_for_two_discounts():
    """R6.13: which good is asked; each power once."""
    both = "old_earth lifeforms_inc+good golden_age_of_terraforming plague_world+good"
    s = settling("alien_departure_point", money(9), both)
    assert options_of(s, "use") == ["use golden_age_of_terraforming", "use lifeforms_inc"]
    play(s, "use lifeforms_inc")
    assert asked(s) == {"step": "spend_good", "seat": 0, "kind": "genes"}
    assert options_of(s) == ["consume plague_world", "consume lifeforms_inc"]
    play(s, "consume lifeforms_inc")
    assert options_of(s) == ["pay_cost", "use golden_age_of_terraforming"]
    play(s, "use golden_age_of_terraforming")
    assert asked(s) == {"step": "pay_world", "seat": 0, "left": 3, "picked": []}


def test_one_genes_good_for_one_of_two_discounts():
    """R6.13, O3: as many as there are goods."""
    both = "old_earth lifeforms_inc golden_age_of_terraforming plague_world+good"
    s = table(side(f"alien_departure_point {money(5)}", both), options=BRINK)
    assert options_of(act(s, "settle")) == ["none"]  # 9 - 3 > 5
    s = settling("alien_departure_point", money(6), both)
    assert options_of(s) == ["use golden_age_of_terraforming", "use lifeforms_inc"]


def test_goods_are_not_spent_for_nothing():
    """R3.7, Q1: a cost of 0 leaves nothing to take off, but for that engine."""
    beside = "old_earth lifeforms_inc+good"
    s = settling("refugee_world", money(2), beside)
    assert tableau(s).endswith("refugee_world") and goods(s) == "lifeforms_inc refugee_world"
    s = settling("refugee_world", money(2), beside, options=BRINK | QUIRKS)
    assert options_of(s) == ["pay_cost", "use lifeforms_inc"]


def test_the_good_of_a_world_of_any_kind_is_a_genes_good():
    """R6.13, R13.6: nobody asks of which kind it is."""
    s = settling("new_earth", money(2), "old_earth lifeforms_inc alien_oort_cloud_refinery+good")
    assert goods(s) == "" and tableau(s).endswith("new_earth")


def test_a_good_of_a_world_just_placed_is_not_spent():
    """R3.4: windfall goods are there, but not to pay with."""
    beside = "old_earth lifeforms_inc improved_logistics"
    s = table(side(f"pre_sentient_race new_earth {money(8)}", beside), options=BRINK)
    play(act(s, "settle"), "place pre_sentient_race", "pay export_duties")
    play(s, "pay investment_credits", "place new_earth")
    assert goods(s) == "pre_sentient_race" and step(s) == "pay_world"


# -------------------------------------------------------------------------------- military worlds
@pytest.mark.parametrize("key", with_power("settle", "PAY_DISCOUNT"))
def test_each_discount_on_military_worlds_paid_for(key):
    """R6.16: and on no others."""
    off = total(key, "settle", "PAY_DISCOUNT")
    s = settling("rebel_outpost", money(6), f"old_earth contact_specialist {key}")
    assert asked(s)["left"] == 5 - 1 - off
    s = settling("new_earth", money(6), f"old_earth contact_specialist {key}")
    assert asked(s)["left"] == 5
    s = table(side(f"rebel_outpost {money(6)}", f"old_earth {key}"), options=BRINK)
    assert options_of(act(s, "settle")) == ["none"]  # it does not pay for any by itself


@pytest.mark.parametrize("key", with_power("settle", "PAY_PRESTIGE"))
def test_each_prestige_for_military_worlds_paid_for(key):
    """R6.16, O24: also if it comes free."""
    number = total(key, "settle", "PAY_PRESTIGE")
    s = settling("rebel_miners", money(1), f"old_earth contact_specialist {key}")
    assert prestige(s) == number and tableau(s).endswith("rebel_miners")
    s = settling("rebel_homeworld", money(1), f"old_earth contact_specialist colony_ship {key}")
    assert prestige(s) == number and tableau(s).endswith(f"{key} rebel_homeworld")
    s = settling("gem_world", money(2), f"old_earth contact_specialist {key}")
    assert prestige(s) == 0
    s = settling("gem_world", money(1), f"old_earth colony_ship {key}")
    assert prestige(s) == 0 and tableau(s).endswith("gem_world")
    s = settling("outlaw_world", "", f"old_earth space_marines {key}")
    assert prestige(s) == 0 and tableau(s).endswith("outlaw_world")


def test_one_power_pays_for_one_world():
    """R6.15: which one is asked; their discounts do not add up."""
    s = settling("rebel_outpost", money(5), "rebel_cantina contact_specialist rebel_alliance")
    assert options_of(s) == [
        "pay_by contact_specialist", "pay_by rebel_cantina", "pay_by rebel_alliance",
    ]  # fmt: skip
    play(s, "pay_by rebel_alliance")
    assert asked(s)["left"] == 3
    s = settling("rebel_outpost", money(3), "rebel_cantina contact_specialist rebel_alliance")
    assert tableau(s).endswith("rebel_outpost")  # the only one that three cards are enough for


def test_genes_goods_help_to_pay_for_military_worlds():
    """R6.13, R6.15: like all discounts."""
    s = settling("rebel_outpost", money(2), "rebel_cantina lifeforms_inc+good")
    assert tableau(s).endswith("rebel_outpost") and goods(s) == "" and hand_size(s) == 1


# -------------------------------------------------------------------------------- peaceful worlds
CLOAKS = with_power("settle", "CONQUER_SETTLE")


@pytest.mark.parametrize("key", CLOAKS)
@pytest.mark.parametrize("missing", [0, 1])
def test_each_power_to_conquer_a_peaceful_world(key, missing):
    """R6.17: it is discarded; against the cost, or less; maybe for prestige."""
    ((_, less, _),) = [p for p in powers(key, "settle") if "CONQUER_SETTLE" in p[0]]
    own = total(key, "settle", "EXTRA_MILITARY")
    armies = {1: "epsilon_eridani", 2: "new_sparta", 3: "new_sparta expedition_force"}
    army = armies[5 - less - missing - own]
    beside = f"{army} {key}"
    s = table(side("new_earth", beside), "separatist_colony", options=BRINK)
    act(s, "consume_twice", "settle")
    if missing:
        assert options_of(s) == ["none"]
        return
    play(s, "place new_earth")
    assert told(s, 1, "spends", "conquers") == [
        f"spends 0 {key} 0", f"conquers 0 new_earth {5 - less}",
    ]  # fmt: skip
    assert tableau(s) == f"{army} new_earth" and discards(s) == key
    gained = 2 if any("PRESTIGE" in codes for codes, *_ in powers(key, "settle")) else 0
    assert prestige(s) == gained


def test_who_can_conquer_a_peaceful_world_may_pay():
    """R6.17, R3.5: or use either power."""
    beside = "new_sparta imperium_cloaking_technology imperium_invasion_fleet"
    s = settling("new_earth", money(5), beside)
    assert options_of(s) == [
        "pay_cost", "conquer_by imperium_cloaking_technology",
        "conquer_by imperium_invasion_fleet",
    ]  # fmt: skip
    play(s, "conquer_by imperium_invasion_fleet")
    assert tableau(s) == "new_sparta imperium_cloaking_technology new_earth"
    assert prestige(s) == 2


def test_no_military_world_is_conquered_by_discarding():
    """R6.17: its defence counts, and the card stays."""
    s = settling("rebel_base", "", "new_sparta imperium_invasion_fleet")
    assert tableau(s) == "new_sparta imperium_invasion_fleet rebel_base" and prestige(s) == 0
    s = table(side("rebel_base", "epsilon_eridani imperium_cloaking_technology"), options=BRINK)
    assert options_of(act(s, "settle")) == ["none"]


def test_special_military_counts_against_a_peaceful_world():
    """R6.17, R6.8: of its kind; not that against Rebel military worlds."""
    beside = "alpha_centauri imperium_cloaking_technology space_marines"
    s = settling("new_earth", "", beside)
    assert tableau(s).endswith("space_marines new_earth")  # 2 + 1 against rare worlds
    s = table(side("galactic_studios", beside), options=BRINK)
    assert options_of(act(s, "settle")) == ["none"]


def test_the_card_discarded_counts_until_the_phase_ends():
    """O17, R6.17: the Fleet's own military helps to conquer, and helps the second world."""
    beside = "new_sparta imperium_invasion_fleet improved_logistics"
    s = table(side(f"new_earth rebel_base {money(1)}", beside), options=BRINK)
    play(act(s, "settle"), "place new_earth")
    assert tableau(s) == "new_sparta improved_logistics new_earth" and step(s) == "place_second"
    play(s, "place rebel_base")
    assert told(s, 1, "conquers") == ["conquers 0 rebel_base 6"]
    assert s.players[0].military() == 2  # and no longer


def test_a_goal_is_lost_with_the_card_discarded():
    """O17, R10.2: at once where things are counted that are there."""
    four = "imperium_cloaking_technology improved_logistics drop_ships export_duties"
    goal = "greatest_infrastructure"
    s = table(side(f"gem_world {money(2)}", f"old_earth {four}"), goals=f"{goal}:0", options=BRINK)
    play(act(s, "settle"), "place gem_world", "conquer_by imperium_cloaking_technology")
    assert step(s) == "place_second" and owners(s, goal) == ()


def test_a_cloak_may_be_wasted_in_that_engine():
    """Q1: on a world that is conquered or paid for anyway; the Fleet's prestige comes."""
    beside = "new_sparta imperium_invasion_fleet"
    s = settling("outlaw_world", "", beside, options=BRINK | QUIRKS)
    assert options_of(s) == ["conquer", "use imperium_invasion_fleet"]
    play(s, "use imperium_invasion_fleet")
    assert tableau(s) == "new_sparta outlaw_world" and prestige(s) == 2
    assert tableau(settling("outlaw_world", "", beside)) == f"{beside} outlaw_world"
