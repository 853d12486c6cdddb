"""Coming to a table to read, by whatever wire: who may, what they get first, and leaving again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

from msgspec import Meta, Struct

from starfelt.core.refusal import Refusal
from starfelt.server.identity.tokens import PLAY, READ
from starfelt.server.live.commands import check_order, seat_for
from starfelt.server.live.hub import Hub
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import PROTOCOL, Bye, Welcome, encode
from starfelt.server.live.subscriber import RESTART, SOON, End, Reader
from starfelt.server.services import Services
from starfelt.server.visitor import ANYONE, VISITOR, Visitor, permit
from starfelt.table.commands import Back
from starfelt.table.log_rows import NOBODY
from starfelt.table.sender import Actor
from starfelt.words.fluent import LANGUAGES

POLICY = 1008


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """From which seat (-1 watches), since which number, and in which language if in any.

    With `lines` the updates have the table in plain lines, too.
    """

    seat: Annotated[int, Meta(ge=-1, le=5)] | None = None
    since: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None
    lang: Annotated[str, Meta(max_length=20)] = ""
    lines: bool = False


@contextmanager
def entered(services: Services, hub: Hub, visitor: Visitor, wanted: Wanted) -> Iterator[Reader]:
    """A reader that counts for the limits; whoever has to know of it does from the beginning."""
    account = visitor.account
    permit(visitor, VISITOR if account else ANYONE, READ, services.clock())
    if wanted.lang and wanted.lang not in LANGUAGES:
        expected = ", ".join(LANGUAGES)
        raise Refusal("unknown-language", language=wanted.lang, expected=expected)
    if hub.leaving:
        raise Refusal("server-restarts")
    who = account.id if account else ""
    if not services.sockets.enter(who, visitor.address):
        raise Refusal("too-many-sockets")
    reader = Reader(NOBODY, who, wanted.lang, wanted.lang or visitor.language, wanted.lines)
    reader.shown = account.shown if account else ""
    hub.readers.add(reader)
    left = (visitor.until - services.clock()) / 1000
    end = asyncio.get_running_loop().call_later(left, reader.close, POLICY, "revoked")
    if not visitor.until:
        end.cancel()
    try:
        yield reader
    finally:
        end.cancel()
        hub.readers.discard(reader)
        services.sockets.leave(who, visitor.address)


async def table_for(
    services: Services, hub: Hub, visitor: Visitor, reader: Reader, table: str, seat: int | None
) -> Live:
    """The table that the reader comes to; its seat is set."""
    if reader.account:
        async with services.lock(reader.account):
            reader.muted = await muted_by(services, reader.account)
    live = await hub.live(table)
    reader.seat = seat_for(live, visitor.account, seat)
    return live


async def muted_by(services: Services, account: str) -> frozenset[str]:
    """The accounts that this one does not want to hear: those it mutes and those it blocks."""
    return frozenset(block.other for block in await services.store.blocks(account))


async def mute(services: Services, hub: Hub, account: str) -> None:
    """This account wants to hear others than before, from now on and wherever it listens."""
    async with services.lock(account):
        muted = await muted_by(services, account)
        for reader in hub.readers:
            if reader.account == account:
                reader.muted = muted


async def greet(live: Live, visitor: Visitor, reader: Reader, since: int | None) -> None:
    """What everybody gets first; who was away is back."""
    following = await live.following()
    mine = live.table.seats_of(reader.account)
    hosts = bool(reader.account) and reader.account == live.record.host
    reader.send(encode(Welcome(PROTOCOL, live.about, reader.seat, mine, following, hosts)))
    await live.join(reader, since)
    notice = live.hub.notices.message(reader.speaks)
    if notice is not None:
        reader.send(encode(notice))
    if PLAY in visitor.scopes and reader.seat != NOBODY:
        if live.table.seats[reader.seat].is_away:
            account = check_order(visitor, Back())
            with suppress(Refusal):  # the game is over meanwhile
                await live.command(Actor(account.id, account.name, reader.seat), Back(), account)


def bye(end: End | None) -> bytes:
    """The last message."""
    return encode(Bye(end.why, end.retry) if end is not None else Bye("end"))


async def farewell(hub: Hub, seconds: float) -> None:
    """The server stops: everybody is told to come back in a moment, and has so long to hear it."""
    hub.leaving = True
    for reader in list(hub.readers):
        reader.close(RESTART, "restart", SOON)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while hub.readers:
                await asyncio.sleep(0.01)


async def narrow(hub: Hub, account: str, shown: str = "") -> None:
    """The rights of this account are less now: it has to come in again and show what it may do.

    If something that was shown is named, it is about what was opened with that.
    """
    for reader in list(hub.readers):
        if reader.account == account and shown in ("", reader.shown):
            reader.close(POLICY, "revoked")
