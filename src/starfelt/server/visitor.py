"""Who is there: the visitor behind a request or a websocket, and what they may do."""

from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import HTTPConnection

from starfelt.core.refusal import Refusal
from starfelt.server.http.client_address import address_of
from starfelt.server.http.cookie_header import cookie_of
from starfelt.server.http.languages import REMEMBERED, accepted
from starfelt.server.identity.cookies import EXACT, KEPT, Shown
from starfelt.server.identity.tokens import SCOPES, bearer, digest_of, is_over
from starfelt.server.services import Services, services_of
from starfelt.store.records import Account, Known, Session
from starfelt.store.rights import date
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
    secret: str = ""  # of a session that the browser should keep for longer
    until: int = 0  # when what they have shown ends by itself; 0: never

    @property
    def session(self) -> str:
        """By which they are known; programs have none."""
        return self.account.shown if self.account and self.by == BY_COOKIE else ""

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
    revocations = -1
    while revocations != services.revocations:  # what ended meanwhile may have been read before
        revocations = services.revocations
        visitor = await looked_up(connection, services)
    connection.scope[PLACE] = visitor
    if visitor.account is not None:
        services.limits.take("account", visitor.account.id, services.clock())
    return visitor


async def looked_up(connection: HTTPConnection, services: Services) -> Visitor:
    token = bearer(connection.headers.get("authorization"))
    if token is not None:
        return await by_token(connection, services, token)
    return await by_cookie(connection, services)


async def by_token(connection: HTTPConnection, services: Services, secret: str) -> Visitor:
    token = await services.store.token(digest_of(secret))
    if token is None or is_over(token, services.clock()):
        raise Refusal("bad-token")
    account = await services.store.account(token.account)
    if account is None:
        raise Refusal("bad-token")
    account = replace(account, shown=token.digest)
    visitor = visiting(connection, account, BY_TOKEN, frozenset(token.scopes))
    return replace(visitor, until=token.expires)


async def by_cookie(connection: HTTPConnection, services: Services) -> Visitor:
    now = services.clock()
    shown = services.cookies.read(cookie_of(connection, services.cookies.name), now)
    known = await known_by(services, shown, now) if shown else None
    if shown is None or known is None:
        return visiting(connection, None, "", frozenset())
    stale = now - known.session.seen > EXACT
    if stale:
        services.note(services.store.see_session(shown.id, now))
    secret = shown.secret if stale or shown.before else ""
    return visiting(connection, known.account, BY_COOKIE, ALL, secret)


async def known_by(services: Services, shown: Shown, now: int) -> Known | None:
    """Whose session it is, if it has not ended."""
    known = await services.store.session(shown.id)
    if known is None and shown.before is not None:
        known = await begun(services, shown, now)
    if known is None or known.session.ended or now - known.session.seen >= KEPT:
        return None
    return known


async def begun(services: Services, shown: Shown, now: int) -> Known | None:
    """A cookie of the version before becomes a session."""
    before = shown.before
    assert before is not None
    account = await services.store.account(before.account)
    if account is None or account.epoch != before.epoch:
        return None
    session = Session(shown.id, account.id, before.issued, now, signed=True)
    with suppress(KeyError):  # it ended a moment ago
        await services.begin(session, before.epoch)
    return await services.store.session(shown.id)


def visiting(
    connection: HTTPConnection,
    account: Account | None,
    by: str,
    scopes: frozenset[str],
    secret: str = "",
) -> Visitor:
    chosen = account.language if account else ""
    language = chosen if chosen in LANGUAGES else language_of(connection)
    return Visitor(account, scopes, by, language, address_of(connection.scope), secret)


def language_of(connection: HTTPConnection) -> str:
    """The language for somebody of whom nothing else is known (yet)."""
    known: Visitor | None = connection.scope.get(PLACE)
    if known:
        return known.language
    chosen = cookie_of(connection, REMEMBERED)
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
