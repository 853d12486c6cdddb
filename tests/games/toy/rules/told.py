"""The kinds of events that Nine Lights tells, a row for each."""

from typing import Final

from starfelt.core.told import Kind, Kinds, by_name

TOLD: Final[Kinds] = by_name(
    Kind("round", harmless=True, begins=True),
    Kind("lays", picked=True),
    Kind("shows", reveals=True),
    Kind("wins"),
)
