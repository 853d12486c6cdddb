"""The back of the cards of Race for the Galaxy."""

import math

from starfelt.faces.backs import MIDDLE, dust, halo, ring, sheet
from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Svg, element, number


def back() -> Svg:
    """A spiral of stars."""
    x, y = MIDDLE
    chance = Chance("back/race_for_the_galaxy")
    layers: dict[str, list[str]] = {"#fff2d0": [], "#c7b8ff": [], "#8fd6e8": []}
    colours = list(layers)
    for arm in range(4):
        for i in range(52):
            far = 2.5 + i * 0.42
            angle = arm * math.tau / 4 + math.log(far) * 1.9
            spread = far * 0.1
            px = x + math.cos(angle) * far + chance.between(-spread, spread)
            py = y + math.sin(angle) * far * 1.12 + chance.between(-spread, spread)
            layers[colours[min(2, i // 18)]].append(f"M{number(px)} {number(py)}h0")
    arms = "".join(
        element("path", d="".join(places), fill="none", stroke=colour, stroke_width=width,
                stroke_linecap="round", stroke_opacity=0.95)
        for (colour, places), width in zip(layers.items(), (0.9, 0.8, 0.65), strict=True)
    )  # fmt: skip
    return sheet("#1b1440", "#b9aef2", (
        dust("back/galaxy", 50, "#d8d0ff", 0.45, 0.6)
        + halo("#7a5fe0", 27)
        + arms
        + element("circle", cx=x, cy=y, r=3.2, fill="#fff2d0", fill_opacity=0.5)
        + element("circle", cx=x, cy=y, r=1.9, fill="#ffffff")
        + ring(26.3, "#b9aef2", 0.4, 0.7)
    ))  # fmt: skip
