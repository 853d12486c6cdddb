"""Positions of Nine Lights, read from words; one that can't be is refused by its field."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import Pile, pile

from ..rules.card import MAX_SEATS, MIN_SEATS, NOTHING
from ..rules.designs import KEYS
from ..rules.rounds import bare
from ..rules.state import Toy
from .steps import NAMES, STEPS


def read(document: Mapping[str, Any], rounds: int) -> Toy:
    r = Reader(document, "position")
    seats = r.number("seats", MIN_SEATS, MAX_SEATS)
    s = bare(seats, read_rng(r.get("rng", None)), rounds)
    hands, laid = r.items("hands", None, seats), r.items("laid", [None] * seats, seats)
    points = r.items("points", [0] * seats, seats)
    for seat in range(seats):
        s.hands[seat] = read_cards(r, "hands", hands[seat])
        s.hands[seat].sort()
        if laid[seat] is not None:
            s.laid[seat] = read_cards(r, "laid", [laid[seat]]).at(0)
        s.points[seat] = Reader({"points": points[seat]}, "points").number("points", 0, 9)
    s.shown = read_cards(r, "shown", r.get("shown", []))
    complete_deck(s, r)
    waiting = [{"step": "lay", "seat": seat} for seat in range(seats) if s.laid[seat] == NOTHING]
    is_on = s.finished() < rounds
    ready = [{"step": "reveal", "number": s.finished()}] if is_on else []
    s.stack = [STEPS.read(s, step) for step in r.items("stack", ready)]
    s.open = [STEPS.question(s, step) for step in r.items("open", waiting if is_on else [])]
    check(s, r)
    return s


def read_cards(r: Reader, key: str, names: Any) -> Pile:
    if not isinstance(names, list) or not all(name in NAMES for name in names):
        raise r.refusal(key, "[" + ", ".join(NAMES) + "]")
    return pile([KEYS[name] for name in names])


def complete_deck(s: Toy, r: Reader) -> None:
    """Cards that are nowhere else are shuffled into the deck, if the document has none."""
    if "deck" in r.document:
        s.deck = read_cards(r, "deck", r.get("deck", []))
        return
    for card in [card for card, number in enumerate(s.cards()) if number == 0]:
        s.deck.add(card)
    s.deck.shuffle(s.rng)


def check(s: Toy, r: Reader) -> None:
    """Rounds are whole, and whoever has laid no card is asked."""
    if s.shown.size() % s.seats or s.finished() > s.rounds:
        raise r.refusal("shown", f"[...] x {s.seats} x 0-{s.rounds}")
    is_on = s.finished() < s.rounds
    waiting = [seat for seat in range(s.seats) if is_on and s.laid[seat] == NOTHING]
    if s.asked() != waiting:
        raise r.refusal("open", f"lay {waiting}")
