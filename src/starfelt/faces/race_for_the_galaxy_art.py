"""The art of Race for the Galaxy: every card's scene, painted in the colours of its kind."""

from starfelt.faces.art.easel import Colours, Easel, disc, drawn, line, mix, place
from starfelt.faces.art.easel import around as point_around
from starfelt.faces.art.planets import RED, Globe, backing, globe, halo, shade, sky
from starfelt.faces.art.structures import BUILT
from starfelt.faces.chance import Chance
from starfelt.faces.race_for_the_galaxy_developments import AIMS, DEVELOPMENTS, SIXES, Work
from starfelt.faces.race_for_the_galaxy_sights import SIGHTS
from starfelt.faces.race_for_the_galaxy_surfaces import HORIZONS, SURFACES
from starfelt.faces.race_for_the_galaxy_works import WORKS
from starfelt.faces.race_for_the_galaxy_worlds import (
    VIEWS,
    WORLDS,
    Part,
    Thing,
    Turned,
)
from starfelt.faces.svg import Svg, group
from starfelt.games.race_for_the_galaxy.card import PRODUCTION, WINDFALL
from starfelt.games.race_for_the_galaxy.cards import CARDS, KEYS
from starfelt.games.race_for_the_galaxy.powers import KINDS

GAME = "race_for_the_galaxy"

Eight = tuple[str, str, str, str, str, str, str, str]
Three = tuple[str, str, str]

# from space to light, by the kind of good; "any" is a world without goods
TONES: dict[str, Eight] = {
    "any": ("#070b14", "#22304a", "#0c1220", "#35465f", "#6d82a2", "#abbdd5", "#f2f7ff", "#a8c8ff"),
    "novelty": ("#030d16", "#0c3a4c", "#06202b", "#0d5870", "#1f9ab4", "#63d2e2", "#d9fbff", "#4fe3f5"),
    "rare": ("#120a06", "#43260f", "#1c0e06", "#5f3514", "#b06a2c", "#e0a660", "#ffecc8", "#ffb454"),
    "genes": ("#04100a", "#123f2a", "#061c10", "#1b5f33", "#3f9f4f", "#8fd67c", "#edffd8", "#7df08a"),
    "alien": ("#0f0d05", "#3d3510", "#1d1805", "#665608", "#c4a41c", "#f0da5c", "#fffccf", "#ffe84a"),
    "wild": ("#0c0714", "#33224f", "#140b22", "#4a3278", "#8a63c4", "#c4a2f0", "#f7efff", "#d08aff"),
}  # fmt: skip
# what else a planet of this kind may be covered with
OTHERS: dict[str, tuple[Three, ...]] = {
    "any": (
        ("#3f4a3c", "#75896a", "#cbc6a8"),
        ("#4a3a34", "#9a7864", "#dcc4ac"),
        ("#243c50", "#3f6f94", "#a4cfe8"),
    ),
    "novelty": (
        ("#5a4a2c", "#c79a5a", "#f3d79a"),
        ("#4d2748", "#b25a9c", "#f2b4dc"),
        ("#1f4d3a", "#4aa37a", "#b4ecc4"),
    ),
    "rare": (
        ("#3a2a2a", "#7d5a4c", "#d4b49c"),
        ("#4f1c14", "#b0442a", "#f09a6a"),
        ("#3d3a1c", "#8f8a3c", "#e0dc94"),
    ),
    "genes": (
        ("#123f52", "#2a7f93", "#a4e4ec"),
        ("#432a5c", "#8a5ab0", "#e4c2f4"),
        ("#5a4a14", "#b09a34", "#f0e48a"),
    ),
    "alien": (
        ("#3a2a54", "#7c5ab4", "#d0b4f4"),
        ("#14443c", "#2f8f7c", "#a0ecd8"),
        ("#54301c", "#b06a3c", "#f4c094"),
    ),
    "wild": (("#14443c", "#2f8f7c", "#a0ecd8"), ("#5a4a14", "#b09a34", "#f0e48a")),
}
# worlds whose lands are known
GREEN_LANDS = ("#2a4a2c", "#5f9a55", "#d8d49a")
LANDS: dict[str, Three] = {
    "old_earth": GREEN_LANDS,
    "terraformed_world": GREEN_LANDS,
    "new_earth": ("#2f3f20", "#6f8a3f", "#e4d08a"),
    "earths_lost_colony": GREEN_LANDS,
}
# developments: by what they are good for
MOODS: dict[str, Colours] = {
    "build": Colours("#05101a", "#16405a", "#0a1c2a", "#2a5570", "#4f8cb0", "#9cc8e4", "#f0faff", "#7ed0ff", "#6a4a20", "#d8943c", "#ffd79a"),
    "explore": Colours("#0a0818", "#2e2763", "#120e2c", "#3d3684", "#6d64c8", "#aaa4f0", "#f3f1ff", "#a49aff", "#134a52", "#2f9aa4", "#a4ecf0"),
    "war": Colours("#12070a", "#4a1a1e", "#1c0d10", "#5a3a40", "#93727a", "#cdb4b8", "#fff2f0", "#ff6a5a", "#43201c", "#a04a38", "#f0a48a"),
    "trade": Colours("#110c04", "#463410", "#1c1506", "#6a5220", "#ac8a3c", "#e4c878", "#fff6da", "#ffd257", "#1c4444", "#3c8c88", "#b0e8e0"),
    "goods": Colours("#060c18", "#173a66", "#0a172c", "#28508a", "#4a86cc", "#98c4f4", "#f0f8ff", "#5ab4ff", "#5a2454", "#c454a8", "#ffb4e4"),
    "ore": Colours("#100a06", "#3d2818", "#1a110a", "#5c4430", "#977658", "#d2b494", "#fff4e4", "#ffae5a", "#3a3430", "#7c7068", "#d0c6bc"),
    "life": Colours("#04120c", "#13462f", "#081e14", "#246046", "#47a078", "#98dcb8", "#effff4", "#74f0a4", "#5c4c18", "#bca03c", "#f4e694"),
    "peace": Colours("#060e18", "#244a5e", "#0d1e2a", "#3c6478", "#78a8b8", "#bcdce4", "#fafeff", "#b4ecff", "#5c4a2c", "#c8a468", "#ffe6b4"),
    "rebel": Colours("#140904", "#552a12", "#201007", "#6a4024", "#ac7448", "#e0b48c", "#fff2e4", "#ff9a4a", "#2c3a3a", "#5c7c7c", "#b4d4d0"),
    "imperium": Colours("#0e0614", "#40185a", "#190c24", "#54306e", "#9068ac", "#ccb0e0", "#fcf2ff", "#f070c0", "#5c2030", "#b8405c", "#f8a4b0"),
    "alien": Colours("#0f0d05", "#3d3510", "#1d1805", "#665608", "#c4a41c", "#f0da5c", "#fffccf", "#ffe84a", "#3a2a54", "#7c5ab4", "#d0b4f4"),
}  # fmt: skip


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
    work = DEVELOPMENTS.get(card) or AIMS.get(card)
    if work is not None:
        return paint_work(Easel(name, MOODS[work.mood], chance, detail), work, card in SIXES)
    return paint_world(Easel(name, colours_of(card), chance, detail), card)


# ------------------------------------------------------------------ worlds
def colours_of(card: str) -> Colours:
    """By the kind of good; space is red around military worlds."""
    row = CARDS[KEYS[card]]
    kind = KINDS[row.kind]
    space, dusk, *rest = TONES[kind]
    if row.military:
        dusk = mix(dusk, "#5a1016", 0.55)
    others = LANDS.get(card) or Chance(f"{GAME} {card} others").one_of(OTHERS[kind])
    return Colours(space, dusk, *rest, *others)


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
    at = globe_of(card, there.view)
    layers = [sky(easel), *parts_of(easel, at, there.behind)]
    if row.type == WINDFALL:
        layers.append(halo(easel, at))
    elif row.type == PRODUCTION:
        layers.append(backing(easel, at))
    rim = RED if row.military else None
    airy = row.type != WINDFALL  # a halo is light enough
    layers.append(globe(easel, at, SURFACES[there.surface], rim, airy))
    layers += parts_of(easel, at, there.before)
    return easel.finished(*layers)


def parts_of(easel: Easel, at: Globe, parts: tuple[Part, ...]) -> list[Svg]:
    """Sights and things that were built, where the scene has them; what is there twice is made
    once."""
    names = [part[0] for part in parts if not isinstance(part, str)]
    layers = []
    for part in parts:
        if isinstance(part, str):
            layers.append(SIGHTS[part](easel, at))
        elif part[0] == "world":
            layers.append(distant_world(easel, *part[1:4]))
        else:
            layers.append(built(easel, part, names.count(part[0]) > 1))
    return layers


def built(easel: Easel, part: Thing | Turned, several: bool) -> Svg:
    name, x, y, size, *turned = part
    painter = BUILT[name] if name in BUILT else WORKS[name]
    where = place(x, y, size, turned[0] if turned else 0.0)
    if not several:
        return group(painter(easel), fill=easel.metal(), transform=where)
    easel.define(name, "g", painter(easel), fill=easel.metal())
    return easel.use(name, transform=where)


# ------------------------------------------------------------------ developments
def paint_work(easel: Easel, there: Work, great: bool) -> Svg:
    layers = [sky(easel)]
    if great:
        layers.append(glory(easel))
    below = Globe(30 + easel.chance.between(-12, 12), 71, 40, easel.chance.between(-20, 20))
    if there.below:
        layers.append(horizon(easel, below, there.below))
    layers += parts_of(easel, below, there.parts)
    return easel.finished(*layers)


def horizon(easel: Easel, at: Globe, surface: str) -> Svg:
    """The upper edge of a great planet, with its air."""
    return globe(easel, at, HORIZONS[surface])


def glory(easel: Easel) -> Svg:
    """Rays behind the greatest works."""
    c = easel.colours
    rays = "".join(
        line([point_around(30, 19, 9, 30 * n), point_around(30, 19, 40, 30 * n)]) for n in range(12)
    )
    wide = drawn(rays, c.glow, 2.6, 0.13)
    return wide + easel.shine(30, 19, 25, c.glow, 0.75)


def distant_world(easel: Easel, x: float, y: float, r: float) -> Svg:
    """A whole planet, plain, for something to happen to it."""
    c = easel.colours
    return disc(x, y, r * 1.2, c.glow, 0.12) + disc(x, y, r, c.base) + disc(x, y, r, shade(easel))
