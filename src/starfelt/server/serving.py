"""The whole server: store, bots, live tables and the web around them, started and stopped."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from starfelt.server.app import make_app, uvicorn_options
from starfelt.server.config import Config
from starfelt.server.live.hub import Hub
from starfelt.server.live.sockets import farewell, narrow, table_socket
from starfelt.server.services import Services, open_services
from starfelt.server.workers import Workers
from starfelt.store.opening import open_store

BOT_SECONDS = 20  # how long a bot may think about one pick

SOCKETS = [WebSocketRoute("/ws/tables/{table}", table_socket)]


@asynccontextmanager
async def live_tables(services: Services) -> AsyncIterator[None]:
    """Bots and live tables, while the server runs."""
    workers = Workers(services.config.workers, BOT_SECONDS)
    await workers.start()
    hub = services.hub = Hub(services.store, workers, services.clock, services.text)
    services.on_revoked.append(lambda account: narrow(hub, account))
    await hub.start()
    try:
        yield
    finally:
        await hub.stop()
        await workers.stop()
        await services.store.close()


async def whole_app(config: Config) -> Starlette:
    store = await open_store(config.store)
    services = await open_services(config, store)
    return make_app(services, [], SOCKETS, hooks=[live_tables])


class Server(uvicorn.Server):
    """Tells everybody at the tables to come back before the doors are closed."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: object = None) -> None:
        hub = self.app.state.services.hub
        if hub is not None:
            farewell(hub)
        await super().shutdown(sockets)  # type: ignore[arg-type]


async def serve(config: Config) -> None:
    """Serve until a signal says to stop."""
    app = await whole_app(config)
    options = uvicorn_options(config)
    await Server(uvicorn.Config(app, timeout_graceful_shutdown=10, **options), app).serve()
