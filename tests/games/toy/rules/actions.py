"""Actions: small numbers with one meaning everywhere, a verb and what it is done with."""

from typing import Final, Literal

from mypy_extensions import i64

from starfelt.core.action_numbers import verb_in

LAY: Final = 0  # + card: lay it face down
NUM_ACTIONS: Final = 9

#: Where on the table an action is done, which is a column of `VERBS`.
Zone = Literal["hand"]

VERBS: Final[tuple[tuple[str, int, Zone], ...]] = (("lay", LAY, "hand"),)


def verb_of(action: i64) -> tuple[str, i64]:
    """The verb, and the number of the card that follows it."""
    return verb_in(VERBS, action)
