"""A log that stays short in a storm: of what happens very often a few lines, and then a number."""

import asyncio
from collections import Counter
from typing import Any

from starfelt.server.http.logging import logger

LINES = 5  # of one kind in a second
SECOND = 1.0


class Quiet:
    """Lets a few lines of each kind through in a second, and tells how many it left out."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[Any, ...]] = Counter()

    def lets(self, *kind: Any) -> bool:
        """May a line of this kind be written now?"""
        if not self.seen:
            asyncio.get_running_loop().call_later(SECOND, self.tell)
        self.seen[kind] += 1
        return self.seen[kind] <= LINES

    def tell(self) -> None:
        """The second is over."""
        for kind, count in self.seen.items():
            if count > LINES:
                logger.warning("left-out", lines=count - LINES, of=list(kind))
        self.seen.clear()
