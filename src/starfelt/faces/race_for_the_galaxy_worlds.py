"""Which scene is painted for each world of Race for the Galaxy.

A scene is a surface, how near the planet is, and what stands behind and before it: a sight by its
name, or a thing that people built with its place and its size.
"""

from msgspec import Struct

Thing = tuple[str, float, float, float]  # its name, where it is, how large
Turned = tuple[str, float, float, float, float]  # and turned, in degrees
Part = str | Thing | Turned


class Scene(Struct, frozen=True):
    """What there is to see."""

    surface: str
    view: str
    before: tuple[Part, ...] = ()
    behind: tuple[Part, ...] = ()


# how near: the middle of the disc and its radius
VIEWS = {
    "mid": (30.0, 20.0, 12.5),
    "up": (30.0, 16.5, 11.0),
    "far": (30.0, 17.0, 8.0),
    "near": (30.5, 23.0, 15.5),
    "left": (25.5, 20.0, 11.5),
    "right": (34.5, 20.0, 11.5),
}

RINGS = ("rings_behind",)


def scene(surface: str, view: str, *before: Part, behind: tuple[Part, ...] = ()) -> Scene:
    return Scene(surface, view, before, behind)


NOVELTY = {
    "earths_lost_colony": scene("seas", "near", "lights", "thread", behind=("sun",)),
    "gem_world": scene("facets", "up", "ground", "crystals"),
    "spice_world": scene(
        "dunes", "right", "lights", ("freighter", 17, 29, 0.6, -14), behind=("twin_suns",)
    ),
    "new_vinland": scene("seas", "up", "lights", "ground", "trees", ("dome", 30, 33, 0.6)),
    "artist_colony": scene(
        "mist", "up", "ground", "searchlights", ("dome", 22, 33, 0.6), ("dome", 38, 33, 0.6)
    ),
    "secluded_world": scene("ocean", "far", "veil", behind=("great_moon",)),
    "space_port": scene(
        "streets", "left", "lights", ("wheel", 43, 13, 0.7), ("freighter", 16, 31, 0.5, -10)
    ),
    "prosperous_world": scene("seas", "up", "lights", "ground", "skyline", behind=("sun",)),
    "galactic_studios": scene(
        "bands", "up", "searchlights", "ground", "skyline", ("board", 30, 28, 0.7)
    ),
    "smuggling_world": scene(
        "craters", "right", "asteroids", ("dart", 20, 13, 0.6, 12), ("dart", 14, 22, 0.4, 12)
    ),
    "retrofit_salvage_inc": scene("plates", "up", "ground", "wreck", ("crane", 44, 27, 0.7)),
    "alien_burial_site": scene("dunes", "up", "ground", "graves", ("slab", 30, 27, 0.7)),
    "universal_exports": scene(
        "bands",
        "mid",
        "rings_before",
        ("freighter", 14, 10, 0.6, 20),
        ("freighter", 45, 31, 0.8, 20),
        behind=RINGS,
    ),
    "new_survivalists": scene("jungle", "up", "ground", "trees", ("fort", 30, 32, 0.5)),
    "devolved_uplift_race": scene("jungle", "up", "ground", "ruins", ("helix", 44, 24, 0.6)),
    "information_hub": scene(
        "streets", "mid", "signals", ("dish", 45, 29, 0.7), ("dish", 15, 31, 0.5)
    ),
    "refugee_world": scene("scars", "up", ("ark", 17, 9, 0.6, 14), "ground", "tents"),
    "galactic_resort": scene(
        "ocean", "up", ("dome", 18, 31, 0.7), ("dome", 42, 31, 0.7), "fins", behind=("sun",)
    ),
    "galactic_bazaar": scene("seas", "up", "lights", "ground", "tents", behind=("moons",)),
    "dying_colony": scene("ice", "up", "ground", "ruins", behind=("red_sun",)),
    "galactic_scavengers": scene(
        "craters", "mid", "asteroids", ("patchwork", 19, 12, 0.8, 10), ("wheel", 44, 29, 0.5)
    ),
    "alien_tourist_attraction": scene(
        "seas",
        "up",
        "lights",
        "ground",
        ("pyramid", 30, 28, 0.9),
        ("dart", 46, 12, 0.4, 20),
        ("dart", 14, 18, 0.4, -20),
    ),
    "former_penal_colony": scene("ice", "up", "ground", ("fort", 30, 31, 0.7), "mines"),
    "star_nomad_lair": scene(
        "bands",
        "far",
        "moons",
        ("ark", 16, 10, 0.5, 8),
        ("ark", 44, 14, 0.4, 8),
        ("ark", 40, 31, 0.6, 8),
    ),
    "pirate_world": scene(
        "lava", "mid", "spikes", ("patchwork", 17, 12, 0.8, 22), ("patchwork", 44, 31, 0.6, 22)
    ),
    "rebel_sympathizers": scene("seas", "up", "lights", "spikes", "ground", "skyline", "beam"),
    "primitive_rebel_world": scene("jungle", "up", "spikes", "ground", "peaks", "banners"),
}

RARE = {
    "comet_zone": scene("ice", "far", "comets"),
    "imperium_armaments_world": scene(
        "plates",
        "right",
        "lights",
        ("blade", 17, 11, 0.7, 14),
        ("blade", 15, 20, 0.5, 14),
        ("cannon", 44, 30, 0.5, -160),
    ),
    "bio_hazard_mining_world": scene(
        "spores", "up", "ground", ("rig", 20, 29, 0.7), ("rig", 42, 30, 0.55)
    ),
    "new_earth": scene("seas", "near", "lights", "clouds", behind=("sun",)),
    "mining_world": scene(
        "craters", "up", "ground", ("rig", 16, 29, 0.6), ("rig", 30, 28, 0.8), ("rig", 44, 29, 0.6)
    ),
    "volcanic_world": scene("lava", "up", "ground", "volcano"),
    "imperium_blaster_gem_consortium": scene(
        "facets", "mid", "frame", ("blade", 14, 9, 0.6, 24), ("blade", 47, 31, 0.7, 24)
    ),
    "interstellar_prospectors": scene(
        "craters", "left", "asteroids", ("dart", 44, 12, 0.7, 158), ("scope", 46, 26, 0.5)
    ),
    "mining_mole_uplift_race": scene("dunes", "up", "tunnels", ("helix", 48, 15, 0.45)),
    "rebel_miners": scene(
        "craters", "up", "spikes", "ground", ("rig", 18, 29, 0.7), ("tanks", 41, 31, 0.6)
    ),
    "imperium_fuel_depot": scene(
        "bands", "up", "spikes", "ground", ("tanks", 22, 31, 0.7), ("tanks", 40, 32, 0.5)
    ),
    "alpha_centauri": scene("dunes", "mid", "lights", "rings_before", behind=("twin_suns", *RINGS)),
    "asteroid_belt": scene("craters", "far", "asteroids", "more_asteroids"),
    "radioactive_world": scene("spores", "mid", "signals", "moons"),
    "destroyed_world": scene("scars", "mid", "shards"),
    "blaster_gem_mines": scene("facets", "up", "tunnels", "crystals"),
    "gem_smugglers": scene(
        "facets", "right", ("patchwork", 17, 13, 0.7, 8), ("dart", 15, 28, 0.5, -12), "moons"
    ),
    "psi_crystal_world": scene("facets", "mid", "crystals", behind=("signals",)),
    "rebel_fuel_cache": scene("craters", "up", "spikes", "tunnels", ("tanks", 30, 31, 0.55)),
    "runaway_robots": scene("dunes", "up", "ground", ("robots", 30, 30, 0.8), "mines"),
    "smuggling_lair": scene("craters", "mid", "veil", "mines", ("dart", 18, 12, 0.6, 20)),
    "rebel_convict_mines": scene("scars", "up", "spikes", "peaks", ("rig", 24, 29, 0.6)),
    "rebel_fuel_refinery": scene(
        "bands", "up", "spikes", "ground", ("tanks", 17, 31, 0.6), ("tanks", 43, 31, 0.6)
    ),
}

GENES = {
    "lost_species_ark_world": scene("jungle", "near", "flock", ("ark", 17, 9, 0.6, 12)),
    "plague_world": scene("spores", "mid", "swarm"),
    "distant_world": scene("seas", "far", "lights", "moons", behind=("sun",)),
    "gene_designers": scene(
        "plates", "left", "lights", ("helix", 45, 20, 0.9), ("labs", 18, 31, 0.5)
    ),
    "uplift_gene_breeders": scene("cells", "mid", ("helix", 12, 20, 0.8), ("helix", 48, 20, 0.8)),
    "lifeforms_inc": scene("jungle", "up", "ground", ("labs", 20, 31, 0.6), ("dome", 41, 33, 0.7)),
    "malevolent_lifeforms": scene("spores", "up", "vines", "spikes"),
    "hive_world": scene("cells", "mid", "swarm", "spikes"),
    "empath_world": scene("mist", "mid", "signals"),
    "pre_sentient_race": scene("jungle", "up", "ground", "trees"),
    "ancient_race": scene("seas", "up", "lights", "ground", "ruins", behind=("sun",)),
    "universal_symbionts": scene("cells", "up", "vines"),
    "ravaged_uplift_world": scene("scars", "up", "ground", "ruins", ("helix", 45, 22, 0.6)),
    "avian_uplift_race": scene("mist", "mid", "flock", "spikes"),
    "rebel_warrior_race": scene("dunes", "up", "spikes", "ground", ("troops", 30, 31, 0.7)),
    "the_last_of_the_uplift_gnarssh": scene("ice", "up", "spikes", "peaks", ("helix", 30, 27, 0.6)),
    "reptilian_uplift_race": scene("scales", "mid", "spikes", "moons"),
    "aquatic_uplift_race": scene("ocean", "up", "spikes", "fins"),
    "insect_uplift_race": scene("cells", "up", "swarm", "spikes", "ground", "trees"),
    "uplift_revolt_world": scene(
        "lava", "up", "spikes", "ground", "banners", ("helix", 30, 26, 0.65)
    ),
}

ALIEN = {
    "alien_robotic_factory": scene(
        "plates", "up", "ground", ("robots", 30, 30, 0.8), ("pyramid", 48, 31, 0.5)
    ),
    "alien_data_repository": scene(
        "streets",
        "up",
        "ground",
        ("slab", 15, 28, 0.7),
        ("slab", 24, 29, 0.6),
        ("slab", 36, 29, 0.6),
        ("slab", 45, 28, 0.7),
    ),
    "alien_departure_point": scene("bands", "left", ("gate", 41, 20, 1.3), behind=("signals",)),
    "lost_alien_battle_fleet": scene(
        "craters",
        "far",
        "spikes",
        ("crescent", 17, 11, 0.7, -12),
        ("crescent", 14, 28, 0.5, -12),
        ("crescent", 44, 27, 0.9, -12),
        ("crescent", 47, 9, 0.4, -12),
    ),
    "damaged_alien_factory": scene("plates", "mid", "lights", "spikes", "shards"),
    "deserted_alien_outpost": scene("dunes", "up", "ground", "ruins", ("slab", 40, 28, 0.7)),
    "deserted_alien_colony": scene(
        "ocean", "up", "ground", ("pyramid", 18, 29, 0.8), ("pyramid", 41, 31, 0.55)
    ),
    "deserted_alien_library": scene(
        "mist", "up", "ground", ("hall", 30, 30, 0.75), ("slab", 11, 29, 0.6), ("slab", 49, 29, 0.6)
    ),
    "alien_toy_shop": scene("facets", "mid", ("orbs", 30, 20, 1.3)),
    "alien_robot_sentry": scene(
        "craters", "up", "spikes", "ground", ("robot", 30, 27, 1.3), "mines"
    ),
    "lost_alien_warship": scene("bands", "right", "spikes", ("crescent", 22, 19, 1.4, -24)),
    "alien_robot_scout_ship": scene(
        "ice", "mid", "spikes", "mines", ("crescent", 19, 12, 0.7, -30)
    ),
    "alien_monolith": scene("dunes", "up", "spikes", "ground", ("slab", 30, 22, 1.5)),
    "alien_uplift_center": scene(
        "cells", "up", "spikes", "ground", ("pyramid", 24, 29, 0.8), ("helix", 43, 24, 0.6)
    ),
    "alien_guardian": scene("eye", "mid", "spikes", behind=("signals",)),
    "alien_oort_cloud_refinery": scene("bands", "mid", ("orbs", 30, 20, 1.3), behind=("signals",)),
}

GREY = {
    "old_earth": scene("seas", "near", "lights", "great_moon", behind=("sun",)),
    "epsilon_eridani": scene(
        "dunes", "mid", "lights", "thread", ("patchwork", 15, 30, 0.5, -14), behind=("sun",)
    ),
    "galactic_engineers": scene("plates", "mid", "lights", "frame", ("truss", 45, 31, 0.5, -20)),
    "black_market_trading_world": scene(
        "craters", "up", "veil", "lights", "ground", "tents", ("dart", 46, 10, 0.5, 160)
    ),
    "merchant_world": scene(
        "seas",
        "mid",
        "lights",
        "rings_before",
        ("freighter", 16, 9, 0.6, 16),
        ("hub", 45, 31, 0.5),
        behind=RINGS,
    ),
    "tourist_world": scene(
        "ocean",
        "up",
        "lights",
        ("dome", 30, 31, 0.8),
        "fins",
        ("dart", 14, 12, 0.5, -16),
        behind=("sun",),
    ),
    "galactic_trendsetters": scene(
        "streets", "up", "searchlights", "ground", "skyline", ("spire", 30, 29, 0.55)
    ),
    "alien_rosetta_stone_world": scene("dunes", "up", "ground", ("slab", 30, 25, 1.2), "graves"),
    "terraformed_world": scene("seas", "near", "frame", "lights", behind=("sun",)),
    "pilgrimage_world": scene(
        "mist", "up", "ground", ("hall", 30, 31, 0.7), "beam", behind=("sun",)
    ),
    "gambling_world": scene("bands", "up", "lights", "ground", "skyline", "dice"),
    "expanding_colony": scene(
        "dunes",
        "up",
        "ground",
        ("dome", 14, 33, 0.55),
        ("dome", 27, 32.6, 0.7),
        ("crane", 44, 28, 0.6),
    ),
    "separatist_colony": scene(
        "ice", "up", "lights", "ground", "banners", ("dome", 30, 32.6, 0.7), behind=("sun",)
    ),
    "doomed_world": scene("seas", "mid", "lights", "impact", ("ark", 15, 30, 0.6, 150)),
    "deserted_alien_world": scene("craters", "up", "ground", "ruins", ("pyramid", 42, 30, 0.6)),
    "rebel_cantina": scene(
        "dunes",
        "up",
        "lights",
        "ground",
        "tents",
        ("patchwork", 44, 11, 0.5, 160),
        behind=("twin_suns",),
    ),
    "galactic_developers": scene("seas", "mid", "lights", ("crane", 45, 12, 0.6), behind=("sun",)),
    "imperium_warlord": scene(
        "lava", "up", "lights", "ground", ("spire", 30, 28, 0.75), "banners", behind=("sun",)
    ),
    "abandoned_alien_uplift_camp": scene(
        "jungle", "up", "ground", "ruins", ("helix", 42, 24, 0.65)
    ),
    "trading_outpost": scene(
        "ice", "right", "lights", ("hub", 20, 22, 0.9), ("freighter", 14, 9, 0.5, 20)
    ),
    "new_gambling_world": scene("streets", "up", "lights", "dice", "moons"),
    "uplift_mercenary_force": scene(
        "jungle",
        "mid",
        "lights",
        ("patchwork", 15, 11, 0.6, 16),
        ("patchwork", 13, 20, 0.4, 16),
        ("helix", 47, 22, 0.75),
        behind=("sun",),
    ),
    "alien_research_team": scene(
        "mist", "up", "ground", ("pyramid", 21, 30, 0.7), ("labs", 42, 31, 0.55)
    ),
    "imperium_capital": scene(
        "streets",
        "up",
        "lights",
        "ground",
        ("spire", 30, 26, 0.95),
        ("spire", 14, 31, 0.5),
        ("spire", 46, 31, 0.5),
        "banners",
    ),
    "pan_galactic_security_council": scene("seas", "up", ("council", 30, 30, 0.95), "moons"),
    "federation_capital": scene(
        "streets", "up", "lights", "ground", "skyline", ("hall", 30, 30.6, 0.7)
    ),
    "black_hole_miners": scene(
        "void",
        "far",
        "disk_before",
        ("truss", 44, 31, 0.6, -14),
        ("rig", 13, 29, 0.5),
        behind=("disk",),
    ),
    "new_sparta": scene(
        "dunes", "up", "lights", "ground", ("fort", 30, 31, 0.6), "banners", behind=("sun",)
    ),
    "rebel_outpost": scene(
        "ice", "up", "spikes", "peaks", ("dish", 42, 29, 0.6), ("fort", 22, 34, 0.5)
    ),
    "rebel_underground": scene("streets", "up", "spikes", "tunnels", "lights"),
    "outlaw_world": scene("dunes", "mid", "asteroids", "mines", ("patchwork", 20, 12, 0.7, 10)),
    "rebel_homeworld": scene(
        "seas",
        "mid",
        "lights",
        "spikes",
        "mines",
        ("patchwork", 13, 31, 0.6, -20),
        ("patchwork", 47, 8, 0.5, 160),
    ),
    "rebel_base": scene("craters", "up", "spikes", "peaks", ("fort", 30, 32, 0.75)),
    "rebel_colony": scene(
        "ocean", "up", "spikes", "ground", ("dome", 18, 33, 0.7), ("fort", 37, 32, 0.5)
    ),
    "clandestine_uplift_lab": scene(
        "jungle", "up", "spikes", "ground", ("labs", 30, 30, 0.7), "trees"
    ),
    "rebel_stronghold": scene("lava", "up", "spikes", "ground", ("fort", 30, 29, 1.0), "mines"),
    "blaster_runners": scene(
        "bands",
        "right",
        "mines",
        ("dart", 18, 11, 0.7, 14),
        ("dart", 16, 21, 0.8, 14),
        ("dart", 20, 31, 0.6, 14),
    ),
    "hidden_fortress": scene("mist", "up", "spikes", "peaks", ("fort", 30, 30, 0.8), "veil"),
    "rebel_freedom_fighters": scene(
        "jungle", "up", ("troops", 30, 31, 0.65), ("flame", 47, 12, 0.4), "ground"
    ),
    "rebel_council": scene("scars", "up", "spikes", ("council", 30, 30, 0.95), "banners"),
    "alien_booby_trap": scene("plates", "mid", "spikes", ("burst", 38, 14, 0.7)),
}

WORLDS: dict[str, Scene] = {**NOVELTY, **RARE, **GENES, **ALIEN, **GREY}
