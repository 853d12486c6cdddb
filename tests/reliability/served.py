"""A server in a process of its own: started, killed, stopped, and started again on its file."""

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Protocol, Self

import msgspec
from msgspec.structs import asdict

from starfelt.server.config import Config, Limits, Rate, Rates

ROOT = Path(__file__).parents[2]

MANY = Rate(1e6, 1_000_000)
KEPT = ("sign_up", "log_in", "log_in_as", "report")  # what costs much is limited here too


def generous() -> Limits:
    """Limits that nobody meets who plays by the rules, however fast and however many they are."""
    rates = {name: MANY for name in Rates.__struct_fields__ if name not in KEPT}
    more = {name: raised(name, usual) for name, usual in asdict(Limits()).items()}
    return Limits(**{**more, "rates": Rates(**rates)})


def raised(name: str, usual: Any) -> Any:
    if isinstance(usual, Rate):
        return MANY
    return 100_000 if name.endswith(("_of_account", "_of_address")) else usual


GENEROUS = generous()


@cache
def program() -> subprocess.Popen[bytes]:
    """What starts servers, one at a time; it is loaded once and ends with this process."""
    command = [sys.executable, "-m", "tests.reliability.program"]
    pipe = subprocess.PIPE
    started = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=ROOT)
    atexit.register(end, started)
    return started


def end(started: subprocess.Popen[bytes]) -> None:
    orders, told = pipes(started)
    orders.close()
    started.wait()
    told.close()


def pipes(started: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    """Where it reads orders, and where it writes what became of them."""
    assert started.stdin is not None and started.stdout is not None
    return started.stdin, started.stdout


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Door(Protocol):
    """Where people come in: at a server, or at what stands before it."""

    @property
    def origin(self) -> str: ...

    @property
    def port(self) -> int: ...


class Served:
    """A server of its own file; `async with` starts it, and kills it if it still runs then."""

    def __init__(
        self,
        folder: Path | str,
        *faults: str,
        limits: Limits = GENEROUS,
        workers: int = 0,
        files: int = 0,
        **more: Any,
    ) -> None:
        self.log = Path(folder) / "server.log"
        self.url = f"sqlite:///{Path(folder) / 'starfelt.db'}"
        self.port = free_port()
        self.config = Config(port=self.port, store=self.url, workers=workers, limits=limits, **more)
        self.faults = faults
        self.files = files
        self.pid = 0

    @property
    def origin(self) -> str:
        return self.config.url()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *problem: object) -> None:
        if self.pid:
            self.kill()

    async def start(self) -> None:
        """Start the server and wait until it takes connections."""
        order = {"config": self.config, "log": str(self.log), "faults": self.faults}
        order["files"] = self.files
        orders, told = pipes(program())
        orders.write(msgspec.json.encode(order) + b"\n")
        orders.flush()
        self.pid = int(told.readline())
        while not await self.is_open():
            await asyncio.sleep(0.005)

    async def is_open(self) -> bool:
        assert self.is_running(), self.log.read_text()[-2000:]
        try:
            _, out = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        out.close()
        with suppress(ConnectionError):
            await out.wait_closed()
        return True

    def is_running(self) -> bool:
        """A process that has ended, and is known to have, is gone at once."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """As if the power were cut off."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        os.kill(self.pid, how)
        return self.left()

    def left(self) -> int:
        """The exit code of a process that has ended, or will at once."""
        self.pid = 0
        return int(pipes(program())[1].readline())

    def memory(self) -> float:
        """MB that it has at this moment."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


#: Tries something at a server so many times, and returns what went wrong.
Work = Callable[[Served, int], Coroutine[Any, Any, list[str]]]
