"""What can be played, and which tables there are."""

from msgspec.structs import replace
from starlette.responses import Response

import starfelt
from starfelt.bots import BOTS
from starfelt.core.refusal import Refusal
from starfelt.server.api.schemas import (
    GameFacts,
    OptionFacts,
    SeatEntry,
    TableEntry,
    TablePage,
    TablesWanted,
)
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.http.responses import json
from starfelt.server.identity.tokens import READ
from starfelt.store.protocol import Store
from starfelt.store.records import Query, SeatRecord, TableRecord, cursor
from starfelt.table.seats import BOT
from starfelt.words.text import Text


async def games(call: Call) -> Response:
    """The games that can be played here, in the visitor's language."""
    text = call.services.text(call.visitor.language)
    found = json([facts_of(name, text) for name in starfelt.GAMES])
    found.headers["Content-Language"] = text.language
    return found


def facts_of(name: str, text: Text) -> GameFacts:
    game = starfelt.load(name)
    options = [OptionFacts(one, text(f"{name}-option-{one.key}")) for one in game.options]
    return GameFacts(
        name, text.game(name), game.rules, game.least_seats, game.most_seats, options, BOTS
    )


async def tables(call: Call) -> TablePage:
    """Tables, the latest first; private ones are only in the list of whoever sits there."""
    wanted: TablesWanted = call.query
    mine = ""
    if wanted.mine:
        if call.visitor.account is None:
            raise Refusal("no-account")
        mine = call.visitor.account.id
    query = Query(
        wanted.status,
        wanted.game,
        mine,
        private=None if mine else False,
        open_seats=wanted.open,
        before=wanted.before,
        limit=wanted.limit,
    )
    return await table_page(call.services.store, query)


async def table_page(store: Store, query: Query) -> TablePage:
    """A page as programs read it."""
    records, before = await page_of(store, query)
    return TablePage([entry(record) for record in records], before)


async def page_of(store: Store, query: Query) -> tuple[list[TableRecord], str]:
    """A page, and where the next one begins: one table more is asked for than is shown."""
    found = await store.tables(replace(query, limit=query.limit + 1))
    records = found[: query.limit]
    return records, cursor(records[-1]) if len(found) > len(records) else ""


def entry(record: TableRecord) -> TableEntry:
    """What anybody may know of a table without coming to it."""
    summary = record.summary
    assert summary is not None
    return TableEntry(
        id=record.id,
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=[seat_entry(seat) for seat in summary.seated],
        clock=record.clock,
        status=summary.status,
        created=record.created,
        changed=summary.changed,
        rated=record.rated,
        private=record.private,
        asked=[seat for seat in range(record.seats) if summary.asked >> seat & 1],
        due=summary.due,
        ranks=summary.ranks,
        after=record.after,
        next=summary.next,
    )


def seat_entry(seat: SeatRecord) -> SeatEntry:
    if seat.who.startswith(BOT):
        return SeatEntry(seat.name, bot=seat.who.removeprefix(BOT))
    return SeatEntry(seat.name, who=seat.who)


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, ANYONE, READ, answer=list[GameFacts]),
    Endpoint(
        "GET",
        "/api/tables",
        tables,
        ANYONE,
        READ,
        query=TablesWanted,
        answer=TablePage,
        refuses=("no-account",),
    ),
]
