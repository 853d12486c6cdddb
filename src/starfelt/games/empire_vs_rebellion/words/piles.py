"""The piles of Empire vs. Rebellion that one may look through at any time."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starfelt.core.game import SPECTATOR
from starfelt.words.lines import Line

from ..view import SideView, WarView
from .cards import (
    ALL_EVENTS,
    BASICS,
    characters_of,
    in_sight,
    unused,
)

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

KEY = "line-empire_vs_rebellion-pile"


def sides(view: WarView) -> Iterable[tuple[int, SideView]]:
    """The opponent first."""
    seats = (0, 1) if view.seat == SPECTATOR else (1 - view.seat, view.seat)
    return [(seat, view.seats[seat]) for seat in seats]


def pile(screen: "Screen", view: WarView, seat: int, key: str, cards: Iterable[str]) -> Line:
    """How many cards of a player, and which."""
    found = list(cards)
    return screen.line(
        f"{KEY}-{key}",
        seat=seat,
        player=screen.names[seat],
        reader="player" if seat == view.seat else "somebody",
        number=len(found),
        cards=screen.cards(found) or screen.text(f"{KEY}-none"),
    )


def of_nobody(screen: "Screen", key: str, cards: Iterable[str]) -> Line:
    """How many cards of a pile that no player owns, and which."""
    found = list(cards)
    shown = screen.cards(found) or screen.text(f"{KEY}-none")
    return screen.line(f"{KEY}-{key}", number=len(found), cards=shown)


# -------------------------------------------------------------------------------- the piles
def discards(screen: "Screen", view: WarView) -> list[Line]:
    """Both discard piles; nobody needs to know their order."""
    return [pile(screen, view, seat, "discards", shown.discards) for seat, shown in sides(view)]


def strategies(screen: "Screen", view: WarView) -> list[Line]:
    """Those that can still be picked, with the one face down, and those that are used."""
    lines = []
    for seat, shown in sides(view):
        lines.append(pile(screen, view, seat, "unused", unused(view, shown)))
        gone = [*shown.used, *shown.thrown]
        if shown.chosen_is_open and shown.chosen is not None:
            gone.append(shown.chosen)
        lines.append(pile(screen, view, seat, "used", gone))
    return lines


def events(screen: "Screen", view: WarView) -> list[Line]:
    """The events that were won, and what is known of the event deck."""
    lines = [pile(screen, view, seat, "won", shown.won) for seat, shown in sides(view)]
    if view.next_events:
        lines.append(of_nobody(screen, "next-events", view.next_events))
    if view.last_events:
        lines.append(of_nobody(screen, "last-events", reversed(view.last_events)))
    return [*lines, of_nobody(screen, "event-deck", event_deck(view))]


def reserves(screen: "Screen", view: WarView) -> list[Line]:
    """The own reserve, and what is known of the other."""
    lines = []
    for seat, shown in sides(view):
        if seat == view.seat:
            lines.append(pile(screen, view, seat, "reserve", view.reserve))
            continue
        none = screen.text(f"{KEY}-none")
        lines.append(
            screen.line(
                f"{KEY}-reserve-of-other",
                seat=seat,
                player=screen.names[seat],
                number=shown.reserve,
                inside=screen.cards(shown.inside) or none,
                perhaps=screen.cards(perhaps_in_reserve(view, shown)) or none,
            )
        )
    return lines


def unseen(screen: "Screen", view: WarView) -> list[Line]:
    """Which cards are where nobody can see them, as everybody can work it out."""
    lines = []
    for seat, shown in sides(view):
        if seat == view.seat:
            lines.append(pile(screen, view, seat, "deck", view.deck))
            continue
        lines.append(pile(screen, view, seat, "deck", surely_in_deck(view, shown)))
        uncertain = perhaps_in_reserve(view, shown)
        if uncertain:
            lines.append(pile(screen, view, seat, "deck-or-reserve", uncertain))
    return [*lines, of_nobody(screen, "event-deck", event_deck(view))]


# -------------------------------------------------------------------------------- worked out
def surely_in_deck(view: WarView, shown: SideView) -> list[str]:
    """Basic cards that are not in sight, and characters that can't be in reserve."""
    seen = in_sight(shown)
    return [card for card in (*BASICS, *shown.outside) if card not in seen]


def perhaps_in_reserve(view: WarView, shown: SideView) -> list[str]:
    """Characters that may be in the reserve or in the deck."""
    if view.options["tutorial"]:
        return []
    certain = (*shown.inside, *shown.outside)
    return [card for card in characters_of(shown) if card not in certain]


def event_deck(view: WarView) -> list[str]:
    """The events that lie nowhere else."""
    if view.options["tutorial"]:
        return []
    gone = [event for shown in view.seats for event in shown.won]
    if view.event is not None and view.event not in view.last_events:
        gone.append(view.event)
    return [event for event in ALL_EVENTS if event not in gone]
