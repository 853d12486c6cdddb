"""Space behind things: a dusk of colour, clouds of light, stars, and now and then a far world."""

from msgspec import Struct

from starfelt.faces.painting.canvas import HEIGHT, WIDTH, Picture, disc, line, oval, whole
from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Svg, element, number


class Sky(Struct, frozen=True):
    """The colours of a sky: its dark, its dusk, two clouds, and the lit side of a far world."""

    night: str
    dusk: str
    cloud: str
    other_cloud: str
    world: str


def space(picture: Picture, sky: Sky, world: bool) -> Svg:
    """A whole sky; the middle is left calm for what stands before it."""
    chance = picture.chance.also("sky")
    ground = picture.radial(sky.dusk, sky.night, cx=chance.between(0.2, 0.5), cy=0.2, r=0.95)
    return (
        whole(ground)
        + clouds(picture, chance, sky)
        + stars(chance.also("stars"), 34, 0.28, 0.55)
        + stars(chance.also("near"), 9, 0.55, 0.9)
        + (far_world(picture, chance.also("world"), sky) if world else "")
        + glint(chance.also("glint"))
    )


def clouds(picture: Picture, chance: Chance, sky: Sky) -> Svg:
    """Banks of light that lie across the picture the same way."""
    slant = chance.between(-40, 25)
    parts = []
    for colour in (sky.cloud, sky.other_cloud, sky.cloud):
        paint = picture.radial(f"{colour}/.62", f"{colour}/.2", f"{colour}/0")
        x, y = chance.between(4, 56), chance.between(4, 36)
        turn = f"rotate({number(slant + chance.between(-12, 12))} {number(x)} {number(y)})"
        size = chance.between(16, 30)
        parts.append(oval(x, y, size, size * chance.between(0.3, 0.5), paint, transform=turn))
    return "".join(parts)


def stars(chance: Chance, count: int, size: float, opacity: float) -> Svg:
    """Many stars in one path: lines without length and with round ends."""
    places = (
        f"M{number(round(chance.between(0, WIDTH), 1))} "
        f"{number(round(chance.between(0, HEIGHT), 1))}h0"
        for _ in range(count)
    )
    return line("".join(places), "#fff", size, stroke_opacity=opacity)


def glint(chance: Chance) -> Svg:
    """One star so bright that it has rays, away from the middle."""
    x, y = chance.one_of(((8, 31), (51, 33), (50, 8), (11, 9), (43, 5), (16, 35)))
    d = f"M{x - 2} {y}h4M{x} {y - 2.6}v5.2"
    return line(d, "#fff", 0.22, stroke_opacity=0.8) + disc(x, y, 0.55, "#fff")


def far_world(picture: Picture, chance: Chance, sky: Sky) -> Svg:
    """A world half in the dark, at an edge of the picture."""
    x = chance.one_of((6.0, 13.0, 48.0, 55.0))
    y = chance.between(7, 14) if chance.unit() < 0.6 else chance.between(30, 40)
    r = chance.between(5, 10)
    lit = picture.radial(sky.world, sky.dusk, sky.night, cx=0.28, cy=0.25, r=0.85)
    air = picture.radial(f"{sky.world}/0", f"{sky.world}/0", f"{sky.world}/.5", f"{sky.world}/0")
    ring = ""
    if chance.unit() < 0.45:
        tilt = f"rotate({number(chance.between(-28, 28))} {number(x)} {number(y)})"
        ring = element(
            "ellipse", cx=x, cy=y, rx=r * 1.7, ry=r * 0.32, fill="none", stroke=sky.world,
            stroke_width=r * 0.13, stroke_opacity=0.5, transform=tilt,
        )  # fmt: skip
    return disc(x, y, r * 1.3, air) + disc(x, y, r, lit) + ring
