"""Machines of the Cult: blocks bolted together, with one slit that looks at you."""

from starfelt.faces.painting.canvas import Picture, bar, disc, glow, shape
from starfelt.faces.svg import Svg, group

from .hulls import (
    Build,
    Tones,
    again,
    at,
    both,
    engine,
    hull,
    lamps,
    line,
    seams,
    straight,
)


def block(
    picture: Picture, tones: Tones, box: tuple[float, float, float, float], steel: bool = False
) -> Svg:
    """A block with a lit top edge and a shaded foot; of red plate or of steel."""
    x, y, w, h = box
    cut = min(w, h) * 0.2
    paint = (
        picture.linear("#c9d0d6", "#6d7781", "#2a3138")
        if steel
        else picture.linear(tones.light, tones.mid, tones.dark, tones.deep)
    )
    d = (
        f"M{at(x + cut, y)}H{x + w:.1f}V{y + h - cut:.1f}L{at(x + w - cut, y + h)}"
        f"H{x:.1f}V{y + cut:.1f}z"
    )
    top = f"M{at(x, y + h * 0.8)}V{y + cut:.1f}L{at(x + cut, y)}H{x + w:.1f}"
    return shape(d, paint) + line(top, "#fff" if steel else tones.bright, 0.3, stroke_opacity=0.8)


def slit(picture: Picture, tones: Tones, x: float, y: float, w: float) -> Svg:
    """The eye."""
    return (
        bar(x - w / 2, y - 0.75, w, 1.5, "#140404", rx=0.7)
        + glow(picture, x, y, w * 0.75, tones.glow, 0.8)
        + bar(x - w * 0.34, y - 0.32, w * 0.68, 0.64, "#ffe3d8", rx=0.3)
    )


def bot(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A small worker that floats: a body, arms for what it does, thrusters below."""
    chance = picture.chance.also("ship")
    w, h = build.girth * 2.2, build.girth * chance.between(1.5, 2.1)
    top = -h * 0.62
    return "".join((
        both_sides(picture, thruster(picture, tones, w * 0.3, top + h)),
        both_sides(picture, arm(picture, tones, build, w, top + h * 0.3)),
        racks(picture, tones, w * 0.16, top, 1.9) if build.form == "racks" else "",
        crates(picture, tones, w, top) if build.form == "crates" else "",
        block(picture, tones, (-w * 0.3, top - h * 0.24, w * 0.6, h * 0.34), steel=True),
        block(picture, tones, (-w / 2, top, w, h)),
        rivets(tones, w, top, h),
        cargo(picture, tones, build, w, top + h * 0.62),
        slit(picture, tones, 0, top + h * 0.26, w * 0.62),
        antenna(tones, w * chance.between(-0.25, 0.25), top - h * 0.24, build.length * 0.13),
    ))  # fmt: skip


def racks(picture: Picture, tones: Tones, x: float, y: float, size: float) -> Svg:
    """Missiles in a row on each shoulder, ready to go."""
    tips = "".join(
        f"M{at(x + i * size, y)}v{-size * 1.7:.1f}l{at(size * 0.36, -size)}l{at(size * 0.36, size)}"
        f"v{size * 1.7:.1f}z"
        for i in range(3)
    )
    box = (x - size * 0.3, y - size * 0.5, size * 3.4, size * 1.4)
    rockets = shape(tips, tones.trim, stroke=tones.dark, stroke_width=0.25)
    return both_sides(picture, rockets + block(picture, tones, box, steel=True))


def crates(picture: Picture, tones: Tones, w: float, y: float) -> Svg:
    """What it brings, stacked on its back."""
    paint = picture.linear("#ffe2a6", "#c98b35", "#5e3a0a")
    boxes = "".join(
        bar(x * w, y - high, w * 0.36, high, paint, rx=0.4)
        for x, high in ((-0.62, 5), (-0.2, 7.5), (0.24, 5.5))
    )
    straps = "".join(f"M{at((x + 0.18) * w, y - 5)}v5" for x in (-0.62, -0.2, 0.24))
    return boxes + line(straps, tones.deep, 0.6)


def cannon(picture: Picture, tones: Tones, g: float) -> Svg:
    """One gun over the shoulder, longer than the walker is high."""
    barrel = picture.linear("#eef2f4", "#7b858e", "#20262c")
    tube = [(-g * 1.1, -g * 1.35), (g * 2.6, -g * 2.1), (g * 2.7, -g * 1.75), (-g, -g * 0.8)]
    return shape(f"M{straight(tube)}z", barrel) + lamps([(g * 2.65, -g * 1.92)], tones.glow, 1.6)


def both_sides(picture: Picture, part: Svg) -> Svg:
    """On the right and, mirrored, on the left."""
    return again(picture, part, "scale(-1 1)")


def thruster(picture: Picture, tones: Tones, x: float, y: float) -> Svg:
    flame = engine(picture, tones, 0, 0, 1.3, 6)
    return group(flame, transform=f"translate({at(x, y + 1.4)}) rotate(-90)") + block(
        picture, tones, (x - 1.7, y - 0.6, 3.4, 2.2), steel=True
    )


def arm(picture: Picture, tones: Tones, build: Build, w: float, y: float) -> Svg:
    """A joint, a forearm, and at its end a gun or a claw."""
    x = w / 2
    parts = [
        block(picture, tones, (x + 0.2, y - 1.2, 3, 2.6), steel=True),
        block(picture, tones, (x + 2.6, y - 2, 3.6, build.girth * 0.9 + 2)),
    ]
    foot = y + build.girth * 0.9
    for i in range(min(3, (build.guns + 1) // 2)):
        parts.append(line(f"M{at(x + 3.4 + i, foot)}v3.4", "#e9edf0", 0.7))
    if not build.guns or build.claws:
        claw = f"M{at(x + 3.2, foot)}q-1.2 2 .6 3.4M{at(x + 5.6, foot)}q1.2 2 -.6 3.4"
        parts.append(line(claw, "#aeb7be", 0.8))
    return "".join(parts)


def rivets(tones: Tones, w: float, y: float, h: float) -> Svg:
    rows = [(side * w * 0.42, y + h * part) for side in (-1, 1) for part in (0.14, 0.5, 0.86)]
    d = f"M{at(-w * 0.5, y + h * 0.46)}H{w * 0.5:.1f}"
    return seams(tones, d, 0.7) + lamps(rows, tones.bright, 0.5)


def cargo(picture: Picture, tones: Tones, build: Build, w: float, y: float) -> Svg:
    """What it carries, in a hatch; without goods a grille."""
    if build.holds:
        paint = picture.radial("#fff1c2", "#e0a63a", "#5e3a0a", cx=0.35, cy=0.3, r=0.8)
        step = w * 0.24
        first = -(build.holds - 1) * step / 2
        return "".join(disc(first + i * step, y, step * 0.38, paint) for i in range(build.holds))
    d = "".join(f"M{at(-w * 0.25, y - 1 + i * 1.1)}H{w * 0.25:.1f}" for i in range(3))
    return line(d, tones.deep, 0.55)


def antenna(tones: Tones, x: float, y: float, height: float) -> Svg:
    return line(f"M{at(x, y)}v{-height:.1f}", "#c9d0d6", 0.35) + lamps(
        [(x, y - height)], tones.glow, 1
    )


def mech(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A walker as large as a house: legs, shoulders, guns for arms."""
    chance = picture.chance.also("ship")
    g = build.girth
    chest = g * chance.between(1.7, 2.1)
    return "".join((
        both_sides(picture, leg(picture, tones, g, chest)),
        cannon(picture, tones, g) if build.form == "cannon" else "",
        racks(picture, tones, chest * 0.44, -g * 1.05, g * 0.3) if build.form == "racks" else "",
        both_sides(picture, gun_arm(picture, tones, build, chest)),
        block(picture, tones, (-chest * 0.32, g * 0.4, chest * 0.64, g * 0.6), steel=True),
        block(picture, tones, (-chest / 2, -g * 0.9, chest, g * 1.5)),
        rivets(tones, chest, -g * 0.9, g * 1.5),
        cargo(picture, tones, build, chest, g * 0.1),
        block(picture, tones, (-g * 0.42, -g * 1.5, g * 0.84, g * 0.75)),
        slit(picture, tones, 0, -g * 1.12, g * 0.62),
        antenna(tones, g * chance.between(-0.9, 0.9), -g * 0.9, g * 0.8),
    ))  # fmt: skip


def leg(picture: Picture, tones: Tones, g: float, chest: float) -> Svg:
    x = chest * 0.2
    return (
        block(picture, tones, (x, g * 0.7, g * 0.42, g * 0.75), steel=True)
        + block(picture, tones, (x + g * 0.1, g * 1.3, g * 0.56, g * 0.8))
        + block(picture, tones, (x, g * 1.95, g * 0.95, g * 0.34), steel=True)
    )


def gun_arm(picture: Picture, tones: Tones, build: Build, chest: float) -> Svg:
    g = build.girth
    x = chest / 2
    parts = [
        block(picture, tones, (x - g * 0.1, -g * 1.15, g * 0.95, g * 0.8)),
        block(picture, tones, (x + g * 0.14, -g * 0.4, g * 0.5, g * 0.7), steel=True),
        block(picture, tones, (x + g * 0.02, g * 0.2, g * 0.74, g * 0.7)),
    ]
    for i in range(min(3, (build.guns + 1) // 2)):
        parts.append(
            line(f"M{at(x + g * (0.14 + 0.24 * i), g * 0.9)}v{g * 0.55:.1f}", "#e9edf0", 0.9)
        )
    if build.claws:
        tubes = [(x + g * (0.1 + 0.22 * (i % 3)), -g * (1.0 - 0.24 * (i // 3))) for i in range(6)]
        parts.append(lamps(tubes, "#180505", 1.5) + lamps(tubes, tones.glow, 0.8))
    return "".join(parts)


def needle(picture: Picture, tones: Tones, build: Build) -> Svg:
    """So thin and dark that only its edge is seen."""
    long, girth = build.length, build.girth
    side = [
        (long * 0.56, 0), (long * 0.1, girth * 0.22), (-long * 0.2, girth * 0.5),
        (-long * 0.34, girth * 0.42), (-long * 0.5, girth * 0.9), (-long * 0.46, 0),
    ]  # fmt: skip
    dark = Tones("#ff9c8a", "#5b4448", "#2b2226", "#171316", "#0a080a", tones.glow, tones.trim)
    ghost = f"M{at(long * 0.56, 0)}L{at(-long * 0.5, -girth * 1.5)}L{at(-long * 0.5, girth * 1.5)}z"
    mirror = picture.linear(f"{tones.glow}/0", f"{tones.glow}/.22", slope=(0, 0, 1, 0))
    return (
        shape(ghost, mirror)
        + engine(picture, tones, -long * 0.46, 0, girth * 0.3, long * 0.2)
        + hull(picture, dark, side, rounded=False)
        + both(
            picture,
            lamps([(long * (0.05 - 0.08 * i), girth * 0.12) for i in range(4)], tones.glow, 0.5),
        )
    )
