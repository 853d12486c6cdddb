"""Search: cards are turned up until one of a category comes."""

import pytest

from tests.games.race_for_the_galaxy.rules.codes import SEARCH
from tests.games.race_for_the_galaxy.rules.facts import CARDS
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    TWO_ACTIONS,
    act,
    asked,
    by,
    discards,
    hand,
    hand_size,
    hoards,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

OORT = "alien_oort_cloud_refinery"
APART = ("old_earth", "new_sparta")  # they lie on the table
CATEGORIES = [f"look_for {category}" for category in SEARCH.values()]


def searching(coming="", other="settle", **fields):
    """The first seat searches, the other one settles."""
    fields = {"options": BRINK, **fields}
    return act(table("old_earth", "new_sparta", coming=coming, **fields), "search", other)


# -------------------------------------------------------------------------------- the action
def test_a_search_is_no_phase_and_comes_before_all():
    """R12.1, R3.13: it costs nothing, and only who chose it searches."""
    s = searching("gem_world alien_robot_sentry")
    assert asked(s) == {"step": "name_category", "seat": 0} and s.asked() == [0]
    assert options_of(s) == CATEGORIES and told(s, 1, "chooses", "phase") == [
        "chooses 0 9", "chooses 1 4",
    ]  # fmt: skip
    play(s, "look_for alien_world", "take")
    assert told(s, 1, "wins_card", "phase") == ["wins_card 0 alien_robot_sentry 0", "phase -1 3"]
    assert prestige(s) == 0 and s.players[0].spent


def test_a_round_without_phases():
    """R12.1: all search, in order from the lead on."""
    s = table("old_earth", "new_sparta", "epsilon_eridani", options=BRINK, lead=1,
              coming="gem_world new_earth spice_world rebel_base")  # fmt: skip
    act(s, "search")
    found = []
    while step(s) != "choose_action":
        found.append(s.asked())
        play(s, "look_for stronghold" if step(s) == "name_category" else "take")
    assert found == [[1], [1], [2], [2], [0], [0]] and s.round == 2
    assert told(s, 0, "phase") == [] and [hand_size(s, n) for n in range(3)] == [1, 1, 1]


def test_the_ninth_category_needs_takeovers():
    """R12.4, R2.11"""
    s = searching(options=BRINK | {"takeovers": False})
    assert options_of(s) == CATEGORIES[:8]


# -------------------------------------------------------------------------------- finding
@pytest.mark.parametrize("code", SEARCH)
def test_each_category_finds_the_first_that_fits(code):
    """R12.2, R12.3: what does not fit is turned up and discarded."""
    there = [key for key in CARDS if CARDS[key]["copies"]["bow"] and key not in APART]
    inside = [key for key in there if code in CARDS[key].get("search", [])]
    others = [key for key in there if key not in inside]
    for found in (inside[0], inside[-1]):
        s = searching(" ".join([*others[:40], *others[-40:], found]))
        play(s, f"look_for {SEARCH[code]}")
        assert asked(s) == {
            "step": "take_found", "seat": 0, "category": SEARCH[code], "declined": False,
        }  # fmt: skip
        assert options_of(s) == ["take", "decline"]
        number = list(SEARCH).index(code)
        assert told(s, 1, "looks_for") == [f"looks_for 0 {number}"]
        assert len(told(s, 1, "flips")) == 81 and GAME.view(s, 1).flipped[-1] == found
        play(s, "take")
        assert hand(s) == found and sorted(discards(s).split()) == sorted(
            [*others[:40], *others[-40:]]
        )
        assert GAME.view(s, 1).flipped == ()


def test_who_declines_must_take_the_next():
    """R12.2: the first is discarded with the others."""
    s = searching("gem_world rebel_base new_earth rebel_outpost")
    play(s, "look_for stronghold", "decline")
    assert told(s, 1)[:3] == [
        "declines 0 rebel_base 0", "flips 0 new_earth 0", "flips 0 rebel_outpost 0",
    ]  # fmt: skip
    assert hand(s) == "rebel_outpost" and step(s) == "place_world"
    assert discards(s) == "gem_world new_earth rebel_base" and s.players[0].spent


def test_all_have_seen_the_card():
    """R1.5, R12.2"""
    s = searching("rebel_base")
    play(s, "look_for stronghold", "take")
    assert GAME.view(s, 1).seats[0].shown == ("rebel_base",)


def test_the_prestige_card_is_used_up():
    """R11.8, R12.1"""
    s = searching("rebel_base")
    play(s, "look_for stronghold", "take", "none")
    assert "choose search" not in options_of(s, seat=0)
    assert "choose search" in options_of(s, seat=1)


# -------------------------------------------------------------------------------- any kind
def test_to_decline_the_world_of_any_kind_is_no_refusal():
    """O27: in a search for worlds of the alien kind; another may be declined before or after."""
    coming = f"{OORT} alien_robot_sentry lost_alien_warship"
    s = play(searching(coming), "look_for alien_world", "decline")
    assert asked(s)["declined"] is False
    play(s, "decline")
    assert hand(s) == "lost_alien_warship"
    s = searching(f"alien_robot_sentry {OORT} lost_alien_warship")
    play(s, "look_for alien_world", "decline")
    assert asked(s)["declined"] is True and options_of(s) == ["take", "decline"]
    assert hand(play(s.clone(), "take")) == OORT
    assert hand(play(s, "decline")) == "lost_alien_warship"


# -------------------------------------------------------------------------------- the deck
def scarce(deck, discarded):
    """Only these cards are in the deck or discarded; all others are in hands."""
    sides = hoards("separatist_colony", "brink_of_war")
    for one in sides[1:]:
        one["hand"] = [card for card in one["hand"] if card not in (*deck.split(), *discarded)]
    s = act(table(*sides, deck=deck, options=BRINK), "search", "produce")
    assert sorted(discards(s).split()) == sorted(discarded) and s.asked() == [0]
    return s


def test_an_empty_deck_is_made_anew():
    """R12.5, R3.6: cards that lie open are no discards yet."""
    s = scarce("gem_world", ["rebel_base"])
    play(s, "look_for stronghold")
    assert told(s, 1, "flips", "shuffles") == [
        "shuffles -1 1", "flips 0 gem_world 0", "flips 0 rebel_base 0",
    ]  # fmt: skip
    play(s, "take")
    assert hand(s) == "rebel_base" and discards(s) == "gem_world"


def test_nothing_is_found_when_all_cards_are_turned_up():
    """R12.5: the prestige card is not used up."""
    s = scarce("gem_world", ["new_earth"])
    play(s, "look_for stronghold")
    assert told(s, 1, "flips", "cannot_draw", "wins_card") == [
        "flips 0 gem_world 0", "flips 0 new_earth 0", "cannot_draw 0 0",
    ]  # fmt: skip
    assert hand(s) == "" and not s.players[0].spent
    assert sorted(discards(s).split()) == ["gem_world", "new_earth"]


def test_who_declines_may_find_nothing_else():
    """R12.5: then nothing is found."""
    s = scarce("rebel_base gem_world", [])
    play(s, "look_for stronghold", "decline")
    assert hand(s) == "" and not s.players[0].spent and len(discards(s).split()) == 2


def test_without_any_card():
    """R12.5, O11"""
    s = scarce("", [])
    play(s, "look_for stronghold")
    assert told(s, 1, "flips", "cannot_draw") == ["cannot_draw 0 0"] and discards(s) == ""
    assert not s.players[0].spent


def test_two_actions_with_a_search():
    """R3.14, R12.1: it fills one of the two."""
    s = table(side("", "old_earth"), options=BRINK | TWO_ACTIONS, coming="rebel_base")
    act(s, "settle search", "develop produce")
    assert s.asked() == [0] and step(s) == "name_category"
    by(s, 0, "look_for stronghold", "take")
    assert told(s, 1, "phase")[0] == "phase -1 2"
    assert s.players[0].spent and not s.players[1].spent
