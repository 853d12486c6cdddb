"""Moments that hardly come about by chance, and how many answers on they are followed."""

from tests.games.race_for_the_galaxy.words.rare import MOMENTS, Moment
from tests.words.wanted import GAMES

ROW = ["ram", "cutter", "corvette", "trade_bot", "the_hive"]
KEPT = ("recon_2", "recon_3", "leia_organa", "luke_skywalker", "obi_wan_kenobi", "r2d2_c3po")
SPENT = [card for card in GAMES["empire_vs_rebellion"].cards[:24] if card not in KEPT]
RARE: dict[str, list[Moment]] = {
    "stolen_plans": [
        (1, {"seats": 2, "hands": [["r2d2", "darth_vader", "traitor"], ["jawa"]]}),
    ],
    "star_realms": [
        (3, {"players": [{"hand": ["scout"], "discards": ["ram"], "bases": ["brain_world"]}, {}]}),
        (2, {"players": [{"ships": ["blob_carrier", "blob_fighter"]}, {}]}),
        (1, {"players": [{"hand": ["imperial_fighter"]}, {}]}),
        (1, {"players": [{"hand": ["missile_mech"]}, {"bases": ["war_world"]}]}),
        (2, {"options": {"destroy_own_base": True},
             "players": [{"hand": ["missile_mech"], "bases": ["blob_wheel"]}, {}]}),
        (3, {"players": [{"hand": ["stealth_needle"], "ships": ["survey_ship", "corvette"]}, {}]}),
    ],
    "empire_vs_rebellion": [
        (2, {"players": [{"side": "empire", "ready": ["admiral_piett"], "discards": ["recon_5"]},
                         {"ready": ["recon_3"], "discards": ["recon_5", "military_4"]}]}),
        (1, {"players": [{"side": "empire", "ready": ["darth_vader"]}, {"exhausted": ["yoda"]}]}),
        (2, {"players": [{"ready": ["leia_organa"]}, {"ready": ["recon_3"]}]}),
        (2, {"players": [{"ready": ["recon_2"], "deck": ["recon_3"], "discards": SPENT}, {}]}),
        (1, {"options": {"tutorial": True}, "passes": 1,
             "players": [{"ready": ["military_4", "recon_4", "recon_5"]},
                         {"ready": ["military_5", "recon_2", "recon_5"]}]}),
    ],
    "race_for_the_galaxy": MOMENTS,
}  # fmt: skip
