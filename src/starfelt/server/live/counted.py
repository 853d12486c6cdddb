"""What is counted of all tables: only what everybody there may know of."""

from collections.abc import Sequence

from starfelt.table.log_rows import ANSWERS, BOT_FAILED, Row
from starfelt.table.seats import BOT


class Counted:
    """Answers of people and of bots; picks that nobody may notice are in none of the figures."""

    def __init__(self) -> None:
        self.answers = 0
        self.by_bots = 0
        self.bots_failed = 0

    def add(self, rows: Sequence[Row]) -> None:
        public = [row for row in rows if row.kind in ANSWERS and not row.quiet]
        self.answers += len(public)
        self.by_bots += sum(row.who.startswith(BOT) for row in public)
        self.bots_failed += sum(row.kind == BOT_FAILED for row in rows)
