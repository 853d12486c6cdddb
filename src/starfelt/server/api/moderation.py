"""What hosts may do to tables, and what they say to everybody.  No token is good for it."""

from starfelt.core.refusal import Refusal
from starfelt.server.api.lists import table_page
from starfelt.server.api.schemas import (
    Announced,
    Announcement,
    HostTablesWanted,
    Removal,
    RestartWanted,
    TablePage,
)
from starfelt.server.calls.endpoint import ANYONE, HOST, Call, Endpoint
from starfelt.server.identity.names import line
from starfelt.server.identity.tokens import READ
from starfelt.server.live.hub import hub_of
from starfelt.server.live.new_tables import close
from starfelt.server.live.notices import MINUTE
from starfelt.store.records import Query
from starfelt.table.log_rows import RESIGN, Row
from starfelt.table.seating import stood_up
from starfelt.table.table import OPEN, Table


async def all_tables(call: Call) -> TablePage:
    """All tables, private ones too, the latest first."""
    wanted: HostTablesWanted = call.query
    return await table_page(call.services.store, query_of(wanted))


def query_of(wanted: HostTablesWanted) -> Query:
    return Query(
        wanted.status,
        wanted.game,
        wanted.player,
        private=None,
        before=wanted.before,
        limit=wanted.limit,
    )


async def close_table(call: Call) -> None:
    """Close a table: nobody plays there any more, and nobody wins."""
    await close(hub_of(call.request), call.path["table"], call.account)


async def remove(call: Call) -> None:
    """Take somebody from a seat.

    Before the game begins the seat is free again.  After that it counts as resigned, and the easy
    bot plays on for it; of two players the other one has won.
    """
    wanted: Removal = call.body
    hub = hub_of(call.request)

    def decision(table: Table, at: int) -> list[Row]:
        return removed(table, wanted.seat, at, call.account.id)

    await (await hub.live(call.path["table"])).change(decision, call.account)


def removed(table: Table, number: int, at: int, by: str) -> list[Row]:
    if number >= len(table.seats):
        raise Refusal("table-has-fewer-seats", seat=number + 1, seats=len(table.seats))
    if table.is_over():
        raise Refusal("game-is-over")
    seat = table.seats[number]
    if seat.is_open or seat.resigned:
        return []
    if table.status == OPEN:
        return [stood_up(table, number, at)]
    return [Row(RESIGN, number, at, who=by)]


# ------------------------------------------------------------------ to everybody
async def announce(call: Call) -> Announced:
    """Tell everybody at the tables, and those who come later; empty words take it back."""
    hub = hub_of(call.request)
    await hub.notices.say(line(call.body.text), hub.readers)
    return said(call)


async def announce_restart(call: Call) -> Announced:
    """Tell everybody that the server restarts in so many minutes, or that it does not."""
    wanted: RestartWanted = call.body
    hub = hub_of(call.request)
    restart = call.now + wanted.minutes * MINUTE if wanted.minutes else 0
    await hub.notices.announce(restart, hub.readers)
    return said(call)


async def notice(call: Call) -> Announced:
    """What those who run the server say to everybody now."""
    return said(call)


def said(call: Call) -> Announced:
    hub = hub_of(call.request)
    message = hub.notices.message(call.visitor.language)
    return Announced(message.text, message.restart) if message else Announced("")


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/host/tables",
        all_tables,
        HOST,
        query=HostTablesWanted,
        answer=TablePage,
        refuses=("hosts-only",),
    ),
    Endpoint(
        "POST",
        "/api/host/tables/{table}/close",
        close_table,
        HOST,
        refuses=("hosts-only", "no-such-table", "table-of-other-rules", "rated-alone"),
    ),
    Endpoint(
        "POST",
        "/api/host/tables/{table}/remove",
        remove,
        HOST,
        body=Removal,
        refuses=(
            "hosts-only",
            "no-such-table",
            "table-of-other-rules",
            "table-has-fewer-seats",
            "game-is-over",
        ),
    ),
    Endpoint(
        "PUT",
        "/api/host/notice",
        announce,
        HOST,
        body=Announcement,
        answer=Announced,
        refuses=("hosts-only",),
    ),
    Endpoint(
        "PUT",
        "/api/host/restart",
        announce_restart,
        HOST,
        body=RestartWanted,
        answer=Announced,
        refuses=("hosts-only",),
    ),
    Endpoint("GET", "/api/notice", notice, ANYONE, READ, answer=Announced),
]
