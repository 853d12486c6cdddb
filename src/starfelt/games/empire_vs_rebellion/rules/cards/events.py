"""The 24 events."""

from typing import Final

from ..card import ALL_ON, NO_EFFECT
from ..event_cards import (
    CharacterToReserve,
    DiscardStrategy,
    DivertLoser,
    Effect,
    LocateLoser,
    LoserLosesInfluence,
    MayAddCharacter,
    ReorderEvents,
    TakeBackStrategies,
)
from ..resources import set_of

EVENT_ROWS: Final[list[tuple[str, int, int, int, int, Effect, int]]] = [
    ("acquire_the_death_star_plans", 3, 13, 2, 1, LoserLosesInfluence(2), ALL_ON),
    ("attack_on_echo_base", 3, 9, 2, 1, NO_EFFECT, set_of("diplomacy")),
    ("balance_of_the_force", 5, 7, 1, 2, ReorderEvents(), ALL_ON),
    ("battle_of_endor", 5, 17, 3, 0, NO_EFFECT, set_of("the_force")),
    ("battle_of_hoth", 5, 17, 3, 0, NO_EFFECT, ALL_ON),
    ("battle_of_yavin", 4, 15, 3, 0, NO_EFFECT, ALL_ON),
    ("control_of_endor", 2, 9, 1, 2, NO_EFFECT, ALL_ON),
    ("create_a_diversion", 2, 5, 1, 2, DivertLoser(), ALL_ON),
    ("destroy_the_shield_generator", 2, 8, 2, 1, LoserLosesInfluence(2), ALL_ON),
    ("diplomatic_freedom", 3, 11, 1, 2, NO_EFFECT, ALL_ON),
    ("display_of_power", 4, 10, 3, 0, DiscardStrategy(), ALL_ON),
    (
        "duel_on_cloud_city", 6, 21, 3, 0, NO_EFFECT,
        set_of("character") & ~set_of("luke_skywalker", "darth_vader"),
    ),
    ("escape_from_tatooine", 3, 11, 1, 2, NO_EFFECT, ALL_ON),
    ("evacuation_of_echo_base", 4, 15, 2, 1, NO_EFFECT, set_of("recon")),
    ("fall_of_a_hero", 3, 9, 1, 2, CharacterToReserve(of_winner=False), ALL_ON),
    ("heart_of_the_empire", 4, 13, 1, 2, NO_EFFECT, ALL_ON),
    ("locate_the_rebel_base", 5, 9, 1, 2, LocateLoser(), ALL_ON),
    ("most_desperate_hour", 4, 13, 1, 2, NO_EFFECT, set_of("military")),
    ("negotiate_with_the_hutts", 3, 13, 3, 0, CharacterToReserve(of_winner=True), ALL_ON),
    ("occupation_of_cloud_city", 2, 5, 2, 1, MayAddCharacter(), ALL_ON),
    ("rebel_uprising", 6, 19, 1, 2, MayAddCharacter(), ALL_ON),
    ("rescue_mission_to_cloud_city", 3, 7, 1, 2, NO_EFFECT, ALL_ON),
    ("securing_the_rebel_base_on_yavin_4", 2, 9, 1, 2, NO_EFFECT, ALL_ON),
    ("ultimate_power_in_the_universe", 3, 7, 2, 1, TakeBackStrategies(), ALL_ON),
]  # fmt: skip
