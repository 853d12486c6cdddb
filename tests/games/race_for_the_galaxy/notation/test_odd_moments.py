"""Moments that are rare in random games: each is read back, has worlds, and can be played on."""

import json

import pytest

from starfelt.core.rng import fast
from tests.games.playing import check_world, go_on
from tests.games.race_for_the_galaxy.notation.midway import FIVE, MIDWAY, alone, attacked, boosted
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    act,
    by,
    play,
    side,
    step,
    table,
)

FLEET = "new_sparta imperium_seat rebel_alliance imperium_cloaking_technology space_mercenaries"
TROOPS = "doomed_world rebel_miners imperium_armaments_world imperium_troops"
GENES = "old_earth lifeforms_inc+good distant_world+good"


def fuelled():
    """A rare good for military, one of two."""
    tableau = "old_earth rebel_fuel_refinery+good comet_zone+good"
    return alone(f"avian_uplift_race {FIVE}", tableau, "settle", "place avian_uplift_race")


def looted():
    """A takeover succeeds; then a card is discarded after drawing."""
    tableau = "new_sparta interstellar_casus_belli imperium_fuel_depot drop_ships"
    return attacked(tableau, "attack rebel_miners", prestige=2, hand=FIVE,
                    theirs="old_earth rebel_miners")  # fmt: skip


def exported():
    """A card for a good on a windfall world, one of two."""
    s = alone(FIVE, "old_earth universal_exports asteroid_belt radioactive_world", "consume_twice")
    return play(act(s, "settle", "produce"), "none", "discard gem_world")


def declared(power):
    """Several powers can strike one world; this one does."""
    return attacked(FLEET, "attack rebel_miners", f"use {power}", hand=FIVE, theirs=TROOPS)


def last_of_two():
    """Who chooses last has boosted the first of two actions."""
    first = side("gem_world", "old_earth psi_crystal_world", prestige=1)
    options = {**BRINK, "two_actions": True}
    s = by(table(first, side("", "new_sparta"), options=options), 0, "boost settle")
    return by(s, 1, "choose_two develop settle")


def apart():
    """Cards over the limit lie apart until the last one has chosen; then they are salvaged."""
    many, more = " ".join(GAME.cards[20:31]), " ".join(GAME.cards[40:51])
    sides = side(many, "old_earth"), side("", "retrofit_salvage_inc"), side(more, "doomed_world")
    s = act(table(*sides, options=BRINK), "consume_twice")
    return play(s, f"discard {GAME.cards[20]}")


MOMENTS = {
    "one of two genes goods": lambda: alone(f"new_earth {FIVE}", GENES, "settle",
                                            "place new_earth", "use lifeforms_inc"),
    "less to pay": lambda: alone(f"new_earth {FIVE}", GENES, "settle", "place new_earth",
                                 "use lifeforms_inc", "consume distant_world"),
    "one of two rare goods": fuelled,
    "armed to defend": lambda: play(MIDWAY["defend"].clone(), "use space_mercenaries"),
    "after a takeover": looted,
    "paid windfall": exported,
    "paid for, though military": lambda: alone(f"malevolent_lifeforms {FIVE}",
                                               "old_earth contact_specialist rebel_pact", "settle",
                                               "place malevolent_lifeforms"),
    "windfall worlds of a boost": lambda: boosted("", "old_earth asteroid_belt radioactive_world "
                                                  "pre_sentient_race", "produce"),
    "declared by the seat": lambda: declared("imperium_seat"),
    "declared by the alliance": lambda: declared("rebel_alliance"),
    "declared by cloaking": lambda: declared("imperium_cloaking_technology"),
    "last of two actions": last_of_two,
    "set apart to be salvaged": apart,
}  # fmt: skip


@pytest.mark.parametrize("name", MOMENTS)
def test_it_is_read_back_and_played_on(name):
    s = MOMENTS[name]()
    t = GAME.read(json.loads(json.dumps(GAME.write(s))))
    assert t.hash() == s.hash()
    for seat in range(-1, s.seats):
        check_world(GAME, s, seat, fast(4))
    assert go_on(t, 4, 60) == go_on(s.clone(), 4, 60)


ASKED = {
    "one of two genes goods": "spend_good",
    "less to pay": "pay_world",
    "one of two rare goods": "spend_good",
    "armed to defend": "arm",
    "after a takeover": "discard_after_settle",
    "paid windfall": "which_windfall",
    "windfall worlds of a boost": "which_windfall",
    "paid for, though military": "pay_world",
    "last of two actions": "choose_action",
    "set apart to be salvaged": "discard_to_limit",
}


@pytest.mark.parametrize("name", ASKED)
def test_it_is_the_moment_that_is_meant(name):
    assert step(MOMENTS[name]()) == ASKED[name]


def test_each_power_has_declared():
    powers = ["imperium_seat", "rebel_alliance", "imperium_cloaking_technology"]
    assert [GAME.write(declared(power))["attempts"][0]["power"] for power in powers] == powers
