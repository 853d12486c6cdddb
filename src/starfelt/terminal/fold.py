"""Long lines folded at the width of a terminal, between words, with wide letters counted as two.

A screen reader or a pipe gets whole lines; only what is looked at is folded.
"""

import re
from unicodedata import east_asian_width

INDENT = "  "  # of the lines that go on

#: A command that somebody may want to copy stays in one piece.
COMMAND = re.compile(r"starfelt (?:play|replay) ")

#: What holds together: a word with the marks around it, or one wide letter.
OPENING = "（「『《〈【([“"
CLOSING = "、。，．：；！？）」』》〉】ー…～%"
PIECE = re.compile(
    rf"[{re.escape(OPENING)}]*(?:[^\s\u2e80-\uffef]+|[\u2e80-\uffef])[{re.escape(CLOSING)}]*\s*"
)


def width(words: str) -> int:
    """How many columns they take."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in words)


def fold(line: str, columns: int) -> list[str]:
    """The line in pieces that fit; those after the first are indented."""
    if width(line) <= columns or COMMAND.search(line):
        return [line]
    start = line[: len(line) - len(line.lstrip())]
    lines, now = [], start
    for piece in PIECE.findall(line):
        if now.strip() and width(now + piece.rstrip()) > columns:
            lines.append(now.rstrip())
            now = start + INDENT
        now += piece
    return [*lines, now.rstrip()]
