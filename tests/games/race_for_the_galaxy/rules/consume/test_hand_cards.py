"""Consume powers without goods: cards of the hand for chips, and gambling."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, powers, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    chips,
    discards,
    drawn_by,
    hand,
    hoards,
    options_of,
    play,
    side,
    step,
    table,
    told,
)

CASH = "gem_world pirate_world asteroid_belt"
FOR_CARDS = with_power("consume", "DISCARD_HAND", without=["CONSUME_TWO"])


# -------------------------------------------------------------------------------- for chips
@pytest.mark.parametrize("key", FOR_CARDS)
def test_each_power_that_takes_cards_of_the_hand(key):
    """R8.3, R8.7, R8.10: a chip for each, never double, or a card."""
    ((codes, value, times),) = [p for p in powers(key, "consume") if p[0][0] == "DISCARD_HAND"]
    s = act(table(side(CASH, f"new_sparta {key}")), "consume_twice")
    assert asked(s, 0) == {
        "step": "discard_for_chips", "seat": 0, "left": times, "picked": [], "card": key,
    }  # fmt: skip
    cards = CASH.split()[:times]
    play(s, *(f"discard {card}" for card in cards))
    for_chips = "GET_VP" in codes
    assert chips(s) == value * times * for_chips and discards(s).split() == cards
    assert told(s, 1, "uses", "discards", "gains") == [
        f"uses 0 {key} 0", *["discards 0 1"] * times, *[f"gains 0 {times}"] * for_chips,
    ]  # fmt: skip
    assert len(drawn_by(s).split()) == ("GET_CARD" in codes) == 1 - for_chips


@pytest.mark.parametrize("key", FOR_CARDS)
def test_cards_for_chips_are_optional(key):
    """R8.3"""
    s = play(act(table(side(CASH, f"new_sparta {key}")), "consume_trade"), "done")
    assert chips(s) == 0 and hand(s) == CASH and step(s) == "choose_action"
    assert told(s, 1, "declines", "uses") == [f"declines 0 {key} 0"]


def test_fewer_cards_than_allowed():
    """R8.3: one of two, and no more than the hand has."""
    s = act(table(side(CASH, "new_sparta deficit_spending")), "consume_twice")
    assert options_of(s) == ["done", *(f"discard {card}" for card in CASH.split())]
    play(s, "discard pirate_world")
    assert options_of(s) == ["done", "discard asteroid_belt"]  # ascending
    play(s, "done")
    assert chips(s) == 1
    s = act(table(side("gem_world", "new_sparta merchant_world")), "consume_twice")
    assert asked(s)["left"] == 1
    play(s, "discard gem_world")
    assert chips(s) == 1


def test_the_last_card_of_a_hand_ends_the_picking():
    """O6: with nothing above it there is nothing to add."""
    s = act(table(side(CASH, "new_sparta deficit_spending")), "consume_twice")
    play(s, "discard asteroid_belt")
    assert chips(s) == 1 and step(s) == "choose_action"


def test_without_a_hand_there_is_nothing_to_discard():
    """R8.3"""
    assert step(act(table("new_sparta deficit_spending"), "consume_twice")) == "choose_action"


def test_who_has_only_optional_powers_may_stop():
    """R8.3: not before, while a power that must be used can be."""
    tableau = "new_sparta deficit_spending merchant_world new_economy"
    s = act(table(side(CASH, tableau)), "consume_twice")
    assert options_of(s) == ["use deficit_spending", "use merchant_world", "use new_economy"]
    play(s, "use new_economy")
    assert options_of(s) == ["none", "use deficit_spending", "use merchant_world"]
    play(s, "none")
    assert chips(s) == 0 and step(s) == "choose_action"


def test_cards_drawn_for_goods_may_be_discarded_for_chips():
    """R8.2: in this order if the player likes it."""
    tableau = "new_sparta deficit_spending new_vinland+good"
    s = act(table(tableau, coming="gem_world pirate_world"), "consume_twice")
    assert step(s) == "discard_for_chips"
    play(s, "discard gem_world", "discard pirate_world")
    assert chips(s) == 2


# -------------------------------------------------------------------------------- gambling
@pytest.mark.parametrize("key", with_power("consume", "DRAW_LUCKY"))
def test_each_gamble(key):
    """R8.6, R1.5: seven numbers to name; the next card is shown, and won if it costs as many."""
    s = act(table(f"new_sparta {key}", coming="drop_ships"), "consume_twice")
    assert asked(s) == {"step": "name_number", "seat": 0}
    assert options_of(s) == [f"name {n}" for n in range(1, 8)]
    play(s, "name 4")
    assert told(s, 1, "names", "wins_card") == ["names 0 4", "wins_card 0 drop_ships 4"]
    assert hand(s) == "drop_ships" and discards(s) == ""
    s = act(table(f"new_sparta {key}", coming="drop_ships"), "consume_twice")
    play(s, "name 5")
    assert told(s, 1, "names", "flips") == ["names 0 5", "flips 0 drop_ships 5"]
    assert hand(s) == "" and discards(s) == "drop_ships"


@pytest.mark.parametrize("number", range(1, 8))
def test_gambling_counts_cost_and_defence(number):
    """R8.6: of any card."""
    there = [key for key in CARDS if CARDS[key]["copies"]["tgs"] and key != "gambling_world"]
    fit = [key for key in there if CARDS[key]["cost"] == number]
    for key in (fit[0], fit[-1]):
        s = act(table("galactic_bazaar gambling_world", coming=key), "consume_twice")
        play(s, f"name {number}")
        assert hand(s) == key


def test_nobody_wins_a_card_that_costs_nothing():
    """R8.6: no number names it."""
    for number in range(1, 8):
        s = act(table("new_sparta gambling_world", coming="pilgrimage_world"), "consume_twice")
        play(s, f"name {number}")
        assert hand(s) == ""


def test_gambling_and_consuming_are_two_powers():
    """R8.2, O10: both must be used, in any order, each once."""
    s = act(table("new_sparta gambling_world gem_world+good"), "settle", "consume_twice")
    assert options_of(s) == ["gamble", "use gambling_world"]
    play(s, "gamble", "name 7")
    assert chips(s) == 1 and step(s) == "choose_action"
    s = act(table("new_sparta gambling_world gem_world+good"), "settle", "consume_twice")
    play(s, "use gambling_world")
    assert chips(s) == 1 and step(s) == "name_number"


def test_gambling_without_a_card_anywhere():
    """O11: nothing is shown."""
    s = act(table(*hoards("separatist_colony gambling_world"), deck=""), "consume_twice")
    assert step(s) == "name_number" and s.deck.size() == s.discards.size() == 0
    play(s, "name 3")
    told_of = told(s, 0, "names", "cannot_draw", "wins_card", "flips")
    assert told_of == ["names 0 3", "cannot_draw 0 0"] and hand(s) == ""
