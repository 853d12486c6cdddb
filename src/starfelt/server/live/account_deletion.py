"""Somebody goes for good: seats are freed, rated games are lost, and nothing names them any more.

In other games that run a bot goes on for them.
"""

from collections.abc import Iterable
from contextlib import suppress

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.store.records import Account
from starfelt.table.commands import AnyCommand, Resign, Stand
from starfelt.table.sender import Actor
from starfelt.table.table import OPEN


async def forget(hub: Hub, account: Account) -> None:
    """Leave all tables; then nothing that is stored, or that anybody is told, names them."""
    await hub.store.shut_out(account.id)  # so that they sit down nowhere while they leave
    await leave(hub, account, Stand())
    await resign(hub, account)
    tables = await hub.store.forget(account.id)
    await forget_at(hub, tables)


async def resign(hub: Hub, account: Account) -> None:
    """Whoever goes in the middle of a rated game has lost it."""
    await leave(hub, account, Resign())


async def leave(hub: Hub, account: Account, command: AnyCommand) -> None:
    """Do this wherever they sit and it is what leaving means there."""
    for table in await hub.store.unfinished(account.id):
        with suppress(Refusal):  # the game begins or ends just now, or the table is of other rules
            live = await hub.live(table)
            for seat in live.table.seats_of(account.id) if means(live, command) else ():
                await live.command(Actor(account.id, account.name, seat), command)


def means(live: Live, command: AnyCommand) -> bool:
    """Before the game begins one stands up; of games that run only rated ones are lost."""
    if isinstance(command, Stand):
        return live.table.status == OPEN
    return live.record.rated and live.table.status != OPEN


async def forget_at(hub: Hub, tables: Iterable[str]) -> None:
    """Live tables go on with what their logs say now; also those that are just being loaded."""
    for table in tables:
        if table in hub.loading:
            with suppress(Refusal):
                await hub.live(table)
        live = hub.lives.get(table)
        if live is not None:
            live.record = await hub.record(table)
            await live.reload()
