"""Ships of the Star Empire: angular, plated, drawn to a point like blades."""

from starfelt.faces.painting.canvas import Picture, Point, disc, moved, shape
from starfelt.faces.svg import Svg

from .hulls import (
    Build,
    Tones,
    again,
    at,
    both,
    engine,
    flipped,
    hull,
    lamps,
    line,
    seams,
    straight,
    wing,
)


def angular_ship(picture: Picture, tones: Tones, build: Build) -> Svg:
    return FORMS.get(build.form, dagger)(picture, tones, build)


def prongs(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Small, with two blades that reach far ahead."""
    long, span = build.length, build.span
    blade = [
        (long * 0.7, span * 0.72), (long * 0.12, span * 1.02), (-long * 0.3, span * 0.9),
        (-long * 0.1, span * 0.62), (long * 0.2, span * 0.74),
    ]  # fmt: skip
    strut = [
        (0.0, 0.0),
        (-long * 0.02, span * 0.75),
        (-long * 0.16, span * 0.75),
        (-long * 0.2, 0.0),
    ]
    return (
        wing(picture, tones, strut)
        + dagger(picture, tones, build.scaled(0.85, 0.95, 0.55))
        + wing(picture, tones, blade)
        + both(picture, lamps([(-long * 0.28, span * 0.86)], tones.glow, 1.2))
    )


def trident(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Three hulls abreast."""
    part = build.scaled(0.62, 0.55, 0.4)
    small = Build(part.length, part.girth, part.span, guns=1)
    side = dagger(picture, tones, small)
    y, x = build.span * 0.85, -build.length * 0.12
    return again(picture, moved(side, x=x, y=-y), f"translate(0 {2 * y:.1f})") + dagger(
        picture, tones, build.scaled(1, 0.9, 1)
    )


def dish(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Unarmed, with an ear as wide as itself."""
    long, girth = build.length, build.girth
    x, r = -long * 0.06, girth * 1.5
    bowl = picture.radial(tones.deep, tones.mid, tones.bright, cx=0.6, cy=0.65, r=0.75)
    spokes = "".join(
        f"M{at(x, -r * 1.1)}L{at(x + r * dx, -r * 1.1 + r * dy)}"
        for dx, dy in ((0.9, -0.3), (-0.2, 0.95), (-0.7, -0.6))
    )
    return (
        dagger(picture, tones, build.scaled(1, 0.85, 0.9))
        + disc(x, -r * 1.1, r, bowl, stroke=tones.bright, stroke_width=0.4)
        + line(spokes, tones.light, 0.3)
        + line(f"M{at(x, -r * 1.1)}l{at(r * 0.5, -r * 0.7)}", tones.bright, 0.5)
        + lamps([(x + r * 0.5, -r * 1.8)], tones.glow, 1.4)
    )


def wedge(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A slab of armour that fills the sky."""
    long, span = build.length, build.span
    side = [
        (long * 0.56, 0), (long * 0.5, span * 0.12), (-long * 0.1, span * 0.72),
        (-long * 0.2, span * 0.66), (-long * 0.36, span), (-long * 0.46, span * 0.94),
        (-long * 0.42, 0),
    ]  # fmt: skip
    steps = [
        (long * 0.3, 0),
        (-long * 0.06, span * 0.36),
        (-long * 0.38, span * 0.42),
        (-long * 0.38, 0),
    ]
    cuts = "".join(
        f"M{at(long * x, -span * y)}L{at(long * x - 3, span * y)}"
        for x, y in ((0.1, 0.4), (-0.1, 0.6), (-0.28, 0.7))
    )
    flank = [(long * (0.4 - 0.07 * i), span * (0.1 + 0.045 * i)) for i in range(11)]
    return (
        engines(picture, tones, build.scaled(0.95, 1.5, 1))
        + barrels(tones, build)
        + hull(picture, tones, side, rounded=False)
        + seams(tones, cuts)
        + hull(picture, tones, steps, rounded=False)
        + lamps(flank, "#fff1b8", 0.4)
        + bridge(picture, tones, build)
        + both(
            picture,
            line(
                f"M{at(long * 0.2, span * 0.44)}L{at(-long * 0.04, span * 0.62)}", tones.trim, 0.7
            ),
        )
    )


def dagger(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Drawn to a point, with blades for wings: the usual form."""
    chance = picture.chance.also("ship")
    long, girth = build.length, build.girth
    shoulder = chance.between(-0.12, 0.04)
    side = [
        (long * 0.54, 0),
        (long * 0.2, girth * 0.34),
        (long * 0.12, girth * 0.62),
        (long * shoulder, girth * 0.7),
        (long * (shoulder - 0.12), girth),
        (-long * 0.42, girth * chance.between(0.85, 1.1)),
        (-long * 0.5, girth * 0.6),
        (-long * 0.45, girth * 0.3),
        (-long * 0.45, 0),
    ]  # fmt: skip
    return "".join((
        engines(picture, tones, build),
        wings(picture, tones, build, chance.between(0, 0.35), chance.between(0.0, 0.22)),
        barrels(tones, build),
        hull(picture, tones, side, rounded=False),
        plates(picture, tones, build, side),
        bridge(picture, tones, build),
    ))  # fmt: skip


def engines(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A row of small ones across the stern."""
    count = 2 if build.length < 30 else 3 if build.length < 38 else 4
    parts = []
    for i in range(count):
        y = build.girth * 1.2 * (i / (count - 1) - 0.5)
        parts.append(
            engine(picture, tones, -build.length * 0.46, y, build.girth * 0.24, build.length * 0.24)
        )
    return "".join(parts)


def wings(picture: Picture, tones: Tones, build: Build, reach: float, notch: float) -> Svg:
    """Blades: the tips reach forward, the trailing edge is notched."""
    long, girth, span = build.length, build.girth, build.span
    blade: list[Point] = [
        (long * 0.08, girth * 0.5),
        (-long * 0.02, span * 0.62),
        (long * reach, span),
        (-long * 0.16, span * 0.94),
        (-long * (0.34 + notch / 3), span * 0.74),
        (-long * (0.26 - notch), span * 0.56),
        (-long * 0.42, girth * 0.7),
    ]
    edge = "M" + straight(flipped(blade[:3]))
    stripe = [(-long * 0.05, span * 0.7), (-long * 0.24, span * 0.78)]
    return (
        wing(picture, tones, blade)
        + line(edge, tones.bright, 0.4)
        + both(picture, line("M" + straight(stripe), tones.trim, 0.8))
    )


def barrels(tones: Tones, build: Build) -> Svg:
    """Heavy guns in pairs."""
    long = build.length
    d = ""
    for i in range(min(4, (build.guns + 1) // 2)):
        y = build.girth * (0.55 + 0.32 * i)
        x = long * (0.2 - 0.1 * i)
        d += f"M{at(x, y)}h{long * 0.14:.1f}M{at(x, -y)}h{long * 0.14:.1f}"
    return line(d, tones.deep, 1.1) + line(d, tones.light, 0.45) if d else ""


def plates(picture: Picture, tones: Tones, build: Build, side: list[Point]) -> Svg:
    """Armour in facets: a ridge along the back, seams, marks of rank."""
    long, girth = build.length, build.girth
    ridge = [
        (long * 0.5, 0),
        (long * 0.1, -girth * 0.2),
        (-long * 0.4, -girth * 0.26),
        (-long * 0.4, 0),
    ]
    facet = [
        (long * 0.12, -girth * 0.62),
        (long * 0.1, -girth * 0.2),
        (-long * 0.4, -girth * 0.26),
        side_at(side, 4),
    ]
    across = "".join(
        f"M{at(-long * x, -girth * 0.9)}L{at(-long * (x - 0.05), 0)}L{at(-long * x, girth * 0.9)}"
        for x in (0.2, 0.33)
    )
    marks = "".join(
        f"M{at(-long * (0.02 + 0.05 * i), girth * 0.25)}l{at(-1, girth * 0.3)}"
        for i in range(build.masts + build.claws)
    )
    sheen = picture.linear(f"{tones.bright}/.95", f"{tones.light}/.6")
    return (
        shape("M" + straight(facet) + "z", tones.bright, fill_opacity=0.25)
        + shape("M" + straight(ridge) + "z", sheen)
        + seams(tones, across)
        + (line(marks, tones.trim, 0.7) if marks else "")
    )


def side_at(side: list[Point], place: int) -> Point:
    x, y = side[place]
    return x, -y


def bridge(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A tower near the stern, with lit windows; holds are lamps along the flank."""
    long, girth = build.length, build.girth
    tower = [
        (-long * 0.16, 0), (-long * 0.2, -girth * 0.42), (-long * 0.34, -girth * 0.42),
        (-long * 0.36, 0), (-long * 0.34, girth * 0.34), (-long * 0.2, girth * 0.34),
    ]  # fmt: skip
    paint = picture.linear(tones.light, tones.dark, tones.deep)
    windows = [(-long * 0.18, -girth * y) for y in (-0.2, 0.0, 0.2)]
    flank = [(long * (0.2 - 0.06 * i), girth * 0.22) for i in range(3 + 2 * build.holds)]
    return (
        shape("M" + straight(tower) + "z", paint, stroke=tones.bright, stroke_width=0.2)
        + lamps(windows, tones.glow, 0.6)
        + lamps(flank, "#fff1b8", 0.35)
    )


FORMS = {"prongs": prongs, "trident": trident, "dish": dish, "wedge": wedge}
