"""Accounts are changed one at a time: read, changed and written with nobody in between."""

from collections.abc import Callable

from starfelt.core.refusal import Refusal
from starfelt.server.calls.endpoint import Call
from starfelt.server.services import Services
from starfelt.server.visitor import HOST, PLAYER
from starfelt.store.protocol import NameTaken
from starfelt.store.records import Account


async def change(
    services: Services, account_id: str, edit: Callable[[Account], Account]
) -> Account:
    """The account after the change, which is on disk then."""
    async with services.lock(account_id):
        account = await services.store.account(account_id)
        if account is None:
            raise Refusal("no-such-account")
        changed = edit(account)
        try:
            if changed != account:
                await services.store.change_account(changed)
        except NameTaken:
            raise Refusal("name-taken", name=changed.name) from None
        return changed


def role_of(services: Services, name: str) -> str:
    """Who runs the server is named when it is started."""
    hosts = {host.casefold() for host in services.config.hosts}
    return HOST if name.casefold() in hosts else PLAYER


async def check_own_password(call: Call, password: str) -> None:
    """Guests have none."""
    call.services.limits.take("log_in", call.account.id, call.now)
    hashed = call.account.password
    if hashed and not await call.services.passwords.fits(hashed, password):
        raise Refusal("wrong-password")
