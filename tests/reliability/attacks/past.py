"""Tables at which much has happened before the server starts: written to its file row by row."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from starfelt.core.options import Options
from starfelt.server.live.hub import setup_of
from starfelt.server.live.summary import summary_of
from starfelt.server.services import milliseconds
from starfelt.store import open_store
from starfelt.store.protocol import Store
from starfelt.store.records import Account
from starfelt.table import log_rows as kinds
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import Row
from starfelt.table.table import Table
from tests.reliability.dice import dice
from tests.reliability.seeding import cookie_of, new_record, set_up
from tests.reliability.served import Served


@asynccontextmanager
async def file_of(served: Served) -> AsyncIterator[Store]:
    """The file of a server that does not run yet."""
    store = await open_store(served.url)
    yield store
    await store.close()


async def somebody(store: Store, name: str, role: str = "guest") -> tuple[Account, str]:
    """An account, and the cookie of it."""
    account = Account(f"id-of-{name}", name, role, milliseconds())
    await store.add_account(account)
    return account, await cookie_of(account, store)


class Past:
    """A table with its rows so far; `written` puts it into the file."""

    def __init__(
        self,
        id_: str,
        game: str,
        people: Sequence[Account],
        options: Options | None = None,
        ago: int = 0,
        seats: int = 0,
        **more: Any,
    ) -> None:
        at = milliseconds() - ago
        more = {"host": people[0].id, "created": at, **more}
        self.record = new_record(id_, game, seats or len(people), options or {}, **more)
        record, self.rows = set_up(self.record, people)
        self.people = people
        self.at = at
        self.table = Table(setup_of(record))
        for row in self.rows:
            self.table.apply(row)

    def add(self, row: Row) -> None:
        self.table.apply(row)
        self.rows.append(row)

    def answer(self, seat: int, action: int, kind: str = kinds.ANSWER) -> None:
        """The seat answers, or a bot does it for whoever lets the time pass."""
        trial = Trial(self.table, seat, self.at, kind, self.people[seat].id)
        trial.answer(action)
        self.add(trial.rows[0])

    def play(self, answers: int, seed: int = 1) -> None:
        """So many answers at random."""
        rng = dice(seed)
        while answers and not self.table.is_over():
            seat = rng.choice(self.table.asked())
            self.answer(seat, rng.choice(self.table.state.legal(seat)))
            answers -= 1

    def say(self, seat: int, text: str) -> None:
        who = self.people[seat]
        self.add(Row(kinds.SAY, seat, self.at, who=who.id, name=who.name, text=text))

    def resign(self, seat: int) -> None:
        self.add(Row(kinds.RESIGN, seat, self.at, who=self.people[seat].id))

    async def written(self, store: Store) -> str:
        await store.create(replace(self.record, summary=summary_of(self.table)), self.rows)
        return self.record.id
