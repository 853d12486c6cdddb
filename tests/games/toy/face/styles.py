"""The colours and outlines of the kinds of cards."""

from starfelt.faces.palettes import Palette
from starfelt.faces.silhouettes import BAY, ROUND, Silhouette, every, pairs

PALETTES = {
    "rock": Palette("#5a4a3a", "#d9c3a8", "#40342a", "#1f1914", "#e6d6c0", "bricks"),
    "star": Palette("#7a4d0b", "#ffd98a", "#573707", "#271903", "#ffe3a6", "rays"),
}

SILHOUETTES = {
    "rock": Silhouette(pairs(("cut", 7), ROUND), pairs(("cut", 6), BAY)),
    "star": Silhouette(every(("round", 9)), every(("round", 8))),
}
