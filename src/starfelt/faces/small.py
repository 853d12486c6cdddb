"""The face on the table: name, art, large numbers and the powers as rows of marks, no prose."""

from msgspec import Struct

from starfelt.faces.design import Design, Mark, Row
from starfelt.faces.icons import icon, read
from starfelt.faces.letters import SEMIBOLD
from starfelt.faces.line_breaks import Block, fitted
from starfelt.faces.palettes import Palette
from starfelt.faces.parts import Picture, band, block_height, body, disc, panel, text_block
from starfelt.faces.signs import draw_marks, draw_tab, marks_width
from starfelt.faces.silhouettes import HEIGHT, WIDTH, Box, Silhouette, foot, name_room
from starfelt.faces.svg import Svg, element

NAME = (7.6, 5.4)  # the largest and the smallest size of a name
DISC = 16.0
FIRST_ROW = 15.0  # the height of what a card always does
ROW = 12.4  # the height of a row that counts only at times
MOST = 41.0  # of the height, for all rows
PADDING = 1.6  # of the panel, above and below together
MARGIN = 1.4  # of the panel, left and right
FILL = 0.92  # the size of marks, as a part of the height of their line
SQUEEZED = 1.3  # a line that is so much wider than its room is broken into two
FEW = 2  # lines of marks that a panel has without squeezing the art
BAND = 3.4
SEAL = 9.6  # the glyph on the band


class Strip(Struct, frozen=True):
    """Marks on one line: a power, or a part of one that is too long for a line."""

    row: Row
    gives: tuple[Mark, ...]
    widest: tuple[Mark, ...]  # line of its power: all of them have the same size
    first: bool  # of its power
    height: float


def strips(rows: tuple[Row, ...], silhouette: Silhouette) -> list[Strip]:
    """All lines of marks; a power without any mark has none."""
    found = []
    for row in rows:
        usual = FIRST_ROW if row.when is None else ROW
        room = WIDTH - 2 * (silhouette.border + MARGIN) - (usual if row.when is not None else 0)
        parts = [row.gives]
        if marks_width(row.gives, usual * FILL) > room * SQUEEZED:
            parts = halves(row.gives)
            usual = ROW
        if row.when is not None or row.gives:
            widest = max(parts, key=lambda part: marks_width(part, 1))
            found += [Strip(row, part, widest, i == 0, usual) for i, part in enumerate(parts)]
    return found


def halves(marks: tuple[Mark, ...]) -> list[tuple[Mark, ...]]:
    """Two lines of about the same width; no line ends with a sign that leads to what follows."""
    best = min(
        (cut for cut in range(1, len(marks)) if may_part(marks[cut - 1], marks[cut])),
        key=lambda cut: max(marks_width(marks[:cut], 1), marks_width(marks[cut:], 1)),
        default=0,
    )
    return [marks[:best], marks[best:]] if best else [marks]


def may_part(before: Mark, after: Mark) -> bool:
    """May a line end between these two?  Letters without an icon belong to what they follow."""
    return bool(after.icon) and not (before.icon and read(before.icon).leads_on)


def paired(found: list[Strip], silhouette: Silhouette) -> list[list[Strip]]:
    """Lines of the panel; where there would be many, short powers stand two on a line."""
    lines = [[strip] for strip in found]
    half = (WIDTH - 2 * (silhouette.border + MARGIN)) / 2
    for place in reversed(range(len(lines) - 1)):
        pair = lines[place] + lines[place + 1]
        if len(lines) > FEW and len(pair) == 2 and all(is_short(strip, half) for strip in pair):
            lines[place : place + 2] = [pair]
    return lines


def is_short(strip: Strip, room: float) -> bool:
    """Is it a whole power, with its sign, that takes half a line?"""
    whole = strip.first and strip.gives == strip.row.gives and strip.row.when is not None
    size = strip.height * FILL
    return whole and size * 1.15 + marks_width(strip.gives, size) <= room


def rows_height(lines: list[list[Strip]]) -> float:
    return min(MOST, max(FIRST_ROW, sum(line[0].height for line in lines)))


def name_of(design: Design, room: float) -> Block:
    """On one line if that is large enough, otherwise on two."""
    single = fitted(design.name, room, NAME, 1, SEMIBOLD)
    if len(single.lines) == 1 and single.size >= 6.4:
        return single
    return fitted(design.name, room, (6.6, 4.4), 2, SEMIBOLD)


def thumb(design: Design, picture: Picture, palette: Palette, silhouette: Silhouette) -> Svg:
    edge = silhouette.border
    room = name_room(silhouette, edge + 2)
    name = name_of(design, room)
    top = edge + 0.4
    bar = max(9.6, block_height(name) + 0.8)
    lines = paired(strips(design.rows, silhouette), silhouette)
    below = BAND + 0.6 + PADDING + rows_height(lines) + min(2.0, foot(silhouette, MARGIN))
    window = (edge, top + bar + 0.9, WIDTH - 2 * edge, HEIGHT - edge - below - top - bar - 0.9)
    return (
        picture(window)
        + body(palette, silhouette, window)
        + text_block(
            name, WIDTH / 2, top + (bar - block_height(name)) / 2, room,
            font_weight=SEMIBOLD, text_anchor="middle",
        )
        + discs(design, window)
        + powers(design, palette, silhouette, window, lines)
    )  # fmt: skip


def discs(design: Design, window: Box) -> Svg:
    x, y, w, _ = window
    left = disc(design.left, x + DISC * 0.56, y + DISC * 0.58, DISC) if design.left else ""
    right = disc(design.right, x + w - DISC * 0.56, y + DISC * 0.58, DISC) if design.right else ""
    return left + right


def powers(
    design: Design, palette: Palette, silhouette: Silhouette, window: Box, lines: list[list[Strip]]
) -> Svg:
    """The band with the seal, and the lines of marks on their panel."""
    edge = silhouette.border
    top = window[1] + window[3] + 0.3
    upper = top + BAND + 0.3
    ground = panel((edge, upper, WIDTH - 2 * edge, HEIGHT - edge - upper), palette, silhouette)
    strip_ = band((edge + 1, top, WIDTH - 2 * edge - 2, BAND), palette)
    sign = seal(design, palette, seal_x(design, window), top + BAND + 0.2 - SEAL * 0.62)
    room, wanted = rows_height(lines), sum(line[0].height for line in lines)
    scale = min(1.0, room / wanted) if wanted else 1.0
    y = upper + PADDING / 2 + (room - wanted * scale) / 2
    parts = [ground, strip_, sign]
    for line in lines:
        height = line[0].height * scale
        for place, strip in enumerate(line):
            left = WIDTH / 2 + MARGIN / 2 if place else edge + MARGIN
            parts.append(line_of_marks(strip, palette, (left, WIDTH - edge - MARGIN), y, height))
        y += height
    return "".join(parts)


def seal_x(design: Design, window: Box) -> float:
    """The seal is at the right; below a disc of a low window it would cover it, so it steps aside
    to the middle."""
    x, _, w, h = window
    low = h < DISC * 1.12 + SEAL * 1.24 - BAND
    return x + w / 2 if low and design.right is not None else x + w - SEAL * 0.75


def seal(design: Design, palette: Palette, x: float, y: float) -> Svg:
    """The glyph of the faction or kind, on the band."""
    return element(
        "circle", cx=x, cy=y, r=SEAL * 0.62, fill=palette.frame, stroke=palette.rim,
        stroke_width=0.7,
    ) + icon(design.glyph, x - SEAL / 2, y - SEAL / 2, SEAL, palette.accent)  # fmt: skip


def line_of_marks(
    strip: Strip, palette: Palette, ends: tuple[float, float], y: float, height: float
) -> Svg:
    """The marks between two ends, below y."""
    left, right = ends
    middle = y + height / 2
    size = height * FILL
    tab = ""
    if strip.row.when is not None:
        if strip.first:
            tab = draw_tab(strip.row.when, left, middle, size * 0.95, palette)
        left += size * 1.15
    size *= min(1.0, (right - left) / max(marks_width(strip.widest, size), 0.01))
    return tab + draw_marks(strip.gives, left, middle, size)
