"""Accounts and tables that are in the file before the server starts."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import starfelt
from starfelt.core.options import Options
from starfelt.server.identity.cookies import new_session, open_cookies
from starfelt.server.live.hub import setup_of
from starfelt.server.live.summary import summary_of
from starfelt.server.services import milliseconds
from starfelt.store import open_store
from starfelt.store.protocol import Store
from starfelt.store.records import Account, TableRecord
from starfelt.table.commands import PutBot, Sit
from starfelt.table.decisions import decide
from starfelt.table.log_rows import Row
from starfelt.table.sender import Actor
from starfelt.table.table import Table

#: A game, its seats and its options.
Wanted = tuple[str, int, Options]

#: A mix of all games, with seats and options by which they don't take for ever.
GAMES: tuple[Wanted, ...] = (
    ("stolen_plans", 2, {}),
    ("star_realms", 2, {"cap": 30}),
    ("empire_vs_rebellion", 2, {}),
    ("race_for_the_galaxy", 2, {"cap": 12}),
)


class Place(Struct, frozen=True):
    """Somebody who sits at a table, or watches it as -1, and how they show who they are."""

    table: str
    game: str
    seat: int
    account: str
    cookie: str


async def seeded(
    url: str, games: Iterable[Wanted], name: str = "table", bots: int = 0
) -> list[Place]:
    """Tables for these (game, seats, options), all seats taken; returns a place for each person.

    The last `bots` seats are bots'.
    """
    store = await open_store(url)
    places = []
    for number, (game, seats, options) in enumerate(games):
        table = f"{name}-{number}"
        people = []
        for seat in range(seats - bots):
            account = Account(f"{table}-{seat}", f"Canary{number}x{seat}", "guest", milliseconds())
            await store.add_account(account)
            people.append(account)
            cookie = await cookie_of(account, store)
            places.append(Place(table, game, seat, account.id, cookie))
        record = new_record(table, game, seats, options)
        await store.create(*set_up(record, people, bots))
    await store.close()
    return places


async def cookie_of(account: Account, store: Store) -> str:
    """The cookie of a browser in which somebody is this account."""
    cookies = await open_cookies(store, secure=False)
    secret, session = new_session(account, milliseconds())
    await store.begin_session(session, account.epoch, 20)
    return f"{cookies.name}={secret}"


def seed_of(table: str) -> str:
    """The same in every run, so that a test can look for it."""
    return sha256(f"seed of {table}".encode()).hexdigest()


def new_record(table: str, game: str, seats: int, options: Options, **more: Any) -> TableRecord:
    """How a table is set up; `more` is what is not as usual."""
    known = starfelt.load(game)
    usual = TableRecord(
        id=table,
        game=game,
        rules=known.rules,
        options=known.complete(options),
        seats=seats,
        seed=seed_of(table),
        clock="none",
        rated=False,
        private=False,
        host=f"{table}-0",
        created=milliseconds(),
    )
    return replace(usual, **more)


def set_up(
    record: TableRecord, people: Sequence[Account], bots: int = 0
) -> tuple[TableRecord, list[Row]]:
    """The record with its summary, and the rows by which all sit down; what is left is free."""
    table = Table(setup_of(record))
    rows = []
    for seat in range(record.seats):
        if seat >= len(people) and not bots:
            break
        person = people[seat] if seat < len(people) else None
        actor = Actor(person.id, person.name) if person else Actor(people[0].id, people[0].name)
        command = Sit(seat) if person else PutBot("thumb", seat)
        for row in decide(table, actor, command, record.created):
            table.apply(row)
            rows.append(row)
    return replace(record, summary=summary_of(table)), rows
