"""Six-cost developments: what each counts, card by card."""

import pytest

from tests.cards.race_for_the_galaxy.facts import CARDS, OF_CODE, powers
from tests.cards.race_for_the_galaxy.table import GAME, side, table

SIXES = [key for key, facts in CARDS.items() if facts["six"]]


def is_trade(codes):
    return codes[0].startswith("TRADE_") and codes[0] != "TRADE_ACTION"


def has_power(key, phase):
    """Trading is apart from consuming."""
    if phase in ("TRADE", "CONSUME"):
        return any(is_trade(codes) == (phase == "TRADE") for codes, *_ in powers(key, "consume"))
    return bool(powers(key, phase.lower()))


def counts(key, code, name=""):
    """Does a line count this card, by the facts?"""
    facts = CARDS[key]
    first, _, last = code.partition("_")
    if last in ("PRODUCTION", "WINDFALL"):
        return (facts["type"], facts["kind"]) == (last.lower(), OF_CODE[first])
    if last == "FLAG":
        return first.lower() in facts["keywords"]
    world = facts["type"] != "development"
    military = facts["military"]
    if last in ("EXPLORE", "TRADE", "CONSUME"):
        return world == (first == "WORLD") and has_power(key, last)
    return {
        "NAME": key == name,
        "MILITARY": military,
        "REBEL_MILITARY": military and "rebel" in facts["keywords"],
        "WORLD": world,
        "DEVEL": not world,
        "SIX_DEVEL": facts["six"],
    }.get(code, False)


def worth(six, key):
    """What a card adds to a six-cost development: for the first line that counts it."""
    fitting = [line[0] for line in CARDS[six]["lines"] if counts(key, *line[1:])]
    return fitting[0] if fitting else 0


def military(key):
    return sum(value for codes, value, _ in powers(key, "settle") if codes == ["EXTRA_MILITARY"])


def points(six, tableau, **fields):
    return GAME.view(table(side("", tableau, **fields)), 0).seats[0].sixes[six]


@pytest.mark.parametrize("six", SIXES)
def test_what_each_design_is_worth(six):
    """R13.4, R13.5: alone with it in a tableau; itself counts too where it fits."""
    alone = points(six, six)
    total = [line[1] for line in CARDS[six]["lines"]] == ["TOTAL_MILITARY"]
    assert alone == worth(six, six) + (military(six) if total else 0)
    for key in CARDS:
        if key != six:
            extra = military(key) if total else 0
            assert points(six, f"{six} {key}") - alone == worth(six, key) + extra, key


@pytest.mark.parametrize("six", SIXES)
def test_several_cards_add_up(six):
    """R13.4, R14.2: every card of a tableau counts for every six-cost development in it."""
    line_up = [key for key in CARDS if worth(six, key)][:9]
    tableau = " ".join([six, *(key for key in line_up if key != six)])
    total = sum(worth(six, key) for key in tableau.split())
    if six == "new_galactic_order":
        assert points(six, f"{six} new_sparta drop_ships empath_world") == 2 + 2 + 3 - 1
    else:
        assert points(six, tableau) == total > 0


@pytest.mark.parametrize(
    ("chips", "thirds"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (26, 8)]
)
def test_galactic_renaissance_counts_three_chips_as_one(chips, thirds):
    """R13.5"""
    assert points("galactic_renaissance", "galactic_renaissance", chips=chips) == thirds


def test_new_galactic_order_counts_military_that_may_be_negative():
    """R13.5"""
    tableau = "new_galactic_order contact_specialist pan_galactic_league empath_world refugee_world"
    assert points("new_galactic_order", tableau) == 2 - 4


@pytest.mark.parametrize(
    ("six", "card", "first", "other"),
    [
        ("pan_galactic_league", "avian_uplift_race", 2, 1),
        ("alien_tech_institute", "alien_robotic_factory", 3, 2),
        ("alien_tech_institute", "deserted_alien_outpost", 2, 2),
        ("galactic_survey_seti", "doomed_world", 2, 1),
        ("galactic_federation", "merchant_guild", 2, 1),
        ("galactic_imperium", "rebel_miners", 2, 1),
    ],
)
def test_a_card_counts_once_for_the_first_line(six, card, first, other):
    """R13.4"""
    fitting = [line[0] for line in CARDS[six]["lines"] if counts(card, *line[1:])]
    assert fitting == [first, other]
    assert points(six, f"{six} {card}") - points(six, six) == first


def test_score_is_made_of_its_parts():
    """R14.2, R13.2: chips, printed points, six-cost developments and goals; Doomed World costs a
    point."""
    tableau = "doomed_world merchant_guild artist_colony hive_world"
    s = table(side("", tableau, chips=7), goals="galactic_status:0")
    seat = GAME.view(s, 0).seats[0]
    assert seat.sixes == {"merchant_guild": 4} and seat.goals == 3
    assert seat.score == 7 + (-1 + 0 + 1 + 2) + 4 + 3
