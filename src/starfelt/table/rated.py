"""Rated tables: what it takes to open one, and what nobody can do at one.

The result counts, so nothing is taken back that somebody has learned from, and the only way out of
a game is to resign, unless every other player agrees.
"""

from collections.abc import Sequence

from starfelt.core.refusal import Refusal
from starfelt.table.clock import NONE, Clock
from starfelt.table.seats import BOT
from starfelt.table.table import Table


def check_rated(clock: Clock, seats: Sequence[str]) -> None:
    """Refuse what can't be rated: without a clock the loser need never answer, and a game against
    bots or alone says nothing about people.  A seat is what is wished for it, or who sits there."""
    if clock.kind == NONE:
        raise Refusal("rated-needs-clock")
    if len(seats) < 2 or any(seat.startswith(BOT) for seat in seats):
        raise Refusal("rated-needs-people")


def can_be_rated(clock: Clock, seats: Sequence[str]) -> bool:
    try:
        check_rated(clock, seats)
    except Refusal:
        return False
    return True


def must_agree(table: Table) -> set[int]:
    """The seats whose consent a proposal takes; at a rated table also those who are away."""
    if not table.setup.rated:
        return set(table.deciders())
    return {n for n, seat in enumerate(table.seats) if not (seat.is_bot or seat.resigned)}


def check_proposal(table: Table, by: str, what: str) -> None:
    """At a rated table nobody takes back by consent, and nobody pauses or abandons it alone."""
    if not table.setup.rated:
        return
    if what == "undo":
        raise Refusal("rated-undo")
    needed = must_agree(table)
    if needed <= set(table.seats_of(by)) or not needed <= set(table.deciders()):
        raise Refusal("rated-alone")
