"""A file of the version before, brought up to this one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from starfelt.store import migrations
from starfelt.store.open import open_sqlite
from starfelt.store.protocol import NameTaken
from starfelt.store.records import Account, Query, Session
from tests.store.stored import account

ACCOUNTS = [
    ("ada", "Ada", "ada", "host", 4, "hash", 2, "ja", 0),
    ("poe", "Poe", "poe", "player", 5, "hash", 0, "", 9),
    ("p2", "Рое", "рое", "player", 6, "hash", 0, "", 0),
    ("g1", "Poe", "poe", "guest", 7, "", 0, "", 0),
]

TABLE = (
    "INSERT INTO tables (key, id, game, rules, options, seats, seed, clock, rated, private, host,"
    " created, after, status, seated, free) VALUES (1, 'one', 'star_realms', 3, '{}', 2, '5e', '',"
    " 0, 0, 'g1', 70, '', 'open', '[{\"who\":\"g1\",\"name\":\"Poe\"},{}]', 1)"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """As a server of the version before left it: hosts, names that look alike, a guest's seat."""
    path = tmp_path / "before.db"
    _, first = migrations.numbered()[0]
    with closing(sqlite3.connect(path)) as db:
        db.executescript(first.read_text(encoding="utf-8"))
        db.execute("PRAGMA user_version = 1")
        db.executemany("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", ACCOUNTS)
        db.execute("INSERT INTO tokens VALUES ('t1', 'poe', 'bot', '[]', 'digest', 5, 0)")
        db.execute(TABLE)
        db.execute("INSERT INTO log VALUES (1, 0, 'sit', 0, 70, 0, 0, 0, 'g1', 'Poe', '', '')")
        db.execute("INSERT INTO people VALUES ('g1', 1, 1)")
        db.execute("INSERT INTO settings VALUES ('cookie-key', 'k')")
        db.commit()
    return path


async def test_nothing_is_lost_but_the_role_that_went_with_a_name(file: Path, runner: object):
    store = await open_sqlite(file, create=False)
    assert await store.account("ada") == Account("ada", "Ada", "player", 4, "hash", 2, "ja", 0)
    assert await store.account("poe") == Account("poe", "Poe", "player", 5, "hash", 0, "", 9)
    assert await store.account("g1") == Account("g1", "Poe", "guest", 7)
    assert await store.hosts() == []
    assert [token.id for token in await store.tokens("poe")] == ["t1"]
    (table,) = await store.tables(Query(player="g1"))
    assert table.summary is not None
    assert (table.id, table.summary.seated[0].who, table.summary.changed) == ("one", "g1", 70)
    assert [row.who for row in await store.rows("one")] == ["g1"]
    assert int(await store.setting("sessions-since") or 0) > 1_700_000_000_000
    await store.close()


async def test_names_that_look_alike_stay_and_no_new_one_joins_them(file: Path, runner: object):
    store = await open_sqlite(file, create=False)
    found = [await store.account_named(name) for name in ("poe", "Рое")]
    assert [one.id for one in found if one] == ["poe", "p2"]
    await store.change_account(account("Рое", id="p2", language="ja"))
    await store.change_account(account("POE", id="poe"))
    for name in ("P0e", "Poe", "Рое"):
        with pytest.raises(NameTaken):
            await store.add_account(account(name, id="new"))
    await store.close()


async def test_a_session_can_begin_for_whoever_was_there(file: Path, runner: object):
    store = await open_sqlite(file, create=False)
    await store.begin_session(Session("s1", "g1", 8, 9, signed=True), 0, 20)
    with pytest.raises(KeyError):
        await store.begin_session(Session("s2", "ada", 8, 9, signed=True), 1, 20)
    known = await store.session("s1")
    assert known is not None
    assert (known.account.id, known.session.created, known.session.seen) == ("g1", 8, 9)
    await store.close()
