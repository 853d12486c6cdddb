"""What painters of worlds and structures share: a canvas with its gradients, colours, curves.

A painting is 60 wide and 40 high.  Light falls from the top left.
"""

import math
import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Attribute, Svg, element, group, number

WIDTH, HEIGHT = 60, 40

Point = tuple[float, float]
Stop = tuple[float, str, float]  # where, which colour, how opaque


class Colours(Struct, frozen=True):
    """The colours of one painting: from the dark of space to light, and others for contrast."""

    space: str
    dusk: str
    deep: str
    dark: str
    base: str
    light: str
    bright: str
    glow: str
    other_dark: str
    other: str
    other_light: str


# -------------------------------------------------------------------------------- colours
def parts_of(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, two: str, share: float) -> str:
    """A colour between two: the share is how much of the second is in it."""
    pairs = zip(parts_of(one), parts_of(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


# -------------------------------------------------------------------------------- curves
def short(value: float) -> str:
    """A coordinate to a tenth: paintings have thousands of them."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown.replace("0.", ".") if abs(value) < 1 else shown


def pair(point: Point) -> str:
    y = short(point[1])
    return f"{short(point[0])}{'' if y.startswith('-') else ' '}{y}"


class Pen:
    """Goes from point to point in steps, which are shorter to write than places."""

    def __init__(self) -> None:
        self.x = self.y = 0.0

    def at(self, point: Point) -> str:
        self.x, self.y = round(point[0], 1), round(point[1], 1)
        return "M" + pair(point)

    def step(self, point: Point, stay: bool = False) -> str:
        """How far it is to a point; to `stay` is only to look at it."""
        x, y = round(point[0], 1), round(point[1], 1)
        gone = pair((x - self.x, y - self.y))
        if not stay:
            self.x, self.y = x, y
        return gone if gone.startswith("-") else " " + gone


def line(points: Sequence[Point]) -> str:
    pen = Pen()
    return pen.at(points[0]) + "l" + "".join(pen.step(point) for point in points[1:]).lstrip()


def polygon(points: Sequence[Point]) -> str:
    return line(points) + "z"


def dots(points: Iterable[Point]) -> str:
    """Points of no length: with round ends of lines they are drawn as discs."""
    pen = Pen()
    row = sorted(points)
    return "".join(f"m{pen.step(point).lstrip()}h0" for point in row)


def halfway(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def closed(points: Sequence[Point]) -> str:
    """A round outline that keeps near to the points."""
    pen = Pen()
    begin = pen.at(halfway(points[-1], points[0]))
    bends = (
        pen.step(point, stay=True) + pen.step(halfway(point, points[(n + 1) % len(points)]))
        for n, point in enumerate(points)
    )
    return f"{begin}q{''.join(bends).lstrip()}z"


def curve(*points: Point) -> str:
    """A line that is drawn to the second point on its way from the first to the third, and so on:
    places to go to and places that draw take turns."""
    pen = Pen()
    begin = pen.at(points[0])
    ways = (
        pen.step(points[n], stay=True) + pen.step(points[n + 1])
        for n in range(1, len(points) - 1, 2)
    )
    return f"{begin}q{''.join(ways).lstrip()}"


def around(x: float, y: float, r: float, angle: float, flat: float = 1.0) -> Point:
    """A point of a circle, or of an ellipse so much flatter; the angle is in degrees."""
    turned = math.radians(angle)
    return x + r * math.cos(turned), y + r * flat * math.sin(turned)


def ellipse(x: float, y: float, rx: float, ry: float, turned: float = 0.0) -> str:
    """An ellipse as a part of a path, so that many of them are one element."""
    across = around(0, 0, rx, turned)
    begin = pair((x - across[0], y - across[1]))
    there, back = pair((2 * across[0], 2 * across[1])), pair((-2 * across[0], -2 * across[1]))
    arc = f"a{pair((rx, ry))} {round(turned) % 360} 1 0"
    return f"M{begin}{arc} {there}{arc} {back}z"


def tight(d: str) -> str:
    """A path without the spaces that nobody needs."""
    return re.sub(r"(\.\d) (?=\.)", r"\1", d)


def filled(d: str, colour: str, opacity: float | None = None, **more: Attribute | None) -> Svg:
    """An area; without a colour it has that of the group it is in."""
    return element("path", d=tight(d), fill=colour or None, opacity=opacity, **more)


def drawn(
    d: str, colour: str, width: float, opacity: float | None = None, **more: Attribute | None
) -> Svg:
    """A line; many of them in one path share its colour and its width."""
    seen = None if opacity == 1 else opacity
    more = {"stroke": colour, "stroke_width": width, "opacity": seen, **more}
    return element("path", d=tight(d), fill="none", **more)


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as a part of a path."""
    return f"M{pair((x, y))}h{short(width)}v{short(height)}h{short(-width)}z"


def place(x: float, y: float, size: float, turned: float = 0.0) -> str:
    """Where something goes that was drawn around the middle of the axes, turned, and how large."""
    turn = f" rotate({short(turned)})" if turned else ""
    return f"translate({pair((x, y))}){turn}" + (f" scale({number(size)})" if size != 1 else "")


def placed(x: float, y: float, size: float, *inside: Svg, turned: float = 0.0) -> Svg:
    return group(*inside, transform=place(x, y, size, turned))


def disc(x: float, y: float, r: float, colour: str, opacity: float | None = None) -> Svg:
    """A round area; without a colour it has that of the group it is in."""
    return element("circle", cx=x or None, cy=y or None, r=r, fill=colour or None, opacity=opacity)


def hoop(x: float, y: float, r: float, colour: str, width: float, opacity: float = 1) -> Svg:
    """A circle that is only a line."""
    seen = None if opacity == 1 else opacity
    return element(
        "circle",
        cx=x or None,
        cy=y or None,
        r=r,
        fill="none",
        stroke=colour,
        stroke_width=width,
        opacity=seen,
    )


# -------------------------------------------------------------------------------- the canvas
class Easel:
    """One painting in the making: what its parts are painted with, and by what chance."""

    def __init__(self, name: str, colours: Colours, chance: Chance, detail: float = 1.0) -> None:
        self.name = name  # all ids begin with it
        self.colours = colours
        self.chance = chance
        self.detail = detail  # how rich it is, from 0 to 1
        self.made: dict[str, Svg] = {}  # gradients and outlines, by their names
        self.ids: dict[str, str] = {}

    def define(self, name: str, tag: str, *inside: Svg, **more: Attribute | None) -> str:
        """Something to paint with, made once; the address of it."""
        if name not in self.made:
            self.ids[name] = f"{self.name}-{len(self.ids)}"
            self.made[name] = element(tag, *inside, id=self.ids[name], **more)
        return f"url(#{self.ids[name]})"

    def some(self, number: int) -> int:
        """So many of small things, or fewer in a painting that would be too large."""
        return max(1, round(number * self.detail))

    def radial(
        self, name: str, *stops: Stop, x: float = 0.5, y: float = 0.5, r: float = 0.5
    ) -> str:
        """Colours in circles; the numbers are shares of what is painted with them."""
        where = {name: value for name, value in (("cx", x), ("cy", y), ("r", r)) if value != 0.5}
        return self.define(name, "radialGradient", *map(stop, stops), **where)

    def linear(self, name: str, *stops: Stop, across: float = 0.0, down: float = 1.0) -> str:
        """Colours in a row, from the top left or straight down."""
        return self.define(
            name, "linearGradient", *map(stop, stops), x1=0, y1=0, x2=across, y2=down
        )

    def clip(self, x: float, y: float, r: float) -> str:
        """Only what is in this circle is seen."""
        return self.define("disc", "clipPath", element("circle", cx=x, cy=y, r=r))

    def several(self, name: str, thing: Svg, *places: str) -> Svg:
        """The same thing at several places, made once."""
        self.define(name, "g", thing)
        return "".join(self.use(name, transform=where) for where in places)

    def again(self, name: str, d: str, *ways: tuple[str, float, float]) -> Svg:
        """One path drawn in several colours, widths and strengths, but written once."""
        self.define(name, "path", d=tight(d))
        return "".join(
            self.use(name, fill="none", stroke=colour, stroke_width=width, opacity=seen)
            for colour, width, seen in ways
        )

    def use(self, name: str, **more: Attribute | None) -> Svg:
        """What has been made before, painted in another way or at another place."""
        return element("use", href=f"#{self.ids[name]}", **more)

    def tiles(self, name: str, width: float, height: float, *inside: Svg) -> str:
        """A pattern that repeats itself."""
        units = "userSpaceOnUse"
        return self.define(name, "pattern", *inside, width=width, height=height, patternUnits=units)

    def shine(self, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> Svg:
        """Light around a point."""
        stops = ((0.0, colour, strength), (0.35, colour, strength * 0.35), (1.0, colour, 0.0))
        named = f"shine{colour.removeprefix('#')}{round(strength * 10)}"
        return disc(x, y, r, self.radial(named, *stops))

    def metal(self) -> str:
        """Of structures: lit from the top left."""
        c = self.colours
        return self.linear(
            "metal", (0, c.bright, 1), (0.35, c.light, 1), (0.9, c.dark, 1), across=1
        )

    def finished(self, *layers: Svg) -> Svg:
        """All of it; lines have round ends and corners."""
        made = element("defs", *self.made.values()) if self.made else ""
        return group(made, *layers, stroke_linecap="round", stroke_linejoin="round")


def stop(given: Stop) -> Svg:
    where, colour, opacity = given
    seen = None if opacity == 1 else number(opacity)
    return element("stop", offset=where, stop_color=colour, stop_opacity=seen)
