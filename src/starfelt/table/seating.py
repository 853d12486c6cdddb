"""Who sits down where, before the first card; with the last seat the game begins."""

from starfelt.core.refusal import Refusal
from starfelt.table import log_rows
from starfelt.table.commands import PutBot, Sit, Unseat
from starfelt.table.log_rows import NOBODY, Row
from starfelt.table.seats import BOT
from starfelt.table.sender import Actor, sits
from starfelt.table.table import OPEN, Table


def sit(table: Table, actor: Actor, command: Sit, now: int) -> list[Row]:
    """Somebody may sit on several seats only if they ask for each: friends at one screen."""
    mine = table.seats_of(actor.who)
    if command.seat in mine or (command.seat is None and mine):
        return []
    must_be_open(table)
    return seated(table, free_seat(table, command.seat), actor.who, actor.name, now)


def put_bot(table: Table, actor: Actor, command: PutBot, now: int) -> list[Row]:
    must_host(table, actor)
    must_be_open(table)
    if table.setup.rated:
        raise Refusal("rated-needs-people")
    if command.bot not in table.setup.bots:
        raise Refusal("unknown-bot", bot=command.bot, expected=", ".join(table.setup.bots))
    seat = free_seat(table, command.seat)
    if all(other.is_bot for n, other in enumerate(table.seats) if n != seat):
        raise Refusal("bots-alone")
    return seated(table, seat, BOT + command.bot, command.bot, now)


def seated(table: Table, seat: int, who: str, name: str, now: int) -> list[Row]:
    """Sitting down, and beginning if that was the last free seat."""
    row = Row(log_rows.SIT, seat, now, who=who, name=name)
    others = [other for other in table.seats if other.is_open]
    return [row, Row(log_rows.BEGIN, NOBODY, now)] if len(others) == 1 else [row]


def free_seat(table: Table, wanted: int | None) -> int:
    free = [n for n, seat in enumerate(table.seats) if seat.is_open]
    if wanted is None:
        return free[0]
    if wanted >= len(table.seats):
        raise Refusal("table-has-fewer-seats", seat=wanted + 1, seats=len(table.seats))
    if wanted not in free:
        raise Refusal("seat-is-taken", seat=wanted + 1)
    return wanted


def stand(table: Table, actor: Actor, now: int) -> list[Row]:
    must_be_open(table)
    if not sits(table, actor):
        return []
    return [stood_up(table, actor.seat, now)]


def unseat(table: Table, actor: Actor, command: Unseat, now: int) -> list[Row]:
    must_host(table, actor)
    must_be_open(table)
    if command.seat >= len(table.seats):
        raise Refusal("table-has-fewer-seats", seat=command.seat + 1, seats=len(table.seats))
    if table.seats[command.seat].is_open:
        return []
    return [stood_up(table, command.seat, now)]


def stood_up(table: Table, seat: int, now: int) -> Row:
    """A seat is free again; the row says whose it was, whoever wanted it."""
    left = table.seats[seat]
    return Row(log_rows.STAND, seat, now, who=left.who, name=left.name)


def must_be_open(table: Table) -> None:
    if table.status != OPEN:
        raise Refusal("game-has-begun")


def must_host(table: Table, actor: Actor) -> None:
    if not actor.who or actor.who != table.setup.host:
        raise Refusal("not-your-table")
