"""The parts that thumbs and full faces share: the body of the card, its window, discs and name."""

from collections.abc import Callable

from starfelt.faces.design import Mark
from starfelt.faces.icons import icon, read
from starfelt.faces.letters import CAPITAL, REGULAR, width
from starfelt.faces.line_breaks import Block
from starfelt.faces.palettes import INK, Palette
from starfelt.faces.patterns import pattern
from starfelt.faces.signs import draw_mark, label
from starfelt.faces.silhouettes import (
    SMALLEST,
    Box,
    Silhouette,
    of_card,
    outline,
    window_of,
    within,
)
from starfelt.faces.svg import Attribute, Svg, element, number, path, rounded, words

Picture = Callable[[Box], Svg]  # the art, cut to the window that a face leaves for it

SHADOW = "#05090b"
EDGE = 6.0  # the weight of the dark edge around a disc

LEADING = 1.22  # from line to line, as a multiple of the size
HELD = 0.8  # a line that fills so much of its room keeps its width whatever the reader's letters


def image(address: str, box: Box) -> Svg:
    """A picture that is somewhere else, cut to its box."""
    x, y, w, h = box
    return element(
        "image", href=address, x=x, y=y, width=w, height=h, preserveAspectRatio="xMidYMid slice"
    )


def inlay(drawing: Svg, box: Box) -> Svg:
    """A picture of 60 x 40 within a face, cut to its box."""
    x, y, w, h = box
    return element(
        "svg", drawing, x=x, y=y, width=w, height=h, viewBox="0 0 60 40",
        preserveAspectRatio="xMidYMid slice", stroke_width=1,
    )  # fmt: skip


def body(palette: Palette, silhouette: Silhouette, window: Box) -> Svg:
    """The card with a hole for the art, a light along its edge and a line around the window."""
    hole = window_of(silhouette, window)
    edge = of_card(silhouette, 0.45)
    return (
        path(of_card(silhouette) + hole, fill=palette.frame, fill_rule="evenodd")
        + path(
            of_card(silhouette, 1.3),
            fill="none",
            stroke=SHADOW,
            stroke_opacity=0.35,
            stroke_width=0.8,
        )
        + path(edge, fill="none", stroke=palette.rim, stroke_width=0.9)
        + path(hole, fill="none", stroke=SHADOW, stroke_opacity=0.55, stroke_width=1.4)
        + path(hole, fill="none", stroke=palette.rim, stroke_width=0.55)
    )


def plate(box: Box, colour: str, radius: float = 1.6, opacity: float | None = None) -> Svg:
    """A rounded area of one colour."""
    return rounded(box, radius, fill=colour, fill_opacity=opacity)


def panel(box: Box, palette: Palette, silhouette: Silhouette) -> Svg:
    """The ground of the powers, down to the edge of the card, whose corners it follows."""
    _, _, right, left = (within(corner, silhouette.border) for corner in silhouette.corners)
    top = ("round", SMALLEST)
    return path(outline((top, top, right, left), box), fill=palette.panel)


def band(box: Box, palette: Palette, cell: float = 3.2) -> Svg:
    """A strip with the pattern of the style."""
    return plate(box, palette.bar, 0.6) + pattern(palette.pattern, box, palette.rim, 0.75, cell)


def text_line(
    text: str, x: float, y: float, size: float, room: float = 0, **attributes: Attribute | None
) -> Svg:
    """One line of letters; one that nearly fills its room can't grow beyond it."""
    weight = int(attributes.get("font_weight") or REGULAR)
    long = width(text, size, weight)
    held = number(long) if room and long > room * HELD else None
    attributes.setdefault("fill", INK)
    return element(
        "text", words(text), x=x, y=y, font_size=size, textLength=held,
        lengthAdjust="spacingAndGlyphs" if held else None, **attributes,
    )  # fmt: skip


def block_height(block: Block) -> float:
    return len(block.lines) * block.size * LEADING


def text_block(
    block: Block, x: float, y: float, room: float, **attributes: Attribute | None
) -> Svg:
    """Lines below each other; y is the upper edge."""
    first = y + block.size * (LEADING + CAPITAL) / 2
    return "".join(
        text_line(line, x, first + i * block.size * LEADING, block.size, room, **attributes)
        for i, line in enumerate(block.lines)
    )


def disc(mark: Mark, x: float, y: float, size: float) -> Svg:
    """A large mark with its middle at x, y, set off from the art by a dark edge."""
    if read(mark.icon).room is not None:
        shadow = icon(mark.icon, x - size / 2, y - size / 2, size, SHADOW, EDGE)
        return shadow + draw_mark(mark, x - size / 2, y, size)
    ground = element("circle", cx=x, cy=y, r=size * 0.53, fill=SHADOW, fill_opacity=0.8)
    inner = size * 0.52
    figure = label(mark.label, x, y + size * 0.22, size * 0.5, read(mark.icon).tint)
    return ground + draw_mark(Mark(mark.icon), x - inner / 2, y - size * 0.2, inner) + figure
