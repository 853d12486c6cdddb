"""Make the pictures of the browser table from real games: `python -m docs.pictures.screens`.

The cards follow from seeds that are written here, so that the same pictures come out again.
"""

import tempfile
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from playwright.sync_api import sync_playwright

from starfelt.core.rng import fast
from starfelt.server.live import new_tables
from tests.browser.hands import press_something
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.hall import running

HERE = Path(__file__).parent
CHROMIUM = "/usr/bin/chromium"


@contextmanager
def dealt(seed):
    """Tables that are opened in here have the cards of this seed."""
    with mock.patch.object(new_tables.secrets, "token_hex", lambda size: f"{seed:0{2 * size}x}"):
        yield


def take(visitor, name):
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=84)


def play_on(visitor, steps, seed):
    """So many answers, of whatever is offered."""
    rng = fast(seed)
    for _ in range(steps):
        if not visitor.is_asked():
            return
        gestures = visitor.page.locator(".prompt [data-gesture]")
        if gestures.count():
            gestures.first.click()
        else:
            press_something(visitor, rng)
    visitor.is_asked()


def table(visitor, game, seats, seed, steps, name):
    with dealt(seed):
        visitor.open(game, "me", *["bot:thumb"] * (seats - 1))
    play_on(visitor, steps, seed)
    looked_at = visitor.page.locator(".centre .card").first
    if looked_at.count():
        looked_at.hover()
    take(visitor, name)


def main():
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as hall,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

        def visiting(language, size, scheme):
            return Visitor(browser, hall, language, size, color_scheme=scheme)

        with visiting("en", DESKTOP, "dark") as ada:
            ada.go("/")
            take(ada, "home")
            table(ada, "star_realms", 2, 5, 40, "table_star_realms")
        with visiting("ja", DESKTOP, "light") as aki:
            table(aki, "stolen_plans", 4, 8, 4, "table_stolen_plans")
        with visiting("zh-Hant", PHONE, "dark") as bo:
            table(bo, "star_realms", 2, 9, 24, "table_phone")
        browser.close()


if __name__ == "__main__":
    main()
