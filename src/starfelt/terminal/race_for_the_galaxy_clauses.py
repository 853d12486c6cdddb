"""What a player of Race for the Galaxy does, in the clauses of one line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starfelt.core.game import Told
from starfelt.terminal.race_for_the_galaxy_cards import KEY

if TYPE_CHECKING:
    from starfelt.terminal.screen import Screen

#: All that a player does, each kind with words of its own.
CLAUSES = (
    "draws",
    "keeps",
    "discards",
    "places",
    "good",
    "pays",
    "arms",
    "conquers",
    "spends",
    "uses",
    "declines",
    "sells",
    "consumes",
    "gains",
    "names",
    "wins_card",
    "flips",
    "produces",
    "cannot_draw",
    "passes",
)

#: Cards of hands and decks, of which others learn the number alone.
COUNTED = ("draws", "keeps", "discards", "pays", "arms")

#: Events that tell of an amount.
AMOUNTS = ("gains", "conquers", "names")

#: A card that is placed, or a good that is sold, begins a new account of what came of it.
BEGIN = ("places", "sells")


def clause(screen: "Screen", events: Sequence[Told]) -> str:
    """All that one player did."""
    done = [words for run in runs(events) for words in in_words(screen, run)]
    first = events[0]
    return screen.text(
        f"{KEY}-clause",
        player=screen.names[first.seat],
        reader="player" if first.seat == screen.seat else "somebody",
        done=joined(screen, done),
    )


def joined(screen: "Screen", done: Sequence[str]) -> str:
    if len(done) < 2:
        return "".join(done)
    text = screen.text
    start = text(f"{KEY}-more").join(done[:-1])
    return text(f"{KEY}-and", start=start, end=done[-1])


def runs(events: Sequence[Told]) -> list[list[Told]]:
    """Events of which those of the same kind are counted together."""
    found: list[list[Told]] = []
    for event in events:
        sold = bool(found) and found[-1][0].kind == "sells" and event.kind == "uses"
        if not found or event.kind in BEGIN or sold:
            found.append([])
        found[-1].append(event)
    return found


def in_words(screen: "Screen", run: Sequence[Told]) -> list[str]:
    """A few words for each kind of event, in the order in which they first happened."""
    by_kind: dict[str, list[Told]] = {}
    for event in run:
        by_kind.setdefault(event.kind, []).append(event)
    if "conquers" in by_kind:
        by_kind.pop("places", None)  # it is placed by conquering it
    if is_rest(by_kind):
        del by_kind["discards"]
    good = "yes" if "good" in by_kind else "no"
    return [
        did(screen, events, good)
        for kind, events in by_kind.items()
        if kind != "good" or len(by_kind) == 1
    ]


def is_rest(by_kind: dict[str, list[Told]]) -> bool:
    """Were just those cards discarded that were drawn and not kept?"""
    if not {"draws", "keeps", "discards"} <= by_kind.keys():
        return False
    drawn, kept, discarded = (len(by_kind[kind]) for kind in ("draws", "keeps", "discards"))
    return drawn == kept + discarded


def did(screen: "Screen", events: Sequence[Told], good: str) -> str:
    """What was done, and with which cards as far as the reader may know them."""
    first = events[0]
    known = screen.cards(event.card for event in events if event.card is not None)
    number = len(events)
    if first.kind in COUNTED:
        known = counted(screen, number, known)
    elif first.kind in AMOUNTS:
        number = sum(event.number for event in events)
    return screen.text(
        f"{KEY}-did-{first.kind}",
        reader="player" if first.seat == screen.seat else "somebody",
        number=number,
        cards=known,
        good=good,
    )


def counted(screen: "Screen", number: int, known: str) -> str:
    """How many cards, and which."""
    key = "yes" if known else "no"
    return screen.text(f"{KEY}-cards", number=number, known=key, cards=known)
