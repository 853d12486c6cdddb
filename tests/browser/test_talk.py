"""Talking at a table, in a real browser."""

from playwright.sync_api import expect

from starfelt.server.live.history import MOST_MISSED
from tests.browser.conftest import Visiting
from tests.browser.visitor import Visitor
from tests.server.hall import Hall, Person

FIELD = ".chat input"


def seated(visitor: Visitor, person: Person, table: str) -> None:
    visitor.is_now(person)
    visitor.go(f"/tables/{table}")
    visitor.page.locator("#tab-chat").click()


def test_a_line_that_somebody_says_disturbs_nobody_who_writes(
    visiting: Visiting, hall: Hall
) -> None:
    ada, bo = hall.person(), hall.person()
    table = ada.open("stolen_plans", "me", "open")
    bo.command(table, "sit")
    visitor = visiting()
    seated(visitor, ada, table)
    field = visitor.page.locator(FIELD)
    field.fill("half of it")
    field.evaluate("field => field.setSelectionRange(2, 4)")
    for number in range(3):
        assert bo.command(table, "say", text=f"line {number}").status_code == 200
    expect(visitor.page.locator(".chat li")).to_have_count(3)
    expect(field).to_be_focused()
    expect(field).to_have_value("half of it")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 4]
    field.press("Enter")
    expect(visitor.page.locator(".chat li")).to_have_count(4)
    expect(field).to_have_value("")


def test_who_only_watches_reads_why_they_can_not_talk(visiting: Visiting, hall: Hall) -> None:
    ada, bo = hall.person(), hall.person()
    quiet, loud = (ada.open("stolen_plans", "me", "bot:thumb", talk=talk) for talk in (False, True))
    visitor = visiting()
    seated(visitor, bo, quiet)
    expect(visitor.page.locator(".chat")).to_contain_text("Only the players talk")
    assert visitor.page.locator(FIELD).count() == 0
    seated(visitor, bo, loud)
    expect(visitor.page.locator(FIELD)).to_be_visible()


def test_who_was_away_for_long_has_the_log_of_the_server(visiting: Visiting, hall: Hall) -> None:
    """More was said than one update tells: nothing is missing, and nothing is there twice."""
    ada, bo = hall.person(), hall.person()
    table = ada.open("stolen_plans", "me", "open")
    bo.command(table, "sit")
    visitor = visiting()
    seated(visitor, ada, table)
    lines = visitor.page.locator(".chat li")
    bo.command(table, "say", text="before")
    expect(lines).to_have_count(1)
    visitor.cut_off()
    many = MOST_MISSED + 20
    for number in range(many):
        assert bo.command(table, "say", text=f"line {number}").status_code == 200
    visitor.is_cut = False
    expect(lines).to_have_count(many + 1, timeout=30_000)
    expect(lines.last).to_contain_text(f"line {many - 1}")
    bo.command(table, "say", text="after")
    expect(lines).to_have_count(many + 2)
