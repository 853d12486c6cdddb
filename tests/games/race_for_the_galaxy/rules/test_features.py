"""A seat's knowledge as numbers: what the view says, written a second time out of the view."""

import pytest

from starfelt.games.race_for_the_galaxy.rules import features
from tests.games.race_for_the_galaxy.notation.midway import MIDWAY, MIDWAY_ALL, random_game
from tests.games.race_for_the_galaxy.rules.table import BRINK, GAME, SPECTATOR, by, side, table

CARDS, SEATS = GAME.cards, 6
ACTIONS = ["explore_five", "explore_one", "develop", "develop_again", "settle", "settle_again",
           "consume_trade", "consume_twice", "produce", "search"]  # fmt: skip
GOALS = [
    "galactic_standard_of_living", "system_diversity", "overlord_discoveries", "budget_surplus",
    "innovation_leader", "galactic_status", "uplift_knowledge", "galactic_riches",
    "expansion_leader", "peace_war_leader", "galactic_standing", "military_influence",
    "greatest_military", "largest_industry", "greatest_infrastructure", "production_leader",
    "research_leader", "propaganda_edge", "galactic_prestige", "prosperity_lead",
]  # fmt: skip
QUESTIONS = [
    "choose_start", "discard_at_start", "save_at_start", "choose_action", "name_category",
    "take_found", "discard_for_prestige", "keep_drawn", "discard_mixed", "discard_before_develop",
    "place_development", "how_to_develop", "pay_development", "spend_good", "save_paid",
    "place_world", "how_to_settle", "pay_world", "arm", "discard_after_settle", "use_to_settle",
    "place_second", "place_by_sneak", "replace_world", "place_better", "declare_takeover",
    "takeover_by", "reinforce_attack", "prevent_takeover", "defend", "sell_which", "sell_as_kind",
    "use_power", "discard_for_chips", "discard_set", "cash_in", "consume_good", "name_number",
    "ante", "keep_prize", "produce_as_kind", "which_windfall", "use_next", "pay_to_produce",
    "discard_to_limit",
]  # fmt: skip
ONCE = ["second", "upgraded", "bribed", "fuelled", "sneaking", "attacking", "failed", "cashed",
        "finished", "sneak_declined"]  # fmt: skip
COUNTED = 88  # sums of the cards that work, which a view does not list
MILITARY, DISCOUNT = 24, 18  # where two of them stand


def counts(cards):
    found = [0] * len(CARDS)
    for name in cards:
        found[PLACES[name]] += 1
    return found


PLACES = {name: n for n, name in enumerate(CARDS)}


def chosen_number(view):
    """The action that chooses these cards, the prestige card with one of them or not."""
    plain = [name.removesuffix(" +") for name in view.chosen]
    if not plain:
        return 0
    boosted = [name != bare for name, bare in zip(view.chosen, plain, strict=True)]
    verbs = ("boost" if boosted[0] else "choose",) if len(plain) == 1 else (
        "boost_first" if boosted[0] else "boost_second" if boosted[1] else "choose_two",
    )  # fmt: skip
    wanted = (verbs[0], plain[0], plain[1] if len(plain) > 1 else None)
    found = [n for n in range(200) if key_of(GAME.action(n)) == wanted]
    return found[0]


def key_of(action):
    return action.verb, action.card, action.second


def of_seat(view, seat):
    """The numbers of one side without its sums, out of the view alone."""
    shown = view.seats[seat]
    asked = [question.seat for question in view.asked]
    numbers = [shown.hand, shown.drawn, shown.chips, shown.score, shown.settled, shown.extra]
    numbers += [shown.discarded, shown.fresh, shown.gone, seat in asked, view.lead == seat]
    numbers.append(chosen_number(view) if seat == view.seat else 0)
    plain = [name.removesuffix(" +") for name in shown.actions]
    boosted = [ACTIONS.index(name[:-2]) + 1 for name in shown.actions if name.endswith(" +")]
    colour = [None, "blue", "red"].index(shown.rejected)
    once = sum(1 << n for n, word in enumerate(ONCE) if word in shown.once)
    numbers += [shown.prestige, shown.on_tile, shown.spent, *(boosted or [0])]
    numbers += [len(shown.saved), colour, shown.less, shown.armed, once]
    numbers += [action in plain for action in ACTIONS]
    made = list(shown.produced or (0, 0, 0, 0))
    cards = counts(card.card for card in shown.tableau)
    cards += counts(card.card for card in shown.tableau if card.new)
    cards += counts(card.card for card in shown.tableau if card.good is not None)
    cards += counts([shown.placing] if shown.placing else [])
    cards += counts(shown.shown or ())
    used = [0] * len(CARDS)
    for name in shown.used:
        used[PLACES[name.removesuffix(" 2")]] += 2 if name.endswith(" 2") else 1
    return numbers, made + cards + used + counts(shown.lost)


def of_own(view):
    mine = [question for question in view.asked if question.seat == view.seat]
    picked = (mine[0].picked or ()) if mine else ()
    shuffled = [card for card, _ in view.known.shuffled]
    saved = [card for card, _ in view.saved]
    piles = (view.hand, view.drawn, picked, view.known.discards, shuffled, saved, view.flipped)
    struck = [0] * len(CARDS)
    for n, attempt in enumerate(view.attempts):
        struck[PLACES[attempt.world]] = n + 1
    return [number for pile in piles for number in counts(pile)] + struck


def of_table(view):
    over = ("", "pool", "tableau", "cap", "prestige").index(view.ending)
    return [view.round, view.phase, view.again, view.secret, view.pool, view.deck, view.discards,
            view.reshuffles, over, sum(1 << seat for seat in view.leaders)]  # fmt: skip


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
    rest = numbers[SEATS * features.SEAT :]
    expected = of_own(view) + of_table(view)
    assert rest[: len(expected)] == expected
    check_goals(view, rest[len(expected) : -len(QUESTIONS)], first)
    mine = [q.step for q in view.asked if reader in (q.seat, SPECTATOR)]
    assert rest[-len(QUESTIONS) :] == [name in mine[:1] for name in QUESTIONS]


def check_goals(view, numbers, first):
    owners = {goal.goal: goal.seats for goal in view.goals}
    order = [(first + i) % len(view.seats) for i in range(len(view.seats))]
    nobody = [0] * (SEATS - len(order))
    for n, goal in enumerate(GOALS):
        part = numbers[n * 13 : n * 13 + 13]
        assert part[0] == (goal in owners)
        assert part[1:7] == [seat in owners.get(goal, ()) for seat in order] + nobody
        if goal == "greatest_military" and goal in owners:
            assert part[7:] == [view.seats[seat].military for seat in order] + nobody
        if goal == "galactic_prestige" and goal in owners:
            assert part[7:] == [view.seats[seat].prestige for seat in order] + nobody


@pytest.mark.parametrize(("step", "s"), MIDWAY_ALL)
def test_features_of_each_question(step, s):
    for reader in (0, 1, SPECTATOR):
        check(s, reader)
    flags = GAME.features(s, 0)[-len(QUESTIONS) :]
    assert [QUESTIONS[n] for n, flag in enumerate(flags) if flag] == [step]


def test_every_question_has_a_flag():
    assert set(MIDWAY) == set(QUESTIONS)


@pytest.mark.parametrize(
    ("seed", "options", "seats"), [(21, {}, 3), (342, {"two_actions": True, "cap": 9}, 2)]
)
def test_features_tell_what_the_view_tells(seed, options, seats):
    for number, s in enumerate(random_game(seed, options, seats)):
        if number % 9 == 0 or s.is_over():
            for reader in range(SPECTATOR, seats):
                check(s, reader)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (6, {}), (4, {"set": "base"}), (5, {"set": "gathering_storm"}), (3, {"goals": False}),
     (6, {"set": "rebel_vs_imperium", "engine_quirks": True}), (2, {"two_actions": True})],
)  # fmt: skip
def test_there_are_as_many_numbers_for_all_seats_and_options(seats, options):
    s = GAME.start(seats, 1, options)
    assert {len(GAME.features(s, reader)) for reader in range(SPECTATOR, seats)} == {features.SIZE}


def test_the_seat_that_looks_comes_first():
    s = table(side("gem_world", "old_earth", chips=4), side("", "new_sparta", chips=9),
              side("new_earth drop_ships", "epsilon_eridani", chips=1))  # fmt: skip
    chips = [
        [GAME.features(s, reader)[2 + n * features.SEAT] for n in range(6)]
        for reader in (0, 1, 2, SPECTATOR)
    ]
    found = [numbers[:3] for numbers in chips]
    assert found == [[4, 9, 1], [9, 1, 4], [1, 4, 9], [4, 9, 1]]
    assert not any(sum(numbers[3:]) for numbers in chips)


def test_sums_of_the_cards_that_work():
    """Military 2 + 2, military against alien worlds 2, a discount of 2 for them."""
    s = table(side("", "new_sparta space_marines alien_tech_institute"))
    sums = GAME.features(s, 0)[21 + len(ACTIONS) :][:COUNTED]
    assert (sums[MILITARY], sums[MILITARY + 4]) == (4, 2)
    assert (sums[DISCOUNT + 4], sums[DISCOUNT]) == (2, 0)


def test_prestige_and_what_lies_under_a_world():
    first = side("", "galactic_scavengers", prestige=3, on_tile=True, spent=True, saved="gem_world")
    s = table(first, side("", "new_sparta", prestige=1), options=BRINK, leaders=[0])
    numbers = GAME.features(s, 0)
    assert numbers[12:18] == [3, 1, 1, 0, 1, 0]
    assert numbers[features.SEAT + 12 : features.SEAT + 17] == [1, 0, 0, 0, 0]
    own = SEATS * features.SEAT
    saved = own + 5 * len(CARDS) + CARDS.index("gem_world")
    assert numbers[saved] == 1 and numbers[own + 8 * len(CARDS) + 9] == 1
    assert GAME.features(s, 1)[saved] == GAME.features(s, SPECTATOR)[saved] == 0


def test_the_prestige_card_shows_when_it_is_revealed_and_before_to_its_owner():
    first = side("gem_world", "old_earth", prestige=2)
    s = table(first, side("", "new_sparta"), options=BRINK)
    before = [GAME.features(s, reader) for reader in (0, 1, SPECTATOR)]
    by(s, 0, "boost produce")
    after = [GAME.features(s, reader) for reader in (0, 1, SPECTATOR)]
    assert after[0][11] != before[0][11] == 0
    assert [row[15] for row in after] == [0, 0, 0] and after[1][features.SEAT + 11] == 0
    by(s, 1, "choose settle")
    assert GAME.features(s, SPECTATOR)[15] == ACTIONS.index("produce") + 1


DIFFERENT = [
    ({"hand": "gem_world"}, {"hand": "new_earth"}, (0,)),
    ({"chips": 1}, {"chips": 2}, (0, 1, SPECTATOR)),
    ({"tableau": "old_earth gem_world"}, {"tableau": "old_earth spice_world"}, (0, 1, SPECTATOR)),
    ({"hand": "gem_world", "shown": "gem_world"}, {"hand": "gem_world"}, (0, 1, SPECTATOR)),
    ({"actions": "develop"}, {"actions": "settle"}, (0, 1, SPECTATOR)),
    ({"prestige": 1}, {"prestige": 2}, (0, 1, SPECTATOR)),
    ({"spent": True}, {"spent": False}, (0, 1, SPECTATOR)),
    ({"tableau": "galactic_scavengers", "saved": "gem_world"},
     {"tableau": "galactic_scavengers", "saved": "new_earth"}, (0,)),
    ({"tableau": "galactic_scavengers", "saved": "gem_world"},
     {"tableau": "galactic_scavengers"}, (0, 1, SPECTATOR)),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "readers"), DIFFERENT)
def test_what_a_reader_can_see_shows_in_its_numbers_and_nothing_else(one, other, readers):
    one, other = (
        table(side(**{"tableau": "old_earth", **some}), options=BRINK) for some in (one, other)
    )
    told = [r for r in (0, 1, SPECTATOR) if GAME.features(one, r) != GAME.features(other, r)]
    assert tuple(told) == readers
