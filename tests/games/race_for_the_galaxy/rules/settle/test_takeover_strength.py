"""Attack and defence in a takeover: what counts for each side."""

import pytest

from tests.games.race_for_the_galaxy.rules.attacks import WAR, attacker, is_taken, settle_phase
from tests.games.race_for_the_galaxy.rules.facts import with_power
from tests.games.race_for_the_galaxy.rules.table import (
    ARMIES,
    BRINK,
    QUIRKS,
    act,
    asked,
    by,
    goods,
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

#: Tableaus with so much total military and nothing else that matters.
FORCES = {0: "old_earth", 1: "epsilon_eridani", 2: "alien_research_team space_marines",
          3: "galactic_developers drop_ships", 4: "galactic_developers drop_ships "
          "expedition_force", 5: "galactic_developers drop_ships space_marines",
          6: "galactic_developers drop_ships space_marines blaster_runners"}  # fmt: skip


# -------------------------------------------------------------------------------- who is stronger
@pytest.mark.parametrize("defence", [0, 1])
@pytest.mark.parametrize("attack", [0, 1, 2, 3])
def test_an_attack_as_high_as_the_defence_succeeds(attack, defence):
    """R7.11, R7.12, R7.14: the owner's total and the world's own defence."""
    owner = "damaged_alien_factory" + " expedition_force" * defence
    assert is_taken(FORCES[attack], f"{owner} avian_uplift_race", "avian_uplift_race") == (
        attack >= defence + 2
    )


def test_negative_military_weakens_a_defence():
    """R7.12, R6.7"""
    owner = "damaged_alien_factory contact_specialist avian_uplift_race"
    assert is_taken(FORCES[1], owner, "avian_uplift_race")
    assert not is_taken(FORCES[0], owner, "avian_uplift_race")


def test_a_peaceful_world_defends_with_its_cost():
    """R7.12, R7.2: with the Fleet."""
    fleet = "old_earth imperium_invasion_fleet"
    assert is_taken(fleet, "damaged_alien_factory comet_zone", "comet_zone")
    assert not is_taken(fleet, "damaged_alien_factory distant_world", "distant_world")


def test_special_military_of_the_attacker():
    """R7.11, R6.8: of the world's kind, or against Rebel military worlds."""
    owner = "damaged_alien_factory avian_uplift_race rebel_miners"
    assert is_taken("abandoned_alien_uplift_camp", owner, "avian_uplift_race")
    assert not is_taken("abandoned_alien_uplift_camp", owner, "rebel_miners")
    assert is_taken("imperium_warlord", owner, "rebel_miners")  # 1 + 1
    assert not is_taken("imperium_warlord", owner, "avian_uplift_race")


def test_special_military_of_the_owner():
    """R7.12, R6.8: the same on the other side."""
    genes = "damaged_alien_factory abandoned_alien_uplift_camp avian_uplift_race rebel_miners"
    assert is_taken(FORCES[2], genes, "rebel_miners")
    assert not is_taken(FORCES[3], genes, "avian_uplift_race")
    assert is_taken(FORCES[4], genes, "avian_uplift_race")
    rebels = "damaged_alien_factory galactic_imperium avian_uplift_race rebel_miners"
    assert is_taken(FORCES[2], rebels, "avian_uplift_race")
    assert not is_taken(FORCES[5], rebels, "rebel_miners")


@pytest.mark.parametrize("key", ["rebel_alliance", "rebel_sneak_attack"])
@pytest.mark.parametrize("rebels", [0, 1, 2])
def test_two_for_each_own_rebel_military_world(key, rebels):
    """R7.4, R7.11, R1.6: not for Rebel Cantina; only for who uses this power."""
    worlds = " ".join(["rebel_cantina", "rebel_fuel_cache", "rebel_sympathizers"][: rebels + 1])
    for army, taken in ((6 - 2 * rebels, True), (5 - 2 * rebels, False)):
        mine = f"{worlds} {key} {ARMIES[army]}"
        s = play(settle_phase(mine, "imperium_capital rebel_base"), "attack rebel_base")
        assert ("rebel_base" in tableau(s)) == taken


def test_the_bonus_is_for_this_power_only():
    """R7.4, R7.11: Casus Belli has none of it."""
    mine = attacker("rebel_cantina rebel_fuel_cache rebel_sympathizers")
    assert not is_taken(mine, "imperium_capital rebel_miners", "rebel_miners")


@pytest.mark.parametrize("key", with_power("settle", "TAKEOVER_DEFENSE"))
@pytest.mark.parametrize(("worlds", "more"), [
    ("avian_uplift_race", 1), ("avian_uplift_race rebel_fuel_cache", 3),
    ("avian_uplift_race outlaw_world gem_world", 2), ("rebel_cantina avian_uplift_race", 1),
])  # fmt: skip
def test_each_defence_against_takeovers(key, worlds, more):
    """R7.12, R1.6: one for each military world of the owner, one more for each Rebel one."""
    owner = f"ancient_race {key} {worlds}"
    assert is_taken(FORCES[2 + more], owner, "avian_uplift_race")
    assert not is_taken(FORCES[1 + more], owner, "avian_uplift_race")
    plain = f"ancient_race {worlds}"
    assert is_taken(FORCES[2], plain, "avian_uplift_race")


# -------------------------------------------------------------------------------- the attacker arms
def test_an_attacker_uses_military_at_will():
    """R7.11, O20: when the takeover is declared, needed or not, as much as there is."""
    mine = attacker("old_earth new_military_tactics mercenary_fleet alien_booby_trap "
                    "rebel_fuel_refinery+good", money(4), prestige=2)  # fmt: skip
    s = play(settle_phase(mine, "new_sparta rebel_stronghold"), "attack rebel_stronghold")
    assert asked(s) == {"step": "reinforce_attack", "seat": 0}
    assert options_of(s) == [
        "done", "use new_military_tactics", "use mercenary_fleet", "use alien_booby_trap",
        "use rebel_fuel_refinery",
    ]  # fmt: skip
    play(s, "use mercenary_fleet")
    assert asked(s) == {"step": "arm", "seat": 0, "left": 2, "picked": []}
    play(s, "arm export_duties", "done")  # a part of it
    assert options_of(s) == [
        "done", "use new_military_tactics", "use alien_booby_trap", "use rebel_fuel_refinery",
    ]  # fmt: skip
    play(s, "use new_military_tactics", "use alien_booby_trap", "use rebel_fuel_refinery")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_stronghold 0"]  # 2 + 9 = 9 + 2
    assert hand_size(s) >= 3 and goods(s) == ""


def test_one_rare_good_is_all_that_makes_an_attacker_stronger():
    """R7.11: the power is used once in a phase, however many goods there are."""
    mine = attacker("old_earth mercenary_fleet rebel_fuel_refinery+good comet_zone+good", money(2))
    s = play(settle_phase(mine, "new_sparta rebel_stronghold"), "attack rebel_stronghold")
    play(s, "use rebel_fuel_refinery")
    assert asked(s)["step"] == "spend_good"
    play(s, options_of(s)[0])
    assert options_of(s) == ["done", "use mercenary_fleet"] and len(goods(s).split()) == 1


def test_an_attacker_may_stop():
    """O20"""
    mine = attacker("old_earth mercenary_fleet", money(2))
    s = play(settle_phase(mine, "new_sparta outlaw_world"), "attack outlaw_world", "done")
    assert told(s, 1, "fails") == ["fails 0 1 outlaw_world 0"] and hand_size(s) == 2


def test_prestige_settling_helps_attack_and_defence():
    """R11.12, R7.11, R7.12: two for who has boosted the action."""
    owner = side("", "new_sparta outlaw_world", prestige=1)
    mine = attacker("epsilon_eridani", prestige=2)
    for actions, taken in (
        (("boost settle", "settle"), True), (("boost settle", "boost settle"), False),
        (("settle", "settle"), False),
    ):  # fmt: skip
        assert is_taken(mine, owner, "outlaw_world", actions=actions) == taken


def test_military_used_for_a_world_helps_the_takeover_after_it():
    """R6.19, R6.24: temporary military is for the whole phase."""
    mine = side(f"rebel_underground {money(2)}",
                f"old_earth new_military_tactics improved_logistics {WAR}", prestige=1)  # fmt: skip
    s = act(table(mine, "epsilon_eridani avian_uplift_race", options=BRINK), "settle")
    play(s, "place rebel_underground", "none", "attack avian_uplift_race")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 avian_uplift_race 0"]  # 3 = 1 + 2


# -------------------------------------------------------------------------------- the owner arms
def test_an_owner_may_have_more_military():
    """R7.13, O19: one power after the other until the world is safe."""
    owner = side(money(3), "damaged_alien_factory rebel_miners rebel_troops alien_booby_trap "
                 "rebel_fuel_refinery+good", prestige=1)  # fmt: skip
    s = play(settle_phase(attacker(FORCES[6]), owner), "attack rebel_miners")
    assert asked(s) == {"step": "defend", "seat": 1, "number": 0}
    assert options_of(s) == [
        "done", "use rebel_troops", "use alien_booby_trap", "use rebel_fuel_refinery",
    ]  # fmt: skip
    play(s, "use alien_booby_trap")  # 1 + 2 + 3 are not more than 6
    assert told(s, 0, "pays_prestige", "fails") == ["pays_prestige 1 alien_booby_trap 1"]
    assert options_of(s) == ["done", "use rebel_troops", "use rebel_fuel_refinery"]
    play(s, "use rebel_fuel_refinery")
    assert told(s, 0, "fails") == ["fails 0 1 rebel_miners 0"] and hand_size(s, 1) == 3
    assert "rebel_miners" in tableau(s, 1) and prestige(s, 1) == 0 and goods(s, 1) == ""


def test_an_owner_may_let_it_go():
    """R7.13"""
    owner = side(money(3), "damaged_alien_factory rebel_miners mercenary_fleet")
    s = play(settle_phase(attacker(FORCES[5]), owner), "attack rebel_miners", "done")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_miners 0"] and hand_size(s, 1) == 3


def test_an_owner_who_tries_in_vain():
    """R7.13: some of it is not enough, and then it is too late."""
    owner = side(money(3), "damaged_alien_factory rebel_miners mercenary_fleet")
    s = play(settle_phase(attacker(FORCES[5]), owner), "attack rebel_miners", "use mercenary_fleet")
    play(s, "arm export_duties", "done")  # 2 + 2 + 1 against 5, and one more can be had
    assert asked(s) == {"step": "defend", "seat": 1, "number": 0}
    play(s, "done")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_miners 0"]


def test_an_owner_is_asked_only_if_it_can_help():
    """O19, B9: neither if the world is safe nor if it is lost anyway."""
    owner = side(money(3), "damaged_alien_factory rebel_miners mercenary_fleet")
    s = play(settle_phase(attacker(FORCES[3]), owner), "attack rebel_miners")
    assert told(s, 1, "fails") == ["fails 0 1 rebel_miners 0"]
    s = play(settle_phase(attacker(FORCES[6]), owner), "attack rebel_miners")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_miners 0"]  # 6 = 2 + 2 + 2


def test_what_mercenaries_were_not_used_for_defends():
    """R6.19, R6.10, R7.13: one card was discarded for a world, one may be in defence."""
    owner = side(f"avian_uplift_race {money(3)}", "damaged_alien_factory space_mercenaries "
                 "rebel_miners")  # fmt: skip
    s = act(table(attacker(FORCES[4]), owner, options=BRINK), "settle")
    by(s, 1, "place avian_uplift_race")
    play(s, "attack rebel_miners")
    by(s, 1, "arm export_duties", "done")
    assert asked(s) == {"step": "defend", "seat": 1, "number": 0}  # 4 = 2 + 1 + 1
    play(s, "use space_mercenaries")
    assert asked(s) == {"step": "arm", "seat": 1, "left": 1, "picked": []}
    play(s, options_of(s)[0])
    assert told(s, 1, "fails") == ["fails 0 1 rebel_miners 0"]


def test_mercenaries_used_up_do_not_defend():
    """R7.13: nor without cards of the hand."""
    owner = side(f"avian_uplift_race {money(3)}", "damaged_alien_factory space_mercenaries "
                 "rebel_miners")  # fmt: skip
    s = act(table(attacker(FORCES[5]), owner, options=BRINK), "settle")
    by(s, 1, "place avian_uplift_race")
    play(s, "attack rebel_miners")
    by(s, 1, "arm export_duties", "arm investment_credits")
    assert told(s, 1, "takes_over") == ["takes_over 0 1 rebel_miners 0"]  # 5 = 2 + 1 + 2


def test_military_already_used_counts_in_defence():
    """R7.12: a tactic discarded for a world."""
    owner = side("rebel_underground", "damaged_alien_factory new_military_tactics rebel_miners")
    for attack, taken in ((4, False), (5, True)):
        s = act(table(attacker(FORCES[attack]), owner, options=BRINK), "settle")
        by(s, 1, "place rebel_underground")
        play(s, "attack rebel_miners")
        assert ("rebel_miners" in tableau(s)) == taken and step(s) == "choose_action"


def test_defence_counts_for_later_attempts():
    """R7.13: what was used against the first."""
    owner = side(money(2), "damaged_alien_factory rebel_miners avian_uplift_race "
                 "new_military_tactics")  # fmt: skip
    mine = attacker(f"{FORCES[4]} improved_logistics", prestige=2)
    s = settle_phase(mine, owner)
    play(s, "attack rebel_miners", "attack avian_uplift_race", "use new_military_tactics")
    assert told(s, 1, "spends", "fails") == [
        "spends 1 new_military_tactics 0", "fails 0 1 rebel_miners 0",
        "fails 0 1 avian_uplift_race 0",
    ]  # fmt: skip


# -------------------------------------------------------------------------------- quirks
@pytest.mark.parametrize(("options", "left"), [(BRINK, ""), (BRINK | QUIRKS, "comet_zone")])
def test_the_refinery_in_defence(options, left):
    """R7.13, B11, Q11: the good is spent, but not by that engine."""
    owner = side("", "damaged_alien_factory rebel_fuel_refinery comet_zone+good rebel_miners")
    s = settle_phase(attacker(FORCES[3]), owner, options=options)
    play(s, "attack rebel_miners", "use rebel_fuel_refinery")
    assert told(s, 1, "fails") == ["fails 0 1 rebel_miners 0"] and goods(s, 1) == left


@pytest.mark.parametrize(("options", "again"), [(BRINK, False), (BRINK | QUIRKS, True)])
def test_a_defender_goes_on(options, again):
    """O19, Q12: although the world is safe, with that engine."""
    owner = side(
        money(3), "damaged_alien_factory new_military_tactics rebel_miners mercenary_fleet"
    )
    s = settle_phase(attacker(FORCES[4]), owner, options=options)
    play(s, "attack rebel_miners", "use new_military_tactics")
    assert (step(s) == "defend") == again
    if again:
        play(s, "done")
    assert told(s, 1, "fails") == ["fails 0 1 rebel_miners 0"]
