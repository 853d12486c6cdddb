"""Whole games played by forms alone, and what else can be done at a table."""

import random
import time
from typing import Any

import pytest
from msgspec.structs import replace

import starfelt
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import Update
from starfelt.server.pages.snapshot import SAID
from starfelt.store.records import Account
from starfelt.words.lines import Line
from starfelt.words.text import Text
from tests.server.hall import Hall
from tests.server.pages.browser import Browser, Page

#: Options with which a game does not take too long.
SHORT: dict[str, dict[str, str]] = {
    **{game: {} for game in starfelt.GAMES},
    "stolen_plans": {"option-single_jedi": "on"},
    "star_realms": {"option-starting_authority": "8"},
    "empire_vs_rebellion": {"option-cap": "2"},
    "race_for_the_galaxy": {"option-cap": "4"},
}


def opened(browser: Browser, game: str, *seats: str, **changes: str) -> Page:
    """A table opened by the form."""
    page = browser.get(f"/new/{game}")
    form = next(form for form in page.forms if form.action == f"/new/{game}")
    wanted = {f"seat-{number}": seat for number, seat in enumerate(seats)}
    shown = browser.send(form, **wanted, **changes)
    assert shown.status == 200, shown.text
    return shown


def answered(browser: Browser, page: Page, rng: random.Random) -> Page:
    """Some answer to the question on the page."""
    form = page.form("do", "answer")
    boxes = [box for box in form.boxes if box[0] == "action"]
    if not boxes:
        return browser.send(form, rng.choice([b for b in form.buttons if b[0]]))
    for number in range(1, len(boxes) + 1):
        after = browser.send(form, ("", ""), more=boxes[:number])
        if after.status == 200:
            return after
        assert after.status == 400
        again = after.form("do", "answer")
        assert [field for field in again.fields if field[0] == "action"] == boxes[:number]
    raise AssertionError("no number of boxes is right")


def played(browser: Browser, page: Page, seed: int) -> Page:
    """To the end; bots take a moment."""
    rng = random.Random(seed)  # noqa: S311
    address = page.url.copy_with(fragment=None)
    for _ in range(6000):
        if page.has_form("do", "answer"):
            page = answered(browser, page, rng)
        elif page.has_form("do", "rematch"):
            return page
        else:
            time.sleep(0.01)
            page = browser.get(str(address))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_by_forms_alone(hall: Hall, game: str) -> None:
    browser = Browser(hall)
    page = played(browser, opened(browser, game, "me", "bot:random", **SHORT[game]), 7)
    table = hall.do(hall.services.store.table(page.url.path.rpartition("/")[2]))
    assert table.summary.status == "over"
    assert table.seed in page.text
    assert page.text.count(Text("en")("pages-rank", rank=1)) >= 1
    replay = browser.get(f"{page.url.path}/replay")
    last = replay.form("at", str(len(hall.hub.lives[table.id].table.answers)))
    assert last.method == "get"
    first = browser.get(f"{page.url.path}/replay", at=0, seat=0)
    assert first.status == 200
    form = next(form for form in first.forms if form.method == "post" and "seat" in form.choices)
    again = browser.send(form, seat="0")
    assert again.url.path.startswith("/tables/")
    assert again.url.path != page.url.path
    rematch = browser.press(page, "do", "rematch")
    assert rematch.url.path not in (page.url.path, again.url.path)
    assert rematch.url.path in browser.get(page.url.path).links


@pytest.mark.parametrize("game", SHORT)
def test_the_page_shows_the_very_update_that_is_sent(
    hall: Hall, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever an update says of the table and the question, the page says it and nothing else."""
    made = Live.update

    def marked(*told: Any) -> Update:
        update = made(*told)
        asked = update.now.asked
        if asked is None:
            return update
        options, later = (
            [replace(one, words=f"words {one.action}") for one in several]
            for several in (asked.options, asked.later)
        )
        asked = replace(asked, prompt="a prompt", rule="a rule", options=options, later=later)
        table = [Line("a line", label="a label")]
        return replace(update, now=replace(update.now, asked=asked, table=table))

    browser = Browser(hall)
    page = opened(browser, game, "me", "bot:random", **SHORT[game])
    while not page.has_form("do", "answer"):
        time.sleep(0.01)
        page = browser.get(page.url.path)
    monkeypatch.setattr(Live, "update", marked)
    page = browser.get(page.url.path)
    form = page.form("do", "answer")
    for action in {value for name, value in (*form.buttons, *form.boxes) if name == "action"}:
        assert f"words {action}" in page.text
    assert "a prompt" in page.text and "a label:" in page.text and "a line" in page.text
    assert ("a rule" in page.text) == bool(form.boxes)


def test_at_a_rated_table_nobody_is_offered_to_take_back_by_consent(hall: Hall) -> None:
    for rated in ({}, {"rated": "on"}):
        one, two = Browser(hall, hall.account()), hall.person()
        page = opened(one, "stolen_plans", "me", "open", clock="days:3", **rated)
        two.command(page.url.path.rpartition("/")[2], "sit")
        offered = one.get(page.url.path).form("do", "propose").buttons
        assert (("what", "undo") in offered) == (not rated)
        assert ("what", "abandon") in offered


def test_a_table_that_can_t_be_opened_is_refused_and_what_was_entered_stays(hall: Hall) -> None:
    browser = Browser(hall)
    page = browser.get("/new/stolen_plans")
    form = next(form for form in page.forms if form.action == "/new/stolen_plans")
    ticked = [box for box in form.boxes if box[1] in ("traitor", "decoy")]
    form.fields = [field for field in form.fields if field[0] != "option-deck"]
    entered = {"seat-0": "bot:random", "seat-1": "me", "clock": "days:3", "private": "on"}
    refused = browser.send(form, more=[*ticked, ("rated", "on")], **entered)
    assert refused.status == 403, "guests play no rated games"
    again = next(form for form in refused.forms if form.action == "/new/stolen_plans")
    assert {*entered.items(), *ticked} <= set(again.fields)
    assert ("option-deck", "counter") not in again.fields
    opened = browser.send(again)
    record = hall.do(hall.services.store.table(opened.url.path.rpartition("/")[2]))
    assert (record.options["deck"], record.clock, record.private) == (
        "traitor+decoy",
        "days:3",
        True,
    )


def test_play_a_bot_now_takes_one_click(hall: Hall) -> None:
    browser = Browser(hall)
    page = browser.send(browser.get("/").form("game", "stolen_plans"))
    assert page.url.path.startswith("/tables/")
    record = hall.do(hall.services.store.table(page.url.path.rpartition("/")[2]))
    assert record.private
    assert [seat.who for seat in record.summary.seated][1:] == ["bot:thumb", "bot:thumb"]
    assert page.url.path in browser.get("/").links
    lesson = browser.press(browser.get("/"), "tutorial", "on")
    options = hall.do(hall.services.store.table(lesson.url.path.rpartition("/")[2])).options
    assert options["tutorial"]
    assert 'class="lesson"' in lesson.html


def two(hall: Hall) -> tuple[Browser, Browser, Page, Account, Account]:
    """Two people at a table of Stolen Plans, and the page of the first."""
    first, second = hall.account(), hall.account()
    one, other = Browser(hall, first), Browser(hall, second)
    page = opened(one, "stolen_plans", "me", "open")
    invited = other.get(page.url.path)
    assert invited.status == 200
    assert not invited.has_form("do", "put_bot")
    assert other.press(invited, "do", "sit").has_form("do", "propose")
    return one, other, one.get(page.url.path), first, second


def test_an_answer_that_is_sent_twice_is_given_once(hall: Hall) -> None:
    one, other, page, *_ = two(hall)
    asked = one if page.has_form("do", "answer") else other
    form = asked.get(page.url.path).form("do", "answer")
    button = next(button for button in form.buttons if button[0] == "action")
    live = hall.hub.lives[page.url.path.rpartition("/")[2]]
    assert asked.send(form, button).status == 200
    given = len(live.table.answers)
    assert asked.send(form, button).status == 200
    assert len(live.table.answers) == given
    late = asked.send(form, ("action", "139"))
    assert late.status == 400
    assert Text("en")("refusal-answered-already") in late.text
    wrong = asked.send(form, ("action", "139"), question="99")
    assert (wrong.status, len(live.table.answers)) == (400, given)


def test_proposals_chat_and_resigning(hall: Hall) -> None:
    one, other, page, first, _ = two(hall)
    text = Text("en")
    here = page.url.path
    proposed = one.press(page, "what", "pause")
    assert proposed.has_form("do", "decline")
    paused = other.press(other.get(here), "do", "agree")
    assert text("pages-now-paused") in paused.text
    assert not one.press(one.get(here), "do", "resume").has_form("do", "resume")
    said = one.send(one.get(here).form("do", "say"), text="Hello <b>there</b>")
    assert "Hello &lt;b&gt;there&lt;/b&gt;" in said.html
    assert "Hello <b>there</b>" in other.get(here).text
    empty = one.send(said.form("do", "say"), text="\u200b")
    assert empty.status == 400
    assert text("refusal-nothing-said") in empty.text
    mute = other.get(f"/players/{first.id}")
    other.press(mute, "do", "do-mute")
    assert "Hello" not in other.get(here).text
    over = other.press(other.get(here), "do", "resign")
    assert text("pages-others-resigned", players=first.name) in over.text
    assert one.get(f"{here}/replay", at=0).status == 200


def test_before_the_game_seats_are_taken_and_left(hall: Hall) -> None:
    host, guest = Browser(hall, hall.account()), Browser(hall)
    page = opened(host, "stolen_plans", "me", "open", "open", private="on")
    here = page.url.path
    assert f"{hall.url}{here}" in page.html
    assert here not in guest.get("/").links
    sat = guest.press(guest.get(here), "do", "sit", place="2")
    assert sat.has_form("do", "stand")
    left = guest.press(sat, "do", "stand")
    assert not left.has_form("do", "stand")
    guest.press(guest.get(here), "do", "sit", place="1")
    assert not host.press(host.get(here), "do", "unseat").has_form("do", "unseat")
    refused = guest.send(page.form("do", "put_bot"), ("do", "put_bot"), seat="-1")
    assert refused.status == 403
    filled = host.press(host.get(here), "do", "put_bot", place="1")
    begun = host.press(filled, "do", "put_bot", place="2")
    assert begun.has_form("do", "propose")


def test_one_person_on_two_seats_switches_between_them(hall: Hall) -> None:
    browser = Browser(hall, hall.account())
    page = opened(browser, "stolen_plans", "me", "me")
    here = page.url.path
    views = [browser.get(here, seat=seat) for seat in (0, 1)]
    assert [f"{here}?seat={seat}#ask" in views[0].links for seat in (0, 1)] == [True, True]
    asked = next(view for view in views if view.has_form("do", "answer"))
    after = browser.send(asked.form("do", "answer"), asked.form("do", "answer").buttons[0])
    assert after.url.query == asked.url.query
    watched = browser.get(here, seat=-1)
    assert not watched.has_form("do", "answer")
    assert Text("en")("pages-you-watch") in watched.text


def test_a_page_shows_the_last_of_what_happened_and_links_to_the_rest(hall: Hall) -> None:
    _, other, page, first, _ = two(hall)
    here = page.url.path
    table = here.rpartition("/")[2]
    person = hall.as_(first)
    for number in range(SAID + 20):
        assert person.command(table, "say", text=f"line {number}.").status_code == 200
    shown = other.get(here)
    lines = [f"line {number}." in shown.text for number in range(SAID + 20)]
    assert lines == [False] * 20 + [True] * SAID
    (link,) = [link for link in shown.links if link.endswith("#chat")]
    earlier = other.get(link.partition("#")[0])
    lines = [f"line {number}." in earlier.text for number in range(SAID + 20)]
    assert lines == [True] * 20 + [False] * SAID
    assert not [link for link in earlier.links if link.endswith("#chat")]


def test_who_only_watches_is_told_why_there_is_no_box_to_write_in(hall: Hall) -> None:
    host, guest = Browser(hall, hall.account()), Browser(hall, hall.account())
    quiet = opened(host, "stolen_plans", "me", "open").url.path
    loud = opened(host, "stolen_plans", "me", "open", talk="on").url.path
    why = Text("en")("refusal-players-talk")
    assert why in guest.get(quiet).text and not guest.get(quiet).has_form("do", "say")
    for browser, table in ((host, quiet), (host, loud), (guest, loud)):
        page = browser.get(table)
        assert page.has_form("do", "say") and why not in page.text
    form = guest.get(loud).form("do", "say")
    assert "Hello from here" in guest.send(form, text="Hello from here").text
    form.action = quiet
    refused = guest.send(form, text="Hello from here")
    assert refused.status == 403 and why in refused.text
