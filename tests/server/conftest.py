"""A server that all tests of tables may share: nobody at one table minds those at another."""

from collections.abc import Iterator

import pytest

from tests.server.hall import Hall, running


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with running(tmp_path_factory.mktemp("hall")) as one:
        yield one
