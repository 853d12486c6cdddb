"""Admiral Piett, Boba Fett, Darth Vader, General Veers and Grand Moff Tarkin."""

import pytest

from starfelt.core.refusal import IllegalAnswer
from tests.games.empire_vs_rebellion.rules.rounds import all_but
from tests.games.empire_vs_rebellion.rules.table import (
    ACTIONS,
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    asked,
    discards,
    exhausted,
    influence,
    options_of,
    pile,
    play,
    ready,
    reserve,
    side,
    table,
    told,
    top,
)


def imperial(mine, theirs="recon_2", **fields):
    """The Empire is about to act."""
    return table(theirs, mine, turn=1, **fields)


# -------------------------------------------------------------------------------- Admiral Piett
def test_admiral_piett_returns_a_discarded_card_to_its_owners_deck():
    """R8: any card of either pile, on top."""
    mine = side("admiral_piett", discards="recon_4 boba_fett")
    s = imperial(mine, side("recon_2", discards="military_3 recon_4 yoda"))
    play(s, "use admiral_piett")
    assert asked(s) == {"step": "which_discarded", "seat": EMPIRE}
    theirs = ["return_opposing military_3", "return_opposing recon_4", "return_opposing yoda"]
    assert options_of(s) == ["return_own recon_4", "return_own boba_fett", *theirs]
    own = play(s.clone(), "return_own recon_4")
    assert told(own, SPECTATOR) == ["returns 1 1 recon_4 0"]
    assert top(own, EMPIRE) == "recon_4" and discards(own, EMPIRE) == "boba_fett"
    assert discards(own) == "military_3 recon_4 yoda"
    play(s, "return_opposing military_3")
    assert told(s, SPECTATOR) == ["returns 1 0 military_3 0"]
    assert top(s) == "military_3" and discards(s) == "recon_4 yoda"
    assert all(GAME.view(s, seat).seats[REBEL].tops == ("military_3",) for seat in (-1, 0, 1))
    assert s.asked() == [REBEL]
    play(s, "play")
    assert ready(s) == "military_3 recon_2"
    assert all(GAME.view(s, seat).seats[REBEL].tops == () for seat in (-1, 0, 1))


def test_admiral_piett_and_a_single_discard():
    """R5, O11"""
    s = play(imperial("admiral_piett", side("recon_2", discards="yoda")), "use admiral_piett")
    assert told(s, SPECTATOR) == ["uses 1 admiral_piett 0", "returns 1 0 yoda 0"]
    assert top(s) == "yoda" and discards(s) == ""


def test_admiral_piett_without_discards_does_nothing():
    """F3"""
    s = play(imperial("admiral_piett"), "use admiral_piett")
    assert told(s, SPECTATOR) == ["uses 1 admiral_piett 0", "no_effect 1 admiral_piett 0"]


# -------------------------------------------------------------------------------- Boba Fett
def boba():
    mine = side("boba_fett the_force_3", exhausted="recon_5")
    return play(imperial(mine, side("recon_2 yoda", exhausted="military_4")), "use boba_fett")


def test_boba_fett_discards_or_exhausts():
    """R4, R5: an opposing card is discarded, any ready one exhausted; at least one of the two."""
    s = boba()
    assert asked(s) == {"step": "discard_or_exhaust", "seat": EMPIRE}
    assert options_of(s) == [
        "discard_opposing military_4", "discard_opposing recon_2", "discard_opposing yoda",
        "exhaust_own the_force_3", "exhaust_opposing recon_2", "exhaust_opposing yoda",
    ]  # fmt: skip
    with pytest.raises(IllegalAnswer):
        s.answer(EMPIRE, ACTIONS["done"])


def test_boba_fett_discards_and_then_exhausts():
    """O7"""
    s = play(boba(), "discard_opposing yoda")
    assert told(s, SPECTATOR) == ["discards 1 0 yoda 0"]
    assert asked(s) == {"step": "also_exhaust", "seat": EMPIRE}
    assert options_of(s) == ["done", "exhaust_own the_force_3", "exhaust_opposing recon_2"]
    alone = play(s.clone(), "done")
    assert told(alone) == [] and discards(alone) == "yoda" and ready(alone) == "recon_2"
    own = play(s.clone(), "exhaust_own the_force_3")
    assert told(own, SPECTATOR) == ["exhausts 1 1 the_force_3 0"] and ready(own, EMPIRE) == ""
    play(s, "exhaust_opposing recon_2")
    assert exhausted(s) == "military_4 recon_2" and s.asked() == [REBEL]


def test_boba_fett_exhausts_and_then_discards():
    """O7: maybe the very card."""
    s = play(boba(), "exhaust_opposing yoda")
    assert told(s, SPECTATOR) == ["exhausts 1 0 yoda 0"]
    assert asked(s) == {"step": "also_opposing", "seat": EMPIRE}
    wanted = ["discard_opposing military_4", "discard_opposing recon_2", "discard_opposing yoda"]
    assert options_of(s) == ["done", *wanted]
    alone = play(s.clone(), "done")
    assert discards(alone) == "" and exhausted(alone) == "military_4 yoda"
    play(s, "discard_opposing yoda")
    assert discards(s) == "yoda" and s.asked() == [REBEL]


@pytest.mark.parametrize("first", ["exhaust_own recon_3", "exhaust_opposing yoda"])
def test_boba_fett_may_discard_what_is_exhausted(first):
    """O7: also if no opposing card is ready any more."""
    theirs = side("yoda") if "yoda" in first else side(exhausted="yoda")
    s = play(imperial("boba_fett recon_3", theirs), "use boba_fett", first)
    assert asked(s) == {"step": "also_opposing", "seat": EMPIRE}
    assert options_of(s) == ["done", "discard_opposing yoda"]
    play(s, "discard_opposing yoda")
    assert discards(s) == "yoda" and s.asked() == [REBEL]


def test_boba_fett_discards_the_last_card_and_nothing_is_ready():
    s = play(imperial("boba_fett", side(exhausted="yoda")), "use boba_fett")
    assert told(s, SPECTATOR) == ["uses 1 boba_fett 0", "discards 1 0 yoda 0"]
    assert s.asked() == [REBEL]


def test_boba_fett_discards_the_last_card_and_may_exhaust_an_own_one():
    """O7"""
    s = play(imperial("boba_fett recon_3", side(exhausted="yoda")), "use boba_fett")
    play(s, "discard_opposing yoda")
    assert asked(s) == {"step": "also_exhaust", "seat": EMPIRE}
    assert options_of(s) == ["done", "exhaust_own recon_3"]


def test_boba_fett_against_nobody_exhausts_an_own_card():
    """R5, O11"""
    s = play(imperial("boba_fett recon_3", ""), "use boba_fett")
    assert told(s, SPECTATOR) == ["uses 1 boba_fett 0", "exhausts 1 1 recon_3 0"]
    assert exhausted(s, EMPIRE) == "recon_3 boba_fett" and s.asked() == [REBEL]


def test_boba_fett_alone_against_nobody_does_nothing():
    """R4, F3: he is exhausted already."""
    s = play(imperial(side("boba_fett", exhausted="recon_3"), ""), "use boba_fett")
    assert told(s, SPECTATOR) == ["uses 1 boba_fett 0", "no_effect 1 boba_fett 0"]


# -------------------------------------------------------------------------------- Darth Vader
def test_darth_vader_removes_an_exhausted_card_on_either_side():
    """F1, R4, R10: basic cards to the discard pile, characters to their owner's reserve."""
    mine = side("darth_vader recon_5", exhausted="recon_3 boba_fett")
    theirs = side("military_2 luke_skywalker", exhausted="recon_3 yoda")
    s = play(imperial(mine, theirs), "use darth_vader")
    assert asked(s) == {"step": "which_exhausted", "seat": EMPIRE}
    assert options_of(s) == [
        "discard_own recon_3", "discard_own boba_fett", "discard_own darth_vader",
        "discard_opposing recon_3", "discard_opposing yoda",
    ]  # fmt: skip
    for verb, owner in (("discard_own", EMPIRE), ("discard_opposing", REBEL)):
        basic = play(s.clone(), f"{verb} recon_3")
        assert told(basic, SPECTATOR) == [f"discards 1 {owner} recon_3 0"]
        assert discards(basic, owner) == "recon_3" and discards(basic, 1 - owner) == ""
    before = reserve(s).split()
    play(s, "discard_opposing yoda")
    assert told(s, SPECTATOR) == ["to_reserve 1 0 yoda 0"]
    assert reserve(s).split() == [*before, "yoda"] and discards(s) == ""
    assert exhausted(s) == "recon_3" and "yoda" in GAME.view(s, EMPIRE).seats[REBEL].inside


def test_darth_vader_may_remove_himself():
    """F1, R4: and an own character goes to the own reserve."""
    s = imperial(side("darth_vader", exhausted="boba_fett"), side("recon_2"))
    play(s, "use darth_vader")
    other = play(s.clone(), "discard_own boba_fett")
    assert "boba_fett" in reserve(other, EMPIRE).split()
    play(s, "discard_own darth_vader")
    assert "darth_vader" in reserve(s, EMPIRE).split() and discards(s, EMPIRE) == ""
    assert exhausted(s, EMPIRE) == "boba_fett"


def test_darth_vader_must_remove_himself_if_nothing_else_is_exhausted():
    """R4, R5, O11"""
    s = play(imperial("darth_vader recon_5", "recon_2 yoda"), "use darth_vader")
    assert told(s, SPECTATOR) == ["uses 1 darth_vader 0", "to_reserve 1 1 darth_vader 0"]
    assert ready(s, EMPIRE) == "recon_5" and exhausted(s, EMPIRE) == ""
    assert "darth_vader" in reserve(s, EMPIRE).split() and s.asked() == [REBEL]


# -------------------------------------------------------------------------------- General Veers
def test_general_veers_discards_the_top_card_and_what_is_worth_less():
    """R9: equal ones stay; an exhausted character is worth 1."""
    theirs = side("recon_2 recon_4 military_5 luke_skywalker", exhausted="yoda")
    mine = side("general_veers recon_2", deck="military_3 the_force_4")
    s = play(imperial(mine, theirs), "use general_veers")
    assert told(s, SPECTATOR) == [
        "uses 1 general_veers 0", "mills 1 the_force_4 4",
        "discards 1 0 recon_2 0", "discards 1 0 yoda 0",
    ]  # fmt: skip
    assert ready(s) == "military_5 recon_4 luke_skywalker" and exhausted(s) == ""
    assert discards(s) == "recon_2 yoda" and discards(s, EMPIRE) == "the_force_4"
    assert ready(s, EMPIRE) == "recon_2" and top(s, EMPIRE) == "military_3"
    assert s.asked() == [REBEL]


def test_general_veers_counts_a_character_he_discards_as_6():
    """R9: every basic card goes, ready characters stay, exhausted basic cards keep their value."""
    theirs = side("recon_5 luke_skywalker", exhausted="military_5 yoda")
    s = play(imperial(side("general_veers", deck="boba_fett"), theirs), "use general_veers")
    assert told(s, SPECTATOR, "mills") == ["mills 1 boba_fett 6"]
    assert ready(s) == "luke_skywalker" and exhausted(s) == ""
    assert discards(s) == "military_5 recon_5 yoda"
    low = play(imperial(side("general_veers", deck="recon_5"), theirs), "use general_veers")
    assert exhausted(low) == "military_5" and ready(low) == "recon_5 luke_skywalker"


def test_general_veers_against_nobody_still_discards_his_top_card():
    """F3"""
    s = play(imperial(side("general_veers", deck="recon_3"), ""), "use general_veers")
    assert told(s, SPECTATOR) == ["uses 1 general_veers 0", "mills 1 recon_3 3"]
    assert discards(s, EMPIRE) == "recon_3"


def test_general_veers_discards_the_last_card_of_the_deck():
    """R7, O3: it is shuffled back in with the other discards."""
    gone = all_but("general_veers recon_3", seat=EMPIRE)
    mine = side("general_veers", deck="recon_3", discards=gone, reserve="")
    s = play(imperial(mine, "recon_2 recon_4"), "use general_veers")
    assert [line.split()[0] for line in told(s)] == ["uses", "mills", "discards", "shuffles"]
    assert sorted(pile(s, "deck", EMPIRE).split()) == sorted([*gone.split(), "recon_3"])
    assert discards(s, EMPIRE) == "" and discards(s) == "recon_2"


# -------------------------------------------------------------------------------- Grand Moff Tarkin
@pytest.mark.parametrize(("before", "lost"), [(5, 2), (2, 2), (1, 1)])
def test_grand_moff_tarkin_takes_two_influence(before, lost):
    """F12, S16.5, D12: all if there are fewer."""
    mine = side("grand_moff_tarkin", influence=4)
    s = play(imperial(mine, side("recon_2", influence=before)), "use grand_moff_tarkin")
    assert told(s, SPECTATOR) == ["uses 1 grand_moff_tarkin 0", f"loses_influence 0 {lost}"]
    assert influence(s) == (before - lost, 4)


def test_grand_moff_tarkin_against_no_influence_does_nothing():
    """O15"""
    s = play(imperial("grand_moff_tarkin", side("recon_2", influence=0)), "use grand_moff_tarkin")
    assert told(s, SPECTATOR) == ["uses 1 grand_moff_tarkin 0", "no_effect 1 grand_moff_tarkin 0"]
    assert influence(s) == (0, 2)
