"""Personal tokens: made, listed and deleted by who is logged in, never by a token."""

from starfelt.core.refusal import Refusal
from starfelt.server.accounts.schemas import FreshToken, NewToken, TokenFacts
from starfelt.server.calls.endpoint import PLAYER, Call, Endpoint
from starfelt.server.identity.names import line
from starfelt.server.identity.tokens import new_token
from starfelt.store.records import Token


def facts_of(token: Token) -> TokenFacts:
    return TokenFacts(token.id, token.name, token.scopes, token.created, token.expires)


async def make_token(call: Call) -> FreshToken:
    """Make a token for a program; it is told this once."""
    wanted: NewToken = call.body
    name = line(wanted.name)
    if not name:
        raise Refusal("short-field", field="name", least=1)
    services, account = call.services, call.account
    async with services.lock(account.id):
        if len(await services.store.tokens(account.id)) >= services.config.limits.tokens:
            raise Refusal("too-many-tokens", most=services.config.limits.tokens)
        secret, token = new_token(account, name, wanted.scopes, wanted.days, call.now)
        await services.store.add_token(token, account)
    return FreshToken(secret, facts_of(token))


async def my_tokens(call: Call) -> list[TokenFacts]:
    """My tokens."""
    return [facts_of(token) for token in await call.services.store.tokens(call.account.id)]


async def delete_token(call: Call) -> None:
    """Delete a token, which ends what it has open."""
    if not await call.services.store.delete_token(call.account.id, call.path["token"]):
        raise Refusal("no-such-token")
    await call.services.revoked(call.account.id)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tokens",
        make_token,
        PLAYER,
        body=NewToken,
        answer=FreshToken,
        status=201,
        refuses=("too-many-tokens", "not-for-guests"),
    ),
    Endpoint(
        "GET",
        "/api/tokens",
        my_tokens,
        PLAYER,
        answer=list[TokenFacts],
        refuses=("not-for-guests",),
    ),
    Endpoint(
        "DELETE",
        "/api/tokens/{token}",
        delete_token,
        PLAYER,
        refuses=("no-such-token", "not-for-guests"),
    ),
]
