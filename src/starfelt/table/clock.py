"""Clocks: how long a seat may think.  Time is a value that comes in; nothing here looks at a clock.

none              nobody is hurried
move:60           60 seconds for each answer
fischer:600+10    600 seconds, and 10 more whenever one's move is over; who has none left is
                  played by the easy bot, question by question
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

FORM = re.compile(r"(move|days):([0-9]{1,6})|(fischer):([0-9]{1,6})\+([0-9]{1,6})")
EXPECTED = "none, move:5-3600, fischer:10-86400+0-600, days:1-30"


class Clock(Struct, frozen=True):
    """How much time there is, in milliseconds."""

    kind: str = NONE
    base: int = 0
    more: int = 0

    def gain(self, left: int, move_over: bool) -> int:
        """What an answer adds to the clock of who gave it, on which so much is left."""
        if self.kind != FISCHER:
            return self.base - left
        return self.more if move_over else 0


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
