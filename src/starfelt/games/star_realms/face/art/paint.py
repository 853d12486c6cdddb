"""The art of Star Realms: what a ship costs and does decides how it is built; bases are each their
own.
"""

from collections.abc import Callable

from starfelt.faces.painting.canvas import Picture, vignette
from starfelt.faces.svg import Svg

from ...rules.card import ALLY, FACTIONS, PRIMARY, SCRAP, Card
from ...rules.designs import CARDS, KEYS
from ...words.sentences import name_of, single_effects
from . import stations, strongholds
from .hulls import Build, Tones, placed
from .ships import TONES, ship
from .skies import Sky, space

GAME = "star_realms"

#: Each faction's sky is of another hue than its ships, so that they stand out.
SKIES = {
    "unaligned": Sky("#060b16", "#1c3550", "#2f6d86", "#6a5a92", "#c7b299"),
    "blob": Sky("#0d0518", "#33195c", "#8c3fa8", "#2f4fb0", "#e08fc0"),
    "trade_federation": Sky("#090a1c", "#2c2250", "#b4576b", "#d98a4e", "#ffd0a0"),
    "star_empire": Sky("#03101c", "#0f3a55", "#1c7d94", "#3a4fa8", "#8fd4d8"),
    "machine_cult": Sky("#050d12", "#173642", "#2f7c77", "#5b6f8f", "#b7d2c9"),
}

#: What an effect adds to a ship.
PARTS = {
    "combat": "guns",
    "trade": "holds",
    "authority": "domes",
    "draw": "masts",
    "draw_for_bases": "masts",
    "opponent_discards": "claws",
    "may_destroy_base": "claws",
    "may_scrap": "claws",
    "may_scrap_trade_row": "claws",
    "take_ship": "holds",
}
COUNTED = ("combat", "trade", "draw")

#: Ships that are not built in the usual way of their faction.
FORMS = {
    "viper": "fork",
    "explorer": "saucer",
    "blob_fighter": "dart",
    "trade_pod": "pod",
    "battle_pod": "armed_pod",
    "ram": "ram",
    "blob_destroyer": "crab",
    "battle_blob": "bulk",
    "blob_carrier": "chain",
    "mothership": "jelly",
    "federation_shuttle": "stub",
    "embassy_yacht": "sail",
    "freighter": "train",
    "flagship": "twin",
    "command_ship": "ringed",
    "imperial_fighter": "prongs",
    "imperial_frigate": "trident",
    "survey_ship": "dish",
    "dreadnaught": "wedge",
    "missile_bot": "racks",
    "supply_bot": "crates",
    "battle_mech": "cannon",
    "missile_mech": "racks",
}

BASES: dict[str, Callable[[Picture, Tones], Svg]] = {
    "blob_wheel": strongholds.blob_wheel,
    "the_hive": strongholds.the_hive,
    "blob_world": strongholds.blob_world,
    "trading_post": stations.trading_post,
    "barter_world": strongholds.barter_world,
    "defense_center": stations.defense_center,
    "port_of_call": stations.port_of_call,
    "central_office": stations.central_office,
    "space_station": stations.space_station,
    "recycling_station": stations.recycling_station,
    "war_world": strongholds.war_world,
    "royal_redoubt": stations.royal_redoubt,
    "fleet_hq": stations.fleet_hq,
    "battle_station": strongholds.battle_station,
    "mech_world": strongholds.mech_world,
    "junkyard": strongholds.junkyard,
    "machine_base": strongholds.machine_base,
    "brain_world": strongholds.brain_world,
}


def paint(card: str) -> Svg:
    row = CARDS[KEYS[card]]
    faction = FACTIONS[row.faction]
    picture = Picture(GAME, card)
    world = card not in BASES and picture.chance.also("far").unit() < 0.5
    picture.add(space(picture, SKIES[faction], world))
    if card in BASES:
        picture.add(placed(BASES[card](picture, TONES[faction]), turn=0, size=0.9))
    else:
        picture.add(ship(picture, faction, shape_of(card, faction), build_of(row)))
    picture.add(vignette(picture, 0.5))
    return picture.finished()


def shape_of(card: str, faction: str) -> str:
    """Machines are bots, walkers or the needle; other factions build in one way."""
    if faction != "machine_cult":
        return faction
    return "needle" if card == "stealth_needle" else "mech" if card.endswith("_mech") else "bot"


def build_of(row: Card) -> Build:
    """The more it costs the larger it is; each ability shows."""
    counts = dict.fromkeys(("guns", "holds", "domes", "masts", "claws"), 0)
    for ability in (PRIMARY, ALLY, SCRAP):
        for effect in single_effects(list(row.ability(ability))):
            name = name_of(effect)
            if name in PARTS:
                number = effect.facts()["number"] if name in COUNTED else 1
                counts[PARTS[name]] += number if ability == PRIMARY else 1
    cost = int(row.cost)
    length = 23 + 2.3 * cost
    girth = 3.4 + 0.34 * cost + 0.25 * counts["holds"]
    span = girth * 1.5 + 0.5 * counts["guns"] + 2
    return Build(length, girth, span, **counts, form=FORMS.get(row.key, ""))
