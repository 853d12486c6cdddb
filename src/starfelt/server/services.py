"""What a request may use; one for each server, at `app.state.services`."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from starlette.requests import HTTPConnection

from starfelt.server.config import Config
from starfelt.server.http.limits import Allowances, Sockets
from starfelt.server.http.origins import origin_of
from starfelt.server.http.turns import Turns
from starfelt.server.identity.cookies import Cookies, open_cookies
from starfelt.server.identity.passwords import Passwords
from starfelt.store.protocol import Broken, Store
from starfelt.store.records import Account, Session
from starfelt.words.cached_text import spoken
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

Clock = Callable[[], int]
Told = Callable[[str], Awaitable[None]]
Revoked = Callable[[str, str], Awaitable[None]]
Leave = Callable[[Account], Awaitable[None]]


async def nowhere(account: Account) -> None:
    """Without live tables nobody sits anywhere."""


MILLISECOND = 1_000_000  # nanoseconds
SET = 1_000 * MILLISECOND  # by so much a clock does not drift: it was set, or the machine slept


class Steady:
    """Milliseconds since 1970 by the clock of this machine, but they never go back.

    If that clock is set forward, or the machine slept, they follow it; if it is set back, they go
    on as if nothing had happened until the server starts again.
    """

    def __init__(self, wall: Clock = time.time_ns, passed: Clock = time.monotonic_ns) -> None:
        self.wall = wall
        self.passed = passed
        self.start = wall() - passed()

    def __call__(self) -> int:
        ahead = self.wall() - self.passed()
        if ahead > self.start + SET:
            self.start = ahead
        return (self.start + self.passed()) // MILLISECOND


milliseconds = Steady()


class Services:
    """The store, the limits, the words and the clock of a server."""

    def __init__(
        self, config: Config, store: Store, cookies: Cookies, passwords: Passwords, clock: Clock
    ) -> None:
        self.config = config
        self.origin = origin_of(config.url())
        self.store = store
        self.cookies = cookies
        self.passwords = passwords
        self.clock = clock
        self.limits = Allowances(config.limits)
        self.sockets = Sockets(config.limits)
        self.turns = Turns()
        self.on_revoked: list[Revoked] = []  # each is told of an account whose rights are less now
        self.on_blocks: list[Told] = []  # each is told of an account that mutes or blocks others
        self.revocations = 0
        self.forget: Leave = self.forgotten  # at live tables, too
        self.resign: Leave = nowhere  # in all rated games that run
        self.notes: set[asyncio.Task[None]] = set()  # what is written without anybody waiting
        self.texts: dict[str, Text] = {language: spoken(language) for language in LANGUAGES}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def text(self, language: str) -> Text:
        return self.texts[language]

    def lock(self, key: str) -> asyncio.Lock:
        """Held while an account is read, changed and written, or while an address has its turn."""
        return self.locks.setdefault(key, asyncio.Lock())

    async def revoked(self, account: str, shown: str = "") -> None:
        """This account has logged out everywhere, is banned or gone, or has deleted a token.

        Whatever it has open must ask again whether it may be.  If something that was shown is
        named, that has ended, and all else goes on.
        """
        self.revocations += 1
        for tell in self.on_revoked:
            await tell(account, shown)

    async def begin(self, session: Session, epoch: int) -> None:
        """Begin a session; if there are too many, those end that were not used for longest."""
        most = self.config.limits.sessions
        for ended in await self.store.begin_session(session, epoch, most):
            await self.revoked(session.account, ended)

    async def end(self, account: Account) -> None:
        """End the session by which somebody is this account."""
        await self.store.end_session(account.shown)
        await self.revoked(account.id, account.shown)

    async def forgotten(self, account: Account) -> None:
        await self.store.forget(account.id)

    def note(self, writing: Awaitable[None]) -> None:
        """Write something that nobody waits for, and that may be lost."""

        async def written() -> None:
            with suppress(Broken):
                await writing

        task = asyncio.create_task(written())
        self.notes.add(task)
        task.add_done_callback(self.notes.discard)

    async def blocks_changed(self, account: str) -> None:
        """This account wants to hear or to meet others than before."""
        for tell in self.on_blocks:
            await tell(account)


async def open_services(
    config: Config,
    store: Store,
    clock: Clock = milliseconds,
    hasher: PasswordHasher | None = None,
) -> Services:
    """The services of a server on this store."""
    secure = origin_of(config.url()).startswith("https:")
    cookies = await open_cookies(store, secure)
    return Services(config, store, cookies, Passwords(hasher), clock)


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services
