"""How Nine Lights looks in lines: each says whose it is, and which are those of the hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told
from starfelt.words.lines import HAND, Line

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


def table(screen: "Screen", view: ToyView) -> list[Line]:
    lines = [*status(screen, view), screen.line("line-toy-deck", number=view.deck)]
    for seat, shown in enumerate(view.seats):
        if seat != view.seat:
            lines += player(screen, seat, shown, "somebody")
    if view.seat >= 0:
        lines += player(screen, view.seat, view.seats[view.seat], "player")
        lines += own_cards(screen, view)
    return lines


def status(screen: "Screen", view: ToyView) -> list[Line]:
    """Which round it is, and what it is worth."""
    if view.round > view.rounds:
        return [screen.line("line-toy-over")]
    return [screen.line("line-toy-round", number=view.round, rounds=view.rounds)]


def player(screen: "Screen", seat: int, shown: SeatView, reader: str) -> list[Line]:
    """Points, what lies before a seat, and what it has shown so far."""
    facts = {"player": screen.names[seat], "reader": reader}
    lines = [
        screen.line(
            "line-toy-player",
            seat=seat,
            points=shown.points,
            cards=shown.cards,
            laid="yes" if shown.laid else "no",
            **facts,
        )
    ]
    if shown.shown:
        cards = screen.cards(shown.shown, values=True)
        lines.append(screen.line("line-toy-shown", "", seat, cards=cards, **facts))
    return lines


def own_cards(screen: "Screen", view: ToyView) -> list[Line]:
    lines = []
    if view.laid is not None:
        laid = named(screen, view.laid)
        lines.append(screen.line("line-toy-laid", seat=view.seat, card=laid))
    if view.hand:
        cards = screen.cards(view.hand, values=True)
        lines.append(screen.line("line-toy-hand", HAND, view.seat, cards=cards))
    return lines


def afterword(screen: "Screen", view: ToyView) -> list[Line]:
    """The score."""
    scores = (
        screen.text("line-toy-score", player=screen.names[seat], points=shown.points)
        for seat, shown in enumerate(view.seats)
    )
    return [screen.line("line-toy-scores", scores=screen.listed(scores))]
