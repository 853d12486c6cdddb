"""Nobody receives what they may not know: every byte of games over real sockets is compared."""

import asyncio

import pytest

from starfelt.table import updates
from tests.reliability import faults
from tests.reliability.listening import listened
from tests.reliability.seeding import GAMES

#: Two games with secret picks: enough for what is planted to come to light.
SHORT = [game for game in GAMES if game[0] in ("empire_vs_rebellion", "race_for_the_galaxy")]


def test_nothing_hidden_leaves_the_server(tmp_path):
    heard = asyncio.run(listened(tmp_path, seed=2026))
    assert heard.problems == []
    assert heard.answers > 200 and heard.messages > 600 and heard.fetched > 10


@pytest.mark.parametrize("leak", faults.LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_seen(leak, tmp_path, monkeypatch):
    if leak is faults.chance_in_sight:  # in code that this process uses too
        monkeypatch.setattr(updates, "can_undo", updates.can_undo)
        leak()
    play = listened(tmp_path, 1, leak.__name__, games=SHORT, enough=40, prowl=False)
    heard = asyncio.run(play)
    assert heard.problems
