"""Which events belong together in one sentence."""

from collections.abc import Sequence

from starfelt.core.game import Told


def alike(one: Told, two: Told) -> bool:
    """The same but for the card."""
    same = (one.kind, one.seat, one.other) == (two.kind, two.seat, two.other)
    return same and one.card is not None and two.card is not None


def as_it_happened(events: Sequence[Told]) -> Sequence[Told]:
    """In no other order."""
    return events
