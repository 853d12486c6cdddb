"""Outside of all that can go wrong: each request is logged, and each gets an answer.

A refusal is answered as such.  Anything unexpected is answered by a number that stands in the log
too, and by nothing else.
"""

import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from starfelt.core.refusal import Refusal
from starfelt.server.http.logging import anonymous, logger
from starfelt.server.http.quiet import Quiet
from starfelt.server.http.responses import json, refused, status_of, with_headers
from starfelt.server.services import Services
from starfelt.server.visitor import PLACE, language_of
from starfelt.store.protocol import Broken

Page = Callable[[Request, Refusal, int], Awaitable[Response]]

REFUSALS = 400  # the first status of them
FAILED = 500
POLICY, INTERNAL = 1008, 1011  # close codes of websockets


async def plain_page(request: Request, refusal: Refusal, status: int) -> Response:
    """A refusal for people, where there are no pages yet."""
    services: Services = request.app.state.services
    return PlainTextResponse(services.text(language_of(request)).refusal(refusal), status)


class Exchange:
    """What has gone out so far."""

    def __init__(self, send: Send) -> None:
        self.out = send
        self.status = 0
        self.began = perf_counter()

    @property
    def begun(self) -> bool:
        return self.status != 0

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close":
            self.status = self.status and message.get("code", 1000)
        await self.out(message)

    def note(self, scope: Scope, quiet: Quiet) -> None:
        """One line of the log; of refusals not every one."""
        event = "request" if scope["type"] == "http" else "socket"
        route = getattr(scope.get("route"), "path", "")
        if self.status >= REFUSALS and not quiet.lets(event, route, self.status):
            return
        visitor = scope.get(PLACE)
        account = visitor.account if visitor else None
        facts = {"account": anonymous(account.id)} if account else {}
        logger.info(
            event,
            method=scope.get("method", "GET"),
            route=route,
            status=self.status,
            milliseconds=round((perf_counter() - self.began) * 1000, 1),
            **facts,
        )


class Watch:
    """The middleware around all others but that of the headers."""

    def __init__(self, app: ASGIApp, services: Services, page: Page) -> None:
        self.app = app
        self.services = services
        self.page = page
        self.quiet = Quiet()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        exchange = Exchange(send)
        try:
            await self.guarded(scope, receive, exchange)
        finally:
            exchange.note(scope, self.quiet)

    async def guarded(self, scope: Scope, receive: Receive, exchange: Exchange) -> None:
        try:
            await self.app(scope, receive, exchange.send)
        except (ClientDisconnect, ClientDisconnected):
            pass  # nobody is left to answer
        except Refusal as refusal:
            await self.refuse(scope, receive, exchange, refusal)
        except Broken:
            await self.refuse(scope, receive, exchange, Refusal("store-broken"))
        except Exception:
            await self.fail(scope, receive, exchange)

    async def refuse(
        self, scope: Scope, receive: Receive, exchange: Exchange, refusal: Refusal
    ) -> None:
        if exchange.begun:
            await self.cut(scope, exchange, POLICY)
            return
        try:
            response = await self.said(scope, receive, refusal)
        except Exception:
            await self.fail(scope, receive, exchange)
        else:
            await response(scope, receive, exchange.send)

    async def fail(self, scope: Scope, receive: Receive, exchange: Exchange) -> None:
        """An error is being handled that nobody expected."""
        reference = secrets.token_hex(6)
        route = getattr(scope.get("route"), "path", "")
        logger.exception("failed", reference=reference, route=route)
        if exchange.begun:
            await self.cut(scope, exchange, INTERNAL)
            return
        response = json({"code": "internal", "reference": reference}, FAILED)
        if not is_api(scope):
            try:
                refusal = Refusal("internal", reference=reference)
                response = await self.page(Request(scope, receive), refusal, FAILED)
            except Exception:
                logger.exception("failed", reference=reference, route=route)
        await response(scope, receive, exchange.send)

    async def said(self, scope: Scope, receive: Receive, refusal: Refusal) -> Response:
        if is_api(scope):
            return refused(refusal, self.services.text(language_of(HTTPConnection(scope))))
        page = await self.page(Request(scope, receive), refusal, status_of(refusal))
        return with_headers(page, refusal)

    async def cut(self, scope: Scope, exchange: Exchange, code: int) -> None:
        """Too late for an answer.  A websocket is closed; a response just ends where it is."""
        if scope["type"] == "websocket" and exchange.status == 101:
            await exchange.send({"type": "websocket.close", "code": code})


def is_api(scope: Scope) -> bool:
    """Is it a program that reads the answer?"""
    path: str = scope["path"]
    return scope["type"] == "websocket" or path == "/api" or path.startswith("/api/")
