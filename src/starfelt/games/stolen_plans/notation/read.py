"""A position of Stolen Plans in words, and back.

A document may leave out what can be guessed: cards that lie nowhere make up the draw pile, nobody
knows more than the own hand, and the seat whose turn it is is about to act.
"""

from collections.abc import Mapping
from typing import Any, Final

from starfelt.core.machine import NOBODY, Question, Step
from starfelt.core.notation import Reader, read_rng, write_rng
from starfelt.core.pile import Pile, pile
from starfelt.games.stolen_plans import effects, positions, powers, turn
from starfelt.games.stolen_plans.cards import CARDS, DESIGNS, KEYS, MAX_SEATS
from starfelt.games.stolen_plans.sight import (
    ANYTHING,
    FOUND,
    KEEPER,
    PLACES,
    card_of,
    observer_of,
    places_of,
    sighting,
)
from starfelt.games.stolen_plans.state import Deck, Plans

NAMES: Final = [CARDS[n].key for n in range(DESIGNS)] + ["keeper", "found", "anything"]
assert (KEEPER, FOUND, ANYTHING) == (DESIGNS, DESIGNS + 1, DESIGNS + 2)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

# the numbers of each step in words; a field that ends a row with * takes the rest as a list
STEPS: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "next_turn": (turn.NextTurn, ()),
    "your_turn": (turn.YourTurn, ("seat",)),
    "target": (effects.Target, ("seat", "card")),
    "defend": (effects.Defend, ("seat", "card", "attack", "defence", "left", "last")),
    "lose": (effects.Lose, ("seat", "left", "picked*")),
    "victims": (effects.Victims, ("seat", "left", "named*")),
    "take": (powers.Take, ("seat", "target")),
    "find": (powers.Find, ("seat", "left", "picked*")),
}
# where the constructor takes what plain code should not hand over
MAKERS: Final[dict[str, Any]] = {
    "lose": effects.lose_of,
    "victims": effects.victims_of,
    "find": powers.find_of,
}
QUESTIONS: Final = [name for name in STEPS if name != "next_turn"]
FEW: Final = tuple(range(100))  # no number of cards is larger
CARD_FIELDS: Final = ("card", "last", "picked")


def name_of(step: Step[Any]) -> str:
    """The name of a step or question, as notation and texts have it."""
    return next(name for name, (kind, _) in STEPS.items() if type(step) is kind)


def in_words(cards: Any) -> list[str]:
    return [NAMES[card] for card in cards]


def write_step(step: Step[Any]) -> dict[str, Any]:
    name = name_of(step)
    numbers = step.numbers()
    document: dict[str, Any] = {"step": name}
    for i, field in enumerate(STEPS[name][1]):
        key = field.rstrip("*")
        value: Any = numbers[i:] if field.endswith("*") else numbers[i]
        if key in CARD_FIELDS:
            value = in_words(value) if field.endswith("*") else NAMES[value]
        document[key] = value
    return document


def write_sighting(sight: int, seats: int) -> dict[str, Any]:
    places: list[int | str] = [p for p in range(seats) if places_of(sight) >> p & 1]
    observer = observer_of(sight)
    return {
        "observer": observer if observer < seats else "spectator",
        "card": NAMES[card_of(sight)],
        "places": places or ["seen"],
    }


def write(s: Plans) -> dict[str, Any]:
    document: dict[str, Any] = {
        "seats": s.seats,
        "options": s.deck.options,
        "turn": s.turn,
        "hands": [in_words(hand.cards) for hand in s.hands],
        "table": [
            in_words(c % 32 for c in s.table.cards if c // 32 == seat) for seat in range(s.seats)
        ],
        "draw_pile": in_words(s.draw_pile.cards),
        "discards": in_words(s.discards.cards),
        "knows": [write_sighting(sight, s.seats) for sight in s.sightings],
        "unseen": [list(s.unseen[o * s.seats : (o + 1) * s.seats]) for o in range(s.seats + 1)],
        "stack": [write_step(step) for step in s.stack],
        "open": [write_step(question) for question in s.open],
        "rng": write_rng(s.rng),
    }
    if s.searcher != NOBODY:
        document["search"] = {
            "seat": s.searcher,
            "pool": in_words(s.pool.cards),
            "taken": in_words(s.taken.cards),
        }
    if s.winner != NOBODY:
        document["winner"] = s.winner
        document["ending"] = s.reason
    return document


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
    s.stack = [read_step(step, seats) for step in r.items("stack", ready)]
    s.open = [read_question(step, seats) for step in r.items("open", acting)]
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


def read_cards(r: Reader, key: str, names: Any) -> Pile:
    if not isinstance(names, list) or not all(name in tuple(KEYS) for name in names):
        raise r.refusal(key, "[" + ", ".join(KEYS) + "]")
    return pile([KEYS[name] for name in names])


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


def read_step(document: Any, seats: int) -> Step[Any]:
    r = Reader(document, "step")
    name = r.word("step", tuple(STEPS))
    kind, fields = STEPS[name]
    values: list[Any] = []
    for field in fields:
        key = field.rstrip("*")
        if field.endswith("*"):
            values.append(read_numbers(r, key))
        elif key in CARD_FIELDS:
            values.append(KEYS[r.word(key, tuple(KEYS))])
        else:
            values.append(r.number(key, 0, seats - 1 if key in ("seat", "target") else 99))
    step: Step[Any] = MAKERS.get(name, kind)(*values)
    return step


def read_numbers(r: Reader, key: str) -> list[int]:
    """A list of cards or of seats."""
    if key in CARD_FIELDS:
        return read_cards(r, key, r.get(key, [])).listed()
    seats = r.items(key, [])
    if not all(type(seat) is int and 0 <= seat < MAX_SEATS for seat in seats):
        raise r.refusal(key, f"[0-{MAX_SEATS - 1}]")
    return seats


def read_question(document: Any, seats: int) -> Question[Any]:
    r = Reader(document, "open")
    step = read_step(document, seats)
    if not isinstance(step, Question):
        raise r.refusal("open", ", ".join(QUESTIONS))
    return step
