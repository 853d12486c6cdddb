"""What the page makes of words that the server sends as data: lines, chapters, a new protocol."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from starfelt.server.live.messages import PROTOCOL
from tests.browser.conftest import Visiting
from tests.browser.visitor import DESKTOP, PHONE, Visitor

ROOM = 40  # pixels below the last line of a panel at most
STEPS = 20  # questions before the first round of a game at most


def until_there(visitor: Visitor, place: str) -> None:
    """Answer by keys whatever is asked until this is there."""
    for _ in range(STEPS):
        expect(visitor.page.locator(".prompt.asked:not(.busy)")).to_be_visible()
        if visitor.page.locator(place).count():
            return
        for key in "1234e":
            visitor.page.keyboard.press(key)
    raise AssertionError(f"{place} does not come")


def test_the_table_is_read_out_in_lines_and_nothing_is_lost_by_it(visiting: Visiting) -> None:
    ada = visiting()
    ada.open("star_realms")
    ada.is_asked()
    ada.lit(".hand").first.click()
    ada.is_asked()
    log = ada.page.locator(".log li")
    before = log.count()
    for word, said in (("t", "Trade row"), ("t 1", "Turn"), ("score", "your turn")):
        ada.page.keyboard.press("/")
        ada.page.locator(".command input").fill(word)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".command .answer")).to_contain_text(said)
        ada.page.keyboard.press("Escape")
    assert log.count() == before > 0
    assert len(ada.wires) == 2  # the page came in anew once, to ask for lines
    hand = ada.page.locator(".hand .card")
    there = hand.count()
    ada.lit(".hand").first.click()
    expect(hand).to_have_count(there - 1)
    assert log.count() > before


def test_the_rule_behind_a_question_comes_when_it_is_wanted(visiting: Visiting) -> None:
    ada = visiting()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.open("stolen_plans")
    ada.is_asked()
    assert not any("/why" in url for url in asked)
    ada.page.get_by_role("button", name="Why?").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("draw one card or play one card")
    ada.page.keyboard.press("Escape")
    assert sum("/why" in url for url in asked) == 1


def test_what_cannot_be_done_while_others_are_asked_says_for_whom_it_waits(
    visiting: Visiting,
) -> None:
    ada, bo = visiting(), visiting()
    table = ada.open("star_realms", "me", "open")
    bo.go("/about")
    bo.page.evaluate("() => fetch('/api/guest', {method: 'POST'})")
    bo.sits_down(table)
    waits = ada if bo.page.locator(".prompt.asked").count() else bo
    expect(waits.page.locator(".prompt:not(.asked)")).to_be_visible()
    waits.page.locator(".hand .card").first.hover()
    sentence = waits.page.locator(".prompt .sentence").inner_text()
    expect(waits.page.locator(".inspector .why")).to_have_text(sentence.strip())


@pytest.mark.parametrize("language", ("en", "ja"))
def test_a_game_without_a_drawing_says_whose_each_line_is(
    visiting: Visiting, language: str
) -> None:
    ada = visiting(language)
    ada.open("race_for_the_galaxy", "me", "bot:thumb", "bot:thumb")
    opponents = ada.page.locator(".opponent")
    until_there(ada, ".opponent .lines li")
    assert ada.page.locator(".common .lines li").count() > 0
    for opponent in opponents.all():
        assert opponent.locator(".lines b").count() > 0
    mine = ada.page.locator(".own-lines .lines li")
    names = ada.page.locator(".hand .card .unseen").all_inner_texts()
    assert mine.count() > 0 and names
    assert not any(name in line for line in mine.all_inner_texts() for name in names)


@pytest.mark.parametrize("size", (DESKTOP, PHONE))
@pytest.mark.parametrize("game", ("race_for_the_galaxy", "star_realms"))
def test_without_scripts_the_table_is_as_high_as_its_lines(
    visiting: Visiting, game: str, size: tuple[int, int]
) -> None:
    """Whatever is styled for the table with scripts leaves the page without them alone."""
    ada = visiting(size=size)
    table = ada.open(game)
    expect(ada.page.locator(".prompt.asked:not(.busy)")).to_be_visible()
    kept = ada.context.storage_state()
    with visiting(size=size, java_script_enabled=False, storage_state=kept) as plain:
        plain.go(f"/tables/{table}")
        boxes = [one.bounding_box() for one in plain.page.locator("#board > *").all()]
        whole = plain.page.locator("#board").bounding_box()
        assert whole is not None
        below = 0.0
        for box in boxes:
            assert box is not None and box["y"] >= below
            below = box["y"] + box["height"]
        lines = plain.page.locator("#board .lines")
        last = lines.locator("li").last.bounding_box()
        links = plain.page.locator("#board .links").bounding_box()
        assert last is not None and links is not None
        assert last["y"] + last["height"] <= links["y"]
        assert whole["y"] + whole["height"] - below < ROOM


def test_the_rounds_of_a_game_are_chapters_of_its_log(visiting: Visiting) -> None:
    ada = visiting()
    ada.open("empire_vs_rebellion")
    until_there(ada, ".log details")
    titles = ada.page.locator(".log details summary")
    expect(titles.first).to_contain_text("Round 1")


def newer(visitor: Visitor, protocol: int) -> None:
    """The server says from now on that it has this protocol."""

    def wired(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(server.send)
        server.on_message(lambda message: wire.send(changed(str(message))))

    def changed(message: str) -> str:
        said = json.loads(message)
        if said["type"] == "welcome":
            said["protocol"] = protocol
        return json.dumps(said)

    visitor.page.route_web_socket("**/ws/**", wired)


def test_a_page_that_is_too_old_loads_itself_anew_once(visiting: Visiting) -> None:
    ada = visiting()
    loads: list[str] = []
    ada.page.on("load", lambda page: loads.append(page.url))
    newer(ada, PROTOCOL + 1)
    ada.open("star_realms")
    notice = ada.page.locator(".connection")
    expect(notice).to_contain_text("Please load the page again.")
    ada.is_asked()
    tables = [url for url in loads if "/tables/" in url]
    assert len(tables) == 2
    newer(ada, PROTOCOL)
    ada.page.evaluate(f"() => sessionStorage.setItem('starfelt-protocol', '{PROTOCOL}')")
    ada.page.reload()
    expect(notice).to_contain_text("This page has been renewed")
    ada.page.reload()
    ada.is_asked()
    expect(notice).to_have_text("")
