"""A picture of each game for the home page: three of its cards side by side, as on a poster.

It is 120 x 80; the slices are cut aslant, and each shows the middle of its card's art.
"""

from starfelt.faces.painting.canvas import Point
from starfelt.faces.svg import Svg, document, element, group, number, path
from starfelt.kit import kit_of

WIDTH = 120
HEIGHT = 80
SCALE = 2  # of the art, which then is as high as the picture
SLANT = 12.0  # how far a cut leans to the right on its way up
GAP = 1.6  # between slices


def picture(game: str) -> Svg:
    """A picture of a game."""
    face = kit_of(game).face
    step = WIDTH / 3
    parts = []
    for place, card in enumerate(face.poster):
        left, right = place * step, (place + 1) * step
        name = f"{game}-picture-{place}"
        edge = corners(left, right, first=place == 0, last=place == 2)
        cut = element("clipPath", path(edge), id=name)
        middle = (left + right) / 2 - WIDTH / 2
        art = group(face.paint(card), transform=f"translate({number(middle)} 0) scale({SCALE})")
        parts.append(cut + group(art, clip_path=f"url(#{name})"))
    ground = element("rect", width=WIDTH, height=HEIGHT, fill="#0a1416")
    return document(ground + "".join(parts), WIDTH, HEIGHT, role="presentation")


def corners(left: float, right: float, first: bool, last: bool) -> str:
    """The outline of a slice; those at the ends reach to the edge of the picture."""
    lean, half = SLANT / 2, GAP / 2
    points: list[Point] = [
        (0, 0) if first else (left + lean + half, 0),
        (WIDTH, 0) if last else (right + lean - half, 0),
        (WIDTH, HEIGHT) if last else (right - lean - half, HEIGHT),
        (0, HEIGHT) if first else (left - lean + half, HEIGHT),
    ]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"
