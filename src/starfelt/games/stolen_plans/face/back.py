"""The back of the cards of Stolen Plans."""

import math

from starfelt.faces.backs import MIDDLE, halo, ring, sheet, star
from starfelt.faces.silhouettes import HEIGHT, WIDTH
from starfelt.faces.svg import Svg, number, path


def back() -> Svg:
    """A sheet of drawings: rings and measures of something large and round."""
    x, y = MIDDLE
    line = {"fill": "none", "stroke": "#8fd8e8", "stroke_linecap": "round"}
    spokes = "".join(
        f"M{number(x + cos * 9)} {number(y + sin * 9)}"
        f"L{number(x + cos * 22)} {number(y + sin * 22)}"
        for cos, sin in ((math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)) for i in range(12))
    )
    found = (  # the part that somebody looked for
        f"M{number(x + 13.42)} {number(y - 7.75)}A15.5 15.5 0 0 0 {number(x + 7.75)} "
        f"{number(y - 13.42)}L{x + 11} {number(y - 19.05)}"
        f"A22 22 0 0 1 {number(x + 19.05)} {y - 11}z"
    )
    net = "".join(f"M{4.5 + 4.5 * i} 4.5V{HEIGHT - 4.5}" for i in range(13)) + "".join(
        f"M4.5 {number(4.5 + 4.39 * i)}H{WIDTH - 4.5}" for i in range(19)
    )
    measures = f"M9 12H{WIDTH - 9}M9 10.5V13.5M{WIDTH - 9} 10.5V13.5M9 76H30M34 76H54M9 79H24"
    return sheet("#0c2f3f", "#8fd8e8", (
        path(net, fill="none", stroke="#8fd8e8", stroke_width=0.3, stroke_opacity=0.3)
        + halo("#2f8fa8", 27)
        + ring(22, "#8fd8e8", 0.7, 1)
        + ring(24.5, "#8fd8e8", 0.35, 0.7, "1.6 1.2")
        + ring(15.5, "#8fd8e8", 0.35, 0.8)
        + ring(9, "#8fd8e8", 0.5, 0.9)
        + path(spokes, stroke_width=0.35, stroke_opacity=0.7, **line)
        + path(f"M{x - 22} {y + 1}H{x + 22}M{x - 22} {y - 1}H{x + 22}", stroke_width=0.3, **line)
        + path(found, fill="#ffd98a")
        + path(f"M{x + 16.5} {y - 11}L{x + 20} {y - 27}H{x + 10}", fill="none", stroke="#ffd98a",
               stroke_width=0.45)
        + path(star(x, y, 6.5, 1.5), fill="#d8f6ff")
        + path(measures, stroke_width=0.4, stroke_opacity=0.8, **line)
    ))  # fmt: skip
