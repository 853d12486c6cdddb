"""What several people want at the same moment happens once, and nobody is lost."""

import asyncio

import pytest

from tests.reliability.at_once import ALL
from tests.reliability.served import Served

SHORT = 12  # of the rounds that a long run plays, one in so many


@pytest.mark.parametrize("name", ALL)
def test_it_happens_once(tmp_path, name):
    work, rounds = ALL[name]

    async def run():
        async with Served(tmp_path) as served:
            return await work(served, max(2, rounds // SHORT))

    assert asyncio.run(run()) == []
