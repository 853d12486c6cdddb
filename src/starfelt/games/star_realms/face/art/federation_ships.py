"""Ships of the Trade Federation, and those without a faction: sleek, curved, with long wings."""

import math

from starfelt.faces.painting.canvas import Picture, Point, bar, disc, moved, oval, shape
from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Svg

from .hulls import (
    Build,
    Tones,
    again,
    at,
    both,
    canopy,
    engine,
    hull,
    lamps,
    line,
    seams,
    straight,
    wing,
)


def sleek_ship(picture: Picture, tones: Tones, build: Build) -> Svg:
    return FORMS.get(build.form, cruiser)(picture, tones, build)


def cruiser(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A slender body with long wings: the usual form."""
    chance = picture.chance.also("ship")
    long, girth = build.length, build.girth
    side = fuselage(long, girth, chance)
    tail = -long / 2
    outer = engine(picture, tones, tail * 0.82, build.span * 0.55, girth * 0.3, long * 0.24)
    return "".join((
        engine(picture, tones, tail + 0.4, 0, girth * 0.5, long * 0.3),
        both(picture, outer),
        wings(picture, tones, build, chance.between(0.06, 0.3)),
        nacelles(picture, tones, build),
        cannons(tones, build),
        hull(picture, tones, side, rounded=True),
        holds(picture, tones, build),
        spine(picture, tones, build),
        canopy(picture, long * 0.24, -girth * 0.12, long * 0.085, girth * 0.34),
    ))  # fmt: skip


def stub(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Short and round, with small wings: made to land anywhere."""
    return cruiser(picture, tones, build.scaled(0.85, 1.45, 1.05))


def fork(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Two prongs ahead, like a snake's tongue."""
    long, girth = build.length, build.girth
    prong = [
        (long * 0.6, girth * 0.9), (long * 0.3, girth * 1.35), (-long * 0.1, girth * 1.2),
        (long * 0.1, girth * 0.4), (long * 0.34, girth * 0.75),
    ]  # fmt: skip
    return wing(picture, tones, prong) + cruiser(picture, tones, build.scaled(0.85, 0.75, 1.2))


def saucer(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A disc full of instruments on a long neck."""
    long, girth = build.length, build.girth
    top = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, cx=0.35, cy=0.25, r=0.85)
    x, r = long * 0.26, girth * 1.7
    rings = "".join(ring_line(x, r * part, tones) for part in (0.78, 0.5))
    lights = [(x + math.cos(i) * r * 0.64, math.sin(i) * r * 0.64) for i in range(6)]
    return (
        cruiser(picture, tones, build.scaled(1.1, 0.8, 1))
        + disc(x, 0, r, top)
        + rings
        + lamps(lights, tones.trim, 0.6)
        + canopy(picture, x, 0, r * 0.3, r * 0.3)
    )


def ring_line(x: float, r: float, tones: Tones) -> Svg:
    return disc(x, 0, r, "none", stroke=tones.deep, stroke_width=0.25, stroke_opacity=0.6)


def sail(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Under two sails that catch the light of suns."""
    long, span = build.length, build.span * 1.9
    cloth = picture.linear(f"{tones.trim}/.85", f"{tones.glow}/.35", slope=(0, 0, 1, 1))
    d = (
        f"M{at(long * 0.3, -1)}Q{at(long * 0.2, -span)} {at(-long * 0.42, -span)}"
        f"Q{at(-long * 0.1, -span * 0.5)} {at(-long * 0.3, -1)}z"
    )
    ribs = "".join(
        f"M{at(long * x, -1)}Q{at(long * (x + 0.04), -span * 0.6)} {at(-long * 0.42, -span)}"
        for x in (0.12, -0.08)
    )
    return both(picture, shape(d, cloth) + line(ribs, "#fff", 0.2, stroke_opacity=0.6)) + cruiser(
        picture, tones, build.scaled(1, 0.85, 0.75)
    )


def train(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A tug at the end of a row of containers."""
    long, girth = build.length, build.girth
    crate = picture.linear("#ffe7b0", tones.trim, "#7a4d17")
    frame = picture.linear(tones.light, tones.dark)
    step = long * 0.17
    parts = [line(f"M{at(-long * 0.5, 0)}H{long * 0.3:.1f}", tones.dark, 1.6)]
    for i in range(4):
        x = -long * 0.42 + i * step
        parts.append(
            bar(x, -girth * 1.15, step * 0.82, girth * 1.1, crate if i % 2 else frame, rx=0.5)
        )
        parts.append(bar(x, girth * 0.08, step * 0.82, girth, frame if i % 2 else crate, rx=0.5))
    d = "".join(
        f"M{at(-long * 0.42 + (i + 0.4) * step, -girth * 1.1)}v{girth * 2.1:.1f}" for i in range(4)
    )
    tug = build.scaled(0.42, 0.95, 0.7)
    plain = Build(tug.length, tug.girth, tug.span, masts=1)
    head = moved(cruiser(picture, tones, plain), x=long * 0.4)
    stern = engine(picture, tones, -long * 0.5, 0, girth * 0.6, long * 0.2)
    return stern + "".join(parts) + seams(tones, d) + head


def twin(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Two hulls side by side, held by a bridge."""
    part = build.scaled(0.85, 0.55, 0.62)
    small = Build(part.length, part.girth, part.span, guns=build.guns // 2, masts=1)
    away = build.girth * 0.95
    hulls = again(picture, moved(cruiser(picture, tones, small), x=2, y=away),
                  f"translate(-4 {-2 * away:.1f})")  # fmt: skip
    beam = picture.linear(tones.bright, tones.mid, tones.deep, slope=(0, 0, 1, 0))
    deck = bar(-build.length * 0.2, -away, build.length * 0.28, away * 2, beam, rx=1.5)
    return deck + hulls + canopy(picture, -build.length * 0.06, 0, 3, 1.6)


def ringed(picture: Picture, tones: Tones, build: Build) -> Svg:
    """So large that a town turns in a ring around it."""
    wide = build.span * 1.25
    ring = f"M0 {-wide:.1f}A{at(3.4, wide)} 0 0 0 0 {wide:.1f}"
    far = line(ring, tones.dark, 1.8, transform="scale(-1 1)")
    near = line(ring, tones.light, 2) + line(ring, tones.bright, 0.5)
    lights = [(-3.4 * math.cos(i * 0.26), wide * math.sin(i * 0.26)) for i in range(-5, 6)]
    body = cruiser(picture, tones, build.scaled(0.95, 0.8, 0.8))
    return moved(far, x=-2) + body + moved(near, lamps(lights, tones.trim, 0.6), x=-2)


def fuselage(long: float, girth: float, chance: Chance) -> list[Point]:
    """The upper side from the nose to the stern."""
    shoulder = chance.between(0.05, 0.2)
    waist = chance.between(0.7, 0.95)
    return [
        (long * 0.5, 0),
        (long * 0.4, girth * chance.between(0.3, 0.5)),
        (long * shoulder, girth),
        (-long * 0.16, girth * waist),
        (-long * 0.36, girth * chance.between(0.7, 1)),
        (-long * 0.5, girth * 0.5),
        (-long * 0.5, 0),
    ]


def wings(picture: Picture, tones: Tones, build: Build, sweep: float) -> Svg:
    """Long and curved, with a stripe along the edge."""
    long, girth, span = build.length, build.girth, build.span
    root, back = long * 0.12, -long * 0.34
    tip = (-long * sweep - 2, span)
    d = (
        f"M{at(root, -girth * 0.5)}Q{at(tip[0] + long * 0.1, -span * 0.62)} {at(tip[0], -tip[1])}"
        f"L{at(tip[0] - long * 0.12, -span * 0.97)}Q{at(back, -span * 0.5)} "
        f"{at(back, -girth * 0.5)}z"
    )
    stripe = d[: d.index("L")]
    lit = picture.linear(tones.light, tones.mid, tones.dark)
    shade = picture.linear(tones.dark, tones.mid, tones.deep)
    upper = shape(d, lit) + line(stripe, tones.bright, 0.4)
    lower = shape(d, shade, transform="scale(1 -1)")
    marking = f"M{at(tip[0] - 0.4, -span * 0.86)}L{at(tip[0] - long * 0.1, -span * 0.84)}"
    return lower + upper + both(picture, line(marking, tones.trim, 0.7))


def nacelles(picture: Picture, tones: Tones, build: Build) -> Svg:
    """An engine on each wing."""
    x, y = -build.length * 0.26, build.span * 0.55
    lit = picture.linear(tones.bright, tones.mid, tones.deep)
    size = build.length * 0.15
    return both(picture, oval(x, y, size, build.girth * 0.3, lit)) + lamps(
        [(x + size * 0.5, y), (x + size * 0.5, -y)], tones.glow, 0.5
    )


def cannons(tones: Tones, build: Build) -> Svg:
    """Thin barrels that point ahead, more of them for more combat."""
    parts = []
    for gun in range(min(build.guns, 4)):
        y = build.girth * 0.6 + (build.span - build.girth) * (gun + 0.6) / 5
        x = build.length * (0.12 - 0.07 * gun)
        parts.append(f"M{at(x, y)}h{build.length * 0.14:.1f}M{at(x, -y)}h{build.length * 0.14:.1f}")
    return line("".join(parts), tones.light, 0.5) if parts else ""


def holds(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Round holds along the belly for what it trades."""
    if not build.holds:
        return ""
    paint = picture.radial("#fff6d8", tones.trim, tones.deep, cx=0.35, cy=0.25, r=0.8)
    step = build.length * 0.13
    size = min(build.girth * 0.5, step * 0.48)
    first = -build.length * 0.3
    return "".join(
        disc(first + i * step, build.girth * 0.42, size, paint) for i in range(min(build.holds, 4))
    )


def spine(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Domes, masts and windows along the back."""
    long, girth = build.length, build.girth
    parts = [seams(tones, f"M{at(long * 0.4, 0)}L{at(-long * 0.46, 0)}")]
    rows = [(x * long / 20, -girth * 0.5) for x in range(-7, 4)]
    parts.append(lamps(rows, "#fff4c2", 0.35))
    dome = picture.radial("#ffffff", tones.glow, tones.deep, cx=0.35, cy=0.3, r=0.8)
    for i in range(min(build.domes, 3)):
        parts.append(disc(-long * (0.02 + 0.13 * i), -girth * 0.08, girth * 0.42, dome))
    for i in range(min(build.masts, 3)):
        x = -long * (0.3 + 0.07 * i)
        d = f"M{at(x, -girth * 0.6)}L{at(x - 1.5, -girth * 0.6 - long * 0.13)}"
        parts.append(
            line(d, tones.light, 0.3)
            + lamps([(x - 1.5, -girth * 0.6 - long * 0.13)], tones.trim, 0.9)
        )
    if build.claws:
        beam = straight([(long * 0.5, 0), (long * 0.62, 0)])
        parts.append(line("M" + beam, tones.trim, 0.6))
    return "".join(parts)


FORMS = {
    "stub": stub,
    "fork": fork,
    "saucer": saucer,
    "sail": sail,
    "train": train,
    "twin": twin,
    "ringed": ringed,
}
