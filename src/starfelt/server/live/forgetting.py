"""What may be forgotten, by rules that the host sets, is: in bites so small that nobody waits.

Nothing goes that somebody has before them: no table that is live, no account with an open socket.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starfelt.core.refusal import Refusal
from starfelt.server.config import DAY, Keeping
from starfelt.server.http.logging import logger
from starfelt.server.identity.cookies import KEPT
from starfelt.server.live.account_deletion import forget_at
from starfelt.server.live.hub import Hub
from starfelt.server.live.subscriber import RESTART, SOON
from starfelt.store.records import Horizons

EVERY = 600  # seconds between two rounds
PAUSE = 0.02  # seconds between two bites
WALKED = 200  # tables that are looked at in one bite
GUESTS = 2000  # of one round
PAGES = 50  # that are given back to the disk in one bite
SPARE = 256  # free pages that stay in the file: new tables will want them
UNBEGUN = 1  # days after which a table goes that was closed before it began


async def forget_by_rules(hub: Hub, keeping: Keeping) -> None:
    """One round through all that is kept."""
    now = hub.clock()
    tables = await forget_tables(hub, horizons(keeping, now))
    # When somebody was seen is noted about once a day.
    guests = await forget_guests(hub, before(now - DAY, keeping.guests))
    talk = await forget_talk(hub, before(now, keeping.talk))
    oldest = before(now, keeping.reports)
    reports = await in_bites(lambda: hub.store.forget_reports(oldest))
    sessions = await in_bites(lambda: hub.store.forget_sessions(now - KEPT - DAY))
    await shrink(hub)
    counts = {"tables": tables, "guests": guests, "talk": talk, "reports": reports}
    if any(counts.values()) or sessions:
        logger.info("forgotten", **counts, sessions=sessions)


def horizons(keeping: Keeping, now: int) -> Horizons:
    return Horizons(
        players=before(now, keeping.tables),
        guests=before(now, keeping.guests),
        nobodys=before(now, keeping.empty),
        unbegun=before(now, UNBEGUN),
    )


def before(now: int, days: int) -> int:
    """What is older than this may go; 0 days: nothing."""
    return max(0, now - days * DAY) if days else 0


async def in_bites(bite: Callable[[], Awaitable[int]]) -> int:
    """Again and again until there is nothing to do any more; how much was done?"""
    done = 0
    while found := await bite():
        done += found
        await asyncio.sleep(PAUSE)
    return done


# ------------------------------------------------------------------ tables
async def forget_tables(hub: Hub, horizons: Horizons) -> int:
    gone, after = 0, 0
    while True:
        tables, after = await hub.store.old_tables(horizons, after, WALKED)
        for table in tables:
            gone += await forget_table(hub, table, horizons)
            await asyncio.sleep(PAUSE)
        if not after:
            return gone
        await asyncio.sleep(PAUSE)


async def forget_table(hub: Hub, table: str, horizons: Horizons) -> bool:
    """Not one that somebody may be looking at."""
    if table in hub.lives or table in hub.loading:
        return False
    gone = await hub.store.forget_table(table, horizons)
    if gone:
        await send_away(hub, table)
    return gone


async def send_away(hub: Hub, table: str) -> None:
    """Whoever came to it at this very moment comes again, and hears that it is gone."""
    if table in hub.loading:
        with suppress(Refusal):
            await hub.live(table)
    live = hub.lives.get(table)
    if live is not None:
        hub.drop(live)
        for reader in list(live.readers):
            reader.close(RESTART, "restart", SOON)


# ------------------------------------------------------------------ people and what they said
async def forget_guests(hub: Hub, oldest: int) -> int:
    """As if each had deleted the account."""
    gone = 0
    for account in await hub.store.lapsed_guests(oldest, GUESTS):
        if all(reader.account != account for reader in hub.readers):
            await forget_guest(hub, account, oldest)
            gone += 1
    return gone


async def forget_guest(hub: Hub, account: str, oldest: int) -> None:
    done = False
    while not done:
        tables, done = await hub.store.forget_guest(account, oldest)
        await forget_at(hub, tables)
        await asyncio.sleep(PAUSE)


async def forget_talk(hub: Hub, oldest: int) -> int:
    """At how many tables was something said that is forgotten now?"""

    async def bite() -> int:
        tables = await hub.store.forget_talk(oldest)
        await forget_at(hub, tables)
        return len(tables)

    return await in_bites(bite)


# ------------------------------------------------------------------ the file
async def shrink(hub: Hub) -> None:
    """What was forgotten is given back to the disk; some of it stays for what comes next."""
    while await hub.store.shrink(0) > SPARE + PAGES:
        await hub.store.shrink(PAGES)
        await asyncio.sleep(PAUSE)
