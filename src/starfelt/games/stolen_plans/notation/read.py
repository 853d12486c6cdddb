"""Positions of Stolen Plans, read from words."""

from collections.abc import Mapping
from typing import Any

from starfelt.core.machine import NOBODY
from starfelt.core.notation import Reader, read_rng
from starfelt.core.pile import Pile

from ..rules import effects, turn
from ..rules.designs import DESIGNS, SEARCH
from ..rules.sighting import (
    ANYTHING,
    FOUND,
    KEEPER,
    PLACES,
    SEEN,
    card_of,
    includes,
    observer_of,
    places_of,
    sighting,
)
from ..rules.state import Deck, Plans
from .steps import FEW, NAMES, NUMBERS, STEPS, in_words, read_cards

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
    if (s.winner == NOBODY) != (s.reason == ""):
        raise r.refusal("ending", "winner + ending")
    complete_draw_pile(s, r)
    read_knowledge(s, r)
    check_piles(s, r)
    check_search(s, r)
    check_knowledge(s, r)
    ready = [{"step": "next_turn"}] if s.winner == NOBODY else []
    acting = [{"step": "your_turn", "seat": s.turn}] if s.winner == NOBODY else []
    s.stack = [STEPS.read(s, step) for step in r.items("stack", ready)]
    s.open = [STEPS.question(s, step) for step in r.items("open", acting)]
    of_others = isinstance(s.first, (effects.Defend, effects.Lose))
    if len(s.open) > 1 or (s.open and not of_others and s.asked() != [s.turn]):
        raise r.refusal("open", f"{{...}} seat {s.turn}")
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
    if sum(hand.size() for hand in s.hands) > len(s.deck.cards):
        raise r.refusal("hands", f"0-{len(s.deck.cards)}: hands")


def read_pile(r: Reader, key: str) -> Pile:
    return read_cards(r, key, r.get(key, []))


def complete_draw_pile(s: Plans, r: Reader) -> None:
    """Cards that are in no pile are shuffled into the draw pile, if the document has none."""
    if "draw_pile" in r.document:
        s.draw_pile = read_pile(r, "draw_pile")
        return
    for card, (wanted, there) in enumerate(zip(s.deck.copies, s.cards(), strict=True)):
        for _ in range(wanted - there):
            s.draw_pile.add(card)
    s.draw_pile.shuffle(s.rng)


def read_knowledge(s: Plans, r: Reader) -> None:
    observers: list[int | str] = [*range(s.seats), "spectator"]
    items, most = r.items("knows", []), len(observers) * len(s.deck.cards)
    if len(items) > most:
        raise r.refusal("knows", f"[...] x 0-{most}")
    for item in items:
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


def check_piles(s: Plans, r: Reader) -> None:
    """R2-D2 and the Decoy are held or to be drawn."""
    table = [card % 32 for card in s.table.cards]
    for key, cards in (("table", table), ("discards", s.discards.cards), ("pool", s.pool.cards)):
        if any(s.is_keeper(card) for card in cards):
            raise r.refusal(key, "hands, draw_pile: r2d2, decoy")


def check_search(s: Plans, r: Reader) -> None:
    """What a hidden Search took came out of its pile, and all others know how much that was."""
    if any(s.taken.count(card) > s.pool.count(card) for card in s.taken.cards):
        raise r.refusal("taken", "[" + ", ".join(in_words(s.pool.cards)) + "]")
    for observer in range(s.seats + 1):
        mine = [x for x in s.sightings if observer_of(x) == observer]
        found = [x for x in mine if card_of(x) == FOUND or (x >> SEEN) & 1]
        wanted = 0 if observer == s.searcher else s.taken.size()
        if len(found) != wanted:
            raise r.refusal("knows", f"found x {wanted}")
    if s.searcher != NOBODY and not s.discards.has(SEARCH):  # a second Search would lose the pool
        raise r.refusal("discards", "[search, ...]")


def check_knowledge(s: Plans, r: Reader) -> None:
    """All that an observer knows can be true at once: each card of the other hands is known of."""
    for observer in range(s.seats + 1):
        others = [seat for seat in range(s.seats) if seat != observer]
        cards = [(seat, card) for seat in others for card in s.hands[seat].cards]
        known = [x for x in s.sightings if observer_of(x) == observer and not (x >> SEEN) & 1]
        for seat in range(s.seats):
            known += [sighting(observer, ANYTHING, 1 << seat)] * s.unseen[observer * s.seats + seat]
        found: dict[int, int] = {}
        if len(known) != len(cards) or not all(
            find_card(s, sight, cards, found, set()) for sight in known
        ):
            raise r.refusal("knows", "knows + unseen = hands")


def find_card(
    s: Plans, sight: int, cards: list[tuple[int, int]], found: dict[int, int], tried: set[int]
) -> bool:
    """Match a sighting with a card that it may be, moving others aside where that helps."""
    for i, (seat, card) in enumerate(cards):
        fits = (sight >> seat) & 1 and includes(s, observer_of(sight), card_of(sight), card)
        if i in tried or not fits:
            continue
        tried.add(i)
        if i not in found or find_card(s, found[i], cards, found, tried):
            found[i] = sight
            return True
    return False


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
