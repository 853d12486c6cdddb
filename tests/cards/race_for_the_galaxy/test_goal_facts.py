"""The goals against the list of facts."""

import pytest

from starfelt.games.race_for_the_galaxy import cards, goals, powers
from tests.cards.race_for_the_galaxy.facts import GOALS, SETS

METRICS = {
    "vp_chips": (goals.CHIPS, []),
    "distinct_good_kinds_of_worlds": (
        goals.NUMBER_OF, [powers.WORLDS_OF + kind for kind in range(1, 5)],
    ),
    "alien_keyword_cards": (goals.TOTAL, [powers.ALIENS]),
    "cards_discarded_at_round_end": (goals.ROUND_DISCARDS, []),
    "phases_with_power_plus_trade": (
        goals.NUMBER_OF, [powers.WITH_POWER + phase for phase in range(6)],
    ),
    "cost6_variable_vp_developments": (goals.TOTAL, [powers.SIXES]),
    "total_military": (goals.TOTAL, [powers.MILITARY]),
    "novelty_and_rare_worlds": (
        goals.TOTAL, [powers.WORLDS_OF + powers.NOVELTY, powers.WORLDS_OF + powers.RARE],
    ),
    "developments": (goals.TOTAL, [powers.DEVELOPMENTS]),
    "production_worlds": (goals.TOTAL, [powers.PRODUCTION_WORLDS]),
}  # fmt: skip
MOMENTS = {
    "develop": goals.AFTER_DEVELOP, "settle": goals.AFTER_SETTLE, "consume": goals.AFTER_CONSUME,
    "round_end": goals.AFTER_ROUND,
}  # fmt: skip


@pytest.mark.parametrize("key", GOALS["goals"])
def test_values_of_each_goal(key):
    """R10.1, R10.2, B2: the start of a round matters with later sets only."""
    goal, facts = goals.GOALS[goals.GOAL_KEYS[key]], GOALS["goals"][key]
    assert (goal.most, goal.least) == (facts["kind"] == "most", facts["least"])
    assert (goal.counts, [*goal.sums]) == METRICS[facts["metric"]]
    moments = [MOMENTS[word] for word in facts["engine_looks_after"] if word != "round_start"]
    assert goal.engine_after == sum(moments)
    also = goals.AFTER_SETTLE if key == "greatest_infrastructure" else 0
    assert goal.after == goal.engine_after | also
    points = goals.MOST_POINTS if goal.most else goals.FIRST_POINTS
    assert (points, goals.TIE_POINTS) == (facts["points"], facts["points_if_tied"])


def test_number_of_goals():
    """R2.2"""
    assert list(goals.GOAL_KEYS) == list(GOALS["goals"])
    assert GOALS["in_play"] == {"first": goals.FIRSTS_IN_PLAY, "most": goals.MOSTS_IN_PLAY}
    for short, there in GOALS["there_are"].items():
        level = cards.SETS.index(SETS[short])
        assert len(goals.goals_of(level, False)) == there["first"]
        assert len(goals.goals_of(level, True)) == there["most"]
