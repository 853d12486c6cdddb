"""The log of a table page by page, the rules, and the language in which a browser gets them."""

import re
from html import unescape

import pytest

import starfelt
from starfelt.server.api.log_and_rules import page_of
from starfelt.server.http.languages import REMEMBERED
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.server.hall import Hall, Person, playing


def answer_some(table: str, number: int, *people: Person) -> None:
    """So many answers, each the last one that there is."""
    left = number
    while left:
        for person in people:
            asked = person.look(table)["now"].get("asked")
            if asked and left:
                facts = {"question": asked["question"], "actions": [asked["options"][-1]["action"]]}
                assert person.command(table, "answer", **facts).status_code == 200
                left -= 1


# -------------------------------------------------------------------------------- the log
def test_the_log_is_what_the_socket_would_have_told(hall: Hall):
    table, one, two = playing(hall)
    answer_some(table, 4, one, two)
    for person in (one, two, hall.stranger()):
        found = person.get(f"/api/tables/{table}/log", lang="en").json()
        numbers = [happened["number"] for happened in found["happened"]]
        assert numbers == list(range(1, max(numbers) + 1))
        assert found["happened"][0]["kind"] == "sit" and not found["more"]
        assert all(one["lines"] for one in found["happened"] if one["kind"] != "answer")
        assert found["happened"][2]["lines"][0] == {"text": "The game begins."}


def test_pages_of_the_log_go_back_and_are_in_order(hall: Hall):
    table, one, two = playing(hall)
    answer_some(table, 6, one, two)
    path = f"/api/tables/{table}/log"
    whole = one.get(path, lang="ja").json()
    pages, before = [], 0
    while True:
        page = one.get(path, lang="ja", limit=4, before=before).json()
        pages.insert(0, page)
        before = page["before"]
        assert page["more"] == bool(before)
        if not before:
            break
        assert before == page["happened"][0]["number"]
    assert len(pages) > 1 and all(len(page["happened"]) == 4 for page in pages[1:])
    assert [one for page in pages for one in page["happened"]] == whole["happened"]
    nothing = {"happened": [], "more": False, "before": 0}
    assert one.get(path, before=1).json() == nothing


def test_nobody_reads_the_log_of_another_seat(hall: Hall):
    table, one, two = playing(hall)
    path = f"/api/tables/{table}/log"
    hands = {person.id: set(person.look(table)["now"]["view"]["hand"]) for person in (one, two)}
    for reader, other in ((one, two), (two, one), (hall.stranger(), one)):
        page = reader.get(path, lang="en").json()
        drawn = {
            told["card"]
            for happened in page["happened"]
            for told in happened.get("told", [])
            if told["kind"] == "draws" and "card" in told
        }
        assert drawn == (hands[reader.id] if reader.account else set())
        secret = {Text("en").card("stolen_plans", card) for card in hands[other.id] - drawn}
        lines = [line for one in page["happened"] for line in one.get("lines", [])]
        assert not any(card in line["text"] for line in lines for card in secret)
        named = {card for line in lines for card, *_ in line.get("cards", [])}
        assert not named & (hands[other.id] - drawn)
    answer = one.get(path, seat=1)
    assert (answer.status_code, answer.json()["code"]) == (403, "no-seat-of-yours")
    assert one.get(path, seat=-1).json() == hall.stranger().get(path).json()


def test_without_a_language_the_log_has_no_words_and_an_unknown_one_is_refused(hall: Hall):
    table, one, _ = playing(hall)
    path = f"/api/tables/{table}/log"
    found = one.get(path).json()
    assert found["happened"] and not any("lines" in one for one in found["happened"])
    assert one.get(path, lang="tlh").json()["code"] == "unknown-language"
    assert one.get(path, limit=501).status_code == 422


def test_who_is_muted_is_not_in_the_log_and_who_is_gone_has_no_name_there(hall: Hall):
    table, one, two = playing(hall)
    path = f"/api/tables/{table}/log"
    two.command(table, "say", text="Peekaboo")
    name = two.account.name if two.account else ""
    said = one.get(path, lang="en").json()
    assert said["happened"][-1]["text"] == "Peekaboo"
    assert said["happened"][-1]["lines"] == [{"text": f"{name}: Peekaboo"}]
    third = hall.person()
    assert third.call("PUT", f"/api/blocks/mute/{two.id}").status_code < 300
    assert "Peekaboo" not in third.get(path, lang="en").text
    hall.do(hall.services.forget(two.account))
    after = one.get(path, lang="en").text
    assert name not in after and two.id not in after


# -------------------------------------------------------------------------------- the rules
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_part_by_part_without_losing_a_word(language: str):
    text = Text(language)
    for game in starfelt.GAMES:
        for name in text.pages(game):
            page = page_of(text, game, name)
            assert page.title and all(part.html for part in page.parts)
            assert len(page.parts) > 3 and all(part.title for part in page.parts[1:])
            words = page.title + "".join(part.title + part.html for part in page.parts)
            plain = re.sub(r"\W", "", unescape(re.sub(r"<[^>]+>", "", words)))
            assert plain == re.sub(r"\W|\|[-|]+\|", "", text.page(game, name))


def test_a_browser_keeps_the_rules_and_asks_whether_they_are_still_the_same(hall: Hall):
    person = hall.stranger()
    found = person.get("/api/rules/star_realms", lang="ja")
    assert found.headers["content-language"] == "ja"
    assert "max-age=3600" in found.headers["cache-control"]
    body = found.json()
    assert (body["game"], body["name"]) == ("star_realms", Text("ja").game("star_realms"))
    assert body["pages"][0]["name"] == "rules"
    person.headers["If-None-Match"] = found.headers["etag"]
    again = person.get("/api/rules/star_realms", lang="ja")
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == found.headers["etag"]
    assert person.get("/api/rules/star_realms", lang="en").status_code == 200
    assert person.get("/api/rules/star_realms", lang="xx").json()["code"] == "unknown-language"
    assert person.get("/api/rules/chess").status_code == 404


# -------------------------------------------------------------------------------- the language
def test_a_browser_that_chose_a_language_is_answered_in_it(hall: Hall):
    """By the account, by what the browser remembers, by what it asks for, in this order."""
    person = hall.stranger()
    person.headers["Accept-Language"] = "ja"

    def spoken(who: Person) -> str:
        return str(who.get("/api/games").headers["content-language"])

    assert spoken(person) == "ja"
    chosen = hall.client.post(
        "/language", data={"lang": "zh-Hant"}, headers=person.headers, follow_redirects=False
    )
    assert chosen.status_code == 303
    assert chosen.cookies[REMEMBERED] == "zh-Hant"
    hall.client.cookies.clear()
    person.headers["Cookie"] = f"{REMEMBERED}=zh-Hant"
    assert spoken(person) == "zh-Hant"
    person.headers["Cookie"] = f"{REMEMBERED}=xx"
    assert spoken(person) == "ja"
    known = hall.person(language="en")
    known.headers["Cookie"] += f"; {REMEMBERED}=zh-Hant"
    assert spoken(known) == "en"
    assert known.get("/api/me").json()["language"] == "en"
