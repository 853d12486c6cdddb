"""A server put together: guards around endpoints, pages and websockets."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from starfelt.core.refusal import Refusal
from starfelt.server.calls.endpoint import Endpoint, routes_of
from starfelt.server.calls.errors import Page, Watch, plain_page
from starfelt.server.calls.middleware import Bodies, Gate, Headers
from starfelt.server.calls.openapi import with_document
from starfelt.server.config import Config
from starfelt.server.http.connections import Connections
from starfelt.server.http.responses import json
from starfelt.server.http.wire_http import Door
from starfelt.server.http.wire_websocket import WebsocketWire
from starfelt.server.services import Services, services_of

Hook = Callable[[Services], AbstractAsyncContextManager[None]]


def make_app(
    services: Services,
    endpoints: Sequence[Endpoint],
    routes: Sequence[BaseRoute] = (),
    page: Page = plain_page,
    hooks: Sequence[Hook] = (),
) -> Starlette:
    """The application.

    `routes` are pages, files and websockets; `page` shows a refusal to people; each of the `hooks`
    is entered when the server starts and left, the last one first, when it stops.
    """
    documented = with_document(endpoints, services.cookies.name)
    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            *routes_of(documented),
            *routes,
        ],
        middleware=[
            Middleware(Headers, services=services),
            Middleware(Watch, services=services, page=page),
            Middleware(Gate, services=services),
            Middleware(Bodies, services=services),
        ],
        exception_handlers={HTTPException: as_refusal},
        lifespan=lifespan_of(services, hooks),
    )
    app.router.redirect_slashes = False
    app.state.services = services
    return app


async def healthz(request: Request) -> Response:
    """The process is alive."""
    return json({"alive": True})


async def readyz(request: Request) -> Response:
    """The store can be read and written."""
    ready = await services_of(request).store.ready()
    return json({"ready": ready}, 200 if ready else 503)


async def as_refusal(request: Request, error: Exception) -> Response:
    """What the framework refuses is refused in our words."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        raise Refusal("no-such-page")
    if error.status_code == 405:
        allowed = sorted((error.headers or {}).get("Allow", "GET").split(", "))
        raise Refusal("wrong-method", method=request.method, expected=", ".join(allowed))
    if error.status_code == 400:
        raise Refusal("bad-form")
    raise error


def lifespan_of(
    services: Services, hooks: Sequence[Hook]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.callback(services.passwords.close)
            for hook in hooks:
                await stack.enter_async_context(hook(services))
            yield

    return lifespan


def uvicorn_options(config: Config) -> dict[str, Any]:
    """How uvicorn has to be started for what is promised here to hold.

    Our own log takes the place of its access log, and only `behind_proxy` decides whether a proxy
    is believed.  What comes in is counted before it is parsed.
    """
    connections = Connections(config)
    return {
        "http": partial(Door, connections),
        "ws": partial(WebsocketWire, connections),
        "host": config.host,
        "port": config.port,
        "access_log": False,
        "log_config": None,
        "proxy_headers": False,
        "server_header": False,
        "ws_max_size": config.limits.message_bytes,
        "ws_per_message_deflate": False,
    }
