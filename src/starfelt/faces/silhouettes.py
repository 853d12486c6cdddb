"""The outlines of cards: what kind a card is can be seen from across the table.

An outline is four corners and, for some, a feature of the sides; the art window follows it.
"""

import math
from functools import cache

from msgspec import Struct

from starfelt.faces.svg import number

WIDTH = 63.0
HEIGHT = 88.0

Corner = tuple[str, float]  # how a corner is made, and how large
Box = tuple[float, float, float, float]  # x, y, width, height

SMALLEST = 1.6  # radius of an area's corner
ROUND = ("round", 3.6)
BAY = ("round", 2.0)  # of a window


class Silhouette(Struct, frozen=True):
    """The outline of a kind of card."""

    corners: tuple[Corner, Corner, Corner, Corner]  # from the top left, clockwise
    window: tuple[Corner, Corner, Corner, Corner]
    sides: str = ""  # "notch", "bite" or "tooth" in the middle of both sides
    border: float = 2.4


def every(corner: Corner) -> tuple[Corner, Corner, Corner, Corner]:
    return (corner, corner, corner, corner)


def pairs(top: Corner, bottom: Corner) -> tuple[Corner, Corner, Corner, Corner]:
    return (top, top, bottom, bottom)


def crossed(first: Corner, second: Corner) -> tuple[Corner, Corner, Corner, Corner]:
    return (first, second, first, second)


def turn(
    corner: Corner, x: float, y: float, before: tuple[int, int], after: tuple[int, int]
) -> str:
    """The way around a corner at x, y, coming along `before` and leaving along `after`."""
    how, r = corner
    start = f"L{number(x - before[0] * r)} {number(y - before[1] * r)}"
    end = f"{number(x + after[0] * r)} {number(y + after[1] * r)}"
    if how == "round":
        return f"{start}A{number(r)} {number(r)} 0 0 1 {end}"
    if how == "bite":
        return f"{start}A{number(r)} {number(r)} 0 0 0 {end}"
    if how == "step":
        inner = (x - before[0] * r + after[0] * r, y - before[1] * r + after[1] * r)
        return f"{start}L{number(inner[0])} {number(inner[1])}L{end}"
    return f"{start}L{end}"


def side(feature: str, x: float, y: float, down: int) -> str:
    """A feature in the middle of a side at x, on the way down (1) or up (-1)."""
    inward = -down
    if feature == "notch":
        points = [(0, -6), (inward * 1.4, -4.6), (inward * 1.4, 4.6), (0, 6)]
    elif feature == "tooth":
        points = [(0, -4), (inward * 1.9, 0), (0, 4)]
    else:
        return f"L{number(x)} {number(y - down * 3)}a3 3 0 0 0 0 {number(down * 6)}"
    return "".join(f"L{number(x + dx)} {number(y + down * dy)}" for dx, dy in points)


def outline(corners: tuple[Corner, Corner, Corner, Corner], box: Box, sides: str = "") -> str:
    """The path around a box, clockwise from the top left."""
    x, y, w, h = box
    top_left, top_right, bottom_right, bottom_left = corners
    middle = y + h * 0.5
    parts = [
        turn(top_left, x, y, (0, -1), (1, 0)),
        turn(top_right, x + w, y, (1, 0), (0, 1)),
        side(sides, x + w, middle, 1) if sides else "",
        turn(bottom_right, x + w, y + h, (0, 1), (-1, 0)),
        turn(bottom_left, x, y + h, (-1, 0), (0, -1)),
        side(sides, x, middle, -1) if sides else "",
    ]
    return "M" + "".join(parts)[1:] + "Z"


def window_of(silhouette: Silhouette, box: Box) -> str:
    """The path around the art; in a low window corners are smaller, so that none overlap."""
    top_left, top_right, bottom_right, bottom_left = silhouette.window
    longest = max(top_left[1] + bottom_left[1], top_right[1] + bottom_right[1])
    scale = min(1.0, box[3] / longest)
    first, second, third, fourth = ((how, r * scale) for how, r in silhouette.window)
    return outline((first, second, third, fourth), box)


def within(corner: Corner, border: float) -> Corner:
    """The corner of an area that keeps its distance from a corner of the card."""
    how, r = corner
    less = {"round": border, "cut": border * 0.59}.get(how, 0.0)
    return (how, r - less) if r - less > SMALLEST else ("round", SMALLEST)


def indent(corner: Corner, depth: float) -> float:
    """How far a corner reaches inwards at this depth below the edge."""
    how, r = corner
    if depth >= r:
        return 0.0
    if how == "step":
        return r
    if how == "cut":
        return r - depth
    if how == "bite":
        return math.sqrt(r * r - depth * depth)
    return r - math.sqrt(r * r - (r - depth) ** 2)


def name_room(silhouette: Silhouette, depth: float) -> float:
    """The width for a name whose letters begin at this depth."""
    corner = silhouette.corners[0], silhouette.corners[1]
    wider = max(indent(one, depth) for one in corner)
    return WIDTH - 2 * max(silhouette.border + 2, wider + 2)


def foot(silhouette: Silhouette, margin: float) -> float:
    """How far the lower corners reach up where the contents of the panel begin."""
    lower = (within(corner, silhouette.border) for corner in silhouette.corners[2:])
    return max(indent(corner, margin) for corner in lower)


@cache
def of_card(silhouette: Silhouette, inset: float = 0) -> str:
    """The outline of the whole card, or a line within it."""
    box = (inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
    return outline(silhouette.corners, box, silhouette.sides)
