"""Ships of the Blob: grown, not built; flesh that glows from within, with feelers behind."""

import math

from starfelt.faces.painting.canvas import Picture, Point, disc, glow, moved, oval, shape
from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Svg

from .hulls import Build, Tones, at, lamps, line, smooth, smooth_ring


def organic_ship(picture: Picture, tones: Tones, build: Build) -> Svg:
    light = glow(picture, 0, 0, build.length * 0.72, tones.glow, 0.28)
    return light + FORMS.get(build.form, swimmer)(picture, tones, build)


def swimmer(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Long, with fins and horns: the usual form."""
    chance = picture.chance.also("ship")
    return "".join((
        feelers(chance.also("feelers"), tones, build),
        fins(picture, chance.also("fins"), tones, build),
        spikes(chance.also("spikes"), tones, build),
        flesh(picture, chance.also("body"), tones, build),
        sacs(picture, chance.also("sacs"), tones, build),
        eye(picture, tones, build.length * 0.25, -build.girth * 0.18, build.girth * 0.3),
    ))  # fmt: skip


def dart(picture: Picture, tones: Tones, build: Build) -> Svg:
    return swimmer(picture, tones, build.scaled(1.15, 0.7, 1.25))


def pod(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Round and full, with short feelers and hardly a fin."""
    return swimmer(picture, tones, build.scaled(0.85, 1.5, 0.95))


def armed_pod(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A pod with thorns on all sides."""
    chance = picture.chance.also("ship")
    r = build.girth * 1.75
    thorns = "".join(
        f"M{polar(r * 0.9, i / 11 - 0.03)}L{polar(r * chance.between(1.35, 1.75), i / 11)}"
        f"L{polar(r * 0.9, i / 11 + 0.03)}z"
        for i in range(11)
    )
    small = build.scaled(0.9, 1.5)
    return "".join((
        feelers(chance.also("feelers"), tones, small),
        shape(thorns, tones.bright, stroke=tones.dark, stroke_width=0.25),
        flesh(picture, chance.also("body"), tones, small),
        sacs(picture, chance.also("sacs"), tones, small),
        eye(picture, tones, build.length * 0.12, -build.girth * 0.2, build.girth * 0.55),
    ))  # fmt: skip


def polar(r: float, turn: float) -> str:
    return at(math.cos(math.tau * turn) * r, math.sin(math.tau * turn) * r)


def ram(picture: Picture, tones: Tones, build: Build) -> Svg:
    """One horn, as long as the rest of it."""
    long, girth = build.length, build.girth
    horn = (
        f"M{at(long * 0.18, -girth * 0.75)}Q{at(long * 0.45, -girth * 0.5)} {at(long * 0.72, 0)}"
        f"Q{at(long * 0.45, girth * 0.4)} {at(long * 0.18, girth * 0.7)}z"
    )
    bone = picture.linear("#fffbe2", tones.light, tones.dark)
    rings = "".join(
        f"M{at(long * x, -girth * y)}Q{at(long * (x + 0.03), 0)} {at(long * x, girth * y)}"
        for x, y in ((0.34, 0.55), (0.44, 0.4), (0.54, 0.25))
    )
    body = moved(swimmer(picture, tones, build.scaled(0.85, 1.15)), x=-long * 0.12)
    return body + shape(horn, bone) + line(rings, tones.dark, 0.35, stroke_opacity=0.6)


def crab(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Broad, with two pincers that reach ahead."""
    long, girth = build.length, build.girth
    parts = []
    for sign in (-1, 1):
        arm = "M" + smooth([
            (0, sign * girth), (long * 0.14, sign * girth * 1.9), (long * 0.4, sign * girth * 1.7),
        ])  # fmt: skip
        pincer = (
            f"M{at(long * 0.36, sign * girth * 2)}Q{at(long * 0.62, sign * girth * 2.1)} "
            f"{at(long * 0.66, sign * girth * 0.9)}Q{at(long * 0.52, sign * girth * 1.6)} "
            f"{at(long * 0.44, sign * girth * 1.4)}L{at(long * 0.58, sign * girth * 0.7)}"
            f"Q{at(long * 0.34, sign * girth * 1)} {at(long * 0.36, sign * girth * 2)}z"
        )
        parts.append(line(arm, tones.dark, girth * 0.6) + line(arm, tones.light, girth * 0.2))
        parts.append(shape(pincer, tones.light if sign < 0 else tones.mid))
    return "".join(parts) + swimmer(picture, tones, build.scaled(0.85, 1.2, 0.9))


def bulk(picture: Picture, tones: Tones, build: Build) -> Svg:
    """Several bodies that grew together."""
    chance = picture.chance.also("ship")
    parts = [feelers(chance.also("feelers"), tones, build), spikes(chance, tones, build)]
    for x, y, size in ((-0.22, -0.55, 0.6), (-0.2, 0.6, 0.66), (0.06, 0, 0.86)):
        part = build.scaled(size, size * 1.05)
        inside = flesh(picture, chance, tones, part) + sacs(picture, chance, tones, part)
        parts.append(moved(inside, x=x * build.length, y=y * build.girth))
    for x, y, r in ((0.28, -0.3, 0.3), (0.2, 0.35, 0.2)):
        parts.append(eye(picture, tones, build.length * x, build.girth * y, build.girth * r))
    return "".join(parts)


def chain(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A body that pulls three others, in each of which a ship is ripening."""
    chance = picture.chance.also("ship")
    long, girth = build.length, build.girth
    womb = picture.radial("#fff", tones.trim, f"{tones.mid}/.4", tones.deep, cx=0.4, cy=0.35)
    young = "M2.2 0Q0 -1.3 -1.8 -.9L-1 0L-1.8 .9Q0 1.3 2.2 0z"
    parts = [feelers(chance.also("feelers"), tones, build.scaled(1.1, 0.7))]
    for x, y, r in ((-0.42, 0.5, 0.62), (-0.22, -0.6, 0.72), (0.0, 0.5, 0.86)):
        there = (long * x, girth * y)
        parts.append(disc(*there, girth * r, womb))
        parts.append(moved(shape(young, tones.deep), x=there[0], y=there[1], size=girth * 0.22))
    head = moved(swimmer(picture, tones, build.scaled(0.5, 0.85, 0.8)), x=long * 0.26)
    return "".join(parts) + head


def jelly(picture: Picture, tones: Tones, build: Build) -> Svg:
    """A bell as large as a town, with a curtain of arms below."""
    chance = picture.chance.also("ship")
    skin = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, tones.deep,
                          cx=0.38, cy=0.2, r=0.85)  # fmt: skip
    arms = "".join(
        "M" + smooth([
            (x, 2), (x * 1.1 + chance.between(-2, 2), 8), (x * 0.8 + chance.between(-2, 2), 12),
            (x * 1.15 + chance.between(-2, 2), chance.between(14, 19)),
        ])
        for x in (-13, -9, -5.5, -2, 2, 5.5, 9, 13)
    )  # fmt: skip
    bell = (
        "M-19 3C-19 -10 -10 -16 0 -16C10 -16 19 -10 19 3Q16 7 12.7 3.4Q9.5 7 6.3 3.4"
        "Q3.2 7 0 3.4Q-3.2 7 -6.3 3.4Q-9.5 7 -12.7 3.4Q-16 7 -19 3z"
    )
    ribs = "M0 -16V3M0 -16Q-9 -10 -9.5 3M0 -16Q9 -10 9.5 3"
    lights = [(x, -2.5 - 0.3 * abs(x % 4)) for x in range(-15, 16, 3)]
    return (
        line(arms, tones.mid, 1.6)
        + line(arms, tones.bright, 0.4, stroke_opacity=0.8)
        + shape(bell, skin)
        + line(ribs, tones.deep, 0.5, stroke_opacity=0.4)
        + lamps(lights, tones.trim, 1.3)
        + eye(picture, tones, -4.5, -8, 3)
        + eye(picture, tones, 5, -8.5, 2.2)
    )


def bag(chance: Chance, long: float, girth: float, wobble: float) -> list[Point]:
    """A round outline, thicker in front, never quite even."""
    points = []
    for i in range(11):
        angle = math.tau * i / 11
        swell = 1 + 0.22 * math.cos(angle)
        r = 1 + chance.between(-wobble, wobble)
        points.append((math.cos(angle) * long / 2 * r, math.sin(angle) * girth * swell * r))
    return points


def flesh(picture: Picture, chance: Chance, tones: Tones, build: Build) -> Svg:
    """The body, with veins and a lit back."""
    body = bag(chance, build.length * 0.82, build.girth, 0.09)
    skin = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, tones.deep,
                          cx=0.42, cy=0.2, r=0.82)  # fmt: skip
    back = [(x * 0.72, y * 0.45 - build.girth * 0.38) for x, y in body]
    veins = "".join(
        "M" + smooth([
            (build.length * 0.3, chance.between(-0.2, 0.2) * build.girth),
            (0, spread * build.girth * 0.5),
            (-build.length * 0.32, spread * build.girth * 0.8),
        ])
        for spread in (-0.6, 0.1, 0.75)
    )  # fmt: skip
    rim = "M" + smooth([body[i] for i in (10, 9, 8, 7, 6)])
    return (
        shape(smooth_ring(body), skin)
        + shape(smooth_ring(back), tones.bright, fill_opacity=0.16)
        + line(veins, tones.deep, 0.4, stroke_opacity=0.45)
        + line(rim, tones.bright, 0.45, stroke_opacity=0.9)
    )


def feelers(chance: Chance, tones: Tones, build: Build) -> Svg:
    """They trail behind, thick ones dark, thin ones bright."""
    thick: list[str] = []
    thin: list[str] = []
    for i in range(4 + min(2, build.masts + build.claws)):
        y = build.girth * chance.between(-0.7, 0.7)
        reach = build.length * chance.between(0.2, 0.42)
        bend = build.girth * chance.between(-0.9, 0.9)
        start = -build.length * 0.3
        way = smooth([
            (start, y), (start - reach * 0.4, y + bend * 0.4),
            (start - reach * 0.75, y - bend * 0.3), (start - reach, y + bend * 0.5),
        ])  # fmt: skip
        (thin if i % 2 else thick).append("M" + way)
    return (
        line("".join(thick), tones.dark, 1.9)
        + line("".join(thin), tones.mid, 1.2)
        + line("".join(thick), tones.light, 0.4, stroke_opacity=0.7)
    )


def fins(picture: Picture, chance: Chance, tones: Tones, build: Build) -> Svg:
    """Thin skins on both sides, through which light comes."""
    skin = picture.linear(f"{tones.trim}/.75", f"{tones.mid}/.8", slope=(0, 0, 0, 1))
    parts = []
    for sign in (-1, 1):
        tip = (-build.length * chance.between(0.15, 0.4), sign * build.span)
        root, back = (build.length * 0.2, sign * build.girth * 0.7), (-build.length * 0.36, 0)
        d = (
            f"M{at(*root)}Q{at(build.length * 0.05, sign * build.span * 1.02)} {at(*tip)}"
            f"Q{at(-build.length * 0.18, sign * build.span * 0.6)} {at(*back)}z"
        )
        ribs = f"M{at(*root)}L{at(*tip)}M0 0L{at(tip[0] * 0.75, tip[1] * 0.84)}"
        parts.append(shape(d, skin) + line(ribs, tones.light, 0.25, stroke_opacity=0.6))
    return "".join(parts)


def spikes(chance: Chance, tones: Tones, build: Build) -> Svg:
    """Horns in front, more for more combat."""
    parts = []
    count = min(7, build.guns)
    for i in range(count):
        angle = math.radians((i - (count - 1) / 2) * 24 + chance.between(-5, 5))
        x, y = math.cos(angle) * build.length * 0.36, math.sin(angle) * build.girth * 1.0
        reach = build.length * chance.between(0.12, 0.2)
        tip = (x + math.cos(angle * 0.5) * reach, y + math.sin(angle) * reach * 0.8)
        base = build.girth * 0.16
        d = f"M{at(x - 2, y - base)}Q{at((x + tip[0]) / 2, y - base)} {at(*tip)}"
        parts.append(f"{d}Q{at((x + tip[0]) / 2, y + base)} {at(x - 2, y + base)}z")
    return shape("".join(parts), tones.bright, stroke=tones.dark, stroke_width=0.2) if parts else ""


def sacs(picture: Picture, chance: Chance, tones: Tones, build: Build) -> Svg:
    """Full of goods, or of young: they shine through the skin."""
    paint = picture.radial("#fff", tones.trim, f"{tones.trim}/.1", cx=0.4, cy=0.35, r=0.62)
    parts = []
    for i in range(2 + build.holds):
        x = build.length * (0.12 - 0.13 * i) + chance.between(-1, 1)
        y = build.girth * chance.between(0.1, 0.55)
        parts.append(disc(x, y, build.girth * chance.between(0.17, 0.3), paint))
    spots = [
        (build.length * chance.between(-0.3, 0.25), build.girth * chance.between(-0.75, 0.2))
        for _ in range(9)
    ]
    return "".join(parts) + lamps(spots, tones.glow, 0.6)


def eye(picture: Picture, tones: Tones, x: float, y: float, r: float) -> Svg:
    """It looks at whoever looks at it."""
    ball = picture.radial("#fffbd0", tones.glow, tones.mid, tones.deep, cx=0.4, cy=0.35, r=0.7)
    return (
        disc(x, y, r, ball)
        + oval(x, y, r * 0.22, r * 0.64, "#0a1a08")
        + disc(x - r * 0.3, y - r * 0.4, r * 0.17, "#fff")
    )


FORMS = {
    "dart": dart,
    "pod": pod,
    "armed_pod": armed_pod,
    "ram": ram,
    "crab": crab,
    "bulk": bulk,
    "chain": chain,
    "jelly": jelly,
}
