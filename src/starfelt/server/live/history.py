"""All that was told at a live table, from its beginning, for every reader, and the words for it.

It is found out from the log once, without holding the table up, and goes on with the table.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from starfelt.server.live.messages import encode
from starfelt.server.live.update_words import lines_of
from starfelt.table.updates import Happened
from starfelt.words.screen import Screen

if TYPE_CHECKING:
    from starfelt.server.live.live_table import Live

#: What each reader was told of one public row; the spectator is one of them.
Page = dict[int, Happened]

RECENT = 8  # public rows that are kept at hand for whoever comes back after a short cut
MOST_MISSED = 100  # of these; whoever missed more reads the log
MOST_BYTES = 32 * 1024  # of them, without words
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
        self.written: dict[tuple[str, int, int], Happened] = {}

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

    def in_words(self, screen: Screen, happened: Happened) -> Happened:
        """One thing that happened, with its lines."""
        place = screen.text.language, screen.seat, happened.number
        if place not in self.written:
            lines = lines_of(screen, happened)
            self.written[place] = structs.replace(happened, lines=lines)
        return self.written[place]


class Past:
    """What was told at one table: the last of it is at hand, the rest is read when it is wanted."""

    def __init__(self, live: "Live", recent: Iterable[Page]) -> None:
        self.live = live
        self.recent: deque[Page] = deque(recent, RECENT)
        self.history: History | None = None

    def keep(self, pages: list[Page]) -> None:
        """These are stored and told now."""
        self.recent.extend(pages)
        if self.history is not None:
            self.history.pages += pages

    def is_worth_reading(self, since: int) -> bool:
        """Can all that was missed be told, though it is not at hand?"""
        return len(self.recent) < self.live.number - since <= MOST_MISSED

    def missed(self, reader: int, since: int) -> list[Happened] | None:
        """What happened after that number; nothing where that is too much, or not at hand."""
        behind = self.live.number - since
        if behind <= 0:
            return []
        known = self.history
        if behind <= len(self.recent):
            found = [page[reader] for page in list(self.recent)[-behind:]]
        elif behind > MOST_MISSED or known is None or known.reading is not None:
            return None
        else:
            found = known.since(since, reader)
        return found if len(encode(found)) <= MOST_BYTES else None

    async def whole(self) -> History:
        """All that was told so far and is stored; nobody waits for it but whoever asks."""
        live = self.live
        known = self.history
        if known is None:
            known = self.history = History(live.hub.task(live.hub.history(live, live.number)))
        try:
            await known.read()
        except Exception:
            self.history = None
            raise
        if live.past is not self:  # the table was built anew from its log meanwhile
            return await live.past.whole()
        live.hub.shelf.put(self)
        return known


class Shelf:
    """The tables whose histories were wanted last; those of the others are read again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[Past, None] = OrderedDict()

    def put(self, past: Past) -> None:
        self.kept[past] = None
        self.kept.move_to_end(past)
        while len(self.kept) > 1 and self.rows() > self.most:
            self.take(next(iter(self.kept)))

    def take(self, past: Past) -> None:
        """Nobody needs this one any more, or others more."""
        self.kept.pop(past, None)
        past.history = None

    def rows(self) -> int:
        return sum(len(past.history) for past in self.kept if past.history is not None)


def heard_by(muted: Collection[str]) -> Wanted:
    """All but what these accounts said."""
    return lambda one: one.who not in muted
