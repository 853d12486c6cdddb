"""Every page in every language: no error, and nothing that axe-core objects to."""

import pytest
from playwright.sync_api import expect

import starfelt
from starfelt.words.fluent import LANGUAGES
from tests.browser.conftest import Visiting
from tests.browser.visitor import PHONE, Visitor
from tests.server.hall import Hall, play_out, playing

WIDE = [
    "/",
    "/about",
    "/account",
    "/no-such-page",
    *(f"/{kind}/{game}" for game in starfelt.GAMES for kind in ("new", "rules", "leaders")),
]


def shown(visitor: Visitor, path: str) -> list[str]:
    """What is wrong with a page when all of it is there."""
    visitor.go(path)
    visitor.is_drawn()
    assert visitor.page.locator("html").get_attribute("lang") == visitor.language
    return [f"{path}: {one}" for one in visitor.violations()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_without_a_table(visiting: Visiting, language: str) -> None:
    ada = visiting(language)
    ada.tolerated = ("404",)
    found = [problem for path in WIDE for problem in shown(ada, path)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_every_game(visiting: Visiting, language: str) -> None:
    ada = visiting(language)
    found = []
    for game in starfelt.GAMES:
        ada.open(game)
        expect(ada.page.locator(".prompt.asked")).to_be_visible()
        found += [f"{game}: {one}" for one in ada.violations()]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_a_game(hall: Hall, visiting: Visiting, language: str) -> None:
    table, one, two = playing(hall)
    waiting = one.open("star_realms", "me", "open")
    play_out(table, one, two)
    host = hall.person("host")
    ada = visiting(language)
    ada.is_now(host)
    paths = (
        f"/tables/{table}",
        f"/tables/{table}/replay",
        f"/tables/{waiting}",
        f"/players/{one.id}",
        "/account",
        "/host",
        "/",
    )
    assert [problem for path in paths for problem in shown(ada, path)] == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, (683, 384)])
def test_small_screens_in_dark_and_light(
    visiting: Visiting, scheme: str, size: tuple[int, int]
) -> None:
    ada = visiting("ja", size, color_scheme=scheme)
    found = shown(ada, "/")
    for game in ("star_realms", "stolen_plans"):
        ada.open(game)
        ada.is_asked()
        found += [f"{game}: {one}" for one in ada.violations()]
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, game
    assert found == []
