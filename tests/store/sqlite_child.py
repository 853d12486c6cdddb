"""Processes that tests let die: `python -m tests.store.sqlite_child WHAT ...`."""

import asyncio
import os
import random
import resource
import signal
import sys
from pathlib import Path

from starfelt.core.refusal import Refusal
from starfelt.store import connections, migrations
from starfelt.store.open import open_sqlite, prepared
from starfelt.store.protocol import Broken, Conflict
from starfelt.store.sqlite import SqliteStore
from tests.store.stored import answers, record, summary

TABLES = 20
CHANCE = random.Random(5)  # noqa: S311 - when to die


def say(*words: object) -> None:
    """At once, for this process may not live to say more."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def present(store: SqliteStore, name: str) -> int:
    """How many rows there are; a table that is not there is created."""
    try:
        await store.create(record(name), [])
    except Conflict as found:
        return found.present
    return 0


async def play(store: SqliteStore, name: str, early: bool) -> None:
    """Append row after row; each that is acknowledged is told."""
    number = await present(store, name)
    while True:
        if early:
            say(name, number)
            await asyncio.sleep(CHANCE.uniform(0, 0.2))
        await store.append(name, number, answers(number), summary(number))
        if not early:
            say(name, number)
        number += 1


async def append(file: Path, early: bool) -> None:
    """Until killed, at many tables at once."""
    store = await open_sqlite(file)
    await asyncio.gather(*(play(store, f"t{n}", early) for n in range(TABLES)))


async def race(file: Path, count: int) -> None:
    """Append to one table, against others who do the same; what one wins is told."""
    store = await open_sqlite(file)
    number = await present(store, "one")
    while number < count:
        try:
            await store.append("one", number, answers(number), None)
            say(number)
            number += 1
        except Conflict as found:
            assert found.present > number
            number = found.present
    await store.close()


async def fill(file: Path, size: int) -> None:
    """Append until a file may not grow any more; then nothing is acknowledged, but read."""
    store = await open_sqlite(file)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    playing = [asyncio.ensure_future(play(store, f"t{n}", False)) for n in range(TABLES)]
    outcomes = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(one, Broken) for one in outcomes), outcomes
    assert not await store.ready()
    try:
        await store.set_setting("a", "b")
    except Broken:
        say("broken", len(await store.rows("t0")))
    os._exit(0)  # as a process that is ended hard


def migrate(home: Path, folder: Path) -> None:
    """Kill a migration after its first statement, after its second, and so on."""
    number = 0
    while (killed := os.fork()) and (status := os.waitpid(killed, 0)[1]):
        say(os.waitstatus_to_exitcode(status))
        number += 1
    if killed == 0:
        die_after(home, folder / f"killed-{number}.db", number)
        os._exit(0)


def die_after(home: Path, file: Path, number: int) -> None:
    left = number

    def count(statement: str) -> None:
        nonlocal left
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1

    db = connections.writing(file)
    db.execute("PRAGMA synchronous = OFF")  # a process dies, not the machine
    db.execute("PRAGMA journal_mode = WAL")
    db.set_trace_callback(count)
    migrations.migrate(db, home)


def only_read(file: Path) -> None:
    """Try to open a store that may only be read."""
    if os.geteuid() == 0:
        os.setuid(65534)
    try:
        prepared(file)
    except Refusal as refusal:
        assert refusal.key == "unwritable-store", refusal
    else:
        raise AssertionError("opened")


if __name__ == "__main__":
    what, *given = sys.argv[1:]
    if what == "append":
        asyncio.run(append(Path(given[0]), given[1] == "early"))
    elif what == "race":
        asyncio.run(race(Path(given[0]), int(given[1])))
    elif what == "fill":
        asyncio.run(fill(Path(given[0]), int(given[1])))
    elif what == "migrate":
        migrate(Path(given[0]), Path(given[1]))
    elif what == "only-read":
        only_read(Path(given[0]))
