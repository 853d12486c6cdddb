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


PALETTES = {
    # factions of Star Realms
    "unaligned": Palette("#4a5157", "#aab4bb", "#353c42", "#1d2327", "#cdd6dc", "dots"),
    "blob": Palette("#2c6a2f", "#8fe07a", "#1d4a22", "#0e2413", "#a8ec8f", "bubbles"),
    "trade_federation": Palette("#1f5a96", "#86c8ff", "#16416f", "#0a2038", "#a3d5ff", "waves"),
    "star_empire": Palette("#8a6410", "#ffd96a", "#644708", "#2c1f05", "#ffdf80", "chevrons"),
    "machine_cult": Palette("#96302a", "#ff9a86", "#6d201c", "#30100e", "#ffb3a1", "bricks"),
    # kinds of goods of Race for the Galaxy, and cards without one
    "novelty": Palette("#136a7c", "#7fe3f2", "#0d4d5b", "#08262e", "#9becf7", "waves"),
    "rare": Palette("#83501c", "#f3b877", "#5f3912", "#2a1a09", "#f8c68f", "bricks"),
    "genes": Palette("#3a6b1f", "#b4e37f", "#294d14", "#14260a", "#c4ec96", "bubbles"),
    "alien": Palette("#7d6a0f", "#f5e16a", "#594b08", "#282205", "#f8e88a", "diamonds"),
    "world": Palette("#3f5673", "#a9c3e2", "#2c3f57", "#142030", "#bcd2ec", "dots"),
    "development": Palette("#4b4470", "#bdb4ee", "#353054", "#1a172c", "#cbc4f5", "grid"),
    "goal": Palette("#7a5a14", "#ffdd87", "#57400c", "#271d06", "#ffe5a3", "rays"),
    "action": Palette("#2d5b5f", "#98d8dc", "#1f4245", "#0d2022", "#afe3e6", "diagonal"),
    # sides of Empire vs. Rebellion, and the events between them
    "rebel": Palette("#8c3d22", "#ffab87", "#652a16", "#2d130a", "#ffbf9f", "waves"),
    "empire": Palette("#46515c", "#b4c3d1", "#303a44", "#171d23", "#c6d3df", "grid"),
    "event": Palette("#3b4a7d", "#aab9f2", "#29355c", "#131930", "#bac7f6", "rays"),
    # kinds of Stolen Plans
    "hero": Palette("#8a4a17", "#ffbd85", "#633410", "#2b1707", "#ffca9c", "rays"),
    "attacker": Palette("#57525f", "#c6bdd2", "#3d3945", "#1c1a20", "#d3cbdd", "diagonal"),
    "weapon": Palette("#1f5e73", "#8ad5ee", "#154456", "#0a212a", "#a0def3", "chevrons"),
    "bonus": Palette("#663a75", "#dba9ee", "#492856", "#22122a", "#e3baf3", "diamonds"),
    "prize": Palette("#86650a", "#ffe07a", "#654c05", "#2c2203", "#ffe794", "rays"),
}


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
