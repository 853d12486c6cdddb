"""Accounts are changed one at a time: read, changed and written with nobody in between."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.calls.endpoint import Call
from starfelt.server.identity.cookies import new_session
from starfelt.server.services import Services
from starfelt.store.protocol import Conflict, NameTaken
from starfelt.store.records import Account, Session

Edit = Callable[[Account], Account]
Write = Callable[[Account, Account], Awaitable[None]]


async def change(
    services: Services, account_id: str, edit: Edit, by: Account, write: Write | None = None
) -> Account:
    """The account after the change, which is on disk then; `by` is whoever wants it.

    `write` gets the account as it will be and as it was.
    """

    async def plainly(changed: Account, was: Account) -> None:
        if changed != was:
            await services.store.change_account(changed, was, by)

    async with services.lock(account_id):
        while True:
            account = await services.store.account(account_id)
            if account is None:
                raise Refusal("no-such-account")
            changed = edit(account)
            try:
                await (write or plainly)(changed, account)
            except Conflict:  # somebody at the machine itself has changed it
                continue
            except KeyError:  # deleted a moment ago
                raise Refusal("no-such-account") from None
            except NameTaken:
                raise Refusal("name-taken", name=changed.name) from None
            return changed


async def start_over(call: Call, edit: Edit, tokens_too: bool = False) -> Account:
    """Change one's account, which ends all of its sessions, and begin a new one here."""
    secret, session = new_session(call.account, call.now)
    account = await end_all(call, edit, session, tokens_too)
    call.welcome(account, secret)
    return account


async def end_all(
    call: Call, edit: Edit, session: Session | None = None, tokens_too: bool = False
) -> Account:
    """Change one's account and end all of its sessions but the one that begins with it."""
    services, by = call.services, call.account

    def older(account: Account) -> Account:
        return replace(edit(account), epoch=account.epoch + 1)

    async def write(changed: Account, was: Account) -> None:
        await services.store.start_over(changed, was, by, session, tokens_too)

    account = await change(services, by.id, older, by, write)
    await services.revoked(account.id)
    return account


async def check_own_password(call: Call, password: str) -> None:
    """Guests have none."""
    call.services.limits.take("log_in", call.account.id, call.now)
    hashed = call.account.password
    async with call.turn("password"):
        if hashed and not await call.services.passwords.fits(hashed, password):
            raise Refusal("wrong-password")
