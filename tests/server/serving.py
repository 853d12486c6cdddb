"""An application behind a real uvicorn on this machine, and raw bytes sent to it."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import uvicorn

from starfelt.server.app import uvicorn_options
from starfelt.server.config import Config
from tests.server.house import House

HOST = "127.0.0.1"


def listening() -> socket.socket:
    """A socket on a port that is free."""
    # Named as TCP, or the event loop leaves each answer waiting for more to send with it.
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.bind((HOST, 0))
    return bound


def address_of(bound: socket.socket) -> str:
    return f"http://{HOST}:{bound.getsockname()[1]}"


@asynccontextmanager
async def served(house: House, bound: socket.socket, config: Config) -> AsyncIterator[None]:
    """While this lasts the house answers at that socket."""
    server = uvicorn.Server(uvicorn.Config(house.app, **uvicorn_options(config)))
    task = asyncio.create_task(server.serve([bound]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield
    finally:
        server.should_exit = True
        await task


async def exchanged(bound: socket.socket, *pieces: bytes) -> bytes:
    """All that comes back until the connection is closed."""
    reader, writer = await asyncio.open_connection(*bound.getsockname())
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
