"""Every event by its numbers, events without an effect, and events that turn powers off."""

import pytest

from tests.games.empire_vs_rebellion.rules.rounds import last_pass, worth
from tests.games.empire_vs_rebellion.rules.table import (
    EMPIRE,
    GAME,
    REBEL,
    SPECTATOR,
    exhausted,
    influence,
    options_of,
    play,
    points,
    ready,
    side,
    step,
    table,
    told,
)

#: Capacity, objective, victory points, influence.
VALUES = {
    "acquire_the_death_star_plans": (3, 13, 2, 1),
    "attack_on_echo_base": (3, 9, 2, 1),
    "balance_of_the_force": (5, 7, 1, 2),
    "battle_of_endor": (5, 17, 3, 0),
    "battle_of_hoth": (5, 17, 3, 0),
    "battle_of_yavin": (4, 15, 3, 0),
    "control_of_endor": (2, 9, 1, 2),
    "create_a_diversion": (2, 5, 1, 2),
    "destroy_the_shield_generator": (2, 8, 2, 1),
    "diplomatic_freedom": (3, 11, 1, 2),
    "display_of_power": (4, 10, 3, 0),
    "duel_on_cloud_city": (6, 21, 3, 0),
    "escape_from_tatooine": (3, 11, 1, 2),
    "evacuation_of_echo_base": (4, 15, 2, 1),
    "fall_of_a_hero": (3, 9, 1, 2),
    "heart_of_the_empire": (4, 13, 1, 2),
    "locate_the_rebel_base": (5, 9, 1, 2),
    "most_desperate_hour": (4, 13, 1, 2),
    "negotiate_with_the_hutts": (3, 13, 3, 0),
    "occupation_of_cloud_city": (2, 5, 2, 1),
    "rebel_uprising": (6, 19, 1, 2),
    "rescue_mission_to_cloud_city": (3, 7, 1, 2),
    "securing_the_rebel_base_on_yavin_4": (2, 9, 1, 2),
    "ultimate_power_in_the_universe": (3, 7, 2, 1),
}
EVENTS = pytest.mark.parametrize("event", VALUES)
CHEAP = ["recon_2", "the_force_2", "military_2", "diplomacy_2", "recon_3", "the_force_3"]


@EVENTS
def test_capacity_of_each_event(event):
    """S5.1: one card fewer leaves room, and all of them leave none."""
    capacity = VALUES[event][0]
    for number in (capacity - 1, capacity):
        s = table(" ".join(CHEAP[:number]), "recon_2", event=event)
        assert bool(options_of(s, "play")) == (number < capacity)


@EVENTS
def test_objective_of_each_event(event):
    """S12.1, S12.2: a total as high as the objective wins, and one more does not."""
    objective = VALUES[event][1]
    exact = last_pass((objective, 2), ("infiltration", "infiltration"), event)
    assert told(exact, SPECTATOR, "wins_event", "strategy_is_off") == [
        f"wins_event 0 {event} {VALUES[event][2]}"
    ]
    above = last_pass((objective + 1, 2), ("infiltration", "infiltration"), event)
    assert told(above, SPECTATOR, "wins_event", "strategy_is_off") == [
        "strategy_is_off 0 infiltration 0", f"wins_event 1 {event} {VALUES[event][2]}",
    ]  # fmt: skip


@EVENTS
def test_gain_of_each_event(event):
    """S12.4, D13: victory points and influence, whether the winner likes it or not."""
    _, objective, worth_points, gained = VALUES[event]
    s = last_pass((2, objective), ("infiltration", "infiltration"), event)
    assert points(s) == (0, worth_points)
    assert influence(s)[EMPIRE] == 2 + gained
    assert told(s, SPECTATOR, "gains_influence") == [f"gains_influence 1 {gained}"] * bool(gained)
    assert GAME.view(s, SPECTATOR).seats[EMPIRE].won == (event,)


# -------------------------------------------------------------------------------- no effect
def brings_nothing_else(event):
    """Between the winner's gain and cleanup nothing happens, and nobody is asked."""
    s = last_pass((VALUES[event][1], 2), ("bureaucracy", "infiltration"), event)
    kinds = [line.split()[0] for line in told(s, SPECTATOR)]
    gain = ["gains_influence"] * bool(VALUES[event][3])
    before = ["passes", "reveals", "reveals", "infiltrates", "wins_event", *gain]
    assert kinds == [*before, "shuffles", "shuffles", "balance", "event"]
    assert influence(s)[EMPIRE] == 2
    for card in ("military_2", "diplomacy_2", "recon_2", "the_force_2", "yoda"):
        assert works(event, card)
    return True


def works(event, card):
    """Is the power of this card resolved?  It asks something, or something is told."""
    mine, theirs = (REBEL, EMPIRE) if card in GAME.cards[:24] else (EMPIRE, REBEL)
    sides = {mine: side(card, discards=other_than(card)), theirs: side("military_3 recon_3")}
    s = play(table(sides[0], sides[1], event=event, turn=mine), f"use {card}")
    kinds = [line.split()[0] for line in told(s, SPECTATOR)]
    resolved = step(s) != "your_turn" or len(kinds) > 1
    return resolved and "power_is_off" not in kinds and "no_effect" not in kinds


def other_than(card):
    return "recon_4" if card != "recon_4" else "recon_5"


def test_battle_of_hoth_has_no_effect():
    assert brings_nothing_else("battle_of_hoth")


def test_battle_of_yavin_has_no_effect():
    assert brings_nothing_else("battle_of_yavin")


def test_control_of_endor_has_no_effect():
    assert brings_nothing_else("control_of_endor")


def test_diplomatic_freedom_has_no_effect():
    assert brings_nothing_else("diplomatic_freedom")


def test_escape_from_tatooine_has_no_effect():
    assert brings_nothing_else("escape_from_tatooine")


def test_heart_of_the_empire_has_no_effect():
    assert brings_nothing_else("heart_of_the_empire")


def test_rescue_mission_to_cloud_city_has_no_effect():
    assert brings_nothing_else("rescue_mission_to_cloud_city")


def test_securing_the_rebel_base_on_yavin_4_has_no_effect():
    assert brings_nothing_else("securing_the_rebel_base_on_yavin_4")


# -------------------------------------------------------------------------------- powers off
def is_off(event, card):
    """The card is exhausted, nothing else happens, and the turn is over; it can be readied."""
    mine = REBEL if card in GAME.cards[:24] else EMPIRE
    other = other_than(card)
    sides = {mine: side(f"{card} {other}")}
    sides[1 - mine] = side("military_3 recon_3")
    s = table(sides[0], sides[1], event=event, turn=mine)
    before = GAME.write(s)["players"]
    assert f"use {card}" in options_of(s)
    play(s, f"use {card}")
    assert told(s, SPECTATOR) == [f"uses {mine} {card} 0", f"power_is_off {mine} {card} 0"]
    after = GAME.write(s)["players"]
    assert after[1 - mine] == before[1 - mine]
    assert (ready(s, mine), exhausted(s, mine)) == (other, card)
    same = [key for key in before[mine] if key not in ("ready", "exhausted")]
    assert all(after[mine][key] == before[mine][key] for key in same)
    assert s.asked() == [1 - mine]
    play(s, "pass")
    assert f"ready {card}" in options_of(s)
    return True


def all_off(event, kind):
    """Each card of a kind is off, on both sides, and all other kinds work."""
    for card in GAME.cards[:32]:
        if card.startswith(kind):
            assert is_off(event, card)
        else:
            assert works(event, card)
    return True


def test_attack_on_echo_base_turns_diplomacy_off():
    """S8.2, F3"""
    assert all_off("attack_on_echo_base", "diplomacy")


def test_battle_of_endor_turns_the_force_off():
    """S8.2, F3"""
    assert all_off("battle_of_endor", "the_force")


def test_evacuation_of_echo_base_turns_recon_off():
    """S8.2, F3"""
    assert all_off("evacuation_of_echo_base", "recon")


def test_most_desperate_hour_turns_military_off():
    """S8.2, F3"""
    assert all_off("most_desperate_hour", "military")


def test_duel_on_cloud_city_turns_all_characters_off_but_two():
    """S8.2, F3: Luke Skywalker and Darth Vader fight; basic cards work."""
    for card in GAME.cards[:32]:
        fights = card in GAME.cards[:16] or card in ("luke_skywalker", "darth_vader")
        assert works("duel_on_cloud_city", card) if fights else is_off("duel_on_cloud_city", card)


def test_duel_on_cloud_city_still_lets_a_character_become_worth_less():
    """S8.2: 6 becomes 1, which may be just what one wants."""
    s = table("yoda recon_5", worth(21), event="duel_on_cloud_city")
    assert s.total(REBEL) == 11
    assert play(s, "use yoda").total(REBEL) == 6
    assert influence(s) == (2, 2)


def test_powers_are_off_on_both_sides():
    """A basic card of the Empire is off as well."""
    s = table("recon_2", "military_4", event="most_desperate_hour", turn=1)
    play(s, "use military_4")
    assert told(s, SPECTATOR)[1] == "power_is_off 1 military_4 0" and ready(s) == "recon_2"
