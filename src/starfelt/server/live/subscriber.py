"""Whoever looks at a live table: a seat or a spectator, behind a socket or a stream."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

#: Bytes that may wait for a reader who does not keep up; then it is cut off.
MOST_WAITING = 256 * 1024

RESTART, OVERLOADED = 1012, 1013  # close codes of websockets; a stream has the words alone
PATIENCE = 5  # seconds in which the last messages have to go out
SOON = 1000  # milliseconds after which who was cut off may come back

#: From which seat, in which language, and with the table in plain lines or without.
Form = tuple[int, str, bool]


class End:
    """Why a reader gets nothing more."""

    def __init__(self, code: int, why: str, retry: int = 0) -> None:
        self.code = code
        self.why = why
        self.retry = retry  # come back after so many milliseconds; 0: don't


class Reader:
    """A line of messages that somebody takes from; it never makes the table wait."""

    def __init__(
        self,
        seat: int,
        account: str = "",
        language: str = "",
        speaks: str = "",
        lines: bool = False,
    ) -> None:
        self.seat = seat
        self.account = account
        self.shown = ""  # the session or token with which it came in
        self.language = language  # of the words that come with each update; none: no words
        self.speaks = speaks or "en"  # the language of what is said to this reader alone
        self.lines = lines  # does it want the table in plain lines too?
        self.muted: frozenset[str] = frozenset()  # accounts that it does not want to hear
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.first = b""  # the table as it is: however large, it does not count
        self.end: End | None = None
        self.on_end: Callable[[], None] = lambda: None
        self.wake = asyncio.Event()

    @property
    def form(self) -> Form:
        """Readers of one form are shown the same."""
        return self.seat, self.language, self.lines

    def send_first(self, message: bytes) -> None:
        """The table as it is, for a reader that has just come: nobody is too slow for that."""
        self.first = message
        self.size -= len(message)
        self.send(message)

    def send(self, message: bytes) -> None:
        if self.end is not None:
            return
        self.size += len(message)
        if self.size > MOST_WAITING:
            self.waiting.clear()  # all that is missed is told again when it comes back
            self.close(OVERLOADED, "slow", SOON)
            return
        self.waiting.append(message)
        self.wake.set()

    def close(self, code: int, why: str, retry: int = 0) -> None:
        """Nothing is sent after what waits now."""
        if self.end is None:
            self.end = End(code, why, retry)
            self.on_end()
            self.wake.set()

    async def take(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self.waiting:
            if self.end is not None:
                return None
            self.wake.clear()
            await self.wake.wait()
        message = self.waiting.popleft()
        if message is not self.first:
            self.size -= len(message)
        return message

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """In here messages go out; not for long any more when there will be no others."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as limit:
            self.on_end = lambda: limit.reschedule(loop.time() + PATIENCE)
            if self.end is not None:
                self.on_end()
            try:
                yield
            finally:
                self.on_end = lambda: None
