"""Military: total, against some worlds only, and until the end of a phase."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import (
    CARDS,
    OF_CODE,
    of_type,
    powers,
    total,
    with_power,
)
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    discards,
    hand,
    hand_size,
    military,
    money,
    options_of,
    play,
    side,
    step,
    table,
    tableau,
    told,
)

WORLDS = [key for key in of_type("grey", "windfall", "production") if CARDS[key]["military"]]


def strength(key, world, beside):
    """Military of a card against a world, by the facts; beside these cards."""
    found = 0
    for codes, value, _ in powers(key, "settle"):
        if codes[0] == "EXTRA_MILITARY":
            (against,) = codes[1:] or ("ALL",)
            rebel = against == "AGAINST_REBEL" and "rebel" in CARDS[world]["keywords"]
            kind = against in OF_CODE and OF_CODE[against] == CARDS[world]["kind"]
            found += value if against == "ALL" or rebel or kind else 0
            found += value * times(against, beside)
    return found


def times(against, beside):
    """How often military counts that depends on other cards."""
    rows = [CARDS[card] for card in beside]
    if against == "PER_MILITARY":
        return sum(row["military"] for row in rows)
    if against == "PER_CHROMO":
        return sum("chromo" in row["keywords"] for row in rows)
    return int(against == "IF_IMPERIUM" and any("imperium" in row["keywords"] for row in rows))


def conquered(tableau):
    """The military worlds that can be conquered beside this tableau, without another card."""
    worlds = [world for world in WORLDS if world not in tableau.split()]
    if not {"MILITARY_HAND", "PAY_MILITARY"} & codes_of(tableau):  # other cards can't help
        offered = options_of(settling(" ".join(worlds), tableau))
        return [world for world in worlds if f"place {world}" in offered]
    found = []
    for world in worlds:
        s = settling(world, tableau)
        if f"place {world}" in options_of(s):
            play(s, f"place {world}")
            now = step(s) == "how_to_settle" and "conquer" in options_of(s)
            found += [world] * (now or told(s, 0, "conquers") != [])
    return found


def settling(cards, tableau):
    """The first seat is asked for a world."""
    s = act(table(side(cards, tableau)), "develop", "settle")
    if step(s) == "choose_action":
        act(s, "develop")  # Psi-Crystal World's owner chooses last
    return play(s, "none")


def codes_of(tableau):
    return {codes[0] for key in tableau.split() for codes, *_ in powers(key, "settle")}


STANDING = with_power(
    "settle", "EXTRA_MILITARY", without=["DISCARD", "CONSUME_PRESTIGE", "CONSUME_RARE"]
)


@pytest.mark.parametrize("key", STANDING)
@pytest.mark.parametrize("army", ["", "lost_alien_battle_fleet"])
def test_each_military_power(key, army):
    """R6.7, R6.8, R6.18: what can be conquered with it alone, and with three of military more."""
    beside = [*dict.fromkeys(["earths_lost_colony", *army.split(), key])]
    wanted = [
        world
        for world in WORLDS
        if world not in beside
        and sum(strength(card, world, beside) for card in beside) >= CARDS[world]["cost"]
    ]
    assert conquered(" ".join(beside)) == wanted != WORLDS


@pytest.mark.parametrize("key", STANDING)
def test_total_military_of_each_design(key):
    """R6.7, R6.18: what counts against every world only; it may be negative."""
    s = table(f"old_earth {key}" if key != "old_earth" else key)
    counted = sum(
        value * times(against, [key])
        for (code, *rest), value, _ in powers(key, "settle")
        for against in rest
        if code == "EXTRA_MILITARY"
    )
    assert military(s) == total(key, "settle", "EXTRA_MILITARY") + counted
    assert military(table("old_earth")) == 0


def test_total_military_adds_up():
    """R6.7"""
    s = table("new_sparta contact_specialist pan_galactic_league empath_world drop_ships")
    assert military(s) == 2 - 1 - 1 - 1 + 3
    assert military(table("old_earth contact_specialist refugee_world")) == -2


def test_military_that_depends_on_other_cards():
    """R6.18: on military worlds, on chromosomes, on an Imperium card."""
    assert military(table("new_sparta hidden_fortress rebel_miners gem_world")) == 2 + 3
    uplift = "uplift_mercenary_force uplift_revolt_world avian_uplift_race"
    assert military(table(f"old_earth {uplift}")) == 3 + 3  # each counts all three
    assert military(table("old_earth rebel_freedom_fighters")) == 1
    assert military(table("imperium_warlord rebel_freedom_fighters")) == 1 + 1 - 2
    assert military(table("imperium_warlord imperium_seat rebel_freedom_fighters")) == 0


def test_military_of_a_card_just_placed_does_not_count():
    """R3.4, R6.7: from the next phase on."""
    s = act(table(side("former_penal_colony gem_world", "new_sparta")), "settle", "settle")
    play(s, "place former_penal_colony")
    assert military(s) == 3  # the phase is over
    mine = side("space_marines outlaw_world gem_world spice_world", "earths_lost_colony")
    s = act(table(mine), "develop", "settle")
    play(s, "place space_marines")
    assert military(s) == 0 and step(s) == "pay_development"
    play(s, "pay gem_world")
    assert military(s) == 2 and "place outlaw_world" in options_of(s)


# -------------------------------------------------------------------------------- tactics
#: What discards a card for something else.
AGAINST_WORLDS = ["REDUCE_ZERO", "CONQUER_SETTLE", "TAKEOVER_MILITARY", "TAKEOVER_IMPERIUM",
                  "PLACE_MILITARY"]  # fmt: skip


@pytest.mark.parametrize("key", with_power("settle", "DISCARD", without=AGAINST_WORLDS))
def test_each_tactic(key):
    """R6.9, R3.5: discarded, for military until the end of the phase; it is the only way here."""
    value = total(key, "settle", "DISCARD", "EXTRA_MILITARY")
    assert military(table(f"new_sparta {key}")) == 2  # no part of the total
    near = [w for w in WORLDS if w != "new_sparta" and CARDS[w]["cost"] <= 2 + value]
    assert conquered(f"new_sparta {key}") == near != WORLDS
    s = play(
        act(table(side("rebel_outpost", f"new_sparta {key}")), "settle"), "place rebel_outpost"
    )
    assert told(s, 1, "spends", "conquers") == [f"spends 0 {key} 0", "conquers 0 rebel_outpost 5"]
    assert tableau(s) == "new_sparta rebel_outpost" and discards(s) == key
    assert military(s) == 3


def test_a_tactic_is_only_offered_where_it_is_needed():
    """O4"""
    s = table(side("outlaw_world gem_world", "new_sparta new_military_tactics"))
    play(act(s, "settle"), "place outlaw_world")
    assert tableau(s) == "new_sparta new_military_tactics outlaw_world"


def test_a_tactic_holds_for_the_second_world_too():
    """R6.9"""
    tableau_ = "new_sparta new_military_tactics improved_logistics"
    s = table(side("rebel_outpost rebel_colony rebel_base", tableau_))
    play(act(s, "settle"), "place rebel_outpost")
    assert options_of(s)[:2] == [
        "none",
        "place rebel_colony",
    ] and "place rebel_base" not in options_of(s)
    play(s, "place rebel_colony")
    assert tableau(s) == "new_sparta improved_logistics rebel_outpost rebel_colony"
    assert s.players[0].extra == 0  # and no longer


def test_a_tactic_and_mercenaries_together():
    """R6.9, R3.5: the first that is used may leave the second unneeded."""
    tableau_ = "old_earth new_military_tactics space_mercenaries"
    s = table(side("rebel_colony gem_world spice_world", tableau_))
    play(act(s, "settle"), "place rebel_colony")
    assert options_of(s) == ["use new_military_tactics", "use space_mercenaries"]
    play(s, "use new_military_tactics")
    assert told(s, 1, "conquers") == ["conquers 0 rebel_colony 4"] and hand_size(s) == 3
    s = table(side("rebel_base gem_world spice_world", tableau_))
    play(act(s, "settle"), "place rebel_base", "use space_mercenaries")
    assert told(s, 1, "arms") == ["arms 0 1", "arms 0 1"]  # both are needed: it is not asked
    assert tableau(s) == "old_earth space_mercenaries rebel_base"
    assert told(s, 1, "spends") == ["spends 0 new_military_tactics 0"]


def test_marks_of_used_powers_move_up_with_their_cards():
    """R6.9: mercenaries stay used when a card before them leaves the tableau."""
    tableau_ = "old_earth new_military_tactics space_mercenaries improved_logistics"
    s = table(side("rebel_base rebel_homeworld gem_world spice_world comet_zone", tableau_))
    play(act(s, "settle"), "place rebel_base", "use space_mercenaries")
    play(s, "arm gem_world", "arm comet_zone")
    assert tableau(s) == "old_earth space_mercenaries improved_logistics rebel_base"
    assert step(s) == "place_second" and hand_size(s) == 3
    assert "place rebel_homeworld" not in options_of(s)  # six is all there is


# -------------------------------------------------------------------------------- mercenaries
#: A grey military world of each defence.
GREY = {1: "outlaw_world", 2: "new_sparta", 3: "rebel_underground", 4: "rebel_colony",
        5: "rebel_outpost"}  # fmt: skip


@pytest.mark.parametrize("key", with_power("settle", "MILITARY_HAND"))
def test_each_mercenary(key):
    """R6.9, R6.10, R6.19: up to so many cards of the hand, one of military each."""
    ((_, number, _),) = [p for p in powers(key, "settle") if p[0] == ["MILITARY_HAND"]]
    defence = military(table(f"old_earth {key}")) + number
    world, cards = GREY[defence], money(3).split()
    s = table(side(f"{world} {money(3)}", f"old_earth {key}"), "epsilon_eridani")
    play(act(s, "settle"), f"place {world}")
    assert asked(s) == {"step": "arm", "seat": 0, "left": number, "picked": []}
    assert told(s, 1, "uses") == [f"uses 0 {key} 0"]
    assert len(options_of(s)) == 4 - number and "done" not in options_of(s)  # all are needed
    play(s, *(f"arm {card}" for card in cards[:number]))
    arms = ["arms 0 1"] * number
    assert told(s, 1, "arms", "conquers") == [*arms, f"conquers 0 {world} {defence}"]
    assert tableau(s) == f"old_earth {key} {world}"
    s = table(side(f"{GREY[defence + 1]} {money(5)}", f"old_earth {key}"), "epsilon_eridani")
    assert options_of(act(s, "settle")) == ["none"]  # one less than it takes


def test_mercenaries_need_cards():
    """R6.10, O3: as many as the hand has beside the world."""
    s = table(side("rebel_underground gem_world", "old_earth space_mercenaries"))
    assert options_of(act(s, "settle")) == ["none"]
    s = table(side("smuggling_lair former_penal_colony", "old_earth space_mercenaries"))
    play(act(s, "settle"), "place former_penal_colony")
    assert told(s, 1, "arms") == ["arms 0 1"]  # the only card there is: it is not asked


def test_mercenaries_need_not_be_used_fully():
    """R6.10, O4: at least one card, and as many as it takes."""
    s = table(side("former_penal_colony " + money(3), "old_earth space_mercenaries"))
    play(act(s, "settle"), "place former_penal_colony", "arm export_duties")
    assert options_of(s) == ["done", "arm deficit_spending", "arm investment_credits"]
    play(s, "done")
    assert told(s, 1, "arms") == ["arms 0 1"] and hand_size(s) == 2 + 1
    s = table(side("rebel_underground " + money(3), "old_earth space_mercenaries"))
    play(act(s, "settle"), "place rebel_underground", "arm export_duties")
    assert "done" not in options_of(s)


def test_mercenaries_may_be_hired_for_a_second_world():
    """O4, R6.9: more than the first world needs."""
    tableau_ = "old_earth space_mercenaries improved_logistics"
    cards = "former_penal_colony rebel_underground " + money(2)
    s = play(act(table(side(cards, tableau_)), "settle"), "place former_penal_colony")
    play(s, "arm export_duties", "arm investment_credits")
    assert step(s) == "place_second" and "place rebel_underground" in options_of(s)
    play(s, "place rebel_underground")
    assert told(s, 1, "conquers") == ["conquers 0 rebel_underground 3"]


def test_what_mercenaries_were_not_used_for_is_lost():
    """R6.10: the second world has the military of the first and no more."""
    tableau_ = "old_earth space_mercenaries improved_logistics"
    cards = "former_penal_colony rebel_underground " + money(3)
    s = play(act(table(side(cards, tableau_)), "settle"), "place former_penal_colony")
    play(s, "arm export_duties", "done")
    assert step(s) == "place_second" and "place rebel_underground" not in options_of(s)


def test_cards_for_military_go_face_down_to_the_discards():
    """R6.9, R1.2"""
    s = table(side("former_penal_colony gem_world", "old_earth space_mercenaries"))
    play(act(s, "settle"), "place former_penal_colony")
    assert discards(s) == "gem_world" and "gem_world" not in hand(s)


def test_special_military_is_no_part_of_the_total():
    """R6.8: Galactic Imperium against Rebel worlds, of any kind."""
    s = table(side("rebel_colony rebel_warrior_race hive_world outlaw_world", "old_earth "
                   "galactic_imperium"))  # fmt: skip
    assert military(s) == 0
    assert options_of(act(s, "settle")) == [
        "none",
        "place rebel_warrior_race",
        "place rebel_colony",
    ]
