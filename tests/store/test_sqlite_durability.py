"""What was acknowledged is there, whatever happens to the process, the disk or the WAL's end."""

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from starfelt.store import sql_log
from starfelt.store.open import prepared
from starfelt.store.sqlite import SqliteStore
from tests.store.sqlite_child import TABLES
from tests.store.stored import answers, record, summary

CHILD = ("-m", "tests.store.sqlite_child")


def child(*words: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, *CHILD, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def killed(file: Path, how: str, seconds: float) -> list[tuple[str, int]]:
    """Let a process append and kill it some time after its first row; what it acknowledged."""
    process = child("append", file, how)
    assert process.stdout
    first = process.stdout.readline()
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    rest, _ = process.communicate()
    whole = [line.split() for line in (first + rest).decode().splitlines(keepends=True)]
    return [(name, int(number)) for name, number in whole]


def lost(file: Path, acknowledged: list[tuple[str, int]]) -> int:
    """How many are not there; those that are there are in order and once."""
    db = prepared(file)
    counts = {}
    for name in (f"t{n}" for n in range(TABLES)):
        rows = sql_log.rows(db, name, 0)
        assert rows == answers(0, len(rows))
        counts[name] = len(rows)
    db.close()
    return sum(number >= counts[name] for name, number in acknowledged)


def test_no_acknowledged_row_is_lost_by_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    acknowledged: list[tuple[str, int]] = []
    for seconds in (0.02, 0.07, 0.13, 0.2):
        acknowledged += killed(file, "safe", seconds)
        assert lost(file, acknowledged) == 0
    assert len(acknowledged) >= TABLES
    assert max(Counter(acknowledged).values()) == 1


def test_a_loss_would_be_noticed(tmp_path: Path) -> None:
    """The same with a process that acknowledges before it commits."""
    file = tmp_path / "a.db"
    assert any(lost(file, killed(file, "early", 0.05)) for _ in range(3))


def test_two_processes_that_write_the_same_numbers(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    prepared(file).close()
    racing = [child("race", file, 200) for _ in range(2)]
    won = [int(number) for one in racing for number in one.communicate()[0].split()]
    assert [one.returncode for one in racing] == [0, 0]
    assert sorted(won) == list(range(200))
    db = prepared(file)
    assert sql_log.rows(db, "one", 0) == answers(0, 200)
    db.close()


def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """A limit on the size of files, in the WAL first, as it grows first."""
    file = tmp_path / "a.db"
    process = child("fill", file, 600_000)
    said = process.communicate()[0].decode().splitlines()
    assert process.returncode == 0
    assert said[-1].startswith("broken")
    acknowledged = [(name, int(number)) for name, number in map(str.split, said[:-1])]
    assert len(acknowledged) > 20
    assert lost(file, acknowledged) == 0


# ------------------------------------------------------------------ the end of the WAL
def wal_of(file: Path) -> Path:
    return Path(f"{file}-wal")


def mutilated(tail: bytes, rng: random.Random) -> bytes:
    """What may be on disk of writings that no fsync has confirmed: some of it, or noise."""
    place = rng.randrange(len(tail))
    match rng.randrange(5):
        case 0:
            return tail[:place]
        case 1:
            return tail[:place] + bytes(len(tail) - place)
        case 2:
            return tail[:place] + rng.randbytes(rng.randrange(len(tail)))
        case 3:
            return tail[:place] + bytes([tail[place] ^ 1 << rng.randrange(8)]) + tail[place + 1 :]
    page = place - place % 4096
    return tail[:page] + bytes(len(tail[page : page + 4096])) + tail[page + 4096 :]


async def test_an_end_of_the_wal_that_is_cut_or_noise_loses_nothing_acknowledged(
    store: SqliteStore, tmp_path: Path
) -> None:
    await store.create(record(), [])
    for number in range(15):
        await store.append("one", number, answers(number), summary(number))
    safe = wal_of(store.path).read_bytes()
    for number in range(15, 20):
        await store.append("one", number, answers(number), summary(number))
    wal = wal_of(store.path).read_bytes()
    assert wal.startswith(safe)
    found = Counter()
    rng = random.Random(7)  # noqa: S311 - noise
    for number in range(400):
        tail = mutilated(wal[len(safe) :], rng)
        found[rows_after_a_crash(store.path, safe + tail, tmp_path / f"cut-{number}")] += 1
    assert set(found) <= set(range(15, 21))
    assert found[15] > 20  # many of them hurt
    assert len(found) >= 5


def rows_after_a_crash(file: Path, wal: bytes, copy: Path) -> int:
    """How many rows there are in this database with that WAL; they are in order."""
    shutil.copyfile(file, copy)
    wal_of(copy).write_bytes(wal)
    db = sqlite3.connect(copy)
    db.execute("PRAGMA synchronous = OFF")  # this copy need not survive anything
    rows = sql_log.rows(db, "one", 0)
    assert rows == answers(0, len(rows))
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    copy.unlink()
    return len(rows)
