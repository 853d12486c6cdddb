"""The back of the cards of Star Realms."""

from starfelt.faces.backs import MIDDLE, dust, halo, ring, sheet, star
from starfelt.faces.icons import icon
from starfelt.faces.silhouettes import HEIGHT
from starfelt.faces.svg import Svg, path


def back() -> Svg:
    """A star with the signs of the four factions around it."""
    x, y = MIDDLE
    signs = (
        ("faction_trade_federation", "#86c8ff", 0, -21),
        ("faction_star_empire", "#ffd96a", 21, 0),
        ("faction_machine_cult", "#ff9a86", 0, 21),
        ("faction_blob", "#8fe07a", -21, 0),
    )
    return sheet("#101a33", "#9db4e8", (
        dust("back/star_realms", 60, "#cfdcff", 0.5, 0.7)
        + halo("#5b7fe0", 27)
        + ring(26.5, "#9db4e8", 0.5, 0.8)
        + ring(15.5, "#9db4e8", 0.35, 0.7, "0.8 1.4")
        + path(star(x, y, 12, 2.6, 45), fill="#6f8fe6")
        + path(star(x, y, 15, 3), fill="#e8eeff")
        + "".join(icon(name, x + dx - 4, y + dy - 4, 8, colour) for name, colour, dx, dy in signs)
        + path(star(x, 13, 4, 0.9) + star(x, HEIGHT - 13, 4, 0.9), fill="#9db4e8")
    ))  # fmt: skip
