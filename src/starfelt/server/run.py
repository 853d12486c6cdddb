"""The whole server: store, bots, live tables and the web around them, started and stopped."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from starfelt.server import accounts, api, pages
from starfelt.server.app import make_app, uvicorn_options
from starfelt.server.bot_workers import Workers
from starfelt.server.config import Config
from starfelt.server.http.open_files import tell_when_they_run_out
from starfelt.server.live.account_deletion import forget, resign
from starfelt.server.live.forgetting import EVERY, forget_by_rules
from starfelt.server.live.hub import Hub
from starfelt.server.live.joining import farewell, mute, narrow
from starfelt.server.live.websocket import table_socket
from starfelt.server.metrics import Counting, Metrics
from starfelt.server.services import Services, open_services
from starfelt.store.open import open_store

BOT_SECONDS = 20  # how long a bot may think about one pick
# When the server stops, all of this and closing the store take less than ten seconds together:
GOODBYE_SECONDS = 2  # in which everybody at the tables has to be told
STOP_SECONDS = 3  # in which everybody has to be gone
LOCK_SECONDS = 2  # in which another process has to let go of the store, if somebody waits for it
DEAF_SECONDS = 30  # after which a connection is cut that does not take what is sent

ENDPOINTS = [*accounts.ENDPOINTS, *api.ENDPOINTS]

SOCKETS = [WebSocketRoute("/ws/tables/{table}", table_socket)]


@asynccontextmanager
async def live_tables(hub: Hub, services: Services) -> AsyncIterator[None]:
    """Let bots think and tables live while the server runs."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(services.store.close)
        await hub.workers.start()
        stack.push_async_callback(hub.workers.stop)
        services.on_revoked.append(partial(narrow, hub))
        services.on_blocks.append(partial(mute, services, hub))
        services.forget = partial(forget, hub)
        services.resign = partial(resign, hub)
        stack.push_async_callback(hub.stop)
        await hub.start()
        hub.task(hub.repeat(EVERY, partial(forget_by_rules, hub, services.config.keeping)))
        yield


def hub_for(services: Services) -> Hub:
    """Make the hub of a server; bots and clocks wait until it is started."""
    workers = Workers(services.config.workers, BOT_SECONDS)
    hub = Hub(services.store, workers, services.clock, services.text)
    hub.ticks.length = services.config.tick
    hub.limits = services.config.limits
    hub.allowances = services.limits
    hub.turns = services.turns
    return hub


def app_of(services: Services) -> Starlette:
    """The application with all that it has."""
    hub = hub_for(services)
    metrics = Metrics(services, hub)
    app = make_app(
        services,
        ENDPOINTS,
        [Route("/metrics", metrics.page), *SOCKETS, *pages.ROUTES],
        pages.refusal_page,
        [partial(live_tables, hub)],
    )
    app.state.hub = hub
    app.add_middleware(Counting, metrics=metrics)
    return app


async def whole_app(config: Config) -> Starlette:
    store = await open_store(config.store)
    return app_of(await open_services(config, store))


class Server(uvicorn.Server):
    """Tells everybody at the tables to come back before the doors are closed."""

    def __init__(self, config: Config, app: Starlette) -> None:
        options = uvicorn_options(config)
        super().__init__(uvicorn.Config(app, timeout_graceful_shutdown=STOP_SECONDS, **options))
        self.app = app
        logging.getLogger("uvicorn.error").addFilter(is_discreet)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        tell_when_they_run_out(asyncio.get_running_loop())
        await super().startup(sockets)
        for server in self.servers if self.started else ():
            for listening in server.sockets:
                cut_the_deaf(listening)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services = self.app.state.services
        services.store.hurry(LOCK_SECONDS)
        hub: Hub = self.app.state.hub
        await farewell(hub, GOODBYE_SECONDS)
        await super().shutdown(sockets)


#: What uvicorn would say of a single visitor, and what strangers could fill the log with.
INDISCREET = ("WebSocket", "connection open", "connection closed", "connection rejected", "UTF-8")


def is_discreet(record: logging.LogRecord) -> bool:
    """Only our own log tells of websockets: this one would show the address of a private table."""
    said = str(record.msg)
    return not any(words in said for words in INDISCREET)


def cut_the_deaf(listening: socket.socket) -> None:
    """Whoever connects and then does not read is cut off by the system, where it can do that."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = DEAF_SECONDS * 1000
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
