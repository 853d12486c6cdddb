"""Work that takes milliseconds is done one piece at a time, and everybody else goes in between.

The event loop does all that is ready before it looks at anybody else again.  If fifty people ask
for a page at the same moment, a player's answer would wait for fifty pages at each of its steps.
"""

import asyncio


class Turns:
    """Whoever is about to do something long waits for their turn first."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def wait(self) -> None:
        """When this returns, nobody else's turn comes before the loop has gone round once more."""
        async with self.lock:
            await asyncio.sleep(0)
