"""Stations: drums, rings, arms and spires in orbit, lit from the top left."""

import math

from starfelt.faces.painting.canvas import Picture, Point, disc, glow, moved, oval, shape
from starfelt.faces.svg import Svg, element

from .hulls import Tones, at, lamps, line, seams, straight


def metal(picture: Picture, tones: Tones) -> str:
    return picture.linear(tones.bright, tones.light, tones.mid, tones.dark, slope=(0, 0, 1, 1))


def around(r: float, turn: float, flat: float = 1.0) -> Point:
    """A point of an ellipse about the middle; a turn is from 0 to 1."""
    return math.cos(math.tau * turn) * r, math.sin(math.tau * turn) * r * flat


def drum(picture: Picture, tones: Tones, x: float, y: float, r: float, high: float) -> Svg:
    """An upright cylinder seen from a little above, with windows around it."""
    side = picture.linear(tones.bright, tones.light, tones.mid, tones.deep, slope=(0, 0, 1, 0))
    lid = picture.linear(tones.bright, tones.mid)
    flat = r * 0.3
    d = f"M{at(x - r, y)}v{high:.1f}a{at(r, flat)} 0 0 0 {at(2 * r, 0)}v{-high:.1f}z"
    rows = [
        (x + px * 0.92, y + high * 0.5 + py * 0.92)
        for px, py in (around(r, 0.04 + 0.42 * i / 8, 0.3) for i in range(9))
    ]
    return shape(d, side) + lamps(rows, "#fff1b8", 0.5) + oval(x, y, r, flat, lid)


def hoop(picture: Picture, tones: Tones, r: float, flat: float, wide: float, front: bool) -> Svg:
    """Half a ring about the middle: what lies behind is painted before the rest."""
    sweep = 0 if front else 1
    d = f"M{at(-r, 0)}A{at(r, r * flat)} 0 0 {sweep} {at(r, 0)}"
    colour = tones.light if front else tones.dark
    lights = [around(r, 0.5 * i / 14 + (0 if front else 0.5), flat) for i in range(1, 14)]
    return (
        line(d, tones.deep, wide * 1.25, stroke_linecap="butt")
        + line(d, colour, wide, stroke_linecap="butt")
        + line(d, tones.bright if front else tones.mid, wide * 0.25, stroke_linecap="butt")
        + lamps(lights, tones.trim if front else tones.glow, wide * 0.3)
    )


def trading_post(picture: Picture, tones: Tones) -> Svg:
    """A drum between two rings, with round stores on its arms."""
    store = picture.radial("#fff6d8", tones.trim, tones.deep, cx=0.35, cy=0.25, r=0.8)
    arms = "".join(f"M0 1L{at(*around(17, turn, 0.34))}" for turn in (0.03, 0.2, 0.3, 0.47))
    ends = "".join(disc(*around(17, turn, 0.34), 2.5, store) for turn in (0.03, 0.2, 0.3, 0.47))
    mast = "M0 -8V-15M-2 -11H2M-3.2 -8.6H3.2"
    return (
        line(mast, tones.light, 0.5)
        + lamps([(0, -15)], tones.glow, 1.2)
        + hoop(picture, tones, 12, 0.3, 1.8, front=False)
        + drum(picture, tones, 0, -6, 6, 9)
        + drum(picture, tones, 0, -8, 3.4, 2)
        + line(arms, tones.dark, 1.2)
        + line(arms, tones.light, 0.4)
        + hoop(picture, tones, 12, 0.3, 1.8, front=True)
        + ends
        + drum(picture, tones, 0, 4.5, 3, 4)
    )


def defense_center(picture: Picture, tones: Tones) -> Svg:
    """A dome under shields of light, with guns around its foot."""
    dome = picture.radial("#ffffff", tones.light, tones.mid, tones.deep, cx=0.3, cy=0.25, r=0.9)
    shields = "".join(f"M{at(-r, 5)}A{at(r, r * 0.95)} 0 0 1 {at(r, 5)}" for r in (14, 17, 20))
    guns = "".join(f"M{at(x, 4)}l{at(x * 0.22, -4.5)}" for x in (-12, -8, 8, 12))
    return (
        glow(picture, 0, 2, 21, tones.glow, 0.35)
        + line(shields, tones.glow, 0.5, stroke_opacity=0.7)
        + line(guns, tones.dark, 1.8)
        + line(guns, tones.bright, 0.6)
        + shape("M-9.5 4A9.5 9.5 0 0 1 9.5 4z", dome)
        + seams(tones, "M-6.7 -2.7Q0 -.5 6.7 -2.7M0 -5.5V4M-9 1Q0 4 9 1")
        + drum(picture, tones, 0, 4, 13, 3)
        + drum(picture, tones, 0, 8.5, 7, 3)
        + lamps([(-3, -1), (0, -1.5), (3, -1)], tones.trim, 0.8)
    )


def port_of_call(picture: Picture, tones: Tones) -> Svg:
    """A long quay with berths on both sides, and ships in some of them."""
    chance = picture.chance.also("berths")
    paint = metal(picture, tones)
    berths, ships = "", ""
    for i in range(6):
        x = -17 + i * 6.4
        berths += f"M{at(x, 0)}l2.4 -8M{at(x, 1)}l-2.4 8"
        if chance.unit() < 0.75:
            up = chance.unit() < 0.5
            place = (x + 2.6, -9.5) if up else (x - 2.6, 10.5)
            ships += moved(little_ship(tones), x=place[0], y=place[1], turn=-70 if up else 110)
    quay = "M-21 -1.6L20 -3.2L23 -.5L20 2.2L-21 2.6L-23.5 .5z"
    return (
        line(berths, tones.deep, 1.6)
        + line(berths, tones.light, 0.7)
        + ships
        + shape(quay, paint, stroke=tones.bright, stroke_width=0.25)
        + lamps([(-18 + i * 3.2, -0.2) for i in range(12)], "#fff1b8", 0.6)
        + drum(picture, tones, 2, -7, 4, 6)
        + line("M2 -8V-14", tones.light, 0.5)
        + lamps([(2, -14)], tones.trim, 1.2)
    )


def little_ship(tones: Tones) -> Svg:
    return shape("M3.4 0L-2 -1.5L-1.2 0L-2 1.5z", tones.bright) + lamps([(-2.2, 0)], tones.glow, 1)


def central_office(picture: Picture, tones: Tones) -> Svg:
    """A spire through five discs, the tallest thing for light years."""
    side = picture.linear(tones.bright, tones.mid, tones.deep, slope=(0, 0, 1, 0))
    discs = "".join(
        drum(picture, tones, 0, y, r, 1.3)
        for y, r in ((11, 4), (7, 9.5), (1.5, 6.5), (-4, 11.5), (-8.5, 5))
    )
    return (
        glow(picture, 0, -4, 17, tones.glow, 0.4)
        + shape("M0 -19L1.8 -8L2.2 17L0 19.5L-2.2 17L-1.8 -8z", side)
        + discs
        + shape("M0 -19L1.6 -9H-1.6z", side)
        + lamps([(0, -18.5)], "#fff", 1)
        + line("M-17 -3.5H-12M12 -3.5H17M-15 7.5H-10M10 7.5H15", tones.trim, 0.5)
    )


def space_station(picture: Picture, tones: Tones) -> Svg:
    """Four blades of armour about a core, like a star with a fortress in it."""
    lit = picture.linear(tones.bright, tones.light, tones.mid)
    shade = picture.linear(tones.mid, tones.dark, tones.deep)
    parts = []
    for turn, long in ((90, 15), (0, 21), (180, 21), (-90, 17)):
        upper = shape(f"M3 0L5 -4L9 -4.4L11 -2L{long} -1.4L{long + 3} 0z", lit)
        lower = shape(f"M3 0L5 4L9 4.4L11 2L{long} 1.4L{long + 3} 0z", shade)
        rank = line("M9 -1.6V1.6M11.5 -1.3V1.3", tones.trim, 0.6)
        parts.append(moved(upper, lower, rank, turn=turn + 12))
    core = straight([around(7, (i + 0.5) / 8) for i in range(8)])
    inner = straight([around(4, (i + 0.5) / 8) for i in range(8)])
    return (
        "".join(parts)
        + shape(f"M{core}z", metal(picture, tones), stroke=tones.deep, stroke_width=0.5)
        + shape(f"M{inner}z", tones.deep)
        + glow(picture, 0, 0, 5, tones.glow, 0.95)
        + lamps([around(5.6, i / 8) for i in range(8)], "#fff1b8", 0.7)
    )


def recycling_station(picture: Picture, tones: Tones) -> Svg:
    """Three bent arms that hand what is thrown away from one to the next."""
    lit = metal(picture, tones)
    arm = "M-3 -15L9 -15L14 -9L18 -10L14 -1L6 -5.5L9.5 -7L7 -10H-3z"
    parts = [
        moved(
            shape(arm, lit, stroke=tones.deep, stroke_width=0.5)
            + seams(tones, "M0 -15V-10M5 -15L4.5 -10M11 -12.5L8 -9")
            + lamps([(1, -12.5), (4, -12.5)], tones.glow, 0.8),
            turn=turn,
        )
        for turn in (0, 120, 240)
    ]
    scraps = picture.chance.also("scraps")
    bits = [(scraps.between(-5, 5), scraps.between(-4, 4)) for _ in range(9)]
    return (
        glow(picture, 0, 0, 11, tones.glow, 0.7)
        + "".join(parts)
        + lamps(bits[:5], tones.light, 1.3)
        + lamps(bits[5:], tones.trim, 1)
    )


def royal_redoubt(picture: Picture, tones: Tones) -> Svg:
    """A keep of spires on a rock."""
    rock = picture.linear("#7d7466", "#463d33", "#191512")
    lit = picture.linear(tones.bright, tones.light, tones.mid, tones.dark, slope=(0, 0, 1, 0))
    spires = "".join(
        shape(f"M{at(x - w, 6)}V{-high + 3}L{at(x, -high - 3)}L{at(x + w, -high + 3)}V6z", lit,
              stroke=tones.deep, stroke_width=0.3)
        for x, w, high in ((-12, 1.8, 2), (12, 1.8, 3), (-7.5, 2.2, 7), (7, 2.2, 8), (0, 3.2, 13))
    )  # fmt: skip
    windows = [(x, y) for x in (-1, 1) for y in (-8, -5, -2, 1)] + [
        (-7.5, -2),
        (7, -3),
        (-12, 2),
        (12, 1),
    ]
    wall = "M-17 4H-14V2H-11V4H-6V2H-3V4H3V2H6V4H11V2H14V4H17L15 9H-15z"
    return (
        glow(picture, 0, -8, 17, tones.glow, 0.35)
        + shape("M-19 8L-14 6.5H14L19 8L12 13L8 18L2 15.5L-5 19.5L-10 13.5z", rock)
        + spires
        + shape(wall, lit, stroke=tones.deep, stroke_width=0.3)
        + lamps(windows, "#fff1b8", 0.7)
        + line("M0 -16V-19M0 -19L3.5 -18L0 -17", tones.trim, 0.6)
        + lamps([(-13 + 2.6 * i, 6.5) for i in range(11)], tones.glow, 0.6)
    )


def fleet_hq(picture: Picture, tones: Tones) -> Svg:
    """A dock like a great hexagon, with a fleet that leaves it."""
    lit = metal(picture, tones)
    outer = straight([around(15, i / 6 + 1 / 12, 0.82) for i in range(6)])
    inner = straight([around(9.5, i / 6 + 1 / 12, 0.82) for i in reversed(range(6))])
    struts = "".join(
        f"M{at(*around(9.5, i / 6 + 1 / 12, 0.82))}L{at(*around(15, i / 6 + 1 / 12, 0.82))}"
        for i in range(6)
    )
    fleet = "".join(
        moved(warship(picture, tones), x=x, y=y, turn=-24, size=size)
        for x, y, size in (
            (-19, 11, 0.8), (-12, -12, 0.7), (17, -13, 0.9), (20, 5, 0.7), (0, 0, 1.5),
        )
    )  # fmt: skip
    return (
        glow(picture, 0, 0, 12, tones.glow, 0.55)
        + shape(
            f"M{outer}zM{inner}z", lit, fill_rule="evenodd", stroke=tones.deep, stroke_width=0.4
        )
        + seams(tones, struts, 0.8)
        + lamps([around(12.3, i / 18, 0.82) for i in range(18)], "#fff1b8", 0.7)
        + fleet
    )


def warship(picture: Picture, tones: Tones) -> Svg:
    lit = picture.linear(tones.bright, tones.mid, tones.deep)
    return shape(
        "M6 0L0 -1.6L-3 -4L-4 -1.2L-5 0L-4 1.2L-3 4L0 1.6z",
        lit,
        stroke=tones.deep,
        stroke_width=0.25,
    ) + lamps([(-5, 0)], tones.glow, 1.4)


def ellipse_line(r: float, flat: float, colour: str, wide: float, opacity: float) -> Svg:
    return element(
        "ellipse", rx=r, ry=r * flat, fill="none", stroke=colour, stroke_width=wide,
        stroke_opacity=opacity,
    )  # fmt: skip
