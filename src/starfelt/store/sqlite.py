"""A store in one SQLite file: each method hands a function over to the writer or to a reader."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from starfelt.store import (
    backup,
    sql_accounts,
    sql_forgetting,
    sql_log,
    sql_ratings,
    sql_sessions,
    sql_tables,
    sql_waiting,
)
from starfelt.store.protocol import Broken, Store
from starfelt.store.readers import Readers
from starfelt.store.records import (
    BITE,
    START,
    Account,
    Block,
    Horizons,
    Hosted,
    Known,
    Mark,
    Query,
    Rating,
    Report,
    Row,
    Session,
    Summary,
    TableRecord,
    Token,
)
from starfelt.store.writer import Writer

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[sqlite3.Connection, P], T]

READY = 2.0  # seconds in which a store that is ready answers


class SqliteStore(Store):
    """Belongs to the event loop in which it was opened."""

    def __init__(self, path: Path, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self.writer = Writer(db, loop)
        self.readers = Readers(path, loop)

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.writer.run(lambda db: work(db, *args, **kwargs))

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.readers.run(lambda db: work(db, *args, **kwargs))

    # ------------------------------------------------------------------ tables
    async def create(
        self, record: TableRecord, rows: Sequence[Row], by: Account | None = None
    ) -> None:
        await self.write(sql_tables.create, record, rows, by)

    async def append(
        self,
        table: str,
        number: int,
        rows: Sequence[Row],
        summary: Summary | None,
        by: Account | None = None,
    ) -> None:
        await self.write(sql_log.append, table, number, rows, summary, by)

    async def table(self, table: str) -> TableRecord | None:
        return await self.read(sql_tables.table, table)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        return await self.read(sql_log.rows, table, since)

    async def tables(self, query: Query) -> list[TableRecord]:
        return await self.read(sql_tables.tables, query)

    async def hosted(self, account: str) -> Hosted:
        return await self.read(sql_waiting.hosted, account)

    async def matching(self, wish: TableRecord, account: str) -> list[str]:
        return await self.read(sql_waiting.matching, wish, account)

    async def deserted(
        self, empty: int, waiting: int, slow: int, after: Mark = START, limit: int = BITE
    ) -> list[Mark]:
        return await self.read(sql_waiting.deserted, empty, waiting, slow, after, limit)

    async def due(self, now: int, after: Mark = START, limit: int = BITE) -> list[Mark]:
        return await self.read(sql_tables.due, now, after, limit)

    async def unrated(self, after: str = "", limit: int = BITE) -> list[str]:
        return await self.read(sql_tables.unrated, after, limit)

    async def set_next(self, table: str, following: str) -> str:
        return await self.write(sql_tables.set_next, table, following)

    # ------------------------------------------------------------------ accounts
    async def add_account(self, account: Account) -> None:
        await self.write(sql_accounts.add_account, account)

    async def account(self, account: str) -> Account | None:
        return await self.read(sql_accounts.account, account)

    async def account_named(self, name: str) -> Account | None:
        return await self.read(sql_accounts.account_named, name)

    async def is_taken(self, name: str) -> bool:
        return await self.read(sql_accounts.is_taken, name)

    async def change_account(
        self, account: Account, was: Account | None = None, by: Account | None = None
    ) -> None:
        await self.write(sql_accounts.change_account, account, was, by)

    async def hosts(self) -> list[Account]:
        return await self.read(sql_accounts.hosts)

    async def set_role(self, name: str, role: str) -> Account | None:
        return await self.write(sql_accounts.set_role, name, role)

    async def forget(self, account: str) -> list[str]:
        return await self.write(sql_accounts.forget, account)

    async def unfinished(self, account: str) -> list[str]:
        return await self.read(sql_log.unfinished, account)

    async def said(self, account: str) -> list[tuple[str, Row]]:
        return await self.read(sql_log.said, account)

    async def add_token(self, token: Token, by: Account | None = None) -> None:
        await self.write(sql_accounts.add_token, token, by)

    async def token(self, digest: str) -> Token | None:
        return await self.read(sql_accounts.token, digest)

    async def tokens(self, account: str) -> list[Token]:
        return await self.read(sql_accounts.tokens, account)

    async def delete_token(self, account: str, token: str) -> bool:
        return await self.write(sql_accounts.delete_token, account, token)

    async def block(self, block: Block, by: Account | None = None) -> None:
        await self.write(sql_accounts.block, block, by)

    async def unblock(self, block: Block) -> None:
        await self.write(sql_accounts.unblock, block)

    async def blocks(self, account: str) -> list[Block]:
        return await self.read(sql_accounts.blocks, account)

    async def blocked_by(self, account: str) -> list[str]:
        return await self.read(sql_accounts.blocked_by, account)

    async def report(self, report: Report, by: Account | None = None) -> int:
        return await self.write(sql_accounts.report, report, by)

    async def reports(self, done: bool = False, after: int = 0, limit: int = 50) -> list[Report]:
        return await self.read(sql_accounts.reports, done, after, limit)

    async def reports_by(self, account: str) -> list[Report]:
        return await self.read(sql_accounts.reports_by, account)

    async def finish_report(self, report: int) -> bool:
        return await self.write(sql_accounts.finish_report, report)

    # ------------------------------------------------------------------ sessions
    async def session(self, session: str) -> Known | None:
        return await self.read(sql_sessions.session, session)

    async def sessions(self, account: str) -> list[Session]:
        return await self.read(sql_sessions.sessions, account)

    async def welcome(self, account: Account, session: Session) -> None:
        await self.write(sql_sessions.welcome, account, session)

    async def begin_session(self, session: Session, epoch: int, most: int) -> list[str]:
        return await self.write(sql_sessions.begin, session, epoch, most)

    async def see_session(self, session: str, now: int) -> None:
        await self.write(sql_sessions.see, session, now)

    async def end_session(self, session: str) -> None:
        await self.write(sql_sessions.end, [session])

    async def start_over(
        self,
        account: Account,
        was: Account,
        by: Account | None,
        session: Session | None,
        tokens_too: bool = False,
    ) -> None:
        await self.write(sql_sessions.start_over, account, was, by, session, tokens_too)

    async def shut_out(self, account: str) -> None:
        await self.write(sql_sessions.shut_out, account)

    # ------------------------------------------------------------------ ratings and settings
    async def rating(self, player: str, game: str) -> Rating | None:
        return await self.read(sql_ratings.rating, player, game)

    async def ratings(self, player: str) -> list[Rating]:
        return await self.read(sql_ratings.ratings, player)

    async def leaders(self, game: str, limit: int = 100) -> list[Rating]:
        return await self.read(sql_ratings.leaders, game, limit)

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        return await self.write(sql_ratings.rate, table, ratings)

    async def setting(self, key: str) -> str | None:
        return await self.read(sql_ratings.setting, key)

    async def set_setting(self, key: str, value: str, only_new: bool = False) -> str:
        return await self.write(sql_ratings.set_setting, key, value, only_new)

    # ------------------------------------------------------------------ forgetting
    async def old_tables(self, horizons: Horizons, after: int, limit: int) -> tuple[list[str], int]:
        return await self.read(sql_forgetting.walk, horizons, after, limit)

    async def forget_table(self, table: str, horizons: Horizons) -> bool:
        return await self.write(sql_forgetting.forget_table, table, horizons)

    async def lapsed_guests(self, before: int, limit: int) -> list[str]:
        return await self.read(sql_forgetting.lapsed_guests, before, limit)

    async def forget_guest(self, account: str, before: int) -> tuple[list[str], bool]:
        return await self.write(sql_forgetting.forget_guest, account, before)

    async def forget_talk(self, before: int) -> set[str]:
        return await self.write(sql_forgetting.forget_talk, before)

    async def forget_reports(self, before: int) -> int:
        return await self.write(sql_forgetting.forget_reports, before)

    async def forget_sessions(self, before: int) -> int:
        return await self.write(sql_forgetting.forget_sessions, before)

    async def shrink(self, pages: int) -> int:
        return await self.write(sql_forgetting.shrink, pages)

    # ------------------------------------------------------------------ the store itself
    async def ready(self) -> bool:
        """A reading, and a turn of the writer: also one that waits for a lock is not ready."""
        try:
            async with asyncio.timeout(READY):
                await self.read(sql_ratings.setting, "")
                await self.write(sql_ratings.setting, "")
        except (Broken, TimeoutError):
            return False
        return True

    async def backup(self, path: Path) -> None:
        """Write a copy of all that is committed now; see `backup`."""
        await asyncio.to_thread(backup.back_up, self.path, path)

    def hurry(self, seconds: float) -> None:
        self.writer.hurry(seconds)

    async def close(self) -> None:
        self.writer.tell_to_end()
        await self.readers.close()
        await self.writer.close()
