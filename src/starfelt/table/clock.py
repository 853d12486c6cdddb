"""Clocks: how long a seat may think.  Time is a value that comes in; nothing here looks at a clock.

none              nobody is hurried
move:60           60 seconds for each answer
fischer:600+10    600 seconds, and 10 more whenever one's move is over
days:3            three days for each answer
"""

import re

from msgspec import Struct

from starfelt.core.refusal import Refusal

NONE = "none"
MOVE = "move"
FISCHER = "fischer"
DAYS = "days"

SECOND = 1000
DAY = 24 * 3600 * SECOND

#: The least and the most that each kind of clock may be set to.
BOUNDS = {MOVE: (5, 3600), FISCHER: (10, 24 * 3600), DAYS: (1, 30)}
MOST_MORE = 600

FORM = re.compile(r"(move|days):(\d{1,6})|(fischer):(\d{1,6})\+(\d{1,6})")
EXPECTED = "none, move:5-3600, fischer:10-86400+0-600, days:1-30"


class Clock(Struct, frozen=True):
    """How much time there is, in milliseconds."""

    kind: str = NONE
    base: int = 0
    more: int = 0

    def after(self, left: int, used: int, move_over: bool) -> int:
        """What is left after an answer that took so long."""
        if self.kind != FISCHER:
            return self.base
        return max(0, left - used) + (self.more if move_over else 0)


def read_clock(words: str) -> Clock:
    """A clock as it is written; refuses what no clock can be set to."""
    if words == NONE:
        return Clock()
    found = FORM.fullmatch(words)
    if found is None:
        raise Refusal("impossible-clock", clock=words, expected=EXPECTED)
    kind, base = found[1] or found[3], int(found[2] or found[4])
    more = int(found[5] or 0)
    least, most = BOUNDS[kind]
    if not least <= base <= most or more > MOST_MORE:
        raise Refusal("impossible-clock", clock=words, expected=EXPECTED)
    return Clock(kind, base * (DAY if kind == DAYS else SECOND), more * SECOND)
