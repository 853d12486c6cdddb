"""Signing up, logging in and logging out."""

from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.change import change, end_all, start_over
from starfelt.server.accounts.guests import add, new_id
from starfelt.server.accounts.schemas import Credentials, Me, told
from starfelt.server.calls.endpoint import ANYONE, VISITOR, Call, Endpoint
from starfelt.server.http.cookie_header import cookie_of
from starfelt.server.identity.cookies import new_session
from starfelt.server.identity.names import spaced, tidied
from starfelt.server.identity.passwords import check_password
from starfelt.server.visitor import GUEST, PLAYER
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
    if await services.store.is_taken(name):
        raise Refusal("name-taken", name=name)
    async with call.turn("password"):
        hashed = await services.passwords.hash(wanted.password)
    account = await grown(call, name, hashed) if before else await added(call, name, hashed)
    return told(account, call.now)


async def added(call: Call, name: str, hashed: str) -> Account:
    account = Account(id=new_id(), name=name, role=PLAYER, created=call.now, password=hashed)
    try:
        await add(call, account)
    except NameTaken:
        raise Refusal("name-taken", name=name) from None
    return account


async def grown(call: Call, name: str, hashed: str) -> Account:
    """A guest becomes a player.  Whoever else had the cookie of the guest is nobody then."""

    def grow(account: Account) -> Account:
        if account.role != GUEST:
            raise Refusal("already-player", name=account.name)
        return replace(account, name=name, password=hashed, role=PLAYER)

    return await start_over(call, grow)


async def log_in(call: Call) -> Me:
    """Log in by name and password."""
    given: Credentials = call.body
    services = call.services
    services.limits.take("log_in", call.visitor.address, call.now)
    name = spaced(given.name)
    account = await services.store.account_named(name)
    called = account.id if account else name.casefold()
    services.limits.take("log_in_as", known_browser(call, account) or called, call.now)
    hashed = account.password if account else ""
    async with call.turn("password"):
        fits = await services.passwords.fits(hashed, given.password)
    if not fits or account is None:
        raise Refusal("wrong-name-or-password")
    await refresh(call, account, given.password)
    await begin(call, account)
    return told(call.account, call.now)


def known_browser(call: Call, account: Account | None) -> str:
    """A browser in which they were logged in before: wrong passwords of others don't count here."""
    known = call.services.cookies.known
    number = known.number(cookie_of(call.request, known.name), account)
    return f"known {number}" if number else ""


async def refresh(call: Call, account: Account, password: str) -> None:
    """Keep the password hashed as it is done now."""
    services = call.services
    if not services.passwords.is_outdated(account.password):
        return
    async with call.turn("password"):
        hashed = await services.passwords.hash(password)

    def edit(present: Account) -> Account:
        if present.password != account.password:  # somebody else was quicker, and knows better
            return present
        return replace(present, password=hashed)

    await change(services, account.id, edit, account)


async def begin(call: Call, account: Account) -> None:
    """A new session in place of the one that this browser had, unless all ended meanwhile."""
    before = call.visitor
    secret, session = new_session(account, call.now)
    try:
        await call.services.begin(session, account.epoch)
    except KeyError:  # the password was changed a moment ago
        raise Refusal("wrong-name-or-password") from None
    call.welcome(account, secret)
    if before.account is not None and before.session:
        await call.services.end(before.account)


async def log_out(call: Call) -> None:
    """Log out here, which ends what is open here; a guest can't come back to the account then."""
    visitor = call.visitor
    if visitor.account is not None:
        await call.services.end(visitor.account)
    call.part()


async def log_out_everywhere(call: Call) -> None:
    """Log out on every device; tokens stay until they are deleted."""
    await end_all(call, lambda account: account)
    call.part()


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
