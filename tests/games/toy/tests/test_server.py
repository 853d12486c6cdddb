"""The toy at live tables of a real server."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from starfelt.kit import Kit
from starfelt.server import run
from starfelt.server.bot_workers import Workers
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text
from tests.games.toy.tests.registered import ROOM
from tests.server.hall import Hall, play_out, running
from tests.server.pages import test_play as forms
from tests.server.pages.browser import Browser

WORKER = """
import sys
sys.path.insert(0, sys.argv[1])
from starfelt.bots.worker import main
from tests.games.toy.tests.registered import registered
with registered():
    main()
"""


@pytest.fixture
def hall(toy: Kit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A server whose bots think in a process that knows the toy as well."""
    command = (sys.executable, "-c", WORKER, str(ROOM.parents[2]))
    monkeypatch.setattr(run, "Workers", partial(Workers, command=command))
    with running(tmp_path, workers=1) as hall:
        yield hall
        assert hall.hub.workers.failed == 0


def test_two_people_play_to_the_end(hall: Hall) -> None:
    one, two = hall.person(), hall.person()
    table = one.open("toy", "me", "open", options={"short": True})
    two.command(table, "sit")
    play_out(table, one, two)
    shown = one.look(table)
    assert shown["now"]["status"] == "over"
    assert [seat["points"] for seat in shown["now"]["view"]["seats"]] in (
        [1, 2],
        [2, 1],
        [3, 0],
        [0, 3],
    )
    assert "toy" in [game["game"] for game in one.get("/api/games").json()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_plays_by_forms_alone(hall: Hall, language: str) -> None:
    browser, text = Browser(hall, **{"Accept-Language": language}), Text(language)
    home = browser.get("/")
    assert text.game("toy") in home.text
    assert text("pages-game-toy") in home.text
    page = forms.opened(browser, "toy", "me", "bot:thumb", "bot:random")
    assert text("toy-ask-lay") in page.text
    over = forms.played(browser, page, 7)
    assert text("line-toy-over") in over.text
    table = hall.do(hall.services.store.table(over.url.path.rpartition("/")[2]))
    assert table.summary.status == "over"
    assert browser.get(f"{over.url.path}/replay", at=3, seat=0).status == 200
    assert text("toy-rules-00-title").removeprefix("# ") in browser.get("/rules/toy").text


def test_a_quick_game_is_one_click_away_and_has_faces(hall: Hall) -> None:
    browser = Browser(hall)
    page = browser.send(browser.get("/").form("game", "toy"))
    table = hall.do(hall.services.store.table(page.url.path.rpartition("/")[2]))
    assert [seat.who for seat in table.summary.seated][1:] == ["bot:thumb"]
    version = run.pages.faces.version("toy")
    for file in ("toy.svg", "toy.art.json", "toy.ja.json", "toy.full-zh-Hant.json"):
        assert hall.client.get(f"/faces/{version}/{file}").status_code == 200
    assert browser.get("/leaders/toy").status == 200
