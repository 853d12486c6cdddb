"""A real browser before a real server: Debian's Chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.hall import Hall, running

Visiting = Callable[..., Visitor]

#: The same as in web/tools/chromium.sh.
NAMES = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with running(tmp_path_factory.mktemp("hall")) as one:
        yield one


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "no Chromium: `make chromium` installs it, or CHROMIUM says where it is"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visiting(chromium: Browser, hall: Hall) -> Iterator[Visiting]:
    """Visitors, each with a browser of their own; at the end none has met an error."""
    with ExitStack() as stack:

        def visitor(
            language: str = "en", size: tuple[int, int] = (1366, 768), **more: object
        ) -> Visitor:
            return stack.enter_context(Visitor(chromium, hall, language, size, **more))

        yield visitor
