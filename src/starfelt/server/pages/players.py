"""People: who somebody is, how good they are, and what to do about them."""

from typing import Any

from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.accounts.blocks import delete_block, put_block, report
from starfelt.server.accounts.schemas import Complaint
from starfelt.server.api.players import bot_named
from starfelt.server.pages.labels import points
from starfelt.server.pages.page import Visit, see
from starfelt.server.pages.paging import page_asked
from starfelt.store.records import Account, Query

SHOWN = 50
LEADERS = 100


async def profile(visit: Visit) -> Response:
    """`/players/{player}`."""
    return visit.page("player.html", **await profile_facts(visit))


async def profile_facts(visit: Visit) -> dict[str, Any]:
    store, me = visit.services.store, visit.visitor.account
    account = await found(visit)
    mine = me is not None and me.id == account.id
    query = Query(player=account.id, private=None if mine else False, limit=SHOWN)
    tables, more = await page_asked(visit, query)
    blocks = await store.blocks(me.id) if me else []
    return {
        "player": account,
        "ratings": await store.ratings(account.id),
        "points": points,
        "tables": tables,
        "more": more,
        "mine": mine,
        "blocks": {block.kind for block in blocks if block.other == account.id},
        "table": visit.form.get("table") or visit.asked("table")[:64],
        "written": visit.form.get("text"),
    }


async def found(visit: Visit) -> Account:
    who = visit.path["player"]
    account = bot_named(who) or await visit.services.store.account(who)
    if account is None:
        raise Refusal("no-such-account")
    return account


async def do_about(visit: Visit) -> Response:
    """Mute, block or report somebody, or mute or block them no longer."""
    account = await found(visit)
    do = visit.form.get("do")
    try:
        done = await carry_out(visit, account, do)
    except Refusal as refusal:
        return visit.refused(refusal, "player.html", **await profile_facts(visit))
    return see(f"/players/{account.id}{done}")


async def carry_out(visit: Visit, account: Account, do: str) -> str:
    if do == "report":
        visit.body = visit.form.filled(Complaint, "text", "table", about=account.id)
        await report(visit)
        return "?reported=yes"
    way, _, kind = do.partition("-")
    visit.path = visit.path | {"account": account.id, "kind": kind}
    await (put_block if way == "do" else delete_block)(visit)
    return ""


async def leaders(visit: Visit) -> Response:
    """`/leaders/{game}`: the best at a game."""
    game = visit.path["game"]
    if game not in starfelt.GAMES:
        raise Refusal("no-such-page")
    best = await visit.services.store.leaders(game, LEADERS)
    return visit.page("leaders.html", game=game, games=starfelt.GAMES, leaders=best, points=points)
