"""Whole games in a real browser, from the first card to the last, each by another way."""

import re

from playwright.sync_api import expect

from starfelt.core.rng import fast
from tests.browser.conftest import Visiting
from tests.browser.hands import (
    LONGEST,
    cut_off_and_back,
    play_at_random_by_mouse,
    play_by_keyboard,
    play_by_reader,
    play_realms_by_mouse,
    press_something,
)
from tests.browser.visitor import Visitor
from tests.server.hall import Hall


def status(hall: Hall, table: str) -> str:
    return str(hall.stranger().look(table)["now"]["status"])


def test_star_realms_by_mouse(hall: Hall, visiting: Visiting) -> None:
    ada = visiting()
    table = ada.open("star_realms")
    assert play_realms_by_mouse(ada) > 20
    assert status(hall, table) == "over"
    expect(ada.ended.get_by_role("heading")).to_have_text(re.compile("^You have (won!|lost)$"))
    assert ada.lit().count() == 0  # nothing acts after the end


def test_stolen_plans_by_mouse(hall: Hall, visiting: Visiting) -> None:
    ada = visiting()
    table = ada.open("stolen_plans", "me", "bot:thumb", "bot:thumb")
    assert play_at_random_by_mouse(ada, fast(1)) > 5
    assert status(hall, table) == "over"
    assert ada.lit().count() == 0


def test_by_keyboard_alone(hall: Hall, visiting: Visiting) -> None:
    ada = visiting()
    table = ada.open("stolen_plans", "me", "bot:random")
    assert play_by_keyboard(ada, fast(2)) > 5
    assert status(hall, table) == "over"


def test_by_what_a_screen_reader_hears(hall: Hall, visiting: Visiting) -> None:
    ada = visiting()
    table = ada.open("star_realms", options={"starting_authority": 20})
    ada.is_asked()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("checkbox", name="Show all options as a numbered list").check()
    ada.page.keyboard.press("Escape")
    order = ("Play ", "Attack", "Acquire", "Use", "End your turn")
    assert play_by_reader(ada, order) > 20
    assert status(hall, table) == "over"


def test_two_browsers_of_which_one_is_cut_off(hall: Hall, visiting: Visiting) -> None:
    ada, bo = visiting(), visiting()
    table = ada.open("stolen_plans", "me", "open")
    bo.sits_down(table)
    rng = fast(3)
    for turn in range(LONGEST):
        who = due(hall, table, ada, bo)
        if who is None:
            break
        if turn == 8:
            cut_off_and_back(bo)
        press_something(who, rng)
    for visitor in (ada, bo):
        expect(visitor.ended).to_be_visible()


def due(hall: Hall, table: str, *visitors: Visitor) -> Visitor | None:
    """Who can press something now; nobody when the game is over."""
    for _ in range(400):
        found = [visitor for visitor in visitors if visitor.can_press()]
        if found:
            return found[0]
        if status(hall, table) == "over":
            return None
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can do anything")
