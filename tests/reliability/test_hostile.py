"""Hostile and malformed messages: each is refused by a code or ends its socket; no game changes."""

import asyncio

from tests.reliability.attack import attacked

MESSAGES = 2000


def test_hostile_messages_change_nothing(tmp_path):
    result = asyncio.run(attacked(tmp_path, MESSAGES, seed=2026))
    assert result.problems == []
    assert result.sent > MESSAGES * 0.95 and result.played > 200
    assert set(result.closed) >= {1002, 1003, 1007, 1009}
    assert len(result.answers) > 10 and result.answers["bad-json"] > 100
