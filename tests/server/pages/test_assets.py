"""What the browser loads: the built table, card faces and pictures, and how much that is."""

import gzip
import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import httpx
import pytest

import starfelt
from starfelt.server.config import Limits
from starfelt.server.http.files import FOREVER
from starfelt.server.pages import assets, faces
from starfelt.words.fluent import LANGUAGES
from tests.server.hall import Hall, running
from tests.server.pages.browser import Browser

SCRIPT = "import './more-1.js'; // " + "a script of the home page " * 20
MANIFEST = {
    "src/home.ts": {"file": "assets/home-1.js", "imports": ["_more"], "css": ["assets/home-1.css"]},
    "src/table.ts": {"file": "assets/table-1.js", "imports": ["_more"]},
    "src/style/fonts.css": {"file": "assets/fonts-1.css"},
    "_more": {"file": "assets/more-1.js", "css": ["assets/more-1.css"]},
}
FILES = {
    "home-1.js": SCRIPT, "table-1.js": "", "more-1.js": "export {}", "home-1.css": "p {}",
    "more-1.css": "b {}", "fonts-1.css": "@font-face {}", "letters-1.woff2": "wOF2 letters",
    "letters.licence.txt": "Licence", "secret.key": "classified",
}  # fmt: skip

MOST_BYTES = 250_000  # of the first load of a page, without fonts
MOST_LATER = 250_000  # of what a table shows as soon as it has come

is_built = pytest.mark.skipif(assets.entry("home") is None, reason="the table is not built here")


def forget() -> None:
    for known in (assets.manifest, assets.entry, assets.fonts, assets.files, assets.file):
        known.cache_clear()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small table that was built, with something beside it that is nobody's business."""
    home = tmp_path / "built"
    (home / "assets").mkdir(parents=True)
    (home / "manifest.json").write_text(json.dumps(MANIFEST))
    for name, text in FILES.items():
        (home / "assets" / name).write_text(text)
    (tmp_path / "secret.js").write_text("classified")
    monkeypatch.setattr(assets, "HOME", home)
    forget()
    yield home
    monkeypatch.undo()
    forget()


def raw(hall: Hall, path: str, method: str = "GET") -> tuple[HTTPResponse, bytes]:
    """A request with this path, to the letter."""
    line = HTTPConnection(hall.url.removeprefix("http://"), timeout=20)
    line.putrequest(method, path, skip_accept_encoding=True)
    line.endheaders()
    answer = line.getresponse()
    found = answer, answer.read()
    line.close()
    return found


# ------------------------------------------------------------------ the built table
def test_a_page_names_all_that_it_loads_and_gets_it(hall: Hall, table: Path) -> None:
    page = Browser(hall).get("/")
    styles = re.findall(r'<link rel="stylesheet" href="(/web/[^"]+)">', page.html)
    assert styles == [f"/web/assets/{name}-1.css" for name in ("fonts", "more", "home")]
    assert '<script type="module" src="/web/assets/home-1.js"></script>' in page.html
    assert '<link rel="modulepreload" href="/web/assets/more-1.js">' in page.html
    assert page.html.index('id="app"') < page.html.index("<noscript>") < page.html.index("<h1>")
    for address in (*styles, "/web/assets/home-1.js", "/web/assets/more-1.js"):
        assert hall.client.get(address).status_code == 200
    rules = Browser(hall).get("/rules/star_realms").html
    assert "fonts-1.css" in rules
    assert "<script" not in rules


def test_files_are_packed_kept_for_good_and_what_they_are(hall: Hall, table: Path) -> None:
    client = hall.client
    packed = client.get("/web/assets/home-1.js", headers={"Accept-Encoding": "br, gzip"})
    assert packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    answer, plain = raw(hall, "/web/assets/home-1.js")
    assert plain.decode() == SCRIPT
    assert answer.headers["content-encoding"] is None
    for headers in (packed.headers, answer.headers):
        assert headers["cache-control"] == FOREVER
        assert headers["vary"] == "Accept-Encoding"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["content-type"].startswith("text/javascript")
    letters = client.get("/web/assets/letters-1.woff2")
    assert letters.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in letters.headers
    head = client.head("/web/assets/home-1.js", headers={"Accept-Encoding": "gzip"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == packed.headers["content-length"]


@pytest.mark.parametrize(
    "name",
    [
        "../manifest.json", "..%2Fmanifest.json", "%2e%2e/manifest.json", "../../secret.js",
        "..%2F..%2Fsecret.js", "..%5C..%5Csecret.js", "/etc/passwd", "%2Fetc%2Fpasswd", "", ".",
        "..", "secret.key", "home-1.js%00", "%00", "none.js", "home-1.js/", "HOME-1.JS",
    ],
)  # fmt: skip
def test_nothing_else_on_the_disk_is_found(hall: Hall, table: Path, name: str) -> None:
    answer, said = raw(hall, f"/web/assets/{name}")
    assert answer.status == 404
    assert b"classified" not in said
    assert raw(hall, "/web/manifest.json")[0].status == 404


def test_where_nothing_was_built_pages_work_without_scripts(
    hall: Hall, tmp_path: Path, table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "HOME", tmp_path / "nothing")
    forget()
    for address in ("/", "/rules/star_realms"):
        page = Browser(hall).get(address)
        assert not re.search(r"<script|<noscript|/web/|id=\"app\"", page.html)
    assert Browser(hall).get("/").has_form("game", "star_realms")
    assert raw(hall, "/web/assets/home-1.js")[0].status == 404


# ------------------------------------------------------------------ faces and pictures
@pytest.mark.parametrize("game", starfelt.GAMES)
def test_a_game_has_its_picture(hall: Hall, game: str) -> None:
    answer = hall.client.get(faces.picture(game))
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == FOREVER
    assert answer.text.startswith("<svg")


def test_faces_are_drawn_for_the_games_and_languages_that_there_are(hall: Hall) -> None:
    client, here = hall.client, f"/faces/{faces.version('star_realms')}"
    art = client.get(f"{here}/star_realms.art.json").json()["art"]
    small = client.get(f"{here}/star_realms.ja.json").json()
    large = client.get(f"{here}/star_realms.full-ja.json").json()["full"]
    assert art.keys() == large.keys() == small["name"].keys() == small["thumb"].keys()
    assert small["told"]["acquires"] == {"comes": "row", "goes": "discards"}
    assert (
        raw(hall, f"{here}/star_realms.ja.json")[1].decode()
        == client.get(f"{here}/star_realms.ja.json").text
    )
    for wrong in (
        "chess.art.json", "star_realms.xx.json", "star_realms.full-xx.json",
        "star_realms.full.json", "chess.svg", "star_realms.json",
    ):  # fmt: skip
        assert client.get(f"{here}/{wrong}").status_code == 404
    for file in ("star_realms.art.json", "star_realms.svg"):
        assert client.get(f"/faces/0000000000000000/{file}").status_code == 404


@pytest.mark.parametrize("game", starfelt.GAMES)
def test_the_address_of_faces_covers_all_that_they_are_made_of(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A corrected cost, word, icon or frame must not stay hidden behind what a browser has kept."""
    package = Path(starfelt.__file__).parent
    room = package / "games" / game
    rows = [*(room / "rules" / "cards").glob("*.py")]
    own = [room / "words" / "sentences.py", room / "face" / "design.py", *room.rglob("*.svg")]
    texts = [path for language in LANGUAGES for path in (room / "text" / language).iterdir()]
    shared = [package / "faces" / "frames.py", package / "words" / "text.py"]
    shared += [package / "words" / "text" / language / "faces.ftl" for language in LANGUAGES]
    found = faces.sources(game)
    assert {*rows, *own, *texts, *shared} <= set(found)
    others = [package / "games" / other for other in starfelt.GAMES if other != game]
    assert not [path for path in found for other in others if other in path.parents]
    copy = tmp_path / "row.py"
    copy.write_text("cost = 3")
    monkeypatch.setattr(faces, "sources", lambda game: [*found, copy])
    before = faces.version.__wrapped__(game)
    copy.write_text("cost = 4")
    assert faces.version.__wrapped__(game) != before


# ------------------------------------------------------------------ the lobby for scripts
def lobby(browser: Browser) -> Any:
    return json.loads(browser.get("/lobby.json").html)


def test_the_lobby_for_scripts_has_what_everybody_may_know(hall: Hall) -> None:
    host, guest = hall.person(), hall.person()
    hidden = host.open("star_realms", "me", "open", private=True)
    waiting = host.open("star_realms", "me", "open", clock="move:60")
    playing = host.open("star_realms", "me", "me")
    mine = lobby(Browser(hall, host.account))
    assert {one["id"] for one in mine["mine"]} == {hidden, waiting, playing}
    assert mine["mine"][0]["id"] == playing, "where it is my turn comes first"
    assert mine["mine"][0]["asked"]
    assert waiting not in {one["id"] for one in mine["tables"]}
    other = lobby(Browser(hall, guest.account, **{"Accept-Language": "ja"}))
    assert other["mine"] == []
    found = {one["id"]: one for one in other["tables"]}
    assert waiting in found
    assert {hidden, playing}.isdisjoint(found)
    assert found[waiting] == {
        "id": waiting, "game": "star_realms", "name": "スター・レルムズ",
        "seated": f"{host.account.name}、空席", "free": 1, "clock": found[waiting]["clock"],
        "rated": False, "state": found[waiting]["state"], "at": found[waiting]["at"],
        "asked": False,
    }  # fmt: skip
    assert lobby(Browser(hall))["mine"] == []


# ------------------------------------------------------------------ how much it is
def loaded(client: httpx.Client, html: str, more: list[str]) -> tuple[int, list[str]]:
    """The bytes over the wire of a page and all that it loads, but fonts; and what that was."""
    first = re.findall(r'(?:href|src)="(/(?:static|web|faces)/[^"]+)"', html)
    addresses = list(dict.fromkeys([*first, *more]))
    total = len(html.encode())
    for address in addresses:
        answer = client.get(address, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == 200, address
        assert answer.headers["content-encoding"] == "gzip", address
        total += int(answer.headers["content-length"])
    return total, addresses


def later(name: str, language: str, game: str = "") -> list[str]:
    """What a script asks for as soon as it runs: the words of a language, and a game's drawing.

    A game without a drawing of its own is shown in words."""
    every = assets.manifest()
    asked = [
        key
        for first in assets.needed(f"src/{name}.ts")
        for key in every[first].get("dynamicImports", [])
    ]
    own = f"src/games/{game}/"
    drawing = own if any(key.startswith(own) for key in asked) else "src/plain_table/"
    wanted = [
        key for key in asked if f"/text/{language}/" in key or (game and key.startswith(drawing))
    ]
    keys = dict.fromkeys(key for one in wanted for key in assets.needed(one))
    files = [file for key in keys for file in (every[key]["file"], *every[key].get("css", []))]
    return [assets.address(file) for file in files]


@is_built
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_of_the_home_is_small(hall: Hall, language: str) -> None:
    browser = Browser(hall, hall.person(language=language).account)
    pictures = [faces.picture(game) for game in starfelt.GAMES]
    home, files = loaded(hall.client, browser.get("/").html, [*later("home", language), *pictures])
    assert any("browser_home" in file for file in files)
    assert home < MOST_BYTES


@is_built
@pytest.mark.parametrize("game", starfelt.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_can_be_played_after_a_small_load(hall: Hall, language: str, game: str) -> None:
    """Large faces and art come later, while the table is played: packed it is about 25 kB for
    Stolen Plans, 45 for Empire vs. Rebellion, 55 for Star Realms, 225 for Race for the Galaxy."""
    person = hall.person(language=language)
    table = person.open(game, "me", "bot:thumb")
    here = f"/faces/{faces.version(game)}/{game}"
    page = Browser(hall, person.account).get(f"/tables/{table}").html
    first = [*later("table", language, game), f"{here}.{language}.json"]
    size, files = loaded(hall.client, page, first)
    assert any("/game-" in file for file in files)
    assert size < MOST_BYTES
    more, _ = loaded(hall.client, "", [f"{here}.art.json", f"{here}.full-{language}.json"])
    assert more < MOST_LATER


@is_built
def test_limits_leave_room_for_pages(tmp_path: Path) -> None:
    """Who opens five pages at once, each with all that it loads, is turned away nowhere."""
    with running(tmp_path, Limits()) as hall:
        browser = Browser(hall)
        for _ in range(5):
            page = browser.get("/")
            assert page.status == 200
            more = [*later("home", "en"), *(faces.picture(game) for game in starfelt.GAMES)]
            loaded(hall.client, page.html, more)


def test_what_is_packed_is_the_same_every_time() -> None:
    one, two = (assets.kept(b"words " * 100, ".js").data for _ in range(2))
    assert one == two
    assert gzip.decompress(one) == b"words " * 100
