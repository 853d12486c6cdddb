"""How a game begins."""

from collections import Counter

import pytest

from starfelt.core.refusal import Refusal
from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS, SETS, TOTALS
from tests.games.race_for_the_galaxy.rules.table import (
    BASE,
    GAME,
    QUIRKS,
    STORM,
    TWO_ACTIONS,
    by,
    goods,
    hand,
    hand_size,
    options_of,
    owners,
    side,
    step,
    table,
    tableau,
    told,
)

NUMBERS = GOALS["start_worlds"]
#: Of the sets without a choice.
STARTS = {key: number for key, number in NUMBERS.items() if CARDS[key]["copies"]["tgs"]}


def started(seats, seed=0, **options):
    """A game of The Gathering Storm, unless the options say otherwise."""
    return GAME.start(seats, seed, STORM | options)


def begun(*sides, **fields):
    """A position in which the first hands have been dealt."""
    seats = range(len(sides))
    left = [3 if "ancient_race" in one["tableau"] else 2 for one in sides]
    asks = [{"step": "discard_at_start", "seat": n, "left": left[n], "picked": []} for n in seats]
    stack = [{"step": "round"}, {"step": "first_look"}]
    return table(*sides, open=asks, stack=stack, round=0, **fields)


def discard_first(s, seat, number=2):
    for _ in range(number):
        by(s, seat, options_of(s, seat=seat)[0])


@pytest.mark.parametrize("short", ["base", "tgs"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_set(short, seats):
    """R2.1, R2.3, R2.5, R2.6: all cards are there; twelve chips a seat; six cards each."""
    s = started(seats, 5, set=SETS[short])
    assert sum(GAME.count_cards(s)) == TOTALS[short]["cards"]
    assert s.pool == 12 * seats and s.round == 0
    assert s.asked() == list(range(seats))
    for seat in range(seats):
        assert hand_size(s, seat) == 6 and tableau(s, seat) in STARTS
        assert CARDS[tableau(s, seat)]["copies"][short] == 1
    laid = sum(len(goods(s, seat).split()) for seat in range(seats))
    assert s.deck.size() == TOTALS[short]["cards"] - 7 * seats - laid


@pytest.mark.parametrize(("short", "most"), [("base", 4), ("tgs", 5), ("rvi", 6), ("bow", 6)])
def test_seats_of_each_set(short, most):
    """R2.1, R2.3: and the pool, to which The Brink of War adds five chips."""
    options = {"set": SETS[short]}
    for seats in range(2, most + 1):
        s = GAME.start(seats, 3, options)
        assert s.seats == seats and s.pool == 12 * seats + 5 * (short == "bow")
        assert sum(GAME.count_cards(s)) == TOTALS[short]["cards"]
    for seats in (1, most + 1):
        with pytest.raises(Refusal) as refusal:
            GAME.start(seats, 3, options)
        assert refusal.value.key == "wrong-seats"
    assert GAME.seats_for(GAME.complete({"two_actions": True})) == (2, 2)


def test_every_start_world_comes_up_and_the_others_are_in_the_deck():
    """R2.5: one each at random."""
    seen = Counter()
    for seed in range(40):
        s = started(2, seed)
        on_table = {tableau(s, 0), tableau(s, 1)}
        seen.update(on_table)
        document = GAME.write(s)
        rest = [*document["deck"], *(card for p in document["players"] for card in p["hand"])]
        laid = [good[0] for p in document["players"] for good in p["goods"] if good]
        assert set(STARTS) - on_table <= {*rest, *laid} and not on_table & {*rest, *laid}
    assert set(seen) == set(STARTS)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_lowest_start_world_leads(seats):
    """R2.9"""
    leads = set()
    for seed in range(12):
        s = started(seats, seed)
        numbers = [STARTS[tableau(s, seat)] for seat in range(seats)]
        assert numbers[s.lead] == min(numbers)
        leads.add(s.lead)
    assert len(leads) > 1


def test_the_deal_goes_from_the_lead_on():
    """O12, R2.9: first hands, then goods of windfall worlds."""
    for seed in range(30):
        s = started(3, seed)
        drawn = [words.split()[1] for words in told(s, 0, "draws")]
        order = [str((s.lead + n) % 3) for n in range(3)]
        assert drawn == [seat for seat in order for _ in range(6)]
        for seat in range(3):
            wind = CARDS[tableau(s, seat)]["type"] == "windfall"
            assert goods(s, seat) == (tableau(s, seat) if wind else "")  # R2.8


def test_start_worlds_are_told_with_their_numbers():
    """R2.5"""
    s = started(2, 1)
    assert told(s, -1, "starts") == [
        f"starts {seat} {tableau(s, seat)} {STARTS[tableau(s, seat)]}" for seat in range(2)
    ]


# -------------------------------------------------------------------------------- discards
SIX = "gem_world pirate_world drop_ships asteroid_belt radioactive_world new_earth"
OTHER_SIX = "public_works spice_world artist_colony comet_zone empath_world mining_world"


def test_two_of_six_cards_are_discarded_together_and_in_secret():
    """R2.6"""
    s = begun(side(SIX, "old_earth"), side(OTHER_SIX, "new_sparta"))
    discard_first(s, 1)
    assert s.asked() == [0] and told(s, 0, "discards") == ["discards 1 1"] * 2
    by(s, 0, "discard pirate_world", "discard new_earth")
    assert hand(s) == "gem_world drop_ships asteroid_belt radioactive_world"
    assert step(s) == "choose_action" and s.round == 1
    assert told(s, 0, "round") == ["round -1 1"]


def test_ancient_race_discards_one_more():
    """R2.7, R2.8: as a start world; it has a good."""
    s = begun(side(SIX, "ancient_race+good"), side(OTHER_SIX, "new_sparta"))
    discard_first(s, 0, 3)
    discard_first(s, 1)
    assert hand_size(s) == 3 and hand_size(s, 1) == 4 and goods(s) == "ancient_race"
    found = [s for s in (started(2, seed) for seed in range(40)) if tableau(s) == "ancient_race"]
    assert found and all(GAME.view(s, 0).asked[0].left == 3 for s in found)


# -------------------------------------------------------------------------------- goals
def test_four_first_and_two_most_goals_at_random():
    """R2.2"""
    seen = Counter()
    for seed in range(40):
        goals = [row.goal for row in GAME.view(started(2, seed), 0).goals]
        kinds = [GOALS["goals"][goal]["kind"] for goal in goals]
        assert kinds == ["first"] * 4 + ["most"] * 2 and len(set(goals)) == 6
        seen.update(goals)
    assert set(seen) == {key for key, goal in GOALS["goals"].items() if goal["set"] == "tgs"}


@pytest.mark.parametrize(("short", "level"), [("rvi", 2), ("bow", 3)])
def test_goals_of_the_later_sets_come_up(short, level):
    """R2.2: with those of the sets before."""
    seen = Counter()
    for seed in range(30):
        goals = [row.goal for row in GAME.view(started(2, seed, set=SETS[short]), 0).goals]
        kinds = [GOALS["goals"][goal]["kind"] for goal in goals]
        assert kinds == ["first"] * 4 + ["most"] * 2
        seen.update(goals)
    there = ["tgs", "rvi", "bow"][:level]
    assert set(seen) == {key for key, goal in GOALS["goals"].items() if goal["set"] in there}


@pytest.mark.parametrize("options", [BASE, {"goals": False}])
def test_no_goals_in_the_base_game_or_when_they_are_off(options):
    """R2.2"""
    s = started(2, 1, **options)
    assert GAME.view(s, 0).goals == () and GAME.view(s, 0).seats[0].goals == 0


def test_goals_are_looked_at_once_after_setting_up():
    """R2.10: a start tableau may count; no single world is enough for any goal of these sets."""
    mine = side(SIX, "old_earth", chips=5)
    s = begun(mine, side(OTHER_SIX, "new_sparta"), goals="galactic_standard_of_living")
    discard_first(s, 0)
    assert owners(s, "galactic_standard_of_living") == ()
    discard_first(s, 1)
    assert owners(s, "galactic_standard_of_living") == (0,)


@pytest.mark.parametrize(
    ("options", "number"), [({}, 7), (TWO_ACTIONS, 23), (TWO_ACTIONS | QUIRKS, 36)]
)
def test_action_cards_to_choose_from(options, number):
    """R2.4, R3.9, Q4"""
    s = table("old_earth", "new_sparta", options=options)
    assert step(s) == "choose_action" and len(options_of(s)) == number
