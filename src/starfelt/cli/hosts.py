"""Hosts from the command line: whoever has access to the machine says who runs the server."""

from starfelt.core.refusal import Refusal
from starfelt.store.open import file_of, open_sqlite
from starfelt.store.records import Account

HOST, PLAYER = "host", "player"


async def set_host(store: str, name: str, is_host: bool) -> Account:
    """Give a player the role of a host, or take it away, while a server may be running."""
    opened = await open_sqlite(file_of(store), create=False)
    try:
        account = await opened.set_role(name, HOST if is_host else PLAYER)
    finally:
        await opened.close()
    if account is None:
        raise Refusal("no-such-player", name=name)
    return account


async def hosts_of(store: str) -> list[Account]:
    opened = await open_sqlite(file_of(store), create=False)
    try:
        return await opened.hosts()
    finally:
        await opened.close()
