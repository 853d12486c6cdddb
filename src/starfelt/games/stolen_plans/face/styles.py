"""The colours and outlines of the kinds of cards."""

from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, crossed, every, pairs

PALETTES = {
    "hero": Palette("#8a4a17", "#ffbd85", "#633410", "#2b1707", "#ffca9c", "rays"),
    "weapon": Palette("#1f5e73", "#8ad5ee", "#154456", "#0a212a", "#a0def3", "chevrons"),
    "bonus": Palette("#663a75", "#dba9ee", "#492856", "#22122a", "#e3baf3", "diamonds"),
    "prize": Palette("#86650a", "#ffe07a", "#654c05", "#2c2203", "#ffe794", "rays"),
    "attacker": Palette("#8f2424", "#ff9d8c", "#661716", "#2d0b0b", "#ffb5a8", "diagonal"),
    "thief": Palette("#6b5a12", "#f0d27a", "#4c3f0a", "#221c05", "#f6df98", "bricks"),
    "jedi": Palette("#1f6a45", "#8ff0ba", "#144c31", "#092416", "#a9f5cb", "bubbles"),
}

SILHOUETTES = {
    "hero": Silhouette(pairs(("round", 20), ROUND), pairs(("round", 20), BAY)),
    "attacker": Silhouette(pairs(("cut", 9), ROUND), pairs(("cut", 9), BAY), "tooth"),
    "weapon": Silhouette(crossed(("cut", 8), ROUND), crossed(("cut", 6), BAY)),
    "bonus": Silhouette(every(ROUND), every(("bite", 4)), "bite"),
    # bitten deeper above, for words begin at the lower corners
    "prize": Silhouette(
        pairs(("bite", 7), ("bite", 3.6)), pairs(("round", 20), ("round", 8)), border=3.6
    ),
    "thief": Silhouette((ROUND, ("bite", 7), ROUND, ROUND), (BAY, ("bite", 5), BAY, BAY), "notch"),
    "jedi": Silhouette(pairs(("round", 9), ("round", 9)), pairs(("round", 8), ("round", 8))),
}
