"""Phase II, Develop: placing a development, its price, and what is drawn for it."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    TWO_ACTIONS,
    act,
    asked,
    by,
    drawn_by,
    hand,
    hand_size,
    money,
    options_of,
    play,
    side,
    step,
    table,
    tableau,
    told,
)

DEAR = "consumer_markets"  # costs five
CASH = money(6, of="worlds")


def price(tableau, action="settle", card=DEAR):
    """How many cards are asked for a development, beside this tableau."""
    s = act(table(side(f"{card} {CASH}", tableau)), action, "develop")
    play(s, f"place {card}")
    return asked(s)["left"]


def test_who_chose_develop_pays_one_less():
    """R5.3, R3.2"""
    assert price("old_earth") == CARDS[DEAR]["cost"] == 5
    assert price("old_earth", "develop") == 4


@pytest.mark.parametrize("key", with_power("develop", "REDUCE"))
def test_each_discount(key):
    """R5.3"""
    assert price(f"old_earth {key}") == 5 - total(key, "develop", "REDUCE")


def test_discounts_add_up():
    """R5.3"""
    assert price("old_earth investment_credits galactic_federation", "develop") == 5 - 1 - 2 - 1


def test_a_price_is_never_below_nothing():
    """R3.7: and nothing is given back."""
    tableau_ = "old_earth investment_credits galactic_federation"
    s = act(table(side("public_works gem_world", tableau_)), "develop")
    play(s, "place public_works")
    assert tableau(s).endswith("public_works") and hand(s) == "gem_world"
    assert told(s, 0, "pays", "draws") == []


def test_powers_of_the_card_itself_do_not_count():
    """R5.3, R3.4: no discount on itself, no card for itself."""
    s = act(table(side(f"investment_credits {CASH}", "old_earth")), "settle", "develop")
    play(s, "place investment_credits")
    assert asked(s)["left"] == 1
    s = act(table(side("public_works gem_world", "old_earth")), "settle", "develop")
    play(s, "place public_works")
    assert hand(s) == "" and drawn_by(s) == ""


@pytest.mark.parametrize("key", with_power("develop", "DRAW"))
def test_each_draw_before_developing(key):
    """R5.1: before anybody chooses, also for who places nothing."""
    number = total(key, "develop", "DRAW")
    s = table(f"old_earth {key}", coming="drop_ships gem_world")
    act(s, "settle", "develop")
    assert hand_size(s) == number == 1 and hand(s) == "drop_ships"
    assert options_of(s) == ["none"]


def test_a_card_drawn_before_may_be_placed():
    """R5.1"""
    s = table("old_earth interstellar_bank", coming="public_works")
    act(s, "develop")
    assert options_of(s) == ["none", "place public_works"]


@pytest.mark.parametrize("key", with_power("develop", "DRAW_AFTER"))
def test_each_draw_after_developing(key):
    """R5.4: for who has placed one only."""
    number = total(key, "develop", "DRAW_AFTER")
    for answers, drawn in ((["place export_duties"], number), (["none"], 0)):
        s = table(side("export_duties gem_world", f"old_earth {key}"), coming="pirate_world")
        play(act(s, "develop"), *answers)
        assert drawn_by(s) == "pirate_world" * drawn


def test_one_development_from_the_hand_in_secret_revealed_together():
    """R5.2: nobody sees a choice before all are made."""
    mine = side("public_works gem_world", "old_earth")
    theirs = side("export_duties spice_world", "new_sparta")
    s = act(table(mine, theirs), "settle", "develop")
    assert s.asked() == [0, 1] and options_of(s, seat=1) == ["none", "place export_duties"]
    by(s, 1, "place export_duties")
    assert tableau(s, 1) == "new_sparta" and told(s, 0) == []
    by(s, 0, "place public_works")
    assert told(s, 1, "places") == ["places 0 public_works 2", "places 1 export_duties 2"]
    assert tableau(s) == "old_earth public_works"


def test_payment_is_in_order():
    """R2.9, R5.2: after all are laid, from the lead on."""
    mine = side(
        "research_labs gem_world spice_world comet_zone pirate_world empath_world", "old_earth"
    )
    theirs = side(
        "drop_ships mining_world space_port asteroid_belt new_earth space_marines", "new_sparta"
    )
    s = act(table(mine, theirs, lead=1), "develop")
    by(s, 0, "place research_labs")
    by(s, 1, "place drop_ships")
    assert told(s, 0, "places") == ["places 1 drop_ships 2", "places 0 research_labs 2"]
    assert asked(s) == {"step": "pay_development", "seat": 1, "left": 3, "picked": []}


def test_nobody_must_develop():
    """R5.2"""
    s = play(act(table(side("public_works gem_world", "old_earth")), "develop"), "none")
    assert told(s, 1, "passes") == ["passes 0 0", "passes 1 0"]
    assert step(s) == "choose_action" and hand(s) == "public_works gem_world"


def test_no_design_twice_in_a_tableau():
    """R5.2"""
    s = act(table(side("public_works drop_ships gem_world", "old_earth public_works")), "develop")
    assert options_of(s) == ["none"]


def test_worlds_are_no_developments():
    """R5.2, R1.1"""
    s = act(table(side("pilgrimage_world public_works gem_world", "old_earth")), "develop")
    assert options_of(s) == ["none", "place public_works"]


def test_equal_developments_are_one_answer():
    """O6"""
    s = act(table(side("public_works public_works", "old_earth")), "develop")
    assert options_of(s) == ["none", "place public_works"]
    play(s, "place public_works")
    assert hand(s) == "public_works"  # one less for who chose it: for nothing


def test_who_has_no_hand_is_not_asked():
    """O7"""
    s = act(table("old_earth", side("gem_world", "new_sparta")), "develop")
    assert s.asked() == [1]


def test_who_must_pay_with_the_whole_hand_is_not_asked():
    """O7"""
    s = act(table(side("drop_ships gem_world spice_world comet_zone", "old_earth")), "develop")
    play(s, "place drop_ships")
    assert step(s) == "choose_action" and hand(s) == ""
    assert told(s, 0, "pays") == [
        "pays 0 gem_world 1",
        "pays 0 comet_zone 1",
        "pays 0 spice_world 1",
    ]


def test_two_develop_phases():
    """R3.11: who has both cards has the bonus twice, the other in the first phase only; what was
    placed first works in the second."""
    mine = side("investment_credits drop_ships gem_world spice_world comet_zone", "old_earth")
    theirs = side("space_marines genetics_lab artist_colony mining_world", "new_sparta")
    s = table(mine, theirs, options=TWO_ACTIONS)
    act(s, "develop develop_again", "develop produce")
    by(s, 0, "place investment_credits")
    by(s, 1, "place space_marines")
    assert hand_size(s) == 4  # nothing was paid for it
    by(s, 1, "pay artist_colony")
    assert told(s, 0, "phase") == ["phase -1 2"]
    by(s, 0, "place drop_ships")
    by(s, 1, "none")
    assert asked(s)["left"] == 4 - 1 - 1
    play(s, "pay gem_world", "pay comet_zone")


def test_the_second_phase_without_its_card_has_no_bonus():
    """R3.11"""
    mine = side("public_works gem_world", "old_earth")
    theirs = side("space_marines comet_zone", "new_sparta")
    s = act(table(mine, theirs, options=TWO_ACTIONS), "develop develop_again", "develop settle")
    by(s, 0, "none")
    by(s, 1, "none")
    assert options_of(s, seat=1) == ["none"] and options_of(s, seat=0) == [
        "none",
        "place public_works",
    ]
