"""Positions of Stolen Plans, read from words."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import Pile

from ..rules import turn
from ..rules.designs import DESIGNS
from ..rules.sighting import (
    ANYTHING,
    FOUND,
    KEEPER,
    PLACES,
    observer_of,
    places_of,
    sighting,
)
from ..rules.state import Deck, Plans
from .checks import positions
from .steps import FEW, NAMES, NUMBERS, STEPS, read_cards

assert (KEEPER, FOUND, ANYTHING) == (DESIGNS, DESIGNS + 1, DESIGNS + 2)


# -------------------------------------------------------------------------------- reading
def read(document: Mapping[str, Any], deck: Deck) -> Plans:
    r = Reader(document, "position")
    seats = r.number("seats", 2, 6)
    s = turn.bare(seats, read_rng(r.get("rng", None)), deck)
    s.turn = r.number("turn", 0, seats - 1)
    read_piles(s, r)
    if "search" in document:
        search = Reader(r.get("search", {}), "search")
        s.searcher = search.number("seat", 0, seats - 1)
        s.pool = read_pile(search, "pool")
        s.taken = read_pile(search, "taken")
    s.winner = r.number("winner", NOBODY, seats - 1, NOBODY)
    s.reason = r.word("ending", ("", "draw_pile", "traitor"), "")
    complete_draw_pile(s, r)
    read_knowledge(s, r)
    ready = [{"step": "next_turn"}] if s.winner == NOBODY else []
    acting = [{"step": "your_turn", "seat": s.turn}] if s.winner == NOBODY else []
    s.stack = [STEPS.read(s, step) for step in r.items("stack", ready)]
    s.open = [STEPS.question(s, step) for step in r.items("open", acting)]
    positions.check(s, r)
    return s


def read_piles(s: Plans, r: Reader) -> None:
    hands = r.items("hands", None, s.seats)
    table = r.items("table", [[] for _ in range(s.seats)], s.seats)
    for seat in range(s.seats):
        s.hands[seat] = read_cards(r, "hands", hands[seat])
        s.hands[seat].sort()
        for card in read_cards(r, "table", table[seat]).cards:
            s.table.insert(seat * 32 + card)
    s.discards = read_pile(r, "discards")


def read_pile(r: Reader, key: str) -> Pile:
    return read_cards(r, key, r.get(key, []))


def complete_draw_pile(s: Plans, r: Reader) -> None:
    """Cards that are in no pile are shuffled into the draw pile, if the document has none."""
    if "draw_pile" in r.document:
        s.draw_pile = read_pile(r, "draw_pile")
    missing = [want - there for want, there in zip(s.deck.copies, s.cards(), strict=True)]
    for card, number in enumerate(missing):
        if number < 0 or ("draw_pile" in r.document and number > 0):
            raise r.refusal("cards", f"{s.deck.copies[card]} {NAMES[card]}")
        for _ in range(number):
            s.draw_pile.add(card)
    if "draw_pile" not in r.document:
        s.draw_pile.shuffle(s.rng)


def read_knowledge(s: Plans, r: Reader) -> None:
    observers: list[int | str] = [*range(s.seats), "spectator"]
    for item in r.items("knows", []):
        sight = Reader(item, "knows")
        observer = observers.index(sight.word("observer", observers))
        card = NUMBERS[sight.word("card", NAMES)]
        elsewhere = [seat for seat in range(s.seats) if seat != observer] + ["seen"]
        places = 0
        for place in sight.items("places", None):
            if type(place) not in (int, str) or place not in elsewhere:
                raise sight.refusal("places", f"[0-{s.seats - 1}]")
            places |= 1 << (place if place != "seen" else PLACES - 1)
        s.note(sighting(observer, card, places))
    for observer, row in enumerate(r.items("unseen", guessed_unseen(s), s.seats + 1)):
        if (
            not isinstance(row, list)
            or len(row) != s.seats
            or not all(type(n) is int and n in FEW for n in row)
        ):
            raise r.refusal("unseen", f"[...] x {s.seats}")
        for seat in range(s.seats):
            s.unseen[observer * s.seats + seat] = row[seat]


def guessed_unseen(s: Plans) -> list[list[int]]:
    """Every card of another hand that is not surely known to lie there."""
    rows = []
    for observer in range(s.seats + 1):
        known = [places_of(sight) for sight in s.sightings if observer_of(sight) == observer]
        rows.append(
            [
                0 if seat == observer else s.hands[seat].size() - known.count(1 << seat)
                for seat in range(s.seats)
            ]
        )
    return rows
