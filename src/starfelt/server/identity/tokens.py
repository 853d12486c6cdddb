"""Personal tokens: keys for programs, each with what it may do.

A token is shown once.  What is kept is a digest: of 256 random bits a plain one is safe.
"""

import secrets
from hashlib import sha256

from starfelt.server.config import DAY
from starfelt.store.records import Account, Token

PREFIX = "sft_"

READ, PLAY, CHAT, ACCOUNT = "read", "play", "chat", "account"
SCOPES = (READ, PLAY, CHAT, ACCOUNT)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token(
    account: Account, name: str, scopes: tuple[str, ...], days: int, now: int
) -> tuple[str, Token]:
    """The token itself, and what is kept of it; without days it never ends."""
    secret = PREFIX + secrets.token_urlsafe(32)
    kept = Token(
        id=secrets.token_hex(8),
        account=account.id,
        name=name,
        scopes=tuple(scope for scope in SCOPES if scope in scopes),
        digest=digest_of(secret),
        created=now,
        expires=now + days * DAY if days else 0,
    )
    return secret, kept


def is_over(token: Token, now: int) -> bool:
    return 0 < token.expires <= now


def bearer(authorization: str | None) -> str | None:
    """The token of an Authorization header; other schemes may be for a proxy."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
