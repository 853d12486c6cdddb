"""The rules of thumb for Race for the Galaxy: armies, takeovers, and more worlds than one."""

from tests.games.race_for_the_galaxy.bot.test_rules_of_thumb import answers, choice, settling
from tests.games.race_for_the_galaxy.rules.attacks import attacker, settle_phase
from tests.games.race_for_the_galaxy.rules.table import (
    ARMIES,
    BRINK,
    act,
    by,
    money,
    play,
    prestige,
    side,
    step,
    table,
    tableau,
)

PEACE = {"set": "brink_of_war", "takeovers": False}
VICTIM = "old_earth rebel_homeworld"  # seven points, and no military but its own


# -------------------------------------------------------------------------------- attacking
def test_a_world_is_attacked_that_will_fall():
    s = settle_phase(attacker("new_sparta " + ARMIES[6]), VICTIM, round=6)
    assert choice(s) == "attack rebel_homeworld"


def test_nobody_attacks_in_vain():
    s = settle_phase(attacker("new_sparta " + ARMIES[3]), VICTIM, round=6)
    assert choice(s) == "none"
    defended = side(money(4), VICTIM + " space_mercenaries new_military_tactics")
    s = settle_phase(attacker("new_sparta " + ARMIES[6]), defended, round=6)
    assert choice(s) == "none"  # the owner can do more than that


def test_of_two_worlds_the_better_one_is_attacked():
    both = "old_earth rebel_homeworld rebel_miners"
    s = settle_phase(attacker("new_sparta " + ARMIES[6]), both, round=6)
    assert choice(s) == "attack rebel_homeworld"


def test_who_can_take_a_world_settles_for_it():
    mine = attacker("new_sparta " + ARMIES[6], prestige=3)
    assert choice(table(mine, VICTIM, round=6, options=BRINK)) == "choose settle"
    assert choice(table(mine, VICTIM, round=6, options=PEACE)) != "choose settle"


def test_a_power_that_is_kept_is_used_before_one_that_is_discarded():
    """Imperium Seat strikes Rebel worlds, Cloaking Technology anybody with military, once."""
    mine = f"new_sparta imperium_seat imperium_cloaking_technology {ARMIES[6]}"
    s = settle_phase(mine, "old_earth rebel_base space_marines", round=6)
    play(s, "attack rebel_base")
    assert step(s) == "takeover_by" and choice(s) == "use imperium_seat"


def test_an_attack_is_reinforced_as_far_as_it_takes():
    """Seven against seven and one of the owner's own: one card of the hand."""
    mine = attacker(f"new_sparta space_mercenaries {ARMIES[4]}", hand=money(3))
    s = settle_phase(mine, "epsilon_eridani rebel_homeworld", round=6)
    assert choice(s) == "attack rebel_homeworld"
    found = answers(s)
    assert [words.split()[0] for words in found[:3]] == ["attack", "use", "arm"]
    assert "rebel_homeworld" in tableau(s).split()


def test_an_attack_that_will_succeed_anyway_is_not_reinforced():
    mine = attacker(f"new_sparta space_mercenaries {ARMIES[6]}", hand=money(3))
    s = play(settle_phase(mine, VICTIM, round=6), "attack rebel_homeworld")
    assert step(s) == "reinforce_attack" and choice(s) == "done"


# -------------------------------------------------------------------------------- resisting
def attacked(mine, **fields):
    """The other seat has attacked Rebel Homeworld with seven."""
    theirs = attacker("new_sparta " + ARMIES[6])
    s = settle_phase(mine, theirs, round=6, **fields)
    return by(s, 1, "attack rebel_homeworld")


def test_a_good_world_is_defended_and_no_more_than_needed():
    s = attacked(side(money(3), "old_earth rebel_homeworld space_mercenaries"))
    assert step(s) == "defend" and choice(s) == "use space_mercenaries"
    found = answers(s)
    assert [words.split()[0] for words in found] == ["use", "arm", "done"]
    assert "rebel_homeworld" in tableau(s).split()


def test_the_cheapest_means_defend():
    """One prestige or one card of the hand: the card."""
    mine = "old_earth rebel_homeworld alien_booby_trap space_mercenaries"
    s = attacked(side(money(3), mine, prestige=2))
    assert step(s) == "defend" and choice(s) == "use space_mercenaries"
    answers(s, until="choose_action")
    assert "rebel_homeworld" in tableau(s).split() and prestige(s) == 2


def test_a_veto_saves_my_own_world():
    s = attacked(side("", "old_earth rebel_homeworld pan_galactic_security_council", prestige=2))
    assert step(s) == "prevent_takeover" and choice(s) == "prevent 1"


def test_no_veto_is_wasted_on_a_world_that_is_safe():
    mine = f"old_earth rebel_homeworld pan_galactic_security_council {ARMIES[3]}"
    s = attacked(side("", mine.replace("drop_ships", "space_marines"), prestige=2))
    assert step(s) == "prevent_takeover" and choice(s) == "none"


# -------------------------------------------------------------------------------- conquering
def test_prestige_is_kept_if_cards_of_the_hand_do():
    """One more: a card for mercenaries, or one prestige for three."""
    mine = "new_sparta space_marines space_mercenaries alien_booby_trap"
    s = act(table(side(money(3) + " rebel_base", mine, prestige=1), round=4), "settle")
    by(s, 0, "place rebel_base")
    assert choice(s) == "use space_mercenaries"


def test_cloaking_is_spent_on_a_dear_world():
    mine = f"new_sparta imperium_cloaking_technology {ARMIES[5]}"
    assert settling(money(6), mine, "galactic_trendsetters")[0].split()[0] == "conquer_by"
    assert settling(money(3), mine, "artist_colony")[0] == "pay_cost"


# -------------------------------------------------------------------------------- more worlds
def more_worlds(cards, tableau, *played, **fields):
    s = table(side(cards, tableau, **fields), "separatist_colony", options=BRINK, round=5)
    return play(act(s, "settle"), *played)


def test_a_second_world_by_stealth_if_it_is_worth_the_card():
    mine = f"new_sparta rebel_sneak_attack {ARMIES[5]}"
    s = more_worlds("refugee_world rebel_homeworld", mine, "place refugee_world")
    assert step(s) == "place_by_sneak" and choice(s) == "place rebel_homeworld"
    s = more_worlds("refugee_world pirate_world", "new_sparta rebel_sneak_attack",
                    "place refugee_world")  # fmt: skip
    assert choice(s) == "none"


def test_a_poor_world_is_replaced_by_a_better_one():
    s = more_worlds("prosperous_world", "new_sparta terraforming_engineers spice_world", "none")
    assert choice(s) == "replace spice_world"
    assert answers(s)[:2] == ["replace spice_world", "place prosperous_world"]


def test_no_world_is_replaced_by_one_that_is_no_better():
    """A good and prestige for each good, against one prestige that wins no lead."""
    mine = "new_sparta terraforming_engineers uplift_gene_breeders+good"
    s = more_worlds("plague_world", mine, "none", prestige=6)
    assert step(s) == "replace_world" and choice(s) == "none"


def test_the_power_with_the_best_world_goes_first():
    mine = f"new_sparta improved_logistics terraforming_engineers spice_world {ARMIES[5]}"
    s = more_worlds("refugee_world rebel_homeworld", mine, "place refugee_world")
    assert step(s) == "use_to_settle" and choice(s) == "use improved_logistics"
