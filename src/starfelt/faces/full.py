"""The whole face: as a thumb, with what it is and what it does in words."""

from msgspec import Struct

from starfelt.faces.design import Design, Row
from starfelt.faces.icons import icon
from starfelt.faces.letters import REGULAR, SEMIBOLD, width
from starfelt.faces.line_breaks import Block, fitted, full_lines
from starfelt.faces.palettes import Palette
from starfelt.faces.parts import (
    Picture,
    band,
    block_height,
    body,
    disc,
    panel,
    plate,
    text_block,
    text_line,
)
from starfelt.faces.signs import draw_marks, draw_tab, marks_width
from starfelt.faces.silhouettes import HEIGHT, WIDTH, Box, Silhouette, foot, name_room
from starfelt.faces.svg import Svg

NAME = (5.4, 3.4)
BAR = 8.0
TYPE = 5.0  # the band with the type line
DISC = 11.0
TAB = 5.0  # the largest sign of a power's time
MARKS = 5.6  # a line of marks above its prose
BETWEEN = 1.3  # rows


class Plan(Struct, frozen=True):
    """How much room the art has, how large the prose is, and whether marks stand above it."""

    art: float
    size: float
    marks: bool


#: From generous to tight: the first that holds all words is taken.
PLANS = (
    Plan(48, 3.8, True),
    Plan(43, 3.6, True),
    Plan(38, 3.5, True),
    Plan(35, 3.3, True),
    Plan(32, 3.1, True),
    Plan(29, 3.0, True),
    Plan(27, 2.9, True),
    Plan(28, 2.8, False),
    Plan(25, 2.7, False),
    Plan(22, 2.5, False),
    Plan(19, 2.4, False),
    Plan(16, 2.3, False),
    Plan(13, 2.15, False),
    Plan(11, 2.0, False),
)


def full(design: Design, picture: Picture, palette: Palette, silhouette: Silhouette) -> Svg:
    edge = silhouette.border
    plan = plan_for(design, silhouette)
    top = edge + BAR + 0.6
    window = (edge, top, WIDTH - 2 * edge, plan.art)
    room = name_room(silhouette, edge + 2)
    name = fitted(design.name, room, NAME, 1, SEMIBOLD)
    return (
        picture(window)
        + body(palette, silhouette, window)
        + text_block(
            name, WIDTH / 2, edge + 0.4 + (BAR - block_height(name)) / 2, room,
            font_weight=SEMIBOLD, text_anchor="middle",
        )
        + discs(design, window)
        + type_band(design, palette, window)
        + prose(design, palette, silhouette, plan)
    )  # fmt: skip


def discs(design: Design, window: Box) -> Svg:
    x, y, w, _ = window
    left = disc(design.left, x + DISC * 0.62, y + DISC * 0.64, DISC) if design.left else ""
    right = disc(design.right, x + w - DISC * 0.62, y + DISC * 0.64, DISC) if design.right else ""
    return left + right


def type_band(design: Design, palette: Palette, window: Box) -> Svg:
    """The glyph, what the card is, and the pattern where the words leave room."""
    x, y, w, h = window
    top = y + h + 0.4
    room = w - TYPE - 2.4
    words_ = fitted(design.type_line, room, (3.3, 2.2), 1, SEMIBOLD)
    line = words_.lines[0]
    end = TYPE + 3.4 + width(line, words_.size, SEMIBOLD)
    rest = w - 0.8 - end
    pattern = band((x + 0.4 + end, top, rest, TYPE), palette, 2.5) if rest > 3 else ""
    return (
        plate((x + 0.4, top, w - 0.8, TYPE), palette.bar, 0.8)
        + pattern
        + icon(design.glyph, x + 1.2, top + 0.3, TYPE - 0.6, palette.accent)
        + text_line(
            line, x + TYPE + 2, top + TYPE / 2 + words_.size * 0.33, words_.size, room,
            font_weight=SEMIBOLD,
        )
    )  # fmt: skip


def tab_of(plan: Plan) -> float:
    """Small prose has small signs beside it."""
    return TAB if plan.marks else min(TAB, plan.size * 1.75)


def prose_room(silhouette: Silhouette, tab: float = 0) -> float:
    """The width of prose, beside a sign or without one."""
    return WIDTH - 2 * silhouette.border - 3 - (tab + 1.2 if tab else 0)


def beside_tab(row: Row, plan: Plan) -> float:
    """Prose stands beside the sign of its time, unless marks do; then it goes below."""
    return tab_of(plan) if row.when is not None and not (plan.marks and row.gives) else 0


def row_block(row: Row, silhouette: Silhouette, plan: Plan) -> Block:
    room = prose_room(silhouette, beside_tab(row, plan))
    return Block(plan.size, tuple(full_lines(row.prose, room, plan.size, REGULAR)))


def note_block(design: Design, silhouette: Silhouette, size: float) -> Block | None:
    if not design.note:
        return None
    return Block(size, tuple(full_lines(design.note, prose_room(silhouette), size)))


def row_height(row: Row, silhouette: Silhouette, plan: Plan) -> float:
    above = MARKS + 0.5 if plan.marks and row.gives else 0
    words_ = block_height(row_block(row, silhouette, plan)) if row.prose else 0
    return max(above + words_, tab_of(plan) if row.when is not None else 0)


def needed(design: Design, silhouette: Silhouette, plan: Plan) -> float:
    heights = [row_height(row, silhouette, plan) for row in design.rows]
    note = note_block(design, silhouette, plan.size)
    if note is not None:
        heights.append(block_height(note))
    return sum(heights) + BETWEEN * max(0, len(heights) - 1)


def panel_box(silhouette: Silhouette, plan: Plan) -> Box:
    edge = silhouette.border
    top = edge + BAR + 0.6 + plan.art + 0.4 + TYPE + 0.4
    return (edge, top, WIDTH - 2 * edge, HEIGHT - edge - top)


def plan_for(design: Design, silhouette: Silhouette) -> Plan:
    """The most generous plan that has room for everything."""
    for plan in PLANS:
        room = panel_box(silhouette, plan)[3] - 2.4 - foot(silhouette, 1.5)
        if needed(design, silhouette, plan) <= room:
            return plan
    return PLANS[-1]


def prose(design: Design, palette: Palette, silhouette: Silhouette, plan: Plan) -> Svg:
    x, y, w, h = panel_box(silhouette, plan)
    spare = h - foot(silhouette, 1.5) - needed(design, silhouette, plan)
    parts = [panel((x, y, w, h), palette, silhouette)]
    count = len(design.rows) + bool(design.note)
    gap = BETWEEN + min(2.0, max(0.0, spare - 2.4) / (count + 1)) if count else 0
    at = y + max(1.2, (spare - (gap - BETWEEN) * max(0, count - 1)) / 2)
    for row in design.rows:
        parts.append(power(row, palette, silhouette, plan, at))
        at += row_height(row, silhouette, plan) + gap
    note = note_block(design, silhouette, plan.size)
    if note is not None:
        room = prose_room(silhouette)
        parts.append(text_block(note, x + 1.5, at, room, fill=palette.accent))
    return "".join(parts)


def power(row: Row, palette: Palette, silhouette: Silhouette, plan: Plan, y: float) -> Svg:
    """When it counts, what it gives, and both in words."""
    left = silhouette.border + 1.5
    marked = plan.marks and bool(row.gives)
    block = row_block(row, silhouette, plan)
    room = prose_room(silhouette, beside_tab(row, plan))
    parts = []
    if row.when is not None:
        tab = tab_of(plan)
        parts.append(draw_tab(row.when, left, y + (MARKS if marked else tab) / 2, tab, palette))
        left += tab + 1.2
        if not marked:  # a single line is level with its sign
            y += max(0.0, (tab - block_height(block)) / 2)
    if marked:
        wide = WIDTH - silhouette.border - 1.5 - left
        size = min(MARKS, MARKS * wide / max(marks_width(row.gives, MARKS), 0.01))
        parts.append(draw_marks(row.gives, left, y + MARKS / 2, size))
        y += MARKS + 0.5
        left = silhouette.border + 1.5
    parts.append(text_block(block, left, y, room))
    return "".join(parts)
