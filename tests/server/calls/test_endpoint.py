"""Endpoints, methods and refusals in one form; what nobody expected is told by a number alone."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from starfelt.core.refusal import Refusal
from starfelt.server.app import Hook
from starfelt.server.calls.endpoint import ANYONE, HOST, Call, Endpoint
from starfelt.server.http.languages import accepted
from starfelt.server.http.responses import STATUS
from starfelt.server.services import Services
from starfelt.words.fluent import LANGUAGES, sentences_of
from tests.server.house import House, in_house

SECRET = "canary-7f3a"


async def fine(call: Call) -> dict[str, str]:
    """Says yes."""
    return {"path": call.path.get("what", ""), "language": call.visitor.language}


async def broken(call: Call) -> None:
    """Fails with a secret in its words."""
    raise ValueError(f"{SECRET} {call.request.url.query}")


async def untold(call: Call) -> None:
    """Refuses by a key that has no sentence."""
    refusal = Refusal
    raise refusal(SECRET)


THINGS = [
    Endpoint("GET", "/api/things/{what}", fine, ANYONE, answer=dict[str, str]),
    Endpoint("PUT", "/api/things/{what}", fine, ANYONE, answer=dict[str, str], status=201),
    Endpoint("POST", "/api/broken", broken, ANYONE),
    Endpoint("POST", "/api/untold", untold, ANYONE),
]


async def broken_page(request: Request) -> Response:
    raise ValueError(SECRET)


async def stream_that_breaks(request: Request) -> Response:
    class Breaking(Response):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            raise ValueError(SECRET)

    return Breaking()


async def socket(websocket: WebSocket) -> None:
    await websocket.accept()


ROUTES = [
    Route("/page", broken_page),
    Route("/stream", stream_that_breaks),
    WebSocketRoute("/socket", socket),
]


def in_things(folder: Path, play: Callable[[House], Awaitable[None]], **more: Any) -> None:
    in_house(folder, play, endpoints=THINGS, routes=ROUTES, **more)


def test_every_method_of_a_path_is_answered(tmp_path: Path):
    async def play(house: House) -> None:
        client = house.client()
        assert (await client.get("/api/things/a")).json() == {"path": "a", "language": "en"}
        assert (await client.put("/api/things/a")).status_code == 201
        assert (await client.head("/api/things/a")).status_code == 200
        options = await client.options("/api/things/a")
        assert (options.status_code, options.headers["allow"]) == (204, "GET, HEAD, OPTIONS, PUT")
        for method in ("POST", "DELETE", "PATCH", "TRACE", "BREW"):
            refused = await client.request(method, "/api/things/a")
            assert (refused.status_code, refused.json()["code"]) == (405, "wrong-method")
            assert refused.headers["allow"] == "GET, HEAD, OPTIONS, PUT"
            assert refused.json()["method"] == method

    in_things(tmp_path, play)


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/things/", "/api/things/a/"]
)
def test_what_is_not_there_is_refused_in_json(tmp_path: Path, path: str):
    async def play(house: House) -> None:
        answer = await house.client(**{"Accept-Language": "ja"}).get(path)
        assert answer.status_code == 404
        said = {"code": "no-such-page", "sentence": "このアドレスには何もありません。"}
        assert answer.json() == said

    in_things(tmp_path, play)


def test_pages_are_refused_in_words(tmp_path: Path):
    async def play(house: House) -> None:
        client = house.client()
        answer = await client.get("/nothing")
        assert (answer.status_code, answer.text) == (404, "There is nothing at this address.")
        wrong = await client.post("/page")
        assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")

    in_things(tmp_path, play)


def test_what_nobody_expected_is_told_by_a_number_that_is_in_the_log(tmp_path: Path, caplog):
    caplog.set_level(logging.INFO)

    async def play(house: House) -> None:
        client = house.client()
        answer = await client.post("/api/broken?secret=canary-in-query")
        assert answer.status_code == 422  # no query is taken there
        for path in ("/api/broken", "/api/untold"):
            answer = await client.post(path)
            assert answer.status_code == 500
            assert answer.json().keys() == {"code", "reference"}
            assert answer.json()["code"] == "internal"
            assert SECRET not in answer.text
            failed = [r for r in caplog.records if r.msg == "failed"][-1]
            assert failed.facts["reference"] == answer.json()["reference"]
        page = await client.get("/page")
        assert page.status_code == 500
        assert SECRET not in page.text
        assert [r for r in caplog.records if r.msg == "failed"][-1].facts["reference"] in page.text

    in_things(tmp_path, play)


def test_a_page_of_refusals_that_fails_is_still_answered(tmp_path: Path):
    async def page(request: Request, refusal: Refusal, status: int) -> Response:
        raise ValueError(SECRET)

    async def play(house: House) -> None:
        for path in ("/nothing", "/page"):
            answer = await house.client().get(path)
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")

    in_things(tmp_path, play, page=page)


def test_an_answer_that_breaks_off_is_no_second_answer(tmp_path: Path):
    async def play(house: House) -> None:
        with pytest.raises(AssertionError):  # the test's transport misses the end
            await house.client().get("/stream")
        assert (await house.client().get("/api/things/a")).status_code == 200

    in_things(tmp_path, play)


def test_health_and_readiness(tmp_path: Path):
    async def play(house: House) -> None:
        client = house.client()
        assert (await client.get("/healthz")).json() == {"alive": True}
        assert (await client.get("/readyz")).json() == {"ready": True}
        await house.store.close()
        assert (await client.get("/healthz")).status_code == 200
        down = await client.get("/readyz")
        assert (down.status_code, down.json()) == (503, {"ready": False})

    in_things(tmp_path, play)


def test_hooks_are_entered_in_their_order_and_left_the_last_one_first(tmp_path: Path):
    seen: list[str] = []

    def hook(name: str) -> Hook:
        @asynccontextmanager
        async def around(services: Services) -> AsyncIterator[None]:
            seen.append(f"{name} begins")
            yield
            seen.append(f"{name} ends")

        return around

    async def play(house: House) -> None:
        async with house.app.router.lifespan_context(house.app):
            seen.append("served")

    in_things(tmp_path, play, hooks=[hook("hub"), hook("bots")])
    assert seen == ["hub begins", "bots begins", "served", "bots ends", "hub ends"]


def test_an_endpoint_that_makes_no_sense_is_not_made():
    for wrong in ({"needs": "king"}, {"scope": "all"}, {"needs": HOST, "scope": "read"}):
        with pytest.raises(AssertionError):
            Endpoint("GET", "/api/x", fine, **wrong)
    with pytest.raises(AssertionError):
        Endpoint("get", "/api/x", fine)


def test_every_status_belongs_to_a_refusal_that_has_a_sentence():
    for language in LANGUAGES:
        assert [key for key in STATUS if f"refusal-{key}" not in sentences_of(language)[1]] == []


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("de-DE, ja;q=0.5, en;q=0.4", "ja"),
        ("zh-TW,zh;q=0.9,en;q=0.8", "zh-Hant"),
        ("zh-Hans-CN", "zh-Hant"),
        ("en;q=0.1, ja;q=0.2", "ja"),
        ("ja;q=0, en", "en"),
        ("ja;q=nan", "en"),
        ("ja;q=x, zh;p=1, *", "en"),
        ("ja;q=9e9", "ja"),
        (",;,;q=,=", "en"),
    ],
)
def test_the_language_that_is_asked_for(header: str, language: str):
    assert accepted(header) == language
