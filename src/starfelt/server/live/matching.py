"""Quick match: a seat opposite somebody who wants the same game."""

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub
from starfelt.server.live.new_tables import ME, Wish, new_record, sit, store_new
from starfelt.store.records import Account, TableRecord
from starfelt.table.commands import Sit


async def quick_match(hub: Hub, account: Account, wish: Wish) -> str:
    """Sit down at an open table that is as wished, or open one.

    Those who wish the same ask one after the other, so whoever comes second finds the table of
    whoever came first.
    """
    if ME not in wish.seats:
        raise Refusal("no-seat-for-me", expected=ME)
    record = new_record(hub, account, wish)
    options = tuple(record.options.items())
    same = (record.game, record.seats, record.clock, record.rated, options)
    async with hub.locks.of("matching", *same):
        found = await seat_found(hub, account, record)
        return found or await store_new(hub, account, record, wish.seats)


async def seat_found(hub: Hub, account: Account, record: TableRecord) -> str:
    """The table at which there was a seat; empty if there is none."""
    for table in await hub.store.matching(record, account.id):
        try:
            await sit(hub, await hub.live(table), account, Sit())
        except Refusal:
            continue  # somebody was faster
        return table
    return ""
