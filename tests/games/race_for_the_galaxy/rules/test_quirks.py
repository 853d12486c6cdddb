"""What the option for comparing with another engine changes, and nothing else does."""

import pytest

from starfelt.games.race_for_the_galaxy.rules.powers.designs import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.rules.settle.offers import spare_cards
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    REBELS,
    STORM,
    TWO_ACTIONS,
    act,
    by,
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


def settling(cards, tableau, options=None, **fields):
    s = table(side(cards, tableau), options=options or {}, **fields)
    act(s, "develop", "settle")
    return play(s, "none", f"place {cards.split()[0]}")


def test_a_tactic_may_be_discarded_in_vain():
    """Q1: on a world that can be conquered already, or that is peaceful."""
    tableau_ = "new_sparta new_military_tactics"
    s = settling("outlaw_world public_works", tableau_, QUIRKS)
    assert options_of(s) == ["conquer", "use new_military_tactics"]
    play(s, "use new_military_tactics")
    assert tableau(s) == "new_sparta outlaw_world"
    s = settling("gem_world " + money(3), tableau_, QUIRKS)
    assert options_of(s) == ["pay_cost", "use new_military_tactics"]
    assert step(settling("gem_world " + money(3), tableau_)) == "pay_world"


def test_a_tactic_that_is_needed_is_offered_once():
    """Q1"""
    s = settling(
        "rebel_colony " + money(3), "old_earth new_military_tactics space_mercenaries", QUIRKS
    )
    assert options_of(s) == ["use new_military_tactics", "use space_mercenaries"]


def test_a_free_ship_may_be_discarded_in_vain():
    """Q1: as long as a way is left."""
    s = settling("outlaw_world public_works", "new_sparta colony_ship", QUIRKS)
    assert options_of(s) == ["conquer", "use colony_ship"]
    play(s, "use colony_ship")
    assert tableau(s) == "new_sparta outlaw_world" and told(s, 1, "spends") == [
        "spends 0 colony_ship 0"
    ]
    s = settling("terraformed_world public_works", "new_sparta colony_ship", QUIRKS)
    assert tableau(s) == "new_sparta terraformed_world"  # it was the only way
    s = settling("terraformed_world public_works", "doomed_world colony_ship", QUIRKS)
    assert options_of(s) == [
        "use colony_ship", "use doomed_world", "place_free colony_ship", "place_free doomed_world",
    ]  # fmt: skip


def test_mercenaries_may_be_hired_in_vain_for_a_world_that_a_ship_pays_for():
    """Q1, O4: at least one, however few cards the hand can spare."""
    tableau_ = "separatist_colony colony_ship rebel_troops"
    s = settling("terraformed_world " + money(3), tableau_, QUIRKS)
    play(s, "use rebel_troops")
    assert step(s) == "arm" and GAME.write(s)["open"][0]["left"] == 1
    assert GAME.read(GAME.write(s)).hash() == s.hash()
    assert hand_size(play(s, options_of(s)[0])) == 2


@pytest.mark.parametrize(("rules", "left"), [(3, -2), (4, 1)])
def test_before_that_too_few_could_be_hired(rules, left):
    """Q1: no less than none, and as many as leave a way."""
    tableau_ = "separatist_colony colony_ship rebel_troops"
    s = settling("terraformed_world " + money(3), tableau_, QUIRKS, rules=rules)
    play(s, "use rebel_troops")
    assert GAME.write(s)["open"][0]["left"] == left


@pytest.mark.parametrize("rules", [3, 4])
def test_no_more_are_hired_in_vain_than_leave_the_price_of_the_world(rules):
    """Q1"""
    cards = "gem_world " + money(3)
    s = settling(cards, "new_sparta space_mercenaries", QUIRKS, rules=rules)
    play(s, "use space_mercenaries")
    assert GAME.write(s)["open"][0]["left"] == 1


def test_the_second_card_may_be_chosen_alone():
    """Q4: then the phase is played once, with its bonus for who chose the second card."""
    mine = side("public_works gem_world", "old_earth")
    s = table(mine, options=TWO_ACTIONS | QUIRKS)
    assert "choose_two develop_again produce" in options_of(s)
    act(s, "develop_again produce", "settle produce")
    assert told(s, 0, "phase") == ["phase -1 2"] and s.again
    by(s, 0, "place public_works")
    assert hand_size(s) == 1  # one less: for nothing
    options = GAME.complete(TWO_ACTIONS)
    assert "choose_two develop_again produce" not in options_of(table(mine, options=options))


@pytest.mark.parametrize("level", [STORM, REBELS, BRINK])
def test_rounds_go_on_in_the_same_way(level):
    """Q6: where none of this comes up nothing is changed."""
    played = []
    for options in (level, level | QUIRKS):
        s = table(side("gem_world " + money(3), "old_earth"), options=options)
        play(act(s, "settle"), "place gem_world")
        played.append([*told(s, 0), *options_of(s)])
    assert played[0] == played[1]


def test_a_military_world_leaves_to_spare_what_its_price_in_cards_leaves():
    """Q1, R6.5: Contact Specialist pays one less than the defence."""
    s = table(side(money(3), "old_earth contact_specialist"), options=QUIRKS, rules=3)
    world = KEYS["rebel_underground"]
    assert spare_cards(s, 0, world) == 3 - (CARDS[world].cost - 1)
