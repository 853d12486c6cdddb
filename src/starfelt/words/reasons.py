"""What can't be chosen now, and why not: shown when a player points at a card in vain.

The rules alone decide what is legal.  A reason only explains, from what the reader sees, why
something in sight is not among the choices.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from starfelt.core.game import Action
from starfelt.core.steps import AnyView, OpenQuestion

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

EVERYWHERE = "*"


class Closed(Struct, frozen=True, omit_defaults=True):
    """A place, or a card in it, that nothing can be chosen of now."""

    zone: str
    why: str
    card: str = ""
    seat: int | None = None  # where the place is a player


def closed(screen: "Screen", view: AnyView, options: Sequence[Action]) -> list[Closed]:
    """What the reader might point at in vain; `options` are all that may be chosen or picked."""
    question = screen.question(view)
    if question is None:  # then everything waits for others
        return []
    return screen.words.closed(screen, view, question, options)


def unexplained(
    screen: "Screen", view: object, question: OpenQuestion, options: Sequence[Action]
) -> list[Closed]:
    """Of a game that gives no reasons."""
    return []
