"""What a face shows, before it is drawn: facts and words, no geometry.

Each game says this of its cards; one set of frames draws them all.
"""

from msgspec import Struct


class Mark(Struct, frozen=True):
    """A small sign: an icon with a number or a few letters, and what it means in words."""

    icon: str  # the name of a file in icons/
    label: str = ""  # as it is shown in or beside the icon
    meaning: str = ""  # as it is read aloud


class Row(Struct, frozen=True):
    """One power of a card: when it counts, what it gives as signs, and the whole of it in words."""

    when: Mark | None
    gives: tuple[Mark, ...]
    prose: str


class Design(Struct, frozen=True):
    """One face in one language."""

    game: str
    card: str
    name: str
    kind: str  # the silhouette of the frame, one of the game's own
    style: str  # the palette and pattern, such as a faction or a kind of good
    glyph: str  # the icon of its faction or kind
    type_line: str  # what it is, in words: "Blob base, outpost"
    left: Mark | None = None  # the disc at the top left, such as the cost
    right: Mark | None = None  # the disc at the top right, such as defence or points
    rows: tuple[Row, ...] = ()
    note: str = ""  # a sentence below the rows
    spoken: str = ""  # the whole face as it is read aloud, with the name first
