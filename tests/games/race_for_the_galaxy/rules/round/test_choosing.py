"""Choosing: two actions with the prestige card, and Psi-Crystal World, which chooses last."""

import pytest

from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    TWO_ACTIONS,
    act,
    asked,
    by,
    chips,
    money,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

SEVEN = [
    "explore_five", "explore_one", "develop", "settle", "consume_trade", "consume_twice", "produce",
]  # fmt: skip
IN_PAIRS = BRINK | TWO_ACTIONS
PSI = "psi_crystal_world"


# -------------------------------------------------------------------------------- two actions
def test_two_actions_and_the_prestige_card():
    """R3.14, R11.8, B10: with one named card of the two, or as a search; never both."""
    there = options_of(table(side("", "old_earth", prestige=1), options=IN_PAIRS))
    words = [option.split() for option in there]
    assert {verb for verb, *_ in words} == {"choose_two", "boost_first", "boost_second"}
    assert not [w for w in words if w[0] != "choose_two" and "search" in w]
    assert "boost_first develop develop_again" in there
    assert "boost_second settle settle_again" in there
    none = options_of(table(side("", "old_earth", prestige=1, spent=True), options=IN_PAIRS))
    assert len(none) == 23 and not [option for option in none if "search" in option]
    search = options_of(table("old_earth", options=IN_PAIRS))
    assert len(search) == 23 + 7 and len(there) == 23 * 3 + 7


@pytest.mark.parametrize(
    ("verb", "first", "second"), [("boost_first", 2, 4), ("boost_second", 4, 2)]
)
def test_the_bonus_is_for_one_phase_of_two(verb, first, second):
    """R3.14, R3.11, R11.11: the other one has the bonus of its card alone."""
    mine = side(f"consumer_markets research_labs {money(9, of='worlds')}", "old_earth", prestige=1)
    s = table(mine, options=IN_PAIRS)
    act(s, f"{verb} develop develop_again", "explore_five explore_one")
    while step(s) == "keep_drawn":
        play(s, options_of(s)[0])
    by(s, 0, "place consumer_markets")
    by(s, 1, "none")
    assert asked(s)["left"] == first
    while step(s) == "pay_development":
        play(s, options_of(s)[0])
    by(s, 0, "place research_labs")
    by(s, 1, "none")
    assert asked(s)["left"] == second - 1


def test_the_bonus_of_the_second_settle_phase():
    """R3.14, R11.12: military and discount in that one only."""
    mine = side(f"rebel_miners new_earth {money(5)}", "old_earth", prestige=1)
    for verb, there in (("boost_first", True), ("boost_second", False)):
        s = act(table(mine, options=IN_PAIRS), f"{verb} settle settle_again",
                "consume_trade produce")  # fmt: skip
        assert ("place rebel_miners" in options_of(s)) == there
        play(s, "none")
        assert ("place rebel_miners" in options_of(s)) != there


def test_both_consume_cards_with_a_bonus():
    """R3.12, R3.14: chips threefold if it goes with that card, else double."""
    for verb, worth in (("boost_first", 2), ("boost_second", 3)):
        mine = side("", "new_sparta public_works gem_world+good artist_colony+good", prestige=1)
        s = act(table(mine, options=IN_PAIRS | {"cap": 1}), f"{verb} consume_trade consume_twice",
                "explore_five settle")  # fmt: skip
        while step(s) != "sell_which":
            play(s, options_of(s)[0])
        play(s, "sell gem_world")
        more = 3 if verb == "boost_first" else 0
        assert told(s, 1, "sells") == [f"sells 0 gem_world {2 + more}"]
        if verb == "boost_first":
            play(s, "use public_works", "done")
        assert chips(s) == worth and s.is_over()


# -------------------------------------------------------------------------------- the last choice
def test_psi_crystal_world_chooses_when_the_others_have_revealed():
    """R13.10"""
    s = table(f"old_earth {PSI}", "new_sparta", "epsilon_eridani", options=BRINK, lead=2)
    assert s.asked() == [1, 2]
    by(s, 2, "choose produce")
    assert s.asked() == [1] and told(s, 0) == []
    by(s, 1, "choose settle")
    assert s.asked() == [0] and step(s) == "choose_action"
    assert told(s, 0, "chooses") == ["chooses 2 8", "chooses 1 4"]
    assert [seat.actions for seat in GAME.view(s, 0).seats] == [(), ("settle",), ("produce",)]
    by(s, 0, "choose develop")
    assert told(s, 1, "chooses", "phase") == [
        "chooses 0 2", "phase -1 2", "phase -1 3", "phase -1 5",
    ]  # fmt: skip


def test_psi_crystal_world_works_from_the_next_round_on():
    """R13.10, R3.4: who has just placed it chooses last in the next round."""
    mine = side(f"{PSI} {money(5)}", "old_earth", prestige=1)
    s = act(table(mine, options=BRINK), "boost settle", "settle")
    play(s, f"place {PSI}")
    while step(s) == "pay_world":
        play(s, options_of(s)[0])
    assert s.asked() == [1] and step(s) == "choose_action"


def test_psi_crystal_world_may_use_the_prestige_card():
    """R13.10, R11.9: it is paid for when it is revealed; all others have paid by then or pay
    then."""
    s = table(side("", f"old_earth {PSI}", prestige=1), side("", "new_sparta", prestige=1),
              options=BRINK)  # fmt: skip
    by(s, 1, "boost produce")
    assert told(s, 0, "boosts") == ["boosts 1 8"]
    assert "boost settle" in options_of(s) and "choose search" in options_of(s)
    by(s, 0, "boost settle")
    assert told(s, 1, "boosts", "pays_prestige") == [
        "boosts 0 4", "pays_prestige 0 1", "pays_prestige 1 1",
    ]  # fmt: skip
    assert (prestige(s), prestige(s, 1)) == (0, 0)


def last_of_pairs(first, **fields):
    """Who chooses last has chosen one card with the others."""
    fields = {"prestige": 1, "options": IN_PAIRS, **fields}
    options = fields.pop("options")
    s = table(side("", f"old_earth {PSI}", **fields), side("", "new_sparta"), options=options)
    assert s.asked() == [0, 1]
    by(s, 0, first)
    by(s, 1, "choose_two consume_trade produce")
    assert s.asked() == [0]
    return s


def test_with_two_actions_one_card_is_chosen_with_the_others():
    """R13.10: and is revealed with them, the second when it is chosen."""
    s = table(side("", f"old_earth {PSI}", prestige=1), options=IN_PAIRS)
    boosts = [f"boost {action}" for action in SEVEN]
    assert options_of(s, seat=0) == [*(f"choose {a}" for a in SEVEN), "choose search", *boosts]
    s = last_of_pairs("choose settle")
    assert told(s, 1, "chooses") == ["chooses 0 4", "chooses 1 6", "chooses 1 8"]
    assert [seat.actions for seat in GAME.view(s, 1).seats] == [
        ("settle",), ("consume_trade", "produce"),
    ]  # fmt: skip
    by(s, 0, "choose explore_five")  # a card before the other one
    assert told(s, 1, "chooses") == ["chooses 0 0"]
    assert GAME.view(s, 1).seats[0].actions == ("explore_five", "settle")
    s = last_of_pairs("choose settle")
    by(s, 0, "choose settle_again")
    assert told(s, 1, "phase")[:2] == ["phase -1 3", "phase -1 3"]


@pytest.mark.parametrize("first", SEVEN)
def test_the_second_card_is_another_one(first):
    """R13.10, R3.9: the second Develop and Settle only beside the first."""
    found = options_of(last_of_pairs(f"choose {first}", spent=True))
    again = [f"{first}_again"] if first in ("develop", "settle") else []
    assert sorted(found) == sorted(f"choose {a}" for a in [*SEVEN, *again] if a != first)


def test_the_prestige_card_goes_with_one_of_the_two():
    """R13.10, R3.14: or is one of them; never both."""
    plain = [f"choose {action}" for action in SEVEN]
    for first in ("boost settle", "choose search"):
        found = options_of(last_of_pairs(first))
        assert not [words for words in found if words.startswith("boost") or "search" in words]
    found = options_of(last_of_pairs("choose produce"))
    assert "choose search" in found and "boost settle" in found and "boost search" not in found
    assert len([words for words in found if words.startswith("boost")]) == 6
    found = options_of(last_of_pairs("choose produce", prestige=0))
    assert found == [*plain[:-1], "choose search"]


def test_the_second_card_may_have_the_prestige_bonus():
    """R13.10, R11.9"""
    s = last_of_pairs("choose produce")
    by(s, 0, "boost settle")
    assert told(s, 1, "boosts", "pays_prestige") == ["boosts 0 4", "pays_prestige 0 1"]
    s = last_of_pairs("boost produce")
    assert told(s, 1, "boosts") == ["boosts 0 8"] and prestige(s) == 1
    by(s, 0, "choose settle")
    assert told(s, 1, "boosts", "chooses", "pays_prestige") == ["chooses 0 4", "pays_prestige 0 1"]


def test_with_quirks_the_second_cards_may_be_chosen_alone():
    """Q4: by who chooses last, too."""
    options = IN_PAIRS | QUIRKS
    s = table(side("", f"old_earth {PSI}", prestige=1), options=options)
    assert {"choose develop_again", "boost settle_again"} < set(options_of(s, seat=0))
    s = table(side("", f"old_earth {PSI}"), options=options)
    assert "choose settle_again" in options_of(s, seat=0)
    assert "boost settle_again" not in options_of(s, seat=0)
    s = last_of_pairs("choose produce", options=options)
    assert "choose develop_again" in options_of(s)
