"""How a game of Empire vs. Rebellion is told: a power and all that came of it make one line."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from starfelt.core.game import Told
from starfelt.core.told import grouped as kinds_of
from starfelt.words.log_lines import alike

from ..notation.steps import WarQuestion
from ..rules.told import NEW_DECKS, ON_THE_TABLE, SHOWN, TOLD
from .log_clauses import RESULTS, results

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

DECKS_ARE_NEW = kinds_of(TOLD, NEW_DECKS)
LOOKS = tuple(look for kind in kinds_of(TOLD, SHOWN) for look in TOLD[kind].joins)


# -------------------------------------------------------------------------------- what is told
def newsworthy(events: Sequence[Told], me: int, asked: WarQuestion | None) -> list[Told]:
    """Leave out what the table, the question or the ending says again."""
    kept = [event for event in without_cleanup(events) if not said_again(event, asked is not None)]
    if kept and asked is not None and repeated(kept[-1], me):
        kept.pop()
    return kept


def said_again(event: Told, shown: bool) -> bool:
    """Does the ending say it, or the table, if that is shown next?"""
    row = TOLD[event.kind]
    return row.unsaid or (shown and ON_THE_TABLE in row.groups)


def repeated(event: Told, me: int) -> bool:
    """Will the table begin with this event, or is the question about this card?"""
    return event.kind == "event" or (event.kind == "uses" and event.seat == me)


def without_cleanup(events: Sequence[Told]) -> list[Told]:
    """Leave out that decks are shuffled between two rounds."""
    kept = [
        event
        for event, after in pairwise(events)
        if event.kind != "shuffles" or after.kind not in DECKS_ARE_NEW
    ]
    return [*kept, *events[-1:]]


# -------------------------------------------------------------------------------- in which lines
def goes_on(events: Sequence[Told], event: Told) -> bool:
    """Is this told in one line with those before it?"""
    first = events[0]
    if first.kind == "uses":
        return event.kind in RESULTS and (event.kind != "plays" or event.seat == first.seat)
    if first.kind in TOLD[event.kind].joins:
        return event.kind == "gains_influence" or event.seat == first.seat
    return TOLD[event.kind].listed and alike(events[-1], event)


def sentence(screen: "Screen", events: Sequence[Told]) -> str:
    """One line for events that belong together."""
    first = events[0]
    if first.kind == "uses":
        return used(screen, events)
    if first.kind in LOOKS:
        return with_cards(screen, events)
    if first.kind == "has_chosen" and len(events) > 1:
        cards = screen.cards(str(event.card) for event in events[1:])
        return screen.text("line-empire_vs_rebellion-keeps", cards=cards)
    line = ""
    for group in grouped(events):
        line = joined(screen, line, screen.told_as_one(group))
    return line


def grouped(events: Sequence[Told]) -> list[list[Told]]:
    """Those that differ in the card alone are one sentence."""
    groups: list[list[Told]] = []
    for event in events:
        if groups and TOLD[event.kind].listed and alike(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def joined(screen: "Screen", line: str, more: str) -> str:
    if not line:
        return more
    return screen.text("line-empire_vs_rebellion-followed-by", sentence=line, more=more)


def used(screen: "Screen", events: Sequence[Told]) -> str:
    """A card that was used, and all that its power did."""
    found = results(screen, grouped(events[1:]))
    if not found:
        return screen.told_as_one(events[:1])
    first = events[0]
    return screen.text(
        "line-empire_vs_rebellion-uses",
        player=screen.names[first.seat],
        reader="player" if first.seat == screen.seat else "somebody",
        card=screen.card(str(first.card)),
        results=screen.text("line-empire_vs_rebellion-then").join(found),
    )


def with_cards(screen: "Screen", events: Sequence[Told]) -> str:
    """A look at a deck, and for the one who looks the cards from the top on."""
    look = screen.told_as_one(events[:1])
    if len(events) == 1:
        return look
    cards = screen.listed(screen.card(str(event.card)) for event in events[1:])
    return joined(screen, look, screen.text("line-empire_vs_rebellion-sees", cards=cards))
