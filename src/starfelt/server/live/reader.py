"""Who looks at a live table: a seat or a spectator, behind a socket or a stream."""

import asyncio
from collections import deque

#: Bytes that may wait for a reader who does not keep up; then it is cut off.
MOST_WAITING = 256 * 1024


class Reader:
    """A line of messages that somebody takes from; it never makes the table wait."""

    def __init__(self, seat: int, account: str = "", language: str = "") -> None:
        self.seat = seat
        self.account = account
        self.language = language  # of the words that come with each update; none: no words
        self.muted: frozenset[str] = frozenset()  # accounts that it does not want to hear
        self.token = ""  # the id of the token it came with
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.closed: tuple[int, str] | None = None  # code and reason
        self.wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closed is not None:
            return
        self.size += len(message)
        if self.size > MOST_WAITING:
            self.close(1013, "too slow")
            return
        self.waiting.append(message)
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        """Nothing is sent after what waits now."""
        if self.closed is None:
            self.closed = code, reason
            self.wake.set()

    async def take(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self.waiting:
            if self.closed is not None:
                return None
            self.wake.clear()
            await self.wake.wait()
        message = self.waiting.popleft()
        self.size -= len(message)
        return message
