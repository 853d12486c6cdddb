"""Opening a table, looking at it and playing there, one request at a time."""

from starfelt.core.refusal import Refusal
from starfelt.server.api.schemas import Opened, Place, Shown
from starfelt.server.calls.endpoint import ANYONE, VISITOR, Call, Endpoint
from starfelt.server.identity.tokens import PLAY, READ
from starfelt.server.live.commands import carry_out, seat_for, settled_seat
from starfelt.server.live.hub import hub_of
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import Ack
from starfelt.server.live.new_tables import Wish, open_table
from starfelt.server.visitor import permit
from starfelt.store.records import Account
from starfelt.table.commands import AnyCommand
from starfelt.table.updates import now


async def live_of(call: Call) -> Live:
    """The table that the path names."""
    return await hub_of(call.request).live(call.path["table"])


async def watched(call: Call) -> Live:
    """The same for anyone; but who is banned does not even look."""
    visitor = call.visitor
    permit(visitor, VISITOR if visitor.account else ANYONE, READ, call.now)
    return await live_of(call)


def count_opening(call: Call, account: Account) -> None:
    """One more table that this account, from this address, opens or looks for."""
    limits = call.services.limits
    limits.take("table", account.id, call.now)
    limits.take("table_address", call.visitor.address, call.now)


async def new_table(call: Call) -> Opened:
    """Open a table: on each seat `me`, `open` or `bot:NAME`."""
    wish: Wish = call.body
    count_opening(call, call.account)
    return Opened(await open_table(hub_of(call.request), call.account, wish))


async def look(call: Call) -> Shown:
    """A table as it is now, seen from one's own seat; others watch."""
    live = await watched(call)
    account = call.visitor.account
    seat = await settled_seat(live, account, call.query.seat)
    present = now(live.table, seat, call.now)
    mine = live.table.seats_of(account.id) if account else []
    return Shown(live.about, seat, present, mine, await live.following())


async def command(call: Call) -> Ack:
    """Do something at a table: answer, say, undo, sit down ...

    A token must be good for `read`, and for `chat` to say something or for `play` to do anything
    else.  The acknowledgement means that it is on disk.
    """
    live = await live_of(call)
    try:
        seat = seat_for(live, call.account, call.query.seat)
        number = await carry_out(live, call.visitor, seat, call.body)
    except Refusal as refusal:
        live.hub.refused[refusal.key] += 1
        raise
    return Ack(number, call.body.id)


#: What keeps a table from being rated.
RATED = ("rated-for-players", "rated-needs-clock", "rated-needs-people")

#: Some of what a table refuses; all that its rules refuse has the same status as the first.
AT_TABLE = (
    "illegal-answer", "log-is-full", "no-seat-of-yours", "rated-for-players", "somebody-was-faster",
    "players-talk", "talk-is-over",
)  # fmt: skip

#: More tables than one account may have.
MANY_TABLES = ("too-many-tables", "too-many-games", "too-many-bot-games")

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        VISITOR,
        PLAY,
        body=Wish,
        answer=Opened,
        status=201,
        refuses=("unknown-game", *RATED, "bots-alone", *MANY_TABLES),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        look,
        ANYONE,
        READ,
        query=Place,
        answer=Shown,
        refuses=("no-such-table", "table-of-other-rules", "no-seat-of-yours", "banned"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        command,
        VISITOR,
        READ,
        body=AnyCommand,
        query=Place,
        answer=Ack,
        refuses=("no-such-table", "table-of-other-rules", *AT_TABLE),
    ),
]
