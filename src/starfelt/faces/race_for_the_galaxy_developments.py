"""Which scene is painted for each development of Race for the Galaxy.

The part of a planet below, if any, and what was built, from back to front; its place and its size.
"""

from msgspec import Struct

from starfelt.faces.race_for_the_galaxy_worlds import Part


class Work(Struct, frozen=True):
    """A development: the mood it is painted in, what is far below, and what was built."""

    mood: str
    below: str  # a planet by the name of its horizon, or "" for empty space
    parts: tuple[Part, ...]


def work(mood: str, below: str, *parts: Part) -> Work:
    return Work(mood, below, parts)


SMALL = {
    "public_works": work("build", "shores", ("crane", 30, 19, 1.3)),
    "colony_ship": work("build", "rocky", ("ark", 30, 18, 1.4, -12)),
    "expedition_force": work(
        "explore",
        "rocky",
        ("dart", 32, 13, 1.1, -14),
        ("dart", 18, 22, 0.7, -14),
        ("dart", 43, 24, 0.6, -14),
    ),
    "mining_robots": work("ore", "", "asteroids", ("robots", 30, 18, 1.2)),
    "export_duties": work("trade", "cloudy", ("gate", 36, 18, 1.2), ("freighter", 20, 19, 0.8, -4)),
    "new_military_tactics": work("war", "", ("plan", 30, 19, 1.5)),
    "space_marines": work("war", "fiery", ("troops", 30, 19, 1.3)),
    "contact_specialist": work("peace", "cloudy", ("meeting", 30, 19, 1.3)),
    "diversified_economy": work("trade", "", ("orbs", 30, 20, 1.5)),
    "consumer_markets": work("goods", "inhabited", ("stalls", 30, 19, 1.2)),
    "mining_conglomerate": work(
        "ore",
        "rocky",
        ("truss", 30, 11, 0.9),
        ("rig", 30, 23, 0.9),
        ("rig", 17, 24, 0.6),
        ("rig", 43, 24, 0.6),
    ),
    "research_labs": work("explore", "cloudy", ("labs", 30, 18, 1.4)),
    "deficit_spending": work("trade", "", ("chart", 30, 20, 1.4)),
    "investment_credits": work("trade", "", ("coins", 30, 21, 1.4)),
    "interstellar_bank": work("trade", "shores", ("vault", 30, 18, 1.4)),
    "terraforming_robots": work(
        "life", "rocky", ("robots", 30, 21, 1.1), ("spire", 13, 25, 0.6), ("spire", 47, 25, 0.6)
    ),
    "drop_ships": work("war", "fiery", ("dropping", 30, 19, 1.3)),
    "replicant_robots": work(
        "build",
        "",
        ("robot", 12, 21, 1),
        ("robot", 24, 21, 1),
        ("robot", 36, 21, 1),
        ("robot", 48, 21, 1),
        ("truss", 30, 6, 1),
    ),
    "genetics_lab": work("life", "", ("labs", 30, 25, 1.0), ("helix", 30, 15, 0.9)),
    "space_mercenaries": work(
        "war",
        "rocky",
        ("patchwork", 28, 13, 1.1, -10),
        ("patchwork", 16, 23, 0.7, -10),
        ("patchwork", 43, 23, 0.7, -10),
    ),
    "improved_logistics": work("build", "", ("net", 30, 20, 1.6)),
    "pan_galactic_research": work(
        "explore", "shores", ("scope", 22, 19, 1.2), ("labs", 42, 23, 0.8), ("helix", 46, 10, 0.4)
    ),
    "rebel_pact": work(
        "rebel",
        "",
        ("flame", 30, 20, 1.2),
        ("patchwork", 10, 9, 0.5, 30),
        ("patchwork", 50, 9, 0.5, 150),
    ),
    "imperium_cloaking_technology": work("imperium", "cloudy", ("cloaked", 30, 18, 1.5, -8)),
    "imperium_troops": work("imperium", "rocky", "banners", ("troops", 30, 20, 1.2)),
    "r_d_crash_program": work("explore", "", ("labs", 24, 22, 1.1), ("burst", 41, 14, 1.0)),
    "mercenary_fleet": work(
        "war",
        "cloudy",
        ("patchwork", 32, 11, 1.0, 8),
        ("patchwork", 16, 16, 0.8, 8),
        ("patchwork", 44, 22, 0.8, 8),
        ("patchwork", 24, 25, 0.7, 8),
    ),
    "galactic_advertisers": work("goods", "inhabited", ("board", 30, 17, 1.5)),
    "galactic_salon": work("goods", "cloudy", ("dome", 30, 18, 1.8)),
    "interstellar_casus_belli": work(
        "war",
        "",
        ("burst", 30, 20, 1.0),
        ("blade", 13, 14, 0.8, 16),
        ("blade", 12, 27, 0.6, -12),
        ("patchwork", 47, 13, 0.8, 164),
        ("patchwork", 48, 27, 0.6, 192),
    ),
    "imperium_invasion_fleet": work(
        "imperium",
        "shores",
        ("blade", 34, 11, 1.3, 6),
        ("blade", 17, 17, 0.8, 6),
        ("blade", 44, 21, 0.7, 6),
        ("blade", 27, 24, 0.6, 6),
    ),
    "imperium_planet_buster": work(
        "imperium", "", ("world", 50, 28, 9), ("cannon", 19, 14, 1.1, 26)
    ),
    "pan_galactic_mediator": work("peace", "", ("bridge", 30, 20, 1.6)),
    "rebel_troops": work("rebel", "rocky", ("troops", 30, 19, 1.1), ("flame", 30, 9, 0.5)),
    "terraforming_engineers": work(
        "life", "shores", ("spire", 22, 19, 1.0), ("spire", 40, 21, 0.8), ("crane", 48, 12, 0.5)
    ),
    "galactic_markets": work(
        "goods",
        "cloudy",
        ("wheel", 30, 17, 1.7),
        ("freighter", 14, 8, 0.5, 20),
        ("freighter", 47, 27, 0.5, 200),
    ),
    "rebel_sneak_attack": work(
        "rebel",
        "",
        ("world", 19, 18, 12),
        ("dart", 37, 12, 0.9, -6),
        ("dart", 41, 21, 0.8, 4),
        ("dart", 34, 29, 0.7, 14),
    ),
    "galactic_power_brokers": work("peace", "", ("council", 30, 22, 1.5)),
}

SIXES = {
    "pan_galactic_league": work("peace", "shores", ("council", 30, 20, 1.3), ("wheel", 30, 6, 0.6)),
    "mining_league": work("ore", "", "asteroids", ("wheel", 30, 18, 1.5), ("rig", 30, 22, 1.0)),
    "free_trade_association": work(
        "goods",
        "cloudy",
        ("hub", 30, 18, 1.3),
        ("freighter", 12, 9, 0.6, 24),
        ("freighter", 48, 9, 0.6, 156),
        ("freighter", 11, 26, 0.5, -20),
        ("freighter", 49, 26, 0.5, 200),
    ),
    "alien_tech_institute": work(
        "alien", "rocky", ("gate", 30, 15, 1.2), ("pyramid", 17, 24, 0.8), ("pyramid", 43, 24, 0.8)
    ),
    "galactic_survey_seti": work(
        "explore", "rocky", ("dish", 30, 17, 1.4), ("dish", 13, 24, 0.7), ("dish", 48, 24, 0.7)
    ),
    "galactic_federation": work("peace", "shores", ("wheel", 30, 19, 1.9), ("spire", 30, 17, 0.8)),
    "new_galactic_order": work(
        "imperium",
        "",
        ("spire", 30, 22, 1.4),
        ("blade", 12, 10, 0.6, -20),
        ("blade", 48, 10, 0.6, 200),
        ("blade", 10, 24, 0.5, -10),
        ("blade", 50, 24, 0.5, 190),
    ),
    "merchant_guild": work(
        "trade",
        "inhabited",
        ("hall", 30, 18, 1.4),
        ("freighter", 13, 7, 0.5, 14),
        ("freighter", 47, 7, 0.5, 166),
    ),
    "new_economy": work("goods", "inhabited", ("net", 30, 14, 1.2), ("coins", 30, 24, 0.8)),
    "galactic_renaissance": work("peace", "cloudy", ("hall", 30, 21, 1.2), ("dome", 30, 9, 1.0)),
    "galactic_imperium": work("imperium", "fiery", ("fort", 30, 23, 1.2), ("spire", 30, 15, 1.0)),
    "trade_league": work(
        "trade",
        "",
        ("gate", 30, 19, 1.5),
        ("freighter", 13, 13, 0.7, 8),
        ("freighter", 46, 26, 0.7, 8),
    ),
    "terraforming_guild": work(
        "life", "shores", ("hall", 30, 20, 1.0), ("spire", 13, 21, 0.9), ("spire", 47, 21, 0.9)
    ),
    "galactic_genome_project": work("life", "", ("wheel", 30, 20, 1.8), ("helix", 30, 20, 1.3)),
    "imperium_lords": work(
        "imperium",
        "inhabited",
        ("spire", 30, 18, 1.2),
        ("spire", 15, 22, 0.9),
        ("spire", 45, 22, 0.9),
        "banners",
    ),
    "imperium_seat": work("imperium", "cloudy", ("wheel", 30, 24, 1.7), ("spire", 30, 14, 0.95)),
    "rebel_alliance": work(
        "rebel",
        "shores",
        ("flame", 30, 16, 1.2),
        ("patchwork", 12, 23, 0.8, -24),
        ("patchwork", 48, 23, 0.8, 204),
    ),
    "uplift_code": work("life", "cloudy", ("grid", 30, 18, 1.3), ("helix", 30, 18, 1.0)),
    "galactic_exchange": work("trade", "inhabited", ("stalls", 30, 22, 1.1), ("orbs", 30, 15, 1.3)),
    "galactic_bankers": work(
        "trade", "", ("vault", 30, 17, 1.3), ("coins", 13, 26, 0.8), ("coins", 47, 26, 0.8)
    ),
    "prospecting_guild": work(
        "ore", "rocky", ("scope", 24, 18, 1.2), ("rig", 43, 22, 0.9), "asteroids"
    ),
    "golden_age_of_terraforming": work(
        "life",
        "shores",
        ("dome", 30, 17, 1.5),
        ("spire", 12, 20, 0.8),
        ("spire", 48, 20, 0.8),
        "trees",
    ),
    "universal_peace_institute": work(
        "peace", "cloudy", ("bridge", 30, 24, 1.3), ("hall", 30, 11, 0.9)
    ),
    "pan_galactic_hologrid": work(
        "goods", "", ("grid", 30, 19, 1.6), ("board", 12, 28, 0.5), ("board", 48, 28, 0.5)
    ),
    "pan_galactic_affluence": work(
        "trade", "cloudy", ("stalls", 30, 18, 1.3), ("dome", 12, 24, 0.8), ("dome", 48, 24, 0.8)
    ),
    "alien_cornucopia": work("alien", "", ("horn", 28, 20, 1.6)),
}

# goals and action cards: these have no place of their own, only what they stand for
AIMS = {
    "goal-galactic_standard_of_living": work("goods", "shores", ("dome", 17, 19, 0.9), ("stalls", 40, 17, 0.9)),
    "goal-system_diversity": work("trade", "", ("world", 15, 13, 5), ("world", 46, 12, 4), ("world", 44, 30, 6), ("world", 14, 31, 3), ("orbs", 30, 20, 1.1)),
    "goal-overlord_discoveries": work("alien", "rocky", ("pyramid", 30, 18, 1.1), ("slab", 14, 20, 0.8), ("slab", 46, 20, 0.8)),
    "goal-budget_surplus": work("trade", "inhabited", ("coins", 30, 17, 1.2)),
    "goal-innovation_leader": work("explore", "", ("net", 30, 20, 1.3), ("labs", 13, 30, 0.5), ("scope", 48, 12, 0.6)),
    "goal-galactic_status": work("peace", "inhabited", ("spire", 30, 18, 1.1), ("hall", 30, 23, 0.8)),
    "goal-uplift_knowledge": work("life", "shores", ("helix", 22, 16, 0.9), ("helix", 38, 16, 0.9)),
    "goal-galactic_riches": work("trade", "rocky", ("vault", 22, 16, 0.9), ("orbs", 42, 17, 0.9)),
    "goal-expansion_leader": work("build", "shores", ("ark", 36, 11, 0.8, -14), ("ark", 18, 18, 0.6, -14), ("crane", 45, 24, 0.6)),
    "goal-peace_war_leader": work("peace", "", ("bridge", 30, 26, 1.2), ("blade", 13, 10, 0.7, 10), ("blade", 47, 10, 0.7, 170)),
    "goal-galactic_standing": work("imperium", "cloudy", ("council", 30, 19, 1.2)),
    "goal-military_influence": work("imperium", "rocky", ("fort", 30, 21, 0.9), ("blade", 14, 8, 0.6, 8), ("blade", 42, 8, 0.6, 8)),
    "goal-greatest_military": work("war", "fiery", ("blade", 30, 11, 1.1, -8), ("patchwork", 17, 20, 0.7, -8), ("dart", 43, 20, 0.8, -8)),
    "goal-largest_industry": work("ore", "inhabited", ("tanks", 18, 19, 0.8), ("rig", 32, 17, 0.9), ("tanks", 45, 20, 0.7)),
    "goal-greatest_infrastructure": work("build", "inhabited", ("truss", 30, 9, 0.8), ("wheel", 30, 21, 1.2)),
    "goal-production_leader": work("life", "inhabited", ("dome", 16, 20, 0.8), ("rig", 31, 17, 0.8), ("robot", 45, 19, 1)),
    "goal-research_leader": work("explore", "cloudy", ("scope", 21, 17, 1.1), ("dish", 42, 18, 0.9)),
    "goal-propaganda_edge": work("rebel", "inhabited", ("board", 30, 15, 1.2), ("flame", 48, 24, 0.5)),
    "goal-galactic_prestige": work("imperium", "", ("wheel", 30, 24, 1.5), ("flame", 30, 14, 0.9)),
    "goal-prosperity_lead": work("goods", "cloudy", ("stalls", 30, 17, 1.1), ("dome", 12, 22, 0.7)),
    "action-explore_five": work("explore", "", ("scope", 30, 20, 1.5)),
    "action-explore_one": work("explore", "rocky", ("dart", 34, 15, 1.4, -16)),
    "action-develop": work("build", "", ("truss", 30, 11, 1), ("wheel", 30, 24, 1.5)),
    "action-develop_again": work("build", "inhabited", ("crane", 20, 18, 1), ("crane", 43, 18, 0.9)),
    "action-settle": work("life", "shores", ("ark", 30, 16, 1.2, 16)),
    "action-settle_again": work("life", "rocky", ("dropping", 20, 18, 1), ("dome", 43, 20, 0.9)),
    "action-consume_trade": work("trade", "inhabited", ("freighter", 22, 14, 1, -6), ("freighter", 40, 22, 0.9, 174)),
    "action-consume_twice": work("goods", "cloudy", ("dome", 18, 19, 1), ("dome", 42, 19, 1)),
    "action-produce": work("ore", "fiery", ("rig", 18, 19, 0.9), ("tanks", 40, 20, 1)),
    "action-search": work("imperium", "", ("grid", 30, 20, 1.3), ("scope", 30, 22, 0.9)),
}

DEVELOPMENTS: dict[str, Work] = {**SMALL, **SIXES}
