"""The cards and goals against the list of facts: every value, every power, every line."""

import pytest

from starfelt.core.refusal import Refusal
from starfelt.games.race_for_the_galaxy import (
    card,
    cards,
    choosing,
    phases,
    powers,
    rules,
    stakes,
)
from tests.cards.race_for_the_galaxy.facts import CARDS, GOALS, SETS, TOTALS
from tests.cards.race_for_the_galaxy.table import ACTIONS, BASE, GAME, TWO_ACTIONS

ROWS = {cards.CARDS[n].key: cards.CARDS[n] for n in range(cards.DESIGNS)}
KIND = {
    "NOVELTY": powers.NOVELTY, "RARE": powers.RARE, "GENE": powers.GENES, "ALIEN": powers.ALIEN,
    "ANY": powers.ANY,
}  # fmt: skip


def power(phase, word=0, kind=0, value=0, sum_of=-1, number=0, counted=0, points=0):
    """The fields of a power: `counted` are cards."""
    return (phase, word, kind, value, sum_of, number, counted, points)


# -------------------------------------------------------------------------------- the codes
def explore(codes, value, _):
    sums = {"DRAW": powers.EXPLORE_DRAW, "KEEP": powers.EXPLORE_KEEP}
    (code,) = codes
    return power(powers.EXPLORE, value=value, sum_of=sums[code])


def develop(codes, value, _):
    sums = {
        "REDUCE": powers.DEVELOP_DISCOUNT,
        "DRAW": powers.DEVELOP_DRAW,
        "DRAW_AFTER": powers.DRAW_AFTER_DEVELOP,
    }
    (code,) = codes
    return power(powers.DEVELOP, value=value, sum_of=sums[code])


WHOLE_POWERS_OF_SETTLE = {
    "DISCARD|REDUCE_ZERO": lambda _: (powers.FREE_SHIP, 1, powers.FREE_SHIPS),
    "DISCARD|EXTRA_MILITARY": lambda value: (powers.TACTIC, value, powers.TACTICS),
    "PAY_MILITARY": lambda value: (powers.ENVOY, value, -1),
    "PLACE_TWO": lambda _: (powers.SECOND_WORLD, 1, powers.SECOND_WORLDS),
    "DRAW_AFTER": lambda value: (0, value, powers.DRAW_AFTER_SETTLE),
}


def settle(codes, value, times):
    if codes == ["MILITARY_HAND"]:
        word, sum_of = powers.MERCENARY, powers.MERCENARIES
        return power(powers.SETTLE, word, value=max(value, times), sum_of=sum_of)
    whole = WHOLE_POWERS_OF_SETTLE.get("|".join(codes))
    if whole is not None:
        word, value, sum_of = whole(value)
        return power(powers.SETTLE, word, value=value, sum_of=sum_of)
    first, *against = codes
    sums = {"REDUCE": powers.DISCOUNT, "EXTRA_MILITARY": powers.MILITARY}
    kind = powers.REBEL_WORLDS if against == ["AGAINST_REBEL"] else KIND[(*against, "ANY")[0]]
    return power(powers.SETTLE, kind=kind, value=value, sum_of=sums[first] + kind)


def trade(codes, value):
    if codes == ["TRADE_THIS"]:
        return power(powers.TRADE, powers.OWN_PRICE, value=value)
    if "TRADE_BONUS_CHROMO" in codes:
        sum_of = powers.GENES_PRICE_PER_CHROMO
        return power(powers.TRADE, kind=powers.GENES, value=1, sum_of=sum_of)
    (code,) = codes
    kind = KIND[code.removeprefix("TRADE_")]
    return power(powers.TRADE, kind=kind, value=value, sum_of=powers.PRICE + kind)


WITHOUT_GOODS = {
    "DRAW": lambda value, _: (powers.DRAW, 0, value, 0),
    "DRAW_LUCKY": lambda *_: (powers.GAMBLE, 0, 0, 0),
    "TRADE_ACTION": lambda *_: (powers.SALE, 0, 0, 0),
    "TRADE_ACTION|TRADE_NO_BONUS": lambda *_: (powers.PLAIN_SALE, 0, 0, 0),
    "DISCARD_HAND|GET_VP": lambda value, times: (powers.HAND_CARDS, times, 0, value),
    "CONSUME_ALL|GET_VP": lambda value, _: (powers.ALL_GOODS, 0, 0, value),
    "CONSUME_3_DIFF|GET_VP": lambda value, _: (powers.KINDS_OF_GOODS, 3, 0, value),
}


def consume(codes, value, times):
    if codes[0].startswith("TRADE_") and codes[0] != "TRADE_ACTION":
        return trade(codes, value)
    simple = WITHOUT_GOODS.get("|".join(codes))
    if simple is not None:
        word, number, drawn, points = simple(value, times)
        return power(powers.CONSUME, word, number=number, counted=drawn, points=points)
    kind = KIND[codes[0].removeprefix("CONSUME_")]
    points = value if "GET_VP" in codes else 0
    drawn = {"GET_CARD": 1, "GET_2_CARD": 2}
    number = sum(drawn.get(code, 0) for code in codes)
    if "CONSUME_TWO" in codes:
        return power(powers.CONSUME, powers.SET_OF_GOODS, kind, number=2, points=points)
    word = powers.OWN_GOOD if "CONSUME_THIS" in codes else powers.GOODS
    return power(powers.CONSUME, word, kind, number=times, counted=number, points=points)


DRAWS = {
    "DRAW": powers.DRAW,
    "DRAW_IF": powers.DRAW_IF,
    "DRAW_WORLD_GENE": powers.PER_GENES_WORLD,
    "DRAW_MILITARY": powers.PER_MILITARY_WORLD,
    "DRAW_EACH_NOVELTY": powers.PER_NOVELTY,
    "DRAW_EACH_ALIEN": powers.PER_ALIEN,
    "DRAW_DIFFERENT": powers.PER_KIND,
    "DRAW_MOST_RARE": powers.MOST_RARE,
}


def produce(codes, value, _):
    if codes == ["PRODUCE"]:
        return power(powers.PRODUCE, powers.OWN_PRODUCTION)
    if codes == ["DISCARD", "PRODUCE"]:
        return power(powers.PRODUCE, powers.PAID_PRODUCTION)
    (code,) = codes
    if code.startswith("WINDFALL_"):
        kind = KIND[code.removeprefix("WINDFALL_")]
        return power(powers.PRODUCE, powers.PRODUCE_WINDFALL, kind)
    return power(powers.PRODUCE, DRAWS[code], counted=value)


READ = {
    "explore": explore, "develop": develop, "settle": settle, "consume": consume,
    "produce": produce,
}  # fmt: skip

OF_PHASE = {"EXPLORE": powers.EXPLORE, "TRADE": powers.TRADE, "CONSUME": powers.CONSUME}
LINES = {
    "NAME": powers.NAMED,
    "MILITARY": powers.A_MILITARY_WORLD,
    "REBEL_MILITARY": powers.A_REBEL_MILITARY_WORLD,
    "WORLD": powers.A_WORLD,
    "DEVEL": powers.A_DEVELOPMENT,
    "SIX_DEVEL": powers.A_SIX,
    "TOTAL_MILITARY": powers.TOTAL_MILITARY,
    "THREE_VP": powers.PER_THREE_CHIPS,
    **{f"{code}_PRODUCTION": powers.PRODUCTION_OF + kind for code, kind in KIND.items()},
    **{f"{code}_WINDFALL": powers.WINDFALL_OF + kind for code, kind in KIND.items()},
    **{f"DEVEL_{code}": powers.DEVELOPMENT_WITH_POWER + n for code, n in OF_PHASE.items()},
    **{f"WORLD_{code}": powers.WORLD_WITH_POWER + n for code, n in OF_PHASE.items()},
}


def keyword_bits(names):
    return sum(1 << powers.KEYWORDS.index(name) for name in names)


def line(points, code, name=""):
    if code.endswith("_FLAG"):
        bits = keyword_bits([code.removesuffix("_FLAG").lower()])
        return (points, powers.KEYWORD, bits, "")
    return (points, LINES[code], 0, name)


# -------------------------------------------------------------------------------- the cards
def test_there_are_114_designs_95_of_them_in_the_base_game():
    """R2.1"""
    assert set(CARDS) == set(ROWS) == set(GAME.cards) == set(cards.KEYS)
    assert len(CARDS) == cards.DESIGNS == len(cards.CARDS) == TOTALS["tgs"]["designs"] == 114
    base = [key for key, facts in CARDS.items() if facts["set"] == "base"]
    assert len(base) == TOTALS["base"]["designs"] == 95
    assert [*cards.NAMES[:95]] == base  # a set adds its designs behind those before it


@pytest.mark.parametrize("key", CARDS)
def test_values_of_each_design(key):
    """R1.1, R1.4: type, cost or defence, points, kind, keywords and number as a start world."""
    row, facts = ROWS[key], CARDS[key]
    assert card.TYPES[row.type] == facts["type"]
    assert (row.cost, row.points, row.military) == (
        facts["cost"],
        facts["points"],
        facts["military"],
    )
    assert powers.KINDS[row.kind] == (facts["kind"] or "any")
    assert row.keywords == keyword_bits(facts["keywords"])
    assert row.start == (card.NO_START if facts["start"] is None else facts["start"])
    assert row.is_six == facts["six"] == bool(facts["lines"])
    assert row.is_world == (facts["type"] != "development")
    assert row.small_hand == (facts.get("start_hand") == 3)


@pytest.mark.parametrize("key", CARDS)
def test_powers_of_each_design(key):
    """B4: those of the first edition."""
    found = [
        (p.phase, p.word, p.kind, p.value, p.sum_of, p.number, p.cards, p.points)
        for p in ROWS[key].powers
    ]
    wanted = [READ[phase](codes.split("|"), v, n) for phase, codes, v, n in CARDS[key]["powers"]]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("key", [key for key in CARDS if CARDS[key]["six"]])
def test_lines_of_each_six_cost_development(key):
    """R13.4: in the order of the card."""
    row = ROWS[key]
    found = [(one.points, one.what, one.keyword, one.name) for one in row.lines]
    assert found == [line(*facts) for facts in CARDS[key]["lines"]]
    assert (row.cost, row.points) == (6, 0)


@pytest.mark.parametrize("short", SETS)
def test_copies_of_each_design(short):
    """R2.1: The Gathering Storm has a third Contact Specialist."""
    level = cards.SETS.index(SETS[short])
    assert cards.copies(level) == [CARDS[key]["copies"][short] for key in GAME.cards]
    assert sum(cards.copies(level)) == TOTALS[short]["cards"]
    starts = [GAME.cards[n] for n in cards.start_worlds(level)]
    assert len(starts) == TOTALS[short]["start_worlds"]
    wanted = [key for key, n in GOALS["start_worlds"].items() if n < len(starts)]
    assert sorted(starts, key=lambda key: ROWS[key].start) == wanted


# -------------------------------------------------------------------------------- the rest
def test_constants():
    """R2.3, R2.6, R3.3, R8.6, R14.1"""
    assert (rules.FIRST_HAND, rules.START_DISCARDS, rules.HAND_LIMIT) == (6, 2, 10)
    assert (rules.POOL_PER_SEAT, rules.END_AT, stakes.HIGHEST_NUMBER) == (12, 12, 7)
    assert [*phases.PHASES[1:]] == ["explore", "develop", "settle", "consume", "produce"]


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [({}, 2, 5), (BASE, 2, 4), (TWO_ACTIONS, 2, 2), (BASE | TWO_ACTIONS, 2, 2)],
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
    assert len(ACTIONS) == GAME.num_actions == 1311
    for words in ACTIONS:
        verb, _, card_ = words.partition(" ")
        assert (card_ in CARDS) == (verb in CARD_VERBS)


CARD_VERBS = {
    "keep", "discard", "place", "pay", "arm", "use", "place_free", "pay_by", "sell", "consume",
    "produce",
}  # fmt: skip


def test_action_cards():
    """R2.4, R3.9: seven, or two different ones of nine; the second Develop and the second Settle
    only beside the first."""
    assert [GAME.action(n).card for n in choosing.SINGLE_ACTIONS] == [
        "explore_five", "explore_one", "develop", "settle", "consume_trade", "consume_twice",
        "produce",
    ]  # fmt: skip
    pairs = [(GAME.action(n).card, GAME.action(n).second) for n in choosing.TWO_ACTIONS]
    assert len(pairs) == 7 * 6 // 2 + 2
    again = [pair for pair in pairs if "develop_again" in pair or "settle_again" in pair]
    assert again == [("develop", "develop_again"), ("settle", "settle_again")]
    assert all(one != two for one, two in pairs)
