"""The answers that stand, and where those begin that can be taken back."""

from collections.abc import Sequence

from msgspec import Struct


class Standing(Struct, frozen=True, gc=False):
    """One answer that stands."""

    seat: int
    action: int
    first: bool  # does a choice begin with it?
    quiet: bool  # did nobody but its seat notice it?
    gained: int  # the milliseconds that the clock of its seat got for it


def last_choice(standing: Sequence[Standing], seat: int) -> int | None:
    """How many answers came before the last choice of this seat; None if it has made none."""
    for n in range(len(standing) - 1, -1, -1):
        if standing[n].seat == seat and standing[n].first:
            return n
    return None


def last_noticed_choice(standing: Sequence[Standing], seat: int) -> int | None:
    """The same for the last choice that the others know of: consent is asked for no other."""
    for n in range(len(standing) - 1, -1, -1):
        if standing[n].seat == seat and not standing[n].quiet:
            return last_choice(standing[: n + 1], seat)
    return None


def last_to_be_noticed(standing: Sequence[Standing]) -> int | None:
    """The seat that gave the last answer that everybody knows of."""
    return next((answer.seat for answer in reversed(standing) if not answer.quiet), None)
