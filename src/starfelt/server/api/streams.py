"""A table as an endless stream, for programs: the messages of the websocket, one way.

One JSON object a line, or server-sent events for who accepts `text/event-stream`.  Commands are
sent by POST meanwhile.
"""

import asyncio
import re
from contextlib import ExitStack
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from starfelt.server.calls.endpoint import ANYONE, Call, Endpoint
from starfelt.server.http.logging import error_facts, logger
from starfelt.server.identity.tokens import READ
from starfelt.server.live.hub import hub_of
from starfelt.server.live.joining import Wanted, bye, entered, greet, table_for
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import Bye, Notice, Rematch, Said, Update, Welcome
from starfelt.server.live.subscriber import SOON, Reader
from starfelt.server.visitor import Visitor

NDJSON, EVENTS = "application/x-ndjson", "text/event-stream"
BEAT = 15  # seconds after which a sign of life is sent, so that nobody in between hangs up
NORMAL, FAILED = 1000, 1011
LONGEST_NUMBER = 9  # digits

#: What begins a message that tells how far the table is: by that a browser says what it has heard.
NUMBERED = re.compile(rb'{"type":"(?:update","now":{|said",)"number":(\d+)')


class StreamWanted(Wanted, frozen=True):
    """The same as at a websocket, and after how many seconds to end: never, if none are given."""

    seconds: Annotated[int, Meta(ge=0, le=3600)] | None = None


async def events(call: Call) -> Response:
    """What happens at a table, as it happens, and what is there now first.

    It counts as a websocket for the limits.  `since` is the number of the last update that came
    before; a browser says it by Last-Event-ID.  With `Accept: text/event-stream` the messages come
    as server-sent events.  The last one is a `bye`.
    """
    wanted: StreamWanted = call.query
    hub = hub_of(call.request)
    with ExitStack() as stack:
        reader = stack.enter_context(entered(call.services, hub, call.visitor, wanted))
        table = call.path["table"]
        live = await table_for(call.services, hub, call.visitor, reader, table, wanted.seat)
        since = wanted.since if wanted.since is not None else last_event(call)
        is_events = EVENTS in call.request.headers.get("accept", "")
        return Stream(live, call.visitor, reader, since, wanted.seconds, is_events, stack.pop_all())


def last_event(call: Call) -> int | None:
    number = call.request.headers.get("last-event-id", "")
    plain = number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
    return int(number) if plain else None


class Stream(Response):
    """A response that goes on until somebody ends it; `held` is what is given back then."""

    def __init__(
        self,
        live: Live,
        visitor: Visitor,
        reader: Reader,
        since: int | None,
        seconds: int | None,
        is_events: bool,
        held: ExitStack,
    ) -> None:
        super().__init__(media_type=EVENTS if is_events else NDJSON)
        del self.headers["content-length"]
        self.headers["X-Accel-Buffering"] = "no"
        self.live = live
        self.visitor = visitor
        self.reader = reader
        self.since = since
        self.seconds = seconds
        self.is_events = is_events
        self.held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.held:
            start = {"status": self.status_code, "headers": self.raw_headers}
            await send({"type": "http.response.start", **start})
            if scope["method"] == "HEAD":
                await send({"type": "http.response.body", "body": b""})
                return
            await self.served(receive, send)

    async def served(self, receive: Receive, send: Send) -> None:
        listening = asyncio.create_task(self.listen(receive))
        try:
            await self.begin()
            async with self.reader.patience():
                await self.write(send)
        except (TimeoutError, OSError):
            pass  # they don't take what is sent, or are gone
        finally:
            self.live.leave(self.reader)
            self.reader.close(NORMAL, "end")
            listening.cancel()
            await asyncio.wait((listening,))

    async def listen(self, receive: Receive) -> None:
        """Until they are gone."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.reader.close(NORMAL, "end")

    async def begin(self) -> None:
        try:
            await greet(self.live, self.visitor, self.reader, self.since)
        except Exception as error:
            logger.error("failed", **error_facts(error))
            self.reader.close(FAILED, "internal", SOON)
        if self.seconds is not None:
            later = asyncio.get_running_loop().call_later
            self.held.callback(later(self.seconds, self.reader.close, NORMAL, "time").cancel)

    async def write(self, send: Send) -> None:
        while (message := await self.next()) is not None:
            await send({"type": "http.response.body", "body": message, "more_body": True})
        last = self.framed(bye(self.reader.end))
        await send({"type": "http.response.body", "body": last})

    async def next(self) -> bytes | None:
        """The next message as it is sent, or a sign of life."""
        try:
            async with asyncio.timeout(BEAT):
                message = await self.reader.take()
        except TimeoutError:
            return b":\n\n" if self.is_events else b"\n"
        return None if message is None else self.framed(message)

    def framed(self, message: bytes) -> bytes:
        if not self.is_events:
            return message + b"\n"
        heard = NUMBERED.match(message)
        name = b"id: " + heard[1] + b"\n" if heard else b""
        return name + b"data: " + message + b"\n\n"


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/events",
        events,
        ANYONE,
        READ,
        query=StreamWanted,
        answer=Welcome | Update | Said | Rematch | Notice | Bye,
        media=NDJSON,
        refuses=(
            "no-such-table",
            "table-of-other-rules",
            "no-seat-of-yours",
            "unknown-language",
            "too-many-sockets",
            "server-restarts",
            "banned",
        ),
    )
]
