"""Players as everybody may know them, and who is best."""

import starfelt
from starfelt.bots import BOTS
from starfelt.core.refusal import Refusal
from starfelt.server.api.lists import entry
from starfelt.server.api.schemas import LeadersWanted, Profile, Standing
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.identity.tokens import READ
from starfelt.store.records import Account, Query, Rating
from starfelt.table.seats import BOT
from starfelt.table.table import OVER

LAST_GAMES = 20


def standing(rating: Rating) -> Standing:
    return Standing(
        rating.player,
        rating.name,
        rating.game,
        round(rating.mu - 3 * rating.sigma, 2),
        rating.games,
        rating.wins,
    )


async def player(call: Call) -> Profile:
    """A player, or a bot: name, ratings, and the last games that were not private."""
    store, who = call.services.store, call.path["player"]
    account = bot_named(who) or await store.account(who)
    if account is None:
        raise Refusal("no-such-account")
    query = Query((OVER,), player=who, limit=LAST_GAMES)
    return Profile(
        account.id,
        account.name,
        account.role,
        account.created,
        [standing(one) for one in await store.ratings(who)],
        [entry(record) for record in await store.tables(query)],
    )


def bot_named(who: str) -> Account | None:
    """Bots have no account, but are players too."""
    name = who.removeprefix(BOT)
    return Account(who, name, "bot", 0) if who != name and name in BOTS else None


async def leaders(call: Call) -> list[Standing]:
    """The best players of a game, the best first."""
    wanted: LeadersWanted = call.query
    game = starfelt.load(call.path["game"]).name
    return [standing(one) for one in await call.services.store.leaders(game, wanted.limit)]


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/players/{player}",
        player,
        ANYONE,
        READ,
        answer=Profile,
        refuses=("no-such-account",),
    ),
    Endpoint(
        "GET",
        "/api/leaders/{game}",
        leaders,
        ANYONE,
        READ,
        query=LeadersWanted,
        answer=list[Standing],
        refuses=("unknown-game",),
    ),
]
