"""Guests: anybody may play at once, and is known by a cookie."""

import secrets

from starfelt.server.accounts.schemas import Me, told
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.identity.cookies import new_session
from starfelt.server.visitor import GUEST
from starfelt.store.records import Account

#: What guests are called, each in all languages, with a number.
NAMES = (
    "aurora", "comet", "corona", "eclipse", "galaxy", "meteor", "moon", "nebula", "orbit", "planet",
    "pulsar", "quasar", "satellite", "star", "sun", "telescope",
)  # fmt: skip


async def ensure_guest(call: Call) -> Account:
    """The visitor's account; who has none becomes a guest, and is kept by a cookie."""
    visitor = call.visitor
    if visitor.account is not None:
        return visitor.account
    services = call.services
    services.limits.take("guest", visitor.address, call.now)
    account = Account(id=new_id(), name=guest_name(call), role=GUEST, created=call.now, language="")
    await add(call, account)
    return call.account


async def add(call: Call, account: Account) -> None:
    """A new account, which the visitor and their browser is from now on."""
    secret, session = new_session(account, call.now)
    await call.services.store.welcome(account, session)
    call.welcome(account, secret)


def new_id() -> str:
    return secrets.token_hex(12)


def guest_name(call: Call) -> str:
    text = call.services.text(call.visitor.language)
    number = str(secrets.randbelow(900) + 100)
    return text(f"guest-name-{secrets.choice(NAMES)}", number=number)


async def guest(call: Call) -> Me:
    """Play as a guest: makes an account and sets the cookie; who has an account keeps it."""
    return told(await ensure_guest(call), call.now)


ENDPOINTS = [Endpoint("POST", "/api/guest", guest, ANYONE, answer=Me)]
