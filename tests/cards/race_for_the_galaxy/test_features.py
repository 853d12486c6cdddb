"""A seat's knowledge as numbers: what the view says, written a second time out of the view."""

import pytest

from starfelt.games.race_for_the_galaxy import features
from tests.cards.race_for_the_galaxy.midway import MIDWAY, MIDWAY_ALL, random_game
from tests.cards.race_for_the_galaxy.table import GAME, SPECTATOR, side, table

CARDS, SEATS = GAME.cards, 5
ACTIONS = ["explore_five", "explore_one", "develop", "develop_again", "settle", "settle_again",
           "consume_trade", "consume_twice", "produce"]  # fmt: skip
GOALS = [
    "galactic_standard_of_living", "system_diversity", "overlord_discoveries", "budget_surplus",
    "innovation_leader", "galactic_status", "greatest_military", "largest_industry",
    "greatest_infrastructure", "production_leader",
]  # fmt: skip
QUESTIONS = [
    "discard_at_start", "choose_action", "keep_drawn", "place_development", "pay_development",
    "place_world", "how_to_settle", "pay_world", "arm", "place_second", "sell_which", "use_power",
    "discard_for_chips", "consume_good", "name_number", "which_windfall", "use_next",
    "pay_to_produce", "discard_to_limit",
]  # fmt: skip
COUNTED = 48  # sums of the cards that work, which a view does not list


def counts(cards):
    return [list(cards).count(name) for name in CARDS]


def used_bits(used, card):
    return sum(1 << n for n, name in enumerate((card, f"{card} 2", f"{card} 3")) if name in used)


def chosen_number(view):
    names = {GAME.action(n): n for n in range(5, 50)}
    for action, number in names.items():
        if (action.card, *([action.second] if action.second else [])) == view.chosen:
            return number
    return 0


def of_seat(view, seat):
    """The numbers of one side without its sums, out of the view alone."""
    shown = view.seats[seat]
    asked = [question["seat"] for question in view.asked]
    numbers = [shown.hand, shown.drawn, shown.chips, shown.score, shown.settled, shown.extra]
    numbers += [shown.discarded, shown.fresh, shown.gone, seat in asked, view.lead == seat]
    numbers.append(chosen_number(view) if seat == view.seat else 0)
    numbers += [action in shown.actions for action in ACTIONS]
    made = list(shown.produced or (0, 0, 0, 0))
    tableau = {card.card: card for card in shown.tableau}
    cards = counts(tableau)
    cards += [name in tableau and tableau[name].new for name in CARDS]
    cards += [name in tableau and tableau[name].good is not None for name in CARDS]
    cards += counts([shown.placing])
    cards += counts(shown.shown or ())
    cards += [used_bits(shown.used, name) for name in CARDS]
    return numbers, made + cards


def of_own(view):
    mine = [question for question in view.asked if question["seat"] == view.seat]
    picked = mine[0].get("picked", ()) if mine else ()
    shuffled = [card for card, _ in view.known.shuffled]
    piles = (view.hand, view.drawn, picked, view.known.discards, shuffled)
    return [number for pile in piles for number in counts(pile)]


def of_table(view):
    over = ("", "pool", "tableau", "cap").index(view.ending)
    return [view.round, view.phase, view.again, view.secret, view.pool, view.deck, view.discards,
            view.reshuffles, over]  # fmt: skip


def check(s, reader):
    """All numbers but sums and what goals count, each where it belongs."""
    view, numbers = GAME.view(s, reader), GAME.features(s, reader)
    assert len(numbers) == features.SIZE
    first = max(reader, 0)
    for i in range(SEATS):
        part = numbers[i * features.SEAT : (i + 1) * features.SEAT]
        if i >= s.seats:
            assert not any(part)
            continue
        before, after = of_seat(view, (first + i) % s.seats)
        assert part[: len(before)] == before
        assert part[len(before) + COUNTED :] == after
        assert part[len(before) + 11] == view.seats[(first + i) % s.seats].military
    rest = numbers[SEATS * features.SEAT :]
    expected = of_own(view) + of_table(view)
    assert rest[: len(expected)] == expected
    check_goals(view, rest[len(expected) : -len(QUESTIONS)], first)
    mine = [q["step"] for q in view.asked if reader in (q["seat"], SPECTATOR)]
    assert rest[-len(QUESTIONS) :] == [name in mine[:1] for name in QUESTIONS]


def check_goals(view, numbers, first):
    owners = {goal.goal: goal.seats for goal in view.goals}
    order = [(first + i) % len(view.seats) for i in range(len(view.seats))]
    for n, goal in enumerate(GOALS):
        part = numbers[n * 11 : n * 11 + 11]
        assert part[0] == (goal in owners)
        has = [seat in owners.get(goal, ()) for seat in order]
        assert part[1:6] == has + [False] * (SEATS - len(order))
        if goal == "greatest_military" and goal in owners:
            military = [view.seats[seat].military for seat in order]
            assert part[6:] == military + [0] * (SEATS - len(order))


@pytest.mark.parametrize(("step", "s"), MIDWAY_ALL)
def test_features_of_each_question(step, s):
    for reader in (0, 1, SPECTATOR):
        check(s, reader)
    flags = GAME.features(s, 0)[-len(QUESTIONS) :]
    assert [QUESTIONS[n] for n, flag in enumerate(flags) if flag] == [step]


def test_every_question_has_a_flag():
    assert set(MIDWAY) == set(QUESTIONS)


@pytest.mark.parametrize(
    ("seed", "options", "seats"), [(21, {}, 3), (342, {"two_actions": True}, 2)]
)
def test_features_tell_what_the_view_tells(seed, options, seats):
    for number, s in enumerate(random_game(seed, options, seats)):
        if number % 5 == 0 or s.is_over():
            for reader in range(SPECTATOR, seats):
                check(s, reader)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"goals": False}, {"engine_quirks": True}])
def test_there_are_as_many_numbers_for_all_seats_and_options(seats, options):
    s = GAME.start(seats, 1, options)
    assert {len(GAME.features(s, reader)) for reader in range(SPECTATOR, seats)} == {features.SIZE}


def test_the_seat_that_looks_comes_first():
    s = table(side("gem_world", "old_earth", chips=4), side("", "new_sparta", chips=9),
              side("new_earth drop_ships", "epsilon_eridani", chips=1))  # fmt: skip
    chips = [
        [GAME.features(s, reader)[2 + n * features.SEAT] for n in range(5)]
        for reader in (0, 1, 2, SPECTATOR)
    ]
    assert chips == [[4, 9, 1, 0, 0], [9, 1, 4, 0, 0], [1, 4, 9, 0, 0], [4, 9, 1, 0, 0]]


def test_sums_of_the_cards_that_work():
    """Military 2 + 2, military against alien worlds 2, a discount of 2 for them."""
    s = table(side("", "new_sparta space_marines alien_tech_institute"))
    sums = GAME.features(s, 0)[12 + len(ACTIONS) :][:COUNTED]
    assert (sums[11], sums[11 + 4], sums[6 + 4], sums[6]) == (4, 2, 2, 0)


DIFFERENT = [
    ({"hand": "gem_world"}, {"hand": "new_earth"}, (0,)),
    ({"chips": 1}, {"chips": 2}, (0, 1, SPECTATOR)),
    ({"tableau": "old_earth gem_world"}, {"tableau": "old_earth spice_world"}, (0, 1, SPECTATOR)),
    ({"hand": "gem_world", "shown": "gem_world"}, {"hand": "gem_world"}, (0, 1, SPECTATOR)),
    ({"actions": "develop"}, {"actions": "settle"}, (0, 1, SPECTATOR)),
]


@pytest.mark.parametrize(("one", "other", "readers"), DIFFERENT)
def test_what_a_reader_can_see_shows_in_its_numbers_and_nothing_else(one, other, readers):
    one, other = (table(side(**{"tableau": "old_earth", **some})) for some in (one, other))
    told = [r for r in (0, 1, SPECTATOR) if GAME.features(one, r) != GAME.features(other, r)]
    assert tuple(told) == readers
