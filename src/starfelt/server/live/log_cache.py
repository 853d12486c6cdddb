"""All that one reader was told at a live table, from its beginning, and the words for it."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from starfelt.server.live.live_table import Live
from starfelt.server.live.subscriber import Reader
from starfelt.server.live.update_words import log_lines
from starfelt.table.table import Table
from starfelt.table.updates import Happened
from starfelt.words.screen import Screen


class Log:
    """All that one reader was told at a table, and those lines of it that were ever shown.

    A line never changes, and words take time: each is written once in each language.
    """

    def __init__(self, happened: Iterable[Happened] = ()) -> None:
        self.happened = list(happened)
        self.written: dict[tuple[str, int], list[str]] = {}

    def __len__(self) -> int:
        return len(self.happened)

    def lines(self, screen: Screen, number: int) -> list[str]:
        """One thing that happened, in words."""
        one, place = self.happened[number], (screen.text.language, number)
        if place not in self.written:
            self.written[place] = log_lines(screen, one)
        return self.written[place]


#: What each reader of a table was told so far, so that it need not be found out again.  A table
#: that is built anew from its log may tell less: somebody was forgotten.
LOGS: WeakKeyDictionary[Table, dict[int, Log]] = WeakKeyDictionary()


async def log_of(live: Live, reader: int) -> Log:
    """All that this reader was told; the lock of the table is held."""
    known = LOGS.setdefault(live.table, {}).setdefault(reader, Log())
    since = known.happened[-1].number if known.happened else 0
    known.happened += await live.missed(Reader(reader), since)
    return known
