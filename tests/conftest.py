"""What holds for all tests."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests need not be looked through at every collection of garbage."""
    gc.collect()
    gc.freeze()
