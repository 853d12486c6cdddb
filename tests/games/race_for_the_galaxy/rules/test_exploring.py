"""Phase I, Explore: drawing and keeping."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    TWO_ACTIONS,
    act,
    asked,
    by,
    discards,
    hand,
    options_of,
    pile,
    side,
    step,
    table,
    told,
)

COMING = (
    "gem_world spice_world artist_colony comet_zone mining_world space_port asteroid_belt "
    "radioactive_world destroyed_world empath_world refugee_world pirate_world"
)


def drawn(s, seat=0):
    return s.players[seat].drawn.size()


@pytest.mark.parametrize(
    ("action", "number", "kept"), [("explore_five", 7, 1), ("explore_one", 3, 2), ("settle", 2, 1)]
)
def test_number_of_cards_drawn_and_kept(action, number, kept):
    """R4.1, R3.2: two and one; five more with one card, one more of both with the other."""
    s = act(table("old_earth", coming=COMING), action, "explore_five")
    assert drawn(s) == number
    assert asked(s, 0) == {"step": "keep_drawn", "seat": 0, "left": kept, "picked": []}
    cards = sorted(COMING.split()[:number], key=GAME.cards.index)
    assert pile(s, "drawn").split() == cards
    by(s, 0, *(f"keep {card}" for card in cards[-kept:]))
    assert hand(s).split() == cards[-kept:]
    assert discards(s).split() == cards[:-kept] and drawn(s) == 0


@pytest.mark.parametrize("key", with_power("explore", "DRAW", "KEEP"))
def test_each_power_draws_or_keeps_more(key):
    """R4.1"""
    s = act(table(f"old_earth {key}", coming=COMING), "explore_five")
    assert drawn(s) == 7 + total(key, "explore", "DRAW")
    assert asked(s)["left"] == 1 + total(key, "explore", "KEEP")


def test_powers_add_up():
    """R4.1"""
    s = table("separatist_colony expedition_force galactic_renaissance research_labs")
    act(s, "develop", "explore_five")
    assert drawn(s) == 2 + 2 + 1 + 2 and asked(s)["left"] == 1 + 1 + 1


def test_everybody_draws_before_anybody_discards():
    """R4.2: in order from the lead; what one discards is not there to draw."""
    mine, theirs = side("", "old_earth"), side("", "new_sparta")
    s = act(table(mine, theirs, coming=COMING, lead=1), "explore_one", "explore_five")
    assert told(s, 1, "draws")[0].startswith("draws 1 gem_world")
    assert (drawn(s, 1), drawn(s, 0)) == (7, 3)
    assert s.asked() == [0, 1] and discards(s) == ""
    by(s, 1, "keep comet_zone")
    assert s.asked() == [0] and len(discards(s).split()) == 6
    by(s, 0, *options_of(s, seat=0)[:1])
    by(s, 0, options_of(s, seat=0)[0])
    assert step(s) == "choose_action"


def test_cards_are_kept_in_ascending_order():
    """O6: so that no two ways mean the same; nothing moves before the last pick."""
    s = act(table("old_earth", coming="asteroid_belt gem_world pirate_world"), "explore_one")
    assert options_of(s) == ["keep gem_world", "keep pirate_world"]  # one more must follow
    by(s, 0, "keep gem_world")
    assert hand(s) == "" and drawn(s) == 3
    assert options_of(s) == ["keep pirate_world", "keep asteroid_belt"]
    by(s, 0, "keep asteroid_belt")
    assert hand(s) == "gem_world asteroid_belt"


def test_equal_cards_are_one_answer():
    """O6"""
    s = act(table("old_earth", coming="public_works public_works gem_world"), "explore_one")
    assert options_of(s) == ["keep public_works"]
    by(s, 0, "keep public_works")
    assert options_of(s) == ["keep public_works", "keep gem_world"]


def test_who_may_keep_all_is_not_asked():
    """O7: everybody sees that there is no choice."""
    s = table("old_earth research_labs", coming="gem_world spice_world")
    act(s, "settle", "explore_five")
    assert s.asked() == [1]
    assert hand(s) == "gem_world spice_world"


def test_both_explore_cards():
    """R3.10: eight are drawn, two are kept."""
    s = table("old_earth", coming=COMING, options=TWO_ACTIONS)
    act(s, "explore_five explore_one", "settle produce")
    assert drawn(s) == 8 and asked(s)["left"] == 2
    assert (drawn(s, 1), GAME.view(s, 1).asked[1].left) == (2, 1)
