"""A websocket by hand: sends any bytes as frames, also such as no decent client would send."""

import asyncio
import os
import struct
from base64 import b64encode
from contextlib import suppress

from tests.reliability.seeding import Place
from tests.reliability.served import Door

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0


class Raw:
    """Opened by `opened`; what comes in is read frame by frame."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes, kind: int = TEXT, last: bool = True, masked: bool = True) -> None:
        """One frame, masked as it has to be or not."""
        size = len(data)
        head = bytes([(0x80 if last else 0) | kind])
        bit = 0x80 if masked else 0
        if size < 126:
            head += bytes([bit | size])
        elif size < 1 << 16:
            head += struct.pack("!BH", bit | 126, size)
        else:
            head += struct.pack("!BQ", bit | 127, size)
        self.writer.write(head + (bytes(4) if masked else b"") + data)

    async def frame(self) -> tuple[int, bytes]:
        """The kind of the next frame and what is in it."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(size)

    async def message(self) -> bytes | int:
        """The next text, or the code by which the socket was closed: 1006 if without a word."""
        while True:
            try:
                kind, data = await self.frame()
            except (asyncio.IncompleteReadError, OSError):
                return 1006
            if kind == CLOSE:
                return struct.unpack("!H", data[:2])[0] if data else 1005
            if kind == TEXT:
                return data

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


async def opened(served: Door, place: Place, address: str = "127.0.0.1") -> Raw:
    """A socket of this place; it has been let in."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", served.port, limit=1 << 20, local_addr=(address, 0)
    )
    key = b64encode(os.urandom(16)).decode()
    cookie = f"Cookie: {place.cookie}\r\n" if place.cookie else ""
    writer.write(
        f"GET /ws/tables/{place.table}?seat={place.seat} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nOrigin: {served.origin}\r\n{cookie}\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head[:20], head
    return Raw(reader, writer)
