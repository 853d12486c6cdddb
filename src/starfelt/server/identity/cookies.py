"""The cookie by which a browser is known: a secret that nobody can guess.

What is kept of it is a digest, as a session; so it can be ended, and what is kept opens no door.
The version before signed its cookies and kept nothing.  Such a cookie stands for a secret that is
made from it, always the same: it becomes a session at its first visit, in all tabs the same one,
and ends for good when that ends.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from msgspec import Struct

from starfelt.server.config import DAY, SECOND
from starfelt.server.identity.known_browsers import KnownBrowsers, set_cookie
from starfelt.server.identity.tokens import digest_of
from starfelt.store.protocol import Store
from starfelt.store.records import Account, Session

KEPT = 180 * DAY  # after the last visit
EXACT = DAY  # how exactly it is noted when that was

SECRET = re.compile(r"[\w-]{43}", re.ASCII)


class Pass(Struct, frozen=True):
    """What a cookie of the version before says."""

    account: str
    epoch: int
    issued: int


class Shown(Struct, frozen=True):
    """What a browser shows; `before`, if it still shows a cookie of the version before."""

    secret: str
    before: Pass | None = None

    @property
    def id(self) -> str:
        """By which the session is kept."""
        return digest_of(self.secret)


class Cookies:
    """Writes cookies and reads them; `since` is when the first session could begin here."""

    def __init__(self, key: str, secure: bool, since: int = 0) -> None:
        self.key = key
        self.secure = secure
        self.since = since
        # A browser takes a name with this prefix from this very server only, and only by https.
        self.name = "__Host-starfelt" if secure else "starfelt"
        self.known = KnownBrowsers(key, secure)
        self.signer = Signer(key, salt="visitor", key_derivation="hmac", digest_method=sha256)

    def read(self, value: str, now: int) -> Shown | None:
        """What it stands for; nothing if it is not one of ours, or too old."""
        return Shown(value) if SECRET.fullmatch(value) else self.read_signed(value, now)

    def read_signed(self, value: str, now: int) -> Shown | None:
        try:
            said = self.signer.unsign(value.encode())
            account, epoch, issued = said.decode().split(".")
        except (BadSignature, ValueError):
            return None
        before = Pass(account, int(epoch), int(issued))
        if now - before.issued >= KEPT or before.issued > self.since + DAY:
            return None
        secret = hmac.digest(self.key.encode(), b"session of " + said, "sha256")
        return Shown(urlsafe_b64encode(secret).decode().rstrip("="), before)

    def welcome(self, secret: str) -> str:
        """The header Set-Cookie that keeps somebody."""
        return set_cookie(self.name, secret, KEPT // SECOND, self.secure)

    def farewell(self) -> str:
        """The header Set-Cookie that takes the cookie away."""
        return set_cookie(self.name, "", 0, self.secure)


def new_session(account: Account, now: int) -> tuple[str, Session]:
    """The secret for the cookie, and what is kept of it."""
    secret = secrets.token_urlsafe(32)
    return secret, Session(digest_of(secret), account.id, now, now)


async def open_cookies(store: Store, secure: bool) -> Cookies:
    """With the key of this store; the first server makes one."""
    key = await store.set_setting("cookie-key", secrets.token_hex(32), only_new=True)
    return Cookies(key, secure, int(await store.setting("sessions-since") or 0))
