"""The cookie by which a browser is known: who, of which epoch, since when; signed, not secret.

Nothing is stored for it.  It ends by time, or all cookies of an account end at once when the
account's epoch is raised.
"""

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from msgspec import Struct

from starfelt.server.config import DAY, SECOND
from starfelt.store.protocol import Store
from starfelt.store.records import Account

KEPT = 180 * DAY
RENEWED = 30 * DAY  # an older one is replaced, so that who comes back now and then is kept


class Pass(Struct, frozen=True):
    """What a cookie says."""

    account: str
    epoch: int
    issued: int

    def is_old(self, now: int) -> bool:
        return now - self.issued > RENEWED


class Cookies:
    """Writes cookies and reads those that it wrote."""

    def __init__(self, key: str, secure: bool) -> None:
        self.secure = secure
        # A browser takes a name with this prefix from this very server only, and only by https.
        self.name = "__Host-starfelt" if secure else "starfelt"
        self.signer = Signer(key, salt="visitor", key_derivation="hmac", digest_method=sha256)

    def value(self, account: Account, now: int) -> str:
        signed = self.signer.sign(f"{account.id}.{account.epoch}.{now}".encode())
        return signed.decode("ascii")

    def read(self, value: str, now: int) -> Pass | None:
        """What it says; nothing if it is not one of ours, or too old."""
        try:
            account, epoch, issued = self.signer.unsign(value.encode()).decode().split(".")
        except (BadSignature, ValueError):
            return None
        found = Pass(account, int(epoch), int(issued))
        return found if now - found.issued < KEPT else None

    def welcome(self, account: Account, now: int) -> str:
        """The header Set-Cookie that keeps somebody."""
        return self.header(self.value(account, now), KEPT // SECOND)

    def farewell(self) -> str:
        """The header Set-Cookie that takes the cookie away."""
        return self.header("", 0)

    def header(self, value: str, seconds: int) -> str:
        more = "; Secure" if self.secure else ""
        kept = f"Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax"
        return f"{self.name}={value}; {kept}{more}"


async def open_cookies(store: Store, secure: bool) -> Cookies:
    """With the key of this store; the first server makes one."""
    key = await store.set_setting("cookie-key", secrets.token_hex(32), only_new=True)
    return Cookies(key, secure)
