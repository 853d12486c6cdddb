"""Passwords as argon2id hashes.

Hashing takes long on purpose, so it is done in threads of its own; never more than two at a time,
for each takes much memory.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from starfelt.core.refusal import Refusal

LEAST, MOST = 8, 200
AT_A_TIME = 2

T = TypeVar("T")


class Passwords:
    """Makes hashes and compares with them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="passwords")
        self.nobodys = self.hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        return await self.aside(self.hasher.hash, plain(password))

    async def fits(self, hashed: str, password: str) -> bool:
        """Is this the password?  Where there is no hash it takes as long to say no."""
        right = await self.aside(self.compare, hashed or self.nobodys, plain(password))
        return right and bool(hashed)

    def is_outdated(self, hashed: str) -> bool:
        """Was it made as it would not be made today?"""
        return self.hasher.check_needs_rehash(hashed)

    def compare(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def aside(self, work: Callable[..., T], *given: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def plain(password: str) -> str:
    """The same letters typed on different keyboards are the same password."""
    return normalize("NFKC", password)


def check_password(password: str) -> None:
    if not LEAST <= len(password) <= MOST:
        raise Refusal("password-length", least=LEAST, most=MOST)
