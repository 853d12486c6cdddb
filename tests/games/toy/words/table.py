"""How Nine Lights looks in plain lines.

Lines about a player begin with that player's name, lines about the reader with "You": the browser
shows each player's lines together.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told

from ..notation.steps import ToyQuestion
from ..view import SeatView, ToyView
from .sentences import brightness

if TYPE_CHECKING:
    from starfelt.words.screen import Screen


# -------------------------------------------------------------------------------- the log
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """No: each event has a sentence of its own."""
    return False


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    return screen.told_as_one(events)


def newsworthy(events: Sequence[Told], me: int, asked: ToyQuestion | None) -> list[Told]:
    """Leave out what the reader has just done, and what the table says that comes next."""
    return [
        event
        for event in events
        if not (event.kind == "lays" and event.seat == me)
        and not (event.kind == "round" and asked is not None)
    ]


# -------------------------------------------------------------------------------- the table
def named(screen: "Screen", card: str) -> str:
    """A card with its value."""
    return screen.text("line-toy-card", card=screen.card(card), brightness=brightness(card))


def hand(view: ToyView) -> tuple[str, ...]:
    return view.hand


def table(screen: "Screen", view: ToyView) -> list[str]:
    lines = [*status(screen, view), screen.text("line-toy-deck", number=view.deck)]
    for seat, shown in enumerate(view.seats):
        if seat != view.seat:
            lines += player(screen, seat, shown, "somebody")
    if view.seat >= 0:
        lines += player(screen, view.seat, view.seats[view.seat], "player")
        lines += own_cards(screen, view)
    return lines


def status(screen: "Screen", view: ToyView) -> list[str]:
    """Which round it is, and what it is worth."""
    if view.round > view.rounds:
        return [screen.text("line-toy-over")]
    return [screen.text("line-toy-round", number=view.round, rounds=view.rounds)]


def player(screen: "Screen", seat: int, shown: SeatView, reader: str) -> list[str]:
    """Points, what lies before a seat, and what it has shown so far."""
    facts = {"player": screen.names[seat], "reader": reader}
    lines = [
        screen.text(
            "line-toy-player",
            points=shown.points,
            cards=shown.cards,
            laid="yes" if shown.laid else "no",
            **facts,
        )
    ]
    if shown.shown:
        cards = screen.cards(shown.shown, values=True)
        lines.append(screen.text("line-toy-shown", cards=cards, **facts))
    return lines


def own_cards(screen: "Screen", view: ToyView) -> list[str]:
    lines = []
    if view.laid is not None:
        lines.append(screen.text("line-toy-laid", card=named(screen, view.laid)))
    if view.hand:
        lines.append(screen.text("line-toy-hand", cards=screen.cards(view.hand, values=True)))
    return lines


def afterword(screen: "Screen", view: ToyView) -> list[str]:
    """The score."""
    scores = (
        screen.text("line-toy-score", player=screen.names[seat], points=shown.points)
        for seat, shown in enumerate(view.seats)
    )
    return [screen.text("line-toy-scores", scores=screen.listed(scores))]
