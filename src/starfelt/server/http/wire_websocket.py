"""A websocket on one connection: what comes in is counted before it is parsed.

The application sees messages alone.  Pings, pongs and pieces of messages cost as much to parse, and
a single read may bring thousands of them.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from starfelt.server.config import Rate
from starfelt.server.http.connections import Connections, hang_up
from starfelt.server.http.limits import Bucket

PIECE = 1024  # bytes that are parsed at a time: some 170 of the smallest frames
PIECES = 100  # in which one message may come
SPARE = 2  # messages by which a read comes later than it might, as clocks are never quite the same

POLICY = 1008  # close code

REFUSED = "websocket.http.response.body"


class WebsocketWire(WebSocketsSansIOProtocol):
    """Limits bytes and frames, and reads no faster than messages may come."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.guard = connections
        self.received = self.bucket(connections.limits.received)
        self.parsed = self.bucket(connections.limits.frames)
        rate = connections.limits.messages
        self.readable = self.bucket(Rate(rate.a_second, max(1, rate.at_once - SPARE)))
        self.pong = b""  # waits until they read again
        self.is_cut = False

    def bucket(self, rate: Rate) -> Bucket:
        return Bucket(rate.a_second, rate.at_once, self.now())

    def now(self) -> int:
        return int(self.loop.time() * 1000)

    # ------------------------------------------------------------------ the connection
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guard.wait(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The application has let them in."""
        self.guard.work(self)
        super().start_keepalive()

    def be_late(self) -> None:
        self.transport.abort()

    def cut_off(self, why: str) -> None:
        self.is_cut = True
        self.guard.note(why)
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.stop_keepalive()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": why})
        self.conn.fail(POLICY, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = hang_up(self.transport)

    # ------------------------------------------------------------------ in
    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.is_cut:
            return
        elif not self.handshake_complete:
            self.cut_off("early")  # nobody may send anything before they are let in
        else:
            self.take(data, self.now())

    def take(self, data: bytes, now: int) -> None:
        """Parse piece by piece, until there are too many frames."""
        if self.received.take(now, len(data)):
            self.cut_off("bytes")
            return
        for start in range(0, len(data), PIECE):
            self.conn.receive_data(data[start : start + PIECE])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            frames = len(self.conn.events)
            if frames and self.parsed.take(now, frames):
                self.cut_off("frames")
                return
            self.handle_events()
            if self.is_cut or self.transport.is_closing():
                return

    async def receive(self) -> Any:
        """The next message; others are read when there may be another.

        So whoever waits for each answer before they say more is slowed down, however quick they
        are.  Only whoever sends many at once is cut off by the application.
        """
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_on()
        return message

    def read_on(self) -> None:
        if not self.read_paused or self.transport.is_closing():
            return
        wait = self.readable.take(self.now())
        if wait:
            self.loop.call_later(wait / 1000, self.read_on)
        else:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PIECES:
            super().handle_cont(event)
        elif not self.is_cut:
            self.cut_off("pieces")

    def handle_ping(self) -> None:
        """Answer; who does not read gets the answer to the last one when they do."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)
        else:
            self.pong = answer or self.pong

    # ------------------------------------------------------------------ out
    def resume_writing(self) -> None:
        super().resume_writing()
        pong, self.pong = self.pong, b""
        if pong:
            self.transport.write(pong)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == REFUSED:
            self.handshake_complete = self.close_sent  # else uvicorn takes a refusal for a mistake
