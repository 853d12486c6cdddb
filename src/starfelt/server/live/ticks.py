"""When bots answer: on ticks of the server's clock, so that time tells nothing of their secrets.

A choice is stored at least two ticks after it was asked for, which covers one pick as well as many.
One that takes longer waits for twice that time, or four times, and so on: whoever measures learns
little of how long the bot thought.
"""

import asyncio
from collections.abc import Awaitable, Callable

LEAST = 2  # ticks from the question to the answer
MOST = 32  # by which a long thought waits longer at most


class Ticks:
    def __init__(self, clock: Callable[[], int], length: int = 0) -> None:
        self.clock = clock
        self.length = length  # milliseconds; 0: bots answer at once
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    def release(self, asked: int, made: int) -> int:
        """The tick of a choice that was asked for then, and has been made by now."""
        if not self.length:
            return made
        wait = LEAST * self.length
        while asked + wait < made:
            wait += min(wait, MOST * self.length)
        return -(-(asked + wait) // self.length) * self.length

    async def wait(self, asked: int) -> int:
        """Wait for the tick of a choice that was asked for then; returns its time."""
        at = self.release(asked, self.clock())
        await self.sleep(max(0, at - self.clock()) / 1000)
        return at
