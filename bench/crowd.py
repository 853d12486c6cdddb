"""Thousands of players in one process, each with a websocket of its own, as lean as can be.

Answers are picked at random and sent at a given rate by whoever is asked; what is measured is the
time from the sending of an answer to its acknowledgement.
"""

import asyncio
import os
import struct
from base64 import b64encode
from collections import deque
from collections.abc import Sequence
from time import perf_counter

import msgspec

from tests.reliability.dice import dice
from tests.reliability.seeding import Place

ADDRESSES = ("127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4")
AT_ONCE = 50  # sockets that are being opened at the same time
TICK = 0.01  # seconds

TEXT, CLOSE, PING = 0x81, 0x88, 0x89


class Option(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    question: int
    options: list[Option]


class Now(msgspec.Struct):
    number: int
    status: str
    asked: Asked | None = None
    standing: msgspec.Raw = msgspec.Raw()  # in words, if there are any


class Message(msgspec.Struct):
    """What is needed of a message; all else is skipped."""

    type: str
    now: Now | None = None
    code: str = ""


read = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """One player: the frames of a websocket, and which question is open."""

    def __init__(self, crowd: "Crowd", place: Place, query: str = "") -> None:
        self.crowd = crowd
        self.place = place
        self.query = query
        self.buffer = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.asked: Asked | None = None
        self.done = -1  # the last question that was answered
        self.sent = 0.0  # when, while the acknowledgement is awaited

    # ------------------------------------------------------------------ frames
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/tables/{self.place.table}{self.query} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nOrigin: {self.crowd.origin}\r\n"
            f"Cookie: {self.place.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        self.crowd.lost(self)
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(bytes(head[:100]).decode()))
                self.transport.close()
                return
            self.buffer = bytearray(rest)
            self.is_open = True
        while (frame := self.next_frame()) is not None:
            self.take(*frame)

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server does not mask them."""
        data = self.buffer
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size == 126:
            start = 4
            size = struct.unpack_from("!H", data, 2)[0] if len(data) >= start else 1 << 60
        elif size == 127:
            start = 10
            size = struct.unpack_from("!Q", data, 2)[0] if len(data) >= start else 1 << 60
        if len(data) < start + size:
            return None
        kind, body = data[0], bytes(data[start : start + size])
        del data[: start + size]
        return kind, body

    def write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 254, size)
        self.transport.write(head + bytes(4) + body)  # masked by nothing

    def take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.crowd.bytes += len(body)
            self.hear(read(body))
        elif kind == PING:
            self.write(0x8A, body)
        elif kind == CLOSE:
            self.transport.close()

    # ------------------------------------------------------------------ play
    def hear(self, message: Message) -> None:
        if message.type == "update":
            assert message.now is not None
            self.asked = message.now.asked
            if not self.opened.done():
                self.opened.set_result(bytes(message.now.standing))
        elif message.type == "ack":
            self.crowd.acknowledged(perf_counter() - self.sent)
            self.sent = 0.0
        elif message.type == "refused":
            self.crowd.refused(message.code)
            self.sent = 0.0
        if self.is_ready():
            self.crowd.ready.append(self)

    def is_ready(self) -> bool:
        return self.asked is not None and not self.sent and self.asked.question > self.done

    def answer(self) -> None:
        assert self.asked is not None
        self.done = self.asked.question
        action = self.crowd.rng.choice(self.asked.options).action
        self.sent = perf_counter()
        self.write(TEXT, b'{"type":"answer","question":%d,"actions":[%d]}' % (self.done, action))


class Crowd:
    """All players, and what they saw; `queries` are what their sockets ask for, in turn."""

    def __init__(self, origin: str, port: int, queries: Sequence[str] = ("",)) -> None:
        self.origin = origin
        self.port = port
        self.queries = queries
        self.rng = dice(1)
        self.sockets: list[Socket] = []
        self.ready: deque[Socket] = deque()
        self.errors: list[str] = []
        self.times: list[float] = []  # from an answer to its acknowledgement, in the order of these
        self.bytes = 0
        self.sent = 0
        self.starved = 0  # answers that nobody was asked for when they were due
        self.pause = 0.0  # the longest time in which the crowd itself did nothing
        self.leaving = False

    async def come(self, places: Sequence[Place]) -> None:
        """Open all sockets, some at a time."""
        line = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, place: Place) -> None:
            async with line:
                source = ADDRESSES[number % len(ADDRESSES)]
                query = self.queries[number % len(self.queries)]
                loop = asyncio.get_running_loop()
                _, socket = await loop.create_connection(
                    lambda: Socket(self, place, query),
                    "127.0.0.1",
                    self.port,
                    local_addr=(source, 0),
                )
                self.sockets.append(socket)
                await socket.opened

        await asyncio.gather(*(one(number, place) for number, place in enumerate(places)))

    async def play(self, rate: float, seconds: float = 0.0, answers: int = 0) -> float:
        """Send so many answers a second, for so long or until so many are sent."""
        began = perf_counter()
        due = 0
        while answers <= 0 or due < answers:
            passed = perf_counter() - began
            if seconds and passed >= seconds:
                break
            now_due = int(passed * rate) if not answers else min(answers, int(passed * rate))
            self.send(now_due - due)
            due = now_due
            await asyncio.sleep(TICK)
            self.pause = max(self.pause, perf_counter() - began - passed)
        while self.sent > len(self.times) + len(self.errors):
            await asyncio.sleep(TICK)
        return perf_counter() - began

    def send(self, count: int) -> None:
        while count:
            if not self.ready:
                self.starved += count
                return
            socket = self.ready.popleft()
            if socket.is_ready():
                socket.answer()
                self.sent += 1
                count -= 1

    def acknowledged(self, seconds: float) -> None:
        self.times.append(seconds)

    def refused(self, code: str) -> None:
        self.errors.append(code)

    def lost(self, socket: Socket) -> None:
        if not self.leaving:
            self.errors.append("cut")

    def leave(self) -> None:
        self.leaving = True
        for socket in self.sockets:
            socket.transport.abort()
