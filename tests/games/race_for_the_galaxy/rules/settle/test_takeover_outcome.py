"""Takeovers resolved: order, vetoes, what a success brings, and what is left of a world lost."""

import pytest

from tests.games.race_for_the_galaxy.rules.attacks import WAR, attacker, settle_phase
from tests.games.race_for_the_galaxy.rules.facts import with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    GAME,
    QUIRKS,
    act,
    asked,
    by,
    discards,
    drawn_by,
    goods,
    military,
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

VICTIM = "old_earth rebel_miners"


def ends(s, seat=-1):
    """How attempts have ended, told by the latest answer."""
    return told(s, seat, "takes_over", "destroys", "fails")


# -------------------------------------------------------------------------------- what comes
def test_a_world_comes_with_its_good():
    """R7.14: to the end of the tableau; its owner has it no longer."""
    owner = side("", "old_earth rebel_miners+good outlaw_world")
    s = play(settle_phase(attacker("new_sparta"), owner), "attack rebel_miners")
    assert tableau(s) == f"new_sparta {WAR} rebel_miners" and goods(s) == "rebel_miners"
    assert tableau(s, 1) == "old_earth outlaw_world" and goods(s, 1) == ""


def test_no_new_good_and_no_prestige_for_the_symbol():
    """R7.14, R7.15: nor a good by Golden Age on a production world."""
    mine = attacker("new_sparta golden_age_of_terraforming drop_ships")
    s = play(settle_phase(mine, "old_earth rebel_fuel_refinery"), "attack rebel_fuel_refinery")
    assert goods(s) == "" and prestige(s) == 1 - 1 + 2
    s = play(settle_phase(mine, "old_earth rebel_miners"), "attack rebel_miners")
    assert goods(s) == "" and tableau(s).endswith("rebel_miners")


def test_draws_follow_a_success():
    """R7.15: who chose the phase draws for the first world, powers for each."""
    mine = attacker("new_sparta galactic_markets imperium_fuel_depot", money(1))
    s = settle_phase(mine, VICTIM)
    play(s, "attack rebel_miners")
    assert len(drawn_by(s).split()) == 1 + 1 + 2
    assert asked(s) == {"step": "discard_after_settle", "seat": 0, "left": 1, "picked": []}
    s = settle_phase(mine, VICTIM, actions=("consume_trade", "settle"))
    play(s, "attack rebel_miners")
    assert len(drawn_by(s).split()) == 1 + 2


def test_the_settle_bonus_comes_once():
    """R7.15, R6.11: not after a world was placed."""
    mine = side(f"outlaw_world {money(1)}", f"new_sparta improved_logistics {WAR}", prestige=1)
    s = act(table(mine, VICTIM, options=BRINK), "settle")
    play(s, "place outlaw_world")
    assert len(drawn_by(s).split()) == 1
    play(s, "none", "attack rebel_miners")
    assert ends(s) == ["takes_over 0 1 rebel_miners 0"]
    assert [words for words in told(s, 0) if words.startswith(("draws", "round"))] == [
        "round -1 2", *told(s, 0, "draws"),
    ]  # fmt: skip


def test_prestige_follows_a_success():
    """R7.15, R6.20: for a Rebel military world and for a production world."""
    mine = attacker("new_sparta imperium_capital alien_cornucopia rebel_freedom_fighters "
                    "drop_ships")  # fmt: skip
    s = play(settle_phase(mine, VICTIM), "attack rebel_miners")
    assert prestige(s) == 1 - 1 + 2 + 2 + 1


# -------------------------------------------------------------------------------- destroyed
BUSTER = "new_sparta imperium_planet_buster"
ARMED = "epsilon_eridani rebel_miners+good"


def test_a_world_destroyed_goes_to_the_discards():
    """R7.6: with its good, for two prestige."""
    s = settle_phase(BUSTER, side("", ARMED))
    size = s.discards.size()
    play(s, "attack rebel_miners")
    assert ends(s) == ["destroys 0 1 rebel_miners 0"] and prestige(s) == 2
    assert tableau(s) == BUSTER and tableau(s, 1) == "epsilon_eridani"
    assert "rebel_miners" in discards(s) and s.discards.size() == size + 2


@pytest.mark.parametrize(("options", "more"), [(BRINK, 0), (BRINK | QUIRKS, 2)])
def test_a_world_destroyed_gives_draws_only(options, more):
    """R7.15, Q9: beside the prestige of the power."""
    mine = side("", f"{BUSTER} imperium_capital alien_cornucopia galactic_markets")
    s = play(settle_phase(mine, side("", ARMED), options=options), "attack rebel_miners")
    assert prestige(s) == 2 + more
    drawn = drawn_by(s).split()
    assert len(drawn) == 2 + 1  # for the phase and the markets; then for the lead in prestige


# -------------------------------------------------------------------------------- order
def test_several_strike_one_world():
    """R7.17, R7.8, R7.10: the later succeeds only if the earlier fails."""
    strong = attacker("new_sparta")
    other = side("", "separatist_colony imperium_seat drop_ships")
    s = play(settle_phase(strong, other, VICTIM), "attack rebel_miners", "attack rebel_miners")
    assert ends(s) == ["takes_over 0 2 rebel_miners 0", "fails 1 2 rebel_miners 0"]
    weak = attacker("epsilon_eridani")
    s = play(settle_phase(weak, other, VICTIM), "attack rebel_miners", "attack rebel_miners")
    assert ends(s) == ["fails 0 2 rebel_miners 0", "takes_over 1 2 rebel_miners 0"]


def test_order_goes_from_the_lead():
    """R7.8, R2.9"""
    sides = [attacker("new_sparta"), side("", "separatist_colony imperium_seat drop_ships"), VICTIM]
    s = play(settle_phase(*sides, lead=1), "attack rebel_miners", "attack rebel_miners")
    assert ends(s) == ["takes_over 1 2 rebel_miners 0", "fails 0 2 rebel_miners 0"]


def test_a_world_replaced_is_gone():
    """R7.10, O17: its owner comes later in the phase."""
    mine = attacker("new_sparta imperium_invasion_fleet")
    owner = side("comet_zone", "old_earth volcanic_world terraforming_engineers")
    s = settle_phase(mine, owner)
    play(s, "attack volcanic_world", "replace volcanic_world", "place comet_zone")
    assert ends(s) == ["fails 0 1 volcanic_world 0"] and prestige(s) == 0
    assert "comet_zone" in tableau(s, 1)


def test_of_two_attempts_the_second_fails_with_the_first():
    """R7.18: however strong it is."""
    mine = attacker("new_sparta improved_logistics", prestige=2)
    s = settle_phase(mine, "old_earth rebel_colony outlaw_world")
    play(s, "attack rebel_colony", "attack outlaw_world")
    assert ends(s) == ["fails 0 1 rebel_colony 0", "fails 0 1 outlaw_world 0"]
    s = settle_phase(mine, "old_earth rebel_colony outlaw_world")
    play(s, "attack outlaw_world", "attack rebel_colony")
    assert ends(s) == ["takes_over 0 1 outlaw_world 0", "fails 0 1 rebel_colony 0"]


# -------------------------------------------------------------------------------- vetoes
COUNCIL = with_power("settle", "PREVENT_TAKEOVER")


@pytest.mark.parametrize("key", COUNCIL)
@pytest.mark.parametrize("where", [1, 2])
def test_each_power_to_prevent_a_takeover(key, where):
    """R7.9, O28, R11.2: whoever is attacked; asked before any is resolved."""
    sides = [attacker("new_sparta"), side("", "old_earth rebel_miners"), side("", "doomed_world")]
    sides[where] = side("", f"{' '.join(sides[where]['tableau'])} {key}", prestige=2)
    s = play(settle_phase(*sides), "attack rebel_miners")
    assert asked(s) == {"step": "prevent_takeover", "seat": where}
    assert options_of(s) == ["none", "prevent 1"] and ends(s) == []
    play(s, "prevent 1")
    assert told(s, 0, "prevents", "pays_prestige", "fails") == [
        f"prevents {where} 0 rebel_miners 0", f"pays_prestige {where} {key} 1",
        "fails 0 1 rebel_miners 0",
    ]  # fmt: skip
    assert prestige(s, where) == 1 and prestige(s) == 0


def test_a_veto_may_be_left():
    """R7.9"""
    owner = side("", f"{VICTIM} {COUNCIL[0]}", prestige=1)
    s = play(settle_phase(attacker("new_sparta"), owner), "attack rebel_miners", "none")
    assert ends(s) == ["takes_over 0 1 rebel_miners 0"] and prestige(s, 1) == 1


def test_one_veto_against_one_of_several_attempts():
    """R7.9, O28: also against one that would fail anyway; the others go on."""
    mine = attacker("new_sparta")
    other = side("", "separatist_colony imperium_seat")
    owner = side("", f"old_earth outlaw_world rebel_miners {COUNCIL[0]}", prestige=9)
    s = settle_phase(mine, other, owner)
    play(s, "attack outlaw_world", "attack rebel_miners")
    assert options_of(s) == ["none", "prevent 1", "prevent 2"]
    play(s, "prevent 2")
    assert ends(s) == ["takes_over 0 2 outlaw_world 0", "fails 1 2 rebel_miners 0"]
    assert prestige(s, 2) == 8


def test_no_veto_without_prestige_or_attempt():
    """R7.9, O7"""
    owner = side("", f"{VICTIM} {COUNCIL[0]}")
    s = play(settle_phase(attacker("new_sparta"), owner), "attack rebel_miners")
    assert ends(s) == ["takes_over 0 1 rebel_miners 0"]
    owner = side("", f"{VICTIM} {COUNCIL[0]}", prestige=1)
    s = play(settle_phase(attacker("new_sparta"), owner), "none")
    assert step(s) == "choose_action"


def test_a_prevented_attempt_takes_a_second_one_with_it():
    """R7.9, R7.18: it has failed."""
    mine = attacker("new_sparta improved_logistics", prestige=2)
    owner = side("", f"old_earth outlaw_world rebel_miners {COUNCIL[0]}", prestige=1)
    s = settle_phase(mine, owner)
    play(s, "attack outlaw_world", "attack rebel_miners", "prevent 1")
    assert ends(s) == ["fails 0 1 outlaw_world 0", "fails 0 1 rebel_miners 0"]


def test_the_council_replaced_in_this_phase_may_still_prevent():
    """O17: its power holds until the phase ends."""
    owner = side("galactic_engineers", f"{VICTIM} {COUNCIL[0]} terraforming_engineers", prestige=1)
    s = settle_phase(attacker("new_sparta"), owner)
    play(s, "attack rebel_miners", f"replace {COUNCIL[0]}", "place galactic_engineers", "prevent 1")
    assert ends(s) == ["fails 0 1 rebel_miners 0"] and prestige(s, 1) == 1 + 1 - 1


# -------------------------------------------------------------------------------- what is lost
def test_a_world_lost_counts_until_the_phase_ends():
    """O17: its military defends other worlds; not the new owner's."""
    mine = attacker("new_sparta drop_ships improved_logistics", prestige=2)
    owner = "old_earth rebel_warrior_race rebel_colony"  # 1 by the first
    s = settle_phase(mine, owner)
    play(s, "attack rebel_warrior_race", "attack rebel_colony")
    assert ends(s) == ["takes_over 0 1 rebel_warrior_race 0", "takes_over 0 1 rebel_colony 0"]
    assert (military(s), military(s, 1)) == (5 + 1, 0)
    mine = attacker("epsilon_eridani drop_ships improved_logistics", prestige=2)
    s = settle_phase(mine, owner)
    play(s, "attack rebel_warrior_race", "attack rebel_colony")
    assert ends(s) == ["takes_over 0 1 rebel_warrior_race 0", "fails 0 1 rebel_colony 0"]  # 4 < 5


def test_mercenaries_of_a_world_lost_may_still_defend():
    """O17, R7.13: and what they were used for is not had twice."""
    mine = attacker("new_sparta improved_logistics", prestige=2)
    owner = side(money(3), "old_earth primitive_rebel_world rebel_miners")
    s = settle_phase(mine, owner)
    play(s, "attack primitive_rebel_world", "attack rebel_miners")
    assert asked(s) == {"step": "defend", "seat": 1, "number": 1}
    assert options_of(s) == ["done", "use primitive_rebel_world"]
    play(s, "use primitive_rebel_world")
    assert step(s) == "arm"
    play(s, "arm export_duties")
    assert ends(s) == ["fails 0 1 rebel_miners 0"]


def test_goals_after_a_takeover():
    """R10.18, O17: looked at when the phase ends; the world counts for its new owner."""
    goal = "propaganda_edge"
    rebels = "rebel_fuel_cache rebel_sympathizers"
    mine = attacker(f"new_sparta {rebels} drop_ships")
    owner = "old_earth rebel_miners rebel_underground rebel_colony"
    s = play(settle_phase(mine, owner, goals=f"{goal}:1"), "attack rebel_miners")
    assert owners(s, goal) == (0,) and told(s, 0, "claims", "loses") == [
        f"loses 1 {GOAL[goal]}", f"claims 0 {GOAL[goal]}",
    ]  # fmt: skip


GOAL = {"propaganda_edge": 17}


@pytest.mark.parametrize(("options", "holds"), [(BRINK, ()), (BRINK | QUIRKS, (0,))])
def test_a_goal_lost_with_a_card_discarded_for_a_takeover(options, holds):
    """R10.2, O21, Q13: at once, but not by that engine."""
    goal = "greatest_infrastructure"
    four = "imperium_cloaking_technology space_mercenaries drop_ships public_works"
    extra = {"goals": f"{goal}:0"} if options == BRINK else {}
    mine = side(money(1), f"old_earth {four}")
    s = table(mine, "epsilon_eridani outlaw_world", options=options, **extra)
    if not extra:
        s = GAME.read({**GAME.write(s), "goals": [{"goal": goal, "seats": [0], "counted": [4, 0]}]})
    act(s, "settle")
    play(s, "none", "attack outlaw_world")
    assert step(s) == "reinforce_attack" and owners(s, goal) == holds


def test_a_defender_in_the_middle_of_the_others_is_asked_alone():
    """R7.13, R7.8: attempts go one after the other."""
    owner = side(money(2), "old_earth rebel_miners mercenary_fleet")
    sides = [attacker("new_sparta drop_ships"), side("", "separatist_colony imperium_seat"), owner]
    s = settle_phase(*sides)
    by(s, 0, "attack rebel_miners")
    by(s, 1, "attack rebel_miners")
    assert s.asked() == [2] and ends(s) == []
    play(s, "done")
    assert ends(s) == ["takes_over 0 2 rebel_miners 0", "fails 1 2 rebel_miners 0"]
