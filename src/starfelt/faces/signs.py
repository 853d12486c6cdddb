"""Marks as they are drawn: an icon with its label inside or beside it, and rows of them."""

from starfelt.faces.design import Mark
from starfelt.faces.icons import icon, read
from starfelt.faces.letters import BOLD, CAPITAL, width
from starfelt.faces.palettes import TINT, Palette, ink_on
from starfelt.faces.svg import Svg, element, rounded, words

GAP = 0.14  # between marks, as a part of their size
BESIDE = 0.74  # the size of a label beside its icon
WIDEST_INSIDE = 1.25  # of a label, as a multiple of its size


def label(text: str, x: float, y: float, size: float, colour: str, anchor: str = "middle") -> Svg:
    """Bold letters whose capitals are centred on y."""
    return element(
        "text", words(text), x=x, y=y + size * CAPITAL / 2, font_size=size, font_weight=BOLD,
        fill=colour, text_anchor=anchor if anchor != "start" else None,
    )  # fmt: skip


def mark_width(mark: Mark, size: float) -> float:
    """How wide a mark of this size is."""
    beside = bool(mark.label) and (not mark.icon or read(mark.icon).room is None)
    letters = width(mark.label, size * BESIDE, BOLD) if beside else 0
    if not mark.icon:
        return letters
    return size + (letters + size * 0.06 if letters else 0)


def draw_mark(mark: Mark, x: float, y: float, size: float, colour: str = "") -> Svg:
    """A mark with the left edge at x, its middle at y."""
    if not mark.icon:
        return label(mark.label, x, y, size * BESIDE, colour or TINT, "start")
    drawing = read(mark.icon)
    tint = colour or drawing.tint
    parts = [icon(mark.icon, x, y - size / 2, size, tint)]
    if mark.label and drawing.room is not None:
        cx, cy, letters = (part * size / 24 for part in drawing.room)
        letters = narrowed(mark.label, letters)
        parts.append(label(mark.label, x + cx, y - size / 2 + cy, letters, ink_on(tint)))
    elif mark.label:
        parts.append(label(mark.label, x + size * 1.06, y, size * BESIDE, tint, "start"))
    return "".join(parts)


def narrowed(text: str, size: float) -> float:
    """The size at which a label goes into its icon: two figures are smaller than one."""
    room = size * WIDEST_INSIDE
    return min(size, size * room / max(width(text, size, BOLD), 0.01))


def marks_width(marks: tuple[Mark, ...], size: float) -> float:
    gaps = GAP * size * max(0, len(marks) - 1)
    return sum(mark_width(mark, size) for mark in marks) + gaps


def draw_marks(marks: tuple[Mark, ...], x: float, y: float, size: float) -> Svg:
    """Marks side by side from x on."""
    parts = []
    for mark in marks:
        parts.append(draw_mark(mark, x, y, size))
        x += mark_width(mark, size) + GAP * size
    return "".join(parts)


def draw_tab(mark: Mark, x: float, y: float, size: float, palette: Palette) -> Svg:
    """When a power counts: its sign on a plate, so that it is no part of what it gives."""
    box = (x, y - size / 2, size, size)
    plate = rounded(
        box, size * 0.22, fill=palette.bar, stroke=palette.rim, stroke_width=size * 0.05
    )
    inner = size * 0.74
    return plate + draw_mark(mark, x + size * 0.13, y, inner, palette.accent)
