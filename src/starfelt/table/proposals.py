"""Taking back, pausing, abandoning: what a player may do alone, and what all must agree to.

One may take back one's own last choice while nobody has seen a hidden card by it and no other seat
has answered since; all else is proposed, and carried out when every person at the table agrees.
Rated tables are stricter (`rated`).
"""

from starfelt.core.refusal import Refusal
from starfelt.table import log_rows
from starfelt.table.answer_history import last_choice, last_noticed_choice, last_to_be_noticed
from starfelt.table.commands import Propose, Undo
from starfelt.table.log_rows import Row
from starfelt.table.rated import check_proposal, must_agree
from starfelt.table.seats import UNDONE
from starfelt.table.sender import Actor, must_decide
from starfelt.table.table import PAUSED, Table


def undo(table: Table, actor: Actor, command: Undo, now: int) -> list[Row]:
    must_decide(table, actor)
    if undone_before(table, actor, command):
        return []
    must_go_on(table)
    kept = last_choice(table.standing, actor.seat)
    if kept is None:
        raise Refusal("nothing-to-undo")
    if not table.seats[actor.seat].free:
        if last_to_be_noticed(table.standing) != actor.seat:
            raise Refusal("undo-others")
        raise Refusal("undo-secrets")
    # Unnoticed picks are taken back unnoticed: as nobody saw them, nobody sees them go.
    quiet = all(answer.quiet for answer in table.standing[kept:])
    return [Row(log_rows.UNDO, actor.seat, now, kept, quiet, who=actor.who)]


def undone_before(table: Table, actor: Actor, command: Undo) -> bool:
    """Is it the same message once more?"""
    if command.question is None:
        return False
    given = table.seats[actor.seat].given[command.question :]
    if given and given[0] != UNDONE:
        raise Refusal("answered-already")
    return bool(given)


def must_go_on(table: Table) -> None:
    if table.status == PAUSED:
        raise Refusal("table-is-paused")


def undo_by_consent(table: Table, seat: int) -> int:
    """How many answers stand if this seat's last choice that others know of is taken back."""
    kept = last_noticed_choice(table.standing, seat)
    if kept is None:
        raise Refusal("nothing-to-undo")
    return kept


def propose(table: Table, actor: Actor, command: Propose, now: int) -> list[Row]:
    must_decide(table, actor)
    proposal = table.proposal
    if proposal is not None:
        if (proposal.by, proposal.what) == (actor.seat, command.what):
            return []
        raise Refusal("proposal-is-open")
    check_proposal(table, actor.who, command.what)
    if command.what != "abandon":
        must_go_on(table)
    if command.what == "undo":
        undo_by_consent(table, actor.seat)  # refuses if there is nothing
    row = Row(log_rows.PROPOSE, actor.seat, now, who=actor.who, text=command.what)
    if must_agree(table) <= set(table.seats_of(actor.who)):
        return [row, carried_out(table, command.what, actor, now)]
    return [row]


def agree(table: Table, actor: Actor, now: int) -> list[Row]:
    must_decide(table, actor)
    proposal = table.proposal
    if proposal is None:
        raise Refusal("nothing-proposed")
    if actor.seat in proposal.agreed:
        return []
    by = Actor(table.seats[proposal.by].who, "", proposal.by)
    check_proposal(table, by.who, proposal.what)
    row = Row(log_rows.AGREE, actor.seat, now, who=actor.who)
    if must_agree(table) <= proposal.agreed.union(table.seats_of(actor.who)):
        return [row, carried_out(table, proposal.what, by, now)]
    return [row]


def carried_out(table: Table, what: str, by: Actor, now: int) -> Row:
    """All have agreed."""
    if what == "undo":
        kept = undo_by_consent(table, by.seat)
        return Row(log_rows.UNDO, by.seat, now, kept, who=by.who)
    return Row(log_rows.PAUSE if what == "pause" else log_rows.ABANDON, by.seat, now, who=by.who)


def decline(table: Table, actor: Actor, now: int) -> list[Row]:
    """By anybody who is asked to agree, and by who proposed it."""
    must_decide(table, actor)
    if table.proposal is None:
        raise Refusal("nothing-proposed")
    return [Row(log_rows.DECLINE, actor.seat, now, who=actor.who)]


def resume(table: Table, actor: Actor, now: int) -> list[Row]:
    must_decide(table, actor)
    if table.status != PAUSED:
        raise Refusal("table-is-not-paused")
    return [Row(log_rows.RESUME, actor.seat, now, who=actor.who)]
