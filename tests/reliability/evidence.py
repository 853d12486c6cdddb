"""What the log says afterwards, compared with what every player was told and promised."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from starfelt.server.live.hub import setup_of
from starfelt.store import open_store
from starfelt.store.records import TableRecord
from starfelt.table import log_rows as kinds
from starfelt.table.log_rows import Row
from starfelt.table.seats import UNDONE
from starfelt.table.table import OVER, Table
from starfelt.table.updates import happened, now
from tests.reliability.player import Player

#: By seat and number: what happened.
Told = dict[int, dict[int, Any]]


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


async def logs(url: str, tables: Iterable[str]) -> dict[str, tuple[TableRecord, list[Row]]]:
    """The record and the rows of each table."""
    store = await open_store(url)
    found = {}
    for table in tables:
        record = await store.table(table)
        assert record is not None, table
        found[table] = record, await store.rows(table)
    await store.close()
    return found


def rebuilt(record: TableRecord, rows: Sequence[Row], seats: Sequence[int]) -> tuple[Table, Told]:
    """The table that a log adds up to, and what each of the seats was to be told."""
    table = Table(setup_of(record))
    told: Told = {seat: {} for seat in seats}
    for row in rows:
        table.apply(row)  # an illegal answer would be refused here
        if not row.quiet:
            for seat in seats:
                told[seat][table.public] = plain(happened(table, row, seat))
    return table, told


def losses(player: Player, table: Table) -> list[int]:
    """Answers that were acknowledged and are not in the log, where they belong."""
    given = table.seats[player.place.seat].given
    return [
        question
        for question, action in player.acked.items()
        if question >= len(given) or given[question] != action
    ]


def strangers(player: Player, table: Table) -> list[int]:
    """Answers in the log that the player never gave: doubled, moved, or somebody else's."""
    given = table.seats[player.place.seat].given
    return [
        question
        for question, action in enumerate(given)
        if action not in (UNDONE, player.sent.get(question))
    ]


def problems_of(player: Player, table: Table, told: Told, rows: Sequence[Row]) -> list[str]:
    """All that is not as it was promised to this player."""
    seat = player.place.seat
    found = list(player.problems)
    found += [f"lost answer {question}" for question in losses(player, table)]
    found += [f"answer {question} was never given" for question in strangers(player, table)]
    given = table.seats[seat].given
    wrong = [question for question in player.overtaken if given[question] != UNDONE]
    found += [f"refused as answered, but {question} was not taken back" for question in wrong]
    keys = [row.key for row in rows if row.kind == kinds.SAY and row.seat == seat]
    for id_, acked in player.said.items():
        times = keys.count(f"{player.place.account} {id_}")
        if times > 1 or (acked and not times):
            found.append(f"said {times} times")
    if player.heard != told[seat]:
        wrong = [n for n in told[seat] if player.heard.get(n) != told[seat][n]]
        found.append(f"told otherwise than the log has it: {wrong[:5]}")
    if player.now is None or player.now != plain(now(table, seat, player.now["at"])):
        found.append("sees another table than the log adds up to")
    if table.status != OVER:
        found.append("did not play to the end")
    return [f"{player.place.table}, seat {seat}: {problem}" for problem in found]


async def problems(url: str, players: Sequence[Player]) -> list[str]:
    """All that is wrong at all tables."""
    found = []
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.place.table, []).append(player)
    for id_, (record, rows) in (await logs(url, by_table)).items():
        seats = [player.place.seat for player in by_table[id_]]
        table, told = rebuilt(record, rows, seats)
        for player in by_table[id_]:
            found += problems_of(player, table, told, rows)
    return found
