"""Every design comes from a hand to a tableau: for its cost, or by its defence."""

import pytest

from tests.games.race_for_the_galaxy.rules.facts import CARDS, of_type
from tests.games.race_for_the_galaxy.rules.table import (
    ARMIES,
    BRINK,
    GAME,
    act,
    asked,
    drawn_by,
    goods,
    hand,
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

DEVELOPMENTS = of_type("development")
WORLDS = of_type("grey", "windfall", "production")
PEACEFUL = [key for key in WORLDS if not CARDS[key]["military"]]
MILITARY = [key for key in WORLDS if CARDS[key]["military"]]


def home(key):
    """A start world without a power in Develop or Settle that is not the card itself."""
    return "old_earth" if key != "old_earth" else "earths_lost_colony"


def printed(s):
    """Points of a seat without its chips, prestige, goals and cards that count others."""
    seat = GAME.view(s, 0).seats[0]
    return seat.score - seat.chips - seat.prestige - seat.goals - sum(seat.sixes.values())


def symbol(key):
    """How much prestige a card gives by being placed."""
    return int(CARDS[key].get("prestige", False))


def prestige_set(key):
    """Symbols count only with the set that has prestige."""
    return BRINK if symbol(key) else {}


def kept(s):
    """The hand without what its owner drew last: the leader draws when a round begins."""
    return [card for card in hand(s).split() if card not in drawn_by(s).split()]


@pytest.mark.parametrize("key", DEVELOPMENTS)
def test_each_development_is_paid_with_as_many_cards_as_it_costs(key):
    """R1.2, R5.3, R5.7, R11.1: cards of the hand are money; a symbol gives prestige."""
    cost = CARDS[key]["cost"]
    mine = side(f"{key} {money(cost + 1, key, of='worlds')}", home(key))
    s = table(mine, options=prestige_set(key))
    act(s, "settle", "develop")
    before = printed(s)
    play(s, f"place {key}")
    assert asked(s, 0) == {"step": "pay_development", "seat": 0, "left": cost, "picked": []}
    cards = money(cost, key, of="worlds").split()
    play(s, *(f"pay {card}" for card in sorted(cards, key=GAME.cards.index)))
    assert [*told(s, 0, "pays")] == [f"pays 0 {c} 1" for c in sorted(cards, key=GAME.cards.index)]
    assert tableau(s) == f"{home(key)} {key}" and key not in hand(s)
    assert printed(s) - before == CARDS[key]["points"]
    assert goods(s) == "" and prestige(s) == symbol(key)


@pytest.mark.parametrize("key", DEVELOPMENTS)
def test_no_development_is_offered_that_cannot_be_paid(key):
    """R5.3, O3"""
    cost = CARDS[key]["cost"]
    s = act(table(side(f"{key} {money(cost, of='worlds')}", home(key))), "settle", "develop")
    assert options_of(s) == ["none", f"place {key}"]
    s = act(table(side(f"{key} {money(cost - 1, of='worlds')}", home(key))), "settle", "develop")
    assert options_of(s) == ["none"]


@pytest.mark.parametrize("key", PEACEFUL)
def test_each_peaceful_world_is_paid_with_as_many_cards_as_it_costs(key):
    """R6.2, R1.3, R6.11, R6.20: a windfall world comes with a good, and no other card does; a
    symbol gives prestige."""
    cost = CARDS[key]["cost"]
    s = table(side(f"{key} {money(cost + 1)}", home(key)), options=prestige_set(key))
    play(act(s, "develop", "settle"), "none")
    before = printed(s)
    assert options_of(s) == ["none", f"place {key}"]
    play(s, f"place {key}")
    if cost:
        assert asked(s, 0) == {"step": "pay_world", "seat": 0, "left": cost, "picked": []}
        cards = sorted(money(cost).split(), key=GAME.cards.index)
        play(s, *(f"pay {card}" for card in cards))
        assert told(s, 0, "pays") == [f"pays 0 {card} 1" for card in cards]
    assert step(s) == "choose_action" and tableau(s) == f"{home(key)} {key}"
    assert kept(s) == [money(cost + 1).split()[-1]] and prestige(s) == symbol(key)
    assert printed(s) - before == CARDS[key]["points"]
    assert goods(s) == (key if CARDS[key]["type"] == "windfall" else "")


@pytest.mark.parametrize("key", [key for key in PEACEFUL if CARDS[key]["cost"]])
def test_no_world_is_offered_that_cannot_be_paid(key):
    """O3"""
    s = table(side(f"{key} {money(CARDS[key]['cost'] - 1)}", home(key)))
    act(s, "develop", "settle")
    play(s, "none")
    assert options_of(s) == ["none"]


@pytest.mark.parametrize("key", MILITARY)
def test_each_military_world_is_conquered_with_as_much_military_as_its_defence(key):
    """R6.4, R6.20: it costs nothing; a symbol gives prestige."""
    defence = CARDS[key]["cost"]
    mine = side(f"{key} public_works", f"{home(key)} {ARMIES[defence]}")
    s = table(mine, options=prestige_set(key))
    act(s, "develop", "settle")
    play(s, "none")
    before = printed(s)
    play(s, f"place {key}")
    assert told(s, 0, "conquers", "pays") == [f"conquers 0 {key} {defence}"]
    assert tableau(s).split()[-1] == key and kept(s) == ["public_works"]
    assert prestige(s) == symbol(key)
    assert printed(s) - before == CARDS[key]["points"]
    assert goods(s) == (key if CARDS[key]["type"] == "windfall" else "")


@pytest.mark.parametrize("key", MILITARY)
def test_one_military_less_than_the_defence_is_not_enough(key):
    """R6.4, R6.6, O3: and no card of the hand helps."""
    army = ARMIES[CARDS[key]["cost"] - 1]
    s = act(table(side(f"{key} {money(8)}", f"{home(key)} {army}")), "develop", "settle")
    play(s, "none")
    assert options_of(s) == ["none"]


def test_a_symbol_gives_nothing_before_there_is_prestige():
    """R11.1: cards of Rebel vs Imperium have symbols already."""
    s = table(side("alien_monolith", f"old_earth {ARMIES[8]}"))
    play(act(s, "settle"), "place alien_monolith")
    assert tableau(s).endswith("alien_monolith") and prestige(s) == 0
