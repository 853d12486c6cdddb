"""Home: from there to a table, and what is remembered."""

from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.visitor import PHONE, Visitor


def at_a_table(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/tables/*")
    return visitor.page.url


def test_a_bot_is_played_in_one_click_without_an_account(visiting: Visiting) -> None:
    ada = visiting()
    ada.go("/")
    ada.page.locator("#play-star_realms").click()
    at_a_table(ada)
    assert ada.is_asked()


def test_two_who_want_the_same_find_each_other(visiting: Visiting) -> None:
    ada, bo = visiting(), visiting("ja", PHONE)
    for visitor in (ada, bo):
        visitor.go("/")
        match = visitor.page.locator(".match")
        match.locator("select").first.select_option("star_realms")
        match.locator("select").last.select_option("days:3")  # nobody else here wants that
        match.get_by_role("button").click()
        at_a_table(visitor)
    assert ada.page.url == bo.page.url
    for visitor in (ada, bo):
        expect(visitor.page.locator(".hand .card").first).to_be_visible()


def test_an_open_table_is_found_and_ones_own_games_too(visiting: Visiting) -> None:
    ada, bo = visiting(), visiting()
    table = ada.open("stolen_plans", "me", "open")
    bo.go("/")
    bo.page.locator(f"#sit-{table}").click()
    assert at_a_table(bo).endswith(table)
    expect(bo.page.locator(".hand .card").first).to_be_visible()
    ada.go("/")
    ada.page.get_by_role("link", name="Stolen Plans").first.click()
    assert at_a_table(ada).endswith(table)


def test_words_and_light_are_remembered(visiting: Visiting) -> None:
    ada = visiting("ja")
    ada.go("/")
    html = ada.page.locator("html")
    expect(html).to_have_attribute("lang", "ja")
    ada.page.locator("[popovertarget=languages]").click()
    ada.page.get_by_role("button", name="繁體中文").click()
    expect(html).to_have_attribute("lang", "zh-Hant")
    ada.page.locator("[popovertarget=themes]").click()
    ada.page.locator("#themes [value=light]").click()
    expect(html).to_have_attribute("data-theme", "light")
    ada.open("star_realms")
    expect(html).to_have_attribute("lang", "zh-Hant")
    expect(html).to_have_attribute("data-theme", "light")


def test_several_people_at_one_screen(visiting: Visiting) -> None:
    ada = visiting()
    ada.go("/")
    hot = ada.page.locator(".hot")
    hot.locator("select").first.select_option("star_realms")
    hot.get_by_role("button").click()
    at_a_table(ada)
    curtain = ada.page.get_by_role("dialog")
    for _ in range(3):
        expect(curtain).to_be_visible()
        ada.page.keyboard.press("Escape")  # does not lift it
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        assert ada.is_asked()
        ada.page.keyboard.press("e")
