"""What was acknowledged is on disk: the server is killed while people play, again and again."""

import asyncio

from tests.reliability.killing import killed

KILLS = 20
TABLES = 8


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path):
    outcome = asyncio.run(killed(tmp_path, KILLS, TABLES, seed=2026))
    assert outcome.problems == []
    assert outcome.kills == KILLS
    assert outcome.cuts >= KILLS * TABLES and outcome.answers > 500 and outcome.repeats > 50


def test_an_acknowledgement_before_the_commit_is_seen(tmp_path):
    """The same with a planted fault: this is what the test above is there to find."""
    outcome = asyncio.run(killed(tmp_path, 4, TABLES, 2027, "early_acknowledgement"))
    assert outcome.lost > 0
