"""Live tables without bots, without a network, on a real store."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starfelt.server import api
from starfelt.server.bot_workers import Workers
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.store.records import Account
from starfelt.table.commands import Sit
from starfelt.table.sender import Actor
from tests.server.house import House, opened

PLANS = "stolen_plans"
TWO = Wish(PLANS, ("me", "open"))


@asynccontextmanager
async def live_house(folder: Path) -> AsyncIterator[tuple[House, Hub]]:
    """Tables without bots, on a real store, with a clock that stands still."""
    endpoints = api.ENDPOINTS
    async with opened(folder, endpoints=endpoints) as house:
        services = house.services
        hub = Hub(services.store, Workers(1, 1), services.clock, services.text)
        house.app.state.hub = hub
        yield house, hub
        await hub.stop()


def run(folder: Path, play: Callable[[House, Hub], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with live_house(folder) as (house, hub):
            await play(house, hub)

    asyncio.run(all_of_it())


def actor(account: Account, seat: int = -1) -> Actor:
    return Actor(account.id, account.name, seat)


async def playing(house: House, hub: Hub) -> tuple[Live, Account, Account]:
    one, two = await house.person(), await house.person()
    live = await hub.live(await open_table(hub, one, TWO))
    await live.command(actor(two), Sit())
    return live, one, two
