"""The colours and outlines of cards: kinds of goods, developments, goals and actions."""

from msgspec.structs import replace

from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, crossed, every, pairs

MILITARY_RIM = "#ff8f7d"

STYLES = {
    "novelty": Palette("#136a7c", "#7fe3f2", "#0d4d5b", "#08262e", "#9becf7", "waves"),
    "rare": Palette("#83501c", "#f3b877", "#5f3912", "#2a1a09", "#f8c68f", "bricks"),
    "genes": Palette("#3a6b1f", "#b4e37f", "#294d14", "#14260a", "#c4ec96", "bubbles"),
    "alien": Palette("#7d6a0f", "#f5e16a", "#594b08", "#282205", "#f8e88a", "diamonds"),
    "world": Palette("#3f5673", "#a9c3e2", "#2c3f57", "#142030", "#bcd2ec", "dots"),
    "development": Palette("#4b4470", "#bdb4ee", "#353054", "#1a172c", "#cbc4f5", "grid"),
    "goal": Palette("#7a5a14", "#ffdd87", "#57400c", "#271d06", "#ffe5a3", "rays"),
    "action": Palette("#2d5b5f", "#98d8dc", "#1f4245", "#0d2022", "#afe3e6", "diagonal"),
}


def with_military(style: str) -> dict[str, Palette]:
    """A style, and the same with a red edge for military worlds."""
    return {f"{style}_military": replace(STYLES[style], rim=MILITARY_RIM)}


PALETTES: dict[str, Palette] = {
    **STYLES,
    "wild": Palette("#5f3f8a", "#d8b4ff", "#452c68", "#1f1330", "#e2c6ff", "diamonds"),
    "six": replace(STYLES["development"], frame="#57497f", rim="#ffe39a", pattern="rays"),
    **with_military("world"),
    **with_military("novelty"),
    **with_military("rare"),
    **with_military("genes"),
    **with_military("alien"),
}

SILHOUETTES = {
    "world": Silhouette(pairs(("round", 11), ROUND), pairs(("round", 13), BAY)),
    "military_world": Silhouette(
        pairs(("round", 11), ("cut", 6)), pairs(("round", 13), ("cut", 4)), "tooth", 2.8
    ),
    "development": Silhouette(
        crossed(("round", 1.6), ("cut", 7)), crossed(("round", 0.8), ("cut", 5))
    ),
    "goal": Silhouette(pairs(ROUND, ("cut", 13)), every(BAY)),
    "action": Silhouette(every(("bite", 5)), every(BAY)),
}
