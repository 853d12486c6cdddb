"""Which events belong together in one sentence."""

from collections.abc import Callable, Sequence

from starfelt.core.game import Told
from starfelt.core.told import Kinds


def alike(one: Told, two: Told) -> bool:
    """The same but for the card."""
    same = (one.kind, one.seat, one.other) == (two.kind, two.seat, two.other)
    return same and one.card is not None and two.card is not None


def as_it_happened(events: Sequence[Told]) -> Sequence[Told]:
    """In no other order."""
    return events


def without_deal(kinds: Kinds) -> Callable[[Sequence[Told]], list[Told]]:
    """Make what leaves the deal out of the events with which a game begins."""

    def kept(events: Sequence[Told]) -> list[Told]:
        return [event for event in events if not kinds[event.kind].dealt]

    return kept
