"""A table as one reader sees it: all that its page is made of, and nothing that is a secret."""

from msgspec import Struct

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.server.live.history import Piece, Wanted
from starfelt.server.live.joining import muted_by
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import About
from starfelt.server.live.subscriber import Reader
from starfelt.server.live.talking import silence
from starfelt.server.pages.page import Visit
from starfelt.table.log_rows import SAY
from starfelt.table.updates import Happened, Now

SHOWN = 60  # things that happened on one page
SAID = 100  # lines of the chat on one page
NOTHING = Piece([])


class Seen(Struct, frozen=True):
    """What one reader may know of a table, and who that reader is."""

    about: About
    now: Now  # as an update has it, in words and with the table in plain lines
    log: Piece  # what happened in words, but for what was said
    reader: int = SPECTATOR
    mine: list[int] = []  # all seats of this account
    hosts: bool = False  # has opened the table
    following: str = ""  # the table of the rematch
    chat: Piece = NOTHING  # what was said, but by those whom the reader does not want to hear
    silence: Refusal | None = None  # why the reader may not talk


async def seen_by(visit: Visit, live: Live, reader: int) -> Seen:
    """The table for this visitor on this seat; only what is stored is seen."""
    account = visit.visitor.account
    who = account.id if account else ""
    muted = await muted_by(visit.services, who) if who else frozenset()
    following = await live.following()
    async with visit.turn("log"):
        history = await live.past.whole()
    await live.settled(reader)
    table = live.table
    mine = table.seats_of(who)
    if reader != SPECTATOR and reader not in mine:
        raise Refusal("no-seat-of-yours")  # they stood up meanwhile
    log = history.piece(reader, happened_at_table, SHOWN, number(visit.asked("log")))
    behind = Reader(reader, who, visit.text.language, lines=True)
    screen = live.screen(behind)
    return Seen(
        live.about,
        live.update(behind, [], visit.now).now,
        Piece([history.in_words(screen, one) for one in log.happened], log.before),
        reader,
        mine,
        bool(who) and who == live.record.host,
        following,
        history.piece(reader, said_but_by(muted), SAID, number(visit.asked("chat"))),
        silence(live, who, visit.now),
    )


def happened_at_table(one: Happened) -> bool:
    return one.kind != SAY


def said_but_by(muted: frozenset[str]) -> Wanted:
    """What was said, but by these."""
    return lambda one: one.kind == SAY and one.who not in muted


def number(written: str) -> int:
    """A number in an address; anything else is none."""
    return int(written) if written.isascii() and written.isdigit() and len(written) < 10 else 0
