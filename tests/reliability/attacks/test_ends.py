"""The server ends when it is told to, whatever the disk does."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from time import monotonic

from tests.reliability.served import Served
from tests.reliability.visitors import begun, in_file, visitors

PATIENCE = 15  # seconds; ten are promised
WORDS = "Zanzibar"


def test_sigterm_is_obeyed_while_another_process_has_the_lock(tmp_path):
    async def run():
        served = Served(tmp_path)
        async with served, visitors(served, 2) as (one, two):
            table = await begun(one, two)
            assert (await one.do(table, "say", text=WORDS)).status_code == 200
            path = served.url.removeprefix("sqlite:///")
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(one.do(table, "resign"))
                await asyncio.sleep(0.2)
                ended = await obeyed(served)
                other.execute("ROLLBACK")
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            code = served.left() if ended else None
        return ended, code, in_file(served, WORDS)

    ended, code, kept = asyncio.run(run())
    assert ended
    assert code == 0
    assert kept == [WORDS]


async def obeyed(served):
    """Does the process end soon after SIGTERM?"""
    os.kill(served.pid, signal.SIGTERM)
    ends = monotonic() + PATIENCE
    while served.is_running() and monotonic() < ends:
        await asyncio.sleep(0.05)
    return not served.is_running()


def test_while_another_process_has_the_lock_people_read_and_wait(tmp_path):
    """What is sent then is acknowledged afterwards, and nothing is lost."""

    async def run():
        served = Served(tmp_path)
        async with served, visitors(served, 2) as (one, two):
            table = await begun(one, two)
            path = served.url.removeprefix("sqlite:///")
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(one.do(table, "say", text=WORDS))
                await asyncio.sleep(0.3)
                read = (await two.get("/api/games")).status_code
                was_waiting = not waiting.done()
                other.execute("ROLLBACK")
            return read, was_waiting, (await waiting).status_code, in_file(served, WORDS)

    assert asyncio.run(run()) == (200, True, 200, [WORDS])
