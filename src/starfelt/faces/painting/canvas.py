"""What emblems, instruments and scenes are painted on: layers, gradients, simple shapes.

A picture is 60 x 40.  Light falls from the top left.  Glows are gradients, never filters: hundreds
of pictures are on a page at once.
"""

from collections.abc import Sequence

from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Attribute, Svg, element, group, number

WIDTH = 60
HEIGHT = 40

Point = tuple[float, float]
Slope = tuple[float, float, float, float]

DOWN: Slope = (0, 0, 0, 1)
ACROSS: Slope = (0, 0, 1, 0)
SLANT: Slope = (0, 0, 1, 1)  # as the light falls


class Picture:
    """One picture while it is painted."""

    def __init__(self, game: str, card: str) -> None:
        self.chance = Chance(f"{game}/{card}")
        self.start = f"{game}-{card}-"  # of every id, so that two pictures can share a page
        self.paints: dict[Svg, str] = {}
        self.layers: list[Svg] = []

    def add(self, *layers: Svg) -> None:
        """Paint over what is there."""
        self.layers.extend(layers)

    def linear(self, *stops: str, slope: Slope = DOWN) -> str:
        """A colour that runs over a shape; a stop is "#rrggbb" or "#rrggbb/opacity"."""
        x1, y1, x2, y2 = slope
        return self.paint("linearGradient", stops, x1=x1, y1=y1, x2=x2, y2=y2)

    def radial(self, *stops: str, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        """A colour that runs from a point of a shape outwards."""
        return self.paint("radialGradient", stops, cx=cx, cy=cy, r=r)

    def paint(self, tag: str, stops: Sequence[str], **place: float) -> str:
        """The name of a gradient; one that is used twice is written once."""
        last = max(1, len(stops) - 1)
        inside = [stop(at / last, colour) for at, colour in enumerate(stops)]
        written = element(tag, *inside, id="@", **place)
        if written not in self.paints:
            self.paints[written] = f"{self.start}{len(self.paints)}"
        return f"url(#{self.paints[written]})"

    def finished(self) -> Svg:
        """The whole picture as one group."""
        named = [written.replace('id="@"', f'id="{name}"') for written, name in self.paints.items()]
        return group(element("defs", *named), *self.layers)


def stop(at: float, colour: str) -> Svg:
    tone, _, opacity = colour.partition("/")
    return element("stop", offset=at, stop_color=tone, stop_opacity=opacity or None)


# ------------------------------------------------------------------ shapes
def shape(d: str, fill: str, **more: Attribute | None) -> Svg:
    """A filled path."""
    return element("path", d=d, fill=fill, **more)


def line(d: str, colour: str, width: float, **more: Attribute | None) -> Svg:
    """A path that is drawn along, with round ends."""
    more.setdefault("stroke_linecap", "round")
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width, **more)


def disc(x: float, y: float, r: float, fill: str, **more: Attribute | None) -> Svg:
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ring(x: float, y: float, r: float, colour: str, width: float, **more: Attribute | None) -> Svg:
    return disc(x, y, r, "none", stroke=colour, stroke_width=width, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **more: Attribute | None) -> Svg:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def bar(
    x: float, y: float, width: float, height: float, fill: str, **more: Attribute | None
) -> Svg:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def polygon(points: Sequence[Point], fill: str, **more: Attribute | None) -> Svg:
    return shape(outline(points) + "z", fill, **more)


def outline(points: Sequence[Point]) -> str:
    """Straight lines from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def moved(*inside: Svg, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> Svg:
    """A part somewhere else: turned and sized about its own origin, then moved."""
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f"rotate({number(turn)})"
    if size != 1:
        steps += f"scale({number(size)})"
    return group(*inside, transform=steps)


def mirrored(*inside: Svg) -> Svg:
    """A part and its mirror image about the middle of the picture."""
    half = group(*inside)
    return half + group(*inside, transform=f"matrix(-1 0 0 1 {WIDTH} 0)")


# ------------------------------------------------------------------ light
def whole(fill: str, **more: Attribute | None) -> Svg:
    """All of the picture."""
    return bar(0, 0, WIDTH, HEIGHT, fill, **more)


def glow(picture: Picture, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> Svg:
    """Light around a point."""
    half = number(strength * 0.35)
    paint = picture.radial(f"{colour}/{number(strength)}", f"{colour}/{half}", f"{colour}/0")
    return disc(x, y, r, paint)


def vignette(picture: Picture, strength: float = 0.6) -> Svg:
    """The edges are darker, so that the eye stays in the middle."""
    dark = f"#000814/{number(strength)}"
    return whole(picture.radial("#000000/0", "#000000/0", dark, cx=0.46, cy=0.42, r=0.78))
