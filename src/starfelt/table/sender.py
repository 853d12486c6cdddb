"""Who wants something of a table, and what everybody must fulfil who does."""

from msgspec import Struct

from starfelt.core.refusal import Refusal
from starfelt.table.log_rows import NOBODY
from starfelt.table.table import OPEN, RUNNING, Table


class Actor(Struct, frozen=True):
    """Who sends a command, and from which seat; -1 for who has none."""

    who: str
    name: str
    seat: int = NOBODY


def sits(table: Table, actor: Actor) -> bool:
    """Is it still the actor's seat?  Somebody else may sit there by now."""
    return actor.seat in table.seats_of(actor.who)


def must_play(table: Table, actor: Actor) -> None:
    """The actor sits at a table at which a game is going on."""
    if not sits(table, actor):
        raise Refusal("no-seat-of-yours")
    if table.status == OPEN:
        raise Refusal("game-not-begun")
    if table.status not in RUNNING:
        raise Refusal("game-is-over")


def must_decide(table: Table, actor: Actor) -> None:
    """The actor plays, and no bot does it instead."""
    must_play(table, actor)
    if not table.seats[actor.seat].decides:
        raise Refusal("seat-is-played-by-bot")
