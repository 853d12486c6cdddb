"""Every page in every language: whole, in its own words, and fit to be read aloud."""

import re
from collections import Counter
from typing import Any

import pytest

import starfelt
from starfelt.server.http.responses import STATUS
from starfelt.server.pages import lobby, players
from starfelt.store.records import Account, Rating
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.hall import Hall, play_out
from tests.server.pages.browser import Browser, Page
from tests.server.pages.test_play import opened

#: What is the same in every language: names, and what is typed.
NAMES = re.compile(
    r"Starfelt|English|Person|UTC|http\S*|/tables/\S+|[0-9a-f]{64}|thumb|random|Race for the Galaxy"
    r"|Star Realms|Star Wars|Lucasfilm|Disney|Fantasy Flight Games|Empire vs. Rebellion|MM Games"
    r"|Stolen Plans|Rio Grande Games|Wise Wizard Games|\w+_\w+|API|sft_\S+"
)
VALUES = {
    str(value)
    for game in starfelt.GAMES
    for option in starfelt.load(game).options
    for value in (*getattr(option, "values", ()), *getattr(option, "presets", ()), option.default)
}
ENGLISH = re.compile(r"[A-Za-z]{3,}")

GAMES = starfelt.GAMES


def check(page: Page, language: str) -> None:
    """What holds for every page."""
    assert page.language == language
    assert page.open == []
    tags = Counter(page.tags)
    assert (tags["h1"], tags["main"], tags["header"] >= 1, tags["footer"]) == (1, 1, True, 1)
    assert page.nameless == []
    assert [one for one, number in Counter(page.ids).items() if number > 1] == []
    assert not re.search(r"\sstyle=|\son\w+=|<style|<script(?! type=\"module\" src=)", page.html)
    assert not re.search(r"\{ ?\$|\{\{|\{%|\?\?\?|pages-\w", page.text)
    assert "None" not in page.texts
    assert page.headers["cache-control"] == "no-store"
    if language != "en":
        left = set(ENGLISH.findall(NAMES.sub(" ", page.text))) - VALUES
        assert left <= {"card"}, left  # which is typed in the terminal


@pytest.fixture(scope="module")
def places(hall: Hall) -> dict[str, Any]:
    """One of everything that can be looked at."""
    host, player = hall.account("host"), hall.account("player")
    browser = Browser(hall, player)
    found: dict[str, Any] = {"host": host, "player": player, "playing": [], "over": []}
    for game in GAMES:
        found["playing"].append(opened(browser, game, "me", "bot:thumb").url.path)
    found["open"] = opened(browser, "star_realms", "me", "open", clock="fischer:300+10").url.path
    person = hall.as_(player)
    over = person.open("stolen_plans", "me", "bot:random")
    play_out(over, person)
    found["over"] = f"/tables/{over}"
    ratings = [
        Rating(player.id, "star_realms", 30, 7, 1, 1),
        Rating("bot:thumb", "star_realms", 20, 7, 1),
    ]
    hall.do(hall.services.store.rate(over, ratings))
    return found


def addresses(places: dict[str, Any]) -> list[str]:
    """Every page that there is."""
    games = [f"/{kind}/{game}" for game in GAMES for kind in ("new", "rules", "leaders")]
    tables = [
        *places["playing"],
        places["open"],
        places["over"],
        f"{places['playing'][3]}?look=goals",
    ]
    replays = [f"{places['over']}/replay{query}" for query in ("", "?at=0", "?at=9&seat=0")]
    people = [
        f"/players/{places['player'].id}",
        "/players/bot:thumb",
        f"/players/{places['host'].id}",
    ]
    return ["/", *games, *tables, *replays, *people, "/account", "/host", "/about", "/nowhere"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_and_in_its_language(
    hall: Hall, places: dict[str, Any], language: str
) -> None:
    host = Browser(hall, places["host"], **{"Accept-Language": language})
    player = Browser(hall, places["player"], **{"Accept-Language": language})
    for address in addresses(places):
        page = (host if address == "/host" else player).get(address)
        assert page.status == (404 if address == "/nowhere" else 200), (address, page.text)
        check(page, language)
    check(Browser(hall, **{"Accept-Language": language}).get("/account"), language)


# ------------------------------------------------------------------ the language
def test_the_language_is_that_of_the_address_the_account_the_cookie_or_the_browser(
    hall: Hall,
) -> None:
    browser = Browser(hall, **{"Accept-Language": "zh-TW,zh;q=0.9"})
    assert browser.get("/").language == "zh-Hant"
    assert browser.get("/", lang="ja").language == "ja"
    assert browser.get("/").language == "ja", "remembered"
    assert browser.get("/", lang="xx").language == "ja"
    back = browser.press(browser.get("/rules/star_realms"), "lang", "en")
    assert (back.language, back.url.path) == ("en", "/rules/star_realms")
    assert browser.get("/nowhere").language == "en"
    account = hall.account(language="zh-Hant")
    named = Browser(hall, account)
    assert named.get("/").language == "zh-Hant"
    named.press(named.get("/"), "lang", "ja")
    assert hall.do(hall.services.store.account(account.id)).language == "ja"
    assert Browser(hall, account).get("/about").language == "ja"


def test_a_guest_is_called_in_the_language_of_the_page(hall: Hall) -> None:
    browser = Browser(hall)
    browser.get("/", lang="ja")
    page = browser.send(browser.get("/").form("game", "star_realms"))
    assert page.language == "ja"
    name = hall.hub.lives[page.url.path.rpartition("/")[2]].table.seats[0].name
    assert not name.isascii()


def test_nobody_is_sent_to_another_server_after_a_form(hall: Hall) -> None:
    browser = Browser(hall)
    for address in ("//evil.example", "https://evil.example", "/\\evil.example", "javascript:x"):
        page = browser.send(browser.get("/").form("back", "/"), ("lang", "en"), back=address)
        assert str(page.url) == f"{hall.url}/"


# ------------------------------------------------------------------ dark and light
def test_the_theme_is_chosen_on_every_page_and_kept_by_the_browser(hall: Hall) -> None:
    browser = Browser(hall)
    assert "data-theme" not in browser.get("/").html, "as the system looks"
    page = browser.press(browser.get("/rules/star_realms"), "theme", "light")
    assert page.url.path == "/rules/star_realms"
    for address in ("/", "/account", "/nowhere"):
        assert '<html lang="en" data-theme="light">' in browser.get(address).html
    assert browser.cookies["starfelt-theme"] == "light"
    browser.press(page, "theme", "dark")
    assert 'content="dark"' in browser.get("/").html
    browser.press(page, "theme", "system")
    assert "data-theme" not in browser.get("/").html
    browser.cookies.set("starfelt-theme", '"><script>')
    assert "data-theme" not in browser.get("/").html
    assert browser.post("/theme", "theme=pink").status == 422


# ------------------------------------------------------------------ files
def test_files_are_kept_for_good_at_an_address_that_changes_with_them(hall: Hall) -> None:
    client = hall.client
    page = client.get("/").text
    addresses = set(re.findall(r"/static/\w+/[\w.]+", page))
    assert len(addresses) == 2
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        name = address.rpartition("/")[2]
        assert client.get(f"/static/0000000000000000/{name}").status_code == 404
    assert client.get("/static/0/..%2Fframe.py").status_code == 404


# ------------------------------------------------------------------ what people write
def test_nothing_that_somebody_wrote_becomes_part_of_a_page(hall: Hall) -> None:
    evil = "<script>alert(1)</script>\"'><img src=x>"
    host = hall.account("host")
    bad = hall.account(name=evil)
    mallory, other = Browser(hall, bad), Browser(hall, host)
    table = opened(mallory, "stolen_plans", "me", "open").url.path
    mallory.send(mallory.get(table).form("do", "say"), text=evil)
    other.press(other.get(f"/players/{bad.id}"), "do", "report", text=evil)
    other.press(other.get(f"/players/{bad.id}"), "do", "do-mute")
    hall.do(hall.hub.notices.say(evil, []))
    try:
        addresses = ("/", table, f"/players/{bad.id}", "/account", "/host", f"/?game={evil}")
        for address in (*addresses, f"/new/star_realms?back={evil}", f"/rules/{evil}"):
            for browser in (mallory, other):
                page = browser.get(address)
                assert "<script>" not in page.html
                assert "<img src=x>" not in page.html
                assert page.open == []
    finally:
        hall.do(hall.hub.notices.say("", []))


# ------------------------------------------------------------------ who may do what
def refusals(hall: Hall, places: dict[str, Any]) -> list[tuple[Account | None, str, str, int]]:
    """Who sends which form where, and the status of the answer."""
    guest, player = hall.account("guest"), hall.account()
    banned = hall.account(banned=hall.services.clock() * 2)
    table, me = places["playing"][0], places["player"].id
    return [
        (None, table, "do=say&text=x", 401),
        (None, table, "do=answer&question=0&action=0", 401),
        (None, table, "do=answer&question=0&gesture=play_all", 401),
        (None, places["over"], "do=rematch", 401),
        (player, places["over"], "do=rematch", 403),
        (player, table, "do=answer&question=0&action=0", 403),
        (player, table, "do=resign", 403),
        (player, table, "do=resign&seat=0", 403),
        (player, table, "do=nonsense", 422),
        (player, table, "do=answer&question=x&action=0", 422),
        (player, places["open"], "do=put_bot&bot=thumb", 403),
        (player, places["open"], "do=unseat&place=0", 403),
        (None, f"/players/{me}", "do=do-mute", 401),
        (player, f"/players/{player.id}", "do=do-block", 422),
        (None, "/host", "do=announce&text=x", 401),
        (player, "/host", "do=announce&text=x", 403),
        (guest, "/account", "do=token&name=x&scopes=read&days=1", 403),
        (guest, "/account", "do=delete", 400),
        (player, "/account", "do=delete&sure=yes&password=wrong", 403),
        (player, "/account", "do=password&old=x&new=y&again=z", 400),
        (banned, "/play", "game=star_realms", 403),
        (banned, table, "do=say&text=x", 403),
        (banned, "/account", "do=name&name=Somebody", 403),
        (guest, "/new/star_realms", "seat-0=me&seat-1=open&rated=on", 403),
        (guest, "/new/star_realms", "seat-0=me&clock=fast", 400),
        (guest, "/play", "game=chess", STATUS.get("unknown-game", 400)),
        (guest, "/match", "game=star_realms&rated=on", 403),
        (player, "/new/star_realms", "seat-0=me&seat-1=open&clock=none&rated=on", 400),
        (player, "/new/star_realms", "seat-0=me&seat-1=bot:thumb&clock=days:3&rated=on", 400),
        (player, "/match", "game=star_realms&clock=none&rated=on", 400),
        (guest, "/language", "lang=xx", 400),
        (guest, f"{table}/replay", "at=0&seat=0", 409),
        (guest, "/tables/none", "do=say&text=x", 404),
    ]


def test_forms_of_those_who_may_not_are_refused_and_change_nothing(
    hall: Hall, places: dict[str, Any]
) -> None:
    live = hall.do(hall.hub.live(places["playing"][0].rpartition("/")[2]))
    before = live.table.public
    for account, address, data, status in refusals(hall, places):
        page = Browser(hall, account).post(address, data)
        assert page.status == status, (address, data, page.text)
        assert 'role="alert"' in page.html
        check(page, "en")
    assert live.table.public == before


def test_a_form_of_another_site_is_refused(hall: Hall) -> None:
    browser = Browser(hall, hall.account())
    for origin in ("https://evil.example", "null"):
        page = browser.post("/account", "do=log_out", Origin=origin)
        assert page.status == 403
        check(page, "en")
    del browser.headers["Origin"]
    assert browser.post("/account", "do=log_out").status == 403
    assert browser.post("/language", "\xff=%ff", Origin=hall.url).status == 400
    many = "&".join(f"a{n}=" for n in range(500))
    assert browser.post("/language", many, Origin=hall.url).status == 400
    plain = browser.request(
        "POST", "/language", {"Origin": hall.url, "Content-Type": "text/plain"}, content="lang=ja"
    )
    assert plain.status == 400


def test_a_page_that_is_only_sent_to_can_t_be_looked_at(hall: Hall) -> None:
    page = Browser(hall).get("/play")
    assert page.status == 405
    assert Text("en")("pages-refused") in page.text


def test_long_lists_of_tables_have_pages(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "SHOWN", 2)
    monkeypatch.setattr(players, "SHOWN", 2)
    account = hall.account()
    browser = Browser(hall, account)
    visitor = Browser(hall, hall.account())
    here = [opened(browser, "star_realms", "me", "open", clock="days:1").url.path for _ in "abc"]
    for first, link in (
        ("/?game=star_realms&clock=days%3A1", "/?game=star_realms"),
        (f"/players/{account.id}", f"/players/{account.id}?"),
    ):
        found: list[str] = []
        place = first
        while place:
            page = visitor.get(place)
            found += [path for path in page.links if path in here]
            assert len([path for path in page.links if path in here]) <= 2
            before = page.url.params.get("before", "none")
            more = [path for path in page.links if path.startswith(link) and "before=" in path]
            more = [path for path in more if before not in path]
            place = more[0] if more else ""
        assert set(found) == set(here), first
    assert visitor.get("/?before=nonsense").status == 200
