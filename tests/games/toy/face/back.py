"""The back of the cards of Nine Lights."""

from starfelt.faces.backs import MIDDLE, dust, halo, ring, sheet, star
from starfelt.faces.svg import Svg, path


def back() -> Svg:
    """A night sky with one bright star of nine rays."""
    x, y = MIDDLE
    return sheet(
        "#141633",
        "#c9b8ff",
        dust("toy back", 90, "#ffffff", 0.35, 0.7)
        + halo("#8f7be8", 26)
        + ring(21, "#c9b8ff", 0.4, 0.7, "1.4 1.2")
        + path(star(x, y, 18, 4.2, points=9), fill="#fff3cf")
        + path(star(x, y, 9, 2.4, turn=20, points=9), fill="#8f7be8"),
    )
