"""Losing cards, and saying that one cannot."""

import pytest

from starfelt.core.rng import fast
from tests.games.stolen_plans.rules.table import (
    GAME,
    SPECTATOR,
    asked,
    attacked,
    cards_told,
    discards,
    hand,
    known,
    options_of,
    play,
    public,
    sizes,
    table,
    told,
    unseen,
)

BASE = {"deck": "base"}
TEN = "bounty_hunter " * 6 + "crime_lord " * 3 + "learn_the_ways"


# -------------------------------------------------------------------------------- losing cards
def test_losers_pick_after_seeing_the_difference():
    """3.1.10: discards are face up, and picked when the difference is known."""
    s = attacked("jawa", "blaster_heavy bounty_hunter crime_lord learn_the_ways")
    play(s, "defend blaster_heavy", "done")
    (loss,) = told(s, SPECTATOR, "loses")
    assert (loss.seat, loss.number) == (1, 2)
    play(s, "discard crime_lord", "discard learn_the_ways")
    for seat in (0, 1, 2, SPECTATOR):
        assert cards_told(s, seat, "discards") == ["crime_lord", "learn_the_ways"]
    assert discards(s) == "jawa blaster_heavy crime_lord learn_the_ways"


def test_lost_cards_are_picked_in_ascending_order():
    """Two orders would mean the same; a pick after which too few could follow is left out."""
    s = attacked("jawa", "jawa stormtrooper blaster_light blaster_light bounty_hunter crime_lord")
    play(s, "done")
    assert options_of(s) == ["discard jawa", "discard stormtrooper"]
    play(s, "discard stormtrooper")
    assert options_of(s) == ["discard blaster_light"]
    play(s, *["discard blaster_light"] * 2)
    assert options_of(s) == ["discard bounty_hunter"]
    play(s, "discard bounty_hunter", "discard crime_lord")
    assert hand(s, 1) == "jawa"


def test_half_made_picks_are_secret():
    """That another card can be picked, and which was, would tell the others of the hand."""
    s = attacked("jawa", "blaster_heavy bounty_hunter crime_lord learn_the_ways")
    play(s, "defend blaster_heavy", "done")
    before = [GAME.view(s, seat) for seat in (0, 2, SPECTATOR)]
    play(s, "discard crime_lord")
    assert [GAME.view(s, seat) for seat in (0, 2, SPECTATOR)] == before
    assert [told(s, seat) for seat in (0, 1, 2, SPECTATOR)] == [[], [], [], []]
    (question,) = GAME.view(s, 1).asked
    assert (question.left, question.picked) == (1, ("crime_lord",))
    assert hand(s, 1) == "bounty_hunter crime_lord learn_the_ways"


def test_who_is_asked_what_to_discard_has_something_to_discard():
    """Two cards, one to lose, R2-D2 and the Decoy in the deck: not both are in that hand."""
    s = play(
        attacked("jawa", "blaster_light blaster_light jawa stormtrooper"),
        "defend blaster_light",
        "defend blaster_light",
    )
    assert asked(s) == {"step": "lose", "seat": 1, "left": 1, "picked": []}
    worlds = [GAME.resample(s, seat, fast(n)) for seat in (0, 2, SPECTATOR) for n in range(600)]
    assert all(world.legal(1) for world in worlds)


def test_a_hand_that_must_go_goes_at_once():
    """There is nothing to choose, and everybody can see that."""
    s = attacked("jawa", "jawa bounty_hunter stormtrooper")
    play(s, "done")
    assert sizes(s) == [0, 0, 1]
    assert discards(s) == "jawa jawa stormtrooper bounty_hunter"
    assert s.asked() == [1]
    assert options_of(s) == ["draw"]


def test_just_as_many_cards_as_must_go():
    s = play(attacked("jawa", "jawa bounty_hunter stormtrooper crime_lord crime_lord"), "done")
    assert sizes(s) == [0, 0, 1]
    assert told(s, SPECTATOR, "cannot_discard") == []


# -------------------------------------------------------------------------------- cannot discard
def test_r2d2_is_kept_and_that_is_said():
    """3.4: asked to lose more than the discardable cards, you keep it and say so."""
    s = attacked("jawa", "r2d2 bounty_hunter crime_lord", options=BASE)
    play(s, "done")
    assert hand(s, 1) == "r2d2"
    for seat in (0, 1, 2, SPECTATOR):
        (event,) = told(s, seat, "cannot_discard")
        assert (event.seat, event.card, event.number) == (1, None, 1)
    assert discards(s) == "jawa bounty_hunter crime_lord"


def test_it_is_said_only_if_it_must_be():
    """3.4: with enough other cards R2-D2 is not mentioned."""
    s = attacked("jawa", "r2d2 bounty_hunter crime_lord " + "learn_the_ways " * 3, options=BASE)
    play(s, "done")
    assert "discard r2d2" not in options_of(s)
    play(s, "discard bounty_hunter", "discard crime_lord", *["discard learn_the_ways"] * 3)
    assert hand(s, 1) == "r2d2"
    for seat in (0, 1, 2, SPECTATOR):
        assert told(s, seat, "cannot_discard") == []
    assert known(s, 0) == known(s, 2) == public(s) == []
    assert unseen(s, 0) == [0, 1, 1]


def test_cannot_discard_without_the_decoy_gives_r2d2_away():
    """3.2.3: the hand is R2-D2, everybody knows."""
    s = play(attacked("jawa", "r2d2 bounty_hunter", options=BASE), "done")
    assert known(s, 0) == known(s, 2) == public(s) == ["r2d2 1"]
    assert known(s, 1) == []


@pytest.mark.parametrize("keeper", ["r2d2", "decoy"])
def test_cannot_discard_with_the_decoy_in_the_deck_leaves_a_doubt(keeper):
    """3.2.3: R2-D2 or the Decoy, nobody else can tell which."""
    s = play(attacked("jawa", f"{keeper} bounty_hunter"), "done")
    assert hand(s, 1) == keeper
    assert known(s, 0) == known(s, 2) == public(s) == ["keeper 1"]
    for seat in (0, 2, SPECTATOR):
        assert [event.card for event in told(s, seat, "cannot_discard")] == [None]


def test_who_holds_the_one_knows_that_the_other_cannot_be_discarded():
    """3.2.3: with the Decoy in my hand, what you cannot discard is R2-D2."""
    s = play(attacked("jawa", "r2d2 bounty_hunter", "decoy"), "done")
    assert known(s, 0) == ["r2d2 1"]
    assert known(s, 2) == public(s) == ["keeper 1"]


def test_two_cards_that_cannot_be_discarded_are_both():
    """3.2.3: R2-D2, the Decoy, or both."""
    s = play(attacked("jawa", "r2d2 decoy bounty_hunter"), "done")
    assert hand(s, 1) == "r2d2 decoy"
    assert known(s, 0) == known(s, 2) == public(s) == ["decoy 1", "r2d2 1"]
    assert [event.number for event in told(s, 2, "cannot_discard")] == [2]


def test_a_last_discardable_card_goes_before_it_is_said():
    """One card to choose from two that are kept: it goes, and then nothing more can."""
    s = attacked("jawa", "blaster_heavy r2d2 decoy bounty_hunter")
    play(s, "defend blaster_heavy", "done")
    assert options_of(s) == ["discard bounty_hunter"]
    assert s.question(1).picks(s) == 1
    play(s, "discard bounty_hunter")
    assert hand(s, 1) == "r2d2 decoy"
    assert public(s) == ["decoy 1", "r2d2 1"]


def test_a_hand_of_keepers_loses_nothing():
    """3.1.12: an attack on a hand of only R2-D2 or the Decoy is legal and reveals it."""
    s = play(attacked("jawa", "r2d2", options=BASE), "done")
    assert hand(s, 1) == "r2d2"
    assert public(s) == ["r2d2 1"]
    s = play(attacked("jawa", "decoy"), "done")
    assert public(s) == ["keeper 1"]
    # one card fewer than the hand has: no choice to make, and none is asked for
    s = attacked("jawa", "r2d2 decoy blaster_light blaster_light")
    play(s, *["defend blaster_light"] * 2)
    assert hand(s, 1) == "r2d2 decoy"
    assert public(s) == ["decoy 1", "r2d2 1"]
    assert s.asked() == [1]


def test_the_attacker_may_be_the_one_who_cannot_discard():
    s = attacked("jawa", "thermal_detonator thermal_detonator", "decoy bounty_hunter")
    play(s, *["defend thermal_detonator"] * 2)
    assert hand(s, 0) == "decoy"
    assert known(s, 1) == known(s, 2) == public(s) == ["keeper 0"]


def test_said_twice_is_known_once():
    s = table("jawa", "decoy", "stormtrooper r2d2 learn_the_ways")
    play(s, "play jawa", "target 1", "done", "draw", "play stormtrooper", "done")
    assert hand(s, 1) == "decoy"
    assert known(s, 0) == public(s) == ["keeper 1"]
    assert known(s, 2) == ["decoy 1"]  # who holds R2-D2
    assert known(s, 1) == []
