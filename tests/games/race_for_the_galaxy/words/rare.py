"""Moments of Race for the Galaxy that hardly come about by chance."""

from typing import Any

from starfelt.core.game import Action
from starfelt.core.steps import given
from starfelt.games.race_for_the_galaxy import game
from starfelt.games.race_for_the_galaxy.notation.steps import STEPS
from starfelt.games.race_for_the_galaxy.notation.steps_in_views import RaceQuestion
from starfelt.games.race_for_the_galaxy.rules.powers.designs import copies

Moment = tuple[int, dict[str, Any]]
RACE = game.GAME
OLD = {"set": "gathering_storm"}
QUIRKS = {"engine_quirks": True}
TO_LOSE = ["new_sparta", "colony_ship", "drop_ships", "public_works", "mining_robots"]
TWELVE = [
    "new_sparta", "colony_ship", "drop_ships", "public_works", "mining_robots", "gem_world",
    "comet_zone", "genetics_lab", "export_duties", "space_port", "mining_world", "old_earth",
]  # fmt: skip
EARTH = {"tableau": ["old_earth"]}
OTHER = {"tableau": ["epsilon_eridani"]}


def two(side: dict[str, Any], other: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": 2, "players": [side, other], **more}


def chosen(
    action: str, side: dict[str, Any], other: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """Two players have chosen this action, and have these sides."""
    return after_choice(action, two(side, other or OTHER, **more))


def after_choice(
    action: str, document: dict[str, Any], waiting: int = 0, verb: str = "choose"
) -> dict[str, Any]:
    """All but the last ones, who still have to choose, have chosen this action."""
    s = RACE.read({"game": RACE.name, "rules": RACE.rules, **document})
    for seat in range(s.seats - waiting):
        wanted = [Action(verb, action), Action("choose", action)]
        acts = {RACE.action(act): act for act in s.legal(seat)}
        s.answer(seat, next(acts[one] for one in wanted if one in acts))
    return RACE.write(s)


def after(document: dict[str, Any], *answers: tuple[int, Action]) -> dict[str, Any]:
    """The position after these answers."""
    s = RACE.read(document)
    for seat, action in answers:
        s.answer(seat, next(act for act in s.legal(seat) if RACE.action(act) == action))
    return RACE.write(s)


def on_top(card: str, document: dict[str, Any]) -> dict[str, Any]:
    """The same, but this is the next card of the deck."""
    deck = [other for other in document["deck"] if other != card]
    return {**document, "deck": [*deck, card]}


def boosted(action: str, side: dict[str, Any], waiting: int = 0, **more: Any) -> dict[str, Any]:
    """The first player has chosen this action with the prestige card."""
    document = two({"prestige": 1, **side}, OTHER, **more)
    return after_choice(action, document, waiting, verb="boost")


def scavengers() -> dict[str, Any]:
    """All have chosen their start worlds but one, and somebody has to save a card."""
    s = RACE.start(6, 1)
    wanted = Action("keep", "galactic_scavengers")
    while len(s.open) > 1 or more_than_one_left(STEPS.asked(s, s.open[0])):
        seat = s.asked()[0]
        acts = {RACE.action(act): act for act in s.legal(seat)}
        s.answer(seat, acts.get(wanted, s.legal(seat)[0]))
    return RACE.write(s)


def more_than_one_left(question: RaceQuestion) -> bool:
    """Is a start world still to be chosen, or more than one card to be saved or discarded?"""
    return question.step == "choose_start" or given(question.left) > 1


def nothing_left() -> dict[str, Any]:
    """All cards of the base game are in three hands: there is nothing to draw."""
    counts = copies(0)
    cards = [card for n, card in enumerate(RACE.cards) for _ in range(counts[n])]
    starts = cards[:3]
    sides = [{"tableau": [card], "hand": cards[3 + n :: 3]} for n, card in enumerate(starts)]
    return {"seats": 3, "options": {"set": "base"}, "deck": [], "players": sides}


def attack(target: str, attacker: dict[str, Any], owner: dict[str, Any]) -> dict[str, Any]:
    """Nobody has placed a world, and the first player attacks this one."""
    place_none = [(seat, Action("none")) for seat, p in enumerate((attacker, owner)) if "hand" in p]
    return after(chosen("settle", attacker, owner), *place_none, (0, Action("attack", target)))


SEAT = {"tableau": ["new_sparta", "imperium_seat", "rebel_alliance", "space_marines"]}
CASUS = "interstellar_casus_belli"
OWNER = {"tableau": ["old_earth", "rebel_base", "imperium_troops"]}
COUNCIL = {"tableau": ["old_earth", "rebel_fuel_cache", "pan_galactic_security_council"]}

MOMENTS: list[Moment] = [
    (1, scavengers()),
    # what the first two sets have
    (2, after(chosen("settle", {"tableau": ["new_sparta", "space_mercenaries"],
                                "hand": ["malevolent_lifeforms", "gem_world", "spice_world"]}),
              (0, Action("place", "malevolent_lifeforms")))),
    (2, chosen("settle", {"tableau": ["new_sparta", "contact_specialist"],
                          "hand": ["gem_world", "new_survivalists"]})),
    (2, chosen("settle", {"tableau": TO_LOSE, "hand": ["gem_world", "spice_world", "comet_zone"]},
               goals=[{"goal": "greatest_infrastructure", "seats": [0]}])),
    (2, chosen("settle", {"tableau": TO_LOSE, "hand": ["gem_world", "spice_world", "comet_zone"]},
               options=QUIRKS)),
    (2, chosen("produce", {"tableau": ["damaged_alien_factory", "consumer_markets", "gem_world"],
                           "hand": ["spice_world"]})),
    (1, after_choice("explore_one", nothing_left(), waiting=1)),
    (2, chosen("consume_twice", {"tableau": ["old_earth", "gambling_world", "gem_world"],
                                 "goods": [None, None, "plague_world"]}, options=OLD)),
    # how a game ends
    (1, after_choice("produce", two(EARTH, OTHER, pool=0), 1)),
    (1, after_choice("produce", two({"tableau": TWELVE}, OTHER), 1)),
    (1, after_choice("produce", two({**EARTH, "prestige": 15}, OTHER), 1)),
    (1, after_choice("produce", two(EARTH, OTHER, round=1, options={"cap": 1}), 1)),
    # exploring and developing
    (1, chosen("explore_one", {"tableau": ["old_earth", "alien_departure_point"],
                               "hand": ["gem_world"]})),
    (1, chosen("explore_one", {"tableau": ["old_earth", "blaster_runners"],
                               "hand": ["gem_world"]})),
    (1, chosen("develop", {"tableau": ["old_earth", "information_hub"],
                           "hand": ["gem_world", "spice_world"]})),
    (2, after(chosen("develop", {"tableau": ["old_earth", "r_d_crash_program", "comet_zone",
                                             "golden_age_of_terraforming", "mining_world"],
                                 "goods": [None, None, "plague_world", None, "distant_world"],
                                 "hand": ["drop_ships", "gem_world", "spice_world"]}),
              (0, Action("place", "drop_ships")))),
    (2, chosen("develop", {"tableau": ["galactic_scavengers"],
                           "hand": ["drop_ships", "gem_world", "spice_world", "comet_zone"]})),
    # settling
    (2, chosen("settle", {"tableau": ["new_sparta", "imperium_invasion_fleet", "lifeforms_inc"],
                          "goods": [None, None, "plague_world"],
                          "hand": ["spice_world", "comet_zone", "hive_world"]})),
    (3, chosen("settle", {"tableau": ["new_sparta", "imperium_fuel_depot", "improved_logistics",
                                      "rebel_sneak_attack", "terraforming_engineers"],
                          "hand": ["rebel_fuel_cache", "rebel_miners", "gem_world"]})),
    (3, chosen("settle", {"tableau": ["artist_colony", "terraforming_engineers"],
                          "hand": ["gem_world"]})),
    (2, chosen("settle", {"tableau": ["new_sparta", "alien_booby_trap", "rebel_fuel_refinery"],
                          "goods": [None, None, "plague_world"], "prestige": 1,
                          "hand": ["rebel_base"]})),
    # takeovers
    (1, chosen("settle", SEAT, OWNER)),
    (1, attack("rebel_base", SEAT, OWNER)),
    (2, attack("rebel_fuel_cache", {"tableau": ["new_sparta", "imperium_seat", "space_marines",
                                                "new_military_tactics"]},
               {"tableau": ["old_earth", "rebel_fuel_cache", "space_mercenaries"],
                "hand": ["gem_world", "spice_world"]})),
    (2, attack("rebel_miners", {"tableau": ["new_sparta", "imperium_seat", "space_marines"]},
               {"tableau": ["old_earth", "rebel_miners", "mercenary_fleet"],
                "hand": ["gem_world", "spice_world"]})),
    (1, attack("rebel_fuel_cache", {"tableau": ["new_sparta", CASUS], "prestige": 1},
               {**COUNCIL, "prestige": 1})),
    (1, chosen("settle", {"tableau": ["new_sparta", "imperium_planet_buster"]},
               {"tableau": ["old_earth", "rebel_fuel_cache", "space_marines"]})),
    (1, chosen("settle", {"tableau": ["new_sparta", "imperium_invasion_fleet", CASUS],
                          "prestige": 1},
               {"tableau": ["galactic_scavengers"], "saved": [["plague_world", 0]]})),
    # consuming
    (2, chosen("consume_trade", {"tableau": ["trade_league", "alien_oort_cloud_refinery"],
                                 "goods": [None, "plague_world"]})),
    (2, chosen("consume_twice", {"tableau": ["alien_guardian", "r_d_crash_program", CASUS],
                                 "prestige": 1, "hand": ["gem_world", "spice_world"]})),
    (2, chosen("consume_twice", {"tableau": ["alien_research_team", "alien_oort_cloud_refinery"],
                                 "goods": [None, "plague_world"]})),
    (2, chosen("consume_twice", {"tableau": ["old_earth", "new_gambling_world", "gem_world"],
                                 "goods": [None, None, "plague_world"], "hand": ["spice_world"]})),
    (1, on_top("alien_monolith", chosen("consume_twice", {
        "tableau": ["old_earth", "new_gambling_world"], "hand": ["gem_world", "new_economy"]}))),
    (2, boosted("consume_trade", {"tableau": ["old_earth", "alien_guardian"],
                                  "hand": ["gem_world", "spice_world"]})),
    # producing, searching, and the end of a round
    (2, chosen("produce", {"tableau": ["old_earth", "alien_oort_cloud_refinery"]})),
    (1, chosen("produce", {"tableau": ["old_earth", "destroyed_world", "refugee_world"]})),
    (1, after_choice("produce", two({"tableau": ["galactic_scavengers"],
                                     "saved": [["plague_world", 0]]}, OTHER), 1)),
    (1, boosted("produce", EARTH, 1)),
    (2, chosen("search", EARTH)),
    (1, chosen("produce", {"tableau": ["alpha_centauri", "retrofit_salvage_inc"]},
               {**OTHER, "hand": TWELVE[:11]})),
    (0, {"seats": 2, "options": {"two_actions": True},
         "players": [{**EARTH, "prestige": 1}, {"tableau": ["new_sparta"]}]}),
]  # fmt: skip
