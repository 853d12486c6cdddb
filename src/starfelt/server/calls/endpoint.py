"""Endpoints of the JSON API as data: what each needs, takes and gives, and what it does."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from starfelt.core.refusal import Refusal
from starfelt.server.http.decoding import read_body, read_query
from starfelt.server.http.responses import json
from starfelt.server.identity.tokens import SCOPES, digest_of
from starfelt.server.services import Services, services_of
from starfelt.server.visitor import (
    ALL,
    ANYONE,
    BY_COOKIE,
    GUEST,
    HOST,
    NEEDS,
    PLACE,
    PLAYER,
    VISITOR,
    Visitor,
    permit,
    visitor_of,
)
from starfelt.store.records import Account

__all__ = ["ANYONE", "HOST", "PLAYER", "VISITOR", "Call", "Endpoint", "call_of", "routes_of"]


class Call:
    """One request: who sends it and what they sent, read and checked."""

    def __init__(self, request: Request, visitor: Visitor, services: Services) -> None:
        self.request = request
        self.visitor = visitor
        self.services = services
        self.body: Any = None
        self.query: Any = None
        self.path: dict[str, str] = request.path_params
        self.now = services.clock()
        self.cookies: list[str] = []  # the headers Set-Cookie that go with the answer
        if visitor.secret:
            self.keep(visitor.secret)

    @property
    def account(self) -> Account:
        """Of a call that is not open to anyone."""
        assert self.visitor.account is not None
        return self.visitor.account

    def turn(self, doing: str) -> asyncio.Lock:
        """Held while something is done that takes long: those of one address come one by one."""
        return self.services.lock(f"{doing} {self.visitor.address}")

    def welcome(self, account: Account, secret: str) -> None:
        """From now on the visitor, and their browser, is this account, by a new session."""
        account = replace(account, shown=digest_of(secret))
        self.visitor = replace(self.visitor, account=account, by=BY_COOKIE, scopes=ALL)
        self.request.scope[PLACE] = self.visitor
        self.keep(secret)

    def keep(self, secret: str) -> None:
        """The browser keeps the session, and whose it was for when they log in again."""
        cookies = self.services.cookies
        known = [] if self.account.role == GUEST else [cookies.known.header(self.account)]
        self.cookies = [cookies.welcome(secret), *known]

    def part(self) -> None:
        """From now on the visitor's browser is nobody's."""
        self.cookies = [self.services.cookies.farewell()]

    def dress(self, response: Response) -> Response:
        """The response with the cookies that have to go with it."""
        for cookie in self.cookies:
            response.headers.append("Set-Cookie", cookie)
        return response


async def call_of(request: Request) -> Call:
    """For pages as for endpoints; `dress` the response that comes of it."""
    return Call(request, await visitor_of(request), services_of(request))


class Endpoint(Struct, frozen=True):
    """What one method of one path does.

    `run` gets the call and returns what `answer` says, or a Response of its own; its docstring is
    the documentation.
    """

    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    needs: str = VISITOR
    scope: str = ""  # what a token must be good for; empty: not open to tokens
    body: Any = None  # a msgspec Struct that forbids unknown fields
    answer: Any = None  # any type that msgspec writes; None: there is nothing to say
    query: Any = None  # like body, but flat
    media: str = "application/json"  # of an answer; for the documentation of a stream
    status: int = 200  # of an answer; where there is nothing to say it is 204
    refuses: tuple[str, ...] = ()  # refusals of its own, for the documentation
    even_banned: bool = False  # somebody who is banned may still do this

    def __post_init__(self) -> None:
        assert self.needs in NEEDS and self.scope in ("", *SCOPES), self.path
        assert self.needs != HOST or not self.scope, "no token is a host"
        assert self.method in ("GET", "POST", "PUT", "PATCH", "DELETE"), self.path

    async def answered(self, request: Request) -> Response:
        if self.body is not None:
            await request.body()  # it may take long to come: rights are looked at after that
        call = await call_of(request)
        permit(call.visitor, self.needs, self.scope, call.now, self.even_banned)
        call.query = read_query(self.query, request)
        call.body = await read_body(self.body, request)
        value = await self.run(call)
        if isinstance(value, Response):
            return call.dress(value)
        nothing = self.answer is None
        return call.dress(Response(status_code=204) if nothing else json(value, self.status))


class Path:
    """All methods of one path."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.by_method = {endpoint.method: endpoint for endpoint in endpoints}
        head = ["HEAD"] if "GET" in self.by_method else []
        self.allowed = ", ".join(sorted([*self.by_method, *head, "OPTIONS"]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answered(Request(scope, receive))
        await response(scope, receive, send)

    async def answered(self, request: Request) -> Response:
        method = request.method
        if method == "OPTIONS":
            return Response(status_code=204, headers={"Allow": self.allowed})
        endpoint = self.by_method.get("GET" if method == "HEAD" else method)
        if endpoint is None:
            raise Refusal("wrong-method", method=method, expected=self.allowed)
        return await endpoint.answered(request)


def routes_of(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each path."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [Route(path, Path(group)) for path, group in by_path.items()]
