"""Time in which the server was not there: ended, stopped, asleep, or its clock was set forward.

Nobody could answer then, so it is nobody's loss.  Every second somebody looks at the clock; if much
more has passed since the last look, that is a gap.
"""

from collections.abc import Callable

from starfelt.table.clock import DAYS, SECOND
from starfelt.table.log_rows import GRACE, NOBODY, Row
from starfelt.table.table import PLAYING, Table

NOTICED = 3 * SECOND  # between two looks: more than a busy server takes
LONG = 3600 * SECOND  # less is no loss where there are days


class Gaps:
    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.looked = 0  # when; 0 before the server has started
        self.found: list[tuple[int, int]] = []  # when each was noticed, and how long it was

    def start(self, alive: int) -> None:
        """Look from now on; the last sign of life was then, or 0 if there was none."""
        self.looked = self.clock()
        away = self.looked - alive
        if alive and away > 0:
            self.found.append((self.looked, away))

    def look(self) -> bool:
        """Is there a gap since the last look?"""
        if not self.looked:
            return False
        before, self.looked = self.looked, self.clock()
        is_gap = self.looked - before > NOTICED
        if is_gap:
            self.found.append((self.looked, self.looked - before))
        return is_gap

    def grace(self, table: Table, at: int) -> list[Row]:
        """What makes good the gaps since a table last changed; nothing if nobody lost time."""
        owed = sum(length for noticed, length in self.found if noticed > table.changed)
        if not owed or table.status != PLAYING or not table.due():
            return []
        if table.setup.clock.kind == DAYS and owed < LONG:
            return []
        return [Row(GRACE, NOBODY, at, owed)]
