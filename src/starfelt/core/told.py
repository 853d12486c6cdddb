"""The kinds of events that a game tells: each has one row, with all that anybody must know of it.

A game's rows stand in its `rules/told.py`.  Rules tell an event by the name of its kind and never
read the rows; undo, the contract, the log and the browser's table do.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

Kinds = Mapping[str, "Kind"]


@dataclass(frozen=True)
class Kind:
    """One kind of event."""

    name: str

    # What may be taken back: an event is judged by whether it is of the seat that answered.
    reveals: bool = False  # an own one shows a card that was hidden
    picked: bool = False  # the card of an own one, secret to others, was just picked
    harmless: bool = False  # by one of somebody else nobody learns of a hidden card

    # What the contract must know of hidden cards.
    shuffles: bool = False  # cards that were seen are hidden again
    passing: bool = False  # an open choice that may leave no trace on the table

    # How it is told in the log.
    dealt: bool = False  # at the start it is left out: the table shows what was dealt
    begins: bool = False  # a part of the game: the whole table is shown after it
    listed: bool = False  # several that differ in the card alone make one sentence
    unsaid: bool = False  # the next line, the question or the ending says it again
    joins: tuple[str, ...] = ()  # kinds that it shares a line with, if it follows them
    groups: tuple[str, ...] = ()  # the groups of the game's own log that it belongs to

    # Where its card comes from and goes to, for a table that shows cards move.  A place of a
    # player is that of the seat told of, unless it is named otherwise, such as the other's.
    comes: str = ""
    goes: str = ""


def by_name(*rows: Kind) -> Kinds:
    """The rows of a game; none of them stands there twice."""
    found = {row.name: row for row in rows}
    assert len(found) == len(rows)
    return found


def grouped(kinds: Kinds, group: str) -> tuple[str, ...]:
    """The kinds of one group of the log, in the order of their rows."""
    return tuple(name for name, row in kinds.items() if group in row.groups)


class KindShown(Struct, frozen=True, omit_defaults=True):
    """What a table with pictures asks of a kind."""

    begins: bool = False  # a part of the game
    comes: str = ""  # where its card comes from ...
    goes: str = ""  # ... and goes to


def shown_on_a_table(kinds: Kinds) -> dict[str, KindShown]:
    """What a table with pictures asks of each kind, without those of which it asks nothing."""
    shown = {name: KindShown(row.begins, row.comes, row.goes) for name, row in kinds.items()}
    return {name: row for name, row in shown.items() if row != KindShown()}
