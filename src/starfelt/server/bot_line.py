"""A line that goes round by account: each that waits gives one thing before any gives another."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Rounds(Generic[T]):
    """Whoever has a thousand things in line keeps nobody waiting for more than one of them."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[T]] = OrderedDict()  # whose turn it is comes first
        self.there = asyncio.Semaphore(0)

    def put(self, account: str, thing: T) -> None:
        self.lines.setdefault(account, deque()).append(thing)
        self.there.release()

    async def get(self) -> T:
        """The next thing; waits until there is one."""
        await self.there.acquire()
        return self.take()

    def take(self) -> T:
        account, line = self.lines.popitem(last=False)
        thing = line.popleft()
        if line:
            self.lines[account] = line
        return thing

    def clear(self) -> list[T]:
        """Take everything out."""
        found = []
        while self.lines:
            found.append(self.take())
        self.there = asyncio.Semaphore(0)
        return found
