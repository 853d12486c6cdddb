"""What a table does for who plays at it, in a real browser."""

import pytest
from playwright.sync_api import expect

from starfelt.words.fluent import LANGUAGES
from tests.browser.conftest import Visiting
from tests.browser.hands import press
from tests.browser.visitor import DESKTOP, PHONE, Visitor

GAMES = ("star_realms", "stolen_plans")


def whole_in_sight(visitor: Visitor, place: str) -> bool:
    """Is all of it on the screen, as it was loaded?"""
    box = visitor.page.locator(place).first.bounding_box()
    size = visitor.page.viewport_size
    assert box is not None and size is not None
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_ones_own_is_in_sight(visiting: Visiting, game: str, language: str) -> None:
    seats = 6 if game == "stolen_plans" else 2
    for size in (DESKTOP, PHONE):
        ada = visiting(language, size)
        ada.open(game, "me", *["bot:thumb"] * (seats - 1))
        ada.is_asked()
        assert whole_in_sight(ada, ".prompt")
        assert whole_in_sight(ada, ".hand")
        if size == DESKTOP:
            assert whole_in_sight(ada, ".own")
            assert whole_in_sight(ada, ".side")


def test_a_card_that_can_not_be_bought_says_why(visiting: Visiting) -> None:
    ada = visiting()
    ada.open("star_realms")
    ada.is_asked()
    card = ada.page.locator(".centre .card.closed").first
    card.hover()
    expect(ada.page.locator(".inspector .why")).to_contain_text("trade")
    assert ada.page.locator(".inspector svg").count() == 1


def test_a_choice_is_taken_back(visiting: Visiting) -> None:
    ada = visiting()
    ada.open("star_realms")
    ada.is_asked()
    hand = ada.page.locator(".hand .card")
    before = hand.count()
    ada.lit(".hand").first.click()
    expect(hand).to_have_count(before - 1)
    ada.page.keyboard.press("u")
    expect(hand).to_have_count(before)


def test_others_are_seen_to_move(visiting: Visiting) -> None:
    """With motion: cards fly, what was done is seen step by step, and one's own turn comes."""
    ada = visiting(reduced_motion="no-preference")
    ada.open("star_realms")
    turns = ada.page.locator(".log details")
    assert ada.is_asked()
    before = turns.count()
    for _ in range(40):
        if turns.count() >= before + 4:  # twice the other's turn, and one's own again
            break
        assert ada.is_asked()
        main = ada.buttons.and_(ada.page.locator(".main"))
        press((main if main.count() else ada.lit(".hand")).first)
    assert turns.count() >= before + 4


def test_a_card_is_held_on_a_phone(visiting: Visiting) -> None:
    """Nothing needs a pointer that hovers: who holds a card sees it in large, with its deeds."""
    ada = visiting(size=PHONE, has_touch=True)
    ada.open("star_realms")
    ada.is_asked()
    ada.hold(ada.lit(".hand").first)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator("svg").first).to_be_visible()
    before = ada.page.locator(".hand .card").count()
    sheet.get_by_role("button", name="Play").first.click()
    expect(ada.page.locator(".hand .card")).to_have_count(before - 1)


def test_what_was_done_while_the_line_was_cut_is_done(visiting: Visiting) -> None:
    ada = visiting()
    ada.open("star_realms")
    ada.is_asked()
    ada.cut_off()
    lost = ada.page.locator(".connection .lost")
    expect(lost).to_be_visible()
    ada.lit(".hand").first.click()  # said again when the line is back
    ada.is_cut = False
    expect(lost).to_be_hidden()
    expect(ada.page.locator(".own .card")).not_to_have_count(0)
