"""New tables: opened by somebody, played again, or continued from a replay; and sitting down."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

import starfelt
from starfelt.core.game import SPECTATOR, AnyGame
from starfelt.core.options import Options
from starfelt.core.refusal import Refusal
from starfelt.server.live.hosting import FREE, check_hosted
from starfelt.server.live.hub import Hub, setup_of
from starfelt.server.live.live_table import Live
from starfelt.server.live.messages import Rematch, encode
from starfelt.server.live.summary import summary_of
from starfelt.store.records import Account, TableRecord
from starfelt.table.clock import read_clock
from starfelt.table.commands import AnyCommand, PutBot, Sit
from starfelt.table.decisions import decide
from starfelt.table.dry_run import Trial
from starfelt.table.log_rows import CLOSE, NOBODY, Row
from starfelt.table.rated import can_be_rated, check_rated
from starfelt.table.seats import BOT
from starfelt.table.sender import Actor
from starfelt.table.table import OVER, RUNNING, Table

ME = "me"

Word = Annotated[str, Meta(max_length=64)]


#: Finds the rows with which a new table begins, after those by which people sit down.
Added = Callable[[Table], list[Row]]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table should be like: on each seat `me`, `open` or `bot:NAME`."""

    game: Word
    seats: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    clock: Word = "none"
    rated: bool = False
    private: bool = False
    talk: bool = False  # may those who only watch talk?


async def open_table(hub: Hub, account: Account, wish: Wish) -> str:
    """Open a table as wished; returns its id."""
    return await store_new(hub, account, new_record(hub, account, wish), wish.seats)


def new_seed() -> str:
    """What decides the deal, hexadecimal: nobody can guess it."""
    return secrets.token_hex(32)


def new_record(hub: Hub, account: Account, wish: Wish) -> TableRecord:
    game = starfelt.load(wish.game)
    options = game.complete(wish.options)
    check_seats(game, options, len(wish.seats))
    check_wish(account, wish)
    return TableRecord(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.rules,
        options=options,
        seats=len(wish.seats),
        seed=new_seed(),
        clock=wish.clock,
        rated=wish.rated,
        private=wish.private,
        host=account.id,
        created=hub.clock(),
        talk=wish.talk,
    )


def check_wish(account: Account, wish: Wish) -> None:
    """Refuse what is no clock, and what can't be rated."""
    clock = read_clock(wish.clock)
    if wish.rated:
        if account.role == "guest" or wish.seats.count(ME) > 1:
            raise Refusal("rated-for-players")
        check_rated(clock, wish.seats)


def check_seats(game: AnyGame, options: Options, seats: int) -> None:
    least, most = game.seats_for(options)
    if not least <= seats <= most:
        raise Refusal("wrong-seats", game=game.name, seats=seats, least=least, most=most)


async def store_new(
    hub: Hub, account: Account, record: TableRecord, seats: Sequence[str], more: Added | None = None
) -> str:
    """Seat everybody and store the table with its first rows, if this account may have one more."""
    async with hub.locks.of("opening", account.id):
        await check_hosted(hub, account, seats)
        return await stored(hub, account, record, seats, more)


async def stored(
    hub: Hub, account: Account, record: TableRecord, seats: Sequence[str], more: Added | None
) -> str:
    table = Table(setup_of(record))
    rows: list[Row] = []
    for seat, wanted in enumerate(seats):
        if wanted == FREE:
            continue
        rows += done(table, account, sitting(seat, wanted), record.created)
    if more is not None:
        async with hub.replaying:
            rows += await asyncio.to_thread(more, table)  # a long game takes its time
    summary = summary_of(table)
    summary = replace(summary, changed=summary.changed or record.created)
    await hub.store.create(replace(record, summary=summary), rows, account)
    await hub.live(record.id)
    return record.id


def sitting(seat: int, wanted: str) -> AnyCommand:
    if wanted == ME:
        return Sit(seat)
    if wanted.startswith(BOT):
        return PutBot(wanted.removeprefix(BOT), seat)
    raise Refusal("unknown-seat", seat=wanted, expected=f"{ME}, {FREE}, {BOT}NAME")


def done(table: Table, account: Account, command: AnyCommand, at: int) -> list[Row]:
    rows = decide(table, Actor(account.id, account.name), command, at)
    for row in rows:
        table.apply(row)
    return rows


# -------------------------------------------------------------------------------- sitting down
async def sit(hub: Hub, live: Live, account: Account, command: Sit) -> int:
    """Sit down, if none of those who sit there minds."""
    rated = live.record.rated
    if rated and account.role == "guest":
        raise Refusal("rated-for-players")
    avoided = set(await hub.store.blocked_by(account.id))
    avoided |= {block.other for block in await hub.store.blocks(account.id) if is_block(block)}

    def decision(table: Table, at: int) -> list[Row]:
        rows = decide(table, Actor(account.id, account.name), command, at)
        if rows and rated and table.seats_of(account.id):
            raise Refusal("rated-for-players")
        if rows and not avoided.isdisjoint(seat.who for seat in table.seats):
            raise Refusal("not-with-them")
        return rows

    return await live.change(decision, account)


def is_block(block: Any) -> bool:
    return bool(block.kind == "block")


# -------------------------------------------------------------------------------- again
async def rematch(hub: Hub, live: Live, account: Account) -> str:
    """A table like this one, once, with the same people and bots, everybody one seat further on.

    Who asks for it sits down; the others find their seats free.
    """
    await live.settled(SPECTATOR)
    table = live.table
    if not table.is_over():
        raise Refusal("game-not-over")
    mine = table.seats_of(account.id)
    if not mine:
        raise Refusal("no-seat-of-yours")
    named = (await hub.record(live.id)).summary
    if named is not None and named.next:
        return named.next
    hub.allowances.take("table", account.id, hub.clock())  # it is opened, as any other
    old = live.record
    wishes = [seat.who if seat.is_bot else FREE for seat in table.seats]
    wishes[mine[0]] = ME
    seats = (wishes[-1], *wishes[:-1])
    rated = old.rated and can_be_rated(read_clock(old.clock), seats)
    wish = Wish(old.game, seats, old.options, old.clock, rated, old.private, old.talk)
    record = replace(new_record(hub, account, wish), after=old.id)
    await store_new(hub, account, record, seats)
    first = await hub.store.set_next(old.id, record.id)
    if first != record.id:  # somebody was faster
        await close(hub, record.id, account)
        return first
    message = encode(Rematch(record.id))
    for reader in live.readers:
        reader.send(message)
    return record.id


async def close(hub: Hub, table: str, by: Account) -> None:
    """Nobody plays at this table any more, and nobody wins; closing it twice is as once."""

    def decision(table: Table, at: int) -> list[Row]:
        if table.setup.rated and table.status in RUNNING and table.seats_of(by.id):
            raise Refusal("rated-alone")  # hosts resign as everybody does
        return [] if table.is_over() else [Row(CLOSE, NOBODY, at, who=by.id)]

    await (await hub.live(table)).change(decision, by)


async def continue_from(hub: Hub, account: Account, source: str, answers: int, seat: int) -> str:
    """A finished game once more from after so many answers, against bots."""
    live = await hub.live(source)
    await live.settled(SPECTATOR)
    old = live.table
    if old.status != OVER:
        raise Refusal("game-not-over")
    if not 0 <= seat < len(old.seats):
        raise Refusal("table-has-fewer-seats", seat=seat + 1, seats=len(old.seats))
    if not 0 <= answers <= len(old.answers):
        raise Refusal("no-such-move", number=answers, most=len(old.answers))
    seats = tuple(ME if n == seat else f"{BOT}thumb" for n in range(len(old.seats)))
    wish = Wish(live.record.game, seats, live.record.options, private=True)
    fresh = new_record(hub, account, wish)
    record = replace(fresh, after=source, seed=live.record.seed, rules=live.record.rules)

    given = old.answers[:answers]

    def up_to_there(table: Table) -> list[Row]:
        rows: list[Row] = []
        for number, action in given:
            trial = Trial(table, number, record.created)
            trial.answer(action)
            table.apply(trial.rows[0])
            rows += trial.rows
        if table.is_over():  # there is nothing to continue
            raise Refusal("no-such-move", number=answers, most=answers - 1)
        return rows

    return await store_new(hub, account, record, seats, up_to_there)
