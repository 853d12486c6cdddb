"""Recorded games in which an answer is missing, or one is too many."""

import copy

import pytest

from starfelt.games.race_for_the_galaxy.recorded import answers, names
from starfelt.games.race_for_the_galaxy.recorded.compare import replay
from starfelt.games.race_for_the_galaxy.rules.actions import NONE
from tests.games.race_for_the_galaxy.recorded.sample import GAMES
from tests.games.race_for_the_galaxy.rules.facts import CARDS
from tests.games.race_for_the_galaxy.rules.table import act, side, table


def asks(game, *sorts):
    return [row for row in game["records"] if row[0] == "ask" and row[2] in sorts]


def without(wanted):
    """The difference in the shortest game that has such an ask, if it is taken away."""
    found = [(len(g["records"]), g["id"], g) for g in GAMES if any(map(wanted, asks(g, *SORTS)))]
    game = copy.deepcopy(min(found, key=lambda item: item[:2])[2])
    game["records"].remove(next(filter(wanted, asks(game, *SORTS))))
    return replay(game)


SORTS = ("PAYMENT", "DEFEND", "PLACE", "GOOD")


def is_payment(row, of_type):
    """Were cards paid for a card of this type?"""
    if row[2] != "PAYMENT" or not row[4]["cards"]:
        return False
    return CARDS[names.key_of(row[3]["for"])]["type"] == of_type


@pytest.mark.parametrize("wanted", [
    lambda row: is_payment(row, "development"),
    lambda row: is_payment(row, "production"),
    lambda row: row[2] == "DEFEND" and row[4]["cards"],
    lambda row: row[2] == "PLACE" and "power_card" in row[3] and row[4],
    lambda row: row[2] == "GOOD" and len(row[3]["worlds"]) > 2,
])  # fmt: skip
def test_an_answer_that_is_missing_is_found(wanted):
    """C2: a payment, a defence, a second world, a good."""
    assert without(wanted) is not None


def test_a_good_that_was_not_asked_for_is_silence():
    """C2"""
    with pytest.raises(names.Silent):
        names.Asked("bow").pick("GOOD")


def test_powers_that_we_do_not_offer_are_passed_over():
    """C1: that engine uses some in vain, and may end it when nothing is left."""
    game = copy.deepcopy(next(g for g in GAMES if any(map(is_choice, asks(g, "CONSUME")))))
    row = next(filter(is_choice, asks(game, "CONSUME")))
    vain = ["ask", row[1], "CONSUME", {}, ["Gem World#1", 0, "DRAW", 0, 0]]
    game["records"].insert(game["records"].index(row), vain)
    assert replay(game) is None


def is_choice(row):
    """Is one of several powers used that take goods?"""
    powers = [power[2].split("|")[0] for power in row[3].get("powers", [])]
    return len(powers) > 1 and set(powers) == {"CONSUME_ANY"} and row[4] is not None


def test_to_use_no_more_powers_is_an_answer():
    """C2: of who has only optional ones left."""
    s = table(side("", "old_earth interstellar_casus_belli galactic_power_brokers", prestige=2))
    act(s, "consume_twice")
    asked = names.Asked("bow")
    asked.asks = [["ask", 0, "CONSUME", {"powers": []}, None]]
    assert answers.answer(asked, s, s.question(0), s.legal(0)) == NONE


def test_what_is_not_drawn_or_asked_is_passed_over():
    """C1: other records only tell what follows from these."""
    game = copy.deepcopy(min(GAMES, key=lambda g: len(g["records"])))
    game["records"].insert(0, ["move", "Gem World#1", "discard", "hand:0"])
    assert replay(game) is None
