"""Browsers in which a player was logged in before: others can't use up their tries at a password.

The cookie opens nothing.  It says for which account it was made only to whoever knows the account.
"""

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer

from starfelt.server.config import DAY, SECOND
from starfelt.server.identity.tokens import digest_of
from starfelt.store.records import Account

KEPT = 400 * DAY  # browsers keep none for longer


class KnownBrowsers:
    """Writes such cookies and reads them."""

    def __init__(self, key: str, secure: bool) -> None:
        self.secure = secure
        self.name = "__Host-starfelt-known" if secure else "starfelt-known"
        self.signer = Signer(key, salt="known", key_derivation="hmac", digest_method=sha256)

    def header(self, account: Account) -> str:
        """The header Set-Cookie that makes a browser known for this account."""
        number = secrets.token_hex(8)
        said = f"{number}.{digest_of(f'{number} {account.id}')}"
        value = self.signer.sign(said.encode()).decode("ascii")
        return set_cookie(self.name, value, KEPT // SECOND, self.secure)

    def number(self, value: str, account: Account | None) -> str:
        """The number of a browser that is known for this account; else nothing."""
        try:
            number, _, digest = self.signer.unsign(value.encode()).decode().partition(".")
        except (BadSignature, ValueError):
            return ""
        known = account is not None and digest == digest_of(f"{number} {account.id}")
        return number if known else ""


def set_cookie(name: str, value: str, seconds: int, secure: bool) -> str:
    """A header Set-Cookie for what no script needs to read."""
    more = "; Secure" if secure else ""
    return f"{name}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{more}"
