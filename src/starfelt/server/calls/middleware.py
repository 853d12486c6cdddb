"""What stands before every request: headers, who may come in, and how much they may bring."""

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starfelt.core.refusal import Refusal
from starfelt.server.config import Limits
from starfelt.server.http.client_address import address_of, forwarded
from starfelt.server.http.origins import is_ours, socket_origin
from starfelt.server.services import Services

SAFE = ("GET", "HEAD", "OPTIONS")  # these change nothing

FILES = ("/static/", "/web/", "/faces/")  # at addresses with a hash: browsers ask for each once

REFUSED_SECONDS = 0.3  # until somebody is sent away who comes too often

STARTS = ("http.response.start", "websocket.http.response.start")


def policy(origin: str) -> str:
    """What a page of ours may load: our own files, and nothing from anywhere else."""
    return "; ".join([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        f"connect-src 'self' {socket_origin(origin)}",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ])  # fmt: skip


def headers_for(origin: str) -> dict[str, str]:
    headers = {
        "Content-Security-Policy": policy(origin),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if origin.startswith("https:"):
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


class Headers:
    """Puts the headers on every response, also on those of the other guards."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.headers = headers_for(services.origin)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in STARTS:
                self.put(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, receive, sending)

    def put(self, headers: MutableHeaders, path: str) -> None:
        for name, value in self.headers.items():
            headers[name] = value
        if path.startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


class Gate:
    """Lets nobody in who comes too often, or from a page that is not ours to change something."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.enter(scope)
        await self.app(scope, receive, send)

    async def enter(self, scope: Scope) -> None:
        """Those of one address come in one by one: however many there are, others are between.

        Whoever comes too often waits a little for the refusal.  Nobody stands in line for it: that
        line would grow with those who have hung up meanwhile.
        """
        try:
            self.check(scope)
        except Refusal as refusal:
            if refusal.key == "too-many-requests":
                await asyncio.sleep(REFUSED_SECONDS)
            raise
        async with self.services.lock(f"address {address_of(scope)}"):
            await asyncio.sleep(0)

    def check(self, scope: Scope) -> None:
        services = self.services
        if services.config.behind_proxy:
            forwarded(scope)
        rate = "file" if scope["path"].startswith(FILES) else "address"
        services.limits.take(rate, address_of(scope), services.clock())
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        if not is_ours(scope["headers"], services.origin):
            raise Refusal("wrong-origin", expected=services.origin)


class Bodies:
    """Lets nobody bring too much, or take too long about it."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.limits = services.config.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body = Body(receive, self.limits)
        for name, value in scope["headers"]:
            if name == b"content-length":
                body.announced(value)
        await self.app(scope, body.receive, send)


class Body:
    """The body of one request while it comes in."""

    def __init__(self, source: Receive, limits: Limits) -> None:
        self.source = source
        self.most = limits.body_bytes
        self.seconds = limits.body_seconds
        self.size = 0
        self.deadline = 0.0  # counted from the first read
        self.is_whole = False

    def announced(self, length: bytes) -> None:
        if length.isdigit() and int(length[:20]) > self.most:
            raise Refusal("body-too-large", most=self.most)

    async def receive(self) -> Message:
        if self.is_whole:
            return await self.source()
        message = await self.next()
        self.size += len(message.get("body", b""))
        self.is_whole = not message.get("more_body", False)
        if self.size > self.most:
            raise Refusal("body-too-large", most=self.most)
        return message

    async def next(self) -> Message:
        self.deadline = self.deadline or asyncio.get_running_loop().time() + self.seconds
        try:
            async with asyncio.timeout_at(self.deadline):
                return await self.source()
        except TimeoutError:
            raise Refusal("body-too-slow", seconds=round(self.seconds)) from None
