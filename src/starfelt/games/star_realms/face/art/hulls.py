"""What ships of all factions are built of: tones, curves, halves in light and shade, engines.

A ship lies along its own axis, its nose to the right, about 0, 0; it is turned and placed last.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct, structs

from starfelt.faces.painting.canvas import Picture, Point, moved, oval, shape
from starfelt.faces.svg import Attribute, Svg, element, group, number


class Tones(Struct, frozen=True):
    """The colours of a hull from its lit edge to its shade, its glow and its markings."""

    bright: str
    light: str
    mid: str
    dark: str
    deep: str
    glow: str
    trim: str


class Build(Struct, frozen=True):
    """How a ship is built; each faction has its own way of it."""

    length: float
    girth: float  # half the width of the body
    span: float  # half the width with wings
    guns: int = 0  # from combat
    holds: int = 0  # from trade
    domes: int = 0  # from authority
    masts: int = 0  # from cards drawn
    claws: int = 0  # from what it takes away: cards, bases
    form: str = ""  # a way to build that differs from what is usual in its faction

    def scaled(self, long: float, girth: float, span: float = 1.0) -> "Build":
        """The same in other proportions."""
        sizes = {"length": self.length * long, "girth": self.girth * girth}
        return structs.replace(self, **sizes, span=self.span * span)


def at(x: float, y: float) -> str:
    """A point to a tenth: a picture has hundreds of them."""
    return f"{number(round(x, 1))} {number(round(y, 1))}"


def straight(points: Sequence[Point]) -> str:
    return "L".join(at(x, y) for x, y in points)


def smooth(points: Sequence[Point], tension: float = 6.0) -> str:
    """A round way through all points; it begins at the first, which is not moved to."""
    parts = [at(*points[0])]
    for i in range(len(points) - 1):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(len(points) - 1, i + 2)]
        one = (
            here[0] + (there[0] - before[0]) / tension,
            here[1] + (there[1] - before[1]) / tension,
        )
        two = (there[0] - (after[0] - here[0]) / tension, there[1] - (after[1] - here[1]) / tension)
        parts.append(f"C{at(*one)} {at(*two)} {at(*there)}")
    return "".join(parts)


def smooth_ring(points: Sequence[Point]) -> str:
    """A closed round way through all points."""
    count = len(points)
    parts = ["M" + at(*points[0])]
    for i in range(count):
        before, here = points[i - 1], points[i]
        there, after = points[(i + 1) % count], points[(i + 2) % count]
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        parts.append(f"C{at(*one)} {at(*two)} {at(*there)}")
    return "".join(parts) + "z"


def flipped(points: Sequence[Point]) -> list[Point]:
    return [(x, -y) for x, y in points]


def hull(picture: Picture, tones: Tones, side: Sequence[Point], rounded: bool) -> Svg:
    """A body from its upper side, nose first: the upper half in light, the lower one in shade."""
    way = smooth if rounded else straight
    above = "M" + way([(x, -y) for x, y in side])
    below = "M" + way(list(side))
    lit = picture.linear(tones.bright, tones.light, tones.mid)
    shade = picture.linear(tones.mid, tones.dark, tones.deep)
    return shape(below + "z", shade) + shape(
        above + "z", lit, stroke=tones.bright, stroke_width=0.25
    )


def again(picture: Picture, part: Svg, *ways: str) -> Svg:
    """A part that was painted once, and stands in other places as well."""
    name = picture.start + sha256(part.encode()).hexdigest()[:6]
    there = "".join(element("use", href=f"#{name}", transform=way) for way in ways)
    return group(part, id=name) + there


def both(picture: Picture, part: Svg) -> Svg:
    """Something below the axis and the same above it."""
    return again(picture, part, "scale(1 -1)")


def line(d: str, colour: str, wide: float, **more: Attribute | None) -> Svg:
    """A path that is drawn along; round ends are set once for the whole thing, by `placed`."""
    return element("path", d=d, fill="none", stroke=colour, stroke_width=wide, **more)


def wing(picture: Picture, tones: Tones, side: Sequence[Point]) -> Svg:
    """A pair of wings: the upper one in light, the lower one in shade."""
    lit = picture.linear(tones.light, tones.mid, tones.dark, slope=(0, 1, 0, 0))
    shade = picture.linear(tones.mid, tones.dark, tones.deep)
    upper = "M" + straight([(x, -y) for x, y in side]) + "z"
    lower = "M" + straight(list(side)) + "z"
    return shape(lower, shade) + shape(upper, lit, stroke=tones.bright, stroke_width=0.2)


def engine(picture: Picture, tones: Tones, x: float, y: float, size: float, trail: float) -> Svg:
    """A nozzle that glows, and the light it leaves behind."""
    stream = picture.linear(f"{tones.glow}/0", f"{tones.glow}/.85", slope=(0, 0, 1, 0))
    light = picture.radial("#fff", tones.glow, f"{tones.glow}/.35", f"{tones.glow}/0")
    d = f"M{at(x, y - size)}L{at(x - trail, y)}L{at(x, y + size)}z"
    return shape(d, stream) + oval(x, y, size * 1.3, size * 1.5, light)


def lamps(points: Sequence[Point], colour: str, size: float) -> Svg:
    """Windows or lights in one path."""
    d = "".join(f"M{at(x, y)}h0" for x, y in points)
    return line(d, colour, size)


def seams(tones: Tones, d: str, opacity: float = 0.5) -> Svg:
    """Lines between plates."""
    return line(d, tones.deep, 0.25, stroke_opacity=opacity)


def canopy(picture: Picture, x: float, y: float, length: float, width: float) -> Svg:
    """Dark glass with a light on it."""
    glass = picture.linear("#bff1ff", "#16354d", "#06121f")
    return oval(x, y, length, width, glass) + oval(
        x + length * 0.2, y - width * 0.4, length * 0.35, width * 0.18, "#fff", fill_opacity=0.8
    )


def placed(*parts: Svg, turn: float = -16, size: float = 1, flip: bool = False) -> Svg:
    """The finished thing in the middle of its picture, seen from the other side if flipped."""
    inside = moved(*parts, turn=turn, size=size)
    way = "matrix(-1 0 0 1 30 20)" if flip else "translate(30 20)"
    return group(inside, transform=way, stroke_linecap="round", stroke_linejoin="round")
