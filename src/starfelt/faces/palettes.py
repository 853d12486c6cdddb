"""The colours and the pattern of each style: a faction, a side, a kind of good, a kind of card.

A face keeps its colours on light and dark pages.  Whatever a colour tells, a pattern and a glyph
tell as well.
"""

from msgspec import Struct

INK = "#f6f3ea"  # light letters, on frames and panels
DARK_INK = "#14181a"  # dark letters, on light plates
TINT = "#dfe7ec"  # of a mark whose icon has none of its own

READABLE = 4.5  # the least contrast of letters
VISIBLE = 3.0  # the least contrast of signs


class Palette(Struct, frozen=True):
    """The colours of one style, from the frame inwards."""

    frame: str  # the body of the card; letters in INK stand on it
    rim: str  # the light along its edge, and lines
    bar: str  # behind the name
    panel: str  # behind the powers
    accent: str  # the glyph, and words that stand out on the panel
    pattern: str  # see patterns.py


# ------------------------------------------------------------------ contrast
def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1, as WCAG counts it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """From 1, the same, to 21, black and white."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def ink_on(colour: str) -> str:
    """The letters that are best read on this colour."""
    return max((INK, DARK_INK), key=lambda ink: contrast(ink, colour))
