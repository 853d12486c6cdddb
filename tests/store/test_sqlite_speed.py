"""A writing costs the same however much is stored: judged by plans and steps, not by time."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from stored import ANN, account, answers, rating, record, summary

from starfelt.store import accounts, log, standings, tables
from starfelt.store.opening import prepared
from starfelt.store.records import Block, Query, Report, Row, Token
from starfelt.table.rows import SAY

SAYING = [Row(SAY, 0, 5, who="ann", name="Ann", text="hello")]

EVERYTHING: list[Callable[[sqlite3.Connection], Any]] = [
    lambda db: tables.create(db, record("new"), SAYING),
    lambda db: log.append(db, "t7", 0, [*answers(0), *SAYING], summary(3, seated=(ANN,))),
    lambda db: tables.table(db, "t7"),
    lambda db: log.rows(db, "t7", 3),
    lambda db: tables.tables(db, Query()),
    lambda db: tables.tables(db, Query(before=9, game="star_realms", open_seats=True)),
    lambda db: tables.tables(db, Query(statuses=("open", "playing"), before=4)),
    lambda db: tables.tables(db, Query(player="ann", before=4)),
    lambda db: tables.tables(db, Query(player="ann", statuses=("open", "playing"))),
    lambda db: tables.due(db, 5),
    tables.unrated,
    lambda db: tables.set_next(db, "t7", "t8"),
    lambda db: accounts.add_account(db, account("Dora")),
    lambda db: accounts.account(db, "dora"),
    lambda db: accounts.account_named(db, "Dora"),
    lambda db: accounts.change_account(db, account("DORA", id="dora")),
    lambda db: accounts.add_token(db, Token("t", "dora", "", (), "d", 1)),
    lambda db: accounts.token(db, "d"),
    lambda db: accounts.tokens(db, "dora"),
    lambda db: accounts.delete_token(db, "dora", "t"),
    lambda db: accounts.block(db, Block("dora", "ann", "block")),
    lambda db: accounts.blocks(db, "dora"),
    lambda db: accounts.blocked_by(db, "ann"),
    lambda db: accounts.unblock(db, Block("dora", "ann", "block")),
    lambda db: accounts.report(db, Report(0, "dora", "ann", "t7", "", 5)),
    lambda db: accounts.finish_report(db, 1),
    lambda db: standings.rate(db, "t7", [rating("ann")]),
    lambda db: standings.ratings(db, "ann"),
    lambda db: standings.leaders(db, "star_realms", 5),
    lambda db: standings.set_setting(db, "a", "b", True),
    lambda db: log.said(db, "ann"),
    lambda db: accounts.forget(db, "ann"),
]


def filled(path: Path, count: int) -> sqlite3.Connection:
    """So many tables, and one with ten times as many rows."""
    db = prepared(path)
    db.execute("BEGIN")
    for name in ("Ann", "Bob"):
        accounts.add_account(db, account(name))
    for number in range(count):
        tables.create(db, record(f"t{number}", summary=summary(number)), [])
    log.append(db, "t0", 0, answers(0, 10 * count), None)
    db.execute("COMMIT")
    return db


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    db = filled(tmp_path / "plans.db", 10)
    yield db
    db.close()


def plan(db: sqlite3.Connection, statement: str) -> list[str]:
    return [line for *_, line in db.execute(f"EXPLAIN QUERY PLAN {statement}")]


def statements(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> list[str]:
    """What a piece of work says to SQLite."""
    said: list[str] = []
    db.set_trace_callback(said.append)
    work(db)
    db.set_trace_callback(None)
    return [one for one in said if not one.startswith("--")]


def test_nothing_searches_through_everything(db: sqlite3.Connection) -> None:
    for work in EVERYTHING:
        found = statements(db, work)
        assert found
        for statement in found:
            for line in plan(db, statement):
                assert not line.startswith("SCAN") or "USING INDEX" in line, (statement, line)


def test_lists_are_read_in_order(db: sqlite3.Connection) -> None:
    """Nothing is sorted but the tables of one player."""
    for query in (Query(), Query(statuses=("open", "playing"), private=None), Query(before=5)):
        for statement in statements(db, lambda db, query=query: tables.tables(db, query)):
            assert not any("TEMP B-TREE" in line for line in plan(db, statement)), statement
    statement = statements(db, lambda db: tables.tables(db, Query(player="ann")))[0]
    assert any("USING INTEGER PRIMARY KEY" in line for line in plan(db, statement))


def test_a_plan_that_searches_is_noticed(db: sqlite3.Connection) -> None:
    assert plan(db, "SELECT * FROM log WHERE value = 7") == ["SCAN log"]


def steps(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> int:
    """How many instructions SQLite runs for this."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    db.set_progress_handler(step, 1)
    work(db)
    db.set_progress_handler(None, 0)
    return count


def costs(path: Path, count: int) -> list[int]:
    """Of appends to a short log and to a long one, and of readings, among so many tables."""
    db = filled(path, count)
    row, end = [Row("answer", 0, 5, who="ann")], 10 * count
    works: list[Callable[[sqlite3.Connection], Any]] = [
        lambda db: log.append(db, "t5", 0, row, summary(10**6)),
        lambda db: log.append(db, "t0", end, row, summary(10**6 + 1)),
        lambda db: log.rows(db, "t0", end),
        lambda db: tables.tables(db, Query(statuses=("open",))),
    ]
    found = [steps(db, work) for work in works]
    db.close()
    return found


def test_an_append_costs_the_same_in_a_large_database(tmp_path: Path) -> None:
    assert costs(tmp_path / "small.db", 10) == costs(tmp_path / "large.db", 1000)
