"""Which events belong together in one sentence."""

from starfelt.core.game import Told


def alike(one: Told, two: Told) -> bool:
    """The same but for the card."""
    same = (one.kind, one.seat, one.other) == (two.kind, two.seat, two.other)
    return same and one.card is not None and two.card is not None
