"""Galactic Scavengers: cards saved of payments, taken in Produce, lost with the world."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    act,
    asked,
    discards,
    hand,
    hand_size,
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

HOME = "galactic_scavengers"


def saved(s, seat=0):
    """The cards under a seat's world as they truly lie."""
    return [card for card, _ in GAME.write(s)["players"][seat].get("saved", [])]


def at_home(cards, tableau=HOME, *, options=BRINK, **fields):
    return table(side(cards, tableau, **fields), "separatist_colony", options=options)


@pytest.mark.parametrize("key", with_power("develop", "SAVE_COST"))
def test_each_card_saved_of_a_development(key):
    """R5.8: one of those paid, of the owner's choice, seen by nobody else."""
    s = play(
        act(at_home(f"drop_ships {money(5, of='worlds')}", key), "develop"), "place drop_ships"
    )
    play(s, "pay gem_world", "pay comet_zone", "pay spice_world")
    assert asked(s, 0) == {"step": "save_paid", "seat": 0, "left": 1, "picked": []}
    assert options_of(s) == ["save gem_world", "save comet_zone", "save spice_world"]
    assert told(s, 1, "pays") == ["pays 0 1"] * 3
    play(s, "save spice_world")
    assert told(s, 0, "saves") == ["saves 0 spice_world 1"]
    assert told(s, 1, "saves") == ["saves 0 1"]
    assert saved(s) == ["spice_world"]
    assert sorted(discards(s).split()) == ["comet_zone", "gem_world"]
    assert tableau(s) == f"{key} drop_ships" and hand(s) == "artist_colony mining_world"


@pytest.mark.parametrize("key", with_power("settle", "SAVE_COST"))
def test_each_card_saved_of_a_world(key):
    """R6.22: of any payment for a world, a military one, too."""
    s = play(act(at_home(f"gem_world {money(3)}", key), "settle"), "place gem_world")
    play(s, "pay export_duties", "pay deficit_spending", "save export_duties")
    assert saved(s) == ["export_duties"] and discards(s) == "deficit_spending"
    s = at_home(f"rebel_miners {money(2)}", f"{key} contact_specialist")
    play(act(s, "settle"), "place rebel_miners", "pay export_duties")
    assert saved(s) == ["export_duties"] and "export_duties" not in discards(s)


def test_a_single_card_paid_is_saved_unasked():
    """R5.8, O7"""
    s = play(act(at_home("artist_colony public_works gem_world"), "settle"), "place artist_colony")
    play(s, "pay gem_world")
    assert saved(s) == ["gem_world"] and discards(s) == "" and hand_size(s) == 2


def test_nothing_paid_is_nothing_saved():
    """R5.8, R6.22: by conquest, for nothing, or beside it."""
    s = play(act(at_home("outlaw_world public_works", f"{HOME} drop_ships"), "settle"),
             "place outlaw_world")  # fmt: skip
    assert saved(s) == []
    s = play(act(at_home("refugee_world public_works"), "settle"), "place refugee_world")
    assert saved(s) == [] and tableau(s).endswith("refugee_world")
    s = at_home("new_earth public_works", f"{HOME} colony_ship")
    play(act(s, "settle"), "place new_earth")
    assert saved(s) == [] and discards(s) == "colony_ship"


def test_cards_for_military_are_not_saved():
    """R6.22"""
    s = at_home(f"avian_uplift_race {money(2)}", f"{HOME} space_mercenaries")
    play(act(s, "settle"), "place avian_uplift_race", "arm export_duties", "done")
    assert saved(s) == [] and discards(s) == "export_duties"


@pytest.mark.parametrize(("options", "number"), [(BRINK, 1), (BRINK | QUIRKS, 0)])
def test_a_payment_after_cards_for_military(options, number):
    """R6.22, Q14: in the same phase something is saved of it, but not by that engine."""
    beside = f"{HOME} space_mercenaries improved_logistics"
    cards = f"avian_uplift_race artist_colony {money(3)}"
    s = act(at_home(cards, beside, options=options), "settle")
    play(s, "place avian_uplift_race", "arm export_duties", "done", "place artist_colony")
    play(s, options_of(s)[0])
    assert tableau(s).endswith("artist_colony") and len(saved(s)) == number


def test_the_world_saves_nothing_of_its_own_payment():
    """R3.4: placed later it is a world like others."""
    s = table(side(f"{HOME} {money(3)}", "old_earth"), "separatist_colony", options=BRINK)
    play(act(s, "settle"), f"place {HOME}", "pay export_duties", "pay investment_credits")
    assert tableau(s) == f"old_earth {HOME}" and saved(s) == []


def test_saved_cards_gather():
    """R5.8: until the owner produces; of each payment of a round one."""
    s = at_home(f"space_marines artist_colony {money(3, of='developments')}", saved="new_earth")
    play(act(s, "develop", "settle"), "place space_marines", "pay export_duties")
    assert saved(s) == ["export_duties", "new_earth"]
    play(s, "place artist_colony", "pay investment_credits")
    assert sorted(saved(s)) == ["export_duties", "investment_credits", "new_earth"]


@pytest.mark.parametrize("key", with_power("produce", "TAKE_SAVED"))
def test_each_power_to_take_saved_cards(key):
    """R9.13: into the hand; the others see how many."""
    s = at_home(money(1), key, saved="new_earth comet_zone")
    act(s, "produce", "explore_one")
    while step(s) != "choose_action":
        play(s, options_of(s)[0])
    assert told(s, 0, "takes_saved") == ["takes_saved 0 comet_zone 1", "takes_saved 0 new_earth 1"]
    assert told(s, 1, "takes_saved") == ["takes_saved 0 1"] * 2
    assert saved(s) == [] and {"comet_zone", "new_earth"} <= set(hand(s).split())
    s = at_home(money(1), key)
    act(s, "produce")
    assert told(s, 0, "takes_saved") == []


# -------------------------------------------------------------------------------- the world goes
def test_what_is_saved_goes_with_a_world_taken_over():
    """R13.13, R7.14: with the Fleet; the new owner looks at it, and the old one knows it."""
    mine = side("", "new_sparta imperium_invasion_fleet interstellar_casus_belli", prestige=1)
    theirs = side("", f"{HOME} old_earth", saved="new_earth comet_zone", shown="gem_world", gone=1)
    s = table(mine, theirs, options=BRINK, discards="gem_world")
    play(act(s, "settle"), f"attack {HOME}")
    assert told(s, 0, "takes_over") == [f"takes_over 0 1 {HOME} 0"]
    assert saved(s) == ["comet_zone", "new_earth"] and saved(s, 1) == []
    looks = ["looks_at_saved 0 1 comet_zone 1", "looks_at_saved 0 1 new_earth 1"]
    assert told(s, 0, "looks_at_saved") == told(s, 1, "looks_at_saved") == looks
    assert "comet_zone" not in " ".join(told(s, -1, "looks_at_saved"))
    assert GAME.view(s, 0).saved == (("comet_zone", 0), ("new_earth", 0))
    assert s.players[1].shown is None and s.players[1].gone == 0  # O30
    act(s, "produce")
    assert {"comet_zone", "new_earth"} <= set(hand(s).split())


def test_what_is_saved_is_discarded_when_the_world_is_replaced():
    """R13.12, R13.13: unseen; only the owner knows it."""
    s = at_home("galactic_trendsetters expanding_colony alien_tourist_attraction",
                f"{HOME} terraforming_engineers", saved="new_earth")  # fmt: skip
    play(act(s, "settle"), "none", f"replace {HOME}", "place alien_tourist_attraction")
    assert saved(s) == [] and sorted(discards(s).split()) == [HOME, "new_earth"]
    known = [GAME.view(s, seat).known.discards for seat in (0, 1)]
    assert "new_earth" in str(known[0]) and "new_earth" not in str(known[1])
    assert prestige(s) == 2


def test_what_is_saved_is_discarded_when_the_world_is_destroyed():
    """R13.13, R7.6: a peaceful world needs the Fleet as well."""
    mine = side("", "new_sparta imperium_invasion_fleet imperium_planet_buster")
    theirs = side("", f"{HOME}+good space_marines", saved="new_earth")
    s = table(mine, theirs, options=BRINK)
    size = s.discards.size()
    play(act(s, "settle"), f"attack {HOME}")
    assert told(s, 0, "destroys") == [f"destroys 0 1 {HOME} 0"]
    assert saved(s) == saved(s, 1) == [] and "new_earth" in discards(s)
    assert s.discards.size() == size + 4  # the Fleet, the world, its good, the card saved


def test_other_worlds_take_nothing_along():
    """R13.13: what is saved stays under its world."""
    mine = side("", "new_sparta imperium_invasion_fleet imperium_planet_buster")
    theirs = side("", f"{HOME} space_marines rebel_miners", saved="new_earth")
    s = table(mine, theirs, options=BRINK)
    play(act(s, "settle"), "attack rebel_miners")
    assert told(s, 0, "destroys") == ["destroys 0 1 rebel_miners 0"]
    assert saved(s, 1) == ["new_earth"]


def test_nothing_is_saved_after_the_world_is_replaced():
    """O17, R6.22: its power lasts until the phase ends, but there is nothing to save under."""
    beside = f"{HOME} terraforming_engineers improved_logistics"
    cards = f"refugee_world alien_tourist_attraction comet_zone {money(3)}"
    s = act(at_home(cards, beside), "settle")
    play(s, "place refugee_world", "use terraforming_engineers", f"replace {HOME}")
    play(s, "place alien_tourist_attraction", "place comet_zone", "pay export_duties")
    play(s, "pay investment_credits")
    assert tableau(s).endswith("comet_zone") and saved(s) == []
    assert set(money(2).split()) <= set(discards(s).split())


# -------------------------------------------------------------------------------- who knows it
def test_a_card_that_was_seen_may_have_been_saved():
    """R1.5, O30: nobody else knows whether a shown card of the hand was paid, or saved."""
    s = at_home(f"space_marines gem_world {money(3)}", shown="gem_world")
    play(act(s, "develop"), "place space_marines", "pay gem_world")
    assert saved(s) == ["gem_world"] and s.players[0].gone == 1
    s = at_home(f"drop_ships gem_world {money(4)}", shown="gem_world")
    play(act(s, "develop"), "place drop_ships", "pay gem_world", "pay export_duties")
    play(s, options_of(s)[0], "save gem_world")
    assert saved(s) == ["gem_world"] and s.players[0].gone == 3


def test_saved_cards_of_before_a_reshuffle_are_not_fresh():
    """R3.6, R9.13: what was saved before can't have been drawn since."""
    s = at_home("", saved="new_earth")
    s.discards.add(s.deck.draw())
    while s.deck.size() > 0:
        s.discards.add(s.deck.draw())
    s.reshuffle()
    before = s.players[0].fresh
    act(s, "produce")
    assert "new_earth" in hand(s).split() and s.players[0].fresh == before


def without_listeners(*sides):
    s = table(*sides, options=BRINK)
    s.quiet = True
    s.known = []
    return s


def test_nobody_listens():
    """O16: cards are saved, taken, handed over and discarded in the same way."""
    s = without_listeners(side(f"drop_ships {money(4)}", HOME), "separatist_colony")
    play(act(s, "develop"), "place drop_ships", "pay export_duties", "pay investment_credits")
    assert s.players[0].saved is None
    s.answer(0, s.legal(0)[0])
    s.answer(0, s.legal(0)[0])
    assert s.players[0].saved.size() == 1 and s.discards.size() == 2
    act(s, "produce")
    assert s.players[0].saved is None
    fleet = side("", "new_sparta imperium_invasion_fleet interstellar_casus_belli", prestige=1)
    s = without_listeners(fleet, side("", f"{HOME} old_earth", saved="new_earth"))
    play(act(s, "settle"), f"attack {HOME}")
    assert s.players[0].saved.size() == 1 and s.players[1].saved is None
    mine = side("alien_tourist_attraction public_works", f"{HOME} terraforming_engineers",
                saved="new_earth")  # fmt: skip
    s = without_listeners(mine, "separatist_colony")
    play(act(s, "settle"), "none", f"replace {HOME}", "place alien_tourist_attraction")
    assert s.players[0].saved is None and s.discards.size() == 2


def test_a_world_without_saved_cards_hands_none_over():
    """R13.13"""
    fleet = side("", "new_sparta imperium_invasion_fleet interstellar_casus_belli", prestige=1)
    s = table(fleet, side("", f"{HOME} old_earth"), options=BRINK)
    play(act(s, "settle"), f"attack {HOME}")
    assert tableau(s).endswith(HOME) and saved(s) == [] and told(s, 0, "looks_at_saved") == []
