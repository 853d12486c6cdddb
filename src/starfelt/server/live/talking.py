"""Talking at a table: who may, how long after the game, and how fast."""

from starfelt.core.refusal import Refusal
from starfelt.server.config import DAY
from starfelt.server.live.live_table import Live
from starfelt.store.records import Account
from starfelt.table.commands import Say
from starfelt.table.decisions import decide
from starfelt.table.log_rows import Row
from starfelt.table.sender import Actor
from starfelt.table.table import Table

AFTERWARDS = DAY  # milliseconds after the end in which there is still something to say


def silence(live: Live, who: str, now: int) -> Refusal | None:
    """Why this account may not talk at a table."""
    table = live.table
    if table.ended and now - table.ended > AFTERWARDS:
        return Refusal("talk-is-over")
    if not (live.record.talk or table.seats_of(who)):
        return Refusal("players-talk")
    return None


async def say(live: Live, actor: Actor, command: Say, by: Account) -> int:
    """Say something, if one may; what is sent once more has been said already."""

    def decision(table: Table, at: int) -> list[Row]:
        refusal = silence(live, actor.who, at)
        if refusal is not None:
            raise refusal
        rows = decide(table, actor, command, at)
        if rows:
            live.hub.allowances.take("talk", f"{actor.who} {live.id}", at)
            live.hub.allowances.take("talk_anywhere", actor.who, at)
        return rows

    return await live.change(live.theirs(actor, decision), by)
