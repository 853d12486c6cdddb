"""Who is there: the visitor behind a request or a websocket, and what they may do."""

from datetime import UTC, datetime

from msgspec import Struct
from starlette.requests import HTTPConnection

from starfelt.core.refusal import Refusal
from starfelt.server.http.client_address import address_of
from starfelt.server.http.languages import REMEMBERED, accepted
from starfelt.server.identity.tokens import SCOPES, bearer, digest_of, is_over
from starfelt.server.services import Services, services_of
from starfelt.store.records import Account
from starfelt.words.fluent import LANGUAGES

ANYONE = "anyone"
VISITOR = "visitor"  # with an account; guests have one too
PLAYER = "player"  # with a name and a password
HOST = "host"
NEEDS = (ANYONE, VISITOR, PLAYER, HOST)

GUEST = "guest"  # the roles of accounts are guest, PLAYER and HOST

BY_COOKIE, BY_TOKEN = "cookie", "token"

ALL = frozenset(SCOPES)

PLACE = "starfelt.visitor"  # where the visitor is kept in the scope of a connection


class Visitor(Struct, frozen=True):
    """Who sends a request."""

    account: Account | None
    scopes: frozenset[str]  # what they may do by what they have shown; a cookie is good for all
    by: str  # cookie, token, or empty
    language: str
    address: str
    stale: bool = False  # the cookie is old and should be replaced

    def is_banned(self, now: int) -> bool:
        return self.account is not None and self.account.banned > now


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor behind a request or the handshake of a websocket; each counts for the limits.

    A cookie that is not good any more is as none; a token that is not is refused.
    """
    if PLACE in connection.scope:
        known: Visitor = connection.scope[PLACE]
        return known
    services = services_of(connection)
    token = bearer(connection.headers.get("authorization"))
    if token is not None:
        visitor = await by_token(connection, services, token)
    else:
        visitor = await by_cookie(connection, services)
    connection.scope[PLACE] = visitor
    if visitor.account is not None:
        services.limits.take("account", visitor.account.id, services.clock())
    return visitor


async def by_token(connection: HTTPConnection, services: Services, secret: str) -> Visitor:
    token = await services.store.token(digest_of(secret))
    if token is None or is_over(token, services.clock()):
        raise Refusal("bad-token")
    account = await services.store.account(token.account)
    if account is None:
        raise Refusal("bad-token")
    return visiting(connection, account, BY_TOKEN, frozenset(token.scopes))


async def by_cookie(connection: HTTPConnection, services: Services) -> Visitor:
    now = services.clock()
    shown = services.cookies.read(connection.cookies.get(services.cookies.name, ""), now)
    account = await services.store.account(shown.account) if shown else None
    if shown is None or account is None or account.epoch != shown.epoch:
        return visiting(connection, None, "", frozenset())
    return visiting(connection, account, BY_COOKIE, ALL, shown.is_old(now))


def visiting(
    connection: HTTPConnection,
    account: Account | None,
    by: str,
    scopes: frozenset[str],
    stale: bool = False,
) -> Visitor:
    chosen = account.language if account else ""
    language = chosen if chosen in LANGUAGES else language_of(connection)
    return Visitor(account, scopes, by, language, address_of(connection.scope), stale)


def language_of(connection: HTTPConnection) -> str:
    """The language for somebody of whom nothing else is known (yet)."""
    known: Visitor | None = connection.scope.get(PLACE)
    if known:
        return known.language
    chosen = connection.cookies.get(REMEMBERED, "")
    if chosen in LANGUAGES:
        return chosen
    return accepted(connection.headers.get("accept-language", ""))


# ------------------------------------------------------------------ what they may do
def permit(visitor: Visitor, needs: str, scope: str, now: int, even_banned: bool = False) -> None:
    """Refuses who may not.

    `scope` is what a token must be good for; an empty one is open to no token.
    """
    if visitor.by == BY_TOKEN:
        check_scope(visitor, scope)
    if needs == ANYONE:
        return
    account = visitor.account
    if account is None:
        raise Refusal("no-account")
    if visitor.is_banned(now) and not even_banned:
        raise Refusal("banned", until=date(account.banned))
    if needs == PLAYER and account.role == GUEST:
        raise Refusal("not-for-guests")
    if needs == HOST and account.role != HOST:
        raise Refusal("hosts-only")


def check_scope(visitor: Visitor, scope: str) -> None:
    if not scope:
        raise Refusal("not-for-tokens")
    if scope not in visitor.scopes:
        raise Refusal("token-lacks-scope", scope=scope)


def date(at: int) -> str:
    """A time in words that read the same in every language."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
