"""What happened at a live table, in words: who sat down, took back, resigned."""

from collections.abc import Sequence

from starfelt.table.reading import Happened
from starfelt.text import Text


def sentence(text: Text, happened: Happened, me: int, names: Sequence[str]) -> str:
    """One line of the log; nothing for an answer of which the game itself tells."""
    return ""
