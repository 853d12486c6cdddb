"""Signing up, logging in and logging out."""

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.change import change, role_of
from starfelt.server.accounts.guests import new_id
from starfelt.server.accounts.schemas import Credentials, Me, told
from starfelt.server.calls.endpoint import ANYONE, VISITOR, Call, Endpoint
from starfelt.server.identity.names import spaced, tidied
from starfelt.server.identity.passwords import check_password
from starfelt.server.visitor import GUEST
from starfelt.store.protocol import NameTaken
from starfelt.store.records import Account


async def sign_up(call: Call) -> Me:
    """Become a player with a name and a password; a guest keeps its games."""
    wanted: Credentials = call.body
    services = call.services
    before = call.visitor.account
    if before is not None and before.role != GUEST:
        raise Refusal("already-player", name=before.name)
    name = tidied(wanted.name)
    check_password(wanted.password)
    services.limits.take("sign_up", call.visitor.address, call.now)
    if await services.store.account_named(name) is not None:
        raise Refusal("name-taken", name=name)
    hashed = await services.passwords.hash(wanted.password)
    account = await grown(call, name, hashed) if before else await added(call, name, hashed)
    call.welcome(account)
    return told(account, call.now)


async def added(call: Call, name: str, hashed: str) -> Account:
    role = role_of(call.services, name)
    account = Account(id=new_id(), name=name, role=role, created=call.now, password=hashed)
    try:
        await call.services.store.add_account(account)
    except NameTaken:
        raise Refusal("name-taken", name=name) from None
    return account


async def grown(call: Call, name: str, hashed: str) -> Account:
    """A guest becomes a player."""
    role = role_of(call.services, name)

    def grow(account: Account) -> Account:
        if account.role != GUEST:
            raise Refusal("already-player", name=account.name)
        return replace(account, name=name, password=hashed, role=role)

    return await change(call.services, call.account.id, grow)


async def log_in(call: Call) -> Me:
    """Log in by name and password."""
    given: Credentials = call.body
    services = call.services
    services.limits.take("log_in", call.visitor.address, call.now)
    name = spaced(given.name)
    services.limits.take("log_in_as", name.casefold(), call.now)
    account = await services.store.account_named(name)
    hashed = account.password if account else ""
    if not await services.passwords.fits(hashed, given.password) or account is None:
        raise Refusal("wrong-name-or-password")
    account = await refreshed(call, account, given.password)
    call.welcome(account)
    return told(account, call.now)


async def refreshed(call: Call, account: Account, password: str) -> Account:
    """With the role that the name has now, and the password hashed as it is done now."""
    services = call.services
    hashed = account.password
    if services.passwords.is_outdated(hashed):
        hashed = await services.passwords.hash(password)
    role = role_of(services, account.name)

    def refresh(present: Account) -> Account:
        if present.password != account.password:  # somebody else was quicker, and knows better
            return replace(present, role=role)
        return replace(present, role=role, password=hashed)

    return await change(services, account.id, refresh)


async def log_out(call: Call) -> None:
    """Log out here; the account of a guest can't be reached any more then."""
    call.part()


async def log_out_everywhere(call: Call) -> None:
    """Log out on every device; tokens stay until they are deleted."""

    def raised(account: Account) -> Account:
        return replace(account, epoch=account.epoch + 1)

    account = await change(call.services, call.account.id, raised)
    call.part()
    await call.services.revoked(account.id)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/sign-up",
        sign_up,
        ANYONE,
        body=Credentials,
        answer=Me,
        refuses=("already-player", "name-taken", "name-length", "password-length"),
    ),
    Endpoint(
        "POST",
        "/api/log-in",
        log_in,
        ANYONE,
        body=Credentials,
        answer=Me,
        refuses=("wrong-name-or-password",),
    ),
    Endpoint("POST", "/api/log-out", log_out, ANYONE),
    Endpoint("POST", "/api/log-out-everywhere", log_out_everywhere, VISITOR, even_banned=True),
]
