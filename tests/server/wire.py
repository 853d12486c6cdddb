"""A wire between clients and a server that can be cut, and lets only so much through."""

import asyncio
import re
import socket
import struct
from collections import Counter
from contextlib import suppress

LINGER = struct.pack("ii", 1, 0)  # close at once, and leave the other end to find out
TABLE = re.compile(rb"GET /ws/tables/([\w-]+)")


class Wire:
    """Used as `async with Wire(port) as wire`; clients come to `wire.url`."""

    def __init__(self, port: int) -> None:
        self.port = port  # of the server
        self.limit = 0.0  # messages from the players of each table; more have to wait
        self.heard: Counter[str] = Counter()
        self.ends: set[asyncio.StreamWriter] = set()
        self.cuts = 0

    async def __aenter__(self) -> "Wire":
        self.server = await asyncio.start_server(self.joined, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.server.close()
        self.cut()

    def cut(self) -> None:
        """Break off everything that is connected now."""
        for end in list(self.ends):
            self.cuts += 1
            end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER)
            end.transport.abort()

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One client and its connection to the server, until either end is gone."""
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
            self.ends |= {writer, back}
            pumps = {self.sent(reader, back), self.pumped(there, writer)}
            tasks = {asyncio.create_task(pump) for pump in pumps}
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.ends -= {writer, back}
            back.close()
        writer.close()

    async def sent(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """From a client; the first bytes say to which table it goes."""
        first = await reader.read(1 << 16)
        found = TABLE.match(first)
        writer.write(first)
        await self.pumped(reader, writer, found[1].decode() if found else "")

    async def pumped(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str = ""
    ) -> None:
        while data := await reader.read(1 << 16):
            while table and self.heard[table] >= self.limit:
                await asyncio.sleep(0.01)
            self.heard[table] += 1
            writer.write(data)
            await writer.drain()
