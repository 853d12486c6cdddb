"""Phase III, Settle: what worlds cost, the ways around it, and what follows a placement."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, OF_CODE, powers, total, with_power
from tests.games.race_for_the_galaxy.rules.table import (
    act,
    asked,
    by,
    discards,
    drawn_by,
    goods,
    hand,
    hand_size,
    money,
    options_of,
    play,
    side,
    step,
    table,
    tableau,
    told,
)

#: A dear peaceful world of each kind, and a grey one.
DEAR = {
    "novelty": "galactic_studios", "rare": "new_earth", "genes": "lost_species_ark_world",
    "alien": "alien_robotic_factory", None: "terraformed_world",
}  # fmt: skip


def price(tableau, world):
    """How many cards are asked for a world, beside this tableau."""
    s = act(table(side(f"{world} {money(8)}", tableau)), "develop", "settle")
    play(s, "none", f"place {world}")
    return asked(s)["left"]


# -------------------------------------------------------------------------------- discounts
@pytest.mark.parametrize("key", with_power("settle", "REDUCE", without=["CONSUME_GENE"]))
def test_each_discount(key):
    """R6.2: on all worlds, or on those of one kind."""
    for kind, world in DEAR.items():
        off = 0
        for codes, value, _ in powers(key, "settle"):
            if codes[0] == "REDUCE":
                off += value if codes[1:] in ([], [code_of(kind)]) else 0
        assert price(f"earths_lost_colony {key}", world) == CARDS[world]["cost"] - off


def code_of(kind):
    return next((code for code, of in OF_CODE.items() if of == kind and kind), "none")


def test_discounts_add_up():
    """R6.2"""
    tableau_ = "alpha_centauri mining_robots replicant_robots"
    assert price(tableau_, "new_earth") == 5 - 1 - 1 - 2
    tableau_ = "old_earth alien_tech_institute deserted_alien_world"
    assert price(tableau_, "alien_robotic_factory") == 6 - 2 - 2


def test_a_cost_is_never_below_nothing():
    """R3.7: nothing is paid, nothing given back."""
    s = table(side("destroyed_world", "alpha_centauri mining_robots replicant_robots"))
    play(act(s, "develop", "settle"), "none", "place destroyed_world")
    assert tableau(s).endswith("destroyed_world") and told(s, 0, "pays", "draws") == []


def test_powers_of_the_world_itself_do_not_count():
    """R3.4: Alpha Centauri is a rare world that makes rare worlds cheaper."""
    assert price("old_earth", "alpha_centauri") == 2
    assert price("old_earth mining_robots", "alpha_centauri") == 1


# -------------------------------------------------------------------------------- free ships
@pytest.mark.parametrize("key", with_power("settle", "REDUCE_ZERO"))
def test_each_free_ship(key):
    """R6.3: it is discarded, and the world costs nothing."""
    s = table(side("terraformed_world public_works", f"old_earth {key}"))
    act(s, "develop", "settle")
    play(s, "none", "place terraformed_world")
    # five cards are not there, so the ship is the only way
    assert tableau(s) == "old_earth terraformed_world" and hand(s) == "public_works"
    assert told(s, 1, "spends", "pays") == [f"spends 0 {key} 0"] and discards(s) == key


@pytest.mark.parametrize("key", with_power("settle", "REDUCE_ZERO"))
def test_a_free_ship_may_be_kept(key):
    """R6.3, R3.5, O5: it is one way of several; also where the cost is nothing already."""
    s = act(table(side("gem_world " + money(3), f"old_earth {key}")), "develop", "settle")
    play(s, "none", "place gem_world")
    assert step(s) == "how_to_settle" and options_of(s) == ["pay_cost", f"place_free {key}"]
    play(s, "pay_cost")
    assert asked(s) == {"step": "pay_world", "seat": 0, "left": 2, "picked": []}
    s = act(table(side("pilgrimage_world", f"old_earth {key}")), "settle")
    play(s, "place pilgrimage_world")
    assert options_of(s) == ["pay_cost", f"place_free {key}"]
    play(s, f"place_free {key}")
    assert tableau(s) == "old_earth pilgrimage_world"


@pytest.mark.parametrize("key", with_power("settle", "REDUCE_ZERO"))
def test_no_free_ship_for_a_world_of_the_alien_kind(key):
    """R6.3, R13.3: a grey world with the keyword is allowed."""
    worlds = "deserted_alien_colony alien_toy_shop alien_rosetta_stone_world"
    s = act(table(side(worlds, f"old_earth {key}")), "settle")
    assert options_of(s) == ["none", "place alien_rosetta_stone_world"]
    s = act(table(side("alien_toy_shop " + money(4), f"old_earth {key}")), "settle")
    play(s, "place alien_toy_shop")
    assert asked(s)["step"] == "pay_world" and asked(s)["left"] == 3


@pytest.mark.parametrize("key", with_power("settle", "REDUCE_ZERO"))
def test_no_free_ship_for_a_military_world(key):
    """R6.3: unless it is paid for like a peaceful one."""
    s = act(table(side("outlaw_world " + money(3), f"old_earth {key}")), "settle")
    assert options_of(s) == ["none"]


def test_two_free_ships_are_two_ways():
    """R6.3"""
    s = act(table(side("terraformed_world", "doomed_world colony_ship")), "settle")
    play(s, "place terraformed_world")
    assert options_of(s) == ["place_free colony_ship", "place_free doomed_world"]
    play(s, "place_free doomed_world")
    assert tableau(s) == "colony_ship terraformed_world"


# -------------------------------------------------------------------------------- paying for war
#: Military worlds: Rebel and not, with the chromosome, and of the alien kind.
FOREIGN = ("rebel_outpost", "malevolent_lifeforms", "pirate_world", "avian_uplift_race",
           "alien_robot_sentry")  # fmt: skip


def is_paid_by(codes, world):
    """May a power with these codes pay for a military world, by the facts?"""
    facts = CARDS[world]
    if "ALIEN" in codes:
        return facts["kind"] == "alien"
    if "AGAINST_CHROMO" in codes:
        return "chromo" in facts["keywords"]
    return facts["kind"] != "alien" and (
        "AGAINST_REBEL" not in codes or "rebel" in facts["keywords"]
    )


@pytest.mark.parametrize("key", with_power("settle", "PAY_MILITARY"))
@pytest.mark.parametrize("world", FOREIGN)
def test_each_power_to_pay_for_a_military_world(key, world):
    """R6.5, R6.15: as if it were peaceful, for less; with discounts; only worlds it is for."""
    ((codes, off, _),) = [p for p in powers(key, "settle") if p[0][0] == "PAY_MILITARY"]
    off += total(key, "settle", "REDUCE", "ALIEN") if CARDS[world]["kind"] == "alien" else 0
    s = act(table(side(f"{world} {money(6)}", f"old_earth {key}")), "settle")
    if not is_paid_by(codes, world):
        assert options_of(s) == ["none"]
        return
    play(s, f"place {world}")
    left = CARDS[world]["cost"] - off
    assert asked(s) == {"step": "pay_world", "seat": 0, "left": left, "picked": []}
    assert told(s, 1, "uses") == [f"uses 0 {key} 0"]


def test_discounts_help_to_pay_for_a_military_world():
    """R6.5: general ones and those of its kind."""
    s = table(side(f"rebel_miners {money(1)}", "old_earth contact_specialist mining_robots"))
    play(act(s, "develop", "settle"), "none", "place rebel_miners")
    assert tableau(s).endswith("rebel_miners") and hand_size(s) == 1  # 2 - 1 - 1


def test_a_free_ship_helps_to_pay_for_a_military_world():
    """R6.5"""
    s = table(side("rebel_homeworld", "old_earth contact_specialist colony_ship"))
    play(act(s, "settle"), "place rebel_homeworld")
    assert told(s, 0, "spends") == ["spends 0 colony_ship 0"]
    assert tableau(s) == "old_earth contact_specialist rebel_homeworld"
    s = table(side("lost_alien_warship", "old_earth contact_specialist colony_ship"))
    assert options_of(act(s, "settle")) == ["none"]


def test_military_reduces_no_payment_and_payment_adds_no_military():
    """R6.6"""
    cards = f"rebel_outpost {money(5)}"
    s = act(table(side(cards, "old_earth contact_specialist drop_ships")), "settle")
    play(s, "place rebel_outpost")
    assert asked(s)["step"] == "pay_world" and asked(s)["left"] == 4


def test_who_can_conquer_or_pay_chooses():
    """R6.5, R3.5"""
    cards = f"outlaw_world {money(2)}"
    s = act(table(side(cards, "old_earth contact_specialist drop_ships colony_ship")), "settle")
    play(s, "place outlaw_world")
    assert options_of(s) == ["conquer", "place_free colony_ship", "pay_by contact_specialist"]
    play(s, "conquer")
    assert told(s, 1, "conquers", "uses", "spends") == ["conquers 0 outlaw_world 1"]


# -------------------------------------------------------------------------------- after placing
def test_who_chose_settle_draws_a_card_for_a_world():
    """R6.11, R3.2: for who places one, and only for who chose it."""
    for action, answer, number in (("settle", "place gem_world", 1), ("settle", "none", 0)):
        s = table(side("gem_world public_works drop_ships", "old_earth"), coming="pirate_world")
        play(act(s, action), answer)
        assert drawn_by(s) == "pirate_world" * number
    s = table(side("gem_world public_works drop_ships", "old_earth"), coming="pirate_world")
    play(act(s, "produce", "settle"), "place gem_world")
    assert "pirate_world" not in hand(s)


@pytest.mark.parametrize("key", with_power("settle", "DRAW_AFTER"))
def test_each_draw_after_settling(key):
    """R6.11: for who placed a world, however it was settled."""
    number = total(key, "settle", "DRAW_AFTER")
    for cards, world in (("gem_world " + money(2), "gem_world"), ("outlaw_world", "outlaw_world")):
        s = table(side(cards, f"new_sparta {key}"), coming="pirate_world")
        act(s, "consume_twice", "settle")
        play(s, f"place {world}")
        assert drawn_by(s) == "pirate_world" * number
    s = table(side("gem_world " + money(2), f"new_sparta {key}"))
    play(act(s, "develop", "settle"), "none", "none")
    assert drawn_by(s) == ""


def test_a_windfall_world_has_its_good_before_it_is_paid():
    """O1, R6.11: all worlds are laid with their goods, then paid for in order."""
    mine = side("asteroid_belt " + money(3), "old_earth")
    theirs = side("radioactive_world gem_world spice_world comet_zone", "new_sparta")
    s = act(table(mine, theirs), "settle")
    by(s, 1, "place radioactive_world")
    by(s, 0, "place asteroid_belt")
    assert told(s, 1, "places", "good", "pays", "draws") == [
        "places 0 asteroid_belt 2", "good 0 asteroid_belt 0",
        "places 1 radioactive_world 2", "good 1 radioactive_world 0",
    ]  # fmt: skip
    assert goods(s) == "asteroid_belt" and goods(s, 1) == "radioactive_world"
    assert asked(s)["step"] == "pay_world" and asked(s)["seat"] == 0


def test_one_world_from_the_hand_in_secret_revealed_together():
    """R6.1, R2.9: settled in order from the lead on."""
    mine, theirs = side("gem_world " + money(3), "old_earth"), side("outlaw_world", "new_sparta")
    s = act(table(mine, theirs, lead=1), "settle")
    assert s.asked() == [0, 1]
    by(s, 0, "place gem_world")
    assert tableau(s) == "old_earth" and told(s, 1) == []
    by(s, 1, "place outlaw_world")
    assert told(s, 0, "places", "conquers", "draws")[:3] == [
        "places 1 outlaw_world 2", "places 0 gem_world 2", "conquers 1 outlaw_world 1",
    ]  # fmt: skip
    assert asked(s)["seat"] == 0


def test_nobody_must_settle():
    """R6.1"""
    s = play(act(table(side("outlaw_world", "new_sparta")), "settle"), "none")
    assert told(s, 1, "passes") == ["passes 0 0", "passes 1 0"] and hand(s) == "outlaw_world"
