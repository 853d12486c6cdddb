"""The goals against the list of facts."""

import pytest

from starfelt.games.race_for_the_galaxy.rules.powers import designs, powers
from starfelt.games.race_for_the_galaxy.rules.round import goals
from tests.games.race_for_the_galaxy.rules.facts import GOALS, SETS

#: What is counted, and in which sums; a world of any kind counts for a kind that is wanted.
INDUSTRY = ("novelty", "rare", "wild")
METRICS = {
    "vp_chips": (goals.COUNTS_CHIPS, []),
    "distinct_good_kinds_of_worlds": (
        goals.COUNTS_NUMBER_OF, [powers.WORLDS_OF + kind for kind in range(1, 6)],
    ),
    "alien_keyword_cards": (goals.COUNTS_TOTAL, [powers.ALIENS]),
    "cards_discarded_at_round_end": (goals.COUNTS_ROUND_DISCARDS, []),
    "phases_with_power_plus_trade": (
        goals.COUNTS_NUMBER_OF, [powers.WITH_POWER + phase for phase in range(6)],
    ),
    "cost6_variable_vp_developments": (goals.COUNTS_TOTAL, [powers.SIXES]),
    "uplift_keyword_cards": (goals.COUNTS_TOTAL, [powers.UPLIFTS]),
    "goods_on_worlds": (goals.COUNTS_NUMBER_OF_GOODS, []),
    "tableau_cards": (goals.COUNTS_TOTAL, [powers.CARDS_THERE]),
    "neg_military_and_2_worlds_OR_takeover_power_and_2_military_worlds": (
        goals.COUNTS_PEACE_OR_WAR, [],
    ),
    "prestige>=2_AND_vp_chips>=3": (goals.COUNTS_STANDING, []),
    "imperium_cards>=3_OR_military_worlds>=4": (goals.COUNTS_INFLUENCE, []),
    "total_military": (goals.COUNTS_MILITARY, []),
    "novelty_and_rare_worlds": (
        goals.COUNTS_TOTAL, [powers.WORLDS_OF + powers.KINDS.index(word) for word in INDUSTRY],
    ),
    "developments": (goals.COUNTS_TOTAL, [powers.DEVELOPMENTS]),
    "production_worlds": (goals.COUNTS_TOTAL, [powers.PRODUCTION_WORLDS]),
    "cards_with_explore_power": (goals.COUNTS_TOTAL, [powers.WITH_POWER + powers.POWER_EXPLORE]),
    "rebel_military_worlds": (goals.COUNTS_TOTAL, [powers.REBEL_MILITARY_WORLDS]),
    "prestige": (goals.COUNTS_PRESTIGE, []),
    "cards_with_consume_power_not_trade": (
        goals.COUNTS_TOTAL, [powers.WITH_POWER + powers.POWER_CONSUME],
    ),
}  # fmt: skip
MOMENTS = {
    "develop": goals.AFTER_DEVELOP, "settle": goals.AFTER_SETTLE, "consume": goals.AFTER_CONSUME,
    "produce": goals.AFTER_PRODUCE, "round_start": goals.AFTER_LEADER,
    "round_end": goals.AFTER_ROUND, "any": goals.ALWAYS,
}  # fmt: skip


@pytest.mark.parametrize("key", GOALS["goals"])
def test_values_of_each_goal(key):
    """R10.1, R10.2, B2, B5: what is counted, how many it takes, when it is looked at."""
    goal, facts = goals.GOALS[goals.GOAL_KEYS[key]], GOALS["goals"][key]
    assert (goal.most, goal.least) == (facts["kind"] == "most", facts["least"])
    assert (goal.counts, [*goal.sums]) == METRICS[facts["metric"]]
    assert goal.engine_after == sum(MOMENTS[word] for word in facts["engine_looks_after"])
    assert designs.SETS[goal.level] == SETS[facts["set"]]
    also = goals.AFTER_SETTLE if key == "greatest_infrastructure" else 0
    assert goal.after == goal.engine_after | also
    points = goals.MOST_POINTS if goal.most else goals.FIRST_POINTS
    assert (points, goals.TIE_POINTS) == (facts["points"], facts["points_if_tied"])


def test_number_of_goals():
    """R2.2"""
    assert list(goals.GOAL_KEYS) == list(GOALS["goals"])
    assert GOALS["in_play"] == {"first": goals.FIRSTS_IN_PLAY, "most": goals.MOSTS_IN_PLAY}
    for short, there in GOALS["there_are"].items():
        level = designs.SETS.index(SETS[short])
        assert len(goals.goals_of(level, False)) == there["first"]
        assert len(goals.goals_of(level, True)) == there["most"]
