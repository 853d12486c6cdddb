"""A writing costs the same however much is stored: judged by plans and steps, not by time."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from starfelt.store import (
    sql_accounts,
    sql_forgetting,
    sql_log,
    sql_ratings,
    sql_tables,
    sql_waiting,
)
from starfelt.store.open import prepared
from starfelt.store.records import START, Block, Horizons, Query, Report, Row, Token
from starfelt.table.log_rows import SAY
from tests.store.stored import ANN, BOT, account, answers, rating, record, summary

GONE = Horizons(10**6, 10**6, 10**6, 10**6)
SAYING = [Row(SAY, 0, 5, who="ann", name="Ann", text="hello")]

EVERYTHING: list[Callable[[sqlite3.Connection], Any]] = [
    lambda db: sql_tables.create(db, record("new"), SAYING),
    lambda db: sql_log.append(db, "t7", 0, [*answers(0), *SAYING], summary(3, seated=(ANN,))),
    lambda db: sql_tables.table(db, "t7"),
    lambda db: sql_log.rows(db, "t7", 3),
    lambda db: sql_tables.tables(db, Query()),
    lambda db: sql_tables.tables(db, Query(before="9.t9", game="star_realms", open_seats=True)),
    lambda db: sql_tables.tables(db, Query(statuses=("open", "playing"), before="4.t4")),
    lambda db: sql_tables.tables(db, Query(player="ann", before="4.t4")),
    lambda db: sql_tables.tables(db, Query(player="ann", statuses=("open", "playing"))),
    lambda db: sql_tables.tables(db, Query(player="bot:thumb", before="4.t4")),
    lambda db: sql_tables.tables(db, Query(player="bot:thumb", statuses=("over",))),
    lambda db: sql_waiting.hosted(db, "ann"),
    lambda db: sql_waiting.matching(db, record(), "ann"),
    lambda db: sql_waiting.deserted(db, 5, 4, 3, START, 100),
    lambda db: sql_tables.due(db, 5, START, 100),
    lambda db: sql_tables.unrated(db, "", 100),
    lambda db: sql_tables.set_next(db, "t7", "t8"),
    lambda db: sql_accounts.add_account(db, account("Dora")),
    lambda db: sql_accounts.account(db, "dora"),
    lambda db: sql_accounts.account_named(db, "Dora"),
    lambda db: sql_accounts.change_account(db, account("DORA", id="dora")),
    lambda db: sql_accounts.add_token(db, Token("t", "dora", "", (), "d", 1)),
    lambda db: sql_accounts.token(db, "d"),
    lambda db: sql_accounts.tokens(db, "dora"),
    lambda db: sql_accounts.delete_token(db, "dora", "t"),
    lambda db: sql_accounts.block(db, Block("dora", "ann", "block")),
    lambda db: sql_accounts.blocks(db, "dora"),
    lambda db: sql_accounts.blocked_by(db, "ann"),
    lambda db: sql_accounts.unblock(db, Block("dora", "ann", "block")),
    lambda db: sql_accounts.report(db, Report(0, "dora", "ann", "t7", "", 5)),
    lambda db: sql_accounts.finish_report(db, 1),
    lambda db: sql_ratings.rate(db, "t7", [rating("ann")]),
    lambda db: sql_ratings.ratings(db, "ann"),
    lambda db: sql_ratings.leaders(db, "star_realms", 5),
    lambda db: sql_ratings.set_setting(db, "a", "b", True),
    lambda db: sql_log.said(db, "ann"),
    lambda db: sql_accounts.reports(db, False, 0, 5),
    lambda db: sql_accounts.reports(db, True, 7, 5),
    lambda db: sql_accounts.reports_by(db, "dora"),
    lambda db: sql_forgetting.walk(db, GONE, 3, 5),
    lambda db: sql_forgetting.forget_table(db, "bots", GONE),
    lambda db: sql_forgetting.lapsed_guests(db, 9, 5),
    lambda db: sql_forgetting.forget_guest(db, "guest", 9),
    lambda db: sql_forgetting.forget_talk(db, 9),
    lambda db: sql_forgetting.forget_reports(db, 9),
    lambda db: sql_forgetting.forget_sessions(db, 9),
    lambda db: sql_accounts.forget(db, "ann"),
]


def filled(path: Path, count: int) -> sqlite3.Connection:
    """So many tables, and one with ten times as many rows."""
    db = prepared(path)
    db.execute("BEGIN")
    for name in ("Ann", "Bob"):
        sql_accounts.add_account(db, account(name))
    sql_accounts.add_account(db, account("Guest", role="guest"))
    nobodys = summary(1, status="over", seated=(BOT, BOT))
    sql_tables.create(db, record("bots", summary=nobodys), [*answers(0, 5), *SAYING])
    for number in range(count):
        sql_tables.create(db, record(f"t{number}", summary=summary(number)), [])
    sql_log.append(db, "t0", 0, answers(0, 10 * count), None)
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
                small = "USING INDEX" in line or line.startswith("SCAN seat ")  # of one table
                assert not line.startswith("SCAN") or small, (statement, line)


def test_lists_are_read_in_order(db: sqlite3.Connection) -> None:
    """Nothing is sorted but the tables of one player."""
    for query in (Query(), Query(statuses=("open", "playing"), private=None), Query(before="5.t5")):
        for statement in statements(db, lambda db, query=query: sql_tables.tables(db, query)):
            assert not any("TEMP B-TREE" in line for line in plan(db, statement)), statement
    for statement in statements(db, lambda db: sql_waiting.matching(db, record(), "ann")):
        assert not any("TEMP B-TREE" in line for line in plan(db, statement)), statement
    statement = statements(db, lambda db: sql_tables.tables(db, Query(player="ann")))[0]
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
        lambda db: sql_log.append(db, "t5", 0, row, summary(10**6)),
        lambda db: sql_log.append(db, "t0", end, row, summary(10**6 + 1)),
        lambda db: sql_log.rows(db, "t0", end),
        lambda db: sql_tables.tables(db, Query(statuses=("open",))),
    ]
    found = [steps(db, work) for work in works]
    db.close()
    return found


def test_an_append_costs_the_same_in_a_large_database(tmp_path: Path) -> None:
    assert costs(tmp_path / "small.db", 10) == costs(tmp_path / "large.db", 1000)
