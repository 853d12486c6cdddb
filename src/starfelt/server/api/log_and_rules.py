"""What there is to read: the log of a table from its beginning, and the rules of each game."""

from functools import cache
from hashlib import sha256
from typing import Any

from starlette.responses import Response

import starfelt
from starfelt.core.refusal import Refusal
from starfelt.server.api.schemas import (
    LogPage,
    LogWanted,
    Rulebook,
    RulePage,
    RulePart,
    RulesWanted,
    Why,
    WhyWanted,
)
from starfelt.server.api.tables import watched
from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.http.markdown import as_html, title_and_rest
from starfelt.server.http.responses import json
from starfelt.server.identity.tokens import READ
from starfelt.server.live.commands import settled_seat
from starfelt.server.live.history import heard_by
from starfelt.server.live.update_words import screen_at
from starfelt.table.updates import now
from starfelt.words.cached_text import spoken
from starfelt.words.fluent import LANGUAGES
from starfelt.words.text import Text

HOUR = 3600
AT_ONCE = 20  # things that happened which are put into words without a pause


def text_in(language: str) -> Text | None:
    """The words of a language that was asked for, if one was."""
    if language and language not in LANGUAGES:
        expected = ", ".join(LANGUAGES)
        raise Refusal("unknown-language", language=language, expected=expected)
    return spoken(language) if language else None


# -------------------------------------------------------------------------------- the log
async def log(call: Call) -> LogPage:
    """What was told to who asks, the latest; `before` a number, what came before that.

    In a language, with the lines for it.  What is told while somebody listens comes by the socket.
    """
    wanted: LogWanted = call.query
    text = text_in(wanted.lang)
    account = call.visitor.account
    live = await watched(call)
    blocks = await call.services.store.blocks(account.id) if account else []
    async with call.turn("log"):
        history = await live.past.whole()
    seat = await settled_seat(live, account, wanted.seat)
    muted = {block.other for block in blocks}
    piece = history.piece(seat, heard_by(muted), wanted.limit, wanted.before)
    found = piece.happened
    if text is not None:
        screen = screen_at(live.table, text, seat)
        found = []
        for start in range(0, len(piece.happened), AT_ONCE):
            await call.services.turns.wait()  # so that nobody at another table waits for it
            some = piece.happened[start : start + AT_ONCE]
            found += [history.in_words(screen, one) for one in some]
    return LogPage(found, piece.before > 0, piece.before)


# -------------------------------------------------------------------------------- the question
async def why(call: Call) -> Why:
    """The rule behind the question that a seat owes an answer to."""
    wanted: WhyWanted = call.query
    text = text_in(wanted.lang) or spoken(call.visitor.language)
    live = await watched(call)
    seat = await settled_seat(live, call.visitor.account, wanted.seat)
    present = now(live.table, seat, call.now)
    screen = screen_at(live.table, text, seat)
    question = screen.question(present.view) if present.view is not None else None
    if question is None or present.asked is None:
        raise Refusal("not-asked")
    return Why(present.asked.question, text.why(live.table.game.name, question))


# -------------------------------------------------------------------------------- the rules
async def rules(call: Call) -> Response:
    """The rulebook of a game, and its other pages, part by part."""
    wanted: RulesWanted = call.query
    game = call.path["game"]
    if game not in starfelt.GAMES:
        raise Refusal("no-such-page")
    text = text_in(wanted.lang) or spoken(call.visitor.language)
    found = json(rules_of(text.language, game))
    found.headers["Content-Language"] = text.language
    found.headers["Cache-Control"] = f"private, max-age={HOUR}"
    found.headers["Vary"] = "Accept-Language, Cookie, Authorization"
    return unless_known(call, found)


@cache
def rules_of(language: str, game: str) -> Rulebook:
    """Rules never change while the server runs."""
    text = spoken(language)
    return Rulebook(game, text.game(game), [page_of(text, game, name) for name in text.pages(game)])


def page_of(text: Text, game: str, name: str) -> RulePage:
    """A page, cut at its headings of the second level."""
    page_title, rest = title_and_rest(text.page(game, name))
    first, *parts = f"\n{rest}".split("\n## ")
    found = [RulePart("", str(as_html(first)))] if first.strip() else []
    for part in parts:
        title, body = title_and_rest(f"## {part}")
        found.append(RulePart(title, str(as_html(body))))
    return RulePage(name, page_title, found)


def unless_known(call: Call, response: Response) -> Response:
    """The response, or that it is the same as the one which the browser has."""
    tag = f'"{sha256(response.body).hexdigest()[:32]}"'
    response.headers["ETag"] = tag
    known = call.request.headers.get("if-none-match", "")
    if tag not in known:
        return response
    kept: dict[str, Any] = {
        name: value
        for name, value in response.headers.items()
        if name not in ("content-length", "content-type")
    }
    return Response(status_code=304, headers=kept)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/log",
        log,
        ANYONE,
        READ,
        query=LogWanted,
        answer=LogPage,
        refuses=(
            "no-such-table",
            "table-of-other-rules",
            "no-seat-of-yours",
            "unknown-language",
            "banned",
        ),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/why",
        why,
        ANYONE,
        READ,
        query=WhyWanted,
        answer=Why,
        refuses=(
            "no-such-table",
            "table-of-other-rules",
            "no-seat-of-yours",
            "not-asked",
            "unknown-language",
            "banned",
        ),
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        rules,
        ANYONE,
        READ,
        query=RulesWanted,
        answer=Rulebook,
        refuses=("no-such-page", "unknown-language"),
    ),
]
