"""Taking back, pausing, abandoning: what a player may do alone, and what all must agree to.

One may take back one's own last choice while nobody has seen a hidden card by it and no other seat
has answered since; all else is proposed, and carried out when every person at the table agrees.
"""

from starfelt.core.refusal import Refusal
from starfelt.table import rows
from starfelt.table.actor import Actor, must_decide, must_play
from starfelt.table.commands import Agree, Decline, Propose, Resume, Undo
from starfelt.table.rows import Row
from starfelt.table.table import PAUSED, Table


def undo(table: Table, actor: Actor, command: Undo, now: int) -> list[Row]:
    must_play(table, actor)
    if table.status == PAUSED:
        raise Refusal("table-is-paused")
    if not any(seat == actor.seat for seat, _ in table.answers):
        raise Refusal("nothing-to-undo")
    if table.owner != actor.seat:
        raise Refusal("undo-others")
    if not table.free:
        raise Refusal("undo-secrets")
    return [undone(table, actor, table.free[-1], now)]


def undone(table: Table, actor: Actor, kept: int, now: int) -> Row:
    """Unnoticed picks are taken back unnoticed: as nobody saw them, nobody sees them go."""
    quiet = all(table.quiets[kept:])
    return Row(rows.UNDO, actor.seat, now, kept, quiet, who=actor.who)


def undo_by_consent(table: Table, seat: int) -> int:
    """How many answers stand if this seat's last choice is taken back."""
    for n in range(len(table.answers) - 1, -1, -1):
        if table.answers[n][0] == seat and table.firsts[n]:
            return n
    raise Refusal("nothing-to-undo")


def propose(table: Table, actor: Actor, command: Propose, now: int) -> list[Row]:
    must_play(table, actor)
    must_decide(table, actor)
    if table.proposal is not None:
        raise Refusal("proposal-is-open")
    if command.what == "pause" and table.status == PAUSED:
        raise Refusal("table-is-paused")
    if command.what == "undo":
        undo_by_consent(table, actor.seat)  # refuses if there is nothing
    row = Row(rows.PROPOSE, actor.seat, now, who=actor.who, text=command.what)
    if table.deciders() == [actor.seat]:
        return [row, carried_out(table, command.what, actor, now)]
    return [row]


def agree(table: Table, actor: Actor, command: Agree, now: int) -> list[Row]:
    must_play(table, actor)
    must_decide(table, actor)
    proposal = table.proposal
    if proposal is None:
        raise Refusal("nothing-proposed")
    if actor.seat in proposal.agreed:
        return []
    row = Row(rows.AGREE, actor.seat, now, who=actor.who)
    if set(table.deciders()) <= proposal.agreed | {actor.seat}:
        by = Actor(table.seats[proposal.by].who, "", proposal.by)
        return [row, carried_out(table, proposal.what, by, now)]
    return [row]


def carried_out(table: Table, what: str, by: Actor, now: int) -> Row:
    """All have agreed."""
    if what == "undo":
        kept = undo_by_consent(table, by.seat)
        return Row(rows.UNDO, by.seat, now, kept, who=by.who)
    return Row(rows.PAUSE if what == "pause" else rows.ABANDON, by.seat, now, who=by.who)


def decline(table: Table, actor: Actor, command: Decline, now: int) -> list[Row]:
    """By anybody who is asked to agree, and by who proposed it."""
    must_play(table, actor)
    must_decide(table, actor)
    if table.proposal is None:
        raise Refusal("nothing-proposed")
    return [Row(rows.DECLINE, actor.seat, now, who=actor.who)]


def resume(table: Table, actor: Actor, command: Resume, now: int) -> list[Row]:
    must_play(table, actor)
    if table.status != PAUSED:
        raise Refusal("table-is-not-paused")
    return [Row(rows.RESUME, actor.seat, now, who=actor.who)]
