"""The back of the cards of Empire vs. Rebellion."""

from starfelt.faces.backs import MIDDLE, sheet, star
from starfelt.faces.silhouettes import HEIGHT, WIDTH
from starfelt.faces.svg import Svg, element, number, path


def back() -> Svg:
    """Two sides that meet: one round and warm, one straight and cold."""
    x, y = MIDDLE
    lower = f"M4.5 {y + 14}L{WIDTH - 4.5} {y - 14}V{HEIGHT - 4.5}H4.5z"
    upper = f"M4.5 {y + 14}L{WIDTH - 4.5} {y - 14}V4.5H4.5z"
    stripes = "".join(
        f"M{number(4.5)} {number(y + 14 + i * 6)}L{number(WIDTH - 4.5)} {number(y - 14 + i * 6)}"
        for i in range(1, 5)
    )
    return sheet("#17191f", "#c9c2b4", (
        path(upper, fill="#7d3320")
        + path(lower, fill="#2d3843")
        + path(clipped_rays(), fill="#c85a34", fill_opacity=0.5)
        + path(stripes, fill="none", stroke="#8fa3b5", stroke_width=0.8, stroke_opacity=0.5)
        + element("circle", cx=x, cy=y, r=17, fill="#17191f", stroke="#c9c2b4", stroke_width=0.7)
        + path(f"M{x - 13.6} {y + 6}A14.9 14.9 0 0 1 {x + 13.6} {y - 6}z", fill="#f0895c")
        + path(f"M{x - 13.2} {y + 7.6}L{x + 14.2} {y - 4.6}V{y + 5}L{x + 6.5} {y + 13.4}"
               f"H{x - 6.5}z", fill="#9fb4c6")
        + path(star(x, y, 7, 1.6), fill="#fff6e6")
    ))  # fmt: skip


def clipped_rays() -> str:
    """Rays above the line where the sides meet, ending at the inner edge."""
    x, y = MIDDLE
    ends = [(4.5, 50), (4.5, 36), (4.5, 22), (4.5, 9), (14, 4.5), (26, 4.5), (38, 4.5), (50, 4.5)]
    return "".join(
        f"M{number(x)} {number(y)}L{number(a)} {number(b)}L{number(a + (3.5 if b == 4.5 else 0))} "
        f"{number(b - (3.5 if b != 4.5 else 0))}z"
        for a, b in ends
    )
