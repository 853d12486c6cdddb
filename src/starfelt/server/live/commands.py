"""Commands from people, by whatever wire they came: who may give them, and carrying them out."""

from starfelt.core.refusal import Refusal
from starfelt.server.identity.tokens import CHAT, PLAY
from starfelt.server.live.live_table import Live
from starfelt.server.live.new_tables import sit
from starfelt.server.live.talking import say
from starfelt.server.visitor import BY_TOKEN, Visitor, check_scope
from starfelt.store.records import Account
from starfelt.table.commands import AnyCommand, Command, Say, Sit
from starfelt.table.log_rows import NOBODY
from starfelt.table.sender import Actor


def seat_for(live: Live, account: Account | None, wanted: int | None) -> int:
    """The seat that is asked for, if it is theirs; else their first one, or none."""
    mine = live.table.seats_of(account.id) if account is not None else []
    if wanted is None:
        return mine[0] if mine else NOBODY
    if wanted != NOBODY and wanted not in mine:
        raise Refusal("no-seat-of-yours")
    return wanted


async def settled_seat(live: Live, account: Account | None, wanted: int | None) -> int:
    """Find the seat, and wait until all that can be seen from it is stored."""
    await live.settled(seat_for(live, account, wanted))
    return seat_for(live, account, wanted)  # they may have stood up meanwhile


def check_order(visitor: Visitor, command: Command) -> Account:
    """Who gives a command: somebody with an account; a token must be good for it."""
    if visitor.by == BY_TOKEN:
        check_scope(visitor, CHAT if isinstance(command, Say) else PLAY)
    if visitor.account is None:
        raise Refusal("no-account")
    return visitor.account


async def carry_out(live: Live, visitor: Visitor, seat: int, command: AnyCommand) -> int:
    """Let it happen; returns the number of the table then, and refusals change nothing."""
    account = check_order(visitor, command)
    hub = live.hub
    hub.allowances.take("command", f"{account.id} {live.id}", hub.clock())
    if isinstance(command, Sit):
        return await sit(hub, live, account, command)
    actor = Actor(account.id, account.name, seat)
    if isinstance(command, Say):
        return await say(live, actor, command, account)
    return await live.command(actor, command, account)
