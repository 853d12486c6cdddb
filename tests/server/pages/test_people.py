"""Accounts, profiles and the host's page, by forms alone."""

from starfelt.server.live.new_tables import Wish, open_table
from starfelt.store.records import Account, Report
from starfelt.words.text import Text
from tests.server.hall import Hall
from tests.server.house import PASSWORD
from tests.server.pages.browser import Browser, Page
from tests.server.pages.test_play import opened

TEXT = Text("en")


def account_of(hall: Hall, account: Account) -> Account:
    found = hall.do(hall.services.store.account(account.id))
    assert found is not None
    return found


def log_in(browser: Browser, name: str, password: str = PASSWORD) -> Page:
    return browser.press(browser.get("/account"), "do", "log_in", name=name, password=password)


def test_a_guest_signs_up_and_keeps_the_games(hall: Hall) -> None:
    browser = Browser(hall)
    table = browser.send(browser.get("/").form("game", "star_realms")).url.path
    page = browser.get("/account")
    words = {"name": "Nova Nine", "password": PASSWORD}
    differs = browser.press(page, "do", "sign_up", **words, again="something else")
    assert differs.status == 400
    assert TEXT("refusal-passwords-differ") in differs.text
    assert ("name", "Nova Nine") in differs.form("do", "sign_up").fields
    assert PASSWORD not in differs.html
    done = browser.press(differs, "do", "sign_up", **words, again=PASSWORD)
    assert TEXT("pages-you-are", name="Nova Nine") in done.text
    assert table in browser.get("/").links
    other = Browser(hall)
    wrong = log_in(other, "nova nine", "wrong password")
    assert wrong.status == 403
    assert ("name", "nova nine") in wrong.form("do", "log_in").fields
    assert log_in(other, "nova nine").url.path == "/"
    assert table in other.get("/").links
    browser.press(browser.get("/account"), "do", "log_out_everywhere")
    assert table not in other.get("/").links


def test_name_password_and_tokens(hall: Hall) -> None:
    account = hall.account()
    browser = Browser(hall, account)
    taken = browser.press(browser.get("/account"), "do", "name", name=hall.account().name)
    assert taken.status == 409
    browser.press(browser.get("/account"), "do", "name", name="Comet Tail")
    assert account_of(hall, account).name == "Comet Tail"
    page = browser.get("/account")
    changed = {"old": PASSWORD, "new": "quite another", "again": "quite another"}
    assert browser.press(page, "do", "password", **changed).url.query == b"done=password"
    form = browser.get("/account").form("do", "token")
    fresh = browser.send(form, ("do", "token"), more=[("scopes", "read")], name="my bot")
    secret = next(text for text in fresh.texts if text.startswith("sft_"))
    assert secret not in browser.get("/account").html
    called = hall.client.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert called.json()["name"] == "Comet Tail"
    none = browser.send(form, ("do", "token"), name="no scopes")
    assert none.status == 422
    browser.press(browser.get("/account"), "do", "delete_token")
    called = hall.client.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert called.status_code == 401
    unsure = browser.press(browser.get("/account"), "do", "delete", password="quite another")
    assert unsure.status == 400
    form = unsure.form("do", "delete")
    browser.send(form, ("do", "delete"), more=[("sure", "yes")], password="quite another")
    assert hall.do(hall.services.store.account(account.id)) is None


def test_a_new_password_ends_tokens_unless_they_are_to_stay(hall: Hall) -> None:
    account = hall.account()
    browser, program = Browser(hall, account), hall.program(account, "read")
    page = browser.get("/account")
    changed = {"old": PASSWORD, "new": "quite another", "again": "quite another"}
    form = page.form("do", "password")
    assert ("keep", "yes") in form.boxes
    browser.send(form, ("do", "password"), more=[("keep", "yes")], **changed)
    assert program.get("/api/me").status_code == 200
    changed = {"old": "quite another", "new": PASSWORD, "again": PASSWORD}
    browser.press(browser.get("/account"), "do", "password", **changed)
    assert program.get("/api/me").status_code == 401
    assert browser.get("/account").status == 200


def test_muting_blocking_and_reporting(hall: Hall) -> None:
    one, bad, host = hall.account(), hall.account(), hall.account("host")
    browser = Browser(hall, one)
    there = f"/players/{bad.id}"
    assert browser.press(browser.get(there), "do", "do-mute").has_form("do", "undo-mute")
    assert browser.press(browser.get(there), "do", "do-block").has_form("do", "undo-block")
    assert there in browser.get("/account").links
    browser.press(browser.get("/account"), "do", "unblock")
    browser.press(browser.get("/account"), "do", "unblock")
    assert hall.do(hall.services.store.blocks(one.id)) == []
    table = opened(Browser(hall, bad), "stolen_plans", "me", "open").url.path
    link = next(link for link in browser.get(table).links if link.startswith(there))
    sent = browser.press(browser.get(link), "do", "report", text="Never moves.")
    assert TEXT("pages-reported") in sent.text
    page = Browser(hall, host).get("/host")
    assert "Never moves." in page.text
    assert table in page.links
    number = next(
        one.id for one in hall.do(hall.services.store.reports()) if one.text == "Never moves."
    )
    Browser(hall, host).send(page.form("report", str(number)), ("do", "finish"))
    assert "Never moves." not in Browser(hall, host).get("/host").text


def test_the_host_page_is_bounded_and_leads_on(hall: Hall) -> None:
    one, host = hall.account(), hall.account("host")
    store = hall.services.store
    waiting = len(hall.do(store.reports(limit=100)))
    for number in range(60):
        hall.do(store.report(Report(0, one.id, f"nobody{number}", "", f"Complaint {number}.", 1)))
    browser = Browser(hall, host)
    page = browser.get("/host")
    assert page.text.count("Complaint ") == 50 - waiting
    more = next(link for link in page.links if link.startswith("/host?reports="))
    rest = browser.get(more)
    assert rest.text.count("Complaint ") == 10 + waiting
    assert not any(link.startswith("/host?reports=") for link in rest.links)
    assert browser.get("/host?reports=x").status == 422
    for report in hall.do(store.reports(limit=100)):
        hall.do(store.finish_report(report.id))


def test_the_host_page_shows_every_table_in_pages(hall: Hall) -> None:
    one, host = hall.account(), hall.account("host")
    wish = Wish("stolen_plans", ("me", "open"))
    every = {hall.do(open_table(hall.hub, one, wish)) for _ in range(60)}
    browser, link, found = Browser(hall, host), "/host", set[str]()
    for _ in range(10):
        page = browser.get(link)
        shown = {path.rpartition("/")[2] for path in page.links if path.startswith("/tables/")}
        assert len(shown) < 60
        found |= shown
        more = [path for path in page.links if path.startswith("/host?tables=")]
        if not more:
            break
        (link,) = more
    assert every <= found
    assert browser.get("/host?tables=x").status == 422


def test_the_host_bans_closes_and_announces(hall: Hall) -> None:
    host, bad = hall.account("host"), hall.account()
    browser, theirs = Browser(hall, host), Browser(hall, bad)
    table = opened(theirs, "stolen_plans", "me", "open", "open").url.path
    running = opened(theirs, "stolen_plans", "me", "bot:random", "bot:random").url.path
    page = browser.get("/host")
    unknown = browser.press(page, "do", "ban", account="Nobody There")
    assert unknown.status == 404
    assert ("account", "Nobody There") in unknown.form("do", "ban").fields
    browser.send(page.form("table", running.rpartition("/")[2]), ("do", "remove"), seat="0")
    assert hall.hub.lives[running.rpartition("/")[2]].table.seats[0].resigned
    browser.send(page.form("table", table.rpartition("/")[2]), ("do", "close"))
    assert TEXT("pages-now-closed") in theirs.get(table).text
    browser.press(browser.get("/host"), "do", "ban", account=bad.name.upper(), days="2")
    assert theirs.get("/").status == 403
    assert theirs.get("/account").status == 200
    browser.press(browser.get("/host"), "do", "unban", account=bad.id)
    assert theirs.get("/").status == 200
    browser.press(browser.get("/host"), "do", "announce", text="Cake <at> four")
    browser.press(browser.get("/host"), "do", "restart", minutes="5")
    try:
        assert "Cake <at> four" in theirs.get("/about").text
        assert browser.get("/host").has_form("do", "no_restart")
    finally:
        browser.press(browser.get("/host"), "do", "announce", text="")
        browser.press(browser.get("/host"), "do", "no_restart")
    assert "Cake" not in theirs.get("/about").text


def test_the_lobby_finds_tables_and_opponents(hall: Hall) -> None:
    one, other = Browser(hall, hall.account()), Browser(hall, hall.account())
    form = next(form for form in one.get("/").forms if form.action == "/match")
    wish = {"game": "empire_vs_rebellion", "clock": "days:3", "rated": "on"}
    waiting = one.send(form, **wish).url.path
    assert waiting in other.get("/", game="empire_vs_rebellion", rated="yes").links
    assert waiting not in other.get("/", game="star_realms").links
    assert waiting not in other.get("/", clock="none").links
    assert waiting not in other.get("/", rated="no").links
    assert other.send(form, **wish).url.path == waiting
    asked = [
        browser for browser in (one, other) if TEXT("pages-your-turn") in browser.get("/").text
    ]
    assert asked
    wrong = one.send(form, game="empire_vs_rebellion", clock="slow")
    assert wrong.status == 400
