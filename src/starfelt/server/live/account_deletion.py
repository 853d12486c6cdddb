"""Somebody deletes their account: seats are freed, and in games that run a bot goes on for them."""

from contextlib import suppress

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub
from starfelt.store.records import Account, Query
from starfelt.table.commands import Stand
from starfelt.table.sender import Actor
from starfelt.table.table import OPEN

MANY = 1000  # tables at which one person waits for others


async def forget(hub: Hub, account: Account) -> None:
    """Stand up where the game has not begun; then nothing that is stored names them any more."""
    waiting = Query((OPEN,), player=account.id, private=None, limit=MANY)
    for record in await hub.store.tables(waiting):
        with suppress(Refusal):  # the game begins just now, or the table is of other rules
            live = await hub.live(record.id)
            for seat in live.table.seats_of(account.id):
                await live.command(Actor(account.id, account.name, seat), Stand())
    await hub.store.forget(account.id)
    for live in list(hub.lives.values()):
        if live.table.seats_of(account.id):
            await live.reload()
