"""The kinds of events that Nine Lights tells, a row for each."""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

#: Places that cards come from and go to.
HAND: Final = "hand"
LAID: Final = "laid"
SHOWN: Final = "shown"

TOLD: Final[Kinds] = by_name(
    Kind("round", harmless=True, begins=True),
    Kind("lays", picked=True, comes=HAND, goes=LAID),
    Kind("shows", reveals=True, comes=LAID, goes=SHOWN),
    Kind("wins"),
)
