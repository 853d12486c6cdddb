"""Reading a table while something is being stored: only whoever might notice it has to wait.

A pick that nobody may notice changes nothing that any other reader is shown.  So they don't wait
for it either: how long it takes until they get an answer would tell them of it.
"""

import asyncio
from collections.abc import Collection

from starfelt.table.log_rows import Row


class Gate:
    def __init__(self) -> None:
        self.unstored: Collection[Row] = ()  # applied to the table, and not on disk yet
        self.rebuilding = False  # the table is read from its log again
        self.opened = asyncio.Event()

    def close(self, rows: Collection[Row]) -> None:
        """These rows are applied now, and then stored."""
        self.unstored = rows

    def rebuild(self) -> None:
        """What the table shows is not what the log says."""
        self.rebuilding = True

    def open(self) -> None:
        """The table is as its log says."""
        self.unstored = ()
        self.rebuilding = False
        self.opened.set()
        self.opened = asyncio.Event()

    def is_closed_to(self, reader: int) -> bool:
        """Might this reader be shown what is not stored?"""
        noticed = any(row.seat == reader or not row.quiet for row in self.unstored)
        return self.rebuilding or noticed

    async def passed(self, reader: int) -> None:
        """Wait until all is stored that this reader may notice; then nothing may be awaited."""
        while self.is_closed_to(reader):
            await self.opened.wait()
