"""The colours of the factions, and the outlines of ships, bases and outposts."""

from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, crossed, every, pairs

PALETTES = {
    "unaligned": Palette("#4a5157", "#aab4bb", "#353c42", "#1d2327", "#cdd6dc", "dots"),
    "blob": Palette("#2c6a2f", "#8fe07a", "#1d4a22", "#0e2413", "#a8ec8f", "bubbles"),
    "trade_federation": Palette("#1f5a96", "#86c8ff", "#16416f", "#0a2038", "#a3d5ff", "waves"),
    "star_empire": Palette("#8a6410", "#ffd96a", "#644708", "#2c1f05", "#ffdf80", "chevrons"),
    "machine_cult": Palette("#96302a", "#ff9a86", "#6d201c", "#30100e", "#ffb3a1", "bricks"),
}

SILHOUETTES = {
    "ship": Silhouette(every(ROUND), crossed(BAY, ("cut", 6))),
    "base": Silhouette(every(("cut", 5.5)), every(("cut", 4))),
    "outpost": Silhouette(
        pairs(("step", 4), ("step", 3)), pairs(("step", 2.6), ("step", 2)), "notch", 3.6
    ),
}
