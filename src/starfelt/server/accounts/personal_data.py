"""All that is kept of somebody, as one download.

It is built up for its reader: of a table what anybody at it may know, of a token not what opens the
door, and of other people their names.
"""

import asyncio

import msgspec
from starlette.responses import Response

from starfelt.server.accounts.access_tokens import facts_of
from starfelt.server.accounts.blocks import blocked
from starfelt.server.accounts.schemas import (
    MyChat,
    MyData,
    MyRating,
    MyReport,
    MySession,
    MyTable,
    told,
)
from starfelt.server.calls.endpoint import VISITOR, Call, Endpoint
from starfelt.server.identity.tokens import ACCOUNT
from starfelt.store.protocol import Store
from starfelt.store.records import Query, TableRecord, cursor

AT_A_TIME = 200


async def my_data(call: Call) -> Response:
    """All that is kept of me, as a file."""
    store, mine = call.services.store, call.account.id
    call.services.limits.take("data", mine, call.now)
    data = MyData(
        account=told(call.account, call.now),
        tables=[shown(record, mine) for record in await all_tables(store, mine)],
        said=[MyChat(table, row.at, row.text) for table, row in await store.said(mine)],
        blocks=[blocked(block) for block in await store.blocks(mine)],
        tokens=[facts_of(token) for token in await store.tokens(mine)],
        sessions=[MySession(one.created, one.seen) for one in await store.sessions(mine)],
        ratings=[
            MyRating(one.game, one.mu, one.sigma, one.games, one.wins)
            for one in await store.ratings(mine)
        ],
        reports=[
            MyReport(one.about, one.table, one.text, one.at) for one in await store.reports_by(mine)
        ],
    )
    body = await asyncio.to_thread(written, data)
    kept = {"Content-Disposition": 'attachment; filename="starfelt-data.json"'}
    return Response(body, headers=kept, media_type="application/json")


def written(data: MyData) -> bytes:
    """For people to read, too."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


async def all_tables(store: Store, mine: str) -> list[TableRecord]:
    """Page by page."""
    found: list[TableRecord] = []
    before = ""
    while True:
        page = await store.tables(Query(player=mine, private=None, before=before, limit=AT_A_TIME))
        found += page
        if len(page) < AT_A_TIME:
            return found
        before = cursor(page[-1])


def shown(record: TableRecord, mine: str) -> MyTable:
    summary = record.summary
    assert summary is not None
    return MyTable(
        id=record.id,
        game=record.game,
        created=record.created,
        status=summary.status,
        changed=summary.changed,
        seats=tuple(seat.name for seat in summary.seated),
        seat=next((i for i, seat in enumerate(summary.seated) if seat.who == mine), -1),
        ranks=summary.ranks,
    )


ENDPOINTS = [
    Endpoint("GET", "/api/me/data", my_data, VISITOR, ACCOUNT, answer=MyData, even_banned=True)
]
