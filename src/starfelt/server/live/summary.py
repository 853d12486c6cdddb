"""A table in short, as lists show it."""

from starfelt.store.records import SeatRecord, Summary
from starfelt.table.log_rows import GONE
from starfelt.table.table import Table


def summary_of(table: Table) -> Summary:
    return Summary(
        status=table.status,
        changed=table.changed,
        seated=tuple(SeatRecord("" if s.who == GONE else s.who, s.name) for s in table.seats),
        asked=sum(1 << seat for seat in table.asked()),
        due=table.due(),
        ranks=tuple(table.ranks()),
    )
