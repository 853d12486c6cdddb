"""Tables at which much has happened before the server starts: written to its file row by row."""

from contextlib import asynccontextmanager

from msgspec.structs import replace

from starfelt.server.live.hub import setup_of
from starfelt.server.live.summary import summary_of
from starfelt.server.services import milliseconds
from starfelt.store import open_store
from starfelt.store.records import Account
from starfelt.table import log_rows as kinds
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import Row
from starfelt.table.table import Table
from tests.reliability.dice import dice
from tests.reliability.seeding import cookie_of, new_record, set_up


@asynccontextmanager
async def file_of(served):
    """The file of a server that does not run yet."""
    store = await open_store(served.url)
    yield store
    await store.close()


async def somebody(store, name, role="guest"):
    """An account, and the cookie of it."""
    account = Account(f"id-of-{name}", name, role, milliseconds())
    await store.add_account(account)
    return account, await cookie_of(account, store)


class Past:
    """A table with its rows so far; `written` puts it into the file."""

    def __init__(self, id_, game, people, options=None, ago=0, seats=0, **more):
        at = milliseconds() - ago
        more = {"host": people[0].id, "created": at, **more}
        self.record = new_record(id_, game, seats or len(people), options or {}, **more)
        record, self.rows = set_up(self.record, people)
        self.people = people
        self.at = at
        self.table = Table(setup_of(record))
        for row in self.rows:
            self.table.apply(row)

    def add(self, row):
        self.table.apply(row)
        self.rows.append(row)

    def answer(self, seat, action, kind=kinds.ANSWER):
        """The seat answers, or a bot does it for whoever lets the time pass."""
        trial = Trial(self.table, seat, self.at, kind, self.people[seat].id)
        trial.answer(action)
        self.add(trial.rows[0])

    def play(self, answers, seed=1):
        """So many answers at random."""
        rng = dice(seed)
        while answers and not self.table.is_over():
            seat = rng.choice(self.table.asked())
            self.answer(seat, rng.choice(self.table.state.legal(seat)))
            answers -= 1

    def say(self, seat, text):
        who = self.people[seat]
        self.add(Row(kinds.SAY, seat, self.at, who=who.id, name=who.name, text=text))

    def resign(self, seat):
        self.add(Row(kinds.RESIGN, seat, self.at, who=self.people[seat].id))

    async def written(self, store):
        await store.create(replace(self.record, summary=summary_of(self.table)), self.rows)
        return self.record.id
