"""What a player of Race for the Galaxy does, in the clauses of one line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starfelt.core.game import Told
from starfelt.core.told import grouped

from ..rules.powers.powers import KINDS
from ..rules.round.search import CATEGORIES
from ..rules.told import ACCOUNT, AMOUNT, COUNTED, FIXED, NUMBERED, TOLD
from .cards import KEY

if TYPE_CHECKING:
    from starfelt.words.screen import Screen

#: All that a player does, each kind with words of its own.
CLAUSES = tuple(kind for kind in TOLD if kind not in grouped(TOLD, FIXED))

#: What the rules tell by the same names, but is something else where it happens.
REFUSES = "refuses"  # the card that a search has found
REWARDS = "rewards"  # a chip for who leads in prestige, ...
REWARD_CARDS = "reward_cards"  # ... and a card

COUNTS = grouped(TOLD, COUNTED)
AMOUNTS = grouped(TOLD, AMOUNT)
NUMBERS = grouped(TOLD, NUMBERED)
ACCOUNTS = grouped(TOLD, ACCOUNT)


def clauses(screen: "Screen", events: Sequence[Told]) -> list[str]:
    """All that each player did; those who did the same are named together."""
    by_seat: dict[int, list[Told]] = {}
    for event in events:
        by_seat.setdefault(event.seat, []).append(event)
    same: dict[tuple[str, bool], list[int]] = {}
    for seat, own in by_seat.items():
        same.setdefault((done_by(screen, own), seat == screen.seat), []).append(seat)
    return [clause(screen, seats, done) for (done, _), seats in same.items()]


def clause(screen: "Screen", seats: Sequence[int], done: str) -> str:
    players = screen.listed(screen.names[seat] for seat in seats)
    reader = "player" if seats[0] == screen.seat else "somebody"
    key = "clause" if len(seats) == 1 else "clause-each"
    return screen.text(f"{KEY}-{key}", player=players, reader=reader, done=done)


def done_by(screen: "Screen", events: Sequence[Told]) -> str:
    return joined(screen, [words for run in runs(events) for words in in_words(screen, run)])


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
        if not found or begins_anew(found[-1], event):
            found.append([])
        found[-1].append(event)
    return found


def begins_anew(run: Sequence[Told], event: Told) -> bool:
    """A card that is placed, unless it takes the place of another; a sale, and what is done after
    it; cards drawn to explore, after others were discarded for prestige."""
    if event.kind in ACCOUNTS:
        return run[-1].kind != "replaces"
    if event.kind == "uses":
        return run[0].kind == "sells"
    return event.kind == "draws" and run[-1].kind == "prestige" and run[0].kind == "uses"


def in_words(screen: "Screen", run: Sequence[Told]) -> list[str]:
    """A few words for each kind of event, in the order in which they first happened."""
    by_kind: dict[str, list[Told]] = {}
    for event in run:
        by_kind.setdefault(event.kind, []).append(event)
    placed = {event.card for event in by_kind.get("places", [])}
    leave_out(by_kind)
    about = {
        "good": "yes" if "good" in by_kind else "no",
        "staked": "yes" if "stakes" in by_kind else "no",
    }
    return [
        did(screen, [untold(event, placed) for event in events], about)
        for kind, events in by_kind.items()
        if kind != "good" or len(by_kind) == 1
    ]


def leave_out(by_kind: dict[str, list[Told]]) -> None:
    """What another event says, too."""
    if "conquers" in by_kind:
        by_kind.pop("places", None)  # it is placed by conquering it
    if is_rest(by_kind):
        del by_kind["discards"]
    if {"uses", "pays_prestige"} <= by_kind.keys():
        paid = {event.card for event in by_kind["pays_prestige"]}
        by_kind["uses"] = [event for event in by_kind["uses"] if event.card not in paid]
        if not by_kind["uses"]:
            del by_kind["uses"]


def untold(event: Told, placed: set[str | None]) -> Told:
    """That a card which has just been placed gives prestige need not be said."""
    known = event.kind == "prestige" and event.card in placed
    return replace(event, card=None) if known else event


def is_rest(by_kind: dict[str, list[Told]]) -> bool:
    """Were just those cards discarded that were drawn and not kept?"""
    if not {"draws", "keeps", "discards"} <= by_kind.keys():
        return False
    drawn, kept, discarded = (len(by_kind[kind]) for kind in ("draws", "keeps", "discards"))
    return drawn == kept + discarded


def did(screen: "Screen", events: Sequence[Told], about: dict[str, str]) -> str:
    """What was done, and with which cards as far as the reader may know them."""
    first = events[0]
    cards = [event.card for event in events if event.card is not None]
    known = screen.cards(dict.fromkeys(cards) if first.kind == "prestige" else cards)
    number = len(events)
    if first.kind in COUNTS:
        known = counted(screen, number, known)
    elif first.kind in AMOUNTS:
        number = sum(event.number for event in events)
    elif first.kind in NUMBERS:
        number = first.number
    return screen.text(
        f"{KEY}-did-{first.kind}",
        reader="player" if first.seat == screen.seat else "somebody",
        number=number,
        cards=known,
        known="yes" if known else "no",
        named="yes" if first.number else "no",
        what=named_thing(screen, first),
        **about,
    )


def named_thing(screen: "Screen", event: Told) -> str:
    """The kind of goods, or what is looked for, that the number of an event stands for."""
    if event.kind == "as_kind":
        return screen.text(f"{screen.game.name}-kind-{KINDS[event.number]}")
    if event.kind == "looks_for":
        return screen.text(f"{screen.game.name}-category-{CATEGORIES[event.number]}")
    return ""


def counted(screen: "Screen", number: int, known: str) -> str:
    """How many cards, and which."""
    key = "yes" if known else "no"
    return screen.text(f"{KEY}-cards", number=number, known=key, cards=known)
