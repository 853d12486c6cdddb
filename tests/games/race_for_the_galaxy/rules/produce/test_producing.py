"""Phase V, Produce: goods on worlds."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import (
    KINDS,
    OF_CODE,
    of_type,
    powers,
    total,
    with_power,
)
from tests.games.race_for_the_galaxy.rules.table import (
    GAME,
    act,
    asked,
    discards,
    drawn_by,
    goods,
    hand,
    hand_size,
    options_of,
    play,
    prestige,
    side,
    step,
    table,
    told,
)

#: Windfall worlds of each kind that give nothing when they produce.
EMPTY = {
    "novelty": ("pirate_world", "refugee_world"),
    "rare": ("asteroid_belt", "radioactive_world"),
    "genes": ("pre_sentient_race", "empath_world"),
    "alien": ("deserted_alien_outpost", "alien_robot_sentry"),
}


GIVE_PRESTIGE = with_power("produce", "PRESTIGE_IF", "PRESTIGE_MOST_CHROMO")
KIND_POWERS = [f"WINDFALL_{code}" for code in OF_CODE]


# -------------------------------------------------------------------------------- the worlds
@pytest.mark.parametrize("key", with_power("produce", "PRODUCE", without=["DISCARD"]))
def test_each_production_world_produces(key):
    """R9.1, R1.3: if it has no good."""
    s = act(table(f"new_sparta {key}"), "settle", "produce")
    assert goods(s) == key and told(s, 1, "produces") == [f"produces 0 {key} 0"]
    s = act(table(f"new_sparta {key}+good"), "settle", "produce")
    assert goods(s) == key and told(s, 1, "produces") == [] and drawn_by(s) == ""


@pytest.mark.parametrize("key", of_type("windfall"))
def test_no_windfall_world_produces_by_itself(key):
    """R9.2: but with the bonus of the action."""
    s = act(table(f"new_sparta {key}"), "develop", "produce")
    assert goods(s) == ""
    s = act(table(f"new_sparta {key}"), "produce", "develop")
    assert goods(s) == key and told(s, 1, "produces") == [f"produces 0 {key} 0"]


@pytest.mark.parametrize("key", with_power("produce", "DRAW_IF"))
def test_each_world_that_gives_cards_when_it_produces(key):
    """R9.4: only then."""
    number = total(key, "produce", "DRAW_IF")
    s = act(table(f"new_sparta {key}"), "produce")
    assert len(drawn_by(s).split()) == hand_size(s) == number
    s = act(table(f"new_sparta {key}+good artist_colony"), "produce")
    assert hand_size(s) == 0


@pytest.mark.parametrize("key", of_type("windfall", "production"))
def test_worlds_give_no_more_than_they_say(key):
    """R9.4: who draws nothing when a world produces."""
    mine = side("gem_world" if key != "gem_world" else "spice_world", f"new_sparta {key}")
    s = act(table(mine, options={"cap": 1}), "produce")
    if key == "damaged_alien_factory":
        play(s, options_of(s)[1])
        assert hand_size(s) == 0
    else:
        assert hand_size(s) == 1 + total(key, "produce", "DRAW_IF")
    assert goods(s) == key and prestige(s) == (key in GIVE_PRESTIGE)


@pytest.mark.parametrize(
    ("rules", "goods_", "drawn"),
    [
        (GAME.rules, [None, "comet_zone", "gem_world"], "spice_world"),
        (3, [None, "gem_world", "spice_world"], "comet_zone"),
    ],
)
def test_a_production_world_produces_before_its_windfall_power(rules, goods_, drawn):
    """R9.1, R9.10, O2: which unseen card lies where depends on it."""
    tableau = "old_earth runaway_robots interstellar_prospectors"
    s = table(tableau, coming="gem_world comet_zone spice_world", rules=rules)
    act(s, "settle", "produce")
    lying = [good and good[0] for good in GAME.write(s)["players"][0]["goods"]]
    assert lying == goods_ and drawn_by(s) == drawn


# -------------------------------------------------------------------------------- windfall worlds
WINDFALL_POWERS = with_power("produce", *KIND_POWERS, without=["DISCARD"])
PAID_POWERS = with_power("produce", "DISCARD", without=["PRODUCE"])


def kind_of(key):
    ((codes, _, _),) = [p for p in powers(key, "produce") if set(KIND_POWERS) & set(p[0])]
    (code,) = set(KIND_POWERS) & set(codes)
    return OF_CODE[code.removeprefix("WINDFALL_")]


def others(s, key):
    """The worlds that have a good, without one that produces by itself."""
    return " ".join(world for world in goods(s).split() if world != key)


@pytest.mark.parametrize("key", WINDFALL_POWERS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_power_produces_on_a_windfall_world_of_its_kind(key, kind):
    """R9.2, R9.10: on one that has no good."""
    one, two = EMPTY[kind]
    s = act(table(f"new_sparta {key} {one}"), "settle", "produce")
    fits = kind_of(key) in (None, kind)
    assert others(s, key) == (one if fits else "")
    s = act(table(f"new_sparta {key} {one}+good {two}"), "settle", "produce")
    assert others(s, key) == (f"{one} {two}" if fits else one)


@pytest.mark.parametrize("key", WINDFALL_POWERS)
def test_each_power_asks_on_which_world(key):
    """R9.2: one good for one power."""
    kind = kind_of(key) or "rare"
    one, two = EMPTY[kind]
    s = act(table(f"new_sparta {key} {one} {two}"), "settle", "produce")
    but = "universal_symbionts" if key == "universal_symbionts" else None
    kind = kind_of(key) or "any"
    assert asked(s) == {"step": "which_windfall", "seat": 0, "kind": kind, "but": but}
    assert sorted(options_of(s)) == sorted([f"produce {one}", f"produce {two}"])
    play(s, f"produce {two}")
    assert others(s, key) == two and step(s) == "choose_action"


def test_universal_symbionts_produce_on_others_only():
    """R9.10: other powers of the same kind, and the bonus, do so on it."""
    s = act(table("new_sparta universal_symbionts"), "settle", "produce")
    assert goods(s) == ""
    s = act(table("new_sparta universal_symbionts genetics_lab"), "settle", "produce")
    assert goods(s) == "universal_symbionts"
    s = act(table("new_sparta universal_symbionts empath_world"), "produce", "settle")
    assert goods(s) == "universal_symbionts empath_world"


@pytest.mark.parametrize("key", PAID_POWERS)
@pytest.mark.parametrize("kind", KINDS)
def test_each_power_that_produces_on_a_windfall_world_for_a_card(key, kind):
    """R9.9: of its kind, on one that has no good, and nobody must."""
    one, two = EMPTY[kind]
    fits = kind_of(key) in (None, kind)
    mine = side("gem_world public_works", f"new_sparta {key} {one} {two}+good")
    s = play(act(table(mine), "settle", "produce"), "none")
    if not fits:
        assert step(s) == "choose_action" and others(s, key) == two
        return
    assert asked(s, 0) == {
        "step": "pay_to_produce", "seat": 0, "left": 1, "picked": [], "card": key,
    }  # fmt: skip
    refused = play(s.clone(), "done")
    assert others(refused, key) == two and hand(refused) == "public_works gem_world"
    play(s, "discard gem_world")
    assert others(s, key) == f"{one} {two}" and hand(s) == "public_works"


def test_a_card_may_be_paid_for_one_of_several_windfall_worlds():
    """R9.9: which one is asked then; without a card of the hand nothing is."""
    tableau = "new_sparta universal_exports+good pirate_world asteroid_belt"
    s = play(act(table(side("gem_world", tableau)), "settle", "produce"), "none")
    play(s, "discard gem_world")
    assert asked(s) == {"step": "which_windfall", "seat": 0, "kind": "any", "but": None}
    play(s, "produce asteroid_belt")
    assert goods(s) == "universal_exports asteroid_belt" and step(s) == "choose_action"
    assert step(act(table(tableau), "settle", "produce")) == "choose_action"


def test_several_powers_that_take_a_card_are_ordered():
    """R9.7, O2: which is used next is asked."""
    tableau = "new_sparta lifeforms_inc+good universal_exports+good pirate_world empath_world"
    s = play(act(table(side("gem_world public_works", tableau)), "settle", "produce"), "none")
    assert options_of(s) == ["use lifeforms_inc", "use universal_exports"]
    play(s, "use lifeforms_inc", "discard gem_world")
    assert asked(s)["card"] == "universal_exports"
    play(s, "discard public_works")
    assert goods(s) == "lifeforms_inc universal_exports pirate_world empath_world"


def test_the_bonus_asks_on_which_world():
    """R9.2: of any kind."""
    s = act(table("new_sparta asteroid_belt pirate_world empath_world+good"), "produce")
    assert asked(s) == {"step": "which_windfall", "seat": 0, "kind": "any", "but": None}
    assert options_of(s) == ["produce pirate_world", "produce asteroid_belt"]
    play(s, "produce pirate_world")
    assert goods(s) == "pirate_world empath_world"


def test_powers_of_one_kind_go_before_the_bonus_and_those_of_any_kind():
    """O2: so nobody ever has a reason for another order."""
    tableau = "galactic_engineers mining_robots asteroid_belt radioactive_world pirate_world"
    s = act(table(tableau), "produce")
    assert asked(s)["kind"] == "rare"
    play(s, "produce radioactive_world")
    assert asked(s)["kind"] == "any"  # the bonus
    play(s, "produce asteroid_belt")
    assert goods(s) == "asteroid_belt radioactive_world pirate_world"  # the engineers'
    assert told(s, 0, "produces") == ["produces 0 asteroid_belt 0", "produces 0 pirate_world 0"]


def test_several_powers_are_asked_one_after_the_other():
    """O2: the newest card first, and what has not been asked yet is kept."""
    tableau = "new_sparta mining_robots mining_league artist_colony asteroid_belt radioactive_world"
    s = act(table(tableau + " destroyed_world"), "develop", "produce")
    assert told(s, 0, "produces") == ["produces 0 artist_colony 0"]
    play(s, "produce destroyed_world")
    assert asked(s) == {"step": "which_windfall", "seat": 0, "kind": "rare", "but": None}
    play(s, "produce asteroid_belt")
    assert goods(s) == "artist_colony asteroid_belt destroyed_world"


@pytest.mark.parametrize("key", ["mining_robots", "terraforming_guild"])
def test_the_oldest_card_asks_last(key):
    """O2: nothing comes after it."""
    s = act(table(f"{key} gem_world asteroid_belt radioactive_world"), "develop", "produce")
    play(s, "produce asteroid_belt")
    assert goods(s) == "gem_world asteroid_belt" and step(s) == "choose_action"


def test_two_powers_of_any_kind():
    """R9.2"""
    tableau = "galactic_engineers terraforming_guild asteroid_belt pirate_world empath_world"
    s = act(table(tableau), "develop", "produce")
    play(s, "produce empath_world")
    assert asked(s)["kind"] == "any"
    play(s, "produce asteroid_belt")
    assert goods(s) == "asteroid_belt empath_world"


# -------------------------------------------------------------------------------- paid for
@pytest.mark.parametrize("key", with_power("produce", "DISCARD", without=KIND_POWERS))
def test_each_world_that_produces_for_a_card(key):
    """R9.3: not by itself, and nobody must."""
    cards = "gem_world pirate_world"
    s = act(table(side(cards, f"new_sparta {key}")), "produce")
    assert asked(s, 0) == {
        "step": "pay_to_produce",
        "seat": 0,
        "left": 1,
        "picked": [],
        "card": key,
    }
    assert options_of(s) == ["done", "discard gem_world", "discard pirate_world"]
    play(s, "discard pirate_world")
    assert goods(s) == key and discards(s) == "pirate_world" and hand(s) == "gem_world"
    s = play(act(table(side(cards, f"new_sparta {key}")), "produce"), "done")
    assert goods(s) == "" and hand(s) == cards
    assert told(s, 1, "declines") == [f"declines 0 {key} 0"]


def test_damaged_alien_factory_with_a_good_or_without_a_hand_is_not_asked():
    """R9.3, R1.3"""
    s = act(table(side("gem_world", "damaged_alien_factory+good")), "produce")
    assert step(s) == "choose_action"
    assert step(act(table("damaged_alien_factory"), "produce")) == "choose_action"


def test_a_card_drawn_in_the_phase_may_pay():
    """R9.7"""
    s = act(table("damaged_alien_factory rebel_underground", coming="pirate_world"), "produce")
    assert options_of(s) == ["done", "discard pirate_world"]
    play(s, "discard pirate_world")
    assert goods(s) == "damaged_alien_factory"


def test_order_of_seats_is_from_the_lead_on():
    """R2.9"""
    s = act(table("old_earth gem_world", "new_sparta spice_world", lead=1), "produce")
    assert told(s, 0, "produces") == ["produces 1 spice_world 0", "produces 0 gem_world 0"]


def test_cards_placed_in_this_round_produce():
    """R3.4: from the next phase on."""
    mine = side("spice_world export_duties genetics_lab", "new_sparta")
    s = play(act(table(mine), "produce", "settle"), "place spice_world")
    assert goods(s) == "spice_world"
