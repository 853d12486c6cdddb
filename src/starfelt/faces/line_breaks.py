"""Where lines may end: Latin at spaces, Japanese and Chinese by the rules of kinsoku.

No line begins with a closing mark, a small kana or a long-vowel sign, none ends with an opening
bracket; numbers, Latin words and short words in katakana stay whole.
"""

import re
from functools import lru_cache

from msgspec import Struct

from starfelt.faces.letters import REGULAR, advance, span, width

#: Marks that never begin a line.
NOT_FIRST = frozenset(
    "、。，．・：；？！ー〜～…‥’”）〕］｝〉》」』】％‰ヽヾゝゞ々"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ",.:;?!)]}%"
)
#: Marks that never end one.
NOT_LAST = frozenset("（〔［｛〈《「『【‘“([{")
#: What a number counts stands beside it.
COUNTERS = frozenset("枚つ個点人回種列番張座艘次點名位輪以")
LONGEST_KATAKANA = 7  # a longer word may be broken

CRUMB = 0.25  # of the room: a last line shorter than this looks lost

LATIN = r"[^\s\u2e80-\uffef]+"
KATAKANA = r"[ァ-ヺー]+"
PIECE = re.compile(rf"{LATIN}|{KATAKANA}|\S")


class Block(Struct, frozen=True):
    """Text broken into lines at a size."""

    size: float
    lines: tuple[str, ...]


@lru_cache(1024)
def units(text: str) -> tuple[tuple[str, bool], ...]:
    """What stays whole on a line, each with whether a space goes before it."""
    found: list[tuple[str, bool]] = []
    for match in PIECE.finditer(text):
        spaced = match.start() > 0 and text[match.start() - 1].isspace()
        for piece in pieces(match[0]):
            if found and not spaced and is_bound(found[-1][0], piece):
                found[-1] = (found[-1][0] + piece, found[-1][1])
            else:
                found.append((piece, spaced))
            spaced = False
    return tuple(found)


def pieces(piece: str) -> list[str]:
    """A word of katakana letter by letter if it is very long; all else as it is."""
    if re.fullmatch(KATAKANA, piece) and len(piece) > LONGEST_KATAKANA:
        return list(piece)
    return [piece]


def is_bound(before: str, after: str) -> bool:
    """Must these two stay on one line?"""
    last, first = before[-1], after[0]
    if first in NOT_FIRST or last in NOT_LAST:
        return True
    if last.isdigit() and first in COUNTERS:
        return True
    return first == "+" and not before.isascii()  # the sum belongs to what it is a sum of


def lines(text: str, room: float, size: float, weight: int = REGULAR) -> list[str]:
    """The text in lines of this room at most; only a single unit can be wider."""
    most = room / size * 1000
    space = advance(" ", weight)
    found: list[str] = []
    line, long = "", 0
    for unit, spaced in units(text):
        more = span(unit, weight)
        gap = space if spaced and line else 0
        if line and long + gap + more > most:
            found.append(line)
            line, long = unit, more
        else:
            line, long = f"{line} {unit}" if gap else line + unit, long + gap + more
    return [*found, line] if line else found


def even_lines(text: str, room: float, size: float, weight: int = REGULAR) -> list[str]:
    """As few lines as `lines` makes, but of about the same length."""
    best = lines(text, room, size, weight)
    narrower = room
    while narrower > room * 0.4:
        narrower -= room * 0.04
        tried = lines(text, narrower, size, weight)
        if len(tried) > len(best) or widest(tried, size, weight) > narrower:
            break
        best = tried
    return best


def widest(found: list[str], size: float, weight: int) -> float:
    return max((width(line, size, weight) for line in found), default=0)


def full_lines(text: str, room: float, size: float, weight: int = REGULAR) -> list[str]:
    """Lines as full as they go, unless the last would be a mere crumb."""
    best = lines(text, room, size, weight)
    narrower = room
    while len(best) > 1 and width(best[-1], size, weight) < room * CRUMB:
        narrower -= room * 0.03
        tried = lines(text, narrower, size, weight)
        if len(tried) > len(best) or narrower < room * 0.6:
            break
        best = tried
    return best


def fits(found: list[str], room: float, most: int, size: float, weight: int) -> bool:
    return len(found) <= most and widest(found, size, weight) <= room


def fitted(
    text: str, room: float, sizes: tuple[float, float], most: int = 1, weight: int = REGULAR
) -> Block:
    """Even lines at the largest size, between these two, at which there are few enough."""
    largest, least = sizes
    size = largest
    while size > least and not fits(lines(text, room, size, weight), room, most, size, weight):
        size = round(size - 0.1, 2)
    size = max(size, least)
    return Block(size, tuple(even_lines(text, room, size, weight)))
