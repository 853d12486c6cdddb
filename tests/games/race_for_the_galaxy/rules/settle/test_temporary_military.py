"""Military until the end of a Settle phase: for prestige, for goods, for cards of the hand."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    BRINK,
    QUIRKS,
    act,
    asked,
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


def settling(cards, tableau, *answers, options=BRINK, goals="", **fields):
    """The first seat settles with these cards in hand; the first of them is laid."""
    mine = side(cards, tableau, **fields)
    s = act(table(mine, "separatist_colony", options=options, goals=goals), "settle")
    return play(s, f"place {cards.split()[0]}", *answers)


def offered(cards, tableau, options=BRINK, **fields):
    s = act(table(side(cards, tableau, **fields), "separatist_colony", options=options), "settle")
    return options_of(s)


# -------------------------------------------------------------------------------- prestige
@pytest.mark.parametrize("key", with_power("settle", "CONSUME_PRESTIGE"))
def test_each_power_to_spend_prestige_for_military(key):
    """R6.19, R11.2: once in a phase, if there is any."""
    value = total(key, "settle", "CONSUME_PRESTIGE", "EXTRA_MILITARY")
    assert value == 3 and military(table(f"old_earth {key}")) == 0
    s = settling("rebel_underground", f"old_earth {key}", prestige=2)
    assert told(s, 1, "pays_prestige", "conquers") == [
        f"pays_prestige 0 {key} 1", "conquers 0 rebel_underground 3",
    ]  # fmt: skip
    assert prestige(s) == 1 and tableau(s) == f"old_earth {key} rebel_underground"
    assert offered("rebel_colony", f"old_earth {key}", prestige=9) == ["none"]  # 3 < 4
    assert offered("rebel_underground", f"old_earth {key}") == ["none"]


def test_prestige_is_spent_once_for_all_worlds_of_a_phase():
    """R6.19: it helps the second world, and not again."""
    cards = f"rebel_underground rebel_warrior_race rebel_colony {money(1)}"
    s = settling(cards, "old_earth alien_booby_trap improved_logistics", prestige=2)
    assert step(s) == "place_second" and prestige(s) == 1
    assert "place rebel_warrior_race" in options_of(s)
    assert "place rebel_colony" not in options_of(s)
    play(s, "place rebel_warrior_race")
    assert told(s, 1, "conquers") == ["conquers 0 rebel_warrior_race 3"] and prestige(s) == 1


def test_prestige_of_the_card_itself_comes_too_late():
    """O22, Q7, R6.20: a symbol gives prestige after payment; with the quirk when it is laid."""
    assert offered("information_hub", "old_earth alien_booby_trap") == ["none"]
    beside = "old_earth alien_booby_trap"
    s = settling("information_hub", beside, options=BRINK | QUIRKS, prestige=1)
    assert prestige(s) == 1 and tableau(s).endswith("information_hub")
    assert told(s, 1, "prestige", "pays_prestige", "conquers") == [
        "prestige 0 information_hub 1", "pays_prestige 0 alien_booby_trap 1",
        "conquers 0 information_hub 3",
    ]  # fmt: skip
    s = settling("information_hub", beside, prestige=1)
    assert told(s, 1, "prestige", "pays_prestige", "conquers") == [
        "pays_prestige 0 alien_booby_trap 1", "conquers 0 information_hub 3",
        "prestige 0 information_hub 1",
    ]  # fmt: skip


def test_a_goal_is_lost_with_the_prestige():
    """R10.2, R10.19: as soon as it is spent."""
    cards = f"rebel_underground {money(2)}"
    beside = "old_earth alien_booby_trap improved_logistics"
    goal = "galactic_prestige"
    s = settling(cards, beside, prestige=3, goals=f"{goal}:0")
    assert step(s) == "place_second" and owners(s, goal) == ()


# -------------------------------------------------------------------------------- goods
@pytest.mark.parametrize("key", with_power("settle", "CONSUME_RARE"))
def test_each_power_to_spend_a_rare_good_for_military(key):
    """R6.19: once in a phase; the good of any rare world."""
    value = total(key, "settle", "CONSUME_RARE", "EXTRA_MILITARY")
    assert value == 2 and military(table(f"old_earth {key}")) == 0
    s = settling("avian_uplift_race", f"old_earth {key}+good")
    assert told(s, 1, "uses", "consumes", "conquers") == [
        f"uses 0 {key} 0", f"consumes 0 {key} 0", "conquers 0 avian_uplift_race 2",
    ]  # fmt: skip
    assert goods(s) == "avian_uplift_race"
    s = settling("avian_uplift_race", f"old_earth {key} comet_zone+good")
    assert goods(s) == "avian_uplift_race"
    assert offered("avian_uplift_race", f"old_earth {key} gem_world+good") == ["none"]
    assert offered("rebel_underground", f"old_earth {key}+good comet_zone+good") == ["none"]


def test_which_rare_good_is_spent():
    """R6.19, R13.6: a good of any kind, too."""
    worlds = "comet_zone+good alien_oort_cloud_refinery+good gem_world+good"
    s = settling("avian_uplift_race", f"old_earth rebel_fuel_refinery {worlds}")
    assert asked(s) == {"step": "spend_good", "seat": 0, "kind": "rare"}
    assert options_of(s) == ["consume comet_zone", "consume alien_oort_cloud_refinery"]
    play(s, "consume comet_zone")
    assert goods(s) == "alien_oort_cloud_refinery gem_world avian_uplift_race"


# -------------------------------------------------------------------------------- all together
ALL = ("old_earth new_military_tactics mercenary_fleet rebel_fuel_refinery+good "
       "alien_booby_trap rebel_troops")  # fmt: skip


def test_all_of_it_adds_up():
    """R6.19: 3 + 2 and 1 of one's own, a tactic, three mercenaries, a good and prestige."""
    assert offered(f"rebel_stronghold {money(3)}", ALL, prestige=1)[-1] == "place rebel_stronghold"
    s = settling(f"rebel_stronghold {money(3)}", ALL, prestige=1)
    assert options_of(s) == [
        "use new_military_tactics", "use mercenary_fleet", "use rebel_troops",
        "use alien_booby_trap", "use rebel_fuel_refinery",
    ]  # fmt: skip
    play(s, "use alien_booby_trap", "use new_military_tactics")  # 3 + 3 + 3 are nine
    assert told(s, 1, "conquers") == ["conquers 0 rebel_stronghold 9"]
    assert goods(s) == "rebel_fuel_refinery" and told(s, 1, "arms") == []


def test_mercenaries_of_several_cards():
    """R6.19, R6.10: each takes its own cards; the rest must still be enough."""
    beside = "old_earth mercenary_fleet rebel_troops"
    s = settling(f"rebel_base {money(4)}", beside)
    assert options_of(s) == ["use mercenary_fleet", "use rebel_troops"]
    play(s, "use mercenary_fleet")
    assert asked(s) == {"step": "arm", "seat": 0, "left": 2, "picked": []}
    play(s, "arm export_duties", "arm investment_credits")
    assert told(s, 1, "arms") == ["arms 0 1"] * 2
    assert asked(s) == {"step": "arm", "seat": 0, "left": 1, "picked": []}
    play(s, options_of(s)[0])
    assert told(s, 1, "conquers") == ["conquers 0 rebel_base 6"]
    assert offered(f"rebel_base {money(2)}", beside) == ["none"]  # three cards are needed


def test_a_mercenary_that_is_not_needed_may_stop():
    """R6.10: when another power is enough."""
    s = settling(f"rebel_underground {money(3)}", "old_earth rebel_troops alien_booby_trap",
                 "use rebel_troops", "arm export_duties", prestige=1)  # fmt: skip
    assert told(s, 1, "pays_prestige") == ["pays_prestige 0 alien_booby_trap 1"]  # the only way
    s = settling(f"rebel_colony {money(3)}", "old_earth mercenary_fleet alien_booby_trap",
                 "use mercenary_fleet", "arm export_duties", prestige=1)  # fmt: skip
    assert "done" in options_of(s)
    play(s, "done")
    assert told(s, 1, "pays_prestige", "conquers") == [
        "pays_prestige 0 alien_booby_trap 1", "conquers 0 rebel_colony 4",
    ]  # fmt: skip


def test_mercenaries_for_a_peaceful_world():
    """R6.17, R6.19: that is conquered by discarding a card."""
    beside = "old_earth imperium_cloaking_technology rebel_troops"
    s = settling(f"comet_zone {money(3)}", beside)  # 3 - 2 <= 1
    assert options_of(s) == ["pay_cost", "conquer_by imperium_cloaking_technology"]
    s = settling(f"distant_world {money(1)}", beside)  # 4 - 2 > 1, and one card does not pay
    assert told(s, 1, "arms", "conquers") == ["arms 0 1", "conquers 0 distant_world 2"]


def test_cards_for_military_must_leave_a_way():
    """R3.5: of a world that is not paid for enough must be discarded; else one is enough."""
    beside = "old_earth imperium_cloaking_technology mercenary_fleet contact_specialist"
    s = settling(f"galactic_studios {money(4)}", beside)  # 5 - 2 = 3 > 1
    assert asked(s) == {"step": "arm", "seat": 0, "left": 2, "picked": []}
    assert "done" not in options_of(s)
    play(s, options_of(s)[0])
    assert "done" not in options_of(s)


def test_prestige_settling_gives_two():
    """R11.12: military for the phase; no part of the total."""
    mine = side(f"avian_uplift_race {money(1)}", "old_earth", prestige=1)
    s = act(table(mine, "separatist_colony", options=BRINK), "boost settle", "settle")
    play(s, "place avian_uplift_race")
    assert told(s, 1, "conquers") == ["conquers 0 avian_uplift_race 2"] and military(s) == 0


def test_cards_for_military_in_vain():
    """Q1: that engine lets mercenaries be hired for a world that is paid for, as far as there are
    cards enough for both."""
    beside = "old_earth mercenary_fleet"
    s = settling(f"distant_world {money(5)}", beside, options=BRINK | QUIRKS)
    assert options_of(s) == ["pay_cost", "use mercenary_fleet"]
    play(s, "use mercenary_fleet")
    assert asked(s) == {"step": "arm", "seat": 0, "left": 1, "picked": []}  # 5 - 4
    play(s, "arm export_duties")
    assert told(s, 1, "arms", "pays") == ["arms 0 1", *["pays 0 1"] * 4]
    s = settling(f"rebel_base {money(7)}", "old_earth mercenary_fleet contact_specialist",
                 options=BRINK | QUIRKS)  # fmt: skip
    play(s, "use mercenary_fleet")
    assert asked(s)["left"] == 2 and tableau(s).endswith("rebel_base")
    assert step(settling(f"distant_world {money(5)}", beside)) == "pay_world"
