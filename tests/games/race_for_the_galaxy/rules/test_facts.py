"""The cards and goals against the list of facts: every value, every power, every line."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy.rules import actions
from starfelt.games.race_for_the_galaxy.rules import options as rules
from starfelt.games.race_for_the_galaxy.rules.consume import gambling
from starfelt.games.race_for_the_galaxy.rules.powers import card, designs, powers
from starfelt.games.race_for_the_galaxy.rules.round import action_cards, phases, search
from tests.games.race_for_the_galaxy.rules.codes import FLAGS, READ, SEARCH, keyword_bits, line
from tests.games.race_for_the_galaxy.rules.facts import CARDS, GOALS, SETS, TOTALS
from tests.games.race_for_the_galaxy.rules.table import (
    ACTIONS,
    BASE,
    BRINK,
    GAME,
    REBELS,
    STORM,
    TWO_ACTIONS,
)

ROWS = {designs.CARDS[n].key: designs.CARDS[n] for n in range(designs.DESIGNS)}


# -------------------------------------------------------------------------------- the cards
def test_there_are_191_designs_95_of_them_in_the_base_game():
    """R2.1, R2.14: one of them is no longer in the later sets."""
    assert set(CARDS) == set(ROWS) == set(GAME.cards) == set(designs.KEYS)
    assert len(CARDS) == designs.DESIGNS == len(designs.CARDS) == 191
    of_sets = [key for short in SETS for key, facts in CARDS.items() if facts["set"] == short]
    assert [*designs.NAMES] == of_sets  # a set adds its designs behind those before it
    for short, number in (("base", 95), ("tgs", 114), ("rvi", 150), ("bow", 190)):
        there = [key for key, facts in CARDS.items() if facts["copies"][short]]
        assert len(there) == TOTALS[short]["designs"] == number
        assert ("gambling_world" in there) == (short in ("base", "tgs"))
        assert ("new_gambling_world" in there) == (short in ("rvi", "bow"))


@pytest.mark.parametrize("key", CARDS)
def test_values_of_each_design(key):
    """R1.1, R1.4, R1.6: type, cost or defence, points, kind, keywords, number as a start world,
    prestige symbol and what is special about it."""
    row, facts = ROWS[key], CARDS[key]
    assert card.TYPES[row.type] == facts["type"]
    assert (row.cost, row.points, row.military) == (
        facts["cost"],
        facts["points"],
        facts["military"],
    )
    assert powers.KINDS[row.kind] == {None: "any", "any": "wild"}.get(facts["kind"], facts["kind"])
    assert row.keywords == keyword_bits(facts["keywords"])
    assert row.start == (card.NO_START if facts["start"] is None else facts["start"])
    assert row.is_world == (facts["type"] != "development")
    assert row.is_six == facts["six"] == (bool(facts["lines"]) and not row.is_world)
    assert row.prestige == facts.get("prestige", False)
    assert row.flags == sum(FLAGS[flag] for flag in facts.get("flags", []))


@pytest.mark.parametrize("key", CARDS)
def test_powers_of_each_design(key):
    """B4: those of the first edition."""
    found = [
        (p.phase, p.word, p.kind, p.value, p.sum_of, p.number, p.cards, p.points, p.prestige)
        for p in ROWS[key].powers
    ]
    wanted = [READ[phase](codes.split("|"), v, n) for phase, codes, v, n in CARDS[key]["powers"]]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("key", [key for key in CARDS if CARDS[key]["lines"]])
def test_lines_of_each_card_that_counts(key):
    """R13.4: in the order of the card; Federation Capital is no development."""
    row = ROWS[key]
    found = [(one.points, one.what, one.keyword, one.name) for one in row.lines]
    assert found == [line(*facts) for facts in CARDS[key]["lines"]]
    assert (row.cost, row.points) == ((6, 0) if row.is_six else (3, 0))


@pytest.mark.parametrize("code", SEARCH)
def test_members_of_each_category(code):
    """R12.3: by the facts, and no others."""
    category = search.CATEGORIES.index(SEARCH[code])
    found = [key for key in CARDS if search.fits(ROWS[key], category)]
    assert found == [key for key, facts in CARDS.items() if code in facts.get("search", [])]
    assert len(found) > 5
    assert [*SEARCH.values()] == [*search.CATEGORIES]


@pytest.mark.parametrize("short", SETS)
def test_copies_of_each_design(short):
    """R2.1, R2.14: The Gathering Storm has a third Contact Specialist, Rebel vs Imperium a third
    Research Labs and another Gambling World."""
    level = designs.SETS.index(SETS[short])
    assert designs.copies(level) == [CARDS[key]["copies"][short] for key in GAME.cards]
    assert sum(designs.copies(level)) == TOTALS[short]["cards"]
    starts = [GAME.cards[n] for n in designs.start_worlds(level)]
    assert len(starts) == TOTALS[short]["start_worlds"]
    wanted = [key for key, n in GOALS["start_worlds"].items() if n < len(starts)]
    assert sorted(starts, key=lambda key: ROWS[key].start) == wanted


# -------------------------------------------------------------------------------- the rest
def test_constants():
    """R2.3, R2.6, R3.3, R8.6, R8.12, R13.7, R13.8, R14.1"""
    assert (rules.FIRST_HAND, rules.START_DISCARDS, rules.HAND_LIMIT) == (6, 2, 10)
    assert (rules.POOL_PER_SEAT, rules.END_AT, gambling.HIGHEST_NUMBER) == (12, 12, 7)
    assert (rules.LARGE_HAND_LIMIT, rules.LATE_END_AT, rules.PRESTIGE_END) == (12, 14, 15)
    assert (rules.POOL_WITH_PRESTIGE, gambling.HIGHEST_ANTE) == (5, 6)
    assert [*phases.PHASES[1:]] == ["explore", "develop", "settle", "consume", "produce"]


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [
        ({}, 2, 6),
        (BASE, 2, 4),
        (STORM, 2, 5),
        (REBELS, 2, 6),
        (BRINK, 2, 6),
        (TWO_ACTIONS, 2, 2),
        (BASE | TWO_ACTIONS, 2, 2),
    ],
)
def test_a_wrong_number_of_seats_is_refused(options, least, most):
    """R2.1, R3.9"""
    for seats in (least, most):
        assert GAME.start(seats, 1, options).seats == seats
    for seats in (-1, 0, least - 1, most + 1):
        with pytest.raises(Refusal) as refused:
            GAME.start(seats, 1, options)
        assert refused.value.key == "wrong-seats"
        facts = {"game": GAME.name, "seats": seats, "least": least, "most": most}
        assert refused.value.facts == facts


def test_every_action_has_its_words():
    assert len({GAME.action(n) for n in range(GAME.num_actions)}) == GAME.num_actions
    assert len(ACTIONS) == GAME.num_actions == actions.NUM_ACTIONS == 195 + 16 * 191
    for words in ACTIONS:
        verb, _, card_ = words.partition(" ")
        assert (card_ in CARDS) == (verb in CARD_VERBS)


CARD_VERBS = {
    "keep", "discard", "place", "pay", "arm", "use", "place_free", "pay_by", "conquer_by", "sell",
    "consume", "produce", "attack", "replace", "save", "stake",
}  # fmt: skip
SEVEN = [
    "explore_five", "explore_one", "develop", "settle", "consume_trade", "consume_twice", "produce",
]  # fmt: skip


def in_words(acts):
    found = [GAME.action(n) for n in acts]
    return [(action.verb, *(w for w in (action.card, action.second) if w)) for action in found]


def test_action_cards():
    """R2.4, R3.9: seven, or two different ones of nine; the second Develop and the second Settle
    only beside the first."""
    assert in_words(action_cards.SINGLE[0]) == [("choose", name) for name in SEVEN]
    pairs = in_words(action_cards.DOUBLE[0])
    assert len(pairs) == 7 * 6 // 2 + 2 and {verb for verb, *_ in pairs} == {"choose_two"}
    again = [pair[1:] for pair in pairs if "develop_again" in pair or "settle_again" in pair]
    assert again == [("develop", "develop_again"), ("settle", "settle_again")]
    assert all(one != two for _, one, two in pairs)


def test_action_cards_with_the_prestige_card():
    """R2.4, R3.14: it goes with any card, or with one of a pair, or is a search; never both."""
    search_too = in_words(action_cards.SINGLE[1])
    assert search_too == [*in_words(action_cards.SINGLE[0]), ("choose", "search")]
    assert in_words(action_cards.SINGLE[2]) == [*search_too, *(("boost", name) for name in SEVEN)]
    plain, with_search, all_of_them = (in_words(action_cards.DOUBLE[n]) for n in range(3))
    assert [pair for pair in with_search if pair not in plain] == [
        ("choose_two", name, "search") for name in SEVEN
    ]
    boosts = [pair for pair in all_of_them if pair not in with_search]
    assert boosts == [
        (verb, *pair) for verb in ("boost_first", "boost_second") for _, *pair in plain
    ]
