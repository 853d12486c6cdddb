"""The lobby: the games, tables with free seats, one's own games, and the ways to a table."""

from typing import Any

import msgspec
from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.accounts import ensure_guest
from starfelt.server.api.tables import count_opening
from starfelt.server.http.responses import json
from starfelt.server.live.hosting import FREE
from starfelt.server.live.hub import hub_of
from starfelt.server.live.matching import quick_match
from starfelt.server.live.new_tables import ME, Wish, open_table
from starfelt.server.pages.home import against_bots, home_of, now_of
from starfelt.server.pages.labels import CLOCKS
from starfelt.server.pages.page import Visit, see
from starfelt.server.pages.paging import page_asked
from starfelt.store.records import Query, TableRecord
from starfelt.table.clock import read_clock
from starfelt.table.table import OPEN, PAUSED, PLAYING

SHOWN = 50  # tables at most


async def lobby(visit: Visit) -> Response:
    """`/`: where everything begins."""
    return visit.page("lobby.html", **await lobby_facts(visit))


async def lobby_now(visit: Visit) -> Response:
    """`/lobby.json`: the tables as they are now, for whoever keeps looking at the page."""
    tables, _ = await open_tables(visit)
    answer = json(now_of(visit, tables, await my_tables(visit)))
    answer.headers["Cache-Control"] = "no-store"
    return answer


async def lobby_facts(visit: Visit) -> dict[str, Any]:
    games = [starfelt.load(name) for name in starfelt.GAMES]
    (tables, more), mine = await open_tables(visit), await my_tables(visit)
    return {
        "games": games,
        "tutorials": [game.name for game in games if "tutorial" in game.defaults],
        "clocks": CLOCKS,
        "wanted": wanted(visit),
        "tables": tables,
        "more": more,
        "mine": mine,
        "home": msgspec.json.encode(home_of(visit, games, tables, mine)).decode(),
    }


def wanted(visit: Visit) -> dict[str, str]:
    """What the list of tables is filtered by."""
    game, clock, rated = (visit.asked(name) for name in ("game", "clock", "rated"))
    return {
        "game": game if game in starfelt.GAMES else "",
        "clock": clock if clock in CLOCKS else "",
        "rated": rated if rated in ("yes", "no") else "",
    }


async def open_tables(visit: Visit) -> tuple[list[TableRecord], str]:
    """Those at which there is a free seat, and the address of the next page."""
    filters = wanted(visit)
    query = Query(
        (OPEN,),
        filters["game"],
        open_seats=True,
        limit=SHOWN,
        clock=filters["clock"],
        rated={"yes": True, "no": False}.get(filters["rated"]),
    )
    return await page_asked(visit, query)


async def my_tables(visit: Visit) -> list[tuple[TableRecord, bool]]:
    """My games that go on, and whether it is my turn there; those first."""
    me = visit.visitor.account
    if me is None:
        return []
    query = Query((OPEN, PLAYING, PAUSED), player=me.id, private=None, limit=SHOWN)
    found = [
        (record, is_asked(record, me.id)) for record in await visit.services.store.tables(query)
    ]
    return sorted(found, key=lambda one: not one[1])


def is_asked(record: TableRecord, who: str) -> bool:
    summary = record.summary
    assert summary is not None
    return any(
        seat.who == who and summary.asked >> number & 1
        for number, seat in enumerate(summary.seated)
    )


# -------------------------------------------------------------------------------- to a table
async def play_now(visit: Visit) -> Response:
    """`/play`: against bots, at once and by oneself."""
    name = visit.form.get("game")
    game = starfelt.load(name)
    options = {"tutorial": True} if "tutorial" in visit.form else {}
    account = await ensure_guest(visit)
    count_opening(visit, account)
    wish = Wish(game.name, against_bots(game), options, private=True)
    return see(f"/tables/{await open_table(hub_of(visit.request), account, wish)}")


async def find_match(visit: Visit) -> Response:
    """`/match`: a table with somebody who wants the same, or a new one to wait at."""
    form = visit.form
    rated = "rated" in form
    try:
        game = starfelt.load(form.get("game"))
        clock = form.get("clock", "none")
        read_clock(clock)
        account = await ensure_guest(visit)
        if rated and account.role == "guest":
            raise Refusal("rated-for-players")
        count_opening(visit, account)
        wish = Wish(game.name, (ME, FREE), clock=clock, rated=rated)
        table = await quick_match(hub_of(visit.request), account, wish)
    except Refusal as refusal:
        return visit.refused(refusal, "lobby.html", **await lobby_facts(visit))
    return see(f"/tables/{table}")
