"""A table as one reader sees it: all that its page is made of, and nothing that is a secret."""

from collections.abc import Iterable
from weakref import WeakKeyDictionary

from msgspec import Struct

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.lines.screen import Screen
from starfelt.server.live.live import Live
from starfelt.server.live.messages import About
from starfelt.server.live.reader import Reader
from starfelt.server.live.words import log_lines
from starfelt.server.pages.frame import Visit
from starfelt.table.reading import Happened, Now, now
from starfelt.table.rows import SAY
from starfelt.table.table import OVER, Table


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
        """One thing that happened, in words; what was said is not among them."""
        one, place = self.happened[number], (screen.text.language, number)
        if place not in self.written:
            self.written[place] = log_lines(screen, one) if one.kind != SAY else []
        return self.written[place]


#: What each reader of a live table was told so far, so that it need not be found out again.
LOGS: WeakKeyDictionary[Live, dict[int, Log]] = WeakKeyDictionary()


class Seen(Struct, frozen=True):
    """What one reader may know of a table, and who that reader is."""

    about: About
    now: Now
    log: Log
    reader: int = SPECTATOR
    mine: list[int] = []  # all seats of this account
    hosts: bool = False  # has opened the table
    ending: str = ""  # how the game itself ended, and who won it
    winner: int | None = None
    following: str = ""  # the table of the rematch
    muted: frozenset[str] = frozenset()  # accounts whose words are not shown


async def seen_by(visit: Visit, live: Live, reader: int) -> Seen:
    """The table for this visitor on this seat; only what is stored is seen."""
    account = visit.visitor.account
    muted = await muted_by(visit)
    following = await live.following()
    async with live.lock:
        live.check()
        table = live.table
        mine = table.seats_of(account.id) if account else []
        if reader != SPECTATOR and reader not in mine:
            raise Refusal("no-seat-of-yours")  # they stood up meanwhile
        ending, winner = ended(table)
        return Seen(
            live.about,
            now(table, reader, visit.now),
            await log_of(live, reader),
            reader,
            mine,
            account is not None and account.id == live.record.host,
            ending,
            winner,
            following,
            muted,
        )


async def muted_by(visit: Visit) -> frozenset[str]:
    account = visit.visitor.account
    blocks = await visit.services.store.blocks(account.id) if account else []
    return frozenset(block.other for block in blocks)


async def log_of(live: Live, reader: int) -> Log:
    """All that this reader was told; the lock of the table is held."""
    known = LOGS.setdefault(live, {}).setdefault(reader, Log())
    since = known.happened[-1].number if known.happened else 0
    known.happened += await live.missed(Reader(reader), since)
    return known


def ended(table: Table) -> tuple[str, int | None]:
    """The ending of a game that was played to its end, and who won alone."""
    if table.status != OVER or not table.state.is_over():
        return "", None
    returns = table.state.returns()
    return table.state.ending(), returns.index(1) if 1 in returns else None
