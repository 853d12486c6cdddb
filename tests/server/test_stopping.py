"""A server that is told to stop ends soon, whatever the disk does; and one with few files lives."""

import asyncio
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.server.program import Served

ENOUGH = 20  # seconds: twice what is promised, as a machine may be very busy


async def ended(server: Served) -> int:
    """Told to stop; the exit code."""
    async with asyncio.timeout(ENOUGH):
        return (await server.end(signal.SIGTERM))[0]


@asynccontextmanager
async def guest(server: Served) -> AsyncIterator[httpx.AsyncClient]:
    url = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=ENOUGH) as client:
        assert (await client.post("/api/guest")).status_code == 200
        yield client


async def opened(client: httpx.AsyncClient) -> httpx.Response:
    return await client.post("/api/tables", json={"game": "stolen_plans", "seats": ["me", "open"]})


# ------------------------------------------------------------------ the end
#: `starfelt` that notes in a folder what is wanted of the store.
NOTING = """
import threading
from pathlib import Path
from starfelt.cli import main
from starfelt.store import sql_tables
from starfelt.store.sqlite import SqliteStore

def noting(name):
    work = getattr(SqliteStore, name)
    def noted(*given, **named):
        Path("{folder}", name).touch()
        return work(*given, **named)
    setattr(SqliteStore, name, noted)

noting("create")
noting("tables")
{more}
main()
"""
#: On a disk that hangs for ever when a table is stored, or when tables are listed.
HANGS = "sql_tables.create = sql_tables.tables = lambda *given: threading.Event().wait()"


def noting(folder: Path, more: str = "") -> Served:
    program = folder / "noting.py"
    program.write_text(NOTING.format(folder=folder, more=more))
    return Served(folder, program=(str(program),))


async def noted(folder: Path, *names: str) -> None:
    """Wait until this was wanted of the store."""
    async with asyncio.timeout(ENOUGH):
        while not all((folder / name).exists() for name in names):
            await asyncio.sleep(0.01)


def test_a_lock_of_another_process_does_not_keep_it(tmp_path: Path):
    """What was acknowledged is there, and what was not is refused."""

    async def play() -> None:
        async with noting(tmp_path) as server:
            await server.start()
            async with guest(server) as client:
                table = (await opened(client)).json()["id"]
                (tmp_path / "create").unlink()
                other = sqlite3.connect(tmp_path / "starfelt.db", isolation_level=None)
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(opened(client))
                await noted(tmp_path, "create")
                assert await ended(server) == 0
                refused = await waiting
                assert (refused.status_code, refused.json()["code"]) == (503, "store-broken")
            found = other.execute("SELECT id FROM tables").fetchall()
            other.close()
            assert found == [(table,)]

    asyncio.run(play())


def test_a_disk_that_hangs_does_not_keep_it(tmp_path: Path):
    async def play() -> None:
        async with noting(tmp_path, HANGS) as server:
            await server.start()
            async with guest(server) as client:
                lost = [asyncio.create_task(opened(client))]
                lost.append(asyncio.create_task(client.get("/api/tables")))
                await noted(tmp_path, "create", "tables")
                assert not any(one.done() for one in lost)
                assert await ended(server) == 1  # a thread had to be left behind
                await asyncio.gather(*lost, return_exceptions=True)

    asyncio.run(play())


# ------------------------------------------------------------------ files
FEW = """
import resource
from starfelt.cli import main

resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))
main()
"""


def test_silent_connections_leave_files_for_others(tmp_path: Path):
    """With 300 files and 400 silent connections of as many households everybody is served."""
    program = tmp_path / "few.py"
    program.write_text(FEW)

    async def play() -> str:
        async with Served(tmp_path, program=(str(program),)) as server:
            await server.start()
            silent = [household(server.port, number) for number in range(400)]
            async with guest(server) as client:
                assert (await opened(client)).status_code == 201
                assert (await client.get("/healthz")).status_code == 200
            for line in silent:
                line.close()
            assert await ended(server) == 0
            return server.log.read_text()

    said = asyncio.run(play())
    assert 1 <= said.count('"event":"connections-full"') < 50
    assert '"most":172' in said
    assert '"level":"error"' not in said


def household(port: int, number: int) -> socket.socket:
    """A connection from an address of its own."""
    line = socket.socket()
    line.bind((f"127.0.{number // 100 + 1}.{number % 100 + 1}", 0))
    line.connect(("127.0.0.1", port))
    return line
