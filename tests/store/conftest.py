"""Stores to test: what holds for one holds for every kind of store.

A test that is a coroutine runs in the event loop of its store.
"""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from starfelt.store import open_store
from starfelt.store.protocol import Store


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(params=["sqlite"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store that is empty; another kind of store is another parameter."""
    return {"sqlite": f"sqlite:///{tmp_path}/starfelt.db"}[request.param]


@pytest.fixture
def store(runner: asyncio.Runner, address: str) -> Iterator[Store]:
    store = runner.run(open_store(address))
    yield store
    runner.run(store.close())


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    facts = {name: pyfuncitem.funcargs[name] for name in wanted}
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(pyfuncitem.obj(**facts))
    return True
