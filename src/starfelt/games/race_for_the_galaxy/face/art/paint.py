"""The art of Race for the Galaxy: every card's scene, painted in the colours of its kind."""

from collections.abc import Sequence

from starfelt.faces.seeded import Chance
from starfelt.faces.svg import Svg, group

from ...rules.powers.card import PRODUCTION, WINDFALL
from ...rules.powers.designs import CARDS, KEYS
from ...rules.powers.powers import KINDS
from .canvas import Colours, Easel, disc, drawn, line, mix, place
from .canvas import around as point_around
from .developments import SIXES, WORKS
from .grounds import GROUNDS
from .horizons import HORIZONS
from .hulls import HULLS
from .orbits import IN_ORBIT
from .palettes import MOODS, TONES, lands_of
from .people import PEOPLE
from .planets import RED, Globe, backing, globe, halo, shade, sky
from .scene_rows import Part, Scene
from .sky_sights import IN_SPACE
from .structures import BUILT
from .surfaces import NATURAL
from .wealth import KNOWN
from .wonders import WONDERS
from .worlds import WORLDS

GAME = "race_for_the_galaxy"

SURFACES = {**NATURAL, **WONDERS}
SIGHTS = {**IN_SPACE, **IN_ORBIT, **GROUNDS}
THINGS = {**BUILT, **HULLS, **KNOWN, **PEOPLE}
# how near a planet is: the middle of its disc and its radius
VIEWS = {
    "mid": (30.0, 20.0, 12.5),
    "up": (30.0, 16.5, 11.0),
    "far": (30.0, 17.0, 8.0),
    "near": (30.5, 23.0, 15.5),
    "left": (25.5, 20.0, 11.5),
    "right": (34.5, 20.0, 11.5),
}
EMPTY = "space"  # no planet below

LARGEST = 5900  # letters of one painting: a browser loads hundreds of them
DETAILS = (1.0, 0.8, 0.6, 0.4)


def paint(card: str) -> Svg:
    """The art of a card, on a canvas of 60 x 40, as rich as there is room for."""
    for detail in DETAILS:
        painted = painting(card, detail)
        if len(painted) <= LARGEST:
            break
    return painted


def painting(card: str, detail: float) -> Svg:
    name, chance = f"{GAME}-{card}", Chance(f"{GAME} {card}")
    if card in WORKS:
        there = WORKS[card]
        return paint_work(Easel(name, MOODS[there.first], chance, detail), there, card in SIXES)
    return paint_world(Easel(name, colours_of(card), chance, detail), card)


# ------------------------------------------------------------------ worlds
def colours_of(card: str) -> Colours:
    """By the kind of good; space is red around military worlds."""
    row = CARDS[KEYS[card]]
    kind = KINDS[row.kind]
    space, dusk, *rest = TONES[kind]
    if row.military:
        dusk = mix(dusk, "#5a1016", 0.55)
    return Colours(*[space, dusk, *rest, *lands_of(kind, card)])


def globe_of(card: str, view: str) -> Globe:
    chance = Chance(f"{GAME} {card} globe")
    x, y, r = VIEWS[view]
    lean = chance.between(-26, 26)
    return Globe(
        x + chance.between(-1, 1),
        y + chance.between(-0.5, 0.5),
        r + chance.between(-0.6, 0.6),
        lean,
    )


def paint_world(easel: Easel, card: str) -> Svg:
    row, there = CARDS[KEYS[card]], WORLDS[card]
    at = globe_of(card, there.second)
    layers = [sky(easel), *parts_of(easel, at, there.behind())]
    if row.type == WINDFALL:
        layers.append(halo(easel, at))
    elif row.type == PRODUCTION:
        layers.append(backing(easel, at))
    rim = RED if row.military else None
    airy = row.type != WINDFALL  # a halo is light enough
    layers.append(globe(easel, at, SURFACES[there.first], rim, airy))
    layers += parts_of(easel, at, there.before())
    return easel.finished(*layers)


def parts_of(easel: Easel, at: Globe, parts: Sequence[Part]) -> list[Svg]:
    """Sights and things that were built; what is there twice is made once."""
    names = [part.name for part in parts]
    layers = []
    for part in parts:
        if not part.is_thing:
            layers.append(SIGHTS[part.name](easel, at))
        elif part.name == "world":
            layers.append(distant_world(easel, part))
        else:
            layers.append(built(easel, part, names.count(part.name) > 1))
    return layers


def built(easel: Easel, part: Part, several: bool) -> Svg:
    painter = THINGS[part.name]
    where = place(part.x, part.y, part.size, part.turned)
    if not several:
        return group(painter(easel), fill=easel.metal(), transform=where)
    easel.define(part.name, "g", painter(easel), fill=easel.metal())
    return easel.use(part.name, transform=where)


# ------------------------------------------------------------------ developments
def paint_work(easel: Easel, there: Scene, great: bool) -> Svg:
    layers = [sky(easel)]
    if great:
        layers.append(glory(easel))
    below = Globe(30 + easel.chance.between(-12, 12), 71, 40, easel.chance.between(-20, 20))
    if there.second != EMPTY:
        layers.append(globe(easel, below, HORIZONS[there.second]))
    layers += parts_of(easel, below, there.parts)
    return easel.finished(*layers)


def glory(easel: Easel) -> Svg:
    """Rays behind the greatest works."""
    c = easel.colours
    rays = "".join(
        line([point_around(30, 19, 9, 30 * n), point_around(30, 19, 40, 30 * n)]) for n in range(12)
    )
    wide = drawn(rays, c.glow, 2.6, 0.13)
    return wide + easel.shine(30, 19, 25, c.glow, 0.75)


def distant_world(easel: Easel, part: Part) -> Svg:
    """A whole planet, plain, for something to happen to it."""
    c, x, y, r = easel.colours, part.x, part.y, part.size
    return disc(x, y, r * 1.2, c.glow, 0.12) + disc(x, y, r, c.base) + disc(x, y, r, shade(easel))
