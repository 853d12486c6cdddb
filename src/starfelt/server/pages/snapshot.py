"""A table as one reader sees it: all that its page is made of, and nothing that is a secret."""

from msgspec import Struct

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.server.live.live_table import Live
from starfelt.server.live.log_cache import Log, log_of
from starfelt.server.live.messages import About
from starfelt.server.live.status_words import ended
from starfelt.server.pages.page import Visit
from starfelt.table.updates import Now, now


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
