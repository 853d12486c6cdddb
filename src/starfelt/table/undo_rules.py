"""May an answer be taken back?  Only if nobody has learned of a hidden card by it.

This judges by what was told.  Whether chance was at work nobody is told: the caller compares the
generator before and after.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from starfelt.core.game import SPECTATOR, AnyGame, Told

Page = Sequence[Sequence[Told]]  # what every reader was told of one answer: by seat, spectator last


def innocent(game: AnyGame, page: Page, seat: int) -> bool:
    """Has nobody learned of a hidden card by this answer of the seat's?

    Everybody was told the same, and of nobody else's cards.
    """
    if any(unchosen(game, told, seat) != list(page[SPECTATOR]) for told in page):
        return False
    return not any(shows_something(game, told, seat) for told in page[SPECTATOR])


def unchosen(game: AnyGame, told: Sequence[Told], seat: int) -> list[Told]:
    """Without the cards that this seat has just picked in secret: nobody learned of them."""
    return [
        replace(event, card=None)
        if event.seat == seat and game.told_kinds[event.kind].picked
        else event
        for event in told
    ]


def shows_something(game: AnyGame, told: Told, seat: int) -> bool:
    """Does an event show a card that was hidden, whoever may have known it?"""
    kind = game.told_kinds[told.kind]
    if told.seat == seat:
        return kind.reveals
    return not kind.harmless
