"""Takeovers declared: by which power, against whom, for what."""

import pytest

from tests.games.race_for_the_galaxy.rules.attacks import WAR, attacker, settle_phase, struck
from tests.games.race_for_the_galaxy.rules.facts import CARDS, powers, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    REBELS,
    act,
    asked,
    by,
    discards,
    money,
    options_of,
    owners,
    play,
    prestige,
    side,
    step,
    table,
    tableau,
    told,
)

CODES = ("TAKEOVER_REBEL", "TAKEOVER_IMPERIUM", "TAKEOVER_MILITARY", "TAKEOVER_PRESTIGE")
POWERS = with_power("settle", *CODES)
#: Tableaus to be attacked: with an Imperium card or not, armed or not.
OWNERS = {
    "weak": "old_earth outlaw_world rebel_miners rebel_cantina",
    "imperial": "old_earth outlaw_world rebel_miners galactic_imperium",
    "armed": "new_sparta outlaw_world rebel_miners",
    "just armed": "epsilon_eridani outlaw_world rebel_miners",
    "disarmed": "epsilon_eridani contact_specialist outlaw_world rebel_miners",
    "imperial and armed": "imperium_warlord outlaw_world rebel_miners gem_world",
    "peaceful": "epsilon_eridani gem_world galactic_imperium",
}


def code_of(key):
    return next(code for codes, *_ in powers(key, "settle") for code in codes if code in CODES)


def may_be_struck(code, who, world):
    """By the facts: is this world of such an owner open to a power with this code?"""
    facts = CARDS[world]
    if not facts["military"]:
        return False
    return {
        "TAKEOVER_REBEL": "rebel" in facts["keywords"],
        "TAKEOVER_IMPERIUM": "imperial" in who,
        "TAKEOVER_MILITARY": who in ("armed", "just armed", "imperial and armed"),
        "TAKEOVER_PRESTIGE": True,
    }[code]


# -------------------------------------------------------------------------------- against whom
@pytest.mark.parametrize("who", OWNERS)
@pytest.mark.parametrize("key", POWERS)
def test_each_power_and_whom_it_may_strike(key, who):
    """R7.1, R7.2, R7.3, R7.4, R7.5, R7.6, R7.7, O18, B7: however strong it is."""
    s = settle_phase(side("", f"separatist_colony {key}", prestige=1), OWNERS[who])
    worlds = OWNERS[who].split()
    assert struck(s) == {w for w in worlds if may_be_struck(code_of(key), who, w)}


@pytest.mark.parametrize("key", POWERS)
def test_each_power_with_the_fleet(key):
    """R7.2: peaceful worlds, too, but for Imperium Seat."""
    mine = side("", f"separatist_colony {key} imperium_invasion_fleet", prestige=1)
    s = settle_phase(mine, OWNERS["imperial and armed"])
    worlds = set(OWNERS["imperial and armed"].split())
    assert struck(s) == (worlds if key != "imperium_seat" else {"rebel_miners"})


@pytest.mark.parametrize("key", POWERS)
def test_who_has_no_power_or_no_target_is_not_asked(key):
    """R7.1, O7: nor for one's own worlds."""
    s = settle_phase(side("", f"separatist_colony {key} rebel_miners", prestige=1), "old_earth")
    assert step(s) == "choose_action"
    s = settle_phase("separatist_colony avian_uplift_race", OWNERS["imperial and armed"])
    assert step(s) == "choose_action"


def test_casus_belli_needs_prestige():
    """R7.7, R11.2"""
    s = settle_phase(f"separatist_colony {WAR}", OWNERS["armed"])
    assert step(s) == "choose_action"


def test_a_world_in_place_of_a_takeover():
    """R7.1: who places a world can't strike."""
    mine = side("outlaw_world", f"new_sparta {WAR}", prestige=1)
    s = act(table(mine, "old_earth rebel_miners", options=BRINK), "settle")
    play(s, "place outlaw_world")
    assert step(s) == "choose_action" and prestige(s) == 1


def test_worlds_placed_in_this_phase_are_no_targets():
    """R7.2: nor do they count for their owner."""
    mine, theirs = attacker("new_sparta"), side("outlaw_world", "epsilon_eridani rebel_miners")
    s = act(table(mine, theirs, options=BRINK), "settle")
    play(s, "place outlaw_world")
    assert struck(s) == {"rebel_miners"}


def test_an_imperium_card_or_military_of_this_phase_does_not_count():
    """R7.4, R7.5, R3.4"""
    mine = side("", "separatist_colony rebel_alliance imperium_cloaking_technology")
    theirs = side("imperium_fuel_depot", "old_earth rebel_miners space_mercenaries drop_ships "
                  "contact_specialist pan_galactic_league pan_galactic_mediator "
                  "psi_crystal_world")  # fmt: skip
    s = table(mine, theirs, options=BRINK)
    by(s, 0, "choose settle")
    by(s, 1, "choose settle")
    play(s, "none")
    assert step(s) == "choose_action"  # total 0, no Imperium card


def test_takeovers_are_declared_in_order():
    """R7.1, R2.9: when it is one's turn to settle; all before any is resolved."""
    sides = [attacker("new_sparta"), side("", "epsilon_eridani rebel_alliance rebel_miners"),
             "imperium_warlord outlaw_world"]  # fmt: skip
    s = settle_phase(*sides, lead=1)
    assert asked(s) == {"step": "declare_takeover", "seat": 1}
    play(s, "attack outlaw_world")
    assert asked(s) == {"step": "declare_takeover", "seat": 0}
    assert told(s, 2, "takes_over", "fails") == []
    assert [attempt.world for attempt in GAME.view(s, 2).attempts] == ["outlaw_world"]
    play(s, "attack rebel_miners")
    assert [words.split()[0] for words in told(s, 2, "takes_over", "fails")] == [
        "takes_over", "fails",
    ]  # fmt: skip


# -------------------------------------------------------------------------------- what it costs
def test_a_takeover_may_be_left():
    """R7.1"""
    s = play(settle_phase(attacker("old_earth"), OWNERS["armed"]), "none")
    assert step(s) == "choose_action" and prestige(s) == 1


def test_casus_belli_costs_prestige_when_it_is_declared():
    """R7.7, R11.2: and gives two for a success, none for a failure."""
    s = play(settle_phase(attacker("new_sparta"), "old_earth outlaw_world"), "attack outlaw_world")
    assert told(s, 1, "declares", "pays_prestige", "takes_over", "prestige") == [
        f"declares 0 1 outlaw_world {GAME.cards.index(WAR)}", f"pays_prestige 0 {WAR} 1",
        "takes_over 0 1 outlaw_world 0", f"prestige 0 {WAR} 2",
    ]  # fmt: skip
    assert prestige(s) == 2
    s = play(settle_phase(attacker("old_earth"), "new_sparta outlaw_world"), "attack outlaw_world")
    assert told(s, 1, "fails") == ["fails 0 1 outlaw_world 0"] and prestige(s) == 0


def test_prestige_for_a_takeover_may_cost_a_goal():
    """R10.2, R10.19: at once."""
    mine = attacker("old_earth mercenary_fleet", money(2), prestige=3)
    s = settle_phase(mine, "new_sparta outlaw_world", goals="galactic_prestige:0")
    play(s, "attack outlaw_world")
    assert step(s) == "reinforce_attack" and owners(s, "galactic_prestige") == ()


@pytest.mark.parametrize("key", POWERS)
def test_cards_are_discarded_when_a_takeover_is_declared(key):
    """R7.4, R7.5, O21: Cloaking and Sneak Attack; won or lost."""
    gone = any(codes[0] == "DISCARD" and code_of(key) in codes for codes, *_ in
               powers(key, "settle"))  # fmt: skip
    mine = side(money(1), f"old_earth space_mercenaries {key}", prestige=1)
    s = play(settle_phase(mine, OWNERS["imperial and armed"]), "attack rebel_miners")
    assert step(s) == "reinforce_attack" and (key in discards(s).split()) == gone
    assert (key in tableau(s).split()) == (not gone)


def test_the_fleet_is_discarded_for_a_peaceful_world():
    """R7.2, R7.16, O21: when it is declared; its military still counts."""
    mine = attacker("old_earth imperium_invasion_fleet")
    s = play(settle_phase(mine, side("", "separatist_colony gem_world+good")), "attack gem_world")
    assert told(s, 1, "spends", "takes_over") == [
        "spends 0 imperium_invasion_fleet 0", "takes_over 0 1 gem_world 0",
    ]  # fmt: skip
    assert prestige(s) == 1 - 1 + 2 + 2  # 3 against 1 + 2
    assert "imperium_invasion_fleet" in discards(s)
    s = play(settle_phase(mine, "separatist_colony rebel_miners"), "attack rebel_miners")
    assert "imperium_invasion_fleet" in tableau(s)  # a military world does not need it


def test_a_failure_with_the_fleet_gives_nothing():
    """R7.16"""
    mine = attacker("old_earth imperium_invasion_fleet")
    s = play(settle_phase(mine, "separatist_colony comet_zone"), "attack comet_zone")
    assert told(s, 1, "fails") == ["fails 0 1 comet_zone 0"] and prestige(s) == 0
    assert "imperium_invasion_fleet" in discards(s)


def test_which_of_several_powers():
    """R7.1: asked if more than one may strike this world."""
    mine = side(
        "", f"old_earth drop_ships imperium_seat {WAR} imperium_cloaking_technology", prestige=1
    )
    s = play(settle_phase(mine, OWNERS["armed"]), "attack rebel_miners")
    assert asked(s) == {"step": "takeover_by", "seat": 0, "card": "rebel_miners"}
    assert options_of(s) == ["use imperium_seat", "use imperium_cloaking_technology", f"use {WAR}"]
    play(s, "use imperium_seat")
    assert prestige(s) == 1 and "imperium_cloaking_technology" in tableau(s)


def test_the_fleet_can_be_discarded_once():
    """R7.2, R6.17: for a world that is placed, or for a takeover."""
    mine = side(f"comet_zone {money(1)}", f"old_earth imperium_invasion_fleet improved_logistics "
                f"{WAR}", prestige=1)  # fmt: skip
    s = act(table(mine, "separatist_colony gem_world rebel_miners", options=BRINK), "settle")
    play(s, "place comet_zone", "none")
    assert struck(s) == {"rebel_miners"} and "imperium_invasion_fleet" in discards(s)


# -------------------------------------------------------------------------------- off
OFF = {"takeovers": False}


@pytest.mark.parametrize(("key", "level"), [
    *((key, BRINK) for key in POWERS),
    *((key, REBELS) for key in POWERS if CARDS[key]["set"] == "rvi"),
])  # fmt: skip
def test_no_power_to_take_over_without_takeovers(key, level):
    """R2.11: it does not exist."""
    fields = {"prestige": 1} if level == BRINK else {}
    mine = side("", f"separatist_colony {key}", **fields)
    s = settle_phase(mine, OWNERS["imperial and armed"], options=level | OFF)
    assert step(s) == "choose_action"
    s = settle_phase(mine, OWNERS["imperial and armed"], options=level)
    assert step(s) == "declare_takeover"


def test_other_powers_of_these_cards_are_there_without_takeovers():
    """R2.11: conquering peaceful worlds, paying for military ones, sneaking."""
    mine = side(f"distant_world {money(1)}", "new_sparta imperium_cloaking_technology")
    s = play(act(table(mine, options=BRINK | OFF), "settle"), "place distant_world")
    assert tableau(s) == "new_sparta distant_world"
    mine = side(f"refugee_world outlaw_world {money(1)}", "new_sparta rebel_sneak_attack")
    s = play(act(table(mine, options=BRINK | OFF), "settle"), "place refugee_world")
    assert step(s) == "place_by_sneak"
    mine = side(f"rebel_outpost {money(5)}", "old_earth rebel_alliance rebel_pact")
    s = play(act(table(mine, options=BRINK | OFF), "settle"), "place rebel_outpost")
    assert asked(s)["left"] == 5 - 2 - 2


@pytest.mark.parametrize(("options", "holds"), [(BRINK, (0,)), (BRINK | OFF, ())])
def test_war_leader_needs_takeovers(options, holds):
    """R2.11, R10.14: a power to take over and two military worlds."""
    mine = side("outlaw_world", f"new_sparta {WAR}")
    s = act(table(mine, options=options, goals="peace_war_leader"), "settle")
    play(s, "place outlaw_world")
    assert owners(s, "peace_war_leader") == holds


@pytest.mark.parametrize(("options", "number"), [(BRINK, 9), (BRINK | OFF, 8)])
def test_the_ninth_search_needs_takeovers(options, number):
    """R2.11, R12.4"""
    s = act(table("old_earth", "new_sparta", options=options), "search", "settle")
    assert len(options_of(s)) == number
    assert ("look_for aggression" in options_of(s)) == (number == 9)
