"""Tables that are found, played again, or continued from a game that is over."""

from starfelt.server.api.schemas import Continuation, Opened
from starfelt.server.api.tables import MANY_TABLES, RATED, count_opening, live_of
from starfelt.server.calls.endpoint import VISITOR, Call, Endpoint
from starfelt.server.identity.tokens import PLAY
from starfelt.server.live.hub import hub_of
from starfelt.server.live.matching import quick_match
from starfelt.server.live.new_tables import Wish, continue_from, rematch


async def find_match(call: Call) -> Opened:
    """Sit down at an open table that is as wished, or open one and wait there."""
    wish: Wish = call.body
    count_opening(call, call.account)
    return Opened(await quick_match(hub_of(call.request), call.account, wish))


async def ask_rematch(call: Call) -> Opened:
    """Once more with the same people and bots; whoever asks again gets the same table."""
    live = await live_of(call)
    return Opened(await rematch(live.hub, live, call.account))


async def continue_game(call: Call) -> Opened:
    """A finished game once more from after so many answers, on that seat, against bots."""
    wanted: Continuation = call.body
    count_opening(call, call.account)
    live = await live_of(call)
    found = await continue_from(live.hub, call.account, live.id, wanted.answers, wanted.seat)
    return Opened(found)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/quick-match",
        find_match,
        VISITOR,
        PLAY,
        body=Wish,
        answer=Opened,
        refuses=("unknown-game", "no-seat-for-me", *RATED, *MANY_TABLES),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        ask_rematch,
        VISITOR,
        PLAY,
        answer=Opened,
        refuses=(
            "no-such-table",
            "table-of-other-rules",
            "game-not-over",
            "no-seat-of-yours",
            *MANY_TABLES,
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/continue",
        continue_game,
        VISITOR,
        PLAY,
        body=Continuation,
        answer=Opened,
        status=201,
        refuses=(
            "no-such-table",
            "table-of-other-rules",
            "game-not-over",
            "no-such-move",
            "table-has-fewer-seats",
            "too-many-games",
            "too-many-bot-games",
        ),
    ),
]
