"""HTTP on one connection: what comes in is counted before it is parsed.

uvicorn's own protocol bounds neither the size of headers nor the time they take, and the guards of
the application see a request only when its headers are whole.
"""

import asyncio
import http
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from starfelt.server.http.connections import Connections, hang_up

PIECE = 4096  # bytes that are parsed at a time
PIPELINED = 16  # requests that may wait behind the one that is being answered

#: Fields that are gone through word by word before anybody is counted; browsers send some 40 bytes.
LISTS = (b"connection", b"upgrade", b"sec-websocket-")
LONGEST_LIST = 512  # bytes

BAD, LATE, TOO_LONG, TOO_LARGE = 400, 408, 414, 431


class TooMuch(Exception):
    """More headers or requests than anybody needs."""


class Door(asyncio.Protocol):
    """Stands at the beginning of each connection; to be sent away here costs next to nothing."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        self.connections = connections
        self.given = given

    def connection_made(self, transport: Any) -> None:
        if self.connections.enter(transport, get_remote_addr(transport)):
            wire = HttpWire(self.connections, **self.given)
            transport.set_protocol(wire)
            wire.connection_made(transport)
        else:
            transport.abort()


class HttpWire(HttpToolsProtocol):
    """Limits the size of heads and bodies, and the time until a request is whole."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.guard = connections
        limits = connections.limits
        self.most_in_address = limits.address_bytes
        self.most_fields = limits.header_fields
        self.most_in_head = limits.header_bytes
        self.most_in_body = limits.body_bytes + limits.header_bytes  # with the sizes of chunks
        self.is_deaf = False  # whatever else comes is not looked at
        self.in_body = False
        self.size = 0  # of the head, or of the body, so far
        self.fields = 0
        self.status, self.why = BAD, "unreadable"  # if it can't be parsed

    # ------------------------------------------------------------------ the connection
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.guard.wait(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)

    def is_busy(self) -> bool:
        """Is there a request that is not answered yet?"""
        return self.cycle is not None and not self.cycle.response_complete

    def be_late(self) -> None:
        if self.size and not self.in_body:
            self.refuse(LATE)
        else:
            self.transport.abort()

    def refuse(self, status: int) -> None:
        """Say so, unless something else is said of this request or was said, and hang up."""
        self.is_deaf = True
        if self.is_busy():
            self.transport.abort()
            return
        if not self.in_body:
            self.transport.write(refusal(status))
        hang_up(self.transport)

    # ------------------------------------------------------------------ what comes in
    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PIECE):
            if self.is_deaf:
                self.transport.pause_reading()
                return
            self.take(data[start : start + PIECE])
        if self.is_deaf:
            return
        if self.is_busy():
            self.guard.work(self)
        else:
            self.guard.wait(self)

    def take(self, piece: bytes) -> None:
        """Parse a piece, if it is not too much."""
        self.size += len(piece)
        if self.size > (self.most_in_body if self.in_body else self.most_in_head):
            self.be_full()
            return
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self.upgrade()
        except httptools.HttpParserError:
            self.guard.note(self.why)
            self.refuse(self.status)

    def be_full(self) -> None:
        """The application may still answer what it has got of a body; then that is all."""
        self.guard.note("body" if self.in_body else "headers")
        if self.in_body and self.is_busy():
            self.is_deaf = True
            self.cycle.keep_alive = False
            self.transport.pause_reading()
        else:
            self.refuse(TOO_LARGE)

    def upgrade(self) -> None:
        """To a websocket, if nothing else is going on; what is asked for besides is passed over.

        So is all that comes after it: to take a body that is still to come for a request would let
        people hide one in it.
        """
        self.is_deaf = True
        self.guard.work(self)
        if not self._should_upgrade():
            self.cycle.keep_alive = False
        elif self.is_busy():
            self.transport.abort()
        else:
            self.handle_websocket_upgrade()

    # ------------------------------------------------------------------ what the parser finds
    def on_message_begin(self) -> None:
        self.fields = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.most_in_address:
            self.status, self.why = TOO_LONG, "address"
            raise TooMuch

    def on_header(self, name: bytes, value: bytes) -> None:
        self.fields += 1
        long = len(value) > LONGEST_LIST and name.lower().startswith(LISTS)
        if long or self.fields > self.most_fields:
            self.status, self.why = TOO_LARGE, "headers"
            raise TooMuch
        if not self.in_body:  # what comes after a body is nobody's header
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            self.why = "requests"
            raise TooMuch
        self.in_body = True
        self.size = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False
        self.size = 0

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or self.is_busy():
            return
        if self.in_body:
            self.guard.wait(self)
        else:
            self.guard.rest(self)


def refusal(status: int) -> bytes:
    """Nothing but a status: nobody who comes to this is a person with a browser."""
    phrase = http.HTTPStatus(status).phrase
    lines = [f"HTTP/1.1 {status} {phrase}", "content-length: 0", "connection: close", "", ""]
    return "\r\n".join(lines).encode()
