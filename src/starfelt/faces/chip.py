"""The smallest face: a strip with a name, the glyph of its kind, and its numbers."""

from starfelt.faces.design import Design
from starfelt.faces.icons import icon
from starfelt.faces.letters import SEMIBOLD
from starfelt.faces.line_breaks import fitted
from starfelt.faces.palettes import INK, Palette
from starfelt.faces.parts import block_height, plate, text_block
from starfelt.faces.patterns import pattern
from starfelt.faces.signs import draw_mark
from starfelt.faces.svg import Svg, rounded

WIDTH = 88.0
HEIGHT = 24.0
FIELD = 18.5  # the patterned end with the glyph
DISC = 14.0
NAME = (8.8, 4.6)  # the largest and the smallest size of a name


def chip(design: Design, palette: Palette) -> Svg:
    box = (0.5, 0.5, WIDTH - 1, HEIGHT - 1)
    discs = [mark for mark in (design.left, design.right) if mark is not None]
    right = WIDTH - 2.2 - len(discs) * (DISC + 0.6)
    room = right - FIELD - 3
    name = fitted(design.name, room, NAME, 2, SEMIBOLD)
    ends = [
        draw_mark(mark, right + i * (DISC + 0.6), HEIGHT / 2, DISC) for i, mark in enumerate(discs)
    ]
    return (
        plate(box, palette.bar, 4)
        + plate((1.5, 1.5, FIELD - 2, HEIGHT - 3), palette.frame, 3)
        + pattern(palette.pattern, (2.6, 2.6, FIELD - 4.2, HEIGHT - 5.2), palette.rim, 0.4, 4.2)
        + icon(design.glyph, 2.6, 4.75, 14.5, INK)
        + rounded(box, 4, fill="none", stroke=palette.rim, stroke_width=1)
        + text_block(name, FIELD + 2, (HEIGHT - block_height(name)) / 2, room, font_weight=SEMIBOLD)
        + "".join(ends)
    )
