"""An innocent visitor from another address who asks again and again whether the server is alive."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import NoReturn, Self

PAUSE = 0.02  # seconds between two requests
HANG = 30  # seconds after which a request is given up
ADDRESS = "127.0.9.9"


class Neighbour:
    """While this lasts, the time of each answer is written down, and whatever was none."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.times: list[float] = []
        self.errors: list[str] = []

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.ask())
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def ask(self) -> NoReturn:
        while True:
            began = perf_counter()
            try:
                async with asyncio.timeout(HANG):
                    if b" 200 " not in (await self.answer())[:20]:
                        self.errors.append("neighbour refused")
            except (OSError, EOFError, TimeoutError) as problem:
                self.errors.append(f"neighbour: {type(problem).__name__}")
            self.times.append(perf_counter() - began)
            await asyncio.sleep(PAUSE)

    async def answer(self) -> bytes:
        """A connection of its own each time, as a new visitor has."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(ADDRESS, 0)
        )
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        try:
            return await reader.read()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
