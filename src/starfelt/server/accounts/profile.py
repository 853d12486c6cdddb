"""One's own account: who one is, what one is called, the password, and the end of it."""

from msgspec import UNSET
from msgspec.structs import replace

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.change import change, check_own_password, start_over
from starfelt.server.accounts.schemas import Changes, Goodbye, Me, NewPassword, told
from starfelt.server.calls.endpoint import PLAYER, VISITOR, Call, Endpoint
from starfelt.server.identity.names import tidied
from starfelt.server.identity.passwords import check_password
from starfelt.server.identity.tokens import ACCOUNT, READ
from starfelt.server.visitor import BY_TOKEN, HOST
from starfelt.store.records import Account


async def me(call: Call) -> Me:
    """Who am I?"""
    return told(call.account, call.now)


async def change_me(call: Call) -> Me:
    """Change one's name or language; what is not given stays."""
    wanted: Changes = call.body
    name = "" if wanted.name is UNSET else tidied(wanted.name)
    if name and call.account.role == HOST and call.visitor.by == BY_TOKEN:
        raise Refusal("not-for-tokens")

    def edit(account: Account) -> Account:
        language = account.language if wanted.language is UNSET else wanted.language
        return replace(account, name=name or account.name, language=language)

    changed = await change(call.services, call.account.id, edit, call.account)
    return told(changed, call.now)


async def change_password(call: Call) -> Me:
    """Change one's password, which logs out every other device and ends tokens, unless they stay.

    A new session begins here.
    """
    wanted: NewPassword = call.body
    check_password(wanted.new)
    await check_own_password(call, wanted.old)
    async with call.turn("password"):
        hashed = await call.services.passwords.hash(wanted.new)

    def edit(account: Account) -> Account:
        if account.password != call.account.password:
            raise Refusal("wrong-password")
        return replace(account, password=hashed)

    account = await start_over(call, edit, tokens_too=not wanted.keep_tokens)
    return told(account, call.now)


async def delete_me(call: Call) -> None:
    """Delete one's account and all that is personal; the games stay, played by nobody.

    The password is needed, but for guests, who have none.
    """
    goodbye: Goodbye = call.body
    await check_own_password(call, goodbye.password)
    async with call.services.lock(call.account.id):
        await call.services.forget(call.account)
    call.part()
    await call.services.revoked(call.account.id)


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, VISITOR, READ, answer=Me, even_banned=True),
    Endpoint(
        "PATCH",
        "/api/me",
        change_me,
        VISITOR,
        ACCOUNT,
        body=Changes,
        answer=Me,
        refuses=("name-taken", "name-length"),
    ),
    Endpoint(
        "POST",
        "/api/me/password",
        change_password,
        PLAYER,
        body=NewPassword,
        answer=Me,
        refuses=("wrong-password", "password-length", "not-for-guests"),
    ),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete_me,
        VISITOR,
        body=Goodbye,
        refuses=("wrong-password",),
        even_banned=True,
    ),
]
