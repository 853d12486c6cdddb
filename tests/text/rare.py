"""Moments that hardly come about by chance, and how many answers on they are followed."""

from typing import Any

from wanted import GAMES

from starfelt.core.game import Action
from starfelt.games.race_for_the_galaxy.cards import copies

ROW = ["ram", "cutter", "corvette", "trade_bot", "the_hive"]
KEPT = ("recon_2", "recon_3", "leia_organa", "luke_skywalker", "obi_wan_kenobi", "r2d2_c3po")
SPENT = [card for card in GAMES["empire_vs_rebellion"].cards[:24] if card not in KEPT]
Moment = tuple[int, dict[str, Any]]
RACE = GAMES["race_for_the_galaxy"]
TO_LOSE = ["new_sparta", "colony_ship", "drop_ships", "public_works", "mining_robots"]


def chosen(action: str, side: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Two players of Race for the Galaxy have chosen this action, and the first has this side."""
    players = [side, {"tableau": ["old_earth"]}]
    return after_choice(action, {"seats": 2, "players": players, **more})


def after_choice(action: str, document: dict[str, Any], waiting: int = 0) -> dict[str, Any]:
    """All but the last ones, who still have to choose, have chosen this action."""
    s = RACE.read({"game": RACE.name, "rules": RACE.rules, **document})
    for seat in range(s.seats - waiting):
        acts = {RACE.action(act): act for act in s.legal(seat)}
        s.answer(seat, acts[Action("choose", action)])
    return RACE.write(s)


def nothing_left() -> dict[str, Any]:
    """All cards of the base game are in three hands: there is nothing to draw."""
    counts = copies(0)
    cards = [card for n, card in enumerate(RACE.cards) for _ in range(counts[n])]
    starts = cards[:3]
    sides = [{"tableau": [card], "hand": cards[3 + n :: 3]} for n, card in enumerate(starts)]
    return {"seats": 3, "options": {"set": "base"}, "deck": [], "players": sides}


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
        (2, {"players": [{"ready": ["leia_organa"]}, {"ready": ["recon_3"]}]}),
        (2, {"players": [{"ready": ["recon_2"], "deck": ["recon_3"], "discards": SPENT}, {}]}),
        (1, {"options": {"tutorial": True}, "passes": 1,
             "players": [{"ready": ["military_4", "recon_4", "recon_5"]},
                         {"ready": ["military_5", "recon_2", "recon_5"]}]}),
    ],
    "race_for_the_galaxy": [
        (3, chosen("settle", {"tableau": ["new_sparta", "space_mercenaries"],
                              "hand": ["malevolent_lifeforms", "gem_world", "spice_world"]})),
        (2, chosen("settle", {"tableau": ["new_sparta", "contact_specialist"],
                              "hand": ["gem_world", "new_survivalists"]})),
        (2, chosen("settle", {"tableau": TO_LOSE,
                              "hand": ["gem_world", "spice_world", "comet_zone"]},
                   goals=[{"goal": "greatest_infrastructure", "seats": [0]}])),
        (2, chosen("produce", {"tableau": ["damaged_alien_factory", "consumer_markets",
                                           "gem_world"], "hand": ["spice_world"]})),
        (1, after_choice("explore_one", nothing_left(), waiting=1)),
    ],
}  # fmt: skip
