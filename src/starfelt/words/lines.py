"""Lines that people read: each says what it is about, whose it is, and which cards it names.

Sentences come whole out of the `.ftl` files, so a name can only be found in one while it is put
together: a marking `Text` puts invisible marks around the names of cards, and the line made of the
sentence has them as numbers.  Nothing ever has to look for names in prose.

A marking `Screen` also writes a mark for each player, and the names come last.  So a sentence that
was put together at one table serves at all others.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

#: What a line is; a plain sentence has no kind.
ITEM: Final = "item"  # one of a list
MORE: Final = "more"  # what goes on with the line above
HAND: Final = "hand"  # the reader's hand, which some readers see as cards ...
HAND_ITEM: Final = "hand_item"  # ... and a card of it
BEGINS: Final = "begins"  # a part of the game, such as a turn or a round
TYPED: Final = "typed"  # what can be typed, for whoever sits at a terminal; nobody else is shown it
Kind = Literal["", "item", "more", "hand", "hand_item", "begins", "typed"]

# Letters for private use stand around a key and a name; nobody's name or words have any.
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"

#: One such letter for the name of each player, by seat.
PLAYERS = tuple(chr(0xE010 + seat) for seat in range(16))


class Named(Struct, frozen=True, array_like=True):
    """A card that a text names, from the character at `start` up to the one at `end`."""

    card: str
    start: int
    end: int


class Line(Struct, frozen=True, omit_defaults=True):
    """One line that a person reads."""

    text: str
    kind: Kind = ""
    label: str = ""  # what it is about, to be set apart from the text
    seat: int | None = None  # whose it is
    cards: tuple[Named, ...] = ()  # that the text names


def marked(card: str, name: str) -> str:
    """The name of a card with marks around it."""
    return f"{OPEN}{card}{MIDDLE}{name}{CLOSE}"


def unmarked(text: str) -> str:
    """The text without marks of cards."""
    return line(text).text if OPEN in text else text


def named(text: str, names: Sequence[str]) -> str:
    """Put the names of players where their marks are."""
    for mark, name in zip(PLAYERS, names, strict=False):
        if mark in text:
            text = text.replace(mark, name)
    return text


def line(text: str, kind: Kind = "", label: str = "", seat: int | None = None) -> Line:
    """Make a line of a text in which cards may be marked."""
    label = unmarked(label)
    if OPEN not in text:
        return Line(text, kind, label, seat)
    plain, *pieces = text.split(OPEN)
    cards = []
    for piece in pieces:
        card, _, rest = piece.partition(MIDDLE)
        name, _, after = rest.partition(CLOSE)
        start = len(plain)
        cards.append(Named(card, start, start + len(name)))
        plain += name + after
    return Line(plain, kind, label, seat, tuple(cards))
