"""What holds for all tests: they never fail by chance."""

import gc
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import settings

from starfelt.cli import play
from starfelt.server.live import new_tables

settings.register_profile("repeatable", derandomize=True, database=None)
settings.load_profile("repeatable")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests need not be looked through at every collection of garbage,
    nor is there so much of it that it has to be collected often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that name no seed get the same deals in every run, in this process: those of a server
    and those of the terminal.  What is started as a program must name its seed itself."""
    numbers = count()

    def next_seed() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(new_tables, "new_seed", next_seed)
    monkeypatch.setattr(play, "new_seed", lambda: int(next_seed(), 16))
