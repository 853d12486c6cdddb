"""Programs as people start them: `starfelt serve`, `starfelt bot`, and the example client."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Self

import starfelt

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "docs" / "examples" / "client.py"
STARFELT = ("-m", "starfelt")

PATIENCE = 60  # seconds: nothing here takes as long as that, but a machine may be very busy


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def started(*arguments: str, errors: Path, **environment: str) -> Process:
    """Python with these arguments; what it says on standard error goes into a file."""
    package = str(Path(starfelt.__file__).parent.parent)
    path = os.pathsep.join(p for p in (package, os.environ.get("PYTHONPATH", "")) if p)
    with errors.open("ab") as log:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *arguments,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=PIPE,
            stderr=log,
            cwd=errors.parent,
            env={**os.environ, "PYTHONPATH": path, "STARFELT_LANG": "en", **environment},
            limit=1 << 22,
        )


async def finished(program: Process) -> list[str]:
    """What a program said that came to a good end."""
    async with asyncio.timeout(PATIENCE):
        said, _ = await program.communicate()
    assert program.returncode == 0, said[-2000:].decode()
    return said.decode().splitlines()


class Served:
    """`starfelt serve` on one file and one port, stopped and started as often as wanted."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        program: tuple[str, ...] = STARFELT,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.environment = environment
        self.program = program  # or one that is `starfelt` in other circumstances
        self.port = free_port()
        self.options = options
        self.process: Process | None = None

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    async def start(self) -> str:
        """Returns what it says when it listens."""
        store = f"sqlite:///{self.folder / 'starfelt.db'}"
        place = ("--port", str(self.port), "--store", store)
        command = (*self.program, "serve", *place, *self.options)
        self.process = await started(*command, errors=self.log, **self.environment)
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self.process.stdout.readline()).decode()
        assert line, self.log.read_text()
        return line

    async def end(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit code, and what it said at last."""
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            said, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, said.decode()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        if self.process is not None:
            await self.end(signal.SIGKILL)
