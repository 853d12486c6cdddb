"""Strongholds: worlds that were made into bases, what grew in space, and what machines piled up."""

import math

from starfelt.faces.painting.canvas import Picture, bar, disc, glow, moved, oval, shape
from starfelt.faces.svg import Svg

from .blob_ships import eye
from .hulls import Tones, at, lamps, line, seams, smooth, smooth_ring, straight
from .machine_ships import block, both_sides, slit
from .stations import around, ellipse_line, hoop, little_ship, metal


# ------------------------------------------------------------------ the Blob
def blob_wheel(picture: Picture, tones: Tones) -> Svg:
    """A ring of flesh that rolls through space, held by sinews to one eye."""
    chance = picture.chance.also("wheel")
    sinews = "".join(
        "M" + smooth([(0, 0), around(8, i / 7 + 0.04), around(14, i / 7)]) for i in range(7)
    )
    knots = picture.radial(
        tones.bright, tones.light, tones.mid, tones.deep, cx=0.35, cy=0.25, r=0.85
    )
    ring = "".join(disc(*around(14.5, i / 14), chance.between(2.8, 4.3), knots) for i in range(14))
    return (
        glow(picture, 0, 0, 22, tones.glow, 0.3)
        + line(sinews, tones.dark, 2)
        + line(sinews, tones.light, 0.6)
        + ring
        + lamps([around(14.5, i / 14 + 0.03) for i in range(14)], tones.trim, 1)
        + eye(picture, tones, 0, 0, 5)
    )


def the_hive(picture: Picture, tones: Tones) -> Svg:
    """Cells upon cells, each with something alive in it."""
    chance = picture.chance.also("hive")
    skin = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, tones.deep,
                          cx=0.38, cy=0.2, r=0.85)  # fmt: skip
    alive = picture.radial("#fff", tones.trim, f"{tones.deep}/.9", cx=0.42, cy=0.4, r=0.6)
    cells = []
    for row, count in enumerate((2, 3, 4, 3, 2)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 6.2 + chance.between(-0.6, 0.6)
            y = (row - 2) * 5.2 - 1
            r = chance.between(1.6, 2.4)
            cells.append(disc(x, y, r + 0.7, tones.deep, fill_opacity=0.6) + disc(x, y, r, alive))
    gourd = [(0, -17), (8, -14.5), (13.5, -6), (15.5, 3), (11, 12), (0, 15)]
    gourd += [(-x, y) for x, y in reversed(gourd[1:-1])]
    roots = "".join(
        "M" + smooth([(x, 12), (x * 1.3 + chance.between(-2, 2), 16), (x * 1.6, 20)])
        for x in (-7, -2.5, 2, 6.5)
    )
    return (
        glow(picture, 0, 0, 22, tones.glow, 0.3)
        + line(roots, tones.mid, 1.8)
        + shape(smooth_ring(gourd), skin)
        + "".join(cells)
    )


def blob_world(picture: Picture, tones: Tones) -> Svg:
    """A whole world overgrown, with eyes that open."""
    chance = picture.chance.also("world")
    skin = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, tones.deep,
                          cx=0.32, cy=0.24, r=0.85)  # fmt: skip
    veins = "".join(
        "M" + smooth([around(15.5, i / 9), around(10, i / 9 + 0.04), around(4, i / 9 - 0.05)])
        for i in range(9)
    )
    horns = "".join(
        f"M{at(*around(15, t - 0.03))}L{at(*around(chance.between(19, 23), t))}"
        f"L{at(*around(15, t + 0.03))}z"
        for t in (0.05, 0.17, 0.31, 0.47, 0.62, 0.76, 0.9)
    )  # fmt: skip
    eyes = "".join(
        eye(picture, tones, x, y, r)
        for x, y, r in ((-4, -2, 5), (7, 4, 2.8), (5.5, -7.5, 2), (-7, 8, 1.8))
    )
    return (
        glow(picture, 0, 0, 27, tones.glow, 0.4)
        + shape(horns, tones.mid)
        + disc(0, 0, 16, skin)
        + line(veins, tones.deep, 0.7, stroke_opacity=0.5)
        + eyes
        + lamps([around(chance.between(8, 14), chance.unit()) for _ in range(10)], tones.trim, 0.9)
    )


# ------------------------------------------------------------------ worlds
def globe(picture: Picture, tones: Tones, r: float, glow_: float = 0.4) -> Svg:
    """A lit ball with a rim of air."""
    ball = picture.radial(tones.bright, tones.light, tones.mid, tones.dark, tones.deep,
                          cx=0.3, cy=0.24, r=0.88)  # fmt: skip
    return glow(picture, 0, 0, r * 1.5, tones.glow, glow_) + disc(0, 0, r, ball)


def barter_world(picture: Picture, tones: Tones) -> Svg:
    """Seas and lands, a market in a ring around it, ships that come and go."""
    chance = picture.chance.also("lands")
    lands = "".join(
        smooth_ring([(x + px * size, y + py * size * 0.6) for px, py in
                     (around(chance.between(0.7, 1.2), i / 8) for i in range(8))])
        for x, y, size in ((-5, -5, 5), (5, 2, 4), (-3, 7, 3.4), (6.5, -7, 2.2))
    )  # fmt: skip
    lanes = "M-27 8Q-16 6 -12 2M27 -9Q18 -8 12 -4"
    ships = moved(little_ship(tones), x=-23, y=7.4, turn=-8) + moved(
        little_ship(tones), x=22, y=-8, turn=170
    )
    return (
        hoop(picture, tones, 21, 0.26, 1.6, front=False)
        + globe(picture, tones, 13)
        + shape(lands, "#3f8f5a", fill_opacity=0.75)
        + shape("M-9.2 9.2A13 13 0 0 0 9.2 -9.2A15 15 0 0 1 -9.2 9.2z", "#000", fill_opacity=0.35)
        + hoop(picture, tones, 21, 0.26, 1.6, front=True)
        + line(lanes, tones.trim, 0.35, stroke_dasharray="1 1.2")
        + ships
    )


def war_world(picture: Picture, tones: Tones) -> Svg:
    """Plated all over, with batteries that could move a moon."""
    turns = (0.02, 0.2, 0.36, 0.52, 0.68, 0.85)
    plates = "".join(f"M{at(*around(14, t))}L{at(*around(6.5, t + 0.05))}" for t in turns)
    inner = straight([around(6.5, t + 0.05) for t in turns])
    guns = "".join(
        f"M{at(*around(12, t))}L{at(*around(21, t - 0.012))}M{at(*around(12, t + 0.03))}"
        f"L{at(*around(21, t + 0.018))}"
        for t in (0.1, 0.42, 0.6, 0.77, 0.93)
    )
    turrets = "".join(
        disc(*around(13, t + 0.015), 2.7, metal(picture, tones))
        for t in (0.1, 0.42, 0.6, 0.77, 0.93)
    )
    muzzles = [around(21, t + 0.003) for t in (0.1, 0.42, 0.6, 0.77, 0.93)]
    return (
        line(guns, tones.deep, 1.5)
        + line(guns, tones.light, 0.6)
        + lamps(muzzles, tones.glow, 1.3)
        + turrets
        + globe(picture, tones, 14, 0.3)
        + seams(tones, plates + f"M{inner}z", 0.8)
        + shape(f"M{inner}z", tones.deep, fill_opacity=0.6)
        + glow(picture, 0, 0, 6, tones.trim, 0.95)
        + lamps([around(10.5, 0.06 + i / 12) for i in range(12)], "#fff1b8", 0.8)
    )


def teeth(count: int, inner: float, outer: float, wide: float) -> str:
    """The teeth of a wheel; a tooth is so wide, as a part of the way around."""
    return "".join(
        f"M{at(*around(inner, i / count))}L{at(*around(outer, i / count + wide * 0.2))}"
        f"L{at(*around(outer, i / count + wide * 0.8))}L{at(*around(inner, i / count + wide))}z"
        for i in range(count)
    )


def mech_world(picture: Picture, tones: Tones) -> Svg:
    """A world that turns in teeth like a wheel of a clock."""
    steel = picture.linear("#d5dbe0", "#6d7781", "#20262c", slope=(0, 0, 1, 1))
    return (
        shape(teeth(14, 13.5, 17.5, 0.05), steel)
        + globe(picture, tones, 14, 0.35)
        + ellipse_line(14, 0.3, tones.deep, 1.2, 0.7)
        + seams(tones, "M0 -14V14M-10 -10Q-4 0 -10 10M10 -10Q4 0 10 10", 0.7)
        + moved(
            shape(teeth(8, 4.4, 6, 0.08), steel)
            + disc(0, 0, 4.6, steel)
            + disc(0, 0, 2, tones.deep),
            x=-2,
            y=-2,
        )
        + glow(picture, -2, -2, 3.4, tones.glow, 0.9)
        + lamps([around(11.5, 0.02 + i / 16) for i in range(16)], tones.glow, 0.7)
    )


def brain_world(picture: Picture, tones: Tones) -> Svg:
    """Two halves full of folds under glass, and currents that run through them."""
    folds = ""
    for side in (-1, 1):
        for y in (-9, -5, -1, 3, 7):
            reach = math.sqrt(max(0, 150 - y * y)) * side
            folds += "M" + smooth([
                (side * 1.2, y), (reach * 0.35, y - 1.8),
                (reach * 0.6, y + 1.6), (reach * 0.92, y - 0.4),
            ])  # fmt: skip
    currents = "M-20 15H-12L-8 11M20 15H12L8 11M-22 -4H-15M22 -4H15M-14 -15L-9 -11M14 -15L9 -11"
    glass = picture.linear("#ffffff/.5", "#ffffff/0")
    return (
        line(currents, tones.mid, 1)
        + lamps([(-20, 15), (20, 15), (-22, -4), (22, -4), (-14, -15), (14, -15)], tones.glow, 1.8)
        + globe(picture, tones, 14.5, 0.5)
        + line(folds, tones.deep, 1.3, stroke_opacity=0.75)
        + line(folds, tones.bright, 0.4, stroke_opacity=0.75)
        + line("M0 -13.5V13.5", tones.deep, 0.9)
        + glow(picture, 0, 0, 9, tones.glow, 0.75)
        + oval(-4.5, -8, 6.5, 3.6, glass, transform="rotate(-32 -4.5 -8)")
    )


# ------------------------------------------------------------------ the Machine Cult
def battle_station(picture: Picture, tones: Tones) -> Svg:
    """A cube that bristles."""
    barrels = "".join(f"M{at(x, y)}h{w}" for x, y, w in ((8, -7, 12), (8, 0, 15), (8, 7, 12)))
    guns = line(barrels, "#20262c", 2.4) + line(barrels, "#c9d0d6", 0.9)
    return (
        both_sides(picture, guns)
        + both_sides(picture, block(picture, tones, (8, -10, 6, 20)))
        + block(picture, tones, (-4, -17, 8, 8), steel=True)
        + block(picture, tones, (-5, 10, 10, 6), steel=True)
        + block(picture, tones, (-10, -12, 20, 24))
        + seams(tones, "M-10 -4H10M-10 5H10M-3.5 5V12M3.5 5V12", 0.8)
        + lamps([(x, y) for x in (-8, 8) for y in (-10, 9.8)], tones.bright, 0.9)
        + slit(picture, tones, 0, -7.5, 13)
        + glow(picture, 0, 0.5, 6, tones.glow, 0.8)
        + disc(0, 0.5, 1.6, "#ffe3d8")
    )


def junkyard(picture: Picture, tones: Tones) -> Svg:
    """A heap of what was, under the claw that sorts it."""
    chance = picture.chance.also("heap")
    ground = picture.linear("#59443f", "#1d1413")
    heap = []
    for row, (y, count) in enumerate(((2, 2), (7, 3), (11.5, 5), (16, 5))):
        for i in range(count):
            x = (i - (count - 1) / 2) * 7.2 - 5 + chance.between(-1, 1)
            size = chance.between(4.4, 7)
            box = (-size / 2, -size / 2, size, size * chance.between(0.6, 1))
            one = block(picture, tones, box, (i + row) % 3 != 0)
            heap.append(moved(one, x=x, y=y, turn=chance.between(-45, 45)))
    crane = "M25 22V-15L-8 -15M25 -9L17 -15M-5 -15V-9"
    claw = "M-5 -9q-5 2 -3 6.5M-5 -9q5 2 3 6.5M-5 -9v5"
    return (
        line(crane, tones.deep, 2.2)
        + line(crane, tones.light, 1)
        + shape("M-34 18Q-16 4 -4 5T34 17V26H-34z", ground)
        + glow(picture, -5, 9, 12, tones.glow, 0.55)
        + "".join(heap)
        + line(claw, "#c9d0d6", 1.1)
        + lamps([(25, -15)], tones.glow, 1.8)
    )


def machine_base(picture: Picture, tones: Tones) -> Svg:
    """Works without end: towers, pipes, furnaces that never go out."""
    ground = picture.linear("#3a2226", "#120a0c")
    pipes = "M-24 8H-8M-8 5H10M9 9H25M-16 8V2M16 9V1"
    towers = ((-20, -4, 6), (-13, -10, 7), (-5, -16, 9), (5, -8, 7), (13, -12, 5.5), (19, -3, 6))
    fires = "".join(
        glow(picture, x + w / 2, y + 9, 4.5, tones.glow, 0.9) for x, y, w in towers[::2]
    )
    smoke = "".join(
        oval(x + 2, y - 4, 2.6, 1.3, "#c8b8b4", fill_opacity=0.22)
        + oval(x + 5, y - 7, 3.6, 1.6, "#c8b8b4", fill_opacity=0.14)
        for x, y, _ in towers[1::2]
    )  # fmt: skip
    return (
        glow(picture, 0, 10, 26, tones.glow, 0.45)
        + smoke
        + "".join(
            block(picture, tones, (x, y, w, 22), n % 2 == 1) for n, (x, y, w) in enumerate(towers)
        )
        + lamps(
            [
                (x + w * p, y + 3 + 2.4 * i)
                for x, y, w in towers
                for p in (0.3, 0.7)
                for i in range(2)
            ],
            "#ffd9a0",
            0.6,
        )
        + line(pipes, tones.deep, 1.8)
        + line(pipes, "#c9d0d6", 0.6)
        + fires
        + shape("M-34 12Q-18 9 0 11.5T34 12V24H-34z", ground)
        + slit(picture, tones, -0.5, -11, 5.5)
        + bar(-30, 13.6, 60, 0.3, tones.glow, fill_opacity=0.35)
    )
