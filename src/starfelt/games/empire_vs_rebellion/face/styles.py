"""The colours and outlines of cards: sides, kinds of resources, strategies and events."""

from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, every, pairs

PALETTES = {
    "rebel": Palette("#8c3d22", "#ffab87", "#652a16", "#2d130a", "#ffbf9f", "waves"),
    "empire": Palette("#46515c", "#b4c3d1", "#303a44", "#171d23", "#c6d3df", "grid"),
    "event": Palette("#3b4a7d", "#aab9f2", "#29355c", "#131930", "#bac7f6", "rays"),
    "military": Palette("#8a2a22", "#ff9c88", "#621c16", "#2b0d0a", "#ffb4a4", "chevrons"),
    "diplomacy": Palette("#2a5a9a", "#9ccbff", "#1d416f", "#0c1e36", "#b3d7ff", "waves"),
    "recon": Palette("#176655", "#80ecc9", "#0f493c", "#08231d", "#9df2d6", "dots"),
    "the_force": Palette("#5a3f9a", "#cdb4ff", "#402c70", "#1c1335", "#d9c6ff", "bubbles"),
    "strategy": Palette("#6d5a2f", "#eed596", "#4e401f", "#231c0d", "#f3dfab", "grid"),
}

SILHOUETTES = {
    "resource": Silhouette(every(ROUND), every(BAY)),
    "character": Silhouette(pairs(("round", 20), ROUND), pairs(("round", 20), BAY)),
    "strategy": Silhouette(every(ROUND), every(("cut", 4)), "bite"),
    # bitten above alone, for words begin at the lower corners
    "event": Silhouette(pairs(("bite", 5.5), ROUND), pairs(("bite", 4), BAY)),
}
