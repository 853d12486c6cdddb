"""How many tables one account may have opened: nobody fills the lobby, or the server, alone."""

from collections.abc import Sequence

from starfelt.core.refusal import Refusal
from starfelt.server.live.hub import Hub
from starfelt.store.records import Account
from starfelt.table.seats import BOT

FREE = "open"  # on a seat of a wish: whoever comes


async def check_hosted(hub: Hub, account: Account, seats: Sequence[str]) -> None:
    """One more table with these seats.  It counts for whoever opens it, wherever they sit."""
    mine, limits = await hub.store.hosted(account.id), hub.limits
    if FREE in seats and mine.open >= limits.open_tables:
        raise Refusal("too-many-tables", most=limits.open_tables)
    if mine.running >= limits.running_tables:
        raise Refusal("too-many-games", most=limits.running_tables)
    if has_bots(seats) and mine.with_bots >= limits.bot_tables:
        raise Refusal("too-many-bot-games", most=limits.bot_tables)


def has_bots(seats: Sequence[str]) -> bool:
    return any(wanted.startswith(BOT) for wanted in seats)
