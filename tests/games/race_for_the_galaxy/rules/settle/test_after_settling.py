"""What follows a world in Settle: prestige, goods, draws."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    TWO_ACTIONS,
    act,
    asked,
    by,
    discards,
    drawn_by,
    goods,
    hand,
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


def settled(world, cards, tableau, **fields):
    """The first seat has laid a world in a phase that the other one chose."""
    s = table(side(f"{world} {cards}", tableau), "separatist_colony", options=BRINK, **fields)
    return play(act(s, "develop", "settle"), "none", f"place {world}")


# -------------------------------------------------------------------------------- prestige
@pytest.mark.parametrize("key", with_power("settle", "PRESTIGE_REBEL"))
def test_each_prestige_for_rebel_military_worlds(key):
    """R6.20, R1.6: for military ones with the keyword, however they are settled."""
    number = total(key, "settle", "PRESTIGE_REBEL")
    beside = f"old_earth drop_ships {key}"
    assert prestige(settled("rebel_miners", "", beside)) == number
    assert prestige(settled("outlaw_world", "", beside)) == 0
    assert prestige(settled("rebel_cantina", money(2), beside)) == 0
    s = settled("rebel_miners", money(1), f"old_earth contact_specialist {key}")
    assert prestige(s) == number and told(s, 1, "pays") == ["pays 0 1"]


def test_a_rebel_world_with_a_symbol_gives_both():
    """R6.20: and cards that say the same add up."""
    army = "old_earth drop_ships new_galactic_order space_marines expedition_force"
    both = "rebel_freedom_fighters imperium_capital"
    s = settled("rebel_council", "", f"{army} blaster_gem_mines {both}")
    assert prestige(s) == 3 and told(s, 1, "prestige") == [
        "prestige 0 rebel_council 1", "prestige 0 rebel_council 2",
    ]  # fmt: skip


@pytest.mark.parametrize("key", with_power("settle", "PRODUCE_PRESTIGE"))
def test_each_prestige_for_production_worlds(key):
    """R6.20: for those that are placed, not for windfall worlds."""
    number = total(key, "settle", "PRODUCE_PRESTIGE")
    assert prestige(settled("gem_world", money(2), f"old_earth {key}")) == number
    assert prestige(settled("rebel_miners", "", f"old_earth drop_ships {key}")) == number
    assert prestige(settled("asteroid_belt", money(2), f"old_earth {key}")) == 0
    assert prestige(settled("trading_outpost", money(1), f"old_earth {key}")) == 0


# -------------------------------------------------------------------------------- goods
@pytest.mark.parametrize("key", with_power("settle", "AUTO_PRODUCE"))
def test_each_good_on_a_production_world(key):
    """R6.14, R9.8: when it is placed; not on worlds that are there."""
    s = settled("space_port", money(2), f"alpha_centauri comet_zone {key}")
    assert goods(s) == "space_port" and told(s, 1, "good") == ["good 0 space_port 0"]
    assert goods(settled("rebel_miners", "", f"new_sparta {key}")) == "rebel_miners"
    s = settled("trading_outpost", money(1), f"alpha_centauri {key}")
    assert goods(s) == "" and tableau(s).endswith("trading_outpost")


def test_no_good_where_there_are_no_cards():
    """R6.14, O11: deck and discards are empty."""
    s = table(
        side("rebel_miners", "new_sparta golden_age_of_terraforming"), "separatist_colony",
        options=BRINK, deck="",
    )  # fmt: skip
    s.discards.cards = s.discards.cards[:0]
    play(act(s, "consume_trade", "settle"), "place rebel_miners")
    assert goods(s) == "" and told(s, 1, "cannot_draw") == ["cannot_draw 0 0"]


@pytest.mark.parametrize(
    ("options", "rules", "drawn"),
    [
        ({}, GAME.rules, "new_earth pirate_world"),
        (QUIRKS, GAME.rules, "comet_zone pirate_world"),
        (QUIRKS, 3, "new_earth pirate_world"),
    ],
)
def test_a_known_engine_lays_the_good_between_draws(options, rules, drawn):
    """Q16, R6.14: after those of cards newer than the one that lays it."""
    older, newer = "terraforming_robots", "galactic_markets"
    tableau_ = f"new_sparta {older} golden_age_of_terraforming {newer}"
    s = table(side("rebel_miners", tableau_), options=BRINK | options, rules=rules,
              coming="comet_zone new_earth pirate_world")  # fmt: skip
    play(act(s, "develop", "settle"), "none", "place rebel_miners")
    assert goods(s) == "rebel_miners" and drawn_by(s) == drawn


# -------------------------------------------------------------------------------- draws
@pytest.mark.parametrize("key", with_power("settle", "EXPLORE_AFTER"))
def test_each_draw_and_discard_after_settling(key):
    """R6.21: two cards, then one of the hand goes, maybe one of the two."""
    number = total(key, "settle", "EXPLORE_AFTER")
    s = settled(
        "gem_world", money(3), f"old_earth {key}", coming="new_earth comet_zone pirate_world"
    )
    play(s, *(f"pay {card}" for card in money(2).split()))
    assert drawn_by(s) == "new_earth comet_zone" and number == 2
    assert asked(s, 0) == {"step": "discard_after_settle", "seat": 0, "left": 1, "picked": []}
    assert options_of(s) == ["discard comet_zone", "discard deficit_spending", "discard new_earth"]
    play(s, "discard comet_zone")
    assert told(s, 1, "discards") == ["discards 0 1"] and "comet_zone" in discards(s)
    assert hand(s) == "deficit_spending new_earth"


def test_draws_and_discards_for_each_world():
    """R6.21, R6.12: for the second one again."""
    beside = "new_sparta imperium_fuel_depot improved_logistics galactic_markets"
    s = table(side("outlaw_world star_nomad_lair", beside), "separatist_colony", options=BRINK)
    play(act(s, "consume_trade", "settle"), "place outlaw_world")
    assert len(drawn_by(s).split()) == 3 and step(s) == "discard_after_settle"
    play(s, options_of(s)[-1], "place star_nomad_lair")
    assert len(drawn_by(s).split()) == 3 and step(s) == "discard_after_settle"


def test_prestige_settling_makes_worlds_cheaper_in_its_phase():
    """R11.12, R3.14: of two Settle phases only in the one it was named for."""
    mine = side(f"new_earth galactic_studios {money(8)}", "old_earth", prestige=1)
    options = BRINK | TWO_ACTIONS
    for verb, prices in (("boost_first", (2, 5)), ("boost_second", (5, 2))):
        s = table(mine, "separatist_colony", options=options)
        by(s, 0, f"{verb} settle settle_again")
        by(s, 1, "choose_two consume_trade produce")
        found = []
        for world in ("new_earth", "galactic_studios"):
            play(s, f"place {world}")
            found.append(asked(s)["left"])
            while step(s) == "pay_world":
                play(s, options_of(s)[0])
        assert tuple(found) == prices
