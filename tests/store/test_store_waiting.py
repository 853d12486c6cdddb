"""Tables that wait for people: whose they are, who finds them, and which nobody wants any more."""

import shutil
from pathlib import Path
from typing import Any

import msgspec

from starfelt.store import connections, migrations, sql_waiting
from starfelt.store.protocol import Store
from starfelt.store.records import Block, Hosted, SeatRecord
from tests.store.stored import ANN, BOB, BOT, answers, people, record, summary

FREE = SeatRecord()

SHARES = 3  # the migration since which tables know that

OLD = """
INSERT INTO tables (id, game, rules, options, seats, seed, clock, rated, private, host, created,
    after, status, seated, free)
VALUES (?, 'star_realms', 3, '{}', 2, '', 'none', 0, 0, 'ann', 77, '', 'open', ?, ?)"""


async def waiting(store: Store, name: str, *seated: SeatRecord, changed: int = 1, **facts: Any):
    short = summary(changed, status="open", seated=seated or (ANN, FREE))
    await store.create(record(name, **{"summary": short, **facts}), [])


async def test_tables_are_counted_for_whoever_opened_them(store: Store) -> None:
    await people(store, "Ann", "Bob")
    assert await store.hosted("ann") == Hosted()
    await waiting(store, "empty", FREE, FREE)
    await waiting(store, "mine")
    await waiting(store, "others", host="bob")
    await store.create(record("people", summary=summary(2)), [])
    await store.create(record("paused", summary=summary(2, status="paused", seated=(BOT, BOB))), [])
    await store.create(record("over", summary=summary(2, status="over", seated=(BOT, BOB))), [])
    assert await store.hosted("ann") == Hosted(open=2, running=2, with_bots=1)
    assert await store.hosted("bob") == Hosted(open=1)
    await store.append("paused", 0, answers(0), summary(3, status="closed"))
    assert await store.hosted("ann") == Hosted(open=2, running=1)


async def test_a_match_is_just_as_wished_and_the_oldest_comes_first(store: Store) -> None:
    await people(store, "Ann", "Bob")
    wish = record("wish")
    await waiting(store, "empty", FREE, FREE)
    await waiting(store, "only a bot", BOT, FREE)
    await waiting(store, "first", changed=9)
    await waiting(store, "second", changed=8)
    for number, facts in enumerate((
        {"game": "stolen_plans"}, {"rules": 4}, {"options": {"cap": 200}}, {"seats": 3},
        {"clock": "none"}, {"rated": True}, {"private": True},
    )):  # fmt: skip
        await waiting(store, f"other {number}", **facts)
    await store.create(record("full"), [])
    deserted = ["empty", "only a bot"]
    assert await store.matching(wish, "eve") == ["first", "second", *deserted]
    await store.append("first", 0, answers(0), summary(10))
    assert await store.matching(wish, "eve") == ["second", *deserted]


async def test_a_match_brings_nobody_together_who_blocks_the_other(store: Store) -> None:
    wish = record("wish")
    await people(store, "Ann", "Bob", "Eve", "Dora")
    for number in range(30):
        await waiting(store, f"ann {number}")
    await waiting(store, "bob", BOB, FREE)
    await store.block(Block("ann", "eve", "block"))
    assert await store.matching(wish, "eve") == ["bob"]
    await store.block(Block("dora", "bob", "block"))
    assert (await store.matching(wish, "dora"))[:1] == ["ann 0"]
    await store.unblock(Block("ann", "eve", "block"))
    await store.block(Block("ann", "eve", "mute"))
    assert (await store.matching(wish, "eve"))[:1] == ["ann 0"]
    await store.block(Block("eve", "ann", "block"))
    assert await store.matching(wish, "eve") == ["bob"]


async def test_which_tables_are_deserted(store: Store) -> None:
    await waiting(store, "empty", FREE, FREE, changed=90)
    await waiting(store, "bot", BOT, FREE, changed=91)
    await waiting(store, "fresh", FREE, FREE, changed=92)
    await waiting(store, "waits", changed=80)
    await waiting(store, "waited", changed=50)
    await waiting(store, "slow", changed=40, clock="days:3")
    await waiting(store, "too slow", changed=10, clock="days:3")
    await store.create(record("playing", summary=summary(1)), [])
    every = [(10, "too slow"), (50, "waited"), (90, "empty"), (91, "bot")]
    assert await store.deserted(91, 50, 10) == every
    assert await store.deserted(91, 50, 10, limit=3) == every[:3]
    assert await store.deserted(91, 50, 10, every[2]) == every[3:]


async def test_unrated_tables_are_read_in_bites(store: Store) -> None:
    for number in range(5):
        over = summary(number, status="over", ranks=(1, 2))
        await store.create(record(str(number), rated=True, summary=over), [])
    assert await store.unrated(limit=2) == ["0", "1"]
    assert await store.unrated("1", 2) == ["2", "3"]
    assert await store.unrated("4") == []


def test_tables_of_the_version_before_know_how_many_people_sit_there(tmp_path: Path) -> None:
    old, home = connections.writing(tmp_path / "old.db"), tmp_path / "before"
    home.mkdir()
    for number, path in migrations.numbered():
        if number < SHARES:
            shutil.copy(path, home)
    migrations.migrate(old, home)
    for name, seated in (("two", (ANN, BOB)), ("one", (FREE, ANN)), ("none", (BOT, FREE))):
        facts = (name, msgspec.json.encode(seated).decode(), sum(not seat.who for seat in seated))
        old.execute(OLD, facts)
    migrations.migrate(old)
    found = old.execute("SELECT id, persons, changed FROM tables ORDER BY id").fetchall()
    assert found == [("none", 0, 77), ("one", 1, 77), ("two", 2, 77)]
    assert sql_waiting.hosted(old, "ann") == Hosted(open=3)
    old.close()
