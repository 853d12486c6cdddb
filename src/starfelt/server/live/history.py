"""All that was told at a live table, from its beginning, for every reader, and the words for it.

It is found out from the log once, without holding the table up, and goes on with the table.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from msgspec import Struct

from starfelt.server.live.update_words import log_lines
from starfelt.table.updates import Happened
from starfelt.words.screen import Screen

if TYPE_CHECKING:
    from starfelt.server.live.live_table import Live

#: What each reader was told of one public row; the spectator is one of them.
Page = dict[int, Happened]

MOST_KEPT = 20_000  # rows of which what was told is kept at hand, at all tables together
MOST_LOOKED_AT = 2_000  # rows among which a piece is looked for

Wanted = Callable[[Happened], bool]


class Piece(Struct, frozen=True):
    """A part of what a reader was told, in order."""

    happened: list[Happened]
    before: int = 0  # who asks with this number gets what came before it; 0: there is nothing


class History:
    """What every reader was told of each public row, and those lines that were ever shown.

    A line never changes, and words take time: each is written once in each language.
    """

    def __init__(self, reading: asyncio.Task[list[Page]] | None = None) -> None:
        self.reading = reading
        self.pages: list[Page] = []  # what has happened since the reading began, then all of it
        self.written: dict[tuple[str, int, int], list[str]] = {}

    async def read(self) -> None:
        """Wait for what had happened before this was asked for."""
        if self.reading is None:
            return
        found = await asyncio.shield(self.reading)
        if self.reading is not None:  # nobody else who waited has done it
            self.reading = None
            self.pages[:0] = found

    def __len__(self) -> int:
        return len(self.pages)

    def since(self, number: int, reader: int) -> list[Happened]:
        """All that this reader was told after that number."""
        return [page[reader] for page in self.pages[number:]]

    def piece(self, reader: int, wanted: Wanted, limit: int, before: int = 0) -> Piece:
        """The latest that are wanted, before a number if there is one; `limit` at most.

        Only so many are looked at: whoever wants what is further back asks again.
        """
        last = min(before - 1, len(self.pages)) if before else len(self.pages)
        first = max(0, last - MOST_LOOKED_AT)
        found: list[Happened] = []
        for page in reversed(self.pages[first:last]):
            one = page[reader]
            if not wanted(one):
                continue
            if len(found) == limit:
                return Piece(found[::-1], found[-1].number)
            found.append(one)
        return Piece(found[::-1], first + 1 if first else 0)

    def lines(self, screen: Screen, happened: Happened) -> list[str]:
        """One thing that happened, in words."""
        place = screen.text.language, screen.seat, happened.number
        if place not in self.written:
            self.written[place] = log_lines(screen, happened)
        return self.written[place]


class Shelf:
    """The tables whose histories were wanted last; those of the others are read again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.lives: OrderedDict[Live, None] = OrderedDict()

    def put(self, live: "Live") -> None:
        self.lives[live] = None
        self.lives.move_to_end(live)
        while len(self.lives) > 1 and self.rows() > self.most:
            oldest, _ = self.lives.popitem(last=False)
            oldest.history = None

    def take(self, live: "Live") -> None:
        """This table is let go."""
        self.lives.pop(live, None)

    def rows(self) -> int:
        return sum(len(live.history) for live in self.lives if live.history is not None)


def heard_by(muted: Collection[str]) -> Wanted:
    """All but what these accounts said."""
    return lambda one: one.who not in muted
