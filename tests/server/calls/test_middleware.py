"""Headers, origins, sizes and rates, before any endpoint is asked."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starfelt.server.config import Config, Limits
from starfelt.server.pages.forms import read_form
from starfelt.server.visitor import visitor_of
from tests.server.house import GENEROUS, ORIGIN, House, begun, in_house, opened
from tests.server.serving import address_of, exchanged, listening, served

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self' {}; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)


async def form(request: Request) -> Response:
    """A page with a form."""
    data = await read_form(request)
    return PlainTextResponse(",".join(sorted(data.fields)))


async def socket(websocket: WebSocket) -> None:
    """Says who is there, and falls over when it is told to."""
    visitor = await visitor_of(websocket)
    await websocket.accept()
    await websocket.send_text(f"{visitor.by}:{visitor.account.id if visitor.account else ''}")
    if await websocket.receive_text() == "fall":
        raise ValueError("canary")


ROUTES = [Route("/form", form, methods=["POST"]), WebSocketRoute("/socket", socket)]


# ------------------------------------------------------------------ headers
@pytest.mark.parametrize(
    ("url", "sockets"),
    [("", "ws://127.0.0.1:8000"), ("https://cards.example.org", "wss://cards.example.org")],
)
def test_every_response_has_the_headers(tmp_path: Path, url: str, sockets: str):
    async def play(house: House) -> None:
        client, stranger = house.client(), house.client(Origin="https://evil.example")
        answers = [
            await client.get("/healthz"),
            await client.get("/nothing"),
            await client.get("/api/nothing"),
            await client.post("/api/guest"),
            await client.delete("/api/guest"),
            await stranger.post("/api/guest"),
        ]
        assert [a.status_code for a in answers] == [200, 404, 404, 200, 405, 403]
        for answer in answers:
            headers = answer.headers
            assert headers.get_list("content-security-policy") == [POLICY.format(sockets)]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["permissions-policy"] == ""
            assert ("strict-transport-security" in headers) == url.startswith("https")
        assert [a.headers.get("cache-control") for a in answers[2:]] == ["no-store"] * 4

    in_house(tmp_path, play, public_url=url)


# ------------------------------------------------------------------ origins
@pytest.mark.parametrize("origin", ["https://evil.example", "null", ORIGIN + "/", None])
def test_no_other_page_can_change_anything(tmp_path: Path, origin: str | None):
    async def play(house: House) -> None:
        mia = await house.person()
        client = house.as_(mia)
        del client.headers["Origin"]
        if origin is not None:
            client.headers["Origin"] = origin
        for request in (
            client.patch("/api/me", json={"name": "Eve"}),
            client.post("/api/log-out-everywhere"),
            client.post("/api/guest"),
            client.post("/form", data={"a": "b"}),
            client.delete("/api/tokens/x"),
        ):
            assert (await request).status_code == 403
        assert (await client.get("/api/me")).json()["name"] == mia.name  # reading changes nothing
        client.headers["Origin"] = ORIGIN
        assert (await client.post("/form", data={"a": "b"})).text == "a"

    in_house(tmp_path, play, routes=ROUTES)


def test_a_program_needs_no_origin_but_must_not_have_a_cookie(tmp_path: Path):
    async def play(house: House) -> None:
        mia = await house.person()
        program = await house.program(mia, "account")
        assert (await program.patch("/api/me", json={"language": "ja"})).status_code == 200
        program.cookies.set("theme", "dark")
        refused = await program.patch("/api/me", json={"language": "en"})
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
        assert refused.json()["expected"] == ORIGIN
        foreign = await house.program(mia, "account")
        foreign.headers["Origin"] = "https://evil.example"
        assert (await foreign.patch("/api/me", json={})).status_code == 403
        bare = house.client()
        del bare.headers["Origin"]
        assert (await bare.post("/api/guest")).status_code == 403

    in_house(tmp_path, play, routes=ROUTES)


# ------------------------------------------------------------------ over a real socket
def over_http(folder: Path, play, limits: Limits = GENEROUS) -> None:
    async def run() -> None:
        with listening() as bound:
            url = address_of(bound)
            config = Config(limits=limits)
            async with (
                opened(folder, routes=ROUTES, limits=limits, public_url=url) as house,
                served(house, bound, config),
            ):
                await play(house, bound)

    asyncio.run(run())


def head(house: House, path: str, *lines: str) -> bytes:
    common = ["Host: x", f"Origin: {house.services.origin}", "Content-Type: application/json"]
    return "\r\n".join([f"POST {path} HTTP/1.1", *common, *lines, "", ""]).encode()


def test_a_body_that_is_too_large_is_not_read_to_its_end(tmp_path: Path):
    async def play(house: House, bound) -> None:
        said = head(house, "/api/log-in", "Content-Length: 1000000000")
        answer = await exchanged(bound, said)
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b'"code":"body-too-large"' in answer
        unsaid = head(house, "/api/log-in", "Transfer-Encoding: chunked")
        chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
        answer = await exchanged(bound, unsaid, *[chunk] * 17)
        assert answer.startswith(b"HTTP/1.1 413 ")
        fits = head(house, "/api/log-in", "Content-Length: 65536", "Connection: close")
        answer = await exchanged(bound, fits, b" " * 65536)
        assert answer.startswith(b"HTTP/1.1 400 ")
        as_form = head(house, "/form", "Content-Length: 65537")
        assert (await exchanged(bound, as_form)).startswith(b"HTTP/1.1 413 ")

    over_http(tmp_path, play)


def test_a_body_that_takes_too_long_is_not_waited_for(tmp_path: Path):
    async def play(house: House, bound) -> None:
        begun = head(house, "/api/log-in", "Content-Length: 50")
        slow, other = await asyncio.gather(
            exchanged(bound, begun, b'{"name":'), house.client().get("/healthz")
        )
        assert slow.startswith(b"HTTP/1.1 408 ")
        assert other.status_code == 200

    over_http(tmp_path, play, Limits(rates=GENEROUS.rates, body_seconds=0.3))


def test_a_handshake_is_looked_at_like_a_request(tmp_path: Path):
    async def play(house: House, bound) -> None:
        mia = await house.person()
        cookies, ours = house.services.cookies, house.services.origin
        url = ours.replace("http", "ws") + "/socket"
        cookie = {"Cookie": f"{cookies.name}={begun(house.store, mia, house.clock())}"}
        for origin in ("https://evil.example", "null", ours + "/", None):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, origin=origin, additional_headers=cookie)
            response = refused.value.response
            assert response.status_code == 403
            assert b'"code":"wrong-origin"' in response.body
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        async with connect(url, origin=ours, additional_headers=cookie) as page:
            assert await page.recv() == f"cookie:{mia.id}"
            await page.send("fall")
            with pytest.raises(ConnectionClosed) as closed:
                await page.recv()
            assert closed.value.rcvd.code == 1011
        async with connect(url, origin=ours) as stranger:
            assert await stranger.recv() == ":"
        program = await house.program(mia, "play")
        key = {"Authorization": program.headers["authorization"]}
        async with connect(url, additional_headers=key) as bot:
            assert await bot.recv() == f"token:{mia.id}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Authorization": "Bearer sft_wrong"})
        assert refused.value.response.status_code == 401

    over_http(tmp_path, play)
