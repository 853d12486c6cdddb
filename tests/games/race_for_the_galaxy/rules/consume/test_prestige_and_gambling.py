"""Consume powers of the later sets that take no goods: for prestige, for nothing, and gambling."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, powers, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    act,
    asked,
    by,
    chips,
    discards,
    hand,
    hand_size,
    hoards,
    options_of,
    play,
    prestige,
    quietly,
    side,
    step,
    table,
    told,
)

CASH = "gem_world pirate_world asteroid_belt"
LAST_ROUND = {"cap": 1}  # so that no prestige leader is rewarded
SETS_OF_CARDS = with_power("consume", "CONSUME_TWO",
                           without=["CONSUME_ANY", "CONSUME_NOVELTY", "CONSUME_RARE",
                                    "CONSUME_GENE", "CONSUME_ALIEN"])  # fmt: skip
FOR_PRESTIGE = with_power("consume", "CONSUME_PRESTIGE")


# -------------------------------------------------------------------------------- two cards
@pytest.mark.parametrize("key", SETS_OF_CARDS)
def test_each_power_that_takes_two_cards_of_the_hand(key):
    """R8.10, R11.7: one prestige for both, never double."""
    ((_, value, _),) = [p for p in powers(key, "consume") if p[0][0] == "DISCARD_HAND"]
    s = act(table(side(CASH, f"new_sparta {key}"), options=LAST_ROUND), "consume_twice")
    assert asked(s, 0) == {
        "step": "discard_set", "seat": 0, "left": 2, "picked": [], "card": key,
    }  # fmt: skip
    assert options_of(s) == ["done", "discard gem_world", "discard pirate_world"]
    play(s, "discard gem_world")
    assert prestige(s) == 0 and hand(s) == CASH
    assert options_of(s) == ["discard pirate_world", "discard asteroid_belt"]  # no way back
    play(s, "discard asteroid_belt")
    assert prestige(s) == value == 1 and hand(s) == "pirate_world"
    assert told(s, 1, "uses", "discards", "prestige", "gains") == [
        f"uses 0 {key} 0", *["discards 0 1"] * 2, f"prestige 0 {key} 1",
    ]  # fmt: skip


@pytest.mark.parametrize("key", SETS_OF_CARDS)
def test_two_cards_are_optional_and_must_be_there(key):
    """R8.3, R8.10"""
    s = play(act(table(side(CASH, f"new_sparta {key}")), "consume_twice"), "done")
    assert prestige(s) == 0 and hand(s) == CASH and step(s) == "choose_action"
    assert told(s, 1, "declines", "uses") == [f"declines 0 {key} 0"]
    s = act(table(side("gem_world", f"new_sparta {key}")), "consume_twice")
    assert step(s) == "choose_action"


def test_two_equal_cards_are_a_set():
    """O6: the last card of the hand may be the first of two if there are two of it."""
    key = "alien_guardian"
    s = act(table(side("public_works public_works", f"new_sparta {key}")), "consume_twice")
    assert options_of(s) == ["done", "discard public_works"]
    play(s, "discard public_works")
    assert options_of(s) == ["discard public_works"]
    play(s, "discard public_works")
    assert prestige(s) == 1 and hand_size(s) == 1  # what the leader draws


# -------------------------------------------------------------------------------- for prestige
@pytest.mark.parametrize("key", FOR_PRESTIGE)
def test_each_power_that_takes_prestige(key):
    """R8.11, R8.7, R11.2: chips count double, cards never."""
    ((codes, value, _),) = [p for p in powers(key, "consume") if p[0][0] == "CONSUME_PRESTIGE"]
    for action, factor in (("consume_twice", 2), ("settle", 1)):
        s = table(side("", f"new_sparta {key}", prestige=2), options=LAST_ROUND)
        act(s, action, "consume_twice")
        assert options_of(s) == ["none", f"use {key}"]
        play(s, f"use {key}")
        assert prestige(s) == 1 and s.is_over()  # once, though there is more
        assert (chips(s), hand_size(s)) == ((3 * factor, 0) if "GET_VP" in codes else (0, 3))
        assert value == (3 if "GET_VP" in codes else 1)
        assert told(s, 1, "uses", "pays_prestige") == [
            f"uses 0 {key} 0", f"pays_prestige 0 {key} 1",
        ]  # fmt: skip


@pytest.mark.parametrize("key", FOR_PRESTIGE)
def test_prestige_is_spent_only_by_who_likes_and_has_some(key):
    """R8.3, R8.11"""
    s = table(side("", f"new_sparta {key}", prestige=1), options=LAST_ROUND)
    play(act(s, "consume_twice"), "none")
    assert (prestige(s), chips(s), hand_size(s)) == (1, 0, 0)
    s = act(table(side("", f"new_sparta {key}"), options=LAST_ROUND), "consume_twice")
    assert s.is_over() and told(s, 0, "uses") == []


def test_powers_that_must_be_used_go_with_prestige_in_any_order():
    """R8.2, R8.3: none can be left out but the optional one."""
    tableau = "new_sparta interstellar_casus_belli federation_capital gem_world+good"
    s = act(table(side("", tableau), options=LAST_ROUND), "consume_twice")
    assert prestige(s) == 1 and options_of(s) == ["none", "use interstellar_casus_belli"]
    s = table(side("", tableau, prestige=1), options=LAST_ROUND)
    act(s, "consume_twice")
    assert options_of(s) == ["use interstellar_casus_belli", "use federation_capital"]


@pytest.mark.parametrize("key", with_power("consume", "VP"))
def test_each_power_that_gives_chips_for_nothing(key):
    """R8.11, R8.7: it must be used, and counts double."""
    ((_, value, _),) = [p for p in powers(key, "consume") if p[0] == ["VP"]]
    for action, factor in (("consume_twice", 2), ("settle", 1)):
        s = act(table(f"new_sparta {key}"), action, "consume_twice")
        assert chips(s) == value * factor and told(s, 1, "uses") == [f"uses 0 {key} 0"]


# -------------------------------------------------------------------------------- gambling
@pytest.mark.parametrize("key", with_power("consume", "ANTE_CARD"))
def test_each_ante(key):
    """R8.12, R1.5: as many cards are turned up as the stake costs; one that costs more wins."""
    s = table(
        side("space_marines", f"new_sparta {key}"), coming="gem_world drop_ships pirate_world"
    )
    act(s, "consume_twice")
    assert asked(s) == {"step": "ante", "seat": 0}
    assert options_of(s) == ["done", "stake space_marines"]
    play(s, "stake space_marines")
    assert told(s, 1) == [
        "stakes 0 space_marines 2", "flips 0 gem_world 0", "flips 0 drop_ships 0",
    ]  # fmt: skip
    assert asked(s) == {"step": "keep_prize", "seat": 0}
    assert options_of(s) == ["keep gem_world", "keep drop_ships"]  # whatever they cost
    play(s, "keep gem_world")
    assert told(s, 1, "wins_card") == ["wins_card 0 gem_world 0"]
    assert hand(s) == "gem_world space_marines" and discards(s) == "drop_ships"


def test_an_equal_cost_does_not_win():
    """R8.12, O16: it must be more; the stake is lost with all others."""
    s = table(side("space_marines", "old_earth new_gambling_world"), coming="gem_world colony_ship")
    act(s, "consume_twice")
    quiet = play(quietly(s), "stake space_marines")
    play(s, "stake space_marines")
    assert (hand(quiet), discards(quiet)) == (hand(s), discards(s))
    assert told(s, 1, "loses_stake", "wins_card") == ["loses_stake 0 space_marines 0"]
    assert hand(s) == "" and sorted(discards(s).split()) == sorted(
        ["gem_world", "colony_ship", "space_marines"]
    )
    assert step(s) == "choose_action"


@pytest.mark.parametrize("cost", range(10))
def test_which_cards_can_be_staked(cost):
    """R8.12: those that cost 1 to 6; a defence is a cost."""
    there = [key for key in CARDS if CARDS[key]["cost"] == cost and CARDS[key]["copies"]["bow"]]
    there = [key for key in there if key not in ("new_sparta", "new_gambling_world", "old_earth")]
    s = table(side(" ".join(there), "old_earth new_gambling_world"), "new_sparta", options=BRINK)
    act(s, "consume_twice")
    staked = [f"stake {key}" for key in there]
    assert sorted(options_of(s)) == sorted(["done", *(staked if 1 <= cost <= 6 else [])])


def test_a_single_card_is_won_without_being_asked():
    """R8.12, O7, O6: equal cards are one answer."""
    mine = side("public_works public_works", "old_earth new_gambling_world")
    s = act(table(mine, coming="drop_ships"), "consume_twice")
    assert options_of(s) == ["done", "stake public_works"]
    play(s, "stake public_works")
    assert hand(s) == "public_works public_works drop_ships" and step(s) == "choose_action"


def test_nobody_must_stake():
    """R8.3, R8.12"""
    s = act(table(side("gem_world", "old_earth new_gambling_world")), "consume_twice")
    play(s, "done")
    assert told(s, 1, "passes", "flips") == ["passes 0 2"] and hand(s) == "gem_world"
    assert step(act(table("old_earth new_gambling_world"), "consume_twice")) == "choose_action"


def test_prizes_that_are_equal_are_one_answer():
    """O6"""
    mine = side("space_marines", "old_earth new_gambling_world")
    s = act(table(mine, coming="drop_ships drop_ships"), "consume_twice")
    play(s, "stake space_marines")
    assert options_of(s) == ["keep drop_ships"]
    play(s, "keep drop_ships")
    assert hand(s) == "space_marines drop_ships" and discards(s) == "drop_ships"


def test_staking_and_consuming_are_two_powers():
    """R8.2: each once, in any order; the goods must be consumed."""
    mine = side("space_marines", "new_sparta new_gambling_world gem_world+good")
    s = act(table(mine, coming="drop_ships new_earth"), "settle", "consume_twice")
    play(s, "none")
    assert options_of(s) == ["gamble", "use new_gambling_world"]
    play(s, "gamble", "stake space_marines", "keep new_earth")
    assert chips(s) == 1 and step(s) == "choose_action"


@pytest.mark.parametrize("deck", ["rebel_base", ""])
def test_staking_without_enough_cards(deck):
    """R8.12, O11: what there is is turned up; without any card the stake is lost."""
    sides = hoards("separatist_colony new_gambling_world", "rebel_vs_imperium")
    for one in sides[1:]:
        one["hand"] = [card for card in one["hand"] if card not in ("gem_world", deck)]
    sides[0]["hand"] = ["gem_world"]
    s = act(table(*sides, deck=deck), "consume_twice")
    by(s, 0, "stake gem_world")
    result = "wins_card 0 rebel_base 0" if deck else "loses_stake 0 gem_world 0"
    assert told(s, 1, "wins_card", "loses_stake") == [result]
    assert told(s, 1, "cannot_draw") == ["cannot_draw 0 0"] * (1 if deck else 2)
