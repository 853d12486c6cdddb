"""Games that are over: the replay to keep, and what a seat saw after so many answers."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starlette.responses import Response

from starfelt.core.game import SPECTATOR
from starfelt.core.refusal import Refusal
from starfelt.core.replay import Replay
from starfelt.server.api.schemas import Instant, Spot
from starfelt.server.api.tables import watched
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.identity.tokens import READ
from starfelt.server.live.hub import hub_of
from starfelt.server.live.live_table import Live
from starfelt.server.live.update_words import names_at
from starfelt.table.replay_of_table import recorded
from starfelt.table.table import Table
from starfelt.words.fluent import LANGUAGES
from starfelt.words.screen import Screen
from starfelt.words.text import Text

P = ParamSpec("P")
T = TypeVar("T")

LONGEST_NUMBER = 9  # digits


async def finished(call: Call) -> Live:
    """A table of which nothing is a secret any more: its end is stored, and can't be otherwise."""
    live = await watched(call)
    await live.settled(SPECTATOR)
    if not live.table.is_over():
        raise Refusal("game-not-over")
    if live.table.dealt is None:
        raise Refusal("game-not-begun")  # it was closed before the first card
    return live


async def replay(call: Call) -> Response:
    """The replay of a game that is over, as a file that `starfelt verify` checks."""
    live = await finished(call)
    rows = await call.services.store.rows(live.id)
    data = await played_again(call, lambda: recorded(live.table, rows).bytes())
    name = f'attachment; filename="{live.record.game}-{live.id}.json"'
    return Response(data, headers={"Content-Disposition": name}, media_type="application/json")


async def instant(call: Call) -> Instant:
    """A finished game as a seat saw it after so many answers; in a language, with the log."""
    live = await finished(call)
    wanted: Spot = call.query
    table = live.table
    number = number_in(call.path["number"], len(table.answers))
    if wanted.seat >= len(table.seats):
        raise Refusal("table-has-fewer-seats", seat=wanted.seat + 1, seats=len(table.seats))
    if wanted.lang and wanted.lang not in LANGUAGES:
        expected = ", ".join(LANGUAGES)
        raise Refusal("unknown-language", language=wanted.lang, expected=expected)
    text = call.services.text(wanted.lang) if wanted.lang else None
    return await played_again(call, instant_of, table, number, wanted.seat, text)


async def played_again(call: Call, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
    """Play a game again in a thread: the tables go on meanwhile, and every address has its turn."""
    async with call.turn("replay"), hub_of(call.request).replaying:
        return await asyncio.to_thread(work, *given, **more)


def number_in(given: str, most: int) -> int:
    plain = given.isascii() and given.isdigit() and len(given) <= LONGEST_NUMBER
    if not plain or int(given) > most:
        raise Refusal("no-such-move", number=given, most=most)
    return int(given)


def instant_of(
    table: Table, number: int, seat: int = SPECTATOR, text: Text | None = None
) -> Instant:
    """Play so far again; without a text nothing is said in words."""
    state = table.beginning()
    names = names_at(table, text) if text else []
    screen = Screen(text, table.game, names, seat) if text else None
    marked = screen.marking() if screen else None
    log = marked.log_lines(table.game.told(state, seat)) if marked else []
    for who, action in table.answers[:number]:
        state.answer(who, action)
        if marked is not None:
            log += marked.log_lines(table.game.told(state, seat))
    view = table.game.view(state, seat)
    asked = [int(who) for who in state.asked()]
    prompts = screen.prompts(view) if screen and asked else []
    return Instant(number, len(table.answers), seat, view, asked, log, names, prompts)


OF_REPLAYS = (
    "no-such-table", "table-of-other-rules", "game-not-over", "game-not-begun", "banned",
)  # fmt: skip

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        ANYONE,
        READ,
        answer=Replay,
        refuses=OF_REPLAYS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/moves/{number}",
        instant,
        ANYONE,
        READ,
        query=Spot,
        answer=Instant,
        refuses=(*OF_REPLAYS, "no-such-move", "table-has-fewer-seats", "unknown-language"),
    ),
]
