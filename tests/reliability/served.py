"""A server in a process of its own: started, killed, stopped, and started again on its file."""

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from starfelt.server.config import Config, Limits, Rate, Rates

ROOT = Path(__file__).parents[2]

MANY = Rate(1e6, 1_000_000)
GENEROUS = Limits(
    rates=Rates(address=MANY, account=MANY, guest=MANY, talk=MANY, talk_anywhere=MANY),
    messages=MANY,
    sockets_of_account=100_000,
    sockets_of_address=100_000,
)


@cache
def program():
    """What starts servers, one at a time; it is loaded once and ends with this process."""
    command = [sys.executable, "-m", "tests.reliability.program"]
    pipe = subprocess.PIPE
    started = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT)
    atexit.register(end, started)
    return started


def end(started):
    started.stdin.close()
    started.wait()
    started.stdout.close()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Served:
    """A server of its own file; `async with` starts it, and kills it if it still runs then."""

    def __init__(self, folder, *faults, limits=GENEROUS, workers=0):
        self.log = Path(folder) / "server.log"
        self.url = f"sqlite:///{Path(folder) / 'starfelt.db'}"
        self.port = free_port()
        self.config = Config(port=self.port, store=self.url, workers=workers, limits=limits)
        self.faults = faults
        self.pid = 0

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self):
        await self.start()
        return self

    async def __aexit__(self, *problem):
        if self.pid:
            self.kill()

    async def start(self):
        """Start the server and wait until it takes connections."""
        order = {"config": self.config, "log": str(self.log), "faults": self.faults}
        program().stdin.write(msgspec.json.encode(order) + b"\n")
        program().stdin.flush()
        self.pid = int(program().stdout.readline())
        while not await self.is_open():
            await asyncio.sleep(0.005)

    async def is_open(self):
        assert self.is_running(), self.log.read_text()[-2000:]
        try:
            _, out = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        out.close()
        with suppress(ConnectionError):
            await out.wait_closed()
        return True

    def is_running(self):
        """A process that has ended, and is known to have, is gone at once."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self):
        """As if the power were cut off."""
        self.end(signal.SIGKILL)

    def stop(self):
        """Politely."""
        self.end(signal.SIGTERM)

    def end(self, how):
        os.kill(self.pid, how)
        self.pid = 0
        assert program().stdout.readline() == b"ended\n"
