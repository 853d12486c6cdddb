"""Phase II, Develop, with the later sets: looking first, discounts to be had, prestige."""

import pytest

from starfelt.games.race_for_the_galaxy.rules.develop import discounts_left
from tests.games.race_for_the_galaxy.rules.facts import CARDS, total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    REBELS,
    act,
    asked,
    by,
    discards,
    goods,
    hand,
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

CASH = money(6, "comet_zone", "gem_world", "mining_world", of="worlds")
CRASH = "r_d_crash_program"
GOLDEN_AGE = "golden_age_of_terraforming"


def developing(cards, tableau_, action="settle", **fields):
    """The first seat is about to place the first of these cards."""
    s = act(table(side(cards, tableau_), **fields), action, "develop")
    return play(s, f"place {cards.split()[0]}")


# -------------------------------------------------------------------------------- looking first
@pytest.mark.parametrize("key", with_power("develop", "EXPLORE"))
def test_each_power_that_draws_and_then_discards(key):
    """R5.5: one card of the hand, of those drawn or not, before anybody chooses."""
    number = total(key, "develop", "EXPLORE")
    s = table(side("drop_ships", f"old_earth {key}"), coming="gem_world spice_world")
    act(s, "settle", "develop")
    assert hand_size(s) == 1 + number and len(told(s, 0, "draws")) == number
    assert asked(s, 0) == {
        "step": "discard_before_develop", "seat": 0, "left": 1, "picked": [],
    }  # fmt: skip
    assert "discard drop_ships" in options_of(s)
    play(s, "discard gem_world")
    assert hand_size(s) == number and discards(s) == "gem_world" and step(s) == "place_development"


def test_both_powers_that_look_first():
    """R5.5: all are drawn, then two are discarded; in order from the lead on."""
    mine = "old_earth information_hub galactic_power_brokers"
    theirs = side("drop_ships", "new_sparta interstellar_bank")
    s = act(table(mine, theirs, coming="gem_world spice_world artist_colony"), "develop")
    assert asked(s)["left"] == 2 and s.asked() == [0]
    assert told(s, 0, "draws")[-1].startswith("draws 0")  # the other seat has not drawn yet
    play(s, "discard gem_world", "discard artist_colony")
    assert hand(s) == "spice_world" and hand_size(s, 1) == 2


def test_who_draws_a_single_card_discards_it():
    """R5.5, O7"""
    s = act(table("old_earth information_hub", coming="gem_world"), "develop")
    assert discards(s) == "gem_world" and hand_size(s) == 0


# -------------------------------------------------------------------------------- cheaper
@pytest.mark.parametrize("key", with_power("develop", "DISCARD_REDUCE"))
def test_each_card_that_is_discarded_for_a_discount(key):
    """R5.6: if one likes."""
    s = developing(f"consumer_markets {CASH}", f"old_earth {key}")
    assert asked(s) == {"step": "how_to_develop", "seat": 0}
    assert options_of(s) == ["pay_cost", f"use {key}"]
    refused = play(s.clone(), "pay_cost")
    assert asked(refused)["left"] == 5 and key in tableau(refused)
    play(s, f"use {key}")
    assert told(s, 1, "spends") == [f"spends 0 {key} 0"] and discards(s) == key
    assert asked(s)["left"] == 5 - total(key, "develop", "DISCARD_REDUCE") == 2
    assert tableau(s) == "old_earth consumer_markets"


@pytest.mark.parametrize("key", with_power("develop", "CONSUME_RARE"))
def test_each_discount_for_a_rare_good(key):
    """R5.6: once; which good is asked if there are several."""
    s = developing(f"consumer_markets {CASH}", f"old_earth {key} comet_zone+good gem_world+good")
    assert options_of(s) == ["pay_cost", f"use {key}"]
    play(s, f"use {key}")
    assert told(s, 1, "uses", "consumes") == [f"uses 0 {key} 0", "consumes 0 comet_zone 0"]
    assert asked(s)["left"] == 5 - total(key, "develop", "CONSUME_RARE") == 3
    assert goods(s) == "gem_world"
    two = f"old_earth {key} comet_zone+good mining_world+good"
    s = developing(f"consumer_markets {CASH}", two)
    assert discounts_left(s.players[0]) == total(key, "develop", "CONSUME_RARE")
    play(s, f"use {key}")
    assert discounts_left(s.players[0]) == 0
    assert asked(s) == {"step": "spend_good", "seat": 0, "kind": "rare"}
    assert options_of(s) == ["consume comet_zone", "consume mining_world"]
    play(s, "consume mining_world")
    assert goods(s) == "comet_zone" and asked(s)["left"] == 3  # not for the other one as well
    s = developing(f"consumer_markets {CASH}", f"old_earth {key} gem_world+good")
    assert asked(s, 0) == {"step": "pay_development", "seat": 0, "left": 5, "picked": []}


def test_both_discounts_may_be_used():
    """R5.6: in any order."""
    tableau_ = f"old_earth {CRASH} {GOLDEN_AGE} comet_zone+good mining_world+good"
    s = developing(f"consumer_markets {CASH}", tableau_)
    assert options_of(s) == ["pay_cost", f"use {CRASH}", f"use {GOLDEN_AGE}"]
    play(s, f"use {GOLDEN_AGE}", "consume comet_zone")
    assert options_of(s) == ["pay_cost", f"use {CRASH}"]  # the other good is not for sale
    assert GAME.read(GAME.write(s)).hash() == s.hash()
    play(s, f"use {CRASH}")
    assert tableau(s).endswith("consumer_markets") and hand_size(s) == 6  # for nothing


def test_a_development_that_needs_a_discount_is_offered():
    """O3, R3.5: and then it must be used."""
    s = developing("consumer_markets gem_world spice_world", f"old_earth {CRASH}")
    assert told(s, 1, "spends") == [f"spends 0 {CRASH} 0"] and hand(s) == ""
    s = act(table(side("consumer_markets gem_world", f"old_earth {CRASH}")), "settle", "develop")
    assert options_of(s) == ["none"]  # two cards, and there is one
    mine = side("consumer_markets gem_world spice_world", f"old_earth {GOLDEN_AGE} comet_zone+good")
    assert options_of(act(table(mine), "settle", "develop")) == ["none"]
    mine = side(
        "consumer_markets gem_world spice_world artist_colony",
        f"old_earth {GOLDEN_AGE} comet_zone+good",
    )
    s = play(act(table(mine), "settle", "develop"), "place consumer_markets")
    assert goods(s) == "" and hand(s) == ""


def test_what_costs_nothing_needs_no_discount():
    """R3.7: with quirks it may be taken in vain (Q1)."""
    for options, ways in ((None, None), (QUIRKS, ["pay_cost", f"use {CRASH}"])):
        mine = f"old_earth {CRASH}"
        s = developing("public_works gem_world", mine, "develop", options=options)
        if ways is None:
            assert tableau(s).endswith("public_works") and step(s) == "choose_action"
        else:
            assert options_of(s) == ways
            play(s, f"use {CRASH}")
            assert tableau(s) == "old_earth public_works"


def test_with_quirks_discounts_may_be_taken_in_vain():
    """Q1: also a good."""
    s = developing("public_works gem_world", f"old_earth {GOLDEN_AGE} comet_zone+good", "develop",
                   options=QUIRKS)  # fmt: skip
    play(s, f"use {GOLDEN_AGE}")
    assert goods(s) == "" and tableau(s).endswith("public_works")


INFRASTRUCTURE = "greatest_infrastructure"


def crashing(also="", rules=GAME.rules):
    """Both place a development; the first seat, which has Greatest Infrastructure, must discard
    R&D Crash Program for it."""
    mine = side("consumer_markets gem_world comet_zone",
                f"old_earth {CRASH} public_works export_duties drop_ships")  # fmt: skip
    theirs = side("interstellar_bank spice_world",
                  f"epsilon_eridani mining_robots space_marines genetics_lab {also}")  # fmt: skip
    s = table(mine, theirs, goals=f"{INFRASTRUCTURE}:0", rules=rules)
    act(s, "settle", "develop")
    by(s, 0, "place consumer_markets")
    return by(s, 1, "place interstellar_bank")


def test_a_development_laid_in_this_phase_counts_when_a_card_leaves():
    """R10.2, O17: four to four, so the holder keeps Greatest Infrastructure."""
    s = crashing()
    assert CRASH not in tableau(s) and tableau(s).endswith("consumer_markets")
    assert owners(s, INFRASTRUCTURE) == (0,) and told(s, 1, "spends", "loses") == [
        f"spends 0 {CRASH} 0"
    ]
    before = crashing(rules=3)
    assert owners(before, INFRASTRUCTURE) == () and "loses 0 14" in told(before, 1)


def test_a_goal_is_lost_with_the_card():
    """R10.2, O8, O17: four to five, with the one that the other has laid."""
    s = crashing("deficit_spending")
    assert told(s, 1, "loses", "claims") == ["loses 0 14", "claims 1 14"]


# -------------------------------------------------------------------------------- prestige
def gained(card, tableau_, options=BRINK):
    """The prestige for placing a development, and what it is said to be for."""
    cash = " ".join(world for world in money(9, of="worlds").split() if world not in tableau_)
    s = act(table(side(f"{card} {cash}", tableau_), options=options), "develop")
    play(s, f"place {card}")
    while step(s) == "pay_development":
        assert prestige(s) == 0  # after payment
        play(s, options_of(s)[0])
    return prestige(s), told(s, 1, "prestige")


SYMBOLS = [key for key, facts in CARDS.items()
           if facts.get("prestige") and facts["type"] == "development"]  # fmt: skip


@pytest.mark.parametrize("key", SYMBOLS)
def test_the_symbol_of_each_development(key):
    """R5.7, R11.1, O22: one prestige, with The Brink of War only."""
    assert gained(key, "old_earth") == (1, [f"prestige 0 {key} 1"])
    if CARDS[key]["set"] == "rvi":
        assert gained(key, "old_earth", REBELS) == (0, [])


def test_no_other_development_gives_prestige():
    """R5.7"""
    for key in (
        "public_works",
        "merchant_guild",
        "rebel_pact",
        "imperium_troops",
        "rebel_alliance",
    ):
        assert gained(key, "old_earth") == (0, [])


@pytest.mark.parametrize("key", with_power("develop", "PRESTIGE"))
@pytest.mark.parametrize("card", ["public_works", "merchant_guild", "rebel_pact"])
def test_each_prestige_for_any_development(key, card):
    """R5.7"""
    number = total(key, "develop", "PRESTIGE")
    assert gained(card, f"old_earth {key}") == (number, [f"prestige 0 {card} {number}"])


@pytest.mark.parametrize("key", with_power("develop", "PRESTIGE_REBEL"))
def test_each_prestige_for_a_rebel_development(key):
    """R5.7: no other."""
    assert total(key, "develop", "PRESTIGE_REBEL") == 1
    for card, number in (("rebel_pact", 1), ("rebel_alliance", 1), ("imperium_troops", 0)):
        assert gained(card, f"old_earth {key}")[0] == number


@pytest.mark.parametrize("key", with_power("develop", "PRESTIGE_SIX"))
def test_each_prestige_for_a_development_that_costs_six(key):
    """R5.7, R13.14: exactly six, Pan-Galactic Research too."""
    assert total(key, "develop", "PRESTIGE_SIX") == 1
    sixes = ("merchant_guild", "pan_galactic_research")
    for card in (*sixes, "consumer_markets", "public_works"):
        assert gained(card, f"old_earth {key}")[0] == (card in sixes)
    both = gained("galactic_bankers", f"old_earth {key}")
    assert both == (2, ["prestige 0 galactic_bankers 1"] * 2)  # its symbol as well
    assert gained("imperium_planet_buster", f"old_earth {key}")[0] == 1  # the symbol alone


def test_prestige_powers_add_up():
    """R5.7: told at once."""
    tableau_ = "old_earth pan_galactic_affluence rebel_council federation_capital"
    assert gained("rebel_alliance", tableau_) == (3, ["prestige 0 rebel_alliance 3"])


def test_with_quirks_the_symbol_counts_when_the_card_is_laid():
    """Q7"""
    mine = side(f"galactic_power_brokers {CASH}", "old_earth")
    for options, number in ((BRINK | QUIRKS, 1), (BRINK, 0)):
        s = act(table(mine, options=options), "develop")
        by(s, 0, "place galactic_power_brokers")
        assert step(s) == "pay_development" and prestige(s) == number
        while step(s) == "pay_development":
            play(s, options_of(s)[0])
        assert prestige(s) == 1
