"""SVG as nested tuples of text: elements with attributes, and nothing that needs a style sheet."""

from functools import lru_cache
from html import escape

Svg = str  # a piece of markup
Attribute = str | int | float


@lru_cache(16384)
def number(value: float) -> str:
    """A coordinate: two decimals are a fiftieth of a millimetre, and no two machines differ."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    if shown.startswith(("0.", "-0.")):
        shown = shown.replace("0.", ".", 1)
    return "0" if shown in ("-0", "") else shown


def element(tag: str, *inside: Svg, **attributes: Attribute | None) -> Svg:
    """An element; `_` in the name of an attribute is a hyphen, None leaves it out."""
    written = "".join(
        f' {name.strip("_").replace("_", "-")}="{value_of(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def value_of(value: Attribute) -> str:
    if isinstance(value, float | int):
        return number(value)
    return escape(value, quote=False).replace('"', "&quot;")


def words(text: str) -> Svg:
    """Text that people wrote, safe inside an element."""
    return escape(text, quote=False)


def path(*parts: str | float, **attributes: Attribute | None) -> Svg:
    """A path of commands and coordinates."""
    d = " ".join(part if isinstance(part, str) else number(part) for part in parts)
    return element("path", d=d, **attributes)


def rounded(
    box: tuple[float, float, float, float], radius: float, **attributes: Attribute | None
) -> Svg:
    """A rectangle, given as x, y, width and height, whose corners are all round."""
    x, y, w, h = box
    return element("rect", x=x, y=y, width=w, height=h, rx=radius, **attributes)


def group(*inside: Svg, **attributes: Attribute | None) -> Svg:
    return element("g", *inside, **attributes)


def document(inside: Svg, width: float, height: float, **attributes: Attribute | None) -> Svg:
    """A whole drawing, to be read as a file or set into a page."""
    box = f"0 0 {number(width)} {number(height)}"
    return element("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, **attributes)
